/**
 * The report on the documents, on the proof of their transcriptions, and on the change of each rule from one document
 * to its successor: proved, classed, with evidence.
 */
import { studiedRules } from '../../generated/registry/studied-rules.js';
import type { Evidence } from '../../src/core/about.js';
import type { RuleOrigin } from '../../src/core/tree/rule.js';
import { reachableStates } from '../../src/grammar/automata/explore.js';
import { patchedBy } from '../../src/grammar/bnf/read-document.js';
import { proveEquivalence } from '../../src/grammar/proof/prove.js';
import { classNames, EvidenceList } from '../../src/study/formatting/format-diff.js';
import { isShort } from '../../src/study/formatting/format-text.js';
import type { Comparison, Relation, Witness } from '../../src/study/relations/compare-rules.js';
import {
  diffGrammars,
  type GrammarDiff,
  isDifference,
  type MatchedRule,
  type SingleRule,
} from '../../src/study/relations/diff.js';
import { shareOfWords } from '../../src/study/sampling/count.js';
import { paragraphsOf } from './claims.js';
import { characterCode, code, counted, enumeration, heading, paragraph, plain, table } from './markdown.js';
import { cited, section, type Source, type Sources } from './sources.js';

export function documentsReport(sources: Sources): string {
  const rows = sources.all.map(({ revision, document, grammar }) => {
    const automaton = grammar.automaton(grammar.start);
    const size = `${reachableStates(automaton).length} states, ${automaton.classCount} classes`;
    const title = `${document.title} (${document.date})`;
    const notation = section(document.notationSection);
    return [code(revision), title, notation, String(grammar.rules.length), code(grammar.start), size];
  });
  return (
    heading(2, 'The documents') +
    paragraph(
      'The third column names the section that introduces the notation of the grammar.',
      'The reference rule derives references, or URLs in a document without references.',
      'The size of its minimal automaton, without the dead state, is a measure of its complexity.',
      'The documents are in the order of their grammars, which differs from that of their dates.',
    ) +
    table(['revision', 'document', 'notation', 'rules', 'reference rule', 'its minimal automaton'], rows) +
    paragraph(...sources.all.flatMap(patchInWords))
  );
}

/** States the origin of a patch's rules; empty for a document that is no patch. */
function patchInWords({ revision, document, grammar }: Source): readonly string[] {
  const { rules } = grammar.bnf;
  const of = (wanted: RuleOrigin): readonly string[] =>
    rules.filter(({ origin }) => origin === wanted).map(({ name }) => code(name));
  const base = patchedBy(document);
  if (base === undefined) return [];
  const [borrowed, core] = [of('borrowed'), of('core')];
  const brought = `It prints ${enumeration(of('document'))}${borrowed.length === 0 ? '' : `, and borrows ${enumeration(borrowed)}`}`;
  const left = `it leaves ${counted(of('base').length, 'rule')} unchanged`;
  const ofNotation =
    core.length === 0 ? '' : `, and uses ${enumeration(core)} of the core rules of the notation`;
  return [`${code(revision)} is a patch on ${code(base)}. ${brought}; ${left}${ofNotation}.`];
}

const lengths = [1, 2, 4, 8, 16];

/** Reports the share of all typeable strings that is derivable. */
export function sharesReport(sources: Sources): string {
  const rows = sources.all.map(({ revision, grammar }) => {
    const shares = shareOfWords(grammar.automaton(grammar.start), lengths.at(-1) ?? 0);
    return [code(revision), ...lengths.map((length) => percent(shares[length]?.share ?? 0))];
  });
  return (
    heading(3, 'How much they accept') +
    paragraph(
      'The share of all strings of printable US-ASCII characters, by length, that the reference rule derives; exact counts.',
    ) +
    table(['revision', ...lengths.map((length) => `of ${counted(length, 'character')}`)], rows)
  );
}

function percent(share: number): string {
  return `${(100 * share).toPrecision(3)} %`;
}

export function proofReport(sources: Sources): string {
  const rows = sources.all.map((source) => {
    const names = source.grammar.rules;
    const equal = names.filter((rule) => isEqual(source, rule)).length;
    return [code(source.revision), String(names.length), String(equal)];
  });
  return (
    heading(2, 'The transcriptions') +
    paragraph(
      'Each `grammar/<id>/grammar.peggy` transcribes the BNF to a parsing expression grammar, from which the parser is generated.',
      'For every rule the two accept the same strings; `npm run prove` shows it rule by rule.',
    ) +
    table(['revision', 'rules', 'proved equal'], rows)
  );
}

