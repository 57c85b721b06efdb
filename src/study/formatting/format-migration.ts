/** Changes from one document to another as text of 80 columns, in groups or by classes, and as Markdown; counted in files, too. */
import type { RevisionId } from '../../../generated/registry/ids.js';
import { sectionInWords } from '../../core/base/citation.js';
import { visible } from '../../core/base/visible.js';
import type { Finding } from '../../core/prose/check.js';
import { componentLabel } from '../../core/tree/component-rows.js';
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
import { characters, counted as inNumbers, grouped, prose, word } from './format-text.js';
import { codeSpan, sentence, table } from './markdown.js';

/** The strings of files, counted by their classes. */
export interface CountedStrings {
  /** All of them. */
  readonly strings: number;
  readonly unchanged: number;
  /** Those that no document derives. */
  readonly neither: number;
  /** By the numbers of those classes that some string is in. */
  readonly classes: ReadonlyMap<number, CountedClass>;
  /** Undefined where that was not asked for. */
  readonly conforming?: ConformingChanges | undefined;
}

export interface CountedClass {
  readonly count: number;
  /** The first of the shortest; undefined where all are long. */
  readonly example: string | undefined;
}

/** The kinds of classes, and what each means. */
function kindHeadings({ before, after }: Migration): Readonly<Record<MigrationClass['kind'], string>> {
  return {
    went: `went: ${before} derives them, ${after} does not`,
    came: `came: ${after} derives them, ${before} does not`,
    reread: 'read differently: both derive them, and have other components or kinds of hosts',
  };
}

const kinds = ['went', 'came', 'reread'] as const;
const indent = ' '.repeat(6);

/**
 * The classes by their kinds, each with a shortest string, then the evidence by its numbers.
 * @param counted in files, if they were read; what is found of a class is its text
 */
export function formatMigration(migration: Migration, counted?: CountedStrings): string {
  const { classes } = migration;
  const evidence: CitedEvidence = new Map();
  const shown = counted === undefined ? classes : classes.filter(({ number }) => counted.classes.has(number));
  const parts = kinds.flatMap((kind) => {
    const some = shown.filter((one) => one.kind === kind);
    if (some.length === 0) return [];
    return [
      `${kindHeadings(migration)[kind]}\n${some.map((one) => classLines(one, migration, evidence, counted)).join('')}`,
    ];
  });
  parts.push(...conformingParts(counted));
  if (evidence.size > 0) parts.push(`why\n${[...evidence.values()].map(evidenceLines).join('')}`);
  return [prose('', migrationSummary(migration, counted)), ...parts].join('\n');
}

/** What is told of conforming, if that was asked for. */
function conformingParts(counted: CountedStrings | undefined): readonly string[] {
  return counted?.conforming === undefined ? [] : formatConformingChanges(counted.conforming);
}

function migrationSummary(
  { before, after, classes, states }: Migration,
  counted: CountedStrings | undefined,
): string {
  if (counted !== undefined) {
    const { strings, unchanged, neither, conforming } = counted;
    return (
      `${before} → ${after}: ${inNumbers(strings, 'string')}; ${grouped(strings - unchanged - neither)} changed, ` +
      `${grouped(unchanged)} unchanged, ${grouped(neither)} derived by neither.` +
      (conforming === undefined ? '' : ` ${conformingSummary(conforming)}`)
    );
  }
  if (classes.length === 0)
    return `${before} → ${after}: nothing changes; proved (${grouped(states)} states).`;
  return (
    `${before} → ${after}: ${classes.length} ${classes.length === 1 ? 'class' : 'classes'} of references that change. ` +
    `Proved: every string whose verdict changes is in one of them, and no other (${grouped(states)} states).`
  );
}

