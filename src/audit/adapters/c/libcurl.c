/* libcurl's parser of URLs. */
#include "lines.h"
#include <curl/curl.h>

/* libcurl tells the zone of an address apart from it: it goes back to where RFC 6874 has it. */
static void quote_host(CURLU *url, const char *host) {
  char *zone = NULL;
  size_t length = strlen(host);
  if (length == 0 || host[length - 1] != ']' || curl_url_get(url, CURLUPART_ZONEID, &zone, 0)) {
    quote("host", host);
    return;
  }
  size_t size = length + strlen(zone) + sizeof "%25";
  char *whole = malloc(size);
  snprintf(whole, size, "%.*s%%25%s]", (int)(length - 1), host, zone);
  quote("host", whole);
  free(whole);
  curl_free(zone);
}

static void answer(const char *text) {
  static const struct { const char *name; CURLUPart part; } parts[] = {
    {"scheme", CURLUPART_SCHEME}, {"host", CURLUPART_HOST},   {"port", CURLUPART_PORT},
    {"path", CURLUPART_PATH},     {"query", CURLUPART_QUERY}, {"fragment", CURLUPART_FRAGMENT},
  };
  CURLU *url = curl_url();
  char *value = NULL, *password = NULL;
  if (curl_url_set(url, CURLUPART_URL, text, CURLU_NON_SUPPORT_SCHEME)) {
    puts("{\"ok\":false}");
    curl_url_cleanup(url);
    return;
  }
  fputs("{\"ok\":true", stdout);
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    if (curl_url_get(url, parts[i].part, &value, 0)) continue;
    if (parts[i].part == CURLUPART_HOST) quote_host(url, value);
    else quote(parts[i].name, value);
    curl_free(value);
  }
  int has_user = !curl_url_get(url, CURLUPART_USER, &value, 0);
  int has_password = !curl_url_get(url, CURLUPART_PASSWORD, &password, 0);
  if (has_user || has_password) {
    char *userinfo = NULL;
    size_t size = 2 + (has_user ? strlen(value) : 0) + (has_password ? strlen(password) : 0);
    userinfo = malloc(size);
    snprintf(userinfo, size, "%s%s%s", has_user ? value : "", has_password ? ":" : "", has_password ? password : "");
    quote("userinfo", userinfo);
    free(userinfo);
  }
  if (has_user) curl_free(value);
  if (has_password) curl_free(password);
  puts("}");
  curl_url_cleanup(url);
}

int main(void) {
  return adapter("libcurl", curl_version_info(CURLVERSION_NOW)->version, "\"relative\",\"empty\"",
                 "\"case\",\"port\",\"dots\",\"host\",\"encode\"", answer);
}
