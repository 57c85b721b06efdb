/** Two grammars for comparison, as plain data. */

import type { RevisionId } from 'uri-revisions';
import { diff, type Evidence, type GrammarDiff } from 'uri-revisions-cli/grammar';

export interface RuleRequest {
  readonly revision: RevisionId;
  /** In the document's spelling. */
  readonly rule: string;
}

export interface DiffRequest {
  readonly left: RevisionId;
  readonly right: RevisionId;
}

/** The change of a rule from the left revision to the right one. */
export type RuleChange = 'equal' | 'wider' | 'narrower' | 'overlapping' | 'disjoint' | 'added' | 'dropped';

export interface RulePair {
  readonly role: string;
  /** Its name on the left; undefined if it was added. */
  readonly left: string | undefined;
  readonly right: string | undefined;
  readonly change: RuleChange;
  /** True if its expression changed, apart from the notation, the names of rules and the order of alternatives. */
  readonly rewritten: boolean;
  /** The rules that it refers to whose languages changed, by their names on the right. */
  readonly through: readonly string[];
  /** Strings that only the left rule derives. The first string of each kind is a shortest one. */
  readonly onlyLeft: readonly string[];
  readonly onlyRight: readonly string[];
  readonly both: readonly string[];
  /**
   * If the right revision follows the left one: its kin, and the reasons for the difference with their class and
   * evidence.
   */
  readonly why: readonly Reason[];
}

/** A sentence, which may contain a quotation of the later document. */
export interface Reason {
  readonly before: string;
  readonly quoted?: { readonly quote: string; readonly section: string };
  readonly after: string;
}

/** Returns the change of each rule. */
export function diffOf({ left, right }: DiffRequest): readonly RulePair[] {
  return pairsOf(diff(left, right));
}

function pairsOf({ rules }: GrammarDiff): readonly RulePair[] {
  return rules.map((rule) => {
    if (!('comparison' in rule)) {
      const { role, change, rule: name, example, evidence = [], relatedRule } = rule;
      const examples = example === undefined ? [] : [example];
      const added = change === 'added';
      return {
        role,
        left: added ? undefined : name,
        right: added ? name : undefined,
        change,
        rewritten: false,
        through: [],
        onlyLeft: added ? [] : examples,
        onlyRight: added ? examples : [],
        both: [],
        why: [...relatedRuleReason(change, relatedRule), ...reasons(evidence)],
      };
    }
    const { role, before, after, rewritten, through, comparison, evidence = [] } = rule;
    return {
      role,
      left: before,
      right: after,
      change: changes[comparison.relation],
      rewritten,
      through,
      onlyLeft: comparison.onlyFirst.map(({ text }) => text),
      onlyRight: comparison.onlySecond.map(({ text }) => text),
      both: comparison.both,
      why: reasons(evidence),
    };
  });
}

function relatedRuleReason(change: 'added' | 'dropped', kin: string | undefined): readonly Reason[] {
  if (kin === undefined) return [];
  return [
    { before: change === 'added' ? `Its predecessor is ${kin}.` : `Its successor is ${kin}.`, after: '' },
  ];
}

function reasons(evidence: readonly Evidence[]): readonly Reason[] {
  return evidence.map((one) => {
    const shown = evidence.length > 1 && one.text !== undefined ? ` for "${one.text}"` : '';
    return {
      before: `${classes[one.class]}${shown}:`,
      ...(one.class === 'intended' && { quoted: { quote: one.quote, section: one.section } }),
      after: one.note ?? '',
    };
  });
}

const classes: Readonly<Record<Evidence['class'], string>> = {
  intended: 'Intended',
  unexplained: 'Unexplained',
  notation: 'Required by the notation',
};

const changes = {
  equal: 'equal',
  subset: 'wider',
  superset: 'narrower',
  overlapping: 'overlapping',
  disjoint: 'disjoint',
} as const;
