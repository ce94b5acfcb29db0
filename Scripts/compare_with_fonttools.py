"""Compares what `lineheight metrics` reads with what fontTools reads, face by face. Any difference fails.

    python3 compare_with_fonttools.py LINEHEIGHT FOLDER...

Every sfnt font below the folders is compared: head, hhea, OS/2, bit 7, STAT, MVAR, xHeight, capHeight, axes and the places
of named instances. Variable fonts are compared at their default and at the lowest and highest value of all their axes
too, with MVAR's deltas as fontTools computes them; there HarfBuzz is asked as well, and where it says the same as
fontTools, so must we.
"""

import json
import logging
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import uharfbuzz
from fontTools.ttLib import TTCollection, TTFont, TTLibError
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap
from fontTools.varLib.varStore import VarStoreInstancer

# Old dates and the like are not what is compared.
logging.getLogger("fontTools").setLevel(logging.ERROR)

SIGNATURES = {b"\0\1\0\0", b"OTTO", b"true", b"ttcf", b"wOFF", b"wOF2"}
MVAR_FIELDS = {"hasc": ("typo", "ascender"), "hdsc": ("typo", "descender"), "hlgp": ("typo", "lineGap"),
               "hcla": ("win", "ascent"), "hcld": ("win", "descent"), "xhgt": ("xHeight",), "cpht": ("capHeight",)}
FIELDS = ("unitsPerEm", "hhea", "typo", "win", "os2Version", "fsSelection", "useTypoMetrics", "stat", "mvar",
          "xHeight", "capHeight", "axes", "places")


def is_font(path):
    with open(path, "rb") as file:
        return file.read(4) in SIGNATURES


def faces(path):
    with open(path, "rb") as file:
        is_collection = file.read(4) == b"ttcf"
    return TTCollection(path, lazy=True).fonts if is_collection else [TTFont(path, lazy=True)]


def line(ascender=None, descender=None, gap=None):
    return {"ascender": ascender, "descender": descender, "lineGap": gap}


def expected(font):
    """The face as the tool should report it, by what fontTools reads."""
    hhea = font["hhea"] if "hhea" in font else None
    raw = font.reader["OS/2"] if "OS/2" in font else b""
    # A table that is cut short is no OS/2 to fontTools; what it lacks is absent to us.
    os2 = font["OS/2"] if len(raw) >= 78 else None
    version = int.from_bytes(raw[:2]) if raw else None
    selection = int.from_bytes(raw[62:64]) if raw else None
    heights = os2 is not None and version >= 2 and len(raw) >= 96
    return {
        "unitsPerEm": font["head"].unitsPerEm,
        "hhea": line(hhea.ascent, hhea.descent, hhea.lineGap) if hhea else line(),
        "typo": line(os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap) if os2 else line(),
        "win": {"ascent": os2.usWinAscent if os2 else None, "descent": os2.usWinDescent if os2 else None},
        "os2Version": version,
        "fsSelection": selection,
        "useTypoMetrics": version >= 4 and bool(selection & 1 << 7) if raw else None,
        "stat": "STAT" in font, "mvar": "MVAR" in font,
        "xHeight": os2.sxHeight if heights else None, "capHeight": os2.sCapHeight if heights else None,
        "axes": [{"tag": axis.axisTag, "minimum": axis.minValue, "default": axis.defaultValue, "maximum": axis.maxValue}
                 for axis in font["fvar"].axes] if varies(font) else [],
        "places": [instance.coordinates for instance in font["fvar"].instances] if varies(font) else [],
    }


def varies(font):
    return "fvar" in font and ("gvar" in font or "CFF2" in font)


def varied(font, values, location):
    """The same at a location, MVAR's deltas added; hhea follows where it equals typo."""
    axes = {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes}
    place = normalizeLocation(location, axes)
    if "avar" in font:
        place = {tag: piecewiseLinearMap(value, font["avar"].segments.get(tag) or {-1: -1, 0: 0, 1: 1})
                 for tag, value in place.items()}
    values = json.loads(json.dumps(values))
    follows = values["hhea"] == values["typo"]
    if "MVAR" in font:
        table = font["MVAR"].table
        instancer = VarStoreInstancer(table.VarStore, font["fvar"].axes, place)
        for record in table.ValueRecord:
            *outer, key = MVAR_FIELDS.get(record.ValueTag, (None,))
            holder = values[outer[0]] if outer else values
            if key is not None and holder[key] is not None:
                holder[key] += round(instancer[record.VarIdx])
    if follows:
        values["hhea"] = dict(values["typo"])
    return values


