/**
 * Every argument of every public call, and every member of one, replaced by wrong values: the call answers or refuses
 * it by an error of its own, and refuses it if it is of another type. A call without a row fails.
 */
import * as api from '../../src/api/index.js';
import { language } from '../../generated/rfc1738/index.js';
import {
  type Call,
  callsOf,
  outcome,
  row,
  type Row,
  rowsOf,
  wrongValues,
} from '../../scripts/soak/attack/public-calls.js';
import { typeOf } from '../../src/core/base/wrong-type.js';
import { isFullDepth, some } from '../depth.js';

const rowsBy = rowsOf(api);

/** Yields each member of a value, recursively to a depth, with its path and a function that replaces it in a copy. */
function* variants(
  value: unknown,
  depth: number,
): Generator<readonly [path: string, was: unknown, (by: unknown) => unknown]> {
  if (depth === 0 || typeof value !== 'object' || value === null) return;
  // The first of many items represents all.
  for (const [name, member] of Array.isArray(value)
    ? Object.entries(value).slice(0, 1)
    : Object.entries(value)) {
    const withArgument = (by: unknown): unknown =>
      Array.isArray(value) ? [by, ...(value.slice(1) as unknown[])] : { ...value, [name]: by };
    yield [name, member, withArgument];
    for (const [path, was, inner] of variants(member, depth - 1)) {
      yield [`${name}.${path}`, was, (by) => withArgument(inner(by))];
    }
  }
}

/**
 * Returns the faults in a call's handling of wrong values: if any value is valid, of one in six, or all in the long
 * run.
 */
function mistakes(
  name: string,
  call: Call,
  { required, optional = [], any = false, orString = [] }: Row,
): readonly string[] {
  const values = [...required, ...optional];
  const found: string[] = [];
  const right = outcome(api, name, call, values);
  if (right !== 'answer' && right !== 'refusal') found.push(`as it should be called: ${right}`);
  for (const [i, value] of values.entries()) {
    const replaced = (by: unknown): readonly unknown[] => values.map((other, k) => (k === i ? by : other));
    const places: (readonly [string, unknown, (by: unknown) => readonly unknown[]])[] = [
      [String(i), value, replaced],
    ];
    for (const [path, was, withArgument] of variants(value, 2))
      places.push([`${i}.${path}`, was, (by) => replaced(withArgument(by))]);
    for (const [p, [path, was, withArgument]] of places.entries()) {
      const depth = path.split('.').length;
      const isAny = any || depth > 2;
      for (const [w, wrong] of wrongValues.entries()) {
        if (!isFullDepth && isAny && (p + w) % 6 !== 0) continue;
        const actual = outcome(api, name, call, withArgument(wrong));
        const mayLack = wrong === undefined && (path.includes('.') || i >= required.length);
        const isOther = typeOf(wrong) !== typeOf(was) || (typeof wrong === 'number' && !(wrong >= 0));
        // The index that `texts.filter(accepts)` passes.
        if (name === 'accepts' && path === '1' && typeof wrong === 'number' && actual === 'answer') continue;
        if (typeof wrong === 'string' && orString.includes(path) && actual === 'answer') continue;
        if (actual === 'refusal' || (actual === 'answer' && (isAny || mayLack || !isOther))) continue;
        found.push(`${path} = ${typeof wrong === 'number' ? wrong : typeOf(wrong)}: ${actual}`);
      }
    }
  }
  return found;
}

describe.each<[string, object, Readonly<Record<string, Row>>]>([
  ['uri-revisions', api, rowsBy.api],
  ['the language of rfc1738', language, rowsBy.language],
  ...some(api.revisions, 1).map(
    (id) => [id, api.revision(id), rowsBy.revision] as [string, object, typeof rowsBy.revision],
  ),
])('%s', (_, members, rows) => {
  const calls = callsOf(members);

  test('every call has a row', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(calls).sort());
  });

  test.each(Object.keys(rows))('%s answers or refuses', (name) => {
    const call = calls[name];
    const found = call === undefined ? ['no such call'] : mistakes(name, call, rows[name] ?? row([]));
    expect(found).toEqual([]);
  });
});

test('a scanner takes strings only', () => {
  expect(
    mistakes(
      'push',
      (chunk) =>
        api
          .revision('rfc1738')
          .scanner()
          .push(chunk as string),
      row(['http://h']),
    ),
  ).toEqual([]);
});

test('the table detects an error that names another call', () => {
  const nested: Call = (value) => api.visible(value as string);
  expect(mistakes('outer', nested, row(['text']))[0]).toMatch(/^0 = undefined: TypeError: visible: /);
});

test('the table detects a call that does not check its arguments', () => {
  expect(mistakes('length', (value) => String(value).length, row(['text']))).toContain('0 = 2.5: answer');
  expect(mistakes('trim', (value) => (value as string).trim(), row(['text']))[0]).toMatch(
    /^0 = undefined: TypeError/,
  );
  expect(
    mistakes(
      'throw',
      (value) => {
        throw new RangeError(String(value));
      },
      row(['text']),
    )[0],
  ).toMatch(/RangeError: text/);
});
