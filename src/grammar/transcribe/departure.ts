/**
 * Departures of a transcription from the copy of a BNF: the kinds of repairs, from simple to heavy, and their
 * descriptions.
 */
import { visible } from '../../core/base/visible.js';
import type { BnfExpression, BnfGrammar } from '../bnf/bnf.js';
import { ruleIn } from '../bnf/errors.js';
import type { Draft } from './draft.js';

/** Weight of each kind of repair, for choosing among several. */
export const repairs = {
  'no text matches': 1,
  'recursion as repetition': 1,
  'empty turns left out': 1,
  'another order': 1,
  'common part first': 1,
  'guard by a character': 2,
  'guard by a word': 3,
  'guard by what follows': 4,
  'guard by how the text goes on': 7,
  'guard by all that follows': 8,
  'reading for a place': 3,
  'deterministic expression': 5,
  automaton: 20,
} as const;

export const deterministic = 'deterministic expression' satisfies RepairKind;

/** The repair if there is no other. */
export const lastResort = 'automaton' satisfies RepairKind;

export type RepairKind = keyof typeof repairs;

/** One departure of a rule from the copy of its BNF. */
export interface Departure {
  readonly kind: RepairKind;
  /**
   * The guard, or the name of the reading, or of the first of the states of an automaton; empty for the other kinds.
   */
  readonly written: string;
  /**
   * A shortest text that the copy would lose, or wrongly accept: from the place of the departure on, with any
   * continuation that may follow the rule there. Undefined if the copy is not a PEG at all.
   */
  readonly text: string | undefined;
}

/** An expression as written. */
export interface WrittenExpression {
  readonly draft: Draft;
  readonly departures: readonly Departure[];
}

export function weightOf({ departures }: WrittenExpression): number {
  return departures.reduce((sum, { kind }) => sum + repairs[kind], 0);
}

/**
 * Returns the changes to a rule before anything was written for it.
 * @param turned the grammar without empty iterations; a rule without them is the same object
 * @param bodies the bodies without recursion; that of a rule without it is the same object as its expression
 */
export function preparations(
  name: string,
  grammar: BnfGrammar,
  turned: BnfGrammar,
  bodies: ReadonlyMap<string, BnfExpression>,
): readonly Departure[] {
  const rule = ruleIn(turned.rules, name);
  const body = bodies.get(name);
  const isBarren = body?.type === 'alternation' && body.alternatives.length === 0;
  const kinds: readonly RepairKind[] = isBarren
    ? ['no text matches']
    : [
        ...(rule === ruleIn(grammar.rules, name) ? [] : (['empty turns left out'] as const)),
        ...(rule.expression === body ? [] : (['recursion as repetition'] as const)),
      ];
  return kinds.map((kind) => ({ kind, written: '', text: undefined }));
}

/** Describes a departure in a sentence: its effect, and the text that made it necessary. */
export function sentenceOf({ kind, written, text }: Departure): string {
  const lost = text === undefined ? '' : `${visible(JSON.stringify(text))} would be rejected`;
  switch (kind) {
    case 'no text matches':
      return 'The rule derives no string: each derivation from it is infinite.';
    case 'recursion as repetition':
      return 'The recursion at the end of the rule is written as a repetition.';
    case 'empty turns left out':
      return 'The repeated part may be empty, so a parser would loop. Only non-empty strings are repeated.';
    case 'another order':
      return `In the printed order, ${lost}.`;
    case 'common part first':
      return `The repeated part and the text after it start alike. The common start comes first; otherwise ${lost}.`;
    case 'reading for a place':
      return `${written} matches less than the rule itself, so that the next expression still finds its text; otherwise ${lost}.`;
    case 'deterministic expression':
      return `Rewritten so that one character decides each choice. The inner rule names are lost. Otherwise ${lost}.`;
    case 'automaton':
      return written === ''
        ? `Last resort: one expression, written from the automaton, without the inner rule names. In the copy, ${lost}.`
        : `Last resort: one rule for each state of the automaton (${written} and those after it), without the inner rule names. In the copy, ${lost}.`;
    default:
      return `${written} checks that the rest can still match; otherwise ${lost}.`;
  }
}
