/** Rules that derive no string: the results of each study, compared with derivations by brute force. */
import fc from 'fast-check';
import { accepts } from '../../../src/core/automaton/walk.js';
import { countDerivations } from '../../../src/grammar/ambiguity/derivation-count.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { barrenRules, withoutBarren } from '../../../src/grammar/bnf/graph.js';
import { formatCounterexamples, readGrammar, regexOf, sampleStrings } from '../../../src/study/index.js';
import { interpret } from '../../../src/grammar/peg/interpret.js';
import { naivePeg } from '../../../src/grammar/peg/naive-transcription.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { proveTranscription } from '../../../src/grammar/proof/prove-transcription.js';
import { countWords } from '../../../src/study/sampling/count.js';
import { transcribe } from '../../../src/grammar/transcribe/transcribe.js';
import { arbitraryBnf, texts } from '../../study/arbitrary-bnf.js';
import { many as runs } from '../../depth.js';
import { alt, bnf, many, ref, seq } from '../../study/bnf-terms.js';
import { everyDerivation } from '../transcribe/oracle.js';

/** Grammars whose second rule derives nothing, in some way. */
const withBarren = fc
  .tuple(
    arbitraryBnf,
    fc.constantFrom(
      seq('a', ref('other')),
      alt(seq('a', ref('other')), seq('b', ref('other'))),
      seq('b', ref('third')),
    ),
  )
  .map(([grammar, other]) => ({
    ...grammar,
    rules: [...grammar.rules.slice(0, 1), ...bnf({ other, third: seq('a', ref('other')) }).rules],
  }));

const short = texts(4);

test('counting, accepting and deriving agree with the definition', () => {
  fc.assert(
    fc.property(withBarren, (grammar) => {
      const derivable = short.map((text) => [...everyDerivation(grammar, 'start', text)].length);
      const automaton = minimalAutomaton(grammar, 'start');
      const pruned = minimalAutomaton(withoutBarren(grammar), 'start');
      short.forEach((text, i) => {
        const is = (derivable[i] ?? 0) > 0;
        expect([text, accepts(automaton, text), accepts(pruned, text)]).toEqual([text, is, is]);
        expect([text, countDerivations(grammar, 'start', text) !== 0n]).toEqual([text, is]);
      });
      const counted = countWords(automaton, 4).map(Number);
      const listed = counted.map(
        (_, length) => short.filter((text, i) => text.length === length && (derivable[i] ?? 0) > 0).length,
      );
      expect(counted).toEqual(listed);
      expect(barrenRules(grammar.rules).has('other')).toBe(true);
    }),
    { numRuns: runs(8, 60), seed: 15 },
  );
});

test('a copy is refuted by a text on which it differs from the definition, and only then', () => {
  fc.assert(
    fc.property(withBarren, (grammar) => {
      const peg = readPeg(naivePeg(grammar));
      for (const proof of proveTranscription({ peg, bnf: grammar, rule: 'start' })) {
        if (proof.kind !== 'transcription') throw new Error(proof.kind);
        const { equivalence } = proof;
        const differs = (text: string): boolean =>
          (interpret(peg, 'start', text) === text.length) !==
          [...everyDerivation(grammar, 'start', text)].length > 0;
        if (!equivalence.equal) expect(differs(equivalence.counterexample.text)).toBe(true);
        else expect(short.filter(differs)).toEqual([]);
      }
    }),
    { numRuns: runs(8, 60), seed: 15 },
  );
});

test('each is transcribed and proved', () => {
  fc.assert(
    fc.property(withBarren, (grammar) => {
      const { failed, peg } = transcribe(grammar);
      expect(failed).toEqual([]);
      expect(
        [...proveTranscription({ peg: readPeg(peg), bnf: grammar })].filter((one) => !one.proved),
      ).toEqual([]);
    }),
    { numRuns: runs(4, 40), seed: 15 },
  );
});

test('repeating a barren rule derives the empty string', () => {
  const grammar = bnf({ a: seq(many(ref('b')), 'k'), b: seq('y', ref('b')) });
  expect(transcribe(grammar).rules.map(({ peg }) => peg)).toEqual(['a = b* "k"', 'b = !. .']);
});

test('counterexamples escape look-alike characters', () => {
  const grammar = bnf({ a: { type: 'literal', text: 'k', ignoreCase: true, span: { start: 0, end: 0 } } });
  const [proof] = proveTranscription({ peg: readPeg(naivePeg(grammar)), bnf: grammar });
  expect(proof && formatCounterexamples(proof)[0]).toBe('"\\u{212A}": the PEG accepts, the BNF rejects');
});

describe('in a file', () => {
  const grammar = readGrammar('a = "x" / b\nb = "y" c\nc = "z" b\n', { file: 'f' });

  test('they are named with their place', () => {
    expect(grammar.read?.remarks.map(({ message }) => message)).toEqual([
      'f:2:1: "b" derives no string: each derivation from it is infinite\n2 | b = "y" c\n    ^',
      'f:3:1: "c" derives no string: each derivation from it is infinite\n3 | c = "z" b\n    ^',
    ]);
  });

  test('expressions omit them, and such a rule has none', () => {
    expect(regexOf(grammar, { dialect: 'javascript' }).text).toBe('/^[Xx]$/');
    expect(() => regexOf(grammar, { dialect: 'javascript', rule: 'b' })).toThrow('"b" derives no string');
  });

  test('there is nothing to sample, of any length', () => {
    const draw = (): unknown => sampleStrings({ revision: grammar, rule: 'b' }, { length: 3, seed: 1 });
    expect(draw).toThrow('no string of length 3, nor of any other');
  });
});
