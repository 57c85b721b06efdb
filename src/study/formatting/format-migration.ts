/**
 * Changes from one document to another as text of 80 columns, in groups or by classes, and as Markdown; optionally with
 * counts from files.
 */
import type { RevisionId } from '../../../generated/registry/ids.js';
import { sectionInWords } from '../../core/base/citation.js';
import { componentLabel, visible } from '../../core/base/visible.js';
import type { Finding } from '../../core/prose/check.js';
import {
  type ClassAdvice,
  type ClassEvidence,
  type Migration,
  type MigrationClass,
  type MigrationGroup,
  migrationGroups,
  type RereadClass,
  type RereadPart,
  type RulePlace,
  type Step,
  type VerdictClass,
} from '../migration/migrate.js';
import { classNames } from './format-diff.js';
import {
  characters,
  counted as inNumbers,
  derivableDeeper,
  grouped,
  list,
  prose,
  word,
} from './format-text.js';
import { codeSpan, sentence, table } from './markdown.js';

/** The strings of files, counted by their classes. */
export interface CountedStrings {
  /** Number of all strings. */
  readonly strings: number;
  readonly unchanged: number;
  /** Number of strings that neither document derives. */
  readonly neither: number;
  /** Counts of the classes with at least one string. */
  readonly classes: ReadonlyMap<MigrationClass, CountedClass>;
  /** Undefined if not requested. */
  readonly conforming?: ConformingChanges | undefined;
}

export interface CountedClass {
  readonly count: number;
  /** The first of the shortest; undefined if all are long. */
  readonly example: string | undefined;
}

/** Returns headings that explain the kinds of classes. */
function kindHeadings({ before, after }: Migration): Readonly<Record<MigrationClass['kind'], string>> {
  return {
    removed: `removed: ${before} derives them, ${after} does not`,
    added: `added: ${after} derives them, ${before} does not`,
    reread: 'read differently: both derive them, with different components or kinds of hosts',
  };
}

const kinds = ['removed', 'added', 'reread'] as const;
const indent = ' '.repeat(6);

/**
 * Formats the classes by kind, each with a shortest string, then the numbered evidence.
 * @param counted counts from files, if they were read; each class then shows a string found in them
 */
export function formatMigration(migration: Migration, counted?: CountedStrings): string {
  const { classes } = migration;
  const evidence: CitedEvidence = new Map();
  const shown =
    counted === undefined ? classes : classes.filter((migrationClass) => counted.classes.has(migrationClass));
  const parts = kinds.flatMap((kind) => {
    const some = shown.filter((migrationClass) => migrationClass.kind === kind);
    if (some.length === 0) return [];
    return [
      `${kindHeadings(migration)[kind]}\n${some.map((migrationClass) => classLines(migrationClass, migration, evidence, counted)).join('')}`,
    ];
  });
  parts.push(...conformingParts(counted));
  if (evidence.size > 0) parts.push(`why\n${[...evidence.values()].map(evidenceLines).join('')}`);
  return [prose('', migrationSummary(migration, counted)), ...parts].join('\n');
}

/** Formats the changes of conforming strings, if they were requested. */
function conformingParts(counted: CountedStrings | undefined): readonly string[] {
  return counted?.conforming === undefined ? [] : formatConformingChanges(counted.conforming);
}

/** `rfc3986 → rfc6874`; with a base, each with its start rule. */
function endsOf({ before, after, starts }: Migration): string {
  return starts === undefined
    ? `${before} → ${after}`
    : `${before} (${starts.before}) → ${after} (${starts.after})`;
}