function classLines(
  one: MigrationClass,
  migration: Migration,
  cited: CitedEvidence,
  counted: CountedStrings | undefined,
): string {
  const found = counted?.classes.get(one.number);
  const isShown = found === undefined || found.example !== undefined;
  const here = isShown ? 'here' : `in ${word(one.text)}`;
  const shownText = isShown ? [word(one.text)] : [];
  const title = [...(found === undefined ? [] : [grouped(found.count)]), ...shownText].join(': ');
  const read =
    one.kind === 'reread'
      ? [`${one.parts.map((part) => partNames[part]).join(', ')}; ${here} ${changesOf(one)}`]
      : verdictSentences(one, here);
  const why = whyOf(
    one,
    migration,
    (said) => `${classNames[said.evidence.class]} [${numberOf(said, cited)}]`,
  );
  const advice = one.advice.map((said) => adviceOf(said, migration));
  return (
    `${String(one.number).padStart(4)}  ${title}\n` +
    [...read, ...advice, why].map((line) => prose(indent, line)).join('')
  );
}

/** What classes of strings that are read differently differ in. */
const partNames: Readonly<Record<RereadPart, string>> = {
  scheme: 'the scheme',
  authority: 'the authority, or what it has',
  hostKind: 'the kind of the host',
  path: 'the path or the query',
  fragment: 'the fragment',
  specific: 'what the scheme adds',
};

function verdictSentences(one: VerdictClass, here: string): readonly string[] {
  const { offset, characters: at, derivedBy, stoppedIn, component, escape } = one;
  const where = component === undefined ? '' : ` in the ${component}`;
  return [
    `at ${at === '' ? 'the end' : characters(at)}${where}`,
    `${here} offset ${offset}: ${ruleIn(derivedBy)}; ${stoppedIn.revision} stops in ${stoppedIn.rule} (${stoppedIn.section})`,
    ...(escape === undefined
      ? []
      : [`as data, write ${escapesInWords(at, escape.escaped)} (${stoppedIn.revision}, ${escape.section})`]),
  ];
}

/** How many escapes are told; of more, the first. */
const mostEscapes = 4;

/** `%20 for ␣, %22 for "`. */
function escapesInWords(at: string, escaped: readonly string[]): string {
  const each = Array.from(at, (character, i) => `${escaped[i] ?? ''} for ${characters(character)}`);
  return each.length > mostEscapes ? `for each its escape, as ${each[0] ?? ''}` : each.join(', ');
}

/** `rfc3986, section 4.2: “…”`. */
function adviceOf({ section, quote }: ClassAdvice, { after }: Migration): string {
  return `${after}, ${sectionInWords(section)}: “${quote}”`;
}

function ruleIn({ revision, rule, section }: RulePlace): string {
  return `${revision}: ${rule} (${section})`;
}

function changesOf({ changes }: RereadClass): string {
  const shown = (text: string | undefined): string => (text === undefined ? '–' : word(text));
  return changes
    .map(({ component, before, after }) => `${component}: ${shown(before)} → ${shown(after)}`)
    .join('; ');
}

const unsaid = 'the documents do not say whether that was intended';

/** In which steps they changed, and what is said of that. */
function whyOf(one: MigrationClass, migration: Migration, cite: (said: ClassEvidence) => string): string {
  const said = one.evidence.length === 0 ? unsaid : one.evidence.map(cite).join(', ');
  return [stepsInWords(one, migration), said].filter((text) => text !== '').join('; ');
}

/** In which steps the strings of a class changed, as a clause; empty where that is the migration itself. */
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
    ...(back.length === 0 ? [] : [`changed the other way in ${listed(back)}`]),
  ].join('; ');
}

/** The same as Markdown: a table for each kind. */
export function migrationMarkdown(migration: Migration, counted?: CountedStrings): string {
  const { before, after, classes } = migration;
  const shown = counted === undefined ? classes : classes.filter(({ number }) => counted.classes.has(number));
  const head = counted === undefined ? ['', 'shortest'] : ['', 'strings', 'shortest'];
  const parts = kinds.flatMap((kind) => {
    const some = shown.filter((one) => one.kind === kind);
    if (some.length === 0) return [];
    const heading = `## ${sentence(kindHeadings(migration)[kind])}`;
    const columns = kind === 'reread' ? ['what differs', 'here'] : ['at', before, after];
    return [
      heading,
      table(
        [...head, ...columns.map(sentence), 'what to do', 'why'],
        some.map((one) => [
          String(one.number),
          ...firstCells(one.text, counted?.classes.get(one.number)),
          ...(one.kind === 'reread'
            ? [sentence(one.parts.map((part) => partNames[part]).join(', ')), sentence(changesOf(one))]
            : verdictCells(one)),
          [...escapeOf(one), ...one.advice.map((said) => sentence(adviceOf(said, migration)))].join(' '),
          sentence(whyOf(one, migration, inWords)),
        ]),
      ),
    ];
  });
  const conforming = counted?.conforming === undefined ? [] : conformingMarkdown(counted.conforming);
  return `${[`# ${sentence(`${before} → ${after}`)}`, sentence(migrationSummary(migration, counted)), ...parts, ...conforming].join('\n\n')}\n`;
}

