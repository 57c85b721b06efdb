/** Calls with each argument, and each member of one, replaced by what it must not be; and what the calls then do wrong. */
import * as api from '../src/index.js';
import * as study from '../src/study/index.js';
import {
  type Call,
  outcome as outcomeIn,
  type Row,
  rowsOf,
  wrongValues,
} from '../scripts/soak/attack/public-calls.js';
import { typeOf } from '../src/base/wrong-type.js';

export const rowsBy = rowsOf({ api, study });
const outcome = (name: string, call: Call, values: readonly unknown[]): string =>
  outcomeIn({ api, study }, name, call, values);

/** Places where a missing value asks for the study of a whole document, and a large one for all that limits allow. */
const costly: ReadonlySet<string> = new Set([
  'ambiguity 0.rule',
  'countStrings 1',
  'countWords 1',
  'coveringStrings 0.rule',
  'derivations 1.rule',
  'diffPrinted 1',
  'diffPrinted 1.limits',
  'diffPrinted 1.limits.states',
  'diffPrinted 1.limits.milliseconds',
  'diffPrinted 1.witnesses',
  'matrix 0',
  'matrix 0.revisions',
  'migrate 2',
  'migrate 2.limits',
  'migrate 2.limits.states',
  'migrate 2.limits.milliseconds',
  'proveTranscription 0.rule',
  'regexOf 1.rule',
  'sampleNearMisses 1.length',
  'shareOfWords 1',
  'strength 2',
  'strength 2.start',
  'suite 1',
  'suite 1.start',
]);
/** Values that such a place accepts: nothing, much, or an object without members. */
const accepted: readonly unknown[] = [
  undefined,
  1e9,
  Infinity,
  wrongValues.find((value) => typeof value === 'object' && JSON.stringify(value) === '{}'),
];
const isCostly = (place: string, wrong: unknown): boolean => costly.has(place) && accepted.includes(wrong);

/** A value with one of its members, or of their members, replaced, for each of those of objects and lists. */
function* variants(
  value: unknown,
  depth: number,
): Generator<readonly [path: string, was: unknown, (by: unknown) => unknown]> {
  if (depth === 0 || typeof value !== 'object' || value === null) return;
  // Of many items the first stands for all.
  for (const [name, member] of Array.isArray(value)
    ? Object.entries(value).slice(0, 1)
    : Object.entries(value)) {
    const put = (by: unknown): unknown =>
      Array.isArray(value) ? [by, ...(value.slice(1) as unknown[])] : { ...value, [name]: by };
    yield [name, member, put];
    for (const [path, was, inner] of variants(member, depth - 1)) {
      yield [`${name}.${path}`, was, (by) => put(inner(by))];
    }
  }
}

/**
 * Returns what is wrong with how a call treats wrong values.
 * @param all also the costly values; and all values where any will do, of which otherwise one in six is tried
 */
export function mistakes(
  name: string,
  call: Call,
  { required, optional = [], any }: Row,
  all = false,
): readonly string[] {
  const values = [...required, ...optional];
  const found: string[] = [];
  const right = outcome(name, call, values);
  if (right !== 'answer' && right !== 'refusal') found.push(`as it should be called: ${right}`);
  for (const [i, value] of values.entries()) {
    const replaced = (by: unknown): readonly unknown[] => values.map((other, k) => (k === i ? by : other));
    const places: (readonly [string, unknown, (by: unknown) => readonly unknown[]])[] = [
      [String(i), value, replaced],
    ];
    for (const [path, was, put] of variants(value, 2))
      places.push([`${i}.${path}`, was, (by) => replaced(put(by))]);
    for (const [p, [path, was, put]] of places.entries()) {
      const depth = path.split('.').length;
      const isAny = any === 'value' || depth > (any === 'member' ? 1 : 2);
      for (const [w, wrong] of wrongValues.entries()) {
        if (!all && isAny && (p + w) % 6 !== 0) continue;
        if (!all && isCostly(`${name} ${path}`, wrong)) continue;
        const got = outcome(name, call, put(wrong));
        const mayLack = wrong === undefined && (path.includes('.') || i >= required.length);
        const isOther = typeOf(wrong) !== typeOf(was) || (typeof wrong === 'number' && !(wrong >= 0));
        // The index that `texts.filter(accepts)` gives.
        if (name === 'accepts' && path === '1' && typeof wrong === 'number' && got === 'answer') continue;
        if (got === 'refusal' || (got === 'answer' && (isAny || mayLack || !isOther))) continue;
        found.push(`${path} = ${typeof wrong === 'number' ? wrong : typeOf(wrong)}: ${got}`);
      }
    }
  }
  return found;
}
