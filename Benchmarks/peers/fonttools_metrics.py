"""The raw metrics of font files through fontTools, as one line of JSON a face: what a script would do."""

import json
import sys

from fontTools.ttLib import TTCollection, TTFont


def faces(path):
    with open(path, "rb") as file:
        if file.read(4) != b"ttcf":
            return [TTFont(path, lazy=True)]
    return TTCollection(path, lazy=True).fonts


for path in sys.argv[1:]:
    for index, font in enumerate(faces(path)):
        if "hhea" not in font:
            continue
        hhea, os2, name = font["hhea"], font["OS/2"] if "OS/2" in font else None, font["name"]
        print(json.dumps({
            "source": path, "face": index, "postScriptName": name.getDebugName(6),
            "family": name.getBestFamilyName(), "style": name.getBestSubFamilyName(), "version": name.getDebugName(5),
            "unitsPerEm": font["head"].unitsPerEm, "hhea": [hhea.ascent, hhea.descent, hhea.lineGap],
            "typo": os2 and [os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap],
            "win": os2 and [os2.usWinAscent, os2.usWinDescent], "stat": "STAT" in font, "mvar": "MVAR" in font}))