function isEqual({ grammar, peg }: Source, rule: string): boolean {
  return proveEquivalence({ rule, peg, bnf: grammar.bnf }).equal;
}

/** Two neighbours in the lineage, and the changes of the rules. */
interface Step {
  readonly before: Source;
  readonly after: Source;
  readonly diff: GrammarDiff;
}

const relations: Readonly<Record<Relation, string>> = {
  equal: '=',
  subset: '⊂',
  superset: '⊃',
  overlapping: '⋈',
  disjoint: 'none in common',
};

/** Returns one section for each document that follows another. */
export function lineageReport(sources: Sources): string {
  const steps = sources.all.flatMap((after): readonly Step[] => {
    const before = sources.before(after);
    if (before === undefined) return [];
    const classes = studiedRules[after.revision].differences;
    return [{ before, after, diff: diffGrammars(before.grammar, after.grammar, { witnesses: 3 }, classes) }];
  });
  return (
    heading(2, '1994 to today') +
    paragraph(
      'The changes of each rule from one document to the next.',
      'The document before it need not be the one above it in the list; if it is another, its section says why.',
      'A difference is a rule that was added, or dropped, or rewritten so that it derives other strings. Each is classed, with its evidence:',
    ) +
    paragraph(
      `**${classNames.intended}**: the newer document says so, in words outside its grammar, which are quoted with their section;`,
      `**${classNames.unexplained}**: nothing in it says so, so the change may be an accident;`,
      `**${classNames.notation}**: the way in which it writes rules requires it.`,
      'A rule can differ for several reasons; a string then shows each of them.',
    ) +
    paragraph(
      'A rule has no class if it is rewritten and derives the same strings, or if it is unchanged and derives others through its references.',
      'The sign says how the strings before relate to those after: `⊂` strings added, `⊃` strings removed, `⋈` both.',
    ) +
    table(
      [
        'from',
        'to',
        'rewritten',
        'added',
        'dropped',
        ...Object.values(classNames),
        'rewritten, same strings',
      ],
      steps.map(summary),
    ) +
    accidents(steps) +
    steps.map((step) => stepReport(step, paragraphsOf(sources, step.after, 'step'))).join('')
  );
}

function summary({ before, after, diff }: Step): readonly string[] {
  const found = diff.rules.filter(isDifference);
  const classes = Object.keys(classNames).map(
    (name) => found.filter(({ evidence = [] }) => evidence.some((one) => one.class === name)).length,
  );
  const rewordings = diff.rules.filter(
    (rule) => 'comparison' in rule && rule.rewritten && !isDifference(rule),
  );
  const singles = (['added', 'dropped'] as const).map(
    (change) => found.filter((rule) => rule.change === change).length,
  );
  const counts = [
    found.filter((rule) => 'comparison' in rule).length,
    ...singles,
    ...classes,
    rewordings.length,
  ];
  return [code(before.revision), code(after.revision), ...counts.map(String)];
}

/** Lists the differences of all documents without an explanation. */
function accidents(steps: readonly Step[]): string {
  const rows = steps.flatMap(({ after, diff }) => {
    const cited = new Set(diff.rules.flatMap(({ evidence = [] }) => evidence));
    return [...cited].flatMap((one) => {
      if (one.class !== 'unexplained') return [];
      const rules = diff.rules
        .filter(({ evidence = [] }) => evidence.includes(one))
        .map((rule) => code('comparison' in rule ? rule.after : rule.rule));
      return [[code(after.revision), rules.join(', '), plain(one.note)]];
    });
  });
  return heading(3, 'What nothing says') + table(['document', 'rules', 'what came about'], rows);
}

