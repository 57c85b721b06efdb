/** Changes from one revision to another, rule by rule, in language and wording; and the effect of each correction. */
import type { Differences, Evidence } from '../../core/about.js';
import { patchRules, type Correction } from '../../core/tree/rule.js';
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

/** The change of a language. `changed`: some strings were added and others dropped. */
export type LanguageChange = 'unchanged' | 'widened' | 'narrowed' | 'changed';

/** A rule that both revisions have, under one name or two. */
export interface MatchedRule {
  readonly change: LanguageChange;
  readonly role: string;
  readonly before: string;
  readonly after: string;
  readonly renamed: boolean;
  /** True if its expression changed, apart from the notation, the names of rules and the order of alternatives. */
  readonly rewritten: boolean;
  /** The other rules that its expression refers to and whose languages changed, by their later names. */
  readonly through: readonly string[];
  /** The language before, compared with the language after. */
  readonly comparison: Comparison;
  /** The reasons, for neighbours in the lineage, if the rule is rewritten and its language changed. */
  readonly evidence?: readonly Evidence[];
}

/** A rule that only one of the revisions has. */
export interface SingleRule {
  readonly change: 'added' | 'dropped';
  readonly role: string;
  readonly rule: string;
  /** A shortest string that it derives; undefined if it derives none. */
  readonly example: string | undefined;
  /** The reasons why it was added or dropped, for neighbours in the lineage. */
  readonly evidence?: readonly Evidence[];
  /** The rule of the other document that does its work but also has another counterpart. */
  readonly relatedRule?: string;
}

/** The changes of the rules of a revision. */
export interface GrammarDiff {
  /** Ids of the revisions. */
  readonly before: string;
  readonly after: string;
  /**
   * For documents: the steps of the lineage between them, each from a document to its successor. If neither is an
   * ancestor of the other, the steps to both from their last common ancestor. Differences are classed in a step.
   */
  readonly steps?: readonly (readonly [before: string, after: string])[];
  /** If the later revision is a patch: the rules that it prints or borrows. */
  readonly patchRules: readonly string[];
  /** In the order of the earlier document, added rules last. */
  readonly rules: readonly (MatchedRule | SingleRule)[];
}

/**
 * Compares all rules of two revisions. If the later one follows the earlier, adds what its room says about the
 * differences; a string that distinguishes one reason from another is among the witnesses. A learnt language is
 * compared only with the reference rule.
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
  const rules = lineage.map((rule): MatchedRule | SingleRule => {
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
    patchRules: patchRules(after.bnf.rules),
    rules: differences === undefined ? rules : rules.map((rule) => withEvidence(rule, differences)),
  };
}

/**
 * Tests whether a rule is a difference by itself: it was added or dropped, or it is rewritten and derives other
 * strings.
 */
export function isDifference(rule: MatchedRule | SingleRule): boolean {
  return !('comparison' in rule) || (rule.rewritten && rule.change !== 'unchanged');
}

/** Adds what the room of the later document says to a difference of neighbours in the lineage. */
function withEvidence(
  rule: MatchedRule | SingleRule,
  { merged, split, classed }: Differences,
): MatchedRule | SingleRule {
  if (!isDifference(rule)) return rule;
  const [kind, name] =
    'comparison' in rule ? (['rewritten', rule.after] as const) : ([rule.change, rule.rule] as const);
  const evidence = classed.filter((entry) => entry[kind]?.includes(name)).map((entry) => entry.evidence);
  if ('comparison' in rule) return { ...rule, evidence };
  const kin = (rule.change === 'dropped' ? merged : split)[name];
  return { ...rule, evidence, ...(kin !== undefined && { relatedRule: kin }) };
}

/** Returns the change of a language, from its relation to its successor. */
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

/** A rule before and after. `before` is undefined if the rule was added, `after` if it was dropped. */
interface RuleLineage {
  readonly role: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Matches the rules of two revisions: first those with one name and one role, then those with one role, in the order of
 * the documents, then those with one name. In the order of the earlier document, added rules last. A learnt language
 * has no rules of its own: only the reference rules are matched.
 */
export function lineageOf(before: StudiedGrammar, after: StudiedGrammar): readonly RuleLineage[] {
  if (before.scope !== undefined || after.scope !== undefined) {
    return [{ role: before.role(before.start), before: before.start, after: after.start }];
  }
  const [earlierRules, laterRules] = [ownRules(before), ownRules(after)];
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  const match = (fits: (earlier: string, later: string) => boolean): void => {
    for (const earlier of earlierRules) {
      if (matched.has(earlier)) continue;
      const later = laterRules.find((rule) => !taken.has(rule) && fits(earlier, rule));
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
    ...earlierRules.map((rule) => ({ role: before.role(rule), before: rule, after: matched.get(rule) })),
    ...laterRules
      .filter((rule) => !taken.has(rule))
      .map((rule) => ({ role: after.role(rule), before: undefined, after: rule })),
  ];
}

/** Returns the rules of a grammar, without the copies that expand its recursion to a depth. */
export function ownRules({ rules, bnf }: StudiedGrammar): readonly string[] {
  const copies = new Set(bnf.rules.flatMap(({ name, copyOf }) => (copyOf === undefined ? [] : [name])));
  return rules.filter((rule) => !copies.has(rule));
}

/** The effect of one correction. In a comparison, the language as printed is the first, as corrected the second. */
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
