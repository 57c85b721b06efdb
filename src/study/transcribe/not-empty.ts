/** Repetitions without bound of what may be empty, which no parser ends, written over the texts of it that are not empty. */
import type { BnfExpression, BnfGrammar, RepetitionExpression } from '../bnf/bnf.js';
import { isNullable, nullableRules } from '../bnf/check-rules.js';
import { anyOf, inSequence, repeated } from './flat.js';

/** The grammar with such repetitions only as end; each rule derives the same. A rule without them is the same object. */
export function withoutEmptyTurns(grammar: BnfGrammar): BnfGrammar {
  const nullable = nullableRules(grammar.rules);
  const bodies = new Map(grammar.rules.map(({ name, expression }) => [name, expression]));
  const isEmptying = (e: BnfExpression): boolean => isNullable(e, nullable);

  const turned = (e: BnfExpression): BnfExpression => {
    switch (e.type) {
      case 'sequence':
        return mapped(e, e.items, turned, (items) => ({ ...e, items }));
      case 'alternation':
        return mapped(e, e.alternatives, turned, (alternatives) => ({ ...e, alternatives }));
      case 'repetition': {
        if (e.max === null && isEmptying(e.body)) {
          const body = notEmpty(e.body, new Set());
          return body === undefined ? inSequence([]) : repeated(turned(once(body)), 0, null);
        }
        return mapped(e, [e.body], turned, ([body = e.body]) => ({ ...e, body }));
      }
      default:
        return e;
    }
  };

  /** What derives the same without the empty text; undefined where that is nothing. */
  const notEmpty = (e: BnfExpression, within: ReadonlySet<string>): BnfExpression | undefined => {
    if (!isEmptying(e)) return e;
    switch (e.type) {
      case 'reference': {
        const body = bodies.get(e.name);
        if (body === undefined || within.has(e.name)) return undefined;
        return notEmpty(body, new Set([...within, e.name]));
      }
      case 'sequence':
        return oneOf(
          e.items.map((item, i) => {
            const first = notEmpty(item, within);
            return first && inSequence([first, ...e.items.slice(i + 1)]);
          }),
        );
      case 'alternation':
        return oneOf(e.alternatives.map((alternative) => notEmpty(alternative, within)));
      case 'repetition':
        return ofRepetition(e, notEmpty(e.body, within));
      default:
        return undefined;
    }
  };

  const rules = grammar.rules.map((rule) => {
    const expression = turned(rule.expression);
    return expression === rule.expression ? rule : { ...rule, expression };
  });
  return rules.every((rule, i) => rule === grammar.rules[i]) ? grammar : { ...grammar, rules };
}

/** What is repeated at least once, where it will be repeated without bound in any case. */
function once(e: BnfExpression): BnfExpression {
  return e.type === 'repetition' && e.min === 1 && e.max === null ? e.body : e;
}

function ofRepetition(
  { max }: RepetitionExpression,
  body: BnfExpression | undefined,
): BnfExpression | undefined {
  return body === undefined || max === 0
    ? undefined
    : max === 1
      ? body
      : repeated(max === null ? once(body) : body, 1, max);
}

function oneOf(all: readonly (BnfExpression | undefined)[]): BnfExpression | undefined {
  const some = all.filter((one) => one !== undefined);
  return some.length === 0 ? undefined : anyOf(some);
}

/** The expression itself where no part of it changes. */
function mapped(
  e: BnfExpression,
  all: readonly BnfExpression[],
  change: (part: BnfExpression) => BnfExpression,
  made: (parts: readonly BnfExpression[]) => BnfExpression,
): BnfExpression {
  const changed = all.map(change);
  return changed.every((part, i) => part === all[i]) ? e : made(changed);
}
