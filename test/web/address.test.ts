/** The address of the page: what is on view goes there and comes back; what cannot be read is told. */
import fc from 'fast-check';
import { revisions, visible } from 'uri-revisions';
import {
  addressOf,
  grammarPages,
  initialView,
  linksFrom,
  parts,
  quizLevels,
  readAddress,
  surplusChoices,
  type View,
} from '../../src/web/address.js';
import { shownPieces, typed, typedFor } from '../../src/web/escapes.js';

/** Any code units, lone surrogates included. */
const text = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
});
const number = fc.nat({ max: 1e6 });
const view: fc.Arbitrary<View> = fc.record({
  part: fc.constantFrom(...parts),
  text,
  start: text,
  revision: fc.constantFrom(...revisions),
  revisions: fc.constantFrom('all', 'seeds,today', 'rfc2396..', 'rfc3986'),
  node: text,
  characters: fc.constantFrom('no', 'yes'),
  other: number,
  page: fc.constantFrom(...grammarPages),
  left: fc.constantFrom(...revisions),
  right: fc.constantFrom(...revisions),
  rule: text,
  exercise: text,
  peg: text,
  tests: text,
  traced: number,
  abnf: text,
  against: text,
  step: number,
  base: text,
  reference: text,
  validating: fc.constantFrom('yes', 'no'),
  surplus: fc.constantFrom(...surplusChoices),
  role: fc.constantFrom('', 'host', 'segment'),
  differing: fc.constantFrom('no', 'yes'),
  character: text,
  level: fc.constantFrom(...quizLevels),
  question: fc.integer({ min: 1, max: 1e6 }),
  answer: fc.constantFrom('', 'rfc1738', 'url-1993,rfc3986'),
  parser: text,
  asked: text,
  set: text,
  embed: fc.constantFrom('0', '1'),
});

const runs = { numRuns: 500, seed: 1 };

describe('an address', () => {
  test('comes back as the same view, of the part on view', () => {
    fc.assert(
      fc.property(view, (some) => {
        const address = addressOf(some);
        const read = readAddress(address, some);
        expect(read.problems).toEqual([]);
        expect(typed(read.view.text)).toBe(typed(some.text));
        expect(addressOf(read.view)).toBe(address);
        expect(read.view.part).toBe(some.part);
      }),
      runs,
    );
  });

  test('is made of characters that every address may hold', () => {
    fc.assert(
      fc.property(view, (some) => {
        expect(addressOf(some)).toMatch(/^#1\/\w+(\?[A-Za-z0-9._~!$'()*,;:@/?=&%-]*)?$/);
      }),
      runs,
    );
  });

  test('of what a view leads to is that of the changed view, whatever was asked before', () => {
    fc.assert(
      fc.property(view, fc.array(view), (some, others) => {
        const link = linksFrom(some);
        for (const { part, text: changed, rule } of others) {
          for (const change of [{}, { part }, { part, text: changed }, { part, rule }]) {
            expect(link(change)).toBe(addressOf({ ...some, ...change }));
          }
        }
      }),
      runs,
    );
  });

  test('is short and can be read', () => {
    expect(addressOf({ ...initialView, text: 'http://a/b?c#d' })).toBe('#1/compare?text=http://a/b?c%23d');
    expect(addressOf({ ...initialView, part: 'tree', text: 'a&b=c%41' })).toBe('#1/tree?text=a%26b=c%2541');
    expect(addressOf({ ...initialView, part: 'quiz', question: 7 })).toBe('#1/quiz?question=7');
  });

  test.each([
    ['#2/compare', '"2"'],
    ['#compare', ' '],
    ['#1/nothing', '"nothing"'],
    ['#1/compare?colour=red', '"colour"'],
    ['#1/compare?revisions=seeds,rfc9999', '"seeds,rfc9999"'],
    ['#1/resolve?revisions=', '""'],
    ['#1/tree?revision=rfc9999', '"rfc9999"'],
    ['#1/grammars?left=zzz', '"zzz"'],
    ['#1/compare?embed=2', '"2"'],
    ['#1/grammars?page=x', '"x"'],
    ['#1/grammars?role=x', '"x"'],
    ['#1/compare?text', '"text"'],
    ['#1/compare?text=%zz', '"text=%zz"'],
    ['#1/compare?text=%ff', '%ff'],
    ['#1/quiz?question=-1', '"-1"'],
    ['#1/quiz?question=0', '"0"'],
    ['#1/quiz?answer=rfc9999', '"rfc9999"'],
    ['#1/quiz?answer=rfc3986,rfc3986', '"rfc3986,rfc3986"'],
    [`#1/${'x'.repeat(1000)}`, '"xxxx'],
  ])('%s: says what is wrong, shortly, and shows the default', (address, problem) => {
    const { problems, view: shown } = readAddress(address);
    expect(problems.join(' ')).toContain(problem);
    expect(problems.join(' ').length).toBeLessThan(200);
    expect({ ...shown, part: initialView.part }).toEqual(initialView);
  });

  test('what an exercise has of its own cannot be said beside it', () => {
    const { problems, view: shown } = readAddress('#1/workshop?exercise=labels&rule=host&abnf=a');
    expect(problems).toEqual([expect.stringContaining('rule'), expect.stringContaining('abnf')]);
    expect(shown).toEqual({ ...initialView, part: 'workshop', exercise: 'labels' });
    expect(readAddress('#1/workshop?exercise=any&rule=host').problems).toEqual([]);
    expect(readAddress('#1/workshop?exercise=any&against=host').problems).toHaveLength(1);
    expect(readAddress('#1/workshop?exercise=own&rule=a&against=host').problems).toEqual([]);
  });

  test('an empty one is no mistake', () => {
    expect(readAddress('')).toEqual({ view: initialView, problems: [] });
  });
});

describe('escapes', () => {
  test('stand for characters, if there are such', () => {
    expect(typed('a\\u{200B}\\u{41}\\u{10FFFF}')).toBe('a\u200bA\u{10ffff}');
    expect(typed('\\u{110000}\\u{}\\u200B\\u{xyz}')).toBe('\\u{110000}\\u{}\\u200B\\u{xyz}');
  });

  test('every text can be typed', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.constant('\\u{41}'), fc.constant('\\\\u{41}')), (some) => {
        expect(typed(typedFor(some))).toBe(some);
        expect(visible(typedFor(some))).toBe(typedFor(some));
      }),
      runs,
    );
  });

  test('what is shown hides nothing', () => {
    fc.assert(
      fc.property(text, (some) => {
        for (const piece of shownPieces(some)) expect(piece.text).not.toMatch(/[\p{C}\p{Z}\p{M}]/u);
      }),
      runs,
    );
  });
});
