// FreeType for Swift. Everything is FreeType's own; the lines below are what Swift cannot import.
#ifndef LINEHEIGHT_CFREETYPE_SHIM_H
#define LINEHEIGHT_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BBOX_H
#include FT_INCREMENTAL_H
#include FT_SYSTEM_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H

// A preprocessor switch has no value that Swift could read.
#ifdef FT_CONFIG_OPTION_USE_BROTLI
static const int lineheight_freetype_has_woff2 = 1;
#else
static const int lineheight_freetype_has_woff2 = 0;
#endif

static inline FT_Error lineheight_freetype_no_glyph(FT_Incremental incremental, FT_UInt index, FT_Data *data) {
  (void)incremental, (void)index, (void)data;
  return FT_Err_Invalid_Glyph_Index;
}

static inline void lineheight_freetype_no_data(FT_Incremental incremental, FT_Data *data) {
  (void)incremental, (void)data;
}

// With this, FreeType asks us for the glyphs of a face, and there are none.
static inline FT_Parameter lineheight_freetype_without_glyphs(void) {
  static const FT_Incremental_FuncsRec functions = {lineheight_freetype_no_glyph, lineheight_freetype_no_data, 0};
  static FT_Incremental_InterfaceRec glyphs = {&functions, 0};
  return (FT_Parameter){FT_PARAM_TAG_INCREMENTAL, &glyphs};
}

// FT_Error_String is NULL in builds without FT_CONFIG_OPTION_ERROR_STRINGS (Debian's is one), so the list of
// fterrdef.h is unfolded here, the way fterrors.h offers it. NULL for a code that the list does not have.
static inline const char *lineheight_freetype_error_text(int code) {
#undef FTERRORS_H_
#define FT_ERRORDEF(name, value, text) case value: return text;
#define FT_ERROR_START_LIST switch (code) {
#define FT_ERROR_END_LIST }
#include FT_ERRORS_H
  return 0;
}

#endif
