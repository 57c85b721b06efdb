/** Finds the offset at which a text stops being JSON (RFC 8259); errors of JSON.parse do not always contain it. */

const token =
  /[\t\n\r ]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)|([[\]{},:]))/y;

/**
 * The expected token: a value, a value or the end of an array, a name or the end of an object, a name, a colon, or the
 * successor of a value.
 */
type Expected = 'value' | 'first item' | 'first name' | 'name' | 'colon' | 'next';

/** Maximum number of open arrays and objects (RFC 8259 §9). JSON.parse accepts any number, and takes long for many. */
const maxDepth = 500;

/**
 * Returns the offset of the first token that is not allowed or exceeds the maximum depth; undefined if the text is
 * JSON. Linear.
 */
export function jsonFault(text: string): number | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  while (expected !== 'next' || open.length > 0) {
    token.lastIndex = at;
    const match = token.exec(text);
    const next: Expected | undefined = match === null ? undefined : after(match, expected, open);
    if (next === undefined) return at + leadingSpace(text, at);
    at = token.lastIndex;
    expected = next;
  }
  at += leadingSpace(text, at);
  return at < text.length ? at : undefined;
}

/** Returns the expectation after a token; undefined if the token is not allowed. */
function after(
  [, string, scalar, sign = '']: readonly (string | undefined)[],
  expected: Expected,
  open: ('{' | '[')[],
): Expected | undefined {
  const isValue = expected === 'value' || expected === 'first item';
  if (string !== undefined) {
    if (expected === 'first name' || expected === 'name') return 'colon';
    return isValue ? 'next' : undefined;
  }
  if (scalar !== undefined) return isValue ? 'next' : undefined;
  switch (sign) {
    case '{':
    case '[':
      if (!isValue || open.length === maxDepth) return undefined;
      open.push(sign);
      return sign === '{' ? 'first name' : 'first item';
    case '}':
    case ']': {
      const first = sign === '}' ? 'first name' : 'first item';
      const closes =
        open.at(-1) === (sign === '}' ? '{' : '[') && (expected === first || expected === 'next');
      if (closes) open.pop();
      return closes ? 'next' : undefined;
    }
    case ':':
      return expected === 'colon' ? 'value' : undefined;
    default:
      if (expected !== 'next') return undefined;
      return open.at(-1) === '{' ? 'name' : 'value';
  }
}

function leadingSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && '\t\n\r '.includes(text.charAt(at))) at += 1;
  return at - from;
}
