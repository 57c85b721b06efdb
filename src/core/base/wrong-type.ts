/** Error for an argument of the wrong type. */

/** @param expected the requirement in words: `encode: the role must be a string` */
export function wrongType(expected: string, value: unknown): TypeError {
  return new TypeError(`${expected}, not ${typeOf(value)}`);
}

/** Returns the error for an argument that must be a text. @param call names the function or the document */
export function notAText(call: string, value: unknown): TypeError {
  return wrongType(`${call}: the text must be a string`, value);
}

/** Returns the type of a value, as a person would call it. */
export function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