function stepReport({ before, after, diff }: Step, remarks: string): string {
  const list = new EvidenceList();
  const kept = diff.rules.filter((rule): rule is MatchedRule => 'comparison' in rule);
  const changed = kept
    .filter(({ change }) => change !== 'unchanged')
    .map((rule) => [
      nameOf(rule, after),
      relations[rule.comparison.relation],
      strings(rule.comparison.onlyFirst),
      strings(rule.comparison.onlySecond),
      ...classCells(rule, list),
    ]);
  const singles = diff.rules
    .filter((rule): rule is SingleRule => !('comparison' in rule))
    .map((rule) => [
      rule.change === 'added' ? cited(after, rule.rule) : cited(before, rule.rule),
      rule.change +
        (rule.relatedRule === undefined
          ? ''
          : `, ${rule.change === 'added' ? 'from' : 'into'} ${code(rule.relatedRule)}`),
      rule.example === undefined ? '' : code(rule.example),
      ...classCells(rule, list),
    ]);
  const same = kept.filter(({ change }) => change === 'unchanged');
  return (
    heading(3, `From ${before.revision} to ${after.revision}`) +
    remarks +
    paragraph(counts(diff, kept)) +
    table(['rule', 'relation', 'strings removed', 'strings added', 'class', 'evidence'], changed) +
    (singles.length === 0
      ? ''
      : table(['rule', 'became', 'its shortest string', 'class', 'evidence'], singles)) +
    list.all.map((evidence, i) => `${i + 1}. ${evidenceText(evidence)}\n`).join('') +
    (list.all.length === 0 ? '' : '\n') +
    sameStrings(
      'Rewritten, and the same strings as before:',
      same.filter((rule) => rule.rewritten),
      after,
    ) +
    sameStrings(
      'The same rules as before, names and the order of alternatives aside:',
      same.filter((rule) => !rule.rewritten),
      after,
    )
  );
}

function sameStrings(words: string, rules: readonly MatchedRule[], after: Source): string {
  if (rules.length === 0) return '';
  return paragraph(words, `${enumeration(rules.map((rule) => nameOf(rule, after)))}.`);
}

/**
 * Returns the classes of a rule, and the numbers of their evidence; for a rule that is not rewritten, the rules through
 * which it changed.
 */
function classCells(
  rule: MatchedRule | SingleRule,
  list: EvidenceList,
): readonly [classes: string, evidence: string] {
  const { evidence = [] } = rule;
  const references = evidence.map((one) => {
    const where = one.class === 'intended' ? `${section(one.section)} ` : '';
    const shown = one.text === undefined || evidence.length < 2 ? '' : ` for ${code(one.text)}`;
    return `${where}(${list.numberOf(one)})${shown}`;
  });
  const through =
    'comparison' in rule && rule.through.length > 0 ? [`through ${rule.through.map(code).join(', ')}`] : [];
  const classes = new Set(evidence.map((one) => classNames[one.class]));
  return [[...classes].join(', '), [...references, ...through].join('; ')];
}

function evidenceText(evidence: Evidence): string {
  const note = evidence.note === undefined ? '' : ` ${plain(evidence.note)}`;
  if (evidence.class !== 'intended') return `${classNames[evidence.class]}:${note}`;
  return `${section(evidence.section)}: “${plain(evidence.quote)}”${note}`;
}

function counts({ rules }: GrammarDiff, kept: readonly MatchedRule[]): string {
  const changes = (['widened', 'narrowed', 'changed'] as const).map((change) => {
    const count = kept.filter((rule) => rule.change === change).length;
    return `${count} ${change === 'changed' ? 'changed both ways' : change}`;
  });
  const renamed = kept.filter((rule) => rule.renamed).length;
  const same = kept.filter(({ change }) => change === 'unchanged').length;
  const added = rules.filter(({ change }) => change === 'added').length;
  const dropped = rules.filter(({ change }) => change === 'dropped').length;
  return (
    `In numbers: ${counted(kept.length, 'rule')} kept, ${renamed} of them under another name; ${added} added, ${dropped} dropped. ` +
    `Of the rules kept ${same} derive the same strings, ${enumeration(changes)}.`
  );
}

function nameOf({ before: earlier, after: later, renamed }: MatchedRule, after: Source): string {
  return renamed ? `${code(earlier)} → ${cited(after, later)}` : cited(after, later);
}

/** Lists the witnesses of one side; of those too long to be distinguished, only the first. */
export function strings(witnesses: Comparison['onlyFirst']): string {
  const [first, ...others] = witnesses;
  return [first, ...others.filter(({ text }) => isShort(text))]
    .flatMap((witness) => (witness === undefined ? [] : [witnessText(witness)]))
    .join(' ');
}

/** Formats a witness; a string of one character represents all its equivalents. */
function witnessText({ text, equivalents }: Witness): string {
  if (text.length !== 1 || equivalents.length < 2) return code(text);
  return `any of ${characterCode(equivalents)}`;
}
