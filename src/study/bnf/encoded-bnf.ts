/** The BNF as generated/<id>/expressions.ts holds it, nothing left out: how the study of grammars gets at it. */
import type { Correction } from '../../tree/rule.js';
import type { BnfExpression, BnfGrammar } from './bnf.js';
import type { PrintedReading } from './read-printed.js';
import { type GrammarData, ruleText, type RuleTexts } from '../../tree/rule.js';

/** An expression: its type and members in the order of BnfExpression, then where its span starts and ends. */
export type EncodedExpression =
  | readonly ['literal', text: string, ignoreCase: boolean, start: number, end: number]
  | readonly ['range', from: number, to: number, start: number, end: number]
  | readonly ['reference', name: string, start: number, end: number]
  | readonly ['sequence', items: readonly EncodedExpression[], start: number, end: number]
  | readonly ['alternation', alternatives: readonly EncodedExpression[], start: number, end: number]
  | readonly [
      'repetition',
      min: number,
      max: number | null,
      body: EncodedExpression,
      start: number,
      end: number,
    ];

/** A rule with one of its corrections, by its index, undone: its expression, or why it cannot be read. */
export type EncodedReading = readonly [rule: string, correction: number, EncodedExpression | string];

/** The expressions of a grammar. */
export interface EncodedBnf {
  /** Of each rule in the order of the document, with its span. */
  readonly rules: readonly (readonly [EncodedExpression, start: number, end: number])[];
  /** Of each corrected rule as printed. */
  readonly printed: readonly EncodedReading[];
}

/** The grammar, with the names of its rules from rules.ts, and their texts. */
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

/** How the corrected rules read as printed. */
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
    case 'literal': {
      const [type, text, ignoreCase, start, end] = encoded;
      return { type, text, ignoreCase, span: { start, end } };
    }
    case 'range': {
      const [type, from, to, start, end] = encoded;
      return { type, from, to, span: { start, end } };
    }
    case 'reference': {
      const [type, name, start, end] = encoded;
      return { type, name, span: { start, end } };
    }
    case 'sequence': {
      const [type, items, start, end] = encoded;
      return { type, items: items.map(decodeExpression), span: { start, end } };
    }
    case 'alternation': {
      const [type, alternatives, start, end] = encoded;
      return { type, alternatives: alternatives.map(decodeExpression), span: { start, end } };
    }
    case 'repetition': {
      const [type, min, max, body, start, end] = encoded;
      return { type, min, max, body: decodeExpression(body), span: { start, end } };
    }
  }
}