function migrationSummary(migration: Migration, counted: CountedStrings | undefined): string {
  const { classes, states } = migration;
  const ends = endsOf(migration);
  if (counted !== undefined) {
    const { strings, unchanged, neither, conforming } = counted;
    return (
      `${ends}: ${inNumbers(strings, 'string')}; ${grouped(strings - unchanged - neither)} changed, ` +
      `${grouped(unchanged)} unchanged, ${grouped(neither)} derived by neither.` +
      (conforming === undefined ? '' : ` ${conformingSummary(conforming)}`)
    );
  }
  if (classes.length === 0) return `${ends}: nothing changes; proved (${grouped(states)} states).`;
  return (
    `${ends}: ${classes.length} ${classes.length === 1 ? 'class' : 'classes'} of ${migration.withoutReasons ? 'strings whose verdict' : 'references whose verdict or reading'} changes. ` +
    `Proved: the removed and added classes contain exactly the strings whose verdict changes (${grouped(states)} states).` +
    (classes.some(({ kind }) => kind === 'reread')
      ? ' Classes of strings read differently are tested, not proved.'
      : '')
  );
}

function classLines(
  migrationClass: MigrationClass,
  migration: Migration,
  cited: CitedEvidence,
  counted: CountedStrings | undefined,
): string {
  const found = counted?.classes.get(migrationClass);
  const isShown = found === undefined || found.example !== undefined;
  const here = isShown ? 'in this example' : `in ${word(migrationClass.text)}`;
  const shownText = isShown ? [word(migrationClass.text)] : [];
  const title = [...(found === undefined ? [] : [inNumbers(found.count, 'string')]), ...shownText].join(': ');
  const deeper = migrationClass.mayBeDeeper ? ` (${derivableDeeper})` : '';
  const read =
    migrationClass.kind === 'reread'
      ? [`${partsInWords(migrationClass)}; ${here} ${changesOf(migrationClass)}`]
      : verdictSentences(migrationClass, here);
  const why = migration.withoutReasons
    ? []
    : [
        evidenceText(
          migrationClass,
          migration,
          (said) => `${classNames[said.evidence.class]} [${numberOf(said, cited)}]`,
        ),
      ];
  const advice = migrationClass.advice.map((said) => adviceOf(said, migration));
  return (
    `${String(migrationClass.number).padStart(4)}  ${title}${deeper}\n` +
    [...read, ...advice, ...why].map((line) => prose(indent, line)).join('')
  );
}

/** Names of the parts in which strings of a class are read differently. */
const partNames: Readonly<Record<RereadPart, string>> = {
  scheme: 'the scheme',
  authority: 'the authority or its components',
  hostKind: 'the host kind',
  path: 'the path or the query',
  fragment: 'the fragment',
  specific: 'components of the scheme',
};

function partsInWords({ parts, outcome }: RereadClass): string {
  const names = parts.map((part) => partNames[part]).join(', ');
  return outcome === undefined ? names : `${names}: ${outcome}`;
}

function verdictSentences(migrationClass: VerdictClass, here: string): readonly string[] {
  const { offset, characters: at, derivedBy, rejectedBy, component, escape } = migrationClass;
  const where = component === undefined ? '' : ` in the ${component}`;
  return [
    `at ${kindOfStops(migrationClass)}${stops(migrationClass)}${where}`,
    `${here}, at offset ${offset}: ${ruleIn(derivedBy)}; ${stopOf(rejectedBy)}`,
    ...(escape === undefined || escape.escaped.length === 0
      ? []
      : [`as data, write ${escapesInWords(at, escape.escaped)} (${rejectedBy.revision}, ${escape.section})`]),
  ];
}

function kindOfStops({ characters: at, beyond }: VerdictClass): string {
  const count = at.length + beyond.length;
  return count === 0 ? '' : count === 1 && beyond.length === 0 ? 'character ' : 'characters ';
}

/** Names where strings of a class stop: characters of US-ASCII, code units beyond it, or the end. */
function stops({ characters: at, beyond }: VerdictClass, write = characters): string {
  const all = [at === '' ? '' : write(at), beyondInWords(beyond)].filter((part) => part !== '');
  return all.length === 0 ? 'the end' : all.join(' and ');
}

