/** Baselines: JSON files of known results, whose keys are listed by name. */

/** The keys of known results, by the name of what they concern. */
export type Baseline = Readonly<Record<string, readonly string[]>>;

/** Parses a baseline; a byte order mark is ignored. @throws TypeError if the text is no baseline */
export function parseBaseline(text: string): Baseline {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new TypeError('a baseline must be JSON, as --write-baseline writes it');
  }
  const isList = (keys: unknown): boolean =>
    Array.isArray(keys) && keys.every((key) => typeof key === 'string');
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    !Object.values(value).every(isList)
  ) {
    throw new TypeError('a baseline must be an object with lists of strings');
  }
  return value as Baseline;
}
