"""Makes the fixture fonts and the values that must be read from them.

    python3 make_fonts.py [OUTDIR]        OUTDIR is fonts/ beside this script

Fonts, expected.csv and expected-variations.csv all follow from FACES, the same bytes on each run.
"""

import csv
import io
import logging
import struct
import sys
import zlib
from collections import defaultdict
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.psCharStrings import T2CharString
from fontTools.misc.timeTools import timestampFromString
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.builder import buildVarData, buildVarRegionList, buildVarStore

from faces import FACES, INSTANCES, PEAK, PEAK_DELTAS, PEAK_WIDENING, WEIGHT_BEND, WEIGHTS, Line

MADE = timestampFromString("Wed Jan  1 00:00:00 2025")      # so that the bytes never change

logging.getLogger("fontTools").setLevel(logging.ERROR)      # bit 7 before OS/2 version 4 is meant


# Fonts

CHARACTERS = {" ": "space", "A": "A", "x": "x", "À": "Agrave", "행": "uniD589", "간": "uniAC04"}
GLYPHS = [".notdef", *CHARACTERS.values()]


def drawings(face):
    """Each glyph as its advance and its boxes (left, bottom, right, top)."""
    def em(hundredths):
        return face.units_per_em * hundredths // 100

    capital = (em(5), 0, em(55), face.cap_height)
    accent = (em(20), face.agrave_top - em(4), em(40), face.agrave_top)
    hangul = (em(5), -em(10), em(95), em(72))
    return {
        ".notdef": (em(60), [capital]), "space": (em(30), []),
        "A": (em(60), [capital]), "x": (em(50), [(em(5), 0, em(45), face.x_height)]),
        "Agrave": (em(60), [capital, accent]),
        "uniD589": (em(100), [hangul]), "uniAC04": (em(100), [hangul]),
    }


def draw(pen, boxes):
    for left, bottom, right, top in boxes:
        pen.moveTo((left, bottom))
        for point in ((left, top), (right, top), (right, bottom)):
            pen.lineTo(point)
        pen.closePath()
    return pen


def widening_string(boxes):
    """A CFF2 charstring of boxes whose right edge moves by PEAK_WIDENING."""
    program, x, y = [], 0, 0
    for left, bottom, right, top in boxes:
        program += [left - x, bottom - y, "rmoveto", right - left, PEAK_WIDENING, 1, "blend", "hlineto",
                    top - bottom, "vlineto", left - right, -PEAK_WIDENING, 1, "blend", "hlineto"]
        x, y = left, top
    return T2CharString(program=program)


def add_outlines(builder, face, glyphs):
    def each(make):
        return {name: make(advance, boxes) for name, (advance, boxes) in glyphs.items()}

    if face.outlines == "glyf":
        builder.setupGlyf(each(lambda _, boxes: draw(TTGlyphPen(None), boxes).glyph()))
    elif face.outlines == "CFF ":
        builder.setupCFF(face.post_script_name, {"FamilyName": face.family, "Weight": face.style},
                         each(lambda advance, boxes: draw(T2CharStringPen(advance, None), boxes).getCharString()), {})
    elif face.outlines == "CFF2":
        builder.setupCFF2(each(lambda _, boxes: widening_string(boxes)), regions=[PEAK])
    elif face.outlines == "CBDT":
        png = box_png()
        add_bitmaps(builder.font, "CB", 0x30000, bits=32, kind=19, box=struct.pack(">L", len(png)) + png)
    elif face.outlines == "sbix":
        add_sbix(builder.font)
    else:
        add_bitmaps(builder.font, "EB", 0x20000, bits=1, kind=5, box=bytes([0b11111111] * 8))
    if face.outlines in ("sbix", "OTB"):
        builder.setupGlyf(each(lambda *_: TTGlyphPen(None).glyph()))


def add_bitmaps(font, prefix, version, bits, kind, box):
    """One strike at 10 pixels an em, in which every glyph is a box of 8 x 8 pixels in an image format."""
    last = len(GLYPHS) - 1
    line = struct.pack(">bbBbbbbbbbxx", 8, -2, 8, 1, 0, 0, 0, 0, 8, 0)
    index = struct.pack(">HHL HHLL 8B", 0, last, 8, 2, kind, 4, len(box), *[8, 8, 0, 8, 9, 0, 0, 10])
    strike = struct.pack(">LLLL", 56, len(index), 1, 0) + 2 * line + struct.pack(">HHBBBb", 0, last, 10, 10, bits, 1)
    font[prefix + "LC"] = raw_table(prefix + "LC", struct.pack(">LL", version, 1) + strike + index)
    font[prefix + "DT"] = raw_table(prefix + "DT", struct.pack(">L", version) + box * len(GLYPHS))


def add_sbix(font):
    """The same strike in Apple's table: offsets of the glyphs, each with its origin and `png `."""
    glyph = struct.pack(">hh4s", 0, 0, b"png ") + box_png()
    first = 4 + 4 * (len(GLYPHS) + 1)
    offsets = [first + index * len(glyph) for index in range(len(GLYPHS) + 1)]
    strike = struct.pack(f">HH{len(offsets)}L", 10, 72, *offsets) + glyph * len(GLYPHS)
    font["sbix"] = raw_table("sbix", struct.pack(">HHLL", 1, 1, 1, 12) + strike)


