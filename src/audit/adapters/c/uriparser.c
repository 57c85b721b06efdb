/* uriparser, which reports the path as segments, and IP literals without their brackets. */
#include "lines.h"
#include <uriparser/Uri.h>

static void put_range(const char *name, UriTextRangeA range) {
  if (range.first == NULL) return;
  char *value = strndup(range.first, (size_t)(range.afterLast - range.first));
  quote(name, value);
  free(value);
}

static void put_path(const UriUriA *uri, size_t length) {
  char *path = malloc(length + 2), *to = path;
  if (uri->absolutePath || (uri->pathHead && uri->hostText.first)) *to++ = '/';
  for (const UriPathSegmentA *at = uri->pathHead; at; at = at->next) {
    size_t size = (size_t)(at->text.afterLast - at->text.first);
    memcpy(to, at->text.first, size);
    to += size;
    if (at->next) *to++ = '/';
  }
  *to = 0;
  quote("path", path);
  free(path);
}

static void answer(const char *text) {
  UriUriA uri;
  if (uriParseSingleUriA(&uri, text, NULL) != URI_SUCCESS) {
    puts("{\"ok\":false}");
    return;
  }
  fputs("{\"ok\":true", stdout);
  put_range("scheme", uri.scheme), put_range("userinfo", uri.userInfo), put_range("host", uri.hostText);
  put_range("port", uri.portText), put_range("query", uri.query), put_range("fragment", uri.fragment);
  put_path(&uri, strlen(text));
  puts("}");
  uriFreeUriMembersA(&uri);
}

int main(void) { return adapter("uriparser", URI_VER_ANSI, "", "\"brackets\"", answer); }
