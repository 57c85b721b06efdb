/** Random grammars: what is transcribed is proved, and agrees with the automaton on all short texts. */
import fc from 'fast-check';
import { accepts } from '../../../src/automaton/walk.js';
import { minimalAutomaton } from '../../../src/study/automata/minimal-dfa.js';
import { interpret } from '../../../src/study/peg/interpret.js';
import { readPeg } from '../../../src/study/peg/read-peg.js';
import { proveTranscription } from '../../../src/study/proof/prove-transcription.js';
import { transcribe } from '../../../src/study/transcribe/transcribe.js';
import { arbitraryBnf, texts } from '../arbitrary-bnf.js';

/** How many runs there are, and of these how many may be left without a repair. */
const [numRuns, mostFailed] = [150, 2];

test.each(['first', 'longest'] as const)('%s', (prefer) => {
  let failed = 0;
  fc.assert(
    fc.property(arbitraryBnf, (bnf) => {
      const found = transcribe(bnf, { prefer });
      if (found.failed.length > 0) {
        failed += 1;
        return;
      }
      const peg = readPeg(found.peg);
      expect([...proveTranscription({ peg, bnf })].filter(({ proved }) => !proved)).toEqual([]);
      const automaton = minimalAutomaton(bnf, 'start');
      for (const text of texts(6)) {
        const isWhole = interpret(peg, 'start', text) === text.length;
        expect([text, isWhole]).toEqual([text, accepts(automaton, text)]);
      }
    }),
    { numRuns, seed: 8 },
  );
  expect(failed).toBeLessThanOrEqual(mostFailed);
});