/** Names code units beyond US-ASCII: `%xA0–D7FF %xE000–FFFF`; of many ranges, the first and the last; empty for none. */
export function beyondInWords(beyond: VerdictClass['beyond']): string {
  return beyond.length <= maxRanges ? beyond.join(' ') : `${beyond[0] ?? ''} … ${beyond.at(-1) ?? ''}`;
}

/** Number of ranges shown in full. */
const maxRanges = 3;

/** Number of escapes shown in full; of more, only the first. */
const maxEscapes = 4;

/** `%20 for ␣, %22 for "`. */
function escapesInWords(at: string, escaped: readonly string[]): string {
  const each = Array.from(at, (character, i) => `${escaped[i] ?? ''} for ${characters(character)}`);
  return each.length > maxEscapes ? `the escape of each, such as ${each[0] ?? ''}` : each.join(', ');
}

/** `rfc3986, section 4.2: “…”`. */
function adviceOf({ section, quote }: ClassAdvice, { after }: Migration): string {
  return `${after}, ${sectionInWords(section)}: “${quote}”`;
}

/** A language of an automaton has no rules. */
function ruleIn({ revision, rule, section }: RulePlace): string {
  return rule === '' ? `${revision} derives it` : `${revision} matches ${rule} (${section})`;
}

function stopOf({ revision, rule, section }: RulePlace): string {
  return rule === '' ? `${revision} stops` : `${revision} stops in ${rule} (${section})`;
}

function changesOf({ changes }: RereadClass): string {
  const shown = (text: string | undefined): string => (text === undefined ? '–' : word(text));
  return changes
    .map(({ component, before, after }) => `${component}: ${shown(before)} → ${shown(after)}`)
    .join('; ');
}

const notStated = 'the documents do not state whether this is intended';

/** Returns the steps in which the strings changed, and what the documents say about that. */
function evidenceText(
  migrationClass: MigrationClass,
  migration: Migration,
  cite: (said: ClassEvidence) => string,
): string {
  const said =
    migrationClass.evidence.length === 0 ? notStated : migrationClass.evidence.map(cite).join(', ');
  return [stepsInWords(migrationClass, migration), said].filter((text) => text !== '').join('; ');
}

/**
 * Returns the steps in which the strings of a class changed, as a clause; empty if the migration is that single step.
 */
function stepsInWords(
  { steps, back }: Pick<MigrationClass, 'steps' | 'back'>,
  { before, after }: Pick<Migration, 'before' | 'after'>,
): string {
  const listed = (some: readonly Step[]): string => some.map(([from, to]) => `${from} → ${to}`).join(', ');
  const isBack = (step: Step): boolean => back.includes(step);
  const isAll = ([from, to]: Step): boolean => from === before && to === after;
  const on = steps.filter((step) => !isBack(step) && !isAll(step));
  return [
    ...(on.length === 0 ? [] : [`changed in ${listed(on)}`]),
    ...(back.length === 0 ? [] : [`reversed in ${listed(back)}`]),
  ].join('; ');
}

/** Formats the same as Markdown: a table for each kind. */
export function migrationMarkdown(migration: Migration, counted?: CountedStrings): string {
  const { before, after, classes } = migration;
  const shown =
    counted === undefined ? classes : classes.filter((migrationClass) => counted.classes.has(migrationClass));
  const head = counted === undefined ? ['', 'shortest'] : ['', 'strings', 'shortest'];
  const parts = kinds.flatMap((kind) => {
    const some = shown.filter((migrationClass) => migrationClass.kind === kind);
    if (some.length === 0) return [];
    const heading = `## ${sentence(kindHeadings(migration)[kind])}`;
    const columns = kind === 'reread' ? ['what differs', 'in the example'] : ['at', before, after];
    return [
      heading,
      table(
        [...head, ...columns.map(sentence), 'what to do', ...(migration.withoutReasons ? [] : ['why'])],
        some.map((migrationClass) => [
          String(migrationClass.number),
          ...firstCells(migrationClass, counted?.classes.get(migrationClass)),
          ...(migrationClass.kind === 'reread'
            ? [sentence(partsInWords(migrationClass)), sentence(changesOf(migrationClass))]
            : verdictCells(migrationClass)),
          [
            ...escapeOf(migrationClass),
            ...migrationClass.advice.map((said) => sentence(adviceOf(said, migration))),
          ].join(' '),
          ...(migration.withoutReasons ? [] : [sentence(evidenceText(migrationClass, migration, inWords))]),
        ]),
      ),
    ];
  });
  const conforming = counted?.conforming === undefined ? [] : conformingMarkdown(counted.conforming);
  return `${[`# ${sentence(`${before} → ${after}`)}`, sentence(migrationSummary(migration, counted)), ...parts, ...conforming].join('\n\n')}\n`;
}

