// fontconfig for Swift. Everything is fontconfig's own.
#ifndef LINEHEIGHT_CFONTCONFIG_SHIM_H
#define LINEHEIGHT_CFONTCONFIG_SHIM_H

#include <fontconfig/fontconfig.h>

#endif
