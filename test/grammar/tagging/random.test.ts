/** The tagged DFAs of random grammars with random roles, compared with trees, on every short text. */
import fc from 'fast-check';
import {
  EmptyRepetitionError,
  LeftRecursionError,
  PegRecursionError,
} from '../../../src/grammar/peg/check-peg.js';
import { registerRoles, repeatedRoles, type RoleSource } from '../../../src/core/tree/roles.js';
import { arbitraryPeg } from '../../study/arbitrary-peg.js';
import { textsUpTo } from '../../study/peg-interpreter.js';
import { compare, rolesOf, taggedDfaOf } from './compare.js';
import { many } from '../../depth.js';

const runs = many(20, 150);

test('the tagged DFAs of random grammars with random roles', () => {
  const figures = { refused: 0, grammars: 0, derivable: 0, found: 0 };
  fc.assert(
    fc.property(arbitraryGrammar, ({ peg, sources }) => {
      try {
        taggedDfaOf(peg, rolesOf(...sources));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        figures.refused += 1;
        return;
      }
      const { derivable, roles } = compare(peg, rolesOf(...sources), textsUpTo(5, 'abc'));
      figures.grammars += 1;
      figures.derivable += derivable;
      figures.found += roles.size;
    }),
    { seed: 2000, numRuns: runs },
  );
  expect(figures.grammars).toBeGreaterThan(runs / 2);
  expect(figures.derivable).toBeGreaterThan(16 * runs);
  expect(figures.found).toBeGreaterThan(runs / 2);
});

/** The rules `start` and `other` of a random grammar as children of one more rule, and of each other. */
const arbitraryGrammar = fc
  .record({
    peg: arbitraryPeg,
    top: fc.constantFrom(
      'start',
      'start other',
      'start / other',
      '( start "b" )? other',
      'other? start',
      '( start "c" / other ) .*',
      '. start / start',
    ),
    sources: fc.array(
      fc.record({
        place: fc.constantFrom('top', 'start'),
        role: fc.constantFrom(...registerRoles.slice(0, 11)),
        rules: fc.subarray(['start', 'other'], { minLength: 1 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    repeated: fc.option(fc.constantFrom(...repeatedRoles), { freq: 3 }),
  })
  .map(({ peg, top, sources, repeated }) => ({
    // A match of `$` is text, which has no nodes.
    peg: `top = ${top}\n${peg.replaceAll('$(', '(').replace('\nother =', '\nother = item\nitem =')}`,
    sources: [
      ...sources.map(({ place, role, rules }): RoleSource => ({ in: [place], role, rules })),
      ...(repeated === null ? [] : [{ in: ['other'], role: repeated, rules: ['item'] }]),
    ],
  }));

/** Tests for the refusal of grammars without a parser, and of those whose repeated roles would need several lists. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof EmptyRepetitionError ||
    error instanceof LeftRecursionError ||
    error instanceof PegRecursionError ||
    (error instanceof Error && error.message === 'repeated roles are counted in two ways at once')
  );
}
