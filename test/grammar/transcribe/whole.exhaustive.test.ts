/** Whole grammars of protocols: how many of their rules are transcribed, what is left out and why, and how long it takes. */
import { readFileSync } from 'node:fs';
import { bnfOf, readGrammar } from '../../../src/study/index.js';
import { wideAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { transcribe, usesOther } from '../../../src/grammar/transcribe/transcribe.js';

interface Whole {
  /** Rules, of which some are copies for a depth. */
  readonly rules: number;
  readonly transcribed: number;
  /** The rules that are left out for themselves, not for those that they use: beyond a limit, or with no repair. */
  readonly leftOut: readonly string[];
  /** States of the automaton of a rule. */
  readonly states: readonly [rule: string, states: number];
}

/** With recursion that is not in tail position followed once. */
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

/** In milliseconds of a processor. */
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
