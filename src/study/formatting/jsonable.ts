/** Results of studies as JSON can hold them: exact numbers as decimal digits. */

/** A value whose big integers are text. */
export type Jsonable<T> = T extends bigint
  ? string
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [Member in keyof T]: Jsonable<T[Member]> };

/** A copy of a result of arrays and objects, with big integers as decimal digits. */
export function jsonable<T>(value: T): Jsonable<T> {
  return convert(value) as Jsonable<T>;
}

function convert(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  if (hasJson(value)) return convert(value.toJSON());
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, convert(inner)]));
}

/** A node of a syntax tree finds its children on demand; it says itself what it is as JSON. */
function hasJson(value: object): value is { readonly toJSON: () => unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}
