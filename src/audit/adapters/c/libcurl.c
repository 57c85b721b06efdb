/* libcurl's URL API, with schemes that it does not speak. It has the texts as bytes of UTF-8 that end with a zero. */
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned hex(const char *digits) {
  char four[5] = {0};
  memcpy(four, digits, 4);
  return (unsigned)strtoul(four, NULL, 16);
}

static char *put(char *to, unsigned c) {
  if (c < 0x80) *to++ = (char)c;
  else if (c < 0x800) *to++ = (char)(0xC0 | c >> 6), *to++ = (char)(0x80 | (c & 0x3F));
  else if (c < 0x10000)
    *to++ = (char)(0xE0 | c >> 12), *to++ = (char)(0x80 | (c >> 6 & 0x3F)), *to++ = (char)(0x80 | (c & 0x3F));
  else
    *to++ = (char)(0xF0 | c >> 18), *to++ = (char)(0x80 | (c >> 12 & 0x3F)), *to++ = (char)(0x80 | (c >> 6 & 0x3F)),
    *to++ = (char)(0x80 | (c & 0x3F));
  return to;
}

/* The text of a JSON string in its own place. Returns what cannot be held, if anything cannot. */
static const char *unquote(char *line) {
  char *to = line;
  for (char *at = line + 1; *at != '"';) {
    if (*at != '\\') {
      *to++ = *at++;
      continue;
    }
    const char *controls = "b\bt\tn\nf\fr\r", *control;
    if (at[1] != 'u') {
      control = strchr(controls, at[1]);
      *to++ = control ? control[1] : at[1];
      at += 2;
      continue;
    }
    unsigned c = hex(at + 2);
    at += 6;
    if (c >= 0xD800 && c < 0xDC00 && at[0] == '\\' && at[1] == 'u') {
      unsigned low = hex(at + 2);
      if (low >= 0xDC00 && low < 0xE000) {
        c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
        at += 6;
      }
    }
    if (c == 0) return "a string of C has no U+0000";
    if (c >= 0xD800 && c < 0xE000) return "UTF-8 has no lone surrogates";
    to = put(to, c);
  }
  *to = 0;
  return NULL;
}

/* How many octets the character at the beginning of a text has in UTF-8; 0 where there is none. */
static size_t size_of_character(const unsigned char *at) {
  size_t size = *at < 0x80 ? 1 : *at < 0xC2 ? 0 : *at < 0xE0 ? 2 : *at < 0xF0 ? 3 : *at < 0xF5 ? 4 : 0;
  for (size_t i = 1; i < size; i++)
    if ((at[i] & 0xC0) != 0x80) return 0;
  if ((*at == 0xE0 && at[1] < 0xA0) || (*at == 0xED && at[1] > 0x9F)) return 0;
  return (*at == 0xF0 && at[1] < 0x90) || (*at == 0xF4 && at[1] > 0x8F) ? 0 : size;
}

/* An octet that is not UTF-8, as unescaping leaves them, becomes U+FFFD. */
static void quote(const char *name, const char *text) {
  printf(",\"%s\":\"", name);
  for (const unsigned char *at = (const unsigned char *)text; *at;) {
    size_t size = size_of_character(at);
    if (size == 0) fputs("\\ufffd", stdout);
    else if (*at == '"' || *at == '\\' || *at < ' ' || *at == 0x7F) printf("\\u%04x", *at);
    else fwrite(at, 1, size, stdout);
    at += size ? size : 1;
  }
  putchar('"');
}

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
  char *line = NULL;
  size_t size = 0;
  setvbuf(stdout, NULL, _IOLBF, 0);
  printf("{\"protocol\":1,\"name\":\"libcurl\",\"version\":\"%s\",\"cannot\":[\"relative\",\"empty\"],"
         "\"changes\":[\"case\",\"port\",\"dots\",\"host\",\"encode\"]}\n", curl_version_info(CURLVERSION_NOW)->version);
  while (getline(&line, &size, stdin) > 0) {
    const char *problem = unquote(line);
    if (problem) printf("{\"error\":\"%s\"}\n", problem);
    else answer(line);
  }
  free(line);
  return 0;
}
