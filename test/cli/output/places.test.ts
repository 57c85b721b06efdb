/** Lines and columns in a text that comes in pieces. */
import fc from 'fast-check';
import { type Place, Places } from '../../../src/cli/output/places.js';

/** The definition. */
function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

test('ascending offsets of any text in any pieces, asked as late as is kept', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', '\n', '\r'), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(piece), fc.nat(10), (pieces, kept) => {
      const places = new Places();
      const text = pieces.join('');
      let length = 0;
      let asked = 0;
      for (const one of pieces) {
        places.push(one);
        length += one.length;
        for (; asked < length - kept; asked += 2) {
          expect(places.at(asked)).toEqual(placeIn(text, asked));
        }
        asked = Math.max(asked, length - kept);
        places.keep(kept);
      }
    }),
    { seed: 1994 },
  );
});