/** An empty text is shown as ε. */
function span(text: string): string {
  return text === '' ? 'ε' : codeSpan(visible(text));
}

function firstCells(text: string, found: CountedClass | undefined): readonly string[] {
  if (found === undefined) return [span(text)];
  const isLonger = found.example === undefined;
  return [grouped(found.count), `${span(text)}${isLonger ? ' (longer in the files)' : ''}`];
}

function verdictCells(one: VerdictClass): readonly string[] {
  const { kind, characters: at, component = '', derivedBy, stoppedIn } = one;
  const places = [derivedBy, stoppedIn].map(({ rule, section }) => sentence(`${rule} (${section})`));
  return [
    `${at === '' ? 'the end' : span(at)} ${component}`.trim(),
    ...(kind === 'went' ? places : places.reverse()),
  ];
}

function escapeOf(one: MigrationClass): readonly string[] {
  if (one.kind === 'reread' || one.escape === undefined) return [];
  const { escaped, section } = one.escape;
  return [`${escaped.map(span).join(' ')} ${sentence(`(${section})`)}`];
}

function inWords({ evidence }: ClassEvidence): string {
  const name = classNames[evidence.class];
  return evidence.class === 'intended'
    ? `${name}, section ${evidence.section}: “${evidence.quote}” ${evidence.note ?? ''}`.trim()
    : `${name}: ${evidence.note}`;
}

/** Evidence in the order in which it is first cited. */
type CitedEvidence = Map<ClassEvidence['evidence'], ClassEvidence>;

function numberOf(said: ClassEvidence, cited: CitedEvidence): number {
  if (!cited.has(said.evidence)) cited.set(said.evidence, said);
  return [...cited.keys()].indexOf(said.evidence) + 1;
}

/** `[1] rfc3986: intended, section D.2: “…”`. */
function evidenceLines(said: ClassEvidence, index: number): string {
  return prose(`  [${index + 1}] `.padEnd(7), `${said.step[1]}: ${inWords(said)}`);
}

/** Groups of a kind that have a line each; of more, the others are one. */
const mostLines = 5;
const widths = [8, 19, 18, 8, 11, 6];

/** A line for each group of classes: how many, where, a shortest string, and what is said of them. @param counted in files, if they were read */
export function formatMigrationGroups(migration: Migration, counted?: CountedStrings): string {
  const headings = kindHeadings(migration);
  const found = migrationGroups(migration).flatMap((group) => {
    const classes = group.classes.filter(({ number }) => counted?.classes.has(number) ?? true);
    return classes.length === 0 ? [] : [{ ...group, classes }];
  });
  const parts = (Object.keys(headings) as MigrationClass['kind'][]).flatMap((kind) => {
    const groups = found
      .filter((group) => group.kind === kind)
      .sort((a, b) => sizeOf(b.classes, counted) - sizeOf(a.classes, counted));
    if (groups.length === 0) return [];
    const lines = shownOf(groups).map(([where, classes]) => lineOf(where, classes, counted));
    return [`${headings[kind]}\n${lines.join('')}`];
  });
  const head = row([
    counted === undefined ? 'classes' : 'strings',
    'where',
    'shortest',
    'intended',
    'unexplained',
    'unsaid',
  ]);
  const table = parts.length === 0 ? [] : [`${head}\n${parts.join('\n')}`];
  return [prose('', migrationSummary(migration, counted)), ...table, ...conformingParts(counted)].join('\n');
}

