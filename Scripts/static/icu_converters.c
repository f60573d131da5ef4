/* The seven functions of ICU that Debian's libxml2 calls, for the static executable of scenec.

   libxml2 asks ICU for encodings that it cannot read itself. It reads UTF-8, UTF-16, Latin-1 and ASCII itself, and scenec
   writes XML with XMLCoder, in UTF-8, and never reads any with libxml2. ICU's own library would add 30 MB of tables, and its
   version is not the one in Foundation. These functions answer that there is no such converter, as ICU does for an encoding
   that it does not know; libxml2 then says that it does not support the encoding.

   NAMED(name) adds the suffix of the ICU that libxml2 was built for. */

#include <stddef.h>

/* U_UNSUPPORTED_ERROR of ICU. */
enum { unsupported = 16 };

void *NAMED(ucnv_open)(const char *name, int *status) {
  (void)name;
  *status = unsupported;
  return NULL;
}

void NAMED(ucnv_close)(void *converter) { (void)converter; }

void NAMED(ucnv_setFromUCallBack)(
    void *converter, void *action, const void *context, void **oldAction, const void **oldContext, int *status) {
  (void)converter, (void)action, (void)context, (void)oldAction, (void)oldContext;
  *status = unsupported;
}

void NAMED(ucnv_setToUCallBack)(
    void *converter, void *action, const void *context, void **oldAction, const void **oldContext, int *status) {
  (void)converter, (void)action, (void)context, (void)oldAction, (void)oldContext;
  *status = unsupported;
}

void NAMED(ucnv_convertEx)(
    void *to, void *from, char **target, const char *targetLimit, const char **source, const char *sourceLimit,
    void *pivotStart, void **pivotSource, void **pivotTarget, const void *pivotLimit, signed char reset,
    signed char flush, int *status) {
  (void)to, (void)from, (void)target, (void)targetLimit, (void)source, (void)sourceLimit, (void)pivotStart;
  (void)pivotSource, (void)pivotTarget, (void)pivotLimit, (void)reset, (void)flush;
  *status = unsupported;
}

/* Addresses of callbacks, which only a converter calls. */
void NAMED(UCNV_FROM_U_CALLBACK_STOP)(void) {}
void NAMED(UCNV_TO_U_CALLBACK_STOP)(void) {}