/** Returns a code span; ε for an empty text. */
function span(text: string): string {
  return text === '' ? 'ε' : codeSpan(visible(text));
}

function firstCells({ text, mayBeDeeper }: MigrationClass, found?: CountedClass): readonly string[] {
  const shown = mayBeDeeper ? `${span(text)} (${derivableDeeper})` : span(text);
  if (found === undefined) return [shown];
  const isLonger = found.example === undefined;
  return [grouped(found.count), `${shown}${isLonger ? ' (longer in your files)' : ''}`];
}

function verdictCells(migrationClass: VerdictClass): readonly string[] {
  const { kind, component = '', derivedBy, rejectedBy } = migrationClass;
  const places = [derivedBy, rejectedBy].map(({ rule, section }) =>
    rule === '' ? '–' : sentence(`${rule} (${section})`),
  );
  return [
    `${stops(migrationClass, span)} ${component}`.trim(),
    ...(kind === 'removed' ? places : places.reverse()),
  ];
}

function escapeOf(migrationClass: MigrationClass): readonly string[] {
  if (migrationClass.kind === 'reread') return [];
  const { escaped, section } = migrationClass.escape ?? { escaped: [], section: '' };
  if (escaped.length === 0) return [];
  return [`${escaped.map(span).join(' ')} ${sentence(`(${section})`)}`];
}

function inWords({ evidence }: ClassEvidence): string {
  const name = classNames[evidence.class];
  return evidence.class === 'intended'
    ? `${name}, section ${evidence.section}: “${evidence.quote}” ${evidence.note ?? ''}`.trim()
    : `${name}: ${evidence.note}`;
}

/** Evidence in the order of its first citation. */
type CitedEvidence = Map<ClassEvidence['evidence'], ClassEvidence>;

function numberOf(said: ClassEvidence, cited: CitedEvidence): number {
  if (!cited.has(said.evidence)) cited.set(said.evidence, said);
  return [...cited.keys()].indexOf(said.evidence) + 1;
}

/** `[1] rfc3986: intended, section D.2: “…”`. */
function evidenceLines(said: ClassEvidence, index: number): string {
  return prose(`  [${index + 1}] `.padEnd(7), `${said.step[1]}: ${inWords(said)}`);
}

/** Number of groups of a kind that get a line each, without and with files; further groups share one line. */
const maxGroupLines = 5;
const maxOutcomeLines = 8;
const widths = [7, 18, 16, 8, 11, 10];

/**
 * Formats a line for each group of classes: count, place, a shortest string, and what the documents say. @param counted
 * counts from files, if they were read
 */
