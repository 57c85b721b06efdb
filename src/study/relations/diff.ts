/** What changed from one revision to another, rule by rule: language and wording; and what each correction changed. */
import type { Differences, Evidence } from '../../core/about.js';
import { broughtRules, type Correction } from '../../core/tree/rule.js';
import { shortestWord } from '../../grammar/automata/explore.js';
import { minimalAutomaton } from '../../grammar/automata/minimal-dfa.js';
import type { StudiedGrammar } from '../../grammar/automata/studied-grammar.js';
import { type BnfExpression, type BnfGrammar, references } from '../../grammar/bnf/bnf.js';
import { wording } from '../../grammar/bnf/errors.js';
import type { PrintedReading } from '../../grammar/bnf/read-printed.js';
import {
  compareAutomata,
  type CompareOptions,
  compareShowing,
  type Comparison,
  type Relation,
} from './compare-rules.js';
import { automatonWithin, jointScope } from './scope.js';

/** What became of a language. `changed`: some strings were added and others dropped. */
export type LanguageChange = 'unchanged' | 'widened' | 'narrowed' | 'changed';

/** A rule that both revisions have, under one name or two. */
export interface KeptRule {
  readonly change: LanguageChange;
  readonly role: string;
  readonly before: string;
  readonly after: string;
  readonly renamed: boolean;
  /** Whether its expression changed, apart from the notation, the names of rules and the order of alternatives. */
  readonly rewritten: boolean;
  /** The other rules that its expression refers to and whose languages changed, by their later names. */
  readonly through: readonly string[];
  /** The language before, compared with the language after. */
  readonly comparison: Comparison;
  /** Why it differs: of neighbours in the lineage, where the rule is rewritten and its language is another. */
  readonly evidence?: readonly Evidence[];
}

/** A rule that only one of the revisions has. */
export interface SingleRule {
  readonly change: 'added' | 'dropped';
  readonly role: string;
  readonly rule: string;
  /** A shortest string that it derives; undefined where it derives none. */
  readonly example: string | undefined;
  /** Why it was added or dropped: of neighbours in the lineage. */
  readonly evidence?: readonly Evidence[];
  /** The rule of the other document that does its work and has another counterpart, too. */
  readonly kin?: string;
}

/** What became of the rules of a revision. */
export interface GrammarDiff {
  /** Ids of the revisions. */
  readonly before: string;
  readonly after: string;
  /**
   * Of documents: the steps of the lineage that lead from one to the other, each from a document to one that follows it.
   * Where neither goes back to the other, they are those from the last document that both go back to. Differences have
   * their classes in a step.
   */
  readonly steps?: readonly (readonly [before: string, after: string])[];
  /** Of a later revision that is a patch, the rules that it prints or borrows. */
  readonly brought: readonly string[];
  /** In the order of the earlier document, added rules last. */
  readonly rules: readonly (KeptRule | SingleRule)[];
}

/**
 * Compares all rules of two revisions; with what the room of the later one says of its differences from the one that it
 * follows, where that is the earlier. A string that tells one reason from another is among the witnesses.
 * A learnt language is compared with the reference rule alone.
 * @throws StateLimitError, TimeLimitError, PrefixError
 */
export function diffGrammars(
  before: StudiedGrammar,
  after: StudiedGrammar,
  options: CompareOptions = {},
  differences?: Differences,
): GrammarDiff {
  const lineage = lineageOf(before, after);
  const laterName = new Map(lineage.map((rule) => [rule.before, rule.after]));
  const comparisons = new Map<string, Comparison>();
  const scope = jointScope(before, after);
  for (const { before: earlier, after: later } of lineage) {
    if (earlier === undefined || later === undefined) continue;
    const texts = (differences?.classed ?? []).flatMap(({ rewritten = [], evidence: { text } }) =>
      text !== undefined && rewritten.includes(later) ? [text] : [],
    );
    const old = automatonWithin(before, earlier, scope);
    const now = automatonWithin(after, later, scope);
    comparisons.set(later, compareShowing(texts, old, now, options));
  }
  const isOther = (later: string): boolean => (comparisons.get(later)?.relation ?? 'equal') !== 'equal';
  const rules = lineage.map((rule): KeptRule | SingleRule => {
    const { role, before: earlier, after: later } = rule;
    const comparison = later === undefined ? undefined : comparisons.get(later);
    if (earlier === undefined || later === undefined || comparison === undefined) {
      return earlier === undefined
        ? single('added', role, later ?? '', after)
        : single('dropped', role, earlier, before);
    }
    const [old, now] = [before.expression(earlier), after.expression(later)];
    return {
      change: languageChange(comparison.relation),
      role,
      before: earlier,
      after: later,
      renamed: earlier !== later,
      rewritten:
        wording(old, (name) => laterName.get(name) ?? `${name} of ${before.revision}`) !==
        wording(now, String),
      through: references(now).filter((name) => name !== later && isOther(name)),
      comparison,
    };
  });
  return {
    before: before.revision,
    after: after.revision,
    brought: broughtRules(after.bnf.rules),
    rules: differences === undefined ? rules : rules.map((rule) => withEvidence(rule, differences)),
  };
}

