/**
 * Transcribes a whole grammar: `node --import tsx transcribe.ts NAME` writes a WholeRun as JSON. In a process of its
 * own, because the sandbox of Jest takes twice as long.
 */
import { readFileSync } from 'node:fs';
import type { WholeResult } from '../../../../scripts/report/whole.js';
import { minimalAutomaton } from '../../../../src/grammar/automata/minimal-dfa.js';
import { transcribe, usesFailedRule } from '../../../../src/grammar/transcribe/transcribe.js';
import { type BorrowedRule, bnfOf, readGrammar } from '../../../../src/study/index.js';

/** The result for a grammar, without its document. */
export interface WholeRun {
  readonly result: Omit<WholeResult, 'document'>;
  /** Number of states of the minimal automaton of the rule. */
  readonly states: number;
  /** Milliseconds of processor time. */
  readonly milliseconds: number;
}

/** Rules that a grammar has in words, by its name. */
const borrowed: Readonly<Record<string, readonly BorrowedRule[]>> = {
  icalendar: [{ revision: 'rfc3986', rule: 'URI' }],
};

/** Follows recursion that is not in tail position once. @param rule the one whose states are counted */
function whole(name: string, rule: string): WholeRun {
  const text = readFileSync(`${import.meta.dirname}/${name}.abnf`, 'utf8');
  const grammar = readGrammar(text, { file: name, depth: 1, from: borrowed[name] });
  const bnf = bnfOf(grammar);
  const unread = (grammar.read?.remarks ?? []).filter(({ kind }) => kind === 'left out');
  const inWords = unread.filter(({ message }) => message.includes('is defined in words only'));
  const before = process.cpuUsage();
  const { failed, reasons } = transcribe(bnf);
  const { user } = process.cpuUsage(before);
  const own = reasons.filter(({ reason }) => reason !== usesFailedRule);
  const isUnproved = ({ reason }: { readonly reason: string }): boolean => reason.startsWith('no repair');
  return {
    result: {
      rules: bnf.rules.length + unread.length,
      transcribed: bnf.rules.length - failed.length,
      inWords: inWords.map((one) => one.rule),
      beyondLimits: own.filter((one) => !isUnproved(one)).map((one) => one.rule),
      unproved: own.filter(isUnproved).map((one) => one.rule),
      users: unread.length - inWords.length + reasons.length - own.length,
    },
    states: minimalAutomaton(bnf, rule).stateCount,
    milliseconds: user / 1000,
  };
}

const [name = '', rule = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(whole(name, rule)));
