/**
 * Every argument of every public call, and every member of one, replaced by what it must not be: the call answers or
 * refuses it by an error of its own, and refuses it where it is of another type. A call without a row fails.
 */
import * as api from '../src/index.js';
import * as study from '../src/study/index.js';
import { language } from '../generated/rfc1738/index.js';
import { type Call, callsOf, row, type Row } from '../scripts/soak/attack/public-calls.js';
import { isWhole } from './depth.js';
import { mistakes, rowsBy } from './wrong-arguments.js';

const text = 'http://h/p';
const of = { revision: 'rfc1738', rule: 'host' } as const;

describe.each<[string, object, Readonly<Record<string, Row>>]>([
  ['uri-revisions', api, rowsBy.api],
  ['uri-revisions-cli/grammar', study, rowsBy.study],
  ['the language of rfc1738', language, rowsBy.language],
  // One document has rules for every call; the exhaustive suite has the others.
  ['rfc3986', api.revision('rfc3986'), rowsBy.revision],
])('%s', (_, members, rows) => {
  const calls = callsOf(members);

  test('every call has a row', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(calls).sort());
  });

  // A study of an algorithm takes seconds.
  const names = Object.keys(rows).filter((name) => isWhole || !name.startsWith('algorithm'));

  test.each(names)('%s answers or refuses', (name) => {
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

test.each<[string, () => unknown, unknown]>([
  ['octets that are none', () => api.revision('rfc1738').encode([300] as never, 'host'), TypeError],
  ['a bound that is none', () => api.revision('rfc1738').extract(text, { limit: NaN }), TypeError],
  [
    'a string for a list',
    () => api.revision('rfc1738').extract(text, { schemes: 'http' as never }),
    TypeError,
  ],
  ['a part of a character', () => study.sampleStrings(of, { length: 2.5, seed: 1 }), TypeError],
  ['a name of another type', () => api.revision('rfc1738').accepts(text, { start: 5 as never }), TypeError],
  ['a list for a name', () => api.revision(['rfc1738'] as never), TypeError],
])('%s is refused', (_, call, error) => {
  expect(call).toThrow(error as ErrorConstructor);
});

test('a table finds an error that names another call', () => {
  const nested: Call = (value) => api.visible(value as string);
  expect(mistakes('outer', nested, row(['text']))[0]).toMatch(/^0 = undefined: TypeError: visible: /);
});

test('a misspelt limit is refused by its name', () => {
  expect(() => study.countStrings(of, 3, { time: NaN } as never)).toThrow(
    'no option of countStrings: the limits is called "time". There are: states, milliseconds, since',
  );
});

test('a table finds what does not check its arguments', () => {
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
