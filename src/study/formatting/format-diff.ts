/** Comparisons of rules, revisions and printed grammars as text of 80 columns. Untrusted text is made visible. */
import type { Evidence } from '../../core/about.js';
import type { Comparison, Relation, Witness } from '../relations/compare-rules.js';
import {
  type CorrectionEffect,
  type GrammarDiff,
  type MatchedRule,
  type LanguageChange,
  languageChange,
  type PrintedDiff,
  type SingleRule,
} from '../relations/diff.js';
import { characters, counted, derivableDeeper, isShort, list, prose, word } from './format-text.js';

/** A comparison with the names of its two sides. */
export interface NamedComparison {
  /** Human-readable: `host of` and the id. */
  readonly first: string;
  readonly second: string;
  readonly comparison: Comparison;
}

/** Human-readable names of the classes of differences. */
export const classNames: Readonly<Record<Evidence['class'], string>> = {
  intended: 'intended',
  unexplained: 'unexplained',
  notation: 'forced by the notation',
};

/** The evidence for the differences of a pair, numbered from 1 by first citation. */
export class EvidenceList {
  readonly all: Evidence[] = [];

  numberOf(evidence: Evidence): number {
    if (!this.all.includes(evidence)) this.all.push(evidence);
    return this.all.indexOf(evidence) + 1;
  }
}

/** `intended [1], unexplained [2] for ?y`. */
function classesIn(evidence: readonly Evidence[], list: EvidenceList): string {
  return evidence
    .map((one) => {
      const shown = one.text === undefined || evidence.length < 2 ? '' : ` for ${word(one.text)}`;
      return `${classNames[one.class]} [${String(list.numberOf(one))}]${shown}`;
    })
    .join(', ');
}

/** States that a language contains another. */
function derivesMore(larger: string, smaller: string): string {
  return `${larger} derives all strings of ${smaller}, and more.`;
}

const relations: Readonly<Record<Relation, (first: string, second: string) => string>> = {
  equal: (first, second) => `${first} and ${second} derive the same strings.`,
  subset: (first, second) => derivesMore(second, first),
  superset: (first, second) => derivesMore(first, second),
  overlapping: (first, second) => `${first} and ${second} each accept strings that the other rejects.`,
  disjoint: (first, second) => `${first} and ${second} have no string in common.`,
};

/** Formats the relation in a sentence, then strings of each kind, with the place where the other language stops. */
export function formatComparison({ first, second, comparison }: NamedComparison): string {
  const { relation, onlyFirst, onlySecond, both } = comparison;
  return [
    prose('', relations[relation](first, second)),
    only(first, second, onlyFirst),
    only(second, first, onlySecond),
    both.length === 0 ? '' : `\nboth\n${list('  ', both.map(word))}`,
  ].join('');
}

function only(side: string, other: string, witnesses: readonly Witness[]): string {
  if (witnesses.length === 0) return '';
  const lines = witnesses.map((witness) => {
    const text = `  ${word(witness.text)}`;
    if (text.length < reasonColumn) return prose(text.padEnd(reasonColumn), stopReason(witness));
    return `${text}\n${prose(' '.repeat(reasonColumn), stopReason(witness))}`;
  });
  return `\n${prose('', `Derived only by ${side} (with the offset where ${other} stops):`)}${lines.join('')}`;
}

const reasonColumn = 32;

function stopReason({ offset, found, equivalents, mayBeDeeper }: Witness): string {
  const deeper = mayBeDeeper ? `; ${derivableDeeper}` : '';
  if (found === undefined) return `too short${deeper}`;
  return `offset ${String(offset)}: ${equivalents.length > 1 ? `one of ${characters(equivalents)}` : word(found)}${deeper}`;
}

const headings: Readonly<Record<LanguageChange | SingleRule['change'], string>> = {
  changed: 'changed: strings removed (−) and strings added (+)',
  widened: 'widened: strings added',
  narrowed: 'narrowed: strings removed',
  unchanged: 'unchanged: the same strings (* different wording)',
  added: 'added',
  dropped: 'dropped',
};

/** Formats the change of every rule, by kind of change, with example strings for rules whose language changed. */
export function formatDiff({ before, after, patchRules, rules, steps }: GrammarDiff): string {
  const evidence = new EvidenceList();
  const kept = rules.filter((rule): rule is MatchedRule => 'comparison' in rule);
  const single = rules.filter((rule): rule is SingleRule => !('comparison' in rule));
  const renamed = kept.filter((rule) => rule.renamed).length;
  const parts = [
    prose(
      '',
      `${before} → ${after}: ${counted(kept.length, 'rule')} kept, ${String(renamed)} of them renamed, ` +
        `${String(single.filter(({ change }) => change === 'added').length)} added, ` +
        `${String(single.filter(({ change }) => change === 'dropped').length)} dropped`,
    ),
  ];
  const classed = whereClassed(before, after, steps);
  if (classed !== '') parts.push(classed);
  if (patchRules.length > 0)
    parts.push(`Rules that the patch ${after} prints or borrows:\n${list('  ', patchRules)}`);
  for (const change of ['changed', 'widened', 'narrowed'] as const) {
    const entries = kept.filter((rule) => rule.change === change).map((rule) => changedRule(rule, evidence));
    if (entries.length > 0) parts.push(`${headings[change]}\n${entries.join('')}`);
  }
  const unchanged = kept.filter(({ change }) => change === 'unchanged');
  const names = unchanged.map((rule) => nameOf(rule) + (rule.rewritten ? ' *' : ''));
  if (names.length > 0) parts.push(`${headings.unchanged}\n${list('  ', names)}`);
  for (const change of ['added', 'dropped'] as const) {
    const entries = single.filter((rule) => rule.change === change).map((rule) => singleRule(rule, evidence));
    if (entries.length > 0) parts.push(`${headings[change]}\n${entries.join('')}`);
  }
  if (evidence.all.length > 0) parts.push(`why\n${evidence.all.map(evidenceLines).join('')}`);
  return parts.join('\n');
}

