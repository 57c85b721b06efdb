/** Random grammars: each transcription is proved, and agrees with the automaton on all short texts. */
import fc from 'fast-check';
import { accepts } from '../../../src/core/automaton/walk.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { interpret } from '../../../src/grammar/peg/interpret.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { proveTranscription } from '../../../src/grammar/proof/prove-transcription.js';
import { transcribe } from '../../../src/grammar/transcribe/transcribe.js';
import type { BnfExpression } from '../../../src/grammar/bnf/bnf.js';
import { arbitraryBnf, texts } from '../../study/arbitrary-bnf.js';
import { alt, anyCase, bnf, range, ref, seq, times } from '../../study/bnf-terms.js';
import { many } from '../../depth.js';

const numRuns = many(12, 80);

test.each(['first', 'longest'] as const)('%s', (prefer) => {
  fc.assert(
    fc.property(arbitraryBnf, (bnf) => {
      const found = transcribe(bnf, { prefer });
      expect(found.reasons).toEqual([]);
      const peg = readPeg(found.peg);
      expect([...proveTranscription({ peg, bnf })].filter(({ proved }) => !proved)).toEqual([]);
      const automaton = minimalAutomaton(bnf, 'start');
      for (const text of texts(6)) {
        const isAccepted = interpret(peg, 'start', text) === text.length;
        expect([text, isAccepted]).toEqual([text, accepts(automaton, text)]);
      }
    }),
    { numRuns, seed: 8 },
  );
});

/** Generates highly ambiguous expressions over two or three letters, and rules of a grammar that use earlier ones. */
function dense(names: readonly string[]): fc.Arbitrary<BnfExpression> {
  return fc.letrec<{ e: BnfExpression }>((tie) => ({
    e: fc.oneof(
      { maxDepth: 3 },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          seq('c'),
          anyCase('a'),
          anyCase('b'),
          seq('ab'),
          range('a', 'b'),
          ...names.map(ref),
        ),
      },
      { weight: 3, arbitrary: fc.array(tie('e'), { minLength: 2, maxLength: 2 }).map((all) => seq(...all)) },
      { weight: 3, arbitrary: fc.array(tie('e'), { minLength: 2, maxLength: 2 }).map((all) => alt(...all)) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(
            fc.constantFrom<[number, number | null]>([0, null], [0, 2], [1, 2], [1, 3], [1, null], [0, 1]),
            tie('e'),
          )
          .map(([[min, max], body]) => times(min, max, body)),
      },
    ),
  })).e;
}

test('transcribes all highly ambiguous rules', () => {
  const grammar = fc
    .tuple(dense([]), dense(['r2']), dense(['r1', 'r2']))
    .map(([r2, r1, r0]) => bnf({ r0, r1, r2 }));
  fc.assert(
    fc.property(grammar, (rules) => {
      const found = transcribe(rules);
      expect(found.reasons).toEqual([]);
      const proofs = [...proveTranscription({ peg: readPeg(found.peg), bnf: rules })];
      expect(proofs.filter(({ proved }) => !proved)).toEqual([]);
    }),
    { numRuns: many(12, 120), seed: 15 },
  );
});