type Line = readonly [where: string, classes: readonly MigrationClass[]];

function shownOf(groups: readonly MigrationGroup[]): readonly Line[] {
  const shown = groups.length > mostLines ? groups.slice(0, mostLines - 1) : groups;
  const others = groups.slice(shown.length).flatMap(({ classes }) => classes);
  const lines = shown.map(({ where, classes }): Line => [placeInWords(where), classes]);
  return others.length === 0 ? lines : [...lines, [`${groups.length - shown.length} more`, others]];
}

/** The components in which strings change, in words: `authority, path`, `between components`. */
export function placeInWords(where: readonly string[]): string {
  return where.length === 0 ? 'between components' : where.map(componentLabel).join(', ');
}

function lineOf(
  where: string,
  classes: readonly MigrationClass[],
  counted: CountedStrings | undefined,
): string {
  const size = grouped(sizeOf(classes, counted));
  const text = shortest(classes, counted);
  return row([size, where, text === undefined ? '–' : word(text), ...saidOf(classes, counted).map(signed)]);
}

function signed(count: number): string {
  return count === 0 ? '–' : grouped(count);
}

/** Of how many classes, or strings in them, the documents say that they are intended, something else, and nothing. */
function saidOf(classes: readonly MigrationClass[], counted: CountedStrings | undefined): readonly number[] {
  const has = (one: MigrationClass, isIntended: boolean): boolean =>
    one.evidence.some(({ evidence }) => (evidence.class === 'intended') === isIntended);
  return [
    classes.filter((one) => has(one, true)),
    classes.filter((one) => has(one, false)),
    classes.filter(({ evidence }) => evidence.length === 0),
  ].map((some) => sizeOf(some, counted));
}

/** Columns, with how wide they are; numbers are set to the right. */
function row(cells: readonly string[]): string {
  return `${cells.map((cell, i) => (i === 1 || i === 2 ? cut(cell, widths[i] ?? 0).padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')}\n`;
}

function sizeOf(classes: readonly MigrationClass[], counted: CountedStrings | undefined): number {
  if (counted === undefined) return classes.length;
  return classes.reduce((sum, { number }) => sum + (counted.classes.get(number)?.count ?? 0), 0);
}

/** In files, none where all of them are longer than what is kept. */
function shortest(
  classes: readonly MigrationClass[],
  counted: CountedStrings | undefined,
): string | undefined {
  const texts = classes
    .filter(({ number }) => counted === undefined || counted.classes.get(number)?.example !== undefined)
    .map(({ text }) => text);
  return texts.length === 0
    ? undefined
    : texts.reduce((least, text) => (text.length < least.length ? text : least));
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Strings that both documents derive, and that only one of them forbids, for the same reasons. */
export interface ConformingChange {
  /** `began`: the earlier document forbids them; `ceased`: the later. */
  readonly kind: 'began' | 'ceased';
  /** What the document says that forbids them: its violations. */
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
  /** Strings that are too long to be held, and so are not asked about. */
  readonly unasked: number;
}

const conformingKinds = ['began', 'ceased'] as const;

function conformingHeading(kind: ConformingChange['kind'], { before, after }: ConformingChanges): string {
  const [forbids, not] = kind === 'began' ? [before, after] : [after, before];
  return `${kind} to conform: both derive them, ${forbids} forbids them, ${not} does not`;
}

/** How many there are, in a sentence. */
export function conformingSummary({ changes, unasked }: ConformingChanges): string {
  const [began = '', ceased = ''] = conformingKinds.map((kind) =>
    grouped(changes.reduce((sum, change) => sum + (change.kind === kind ? change.count : 0), 0)),
  );
  const long = unasked === 0 ? '' : `; ${grouped(unasked)} too long to be asked about`;
  return `Of those that both derive, ${began} began to conform, ${ceased} ceased to${long}.`;
}

/** The reasons of each kind, each with a shortest string. */
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

/** The same as a table for each kind, under its heading. */
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

/** What forbids a string, in a line. */
export function violationInWords({ id, section, message }: ConformingChange['findings'][number]): string {
  return `${id}, ${sectionInWords(section)}: ${message}`;
}