export function formatMigrationGroups(migration: Migration, counted?: CountedStrings): string {
  const headings = kindHeadings(migration);
  const found = migrationGroups(migration).flatMap((group) => {
    const classes = group.classes.filter((migrationClass) => counted?.classes.has(migrationClass) ?? true);
    return classes.length === 0 ? [] : [{ ...group, classes }];
  });
  const parts = (Object.keys(headings) as MigrationClass['kind'][]).flatMap((kind) => {
    const groups = found
      .filter((group) => group.kind === kind)
      .sort((a, b) => sizeOf(b.classes, counted) - sizeOf(a.classes, counted));
    if (groups.length === 0) return [];
    const most = counted === undefined ? maxGroupLines : maxOutcomeLines;
    const lines = shownOf(groups, most, migration).map(([where, classes]) =>
      lineOf(where, classes, migration, counted),
    );
    return [`${headings[kind]}\n${lines.join('')}`];
  });
  const head = row([
    counted === undefined ? 'classes' : 'strings',
    'where',
    'shortest',
    ...(migration.withoutReasons ? [] : ['intended', 'unexplained', 'unrecorded']),
  ]);
  const table = parts.length === 0 ? [] : [`${head}\n${parts.join('\n')}`];
  return [prose('', migrationSummary(migration, counted)), ...table, ...conformingParts(counted)].join('\n');
}

type Line = readonly [where: string, classes: readonly MigrationClass[]];

function shownOf(
  groups: readonly MigrationGroup[],
  most: number,
  { withoutReasons }: Migration,
): readonly Line[] {
  const shown = groups.length > most ? groups.slice(0, most - 1) : groups;
  const others = groups.slice(shown.length).flatMap(({ classes }) => classes);
  // Of two grammars, neither has components.
  const unplaced = withoutReasons ? '–' : placeInWords([]);
  const lines = shown.map(({ where, outcome, classes }): Line => [
    outcome ?? (where.length === 0 ? unplaced : placeInWords(where)),
    classes,
  ]);
  return others.length === 0 ? lines : [...lines, [`${groups.length - shown.length} more`, others]];
}

/** Lists the components in which strings change: `authority, path`, `component boundary`. */
export function placeInWords(where: readonly string[]): string {
  return where.length === 0 ? 'component boundary' : where.map(componentLabel).join(', ');
}

function lineOf(
  where: string,
  classes: readonly MigrationClass[],
  { withoutReasons }: Migration,
  counted: CountedStrings | undefined,
): string {
  const size = grouped(sizeOf(classes, counted));
  const text = shortest(classes, counted);
  return row([
    size,
    where,
    text === undefined ? '–' : word(text),
    ...(withoutReasons ? [] : evidenceCounts(classes, counted).map(signed)),
    ...(classes.some((one) => one.text === text && one.mayBeDeeper) ? [derivableDeeper] : []),
  ]);
}

function signed(count: number): string {
  return count === 0 ? '–' : grouped(count);
}

/**
 * Counts the classes (or the strings in them) that the documents call intended, explain otherwise, and do not mention.
 */
function evidenceCounts(
  classes: readonly MigrationClass[],
  counted: CountedStrings | undefined,
): readonly number[] {
  const has = (migrationClass: MigrationClass, isIntended: boolean): boolean =>
    migrationClass.evidence.some(({ evidence }) => (evidence.class === 'intended') === isIntended);
  return [
    classes.filter((migrationClass) => has(migrationClass, true)),
    classes.filter((migrationClass) => has(migrationClass, false)),
    classes.filter(({ evidence }) => evidence.length === 0),
  ].map((some) => sizeOf(some, counted));
}

/** Formats cells as columns; numbers are right-aligned. */
/** Formats a line; a place that is too wide goes on in the lines below, a string is cut. */
function row(cells: readonly string[]): string {
  const [size = '', where = '', text = '', ...more] = cells;
  const [sizeWidth = 0, whereWidth = 0, textWidth = 0, ...others] = widths;
  const [first = '', ...rest] = list('', where.split(' '), ' ', whereWidth).trimEnd().split('\n');
  const line = [
    size.padStart(sizeWidth),
    first.padEnd(whereWidth),
    cut(text, textWidth).padEnd(textWidth),
    ...more.map((cell, i) => cell.padStart(others[i] ?? 0)),
  ];
  const below = rest.map((words) => `${' '.repeat(sizeWidth + 2)}${words}\n`);
  return `${line.join('  ').trimEnd()}\n${below.join('')}`;
}

