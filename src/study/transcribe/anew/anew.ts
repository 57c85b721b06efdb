/** Languages written anew: as expressions made of their automata, in the names of rules that derive single characters. */
import { bothCases } from '../../../base/character.js';
import { type CodeUnitSet, codeUnitsOf } from '../../../base/code-units.js';
import type { TableAutomaton } from '../../automata/table-automaton.js';
import type { BnfExpression } from '../../bnf/bnf.js';
import { automatonExpression, mostItems } from './automaton-expression.js';
import { anyOf } from '../flat.js';
import type { NamedSet } from '../guard.js';
import type { Languages, RegularTerm } from '../languages.js';

/** Larger automata are not written as expressions, which may be exponentially long. */
const mostStates = 60;

/** Why no expression was written, in words. */
export type TooLarge = string;

const span = { start: 0, end: 0 };

export class Anew {
  private readonly expressions = new Map<RegularTerm, BnfExpression | TooLarge>();

  constructor(
    private readonly languages: Languages,
    private readonly named: () => readonly NamedSet[],
  ) {}

  /** A language as an expression that is right where it stands alone, or why there is none. */
  expressionOf(language: RegularTerm): BnfExpression | TooLarge {
    const known = this.expressions.get(language);
    if (known !== undefined) return known;
    const automaton = this.languages.minimal(language, mostStates);
    const found =
      automaton === undefined
        ? `its automaton has more than ${mostStates} states`
        : (this.ofAutomaton(automaton) ?? `its automaton as an expression has more than ${mostItems} parts`);
    this.expressions.set(language, found);
    return found;
  }

  /** What an automaton accepts as an expression; undefined where that is long. */
  ofAutomaton(automaton: TableAutomaton): BnfExpression | undefined {
    return automatonExpression(automaton, (set) => this.charactersOf(set));
  }

  /** One character of a set: the rules that derive such, and what they leave. */
  private charactersOf(set: CodeUnitSet): BnfExpression {
    let left = this.languages.classesIn(set);
    const parts: BnfExpression[] = [];
    const size = (one: NamedSet): number => this.languages.classesIn(one.set).size;
    for (const { rule, set: named } of [...this.named()].sort((a, b) => size(b) - size(a))) {
      const own = this.languages.classesIn(named);
      if (own.size < 2 || [...own].some((c) => !left.has(c))) continue;
      parts.push({ type: 'reference', name: rule, span });
      left = new Set([...left].filter((c) => !own.has(c)));
    }
    const others = this.languages.setOf(left);
    parts.push(
      ...(letterIn(others) ?? others.map(([from, to]) => ({ type: 'range', from, to, span }) as const)),
    );
    return anyOf(parts);
  }
}

/** A letter in either case. */
function letterIn(set: CodeUnitSet): readonly BnfExpression[] | undefined {
  const [[first] = [0]] = set;
  const text = String.fromCharCode(first);
  const both = codeUnitsOf(bothCases(text).map((c) => c.charCodeAt(0)));
  if (set.length !== 2 || both.join() !== set.join()) return undefined;
  return [{ type: 'literal', text: text.toLowerCase(), ignoreCase: true, span }];
}
