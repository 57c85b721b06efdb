/** Results of studies as JSON values: exact numbers become decimal digits. */

/** A value whose big integers are text. */
export type Jsonable<T> = T extends bigint
  ? string
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [Member in keyof T]: Jsonable<T[Member]> };

/**
 * Copies a result of arrays and objects, with big integers as decimal digits. @throws TypeError if it contains itself
 */
export function jsonable<T>(value: T): Jsonable<T> {
  return convert(value, new Set()) as Jsonable<T>;
}

/** @param around the objects that contain the value */
function convert(value: unknown, around: Set<unknown>): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (around.has(value)) throw new TypeError('jsonable: the value must not contain itself');
  around.add(value);
  const copy = copyOf(value, around);
  around.delete(value);
  return copy;
}

function copyOf(value: object, around: Set<unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, around));
  if (hasJson(value)) return convert(value.toJSON(), around);
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, convert(inner, around)]));
}

/** Tests whether an object has its own JSON form, like a syntax tree node, which creates its children on demand. */
function hasJson(value: object): value is { readonly toJSON: () => unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}
