/**
 * What the later document of a step says of the place where a text parts the two: the evidence for the rule that stands
 * there, where the room has one.
 */
import type { Differences, Evidence } from '../../about.js';
import { ownMembers } from '../../base/arguments.js';
import { accepts, walk } from '../../automaton/walk.js';
import { Budget } from '../../base/limits.js';
import { findWord, jointLetters } from '../automata/product.js';
import type { StudiedGrammar } from '../automata/studied-grammar.js';
import { lineageOf } from '../relations/lineage.js';

/** The rules around the place where a text parts two documents, innermost first, in the names of each. */
export interface RulesAround {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What is said of one rule. */
export interface RuleEvidence {
  /** The rule that it is said of, in the spelling of the document that has it. */
  readonly rule: string;
  readonly evidence: Evidence;
}

/** How a text parts two documents. */
export interface Change {
  readonly kind: 'went' | 'came';
  /** The character at which it does; empty where the text ends. */
  readonly found: string;
}

/** The evidence of one step of the lineage. */
export class StepEvidence {
  /** The counterparts of rules, by those of the other document. */
  private readonly later: ReadonlyMap<string, string>;
  private readonly earlier: ReadonlyMap<string, string>;
  private readonly hasStrings = new Map<string, boolean>();

  constructor(
    private readonly before: StudiedGrammar,
    private readonly after: StudiedGrammar,
    private readonly differences: Differences,
  ) {
    const kept = lineageOf(before, after).flatMap(({ before: old, after: now }) =>
      old === undefined || now === undefined ? [] : [[old, now] as const],
    );
    this.later = new Map(kept);
    this.earlier = new Map(kept.map(([old, now]) => [now, old]));
  }

  /**
   * Of the innermost rule: where some of it is for strings that part the rule at the same character, that alone; else that of the innermost rule. None
   * where the room says nothing of the rules around.
   */
  of(change: Change, around: RulesAround): readonly RuleEvidence[] {
    const earlier = around.before.flatMap((rule) => this.later.get(rule) ?? []);
    const exact = this.said('rewritten', [...around.after, ...earlier]).filter(({ rule, evidence }) => {
      const text = textOf(evidence);
      return text !== undefined && this.partsSo(text, rule, change);
    });
    if (exact.length > 0) return exact.filter(({ rule }) => rule === exact[0]?.rule);
    const came = change.kind === 'came' ? this.said('added', around.after) : [];
    const went = change.kind === 'went' ? this.said('dropped', around.before) : [];
    const general = [...this.said('rewritten', around.after), ...came, ...went].filter(
      ({ rule, evidence }) => textOf(evidence) === undefined && this.differs(rule, change.kind),
    );
    const [innermost] = [...around.after, ...around.before].filter((rule) =>
      general.some((one) => one.rule === rule),
    );
    return general.filter(({ rule }) => rule === innermost);
  }

  /** What is said of rules as those of a kind, in the order of the rules. */
  private said(kind: 'rewritten' | 'added' | 'dropped', rules: readonly string[]): readonly RuleEvidence[] {
    return [...new Set(rules)].flatMap((rule) =>
      this.differences.classed.flatMap((entry) =>
        ownMembers([kind], entry)[kind]?.includes(rule) === true ? [{ rule, evidence: entry.evidence }] : [],
      ),
    );
  }

  /** Whether only one document derives a text from a rule, and the other stops at the same character. */
  private partsSo(text: string, rule: string, { kind, found }: Change): boolean {
    const { before, after } = this;
    const old = this.earlier.get(rule);
    if (old === undefined || !after.rules.includes(rule)) return false;
    const automata = [before.automaton(old), after.automaton(rule)] as const;
    const [has, lacks] = kind === 'went' ? automata : ([automata[1], automata[0]] as const);
    if (!accepts(has, text) || accepts(lacks, text)) return false;
    return text.charAt(walk(lacks, text).offset) === found;
  }

  /** Whether a rule derives strings that its counterpart does not; a rule that came or went does. */
  private differs(rule: string, kind: Change['kind']): boolean {
    const key = `${kind} ${rule}`;
    let differs = this.hasStrings.get(key);
    if (differs === undefined) {
      const old = this.earlier.get(rule);
      if (old === undefined || !this.after.rules.includes(rule)) differs = true;
      else {
        const [first, second] = [this.before.automaton(old), this.after.automaton(rule)];
        const [has, lacks] = kind === 'went' ? [first, second] : [second, first];
        const budget = new Budget(`the change of "${rule}"`);
        const wanted = (isIn: boolean, isInOther: boolean): boolean => isIn && !isInOther;
        differs = findWord(has, lacks, jointLetters(has, lacks), wanted, budget).word !== undefined;
      }
      this.hasStrings.set(key, differs);
    }
    return differs;
  }
}

/** The string that evidence is for, if it is for one. */
function textOf(evidence: Evidence): string | undefined {
  return Object.hasOwn(evidence, 'text') ? evidence.text : undefined;
}
