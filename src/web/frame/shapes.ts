/** Shapes of values that come from storage or from files, which may contain anything. */

export type Shape = (value: unknown) => boolean;

export const aString: Shape = (value) => typeof value === 'string';
export const aBoolean: Shape = (value) => typeof value === 'boolean';
export const aCount: Shape = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

export const oneOf =
  (known: readonly unknown[]): Shape =>
  (value) =>
    known.includes(value);

export const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A record with these members; others are allowed. */
export const recordOf =
  (members: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isRecord(value) && Object.entries(members).every(([name, shape]) => shape(value[name]));

/** A record whose members all have one shape. */
export const recordOfAny =
  (shape: Shape): Shape =>
  (value) =>
    isRecord(value) && Object.values(value).every(shape);
