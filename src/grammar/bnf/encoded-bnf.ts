/** Complete BNF as stored in generated/<id>/expressions.ts, for the study of grammars. */
import type { Differences } from '../../core/about.js';
import type { EncodedAutomaton } from '../../core/automaton/dfa-table.js';
import type { GeneratedParser } from '../../core/tree/parser.js';
import { type Correction, type GrammarData, ruleText, type RuleTexts } from '../../core/tree/rule.js';
import type { BnfExpression, BnfGrammar } from './bnf.js';
import type { PrintedReading } from './read-printed.js';

/**
 * An expression: a letter for its type, its members in the order of BnfExpression, then the start and end of its span.
 * The names of types would be a third of the stored text.
 */
export type EncodedExpression =
  /** A literal. */
  | readonly ['l', text: string, ignoreCase: boolean, start: number, end: number]
  /** A range of characters. */
  | readonly ['c', from: number, to: number, start: number, end: number]
  /** A reference. */
  | readonly ['r', name: string, start: number, end: number]
  /** A sequence. */
  | readonly ['s', items: readonly EncodedExpression[], start: number, end: number]
  /** An alternation. */
  | readonly ['a', alternatives: readonly EncodedExpression[], start: number, end: number]
  /** A repetition. */
  | readonly ['t', min: number, max: number | null, body: EncodedExpression, start: number, end: number];

/** A rule with one of its corrections, by its index, undone: its expression, or the reason why it cannot be read. */
export type EncodedReading = readonly [rule: string, correction: number, EncodedExpression | string];

/** The expressions of a grammar. */
export interface EncodedBnf {
  /** The expression of each rule in the order of the document, with the rule's span. */
  readonly rules: readonly (readonly [EncodedExpression, start: number, end: number])[];
  /** The reading of each corrected rule as printed. */
  readonly printed: readonly EncodedReading[];
}

/** Decodes the grammar, with the names of its rules from rules.ts, and their texts. */
export function decodeBnf(
  { id, names, sections }: GrammarData,
  texts: RuleTexts,
  encoded: EncodedBnf,
): BnfGrammar {
  return {
    revision: id,
    rules: names.flatMap((name, i) => {
      const [expression, start, end] = encoded.rules[i] ?? [];
      if (expression === undefined || start === undefined || end === undefined) return [];
      const { origin, printed, corrected, corrections } = ruleText(texts, name, i);
      return {
        name,
        origin,
        printed,
        corrected,
        corrections,
        section: sections[i] ?? '',
        expression: decodeExpression(expression),
        span: { start, end },
      };
    }),
  };
}

/** Decodes how the corrected rules read as printed. */
export function decodePrinted(texts: RuleTexts, encoded: EncodedBnf): readonly PrintedReading[] {
  return encoded.printed.flatMap(([name, index, reading]): readonly PrintedReading[] => {
    const correction: Correction | undefined = texts.corrected[name]?.corrections[index];
    if (correction === undefined) return [];
    return typeof reading === 'string'
      ? [{ correction, readable: false, problem: reading }]
      : [{ correction, readable: true, expression: decodeExpression(reading) }];
  });
}

function decodeExpression(encoded: EncodedExpression): BnfExpression {
  switch (encoded[0]) {
    case 'l': {
      const [, text, ignoreCase, start, end] = encoded;
      return { type: 'literal', text, ignoreCase, span: { start, end } };
    }
    case 'c': {
      const [, from, to, start, end] = encoded;
      return { type: 'range', from, to, span: { start, end } };
    }
    case 'r': {
      const [, name, start, end] = encoded;
      return { type: 'reference', name, span: { start, end } };
    }
    case 's': {
      const [, items, start, end] = encoded;
      return { type: 'sequence', items: items.map(decodeExpression), span: { start, end } };
    }
    case 'a': {
      const [, alternatives, start, end] = encoded;
      return { type: 'alternation', alternatives: alternatives.map(decodeExpression), span: { start, end } };
    }
    case 't': {
      const [, min, max, body, start, end] = encoded;
      return { type: 'repetition', min, max, body: decodeExpression(body), span: { start, end } };
    }
  }
}

export interface GeneratedGrammar extends GeneratedParser {
  readonly grammar: GrammarData;
  readonly texts: RuleTexts;
}

/** Data of the rules that only their study needs. */
export interface StudiedRules {
  readonly expressions: EncodedBnf;
  readonly automata: Readonly<Partial<Record<string, EncodedAutomaton>>>;
  readonly differences: Differences;
}
