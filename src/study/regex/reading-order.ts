/**
 * A grammar with the alternatives of its rules in the order in which its transcription tries them: an engine that takes
 * the first that leads to a match then takes the one that the document's policy picks.
 */
import type { BnfExpression, BnfGrammar } from '../bnf/bnf.js';
import { naiveRule } from '../peg/naive-transcription.js';
import { type PegExpression, type PegGrammar, pegIdentifier, withoutGuards } from '../peg/peg.js';
import { readPeg } from '../peg/read-peg.js';

/** Only rules change of which each alternative is an alternative of the transcription, apart from guards and places. */
export function inReadingOrder(grammar: BnfGrammar, peg: PegGrammar): BnfGrammar {
  const transcribed = new Map(peg.rules.map(({ name, expression }) => [name, expression]));
  const rules = grammar.rules.map((rule) => {
    const { name, expression } = rule;
    const own = transcribed.get(pegIdentifier(name));
    if (expression.type !== 'alternation' || own === undefined) return rule;
    const order = alternativesOf(own).map((one) => keyOf(withoutGuards(one)));
    const places = expression.alternatives.map((one) => order.indexOf(keyOf(copyOf(one))));
    if (places.includes(-1) || new Set(places).size < order.length) return rule;
    const alternatives = expression.alternatives
      .map((one, i) => ({ one, place: places[i] ?? 0 }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one);
    return { ...rule, expression: { ...expression, alternatives } };
  });
  return { ...grammar, rules };
}

function copyOf(e: BnfExpression): PegExpression {
  const [rule] = readPeg(naiveRule('copy', e)).rules;
  return rule?.expression ?? { type: 'sequence', items: [], span: e.span };
}

/** Those of a choice in a choice too, where what stands beside it are guards. */
function alternativesOf(e: PegExpression): readonly PegExpression[] {
  const inner = withoutGuards(e);
  return inner.type === 'choice' ? inner.alternatives.flatMap(alternativesOf) : [inner];
}

/** Equal expressions have equal keys, wherever they stand. */
function keyOf(e: PegExpression): string {
  return JSON.stringify(e, (key, value: unknown) => (key === 'span' ? undefined : value));
}