function sizeOf(classes: readonly MigrationClass[], counted: CountedStrings | undefined): number {
  if (counted === undefined) return classes.length;
  return classes.reduce((sum, migrationClass) => sum + (counted.classes.get(migrationClass)?.count ?? 0), 0);
}

/** Returns a shortest string; with counts from files, undefined if all are longer than the stored length. */
function shortest(
  classes: readonly MigrationClass[],
  counted: CountedStrings | undefined,
): string | undefined {
  const texts = classes
    .filter(
      (migrationClass) => counted === undefined || counted.classes.get(migrationClass)?.example !== undefined,
    )
    .map(({ text }) => text);
  return texts.length === 0
    ? undefined
    : texts.reduce((least, text) => (text.length < least.length ? text : least));
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Strings that both documents derive and only one of them forbids, for the same reasons. */
export interface ConformingChange {
  /** `began`: the earlier document forbids them; `ceased`: the later. */
  readonly kind: 'began' | 'ceased';
  /** The violations for which that document forbids them. */
  readonly findings: readonly Pick<Finding, 'id' | 'section' | 'message'>[];
  readonly count: number;
  /** The first of the shortest. */
  readonly example: string;
}

export interface ConformingChanges {
  readonly before: RevisionId;
  readonly after: RevisionId;
  /** Of each kind the most frequent first. */
  readonly changes: readonly ConformingChange[];
  /** Number of strings too long to store, which were not checked. */
  readonly unasked: number;
}

const conformingKinds = ['began', 'ceased'] as const;

function conformingHeading(kind: ConformingChange['kind'], { before, after }: ConformingChanges): string {
  const [allows, forbids] = kind === 'began' ? [after, before] : [before, after];
  return `conforming only to ${allows}: both derive them; ${forbids} forbids them`;
}

/** Counts the changes in a sentence. */
export function conformingSummary({ before, after, changes, unasked }: ConformingChanges): string {
  const [began = '', ceased = ''] = conformingKinds.map((kind) =>
    grouped(changes.reduce((sum, change) => sum + (change.kind === kind ? change.count : 0), 0)),
  );
  const long = unasked === 0 ? '' : `; ${grouped(unasked)} too long to check`;
  return `Of the strings that both derive, ${began} conform only to ${after} and ${ceased} only to ${before}${long}.`;
}

/** Formats the reasons of each kind, each with a shortest string. */
export function formatConformingChanges(found: ConformingChanges): readonly string[] {
  return conformingKinds.flatMap((kind) => {
    const some = found.changes.filter((change) => change.kind === kind);
    if (some.length === 0) return [];
    const lines = some.map(
      ({ count, example, findings }) =>
        `${grouped(count).padStart(8)}  ${word(example)}\n` +
        findings.map((finding) => prose(' '.repeat(10), violationInWords(finding))).join(''),
    );
    return [`${prose('', conformingHeading(kind, found))}${lines.join('')}`];
  });
}

/** Formats the same as a table for each kind, under its heading. */
export function conformingMarkdown(found: ConformingChanges): readonly string[] {
  return conformingKinds.flatMap((kind) => {
    const some = found.changes.filter((change) => change.kind === kind);
    if (some.length === 0) return [];
    const rows = some.map(({ count, example, findings }) => [
      grouped(count),
      codeSpan(visible(example)),
      findings.map((finding) => sentence(violationInWords(finding))).join(' '),
    ]);
    return [`## ${sentence(conformingHeading(kind, found))}`, table(['strings', 'shortest', 'why'], rows)];
  });
}

/** Formats a violation in one line. */
export function violationInWords({ id, section, message }: ConformingChange['findings'][number]): string {
  return `${id}, ${sectionInWords(section)}: ${message}`;
}