def box_png():
    """8 x 8 black pixels. Stored, not compressed: every version of zlib writes the same."""
    def chunk(kind, data):
        return struct.pack(">L", len(data)) + kind + data + struct.pack(">L", zlib.crc32(kind + data))

    rows = (b"\0" + b"\0\0\0\xff" * 8) * 8
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">LLBBBBB", 8, 8, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 0)) + chunk(b"IEND", b""))


def raw_table(tag, data):
    table = DefaultTable(tag)
    table.data = data
    return table


def names(face):
    """The name table. A style that name 2 cannot say needs names 16 and 17."""
    plain = face.style in ("Regular", "Bold", "Italic")
    full = f"{face.family} {face.style}"
    table = {1: {"en": face.family if plain else full}, 2: face.style if plain else "Regular",
             3: f"1.000;{face.post_script_name}", 4: {"en": full}, 5: "Version 1.000", 6: face.post_script_name}
    if not plain or face.korean_family:
        table |= {16: {"en": face.family}, 17: face.style}
    if face.korean_family:
        for name_id in (1, 4, 16):
            table[name_id]["ko"] = face.korean_family + (f" {face.style}" if name_id == 4 else "")
    if face.variation:
        table[25] = instance_prefix(face)
    return table


def instance_prefix(face):
    """Begins the PostScript names of instances; FreeType names none without it (name 25)."""
    return face.post_script_name.removesuffix("-Regular")


def add_axes(builder, face):
    axes = [("wght", 100, 400, 900, "Weight")]
    location = {}
    if face.variation.width_axis:
        axes.append(("wdth", 75, 100, 125, "Width"))
        location = {"wdth": 100}
    builder.setupFvar(axes, [{"location": {"wght": WEIGHTS[name]} | location, "stylename": name,
                              "postscriptfontname": f"{instance_prefix(face)}-{name}"} for name in INSTANCES])


def add_deltas(font, face):
    """What varies along the axes; the deltas of CFF2 are in its outlines."""
    axis_tags = [axis.axisTag for axis in font["fvar"].axes]
    if face.variation.width_axis:
        font["avar"] = newTable("avar")
        font["avar"].segments = {"wght": WEIGHT_BEND, "wdth": {-1: -1, 0: 0, 1: 1}}
    if face.variation.gvar and face.outlines == "glyf":
        font["gvar"] = gvar(font["glyf"])
    if face.variation.mvar:
        font["MVAR"] = mvar(axis_tags)


def gvar(glyf):
    """Moves the right edge of each box, and the advance, by PEAK_WIDENING."""
    table = newTable("gvar")
    table.version, table.reserved = 1, 0
    box = [(0, 0), (0, 0), (PEAK_WIDENING, 0), (PEAK_WIDENING, 0)]
    phantoms = [(0, 0), (PEAK_WIDENING, 0), (0, 0), (0, 0)]
    table.variations = {name: [TupleVariation(PEAK, box * glyf[name].numberOfContours + phantoms)]
                        for name in GLYPHS}
    return table


def mvar(axis_tags):
    deltas = buildVarData([0], [[delta] for delta in PEAK_DELTAS.values()])
    table = newTable("MVAR")
    table.table = otTables.MVAR()
    table.table.Version = 0x10000
    table.table.Reserved = 0
    table.table.ValueRecordSize = 8
    table.table.ValueRecordCount = len(PEAK_DELTAS)
    table.table.ValueRecord = []
    for index, tag in enumerate(PEAK_DELTAS):
        record = otTables.MetricsValueRecord()
        record.ValueTag, record.VarIdx = tag, index
        table.table.ValueRecord.append(record)
    table.table.VarStore = buildVarStore(buildVarRegionList([PEAK], axis_tags), [deltas])
    return table


def add_stat(builder, face):
    weights = INSTANCES if face.variation else [face.style]
    axes = [{"tag": "wght", "name": "Weight", "values": [{"value": WEIGHTS[name], "name": name} for name in weights]}]
    if face.variation and face.variation.width_axis:
        axes.append({"tag": "wdth", "name": "Width", "values": [{"value": 100, "name": "Normal", "flags": 2}]})
    builder.setupStat(axes)


