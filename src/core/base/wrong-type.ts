/** The error for a value that is not of the type that a call takes. */

/** @param expected what must be what: `encode: the role must be a string` */
export function wrongType(expected: string, value: unknown): TypeError {
  return new TypeError(`${expected}, not ${typeOf(value)}`);
}

/** The type of a value, as a person would call it. */
export function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
