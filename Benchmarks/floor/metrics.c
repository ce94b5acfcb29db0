/* `lineheight metrics --format ndjson` as a single-threaded C program on FreeType, with FT_New_Face: FONT...

   The same fields by the same rules for sound fonts; it has no checks, no limits and no findings. */
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void string(const char *text) {
  if (!text) {
    fputs("null", stdout);
    return;
  }
  putchar('"');
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') putchar('\\');
    putchar(*text);
  }
  putchar('"');
}

/* The name in UTF-8: Windows English if there is one, else any Macintosh one. */
static const char *name(FT_Face face, int id, char *text, size_t size) {
  int found = 0;
  for (unsigned i = 0; i < FT_Get_Sfnt_Name_Count(face); i++) {
    FT_SfntName entry;
    if (FT_Get_Sfnt_Name(face, i, &entry) || entry.name_id != id) continue;
    int isWindows = entry.platform_id == 3 && entry.language_id == 0x409;
    if (!isWindows && (entry.platform_id != 1 || found)) continue;
    size_t length = 0;
    for (unsigned at = 0; at + isWindows < entry.string_len && length + 4 < size; at += 1 + isWindows) {
      unsigned code = isWindows ? entry.string[at] << 8 | entry.string[at + 1] : entry.string[at];
      if (code < 0x80) text[length++] = (char)code;
      else if (code < 0x800) text[length++] = (char)(0xC0 | code >> 6), text[length++] = (char)(0x80 | (code & 63));
      else {
        text[length++] = (char)(0xE0 | code >> 12);
        text[length++] = (char)(0x80 | (code >> 6 & 63));
        text[length++] = (char)(0x80 | (code & 63));
      }
    }
    text[length] = 0;
    found = 1;
    if (isWindows) break;
  }
  return found ? text : NULL;
}

static int has(FT_Face face, FT_ULong tag) {
  FT_ULong length = 0;
  return !FT_Load_Sfnt_Table(face, tag, 0, NULL, &length);
}

static void line(const char *platform, int sum, int units, double drawn, const char *from, const char *rule) {
  double height = sum * 16.0 / units;
  printf("\"%s\": {\"perEm\": %.15g, \"height\": %.15g, \"drawnHeight\": %.15g, \"metricsFrom\": \"%s\", \"rule\": \"%s\"}", platform,
         (double)sum / units, height, drawn < 0 ? height : drawn, from, rule);
}