def build(face):
    bold, italic = face.style == "Bold", face.style == "Italic"
    builder = FontBuilder(face.units_per_em, isTTF=not face.outlines.startswith("CFF"))
    font = builder.font
    glyphs = drawings(face)

    builder.setupHead(unitsPerEm=face.units_per_em, fontRevision=1.0, created=MADE, modified=MADE, flags=0b11,
                      macStyle=bold | italic << 1, lowestRecPPEM=8)
    builder.setupGlyphOrder(GLYPHS)
    builder.setupCharacterMap({ord(character): name for character, name in CHARACTERS.items()})
    builder.setupHorizontalMetrics({name: (advance, boxes[0][0] if boxes else 0)
                                    for name, (advance, boxes) in glyphs.items()})
    ascender, descender, gap = face.hhea or Line(0, 0, 0)
    builder.setupHorizontalHeader(ascender=ascender, descender=descender, lineGap=gap)
    builder.setupNameTable(names(face), mac=False)
    builder.setupPost(keepGlyphNames=False)

    if face.os2_version is not None:
        builder.setupOS2(
            version=face.os2_version, achVendID="HGGN", usWeightClass=WEIGHTS[face.style],
            fsSelection=italic | bold << 5 | (not bold and not italic) << 6 | face.bit7 << 7,
            sTypoAscender=face.typo.ascender, sTypoDescender=face.typo.descender, sTypoLineGap=face.typo.gap,
            usWinAscent=face.win.ascent, usWinDescent=face.win.descent,
            sxHeight=face.x_height, sCapHeight=face.cap_height)

    if face.variation:
        add_axes(builder, face)
    add_outlines(builder, face, glyphs)
    if face.variation:
        add_deltas(font, face)
    if face.stat:
        add_stat(builder, face)
    return trim(font, face)


def trim(font, face):
    """Takes away what fontTools itself would not leave out, from the bytes of the finished font."""
    data = io.BytesIO()
    font.save(data)
    font = TTFont(data, recalcTimestamp=False)
    if face.os2_length:
        font["OS/2"] = raw_table("OS/2", font.reader["OS/2"][:face.os2_length])
    if face.hhea is None:
        del font["hhea"]
        font.sfntVersion = "true"
    return font


# Expected values

def exact(value):
    """A fraction whose decimals end, in full."""
    return format((Decimal(value.numerator) / Decimal(value.denominator)).normalize(), "f")


def expected_row(face, index):
    has_os2 = face.os2_version is not None
    has_typo = has_os2 and face.os2_length != 68
    has_heights = has_os2 and face.os2_version >= 2
    absent = ("", "", "")

    line = {"hhea": face.hhea, "typo": face.typo, "win": Line(face.win.ascent, -face.win.descent, 0)}[face.taken]
    line = line._replace(descender=-abs(line.descender))
    height = Fraction((line.ascender - line.descender) * face.size, face.units_per_em)
    if face.rule == "A4":
        height *= Fraction(115, 100)

    hhea = face.hhea or absent
    typo = face.typo if has_typo else absent
    win = face.win if has_typo else absent[:2]
    return {
        "file": face.file, "face": index, "postScriptName": face.post_script_name,
        "family": face.family, "style": face.style, "version": "1.000", "unitsPerEm": face.units_per_em,
        "hheaAscender": hhea[0], "hheaDescender": hhea[1], "hheaLineGap": hhea[2],
        "typoAscender": typo[0], "typoDescender": typo[1], "typoLineGap": typo[2],
        "winAscent": win[0], "winDescent": win[1],
        "os2Version": face.os2_version if has_os2 else "",
        "useTypoMetrics": str(face.bit7 and face.os2_version >= 4).lower() if has_os2 else "",
        "stat": str(face.stat).lower(),
        "xHeight": face.x_height if has_heights else "", "capHeight": face.cap_height if has_heights else "",
        "metricsFrom": face.taken, "rule": face.rule,
        "ascender": line.ascender, "descender": line.descender, "lineGap": line.gap,
        "size": face.size, "fontLineHeight": exact(height),
    }


def expected_variations(face):
    varies = face.variation.gvar and face.variation.mvar
    for axes, share in face.variation.shares.items():
        delta = {tag: int(peak * share) if varies else 0 for tag, peak in PEAK_DELTAS.items()}
        moves = Line(delta["hasc"], delta["hdsc"], delta["hlgp"])
        typo = [a + b for a, b in zip(face.typo, moves)]
        hhea = [a + b for a, b in zip(face.hhea, moves)] if face.variation.hhea_follows else face.hhea
        yield {
            "file": face.file, "axes": axes,
            "hheaAscender": hhea[0], "hheaDescender": hhea[1], "hheaLineGap": hhea[2],
            "typoAscender": typo[0], "typoDescender": typo[1], "typoLineGap": typo[2],
            "xHeight": face.x_height + delta["xhgt"], "capHeight": face.cap_height + delta["cpht"],
        }


# Files

def save(fonts, path):
    """Writes the faces of one file, wrapped as its name says."""
    if path.suffix == ".ttc":
        collection = TTCollection()
        collection.fonts = fonts
        collection.save(path)
    else:
        [font] = fonts
        font.flavor = path.suffix[1:] if path.suffix in (".woff", ".woff2") else None
        font.save(path)


def write_csv(rows, path):
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    files = defaultdict(list)
    for face in FACES:
        files[face.file].append(face)
    for name, faces in files.items():
        save([build(face) for face in faces], folder / name)

    write_csv([expected_row(face, index) for faces in files.values() for index, face in enumerate(faces)],
              folder / "expected.csv")
    write_csv([row for face in FACES if face.variation for row in expected_variations(face)],
              folder / "expected-variations.csv")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "fonts")
