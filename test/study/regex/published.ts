/** Regular expressions that standards and installed packages publish, each with its source. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fastFormats, fullFormats } from 'ajv-formats/dist/formats.js';
import * as valibot from 'valibot';
import { regexes } from 'zod';

/** RFC 3986, Appendix B. */
export const appendixB = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/;

/** ajv-formats (MIT): "uri" in the mode "full". Its module does not export the expression. */
function ajvUri(): RegExp {
  const file = require.resolve('ajv-formats/dist/formats.js');
  const [, source = '', flags] =
    /^const URI = \/(.*)\/(\w*);$/m.exec(readFileSync(join(dirname(file), 'formats.js'), 'utf8')) ?? [];
  return new RegExp(source, flags);
}

const regexIn = (value: unknown): RegExp => {
  if (value instanceof RegExp) return value;
  throw new TypeError('the package exports another value');
};

export const published = {
  'ajv-formats uri, full': ajvUri(),
  'ajv-formats uri, fast': regexIn(fastFormats.uri),
  'ajv-formats uri-reference, full': regexIn(fullFormats['uri-reference']),
  'ajv-formats ipv6': regexIn(fullFormats.ipv6),
  'zod ipv4': regexes.ipv4,
  'zod ipv6': regexes.ipv6,
  'zod email': regexes.email,
  'valibot IPV4_REGEX': valibot.IPV4_REGEX,
  'valibot IPV6_REGEX': valibot.IPV6_REGEX,
  'valibot EMAIL_REGEX': valibot.EMAIL_REGEX,
} as const;
