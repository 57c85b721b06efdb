/* The line protocol for parsers in C: texts as UTF-8 that ends with a zero. */
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

/* Writes the first line, then the line that `answer` prints for each text. */
static int adapter(const char *name, const char *version, const char *cannot, const char *changes,
                   void (*answer)(const char *text)) {
  char *line = NULL;
  size_t size = 0;
  setvbuf(stdout, NULL, _IOLBF, 0);
  printf("{\"protocol\":1,\"name\":\"%s\",\"version\":\"%s\",\"cannot\":[%s],\"changes\":[%s]}\n", name, version,
         cannot, changes);
  while (getline(&line, &size, stdin) > 0) {
    const char *problem = unquote(line);
    if (problem) printf("{\"error\":\"%s\"}\n", problem);
    else answer(line);
  }
  free(line);
  return 0;
}
