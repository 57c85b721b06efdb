/** Whole grammars of protocols: the number of transcribed rules, the rules left out with reasons, and the duration. */
import { readFileSync } from 'node:fs';
import { bnfOf, readGrammar } from '../../../src/study/index.js';
import { wideAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { transcribe, usesOther } from '../../../src/grammar/transcribe/transcribe.js';

interface Whole {
  /** Number of rules, including copies for a depth. */
  readonly rules: number;
  readonly transcribed: number;
  /** The rules that are left out for themselves, not for those that they use: beyond a limit, or without a repair. */
  readonly leftOut: readonly string[];
  /** Number of states of a rule's automaton. */
  readonly states: readonly [rule: string, states: number];
}

/** Grammars with non-tail recursion expanded once. */
const grammars: Readonly<Record<string, Whole>> = {
  http: { rules: 164, transcribed: 164, leftOut: [], states: ['Accept', 13] },
  imap: {
    rules: 249,
    transcribed: 182,
    leftOut: [
      'address',
      'body-fld-dsp',
      'body-fld-param',
      'body-type-text',
      'env-bcc',
      'env-cc',
      'env-from',
      'env-reply-to',
      'env-sender',
      'env-to',
      'fetch',
      'namespace-response-extension',
      'option-val-comp',
      'search-key',
      'tagged-ext-comp',
    ],
    states: ['flag-list', 7],
  },
};

/** In milliseconds of processor time. */
const longest = 60_000;

test.each(Object.entries(grammars))('%s', (name, whole) => {
  const text = readFileSync(`${__dirname}/whole/${name}.abnf`, 'utf8');
  expect(text).toMatch(/^; .+RFC \d+.+\n; .+\n\n/);
  const grammar = readGrammar(text, { file: name, depth: 1 });
  const { rules } = bnfOf(grammar);
  const before = process.cpuUsage();
  const { failed, reasons } = transcribe(bnfOf(grammar));
  const { user } = process.cpuUsage(before);
  const [rule] = whole.states;
  const found: Whole = {
    rules: rules.length,
    transcribed: rules.length - failed.length,
    leftOut: reasons.flatMap((one) => (one.reason === usesOther ? [] : [one.rule])),
    states: [rule, wideAutomaton(bnfOf(grammar), rule).stateCount],
  };
  expect(found).toEqual(whole);
  expect(user / 1000).toBeLessThan(longest);
});
