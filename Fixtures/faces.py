"""The fixture faces: what each font holds, what it shows, and which rule decides its line height.

The rules A2, A3, A4 and A7 are those of the README beside this file.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple


class Line(NamedTuple):
    """Three vertical metrics in font units, y upward: a descender is negative."""
    ascender: int
    descender: int
    gap: int


class Win(NamedTuple):
    """The OS/2 win pair: both positive, no line gap."""
    ascent: int
    descent: int


@dataclass(frozen=True)
class Variation:
    """What a variable font holds, and where expected-variations.csv looks at it."""
    shares: dict            # location -> the share of PEAK_DELTAS that applies there
    hhea_follows: bool      # hhea takes the deltas too: by default it equals typo
    width_axis: bool = False
    gvar: bool = True       # without it (or CFF2) nothing varies
    mvar: bool = True


@dataclass(frozen=True, kw_only=True)
class Face:
    file: str
    family: str
    style: str = "Regular"
    korean_family: str | None = None
    post_script_name: str | None = None     # None: made of family and style

    units_per_em: int = 1000
    hhea: Line | None = Line(950, -250, 0)
    typo: Line | None = None                # None: as hhea
    win: Win | None = None                  # None: as hhea, without its signs
    x_height: int = 500
    cap_height: int = 700
    agrave_top: int = 760                   # how high the outline of À reaches

    outlines: str = "glyf"                  # or "CFF ", "CFF2"; bitmaps only: "EBDT", "CBDT", "sbix", "OTB"
    os2_version: int | None = 4             # None: no OS/2 table
    os2_length: int | None = None           # None: as its version has it
    bit7: bool = False                      # OS/2.fsSelection bit 7, USE_TYPO_METRICS
    stat: bool = False
    variation: Variation | None = None

    # What must come out, decided by hand
    taken: str = "hhea"                     # the table that makes the line
    rule: str = "A2"
    size: int = 20

    def __post_init__(self):
        def default(name, value):
            if getattr(self, name) is None:
                object.__setattr__(self, name, value)

        default("typo", self.hhea)
        default("win", self.hhea and Win(abs(self.hhea.ascender), abs(self.hhea.descender)))
        default("post_script_name", f"{self.family.replace(' ', '')}-{self.style}")


# The faces

WEIGHTS = {"Thin": 100, "Regular": 400, "Italic": 400, "SemiBold": 600, "Bold": 700}
INSTANCES = ("Thin", "Regular", "Bold")

PEAK = {"wght": (0, 1, 1)}      # deltas grow from wght=400 to wght=900
PEAK_DELTAS = {"cpht": 10, "hasc": 60, "hdsc": -40, "hlgp": 20, "xhgt": 30}     # MVAR, in its order
PEAK_WIDENING = 40              # of every outline

WEIGHT_SHARES = {"wght=400": Fraction(0), "wght=700": Fraction(3, 5), "wght=900": Fraction(1)}
# avar bends the weight axis: 3/5 of the way to wght=900 counts as half
WEIGHT_BEND = {-1: -1, 0: 0, 0.6: 0.5, 1: 1}
WIDTH_SHARES = {"wght=400 wdth=100": Fraction(0), "wght=700 wdth=125": Fraction(1, 2),
                "wght=900 wdth=125": Fraction(1)}


def twin(face, file, family, **changes):
    """The same face in another file, with another name and these changes."""
    return replace(face, file=file, family=family, **{"post_script_name": None} | changes)


SAMPLE = Face(file="sample.ttf", family="Haenggan Sample")

BIT7_CFF = Face(
    file="cff-bit7-no-stat.otf", family="Haenggan Bit7", style="Bold", outlines="CFF ", units_per_em=2048,
    hhea=Line(1950, -494, 0), typo=Line(1949, -494, 0), win=Win(1950, 494), bit7=True,
    x_height=1086, cap_height=1448, agrave_top=1571, size=24)

HELVETICA = Face(
    file="helvetica.ttf", family="Haenggan Swiss", post_script_name="Helvetica", units_per_em=2048,
    hhea=Line(1577, -471, 0), x_height=1071, cap_height=1434, agrave_top=1557, size=17, rule="A4")

VARIABLE = Face(
    file="variable-synced.ttf", family="Haenggan Variable Synced", stat=True,
    variation=Variation(WEIGHT_SHARES, hhea_follows=True))

UNSYNCED = twin(
    VARIABLE, "variable-unsynced.ttf", "Haenggan Variable Unsynced",
    typo=Line(800, -200, 100), variation=Variation(WEIGHT_SHARES, hhea_follows=False))


FACES = [
    # One font in three wrappings
    SAMPLE,
    replace(SAMPLE, file="sample.woff"),
    replace(SAMPLE, file="sample.woff2"),

    # Bit 7 without STAT: hhea
    BIT7_CFF,
    # Bit 7 with STAT: typo
    twin(BIT7_CFF, "cff-bit7-stat.otf", "Haenggan Bit7 Stat", stat=True, taken="typo", rule="A3"),
    # Bit 7 without STAT, where typo has another height and a gap
    Face(file="bit7-no-stat.ttf", family="Haenggan Bit7 Gap", units_per_em=2000, hhea=Line(1974, -426, 0),
         typo=Line(1610, -390, 400), bit7=True, x_height=1026, cap_height=1446, agrave_top=1566),
    # Bit 7 with STAT, but bit 7 means nothing before OS/2 version 4
    Face(file="os2-v3-bit7-stat.ttf", family="Haenggan Bit7 Early", typo=Line(800, -200, 100),
         os2_version=3, bit7=True, stat=True),

    # The line gap is not part of font.lineHeight
    Face(file="linegap-100.ttf", family="Haenggan Gap", hhea=Line(1050, -350, 100)),
    # A negative gap keeps its sign
    Face(file="negative-linegap.ttf", family="Haenggan Negative Gap", hhea=Line(950, -250, -50)),
    # A positive hhea descender is taken as negative
    Face(file="positive-descender.ttf", family="Haenggan Positive Descender", hhea=Line(950, 250, 0),
         typo=Line(950, -250, 0)),
    # (920 + 230) x 20 / 1000 is 23; summed after scaling, floating point makes it 23.000000000000004
    Face(file="whole-23.ttf", family="Haenggan Whole", hhea=Line(920, -230, 0)),

    # No OS/2: no typo, no win, no heights
    Face(file="no-os2.ttf", family="Haenggan No OS2", os2_version=None),
    # OS/2 version 0 as Apple cuts it: nothing after usLastCharIndex
    Face(file="os2-v0-68.ttf", family="Haenggan OS2 V0 Short", os2_version=0, os2_length=68),
    # OS/2 versions 0 and 1: no x-height, no cap height
    Face(file="os2-v0-78.ttf", family="Haenggan OS2 V0", os2_version=0),
    Face(file="os2-v1.ttf", family="Haenggan OS2 V1", os2_version=1),
    # Their twin with both heights
    Face(file="os2-v4.ttf", family="Haenggan OS2 V4", os2_version=4),

    # hhea says 0 and 0: typo
    Face(file="zero-hhea.ttf", family="Haenggan Zero", hhea=Line(0, 0, 0), typo=Line(800, -200, 100),
         win=Win(950, 250), taken="typo", rule="A7"),
    # hhea and typo say 0 and 0: win
    Face(file="zero-hhea-typo.ttf", family="Haenggan Zero Typo", hhea=Line(0, 0, 0), typo=Line(0, 0, 0),
         win=Win(950, 250), taken="win", rule="A7"),
    # No hhea: typo. FreeType opens such a file only under Apple's tag `true`
    Face(file="no-hhea.ttf", family="Haenggan No Hhea", hhea=None, typo=Line(800, -200, 100),
         win=Win(950, 250), taken="typo", rule="A7"),

    # Three faces in one file
    Face(file="collection.ttc", family="Haenggan Collection", hhea=Line(900, -300, 0)),
    Face(file="collection.ttc", family="Haenggan Collection", style="Bold", hhea=Line(950, -250, 0)),
    Face(file="collection.ttc", family="Haenggan Collection", style="Italic", units_per_em=2048,
         hhea=Line(1900, -500, 0), x_height=1071, cap_height=1434, agrave_top=1557),

    # PostScript names that make iOS raise the ascender by 15 % of the line, and one that only looks so
    HELVETICA,
    twin(HELVETICA, "helvetica-neue.ttf", "Haenggan Swiss Neue", post_script_name="HelveticaNeue", rule="A2"),
    Face(file="times-roman.ttf", family="Haenggan Roman", post_script_name="Times-Roman", units_per_em=2048,
         hhea=Line(1536, -512, 0), x_height=916, cap_height=1341, agrave_top=1464, rule="A4"),

    # English and Korean names
    Face(file="localized-names.ttf", family="Haenggan Localized", korean_family="행간 시험"),
    # Name 1 is "Haenggan Typographic SemiBold", the family is name 16
    Face(file="typographic-family.ttf", family="Haenggan Typographic", style="SemiBold"),

    # À reaches above hhea.ascender
    Face(file="tall-agrave.ttf", family="Haenggan Tall", agrave_top=1010),
    # Its twin keeps À inside the line
    Face(file="low-agrave.ttf", family="Haenggan Low", agrave_top=940),

    # No outlines at all: FreeType gives 0/0/0 for its metrics, the tables give these
    Face(file="bitmap-only.ttf", family="Haenggan Bitmap", outlines="EBDT"),
    # The same as X11's tools write it: with an empty glyf table
    Face(file="bitmap-only.otb", family="Haenggan Bitmap OTB", outlines="OTB"),
    # Pictures in colour, as PNG: Google's table, and Apple's with an empty glyf table
    Face(file="bitmap-cbdt.ttf", family="Haenggan Bitmap CBDT", outlines="CBDT"),
    Face(file="bitmap-sbix.ttf", family="Haenggan Bitmap Sbix", outlines="sbix"),

    # MVAR moves typo, and hhea with it because both start equal
    VARIABLE,
    # MVAR moves typo alone: hhea starts elsewhere
    UNSYNCED,
    # ... and bit 7 with STAT: typo
    twin(UNSYNCED, "variable-typo.ttf", "Haenggan Variable Typo", bit7=True, taken="typo", rule="A3"),
    # Outlines vary, metrics do not
    twin(VARIABLE, "variable-no-mvar.ttf", "Haenggan Variable No MVAR",
         variation=Variation(WEIGHT_SHARES, hhea_follows=True, mvar=False)),
    # fvar and MVAR without gvar: nothing varies
    twin(VARIABLE, "variable-no-gvar.ttf", "Haenggan Variable No Gvar",
         variation=Variation(WEIGHT_SHARES, hhea_follows=True, gvar=False)),
    # Weight, bent by avar, and width
    twin(VARIABLE, "variable-width.ttf", "Haenggan Variable Width",
         variation=Variation(WIDTH_SHARES, hhea_follows=True, width_axis=True)),
    # The same as the first in CFF2
    twin(VARIABLE, "variable-cff2.otf", "Haenggan Variable CFF2", outlines="CFF2"),
]
