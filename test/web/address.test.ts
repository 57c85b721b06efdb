/** The address of the page: writing and reading restores the view; unreadable addresses are reported. */
import fc from 'fast-check';
import { visible } from 'uri-revisions';
import { addresses } from '../../src/web/addresses.js';
import { shownPieces, typed, typedFor } from '../../src/web/frame/escapes.js';
import { describeAddresses, runs, text, viewsWith } from './addresses.js';

describe('an address', () => {
  describeAddresses(viewsWith());

  test('is short and can be read', () => {
    expect(addresses.of({ ...addresses.initial, text: 'http://a/b?c#d' })).toBe(
      '#1/compare?text=http://a/b?c%23d',
    );
    expect(addresses.of({ ...addresses.initial, part: 'tree', text: 'a&b=c%41' })).toBe(
      '#1/tree?text=a%26b=c%2541',
    );
  });

  test('states its subject, also the default one', () => {
    expect(addresses.of(addresses.initial)).toBe('#1/compare?text=http://user@www.w3.org:80/a/b?c%23d');
    expect(addresses.of({ ...addresses.initial, part: 'resolve' })).toBe(
      '#1/resolve?base=http://a/b/c/d;p?q&reference=?y',
    );
  });

  test('carries its string to the other parts', () => {
    const { view } = addresses.read('#1/compare?text=a%23b');
    expect(addresses.of({ ...view, part: 'tree' })).toContain('text=a%23b');
    expect(addresses.of({ ...view, part: 'resolve' })).toContain('reference=a%23b');
    expect(addresses.read('#1/resolve?reference=../g').view.text).toBe('../g');
    expect(addresses.read('#1/compare').view.reference).toBe('?y');
    expect(addresses.carried(addresses.initial)).toEqual(addresses.initial);
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
    ['#1/compare?text=a&text=b', 'several'],
    ['#1/compare?text=%zz', '"text=%zz"'],
    ['#1/compare?text=%ff', '%ff'],
    [`#1/${'x'.repeat(1000)}`, '"xxxx'],
  ])('%s: says what is wrong, shortly, and shows the default', (address, problem) => {
    const { problems, view: shown } = addresses.read(address);
    expect(problems.join(' ')).toContain(problem);
    expect(problems.join(' ').length).toBeLessThan(200);
    expect({ ...shown, part: addresses.initial.part }).toEqual(addresses.initial);
  });

  test('an empty address is valid', () => {
    expect(addresses.read('')).toEqual({ view: addresses.initial, problems: [] });
  });
});

describe('escapes', () => {
  test('stand for existing characters only', () => {
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

  test('displayed text shows every character', () => {
    fc.assert(
      fc.property(text, (some) => {
        for (const piece of shownPieces(some)) expect(piece.text).not.toMatch(/[\p{C}\p{Z}\p{M}]/u);
      }),
      runs,
    );
  });
});
