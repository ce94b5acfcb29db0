/* The main job as a minimal C program on FreeType: FONT SIZE LINE_HEIGHT. Knows one rule: hhea. */
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  FT_Library library;
  FT_Face face;
  if (count != 4 || FT_Init_FreeType(&library) || FT_New_Face(library, arguments[1], 0, &face)) return 65;
  const TT_HoriHeader *hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
  if (!hhea) return 65;
  double size = atof(arguments[2]), target = atof(arguments[3]), scale = size / face->units_per_EM;
  double ascender = hhea->Ascender * scale, descender = hhea->Descender * scale;
  double height = (hhea->Ascender - hhea->Descender) * scale;
  printf("%s   %g pt   line height %g pt\n\n", FT_Get_Postscript_Name(face), size, target);
  printf("font.lineHeight  %.3f pt   ascender %.3f, descender %.3f, leading %.3f (hhea)\n", height, ascender, descender,
         hhea->Line_Gap * scale);
  printf("lineSpacing      %.3f pt   .lineSpacing(%.3f)\n", target - height, target - height);
  printf("padding          %.3f pt   .padding(.vertical, %.3f)\n", (target - height) / 2, (target - height) / 2);
  FT_Done_Face(face);
  FT_Done_FreeType(library);
  return 0;
}