def harfbuzz(path, index, location, uses_typo):
    """The same fields by HarfBuzz, which shows the triple that bit 7 chooses and no other."""
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path)), index))
    font.set_variations(location)
    extents = font.get_font_extents("ltr")
    tags = uharfbuzz.OTMetricsTag
    return {
        "typo" if uses_typo else "hhea": line(extents.ascender, extents.descender, extents.line_gap),
        "xHeight": font.get_metric_position(tags.X_HEIGHT), "capHeight": font.get_metric_position(tags.CAP_HEIGHT),
    }


class SecondOracle:
    """Counts what HarfBuzz says of variable fonts: it varies hhea always, fontTools only together with typo."""

    def __init__(self):
        self.compared = self.disputed = self.differences = 0

    def compare(self, path, index, location, wanted, found):
        for field, value in harfbuzz(path, index, location, wanted["useTypoMetrics"]).items():
            if value != wanted[field]:
                self.disputed += 1
                continue
            self.compared += 1
            if found is None or found[field] != value:
                self.differences += 1
                yield f"{field}: {found and found[field]} where HarfBuzz and fontTools have {value}"


def read(lineheight, paths, axes=()):
    """What the tool says, by path and face."""
    command = [lineheight, "metrics", "--files-from", "-", "-0", "--format", "ndjson", "--quiet", *axes]
    run = subprocess.run(command, input="\0".join(map(str, paths)), capture_output=True, text=True)
    records = [json.loads(text) for text in run.stdout.splitlines()]
    for record in records:
        record["axes"] = record["font"]["axes"]
        record["places"] = [instance["axes"] for instance in record["font"]["instances"]]
    return {(record["font"]["source"], record["font"]["face"]): record for record in records}, run.stderr


def differences(found, wanted):
    if found is None:
        return ["not read"]
    return [f"{field}: {found[field]} where fontTools has {wanted[field]}"
            for field in FIELDS if found[field] != wanted[field]]


def main(lineheight, *folders):
    paths = sorted(path for folder in folders for path in Path(folder).rglob("*") if path.is_file() and is_font(path))
    found, errors = read(lineheight, paths)
    compared, problems, second = 0, defaultdict(list), SecondOracle()
    for path in paths:
        try:
            fonts = faces(path)
        except TTLibError as error:
            problems[path].append(f"fontTools cannot read it: {error}")
            continue
        for index, font in enumerate(fonts):
            wanted = expected(font)
            compared += 1
            problems[path] += [f"face {index}: {text}" for text in differences(found.get((str(path), index)), wanted)]
            if not varies(font):
                continue
            axes = {axis.axisTag: axis for axis in font["fvar"].axes}
            default = {tag: axis.defaultValue for tag, axis in axes.items()}
            problems[path] += second.compare(path, index, default, wanted, found.get((str(path), index)))
            for end in ("minValue", "maxValue"):
                location = {tag: getattr(axis, end) for tag, axis in axes.items()}
                options = [f"--axis={tag}={value:.5f}" for tag, value in location.items()]
                records, _ = read(lineheight, [path], [*options, f"--face={index}"])
                compared += 1
                there, record = varied(font, wanted, location), records.get((str(path), index))
                problems[path] += [f"face {index} {' '.join(options)}: {problem}" for problem in
                                   [*differences(record, there), *second.compare(path, index, location, there, record)]]
    problems = {path: texts for path, texts in problems.items() if texts}
    for path, texts in problems.items():
        for text in texts:
            print(f"{path}: {text}")
    print(errors, end="")
    print(f"oracle: {compared} faces and places compared, {sum(map(len, problems.values()))} differences")
    print(f"HarfBuzz: {second.compared} values of variable fonts compared, {second.differences} differences; "
          f"{second.disputed} more left out, where it and fontTools differ")
    return 1 if problems or not compared or not second.compared else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
