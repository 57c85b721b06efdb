/** Whole grammars of protocols: the number of transcribed rules, the rules left out with reasons, and the duration. */
import { readdirSync, readFileSync } from 'node:fs';
import { type BorrowedRule, bnfOf, readGrammar } from '../../../src/study/index.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { transcribe, usesFailedRule } from '../../../src/grammar/transcribe/transcribe.js';
import type { WholeResult } from '../../../scripts/report/whole.js';

const folder = `${__dirname}/whole`;

/** Results that the report shows. */
const results = JSON.parse(readFileSync(`${folder}/results.json`, 'utf8')) as Readonly<
  Record<string, WholeResult>
>;

/** Rules that a grammar has in words, by document. */
const borrowed: Readonly<Record<string, readonly BorrowedRule[]>> = {
  icalendar: [{ revision: 'rfc3986', rule: 'URI' }],
};

/** States of the minimal automaton of a rule. */
const states: Readonly<Record<string, readonly [rule: string, states: number]>> = {
  http: ['Accept', 13],
  imap: ['flag-list', 7],
  icalendar: ['recur', 141],
  jsonpath: ['singular-query', 39],
  mail: ['FWS', 8],
  messageformat: ['variable-expression', 60],
  sip: ['IPv6address', 36],
};

/** In milliseconds of processor time. */
const longest = 60_000;

/** With recursion that is not in tail position followed once. */
test.each(Object.entries(results))('%s', (name, result) => {
  const text = readFileSync(`${folder}/${name}.abnf`, 'utf8');
  expect(text).toMatch(/^; .+(?:RFC|UTS) \d+.+\n(?:; .+\n)+\n/);
  const grammar = readGrammar(text, { file: name, depth: 1, from: borrowed[name] });
  const bnf = bnfOf(grammar);
  const unread = (grammar.read?.remarks ?? []).filter(({ kind }) => kind === 'left out');
  const inWords = unread.filter(({ message }) => message.includes('is defined in words only'));
  const before = process.cpuUsage();
  const { failed, reasons } = transcribe(bnf);
  const { user } = process.cpuUsage(before);
  const own = reasons.filter(({ reason }) => reason !== usesFailedRule);
  const isUnproved = ({ reason }: { readonly reason: string }): boolean => reason.startsWith('no repair');
  const found: WholeResult = {
    document: result.document,
    rules: bnf.rules.length + unread.length,
    transcribed: bnf.rules.length - failed.length,
    inWords: inWords.map(({ rule }) => rule),
    beyondLimits: own.filter((one) => !isUnproved(one)).map(({ rule }) => rule),
    unproved: own.filter(isUnproved).map(({ rule }) => rule),
    users: unread.length - inWords.length + reasons.length - own.length,
  };
  expect(found).toEqual(result);
  const [rule = '', count] = states[name] ?? [];
  expect(minimalAutomaton(bnf, rule).stateCount).toBe(count);
  expect(user / 1000).toBeLessThan(longest);
});

test('every grammar has its results', () => {
  const files = readdirSync(folder).flatMap((file) => /^(.+)\.abnf$/.exec(file)?.[1] ?? []);
  expect(Object.keys(results).sort()).toEqual(files.sort());
});