/** Whether a rule is a difference by itself: it came, it went, or it is rewritten and derives other strings. */
export function isDifference(rule: KeptRule | SingleRule): boolean {
  return !('comparison' in rule) || (rule.rewritten && rule.change !== 'unchanged');
}

/** A difference of neighbours in the lineage with what the room of the later one says of it. */
function withEvidence(
  rule: KeptRule | SingleRule,
  { merged, split, classed }: Differences,
): KeptRule | SingleRule {
  if (!isDifference(rule)) return rule;
  const [kind, name] =
    'comparison' in rule ? (['rewritten', rule.after] as const) : ([rule.change, rule.rule] as const);
  const evidence = classed.filter((entry) => entry[kind]?.includes(name)).map((entry) => entry.evidence);
  if ('comparison' in rule) return { ...rule, evidence };
  const kin = (rule.change === 'dropped' ? merged : split)[name];
  return { ...rule, evidence, ...(kin !== undefined && { kin }) };
}

/** What became of a language, by how it relates to the one that replaced it. */
export function languageChange(relation: Relation): LanguageChange {
  return changes[relation];
}

const changes: Readonly<Record<Relation, LanguageChange>> = {
  equal: 'unchanged',
  subset: 'widened',
  superset: 'narrowed',
  overlapping: 'changed',
  disjoint: 'changed',
};

function single(
  change: SingleRule['change'],
  role: string,
  rule: string,
  grammar: StudiedGrammar,
): SingleRule {
  return { change, role, rule, example: shortestWord(grammar.automaton(rule)) };
}

/** A rule before and after. `before` is undefined where the rule was added, `after` where it was dropped. */
interface RuleLineage {
  readonly role: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Matches the rules of two revisions: first those with one name and one role, then those with one role, in the order
 * of the documents, then those with one name. In the order of the earlier document, added rules last. What was learnt of
 * a parser has no rules of its own: only the reference rules are matched.
 */
export function lineageOf(before: StudiedGrammar, after: StudiedGrammar): readonly RuleLineage[] {
  if (before.scope !== undefined || after.scope !== undefined) {
    return [{ role: before.role(before.start), before: before.start, after: after.start }];
  }
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  const match = (fits: (earlier: string, later: string) => boolean): void => {
    for (const earlier of before.rules) {
      if (matched.has(earlier)) continue;
      const later = after.rules.find((rule) => !taken.has(rule) && fits(earlier, rule));
      if (later === undefined) continue;
      matched.set(earlier, later);
      taken.add(later);
    }
  };
  const sameRole = (earlier: string, later: string): boolean => before.role(earlier) === after.role(later);
  match((earlier, later) => earlier === later && sameRole(earlier, later));
  match(sameRole);
  match((earlier, later) => earlier === later);
  return [
    ...before.rules.map((rule) => ({ role: before.role(rule), before: rule, after: matched.get(rule) })),
    ...after.rules
      .filter((rule) => !taken.has(rule))
      .map((rule) => ({ role: after.role(rule), before: undefined, after: rule })),
  ];
}

/** What one correction changed. In a comparison, the language as printed is the first, as corrected the second. */
export type CorrectionEffect = { readonly correction: Correction } & (
  | {
      readonly readable: true;
      /** The languages of the corrected rule. */
      readonly rule: Comparison;
      /** The languages of the document's reference rule. */
      readonly start: Comparison;
    }
  | { readonly readable: false; readonly problem: string }
);

/** The effects of all corrections of a revision. */
export interface PrintedDiff {
  readonly revision: string;
  /** The reference rule. */
  readonly start: string;
  readonly corrections: readonly CorrectionEffect[];
}

/** Undoes each correction in turn. @throws StateLimitError, TimeLimitError */
export function diffPrintedGrammar(
  grammar: StudiedGrammar,
  readings: readonly PrintedReading[],
  options: CompareOptions = {},
): PrintedDiff {
  const { revision, start } = grammar;
  const corrections = readings.map((reading): CorrectionEffect => {
    if (!reading.readable) return reading;
    const { correction, expression } = reading;
    const printed = withExpression(grammar.bnf, correction.rule, expression);
    const compare = (rule: string): Comparison =>
      compareAutomata(minimalAutomaton(printed, rule, options.limits), grammar.automaton(rule), options);
    return { correction, readable: true, rule: compare(correction.rule), start: compare(start) };
  });
  return { revision, start, corrections };
}

function withExpression(grammar: BnfGrammar, name: string, expression: BnfExpression): BnfGrammar {
  return {
    ...grammar,
    rules: grammar.rules.map((rule) => (rule.name === name ? { ...rule, expression } : rule)),
  };
}