/** Returns a reference to the steps that class the differences, if this comparison does not. */
function whereClassed(before: string, after: string, steps?: GrammarDiff['steps']): string {
  const [step, ...more] = steps ?? [];
  if (step === undefined || (more.length === 0 && step[0] === before)) return '';
  const both = `${before} and ${after}`;
  const ends = [before, after].filter((id) => (steps ?? []).some(([, later]) => later === id));
  const why =
    more.length === 0
      ? `${before} is the later document`
      : ends.length === 1
        ? `${after} does not directly follow ${before}`
        : `neither of ${both} follows the other; both follow ${step[0]}`;
  const pairs = (steps ?? []).map(([earlier, later]) => `diff ${earlier} ${later}`);
  return prose('', `Not classified: ${why}. Run instead:`) + list('  ', pairs);
}

/** `[1] intended, section G.2: “…”`. */
function evidenceLines(evidence: Evidence, index: number): string {
  const note = evidence.note ?? '';
  const what =
    evidence.class === 'intended'
      ? `${classNames.intended}, section ${evidence.section}: “${evidence.quote}” ${note}`
      : `${classNames[evidence.class]}: ${note}`;
  return prose(`  [${String(index + 1)}] `.padEnd(7), what.trimEnd());
}

function nameOf({ before, after, renamed }: MatchedRule): string {
  return renamed ? `${before} → ${after}` : after;
}

function changedRule(rule: MatchedRule, list: EvidenceList): string {
  const { role, before, after, rewritten, through, comparison, evidence = [] } = rule;
  const reason = rewritten ? 'reworded' : 'the same wording';
  const because =
    through.length === 0
      ? ''
      : `${rewritten ? '; ' : ', but '}${through.join(', ')} ${rewritten ? 'also ' : ''}changed`;
  return [
    prose('  ', nameOf(rule) + (role === before || role === after ? '' : ` (${role})`)),
    addedAndRemoved(comparison),
    prose('      ', `${reason}${because}`),
    evidence.length === 0 ? '' : prose('      ', classesIn(evidence, list)),
  ].join('');
}

function addedAndRemoved({ onlyFirst, onlySecond }: Comparison): string {
  return [
    onlyFirst.length === 0 ? '' : list('    − ', examples(onlyFirst)),
    onlySecond.length === 0 ? '' : list('    + ', examples(onlySecond)),
  ].join('');
}

/**
 * Returns the strings; of those too long to show, which look alike, only the first. A one-character string represents
 * all its equivalents.
 */
function examples(witnesses: readonly Witness[]): readonly string[] {
  const [first, ...others] = witnesses;
  return [first, ...others.filter(({ text }) => isShort(text))].flatMap((witness) => {
    if (witness === undefined) return [];
    if (witness.mayBeDeeper) return `${word(witness.text)} (${derivableDeeper})`;
    return witness.text.length === 1 && witness.equivalents !== ''
      ? characters(witness.equivalents)
      : word(witness.text);
  });
}

function singleRule(
  { change, role, rule, example, evidence = [], relatedRule }: SingleRule,
  list: EvidenceList,
): string {
  const head = `  ${rule.padEnd(24)} ${role === rule ? '' : role}`.padEnd(53);
  const why = [
    ...(relatedRule === undefined
      ? []
      : [change === 'added' ? `from ${relatedRule}` : `merged into ${relatedRule}`]),
    ...(evidence.length === 0 ? [] : [classesIn(evidence, list)]),
  ];
  return [
    `${head} ${example === undefined ? 'derives nothing' : word(example)}\n`,
    why.length === 0 ? '' : prose('      ', why.join(', ')),
  ].join('');
}

/** Formats the effect of each correction on its rule and on the reference rule. */
export function formatPrintedDiff({ revision, start, corrections }: PrintedDiff): string {
  if (corrections.length === 0) return `${revision}: nothing was corrected\n`;
  const effects = corrections.map((effect) => `\n${correctionEffect(effect, start)}`);
  return `${revision}: ${counted(corrections.length, 'correction')}, − as printed, + as corrected\n${effects.join('')}`;
}

function correctionEffect(effect: CorrectionEffect, start: string): string {
  const { rule, printed, corrected } = effect.correction;
  const oneLine = (text: string): string => word(text.replace(/\s+/g, ' ')).replaceAll('␣', ' ');
  const heading = prose(`${rule}: `, `${oneLine(printed)} read as ${oneLine(corrected)}`);
  if (!effect.readable) return heading + prose('  ', `cannot be read as printed: ${effect.problem}`);
  return [
    heading,
    languageEffect(rule, effect.rule),
    rule === start ? '' : languageEffect(start, effect.start),
  ].join('');
}

function languageEffect(rule: string, comparison: Comparison): string {
  return `  ${rule}: ${languageChange(comparison.relation)}\n${addedAndRemoved(comparison)}`;
}
