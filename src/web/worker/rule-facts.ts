/** Facts about a rule: the rules it refers to, those that refer to it, and its ambiguity. */

import { revision, type RevisionId } from 'uri-revisions';
import { ambiguity, type BnfExpression, bnfOf, type Growth, pegIdentifier } from 'uri-revisions-cli/grammar';
import type { RuleRequest } from './rules.js';

export interface RuleFacts {
  /** The rules that its texts name: by the document's spelling, and by the identifier in the PEG. */
  readonly named: ReadonlyMap<string, string>;
  readonly usedBy: readonly string[];
  /** Undefined if no string has two derivations from it. */
  readonly ambiguous: Ambiguous | undefined;
}

export interface Ambiguous {
  /** A shortest string with more than one derivation, and their number in digits or words. */
  readonly text: string;
  readonly count: string;
  readonly growth: Growth;
  /** If the growth is bounded, a string with the most derivations. */
  readonly most: { readonly text: string; readonly count: string } | undefined;
}

export function ruleFacts({ revision: id, rule }: RuleRequest): RuleFacts {
  const uses = (name: string): ReadonlySet<string> => references(id).get(name) ?? new Set();
  const language = revision(id);
  const others = language.rules.flatMap(({ name }) => (name === rule ? [] : [name]));
  const words = new Set(language.rule(rule).peg.match(/[A-Za-z]\w*/g));
  return {
    named: new Map([
      ...[...uses(rule)].map((name) => [name, name] as const),
      ...others.map((name) => [pegIdentifier(name), name] as const).filter(([word]) => words.has(word)),
    ]),
    usedBy: others.filter((name) => uses(name).has(rule)),
    ambiguous: ambiguous(id, rule),
  };
}

const known = new Map<RevisionId, Promise<readonly string[]>>();

/** Returns the ambiguous rules of a document. Other questions are answered between two rules. */
export function ambiguousRules(id: RevisionId): Promise<readonly string[]> {
  const found = known.get(id) ?? decideAll(id);
  known.set(id, found);
  return found;
}

/** Decides the rules that a rule uses first: if one of them is ambiguous, so is the rule, without further work. */
async function decideAll(id: RevisionId): Promise<readonly string[]> {
  const found = new Map<string, boolean>();
  const decideFrom = async (name: string): Promise<boolean> => {
    const before = found.get(name);
    if (before !== undefined) return before;
    // The preliminary result for a rule that uses itself.
    found.set(name, false);
    let isAmbiguous = false;
    for (const other of references(id).get(name) ?? []) {
      if (await decideFrom(other)) isAmbiguous = true;
    }
    if (!isAmbiguous) {
      isAmbiguous = ambiguous(id, name) !== undefined;
      await new Promise((resolve) => setTimeout(resolve));
    }
    found.set(name, isAmbiguous);
    return isAmbiguous;
  };
  for (const { name } of revision(id).rules) await decideFrom(name);
  return revision(id).rules.flatMap(({ name }) => (found.get(name) === true ? [name] : []));
}

const verdicts = new Map<string, Ambiguous | undefined>();

function ambiguous(id: RevisionId, rule: string): Ambiguous | undefined {
  const key = `${id} ${rule}`;
  if (!verdicts.has(key)) verdicts.set(key, decide(id, rule));
  return verdicts.get(key);
}

function decide(id: RevisionId, rule: string): Ambiguous | undefined {
  const verdict = ambiguity({ revision: id, rule });
  if (!verdict.ambiguous) return undefined;
  const { shortest, growth, maximum } = verdict;
  return {
    text: shortest.text,
    count: inDigits(shortest.count),
    growth,
    most: maximum && { text: maximum.text, count: inDigits(maximum.count) },
  };
}

function inDigits(count: bigint | 'infinite'): string {
  return count === 'infinite' ? 'infinitely many' : count.toLocaleString('en');
}

const referred = new Map<RevisionId, ReadonlyMap<string, ReadonlySet<string>>>();

/**
 * Returns the rules that each rule of a document refers to. Copies for a depth of recursion count as their originals.
 */
function references(id: RevisionId): ReadonlyMap<string, ReadonlySet<string>> {
  const found = referred.get(id);
  if (found !== undefined) return found;
  const { rules } = bnfOf(id);
  const originals = new Map(rules.map(({ name, copyOf }) => [name, copyOf ?? name]));
  const all = new Map<string, Set<string>>();
  for (const { name, copyOf = name, expression } of rules) {
    const named = all.get(copyOf) ?? new Set();
    for (const other of namesIn(expression)) named.add(originals.get(other) ?? other);
    all.set(copyOf, named);
  }
  referred.set(id, all);
  return all;
}

function namesIn(expression: BnfExpression): readonly string[] {
  switch (expression.type) {
    case 'reference':
      return [expression.name];
    case 'sequence':
      return expression.items.flatMap(namesIn);
    case 'alternation':
      return expression.alternatives.flatMap(namesIn);
    case 'repetition':
      return namesIn(expression.body);
    default:
      return [];
  }
}