static void report(FT_Library library, const char *path, FT_Face face, long index) {
  char text[6][2048];
  const TT_HoriHeader *hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
  const TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  if (!hhea || !hhea->Ascender) return;
  int units = face->units_per_EM, stat = has(face, FT_MAKE_TAG('S', 'T', 'A', 'T'));
  int bit7 = os2 && os2->version != 0xFFFF && os2->version >= 4 && os2->fsSelection & 128;
  const char *family = name(face, 16, text[0], sizeof text[0]), *style = name(face, 17, text[1], sizeof text[1]);
  fputs("{\"schema\": 1, \"font\": {\"source\": ", stdout);
  string(path);
  printf(", \"face\": %ld, \"postScriptName\": ", index);
  string(FT_Get_Postscript_Name(face));
  fputs(", \"family\": ", stdout);
  string(family ? family : name(face, 1, text[2], sizeof text[2]));
  fputs(", \"style\": ", stdout);
  string(style ? style : name(face, 2, text[3], sizeof text[3]));
  fputs(", \"fullName\": ", stdout);
  string(name(face, 4, text[4], sizeof text[4]));
  fputs(", \"version\": ", stdout);
  string(name(face, 5, text[5], sizeof text[5]));
  fputs(", \"axes\": [", stdout);
  FT_MM_Var *variations = NULL;
  if (FT_HAS_MULTIPLE_MASTERS(face) && !FT_Get_MM_Var(face, &variations)) {
    for (unsigned i = 0; i < variations->num_axis; i++) {
      FT_Var_Axis *axis = &variations->axis[i];
      printf("%s{\"tag\": \"%c%c%c%c\", \"minimum\": %g, \"default\": %g, \"maximum\": %g}", i ? ", " : "",
             (int)(axis->tag >> 24), (int)(axis->tag >> 16 & 255), (int)(axis->tag >> 8 & 255), (int)(axis->tag & 255),
             axis->minimum / 65536.0, axis->def / 65536.0, axis->maximum / 65536.0);
    }
    fputs("], \"instances\": [", stdout);
    for (unsigned i = 0; i < variations->num_namedstyles; i++) {
      fputs(i ? ", [" : "[", stdout);
      for (unsigned axis = 0; axis < variations->num_axis; axis++)
        printf("%s%g", axis ? ", " : "", variations->namedstyle[i].coords[axis] / 65536.0);
      putchar(']');
    }
    FT_Done_MM_Var(library, variations);
  }
  printf("]}, \"unitsPerEm\": %d, \"hhea\": {\"ascender\": %d, \"descender\": %d, \"lineGap\": %d}", units, hhea->Ascender,
         hhea->Descender, hhea->Line_Gap);
  int ascender = hhea->Ascender, descender = hhea->Descender, gap = hhea->Line_Gap;
  if (os2) {
    printf(", \"typo\": {\"ascender\": %d, \"descender\": %d, \"lineGap\": %d}, \"win\": {\"ascent\": %d, \"descent\": %d}, "
           "\"os2Version\": %d, \"fsSelection\": %d, \"xHeight\": %d, \"capHeight\": %d",
           os2->sTypoAscender, os2->sTypoDescender, os2->sTypoLineGap, os2->usWinAscent, os2->usWinDescent, os2->version,
           os2->fsSelection, os2->sxHeight, os2->sCapHeight);
  }
  printf(", \"useTypoMetrics\": %s, \"stat\": %s, \"mvar\": %s, \"lines\": {", bit7 ? "true" : "false", stat ? "true" : "false",
         has(face, FT_MAKE_TAG('M', 'V', 'A', 'R')) ? "true" : "false");
  int figma = ascender - descender + gap;
  if (bit7) ascender = os2->sTypoAscender, descender = os2->sTypoDescender, gap = os2->sTypoLineGap;
  int apple = bit7 && stat ? ascender - descender : hhea->Ascender - hhea->Descender;
  line("apple", apple, units, -1, bit7 && stat ? "typo" : "hhea", bit7 && stat ? "A3" : "A2");
  fputs(", ", stdout);
  line("figma", figma, units, -1, "hhea", "F2");
  fputs(", ", stdout);
  double web = round(ascender * 16.0 / units) + round(-descender * 16.0 / units) + gap * 16.0 / units;
  line("web", ascender - descender + gap, units, web, bit7 ? "typo" : "hhea", "P1");
  fputs(", ", stdout);
  line("android", ascender - descender, units, -1, bit7 ? "typo" : "hhea", "P2");
  fputs(", ", stdout);
  int win = os2 ? os2->usWinAscent + os2->usWinDescent : 0;
  int windows = bit7 ? ascender - descender + gap : win > figma ? win : figma;
  line("windows", windows, units, -1, bit7 ? "typo" : "win", "P3");
  puts("}}");
}

int main(int count, char **paths) {
  FT_Library library;
  if (FT_Init_FreeType(&library)) return 70;
  for (int i = 1; i < count; i++) {
    long faces = 1;
    for (long index = 0; index < faces; index++) {
      FT_Face face;
      if (FT_New_Face(library, paths[i], index, &face)) break;
      faces = face->num_faces;
      if (FT_IS_SFNT(face)) report(library, paths[i], face, index);
      FT_Done_Face(face);
    }
  }
  FT_Done_FreeType(library);
  return 0;
}
