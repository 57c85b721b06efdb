/** Properties of addresses of the page, for views of any parts and fields. */
import fc from 'fast-check';
import { revisions } from 'uri-revisions';
import { addresses } from '../../src/web/addresses.js';
import { grammarPages, surplusChoices, type View } from '../../src/web/frame/address.js';
import { typed } from '../../src/web/frame/escapes.js';

/** Any code units, lone surrogates included. */
export const text = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
});
export const number = fc.nat({ max: 1e6 });
export const runs = { numRuns: 200, seed: 1 };

/** Generates views of any part with the fields of the frame and the given ones. */
export function viewsWith(more: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}): fc.Arbitrary<View> {
  return fc
    .record({
      part: fc.constantFrom(...addresses.parts),
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
      base: text,
      reference: text,
      validating: fc.constantFrom('yes', 'no'),
      surplus: fc.constantFrom(...surplusChoices),
      role: fc.constantFrom('', 'host', 'segment'),
      differing: fc.constantFrom('no', 'yes'),
      character: text,
      embed: fc.constantFrom('0', '1'),
      ...more,
    })
    .map((fields) => ({ ...addresses.initial, ...fields }));
}

/**
 * Tests that reading an address restores the view, that it can be written anywhere, and that it does not depend on
 * earlier calls.
 */
export function describeAddresses(view: fc.Arbitrary<View>): void {
  test('comes back as the same view, of the part on view', () => {
    fc.assert(
      fc.property(view, (some) => {
        const address = addresses.of(some);
        const read = addresses.read(address, some);
        expect(read.problems).toEqual([]);
        const string = { resolve: 'reference', audits: 'asked' }[some.part as string] ?? 'text';
        expect(typed(read.view[string as 'text'])).toBe(typed(some[string as 'text']));
        expect(addresses.of(read.view)).toBe(address);
        expect(read.view.part).toBe(some.part);
      }),
      runs,
    );
  });

  test('is made of characters that every address may hold', () => {
    fc.assert(
      fc.property(view, (some) => {
        expect(addresses.of(some)).toMatch(/^#1\/\w+(\?[A-Za-z0-9._~!$'()*,;:@/?=&%-]*)?$/);
      }),
      runs,
    );
  });

  test('of a link equals that of the changed view, whatever links were requested before', () => {
    fc.assert(
      fc.property(view, fc.array(view), (some, others) => {
        const link = addresses.linksFrom(some);
        for (const { part, text: changed, rule } of others) {
          for (const change of [{}, { part }, { part, text: changed }, { part, rule }]) {
            expect(link(change)).toBe(addresses.of({ ...some, ...change }));
          }
        }
      }),
      { ...runs, numRuns: 40 },
    );
  });
}
