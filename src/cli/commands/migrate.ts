/**
 * `migrate`: the strings that change from one revision to another, why, and what to do; optionally with counts from
 * files.
 */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared } from '../input/options.js';
import {
  baseIsForDocuments,
  type GrammarOptions,
  grammarOptions,
  regexOptions,
} from '../input/grammar-options.js';
import { recordOptions, formatIn, noteLines, recordOption } from '../rows/options.js';
import { joinedCell, noteWithoutString, printRows, type Rows } from '../rows/print.js';
import { recordsIn } from '../rows/reader.js';
import { characterAt } from '../../core/base/character.js';
import { visible } from '../../core/base/visible.js';
import { reason } from '../../core/reading/error-message.js';
import {
  type ConformingChange,
  type ConformingChanges,
  type CountedClass,
  type CountedStrings,
  formatMigration,
  formatMigrationGroups,
  migrationMarkdown,
  beyondInWords,
  violationInWords,
} from '../../study/formatting/format-migration.js';
import { derivableDeeper, grouped } from '../../study/formatting/format-text.js';
import { jsonable } from '../../study/formatting/jsonable.js';
import { type Problem, problems } from '../../study/reasons.js';
import {
  type ClassEvidence,
  type Migration,
  type MigrationClass,
  type RulePlace,
} from '../../study/migration/migrate.js';
import { labelledByBase } from '../../study/migrate-by-base.js';
import { migratedOf } from '../../study/migrate-grammars.js';
import { labelled, type LabelledMigration, type Migrated } from '../../study/migrate.js';
import { Count, type LineResult } from '../counts/count.js';
import { Counting } from '../counts/counting.js';
import { ShortestExample } from '../counts/examples.js';
import { countIn, type Kind } from '../counts/kinds.js';
import { FileCount } from '../counts/file-count.js';
import { verdictTableWithParts } from '../../grammar/automata/verdict-table.js';
import { fileOf } from '../input/inputs.js';
import { inputsOf } from '../input/texts.js';
import { lineEndOf } from '../input/records/formats.js';
import { exitCodes, Misuse } from '../output/errors.js';
import {
  isNoRevision,
  loadLanguage,
  loadRevision,
  noteBase,
  pairIn,
  revisionId,
  sayWithoutBase,
} from '../documents/load-revision.js';
import { type DepthMarker, depthMarker } from '../documents/grammar-file.js';
import { readingGrammar, studied } from '../documents/studies.js';
import type { Terminal } from '../output/terminal.js';
import type { Revision } from '../../core/revision.js';
import { csvRecord } from '../output/table.js';

const about = `Lists references that only one revision derives (removed, added), and those that
the two read differently ("reread"), grouped in classes. Derivable means valid
under the grammar. The removed and added classes are proved to contain exactly
the strings whose verdict changes. With FILEs, counts the strings in each class.
--base compares the references that are valid on a page with that URL. Grammars
other than revisions are compared by verdict only.`;

const optionList = [
  option('--all', 'show the place, the reason and the fix of each class'),
  option('--conforming', "with FILEs: also list valid strings that only one document's prose forbids"),
  option('--markdown', 'print tables of all classes in Markdown', { excludes: ['csv', 'json'] }),
  shared.base(),
  shared.csv(),
  ...recordOptions('csv', 'markdown'),
  ...grammarOptions,
  option('--start <RULE>', 'the start rule or rules A..B (default: first)'),
  ...regexOptions,
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [
    ['<REV..REV>', 'two revisions, as A..B or as two arguments'],
    ['[FILE...]', 'files of strings to count by class, or "-"'],
  ],
  options: optionList,
  about,
  topics: ['migration'],
  exit: { 0: 'success; the classes were listed', 1: 'not used: changed URLs are no error', 2: exitCodes[2] },
  examples: [
    'uri-revisions migrate rfc2396..rfc3986',
    'uri-revisions migrate rfc3986..whatwg-2026-07 --base https://h/ --all',
    'uri-revisions migrate rfc2396..rfc3986 urls.txt.gz --csv > classes.csv',
  ],
  run: async (first, others, options, terminal) => {
    const { json, csv, markdown, all, base } = options;
    const { names, files } = asked(first, others);
    if (options.conforming && files.length === 0) {
      throw new Misuse('--conforming applies to strings of files: name a file, or "-"');
    }
    const aboutFiles = recordOption(options);
    if (aboutFiles !== undefined && files.length === 0) {
      throw new Misuse(`${aboutFiles} applies to strings of files: name a file, or "-"`);
    }
    const starts = startsIn(options.start, names);
    const [earlier, later] = [
      await compared(names[0], { ...options, start: starts[0] }, terminal),
      await compared(names[1], { ...options, start: starts[1] }, terminal),
    ];
    const [before, after] = withDistinctIds(names, [earlier.migrated, later.migrated]);
    if (base !== undefined && typeof before !== 'string' && typeof after !== 'string')
      throw new Misuse(baseIsForDocuments);
    const ids = [before, after].filter((one) => typeof one === 'string');
    const languages = await Promise.all(ids.map(loadLanguage));
    if (!options.conforming) noteBase(languages, base, terminal);
    const unmarked = studied(() =>
      base === undefined ? labelled(before, after) : labelledByBase(before, after, base),
    );
    const found = withMarks(unmarked, { removed: later.mark, added: earlier.mark });
    if (base === undefined) for (const one of languages) sayWithoutBase(one, terminal);
    const records = recordsIn(inputsOf(files, { file: true }, terminal), options, terminal);
    const conforming = options.conforming
      ? new ConformingCount(await documentOf(before), await documentOf(after), base)
      : undefined;
    if (await printRows(records, options, terminal, changedRows(found, all === true, conforming))) return;
    const count = files.length === 0 ? undefined : await counted(found, files, options, terminal, conforming);
    const migration = count?.migration ?? found.migration;
    if (json) {
      const counted = count === undefined ? migration : withCounts(migration, count);
      await terminal.printJson(jsonable<object>(counted));
      return;
    }
    if (csv) {
      await terminal.print(migrationCsv(migration, count));
      const unasked = count?.conforming?.unasked ?? 0;
      if (unasked > 0) terminal.say(`${grouped(unasked)} strings are too long to check for conformance`);
      return;
    }
    const format = markdown ? migrationMarkdown : all ? formatMigration : formatMigrationGroups;
    await terminal.print(format(migration, count));
    if (format === formatMigrationGroups && migration.classes.length > 0) {
      terminal.say('--all explains each class; so do --json (for programs) and --markdown (for documents)');
    }
    if (count !== undefined && conforming === undefined && !migration.withoutReasons)
      terminal.say("--conforming also lists derivable strings that only one document's prose forbids");
  },
});

/** Parses the two names, as A..B or as two arguments, and the files after them. @throws Misuse */
function asked(
  first: string,
  others: readonly string[],
): { names: readonly [before: string, after: string]; files: readonly string[] } {
  const pair = pairIn(first);
  const [before = '', after = ''] = pair ?? [first, ...others];
  const names = [before, after] as const;
  if (names.some((name) => name === '' || (name.includes('..') && !isNoRevision(name))))
    throw new Misuse('two revisions are needed, such as rfc2396..rfc3986');
  const ruled = names.some((name) => name.includes(':') && !isNoRevision(name));
  if (ruled) {
    throw new Misuse(
      `migrate compares references; for rules, use "relation ${names.join(' ').replaceAll(':', ' ')}"`,
    );
  }
  return { names, files: pair === undefined ? others.slice(1) : others };
}

/** Returns the start rules of both grammars: `RULE` is that of both, `RULE..RULE` one of each. @throws Misuse */
function startsIn(
  start: string | undefined,
  names: readonly [string, string],
): readonly (string | undefined)[] {
  const rules = start?.split('..') ?? [];
  const [before, after = before] = rules;
  const starts = [before, after].map((rule) => (rule === '' ? undefined : rule));
  const document = names.find(
    (name, i) => rules.length > 1 && starts[i] !== undefined && !isNoRevision(name),
  );
  if (document === undefined) return starts;
  throw new Misuse(
    `${document} is compared from its reference rule; leave its side of --start empty, as in "..RULE"`,
  );
}

/** A side of a migration, with the marker of the strings that it refuses. */
interface Side {
  readonly migrated: Migrated;
  readonly mark: DepthMarker;
}

/** Returns the revision or the grammar of a name. @throws as readingGrammar; UnknownNameError */
async function compared(name: string, options: GrammarOptions, terminal: Terminal): Promise<Side> {
  if (!isNoRevision(name)) return { migrated: revisionId(name), mark: (refused) => refused };
  const grammar = await readingGrammar(name, options, terminal);
  return { migrated: studied(() => migratedOf(grammar)), mark: depthMarker(grammar, terminal) };
}

/** Marks the texts that the side which refuses them may derive at a greater depth. */
function withMarks(
  { migration, labelling }: LabelledMigration,
  markers: Readonly<Record<'removed' | 'added', DepthMarker>>,
): LabelledMigration {
  const marked = (one: MigrationClass): MigrationClass =>
    one.kind === 'reread' ? one : markers[one.kind](one);
  return {
    migration: { ...migration, classes: migration.classes.map(marked) },
    labelling: { ...labelling, partWith: (...part) => marked(labelling.partWith(...part)) },
  };
}

/** Two files may have one name: calls them by their paths then. */
function withDistinctIds(
  names: readonly [string, string],
  [before, after]: readonly [Migrated, Migrated],
): readonly [Migrated, Migrated] {
  if (typeof before === 'string' || typeof after === 'string' || before.id !== after.id)
    return [before, after];
  return [
    { ...before, id: visible(names[0]) },
    { ...after, id: visible(names[1]) },
  ];
}

/** Returns a revision with its prose. @throws Misuse for a grammar */
async function documentOf(one: Migrated): Promise<ProseDocument> {
  if (typeof one === 'string') return loadRevision(one);
  throw new Misuse(`--conforming compares the prose of documents, and ${visible(one.id)} has none`);
}

/** Rows of the strings that change; with `all`, also of the others. */
function changedRows(
  { migration, labelling }: LabelledMigration,
  all: boolean,
  conforming: ConformingCount | undefined,
): Rows {
  const others = new Map([
    [0, 'neither'],
    [labelling.sameReading, 'unchanged'],
  ]);
  return {
    columns: [
      ...['class', 'kind', 'outcome', 'before', 'after', 'write', 'evidence'],
      ...(conforming === undefined ? [] : ['forbidden']),
    ],
    problem: () => (all ? { kind: 'no string' } : undefined),
    answer: (text) => {
      const number = labelling.numberOf(text);
      const migrationClass = migration.classes[number - 1];
      const change = isReadByBoth(number, migrationClass, labelling) ? conforming?.changeOf(text) : undefined;
      const by = change?.kind === 'began' ? migration.before : migration.after;
      const forbidden = change && `by ${by}: ${change.findings.map(violationInWords).join('; ')}`;
      if (migrationClass === undefined) {
        const kind = change?.kind ?? (all ? others.get(number) : undefined);
        return kind === undefined ? undefined : { kind, forbidden };
      }
      const part = labelling.partWith(migrationClass, text);
      const { kind, outcome } = part;
      const [before, after] = bothSides(part);
      const evidence = part.evidence.map((said) => `${said.evidence.class}: ${wordsOf(said)}`);
      return {
        class: number,
        kind,
        outcome,
        before,
        after,
        write: joinedCell(toWrite(part), ' '),
        evidence: joinedCell(evidence.length === 0 ? ['unsaid'] : evidence, ' '),
        forbidden,
      };
    },
  };
}

/** Tests whether both documents derive the strings of a label. */
function isReadByBoth(
  number: number,
  migrationClass: MigrationClass | undefined,
  { sameReading }: LabelledMigration['labelling'],
): boolean {
  return number === sameReading || migrationClass?.kind === 'reread';
}

/** Returns how the earlier and the later document read the string of a class. */
function bothSides(part: MigrationClass): readonly [before: string, after: string] {
  if (part.kind === 'reread') {
    const { changes } = part;
    const shown = (side: 'before' | 'after'): string =>
      changes.map((change) => `${change.component}: ${change[side] ?? 'undefined'}`).join('; ');
    return [shown('before'), shown('after')];
  }
  const { text, offset, rejectedBy } = part;
  const deeper = part.mayBeDeeper ? `; ${derivableDeeper}` : '';
  const why = `${reason({ offset, found: characterAt(text, offset) })}${deeper}`;
  const { rule, section } = rejectedBy;
  const refused = rule === '' ? why : `${why} (${rule}, ${section})`;
  return part.kind === 'removed' ? ['derivable', refused] : [refused, 'derivable'];
}

/** Counts the strings of files by class and outcome, in one pass over the bytes. */
async function counted(
  { migration, labelling }: LabelledMigration,
  files: readonly string[],
  options: Options,
  terminal: Terminal,
  conforming: ConformingCount | undefined,
): Promise<CountedStrings & { readonly migration: Migration }> {
  const { classes } = migration;
  const { product, sameReading } = labelling;
  const format = formatIn(options);
  const outcomes = new Map<MigrationClass, Map<string, Kind>>();
  const keep = (): ShortestExample => new ShortestExample();
  const tell = ({ mask, bytes = noBytes, from, to }: LineResult): void => {
    // A text that is too long to store has no bytes.
    const text = bytes === noBytes && to > from ? undefined : textIn(bytes, from, to);
    const migrationClass = classes[mask - 1];
    if (isReadByBoth(mask, migrationClass, labelling)) conforming?.add(text);
    if (migrationClass === undefined) return;
    const known = outcomes.get(migrationClass) ?? new Map<string, Kind>();
    outcomes.set(migrationClass, known);
    const outcome = text === undefined ? '' : labelling.outcomeOf(migrationClass, text);
    countIn(known, outcome, text === undefined ? Infinity : to - from, bytes, from, keep);
  };
  // Its numbers are those of classes, not of documents; a table needs at least one name.
  const table = verdictTableWithParts(product, ['']);
  const count = new Count(table, lineEndOf(format, options), tell, keep);
  const fileCount = new FileCount(format, options, new Counting(count), terminal);
  const inputs = files.map((name) => fileOf(name, terminal));
  for (const input of inputs) await noteLines(input, options, terminal);
  await fileCount.count(inputs);
  const linesOf = (label: number): number => count.masks.get(label)?.lines ?? 0;
  const without = withoutString.reduce((sum, problem) => sum + (count.reasons.get(problem)?.lines ?? 0), 0);
  noteWithoutString(without, terminal);
  const counts = new Map<MigrationClass, CountedClass>();
  const parts = classes.flatMap((migrationClass) => {
    const found = [...(outcomes.get(migrationClass) ?? [])].sort(([, a], [, b]) => b.lines - a.lines);
    if (found.length === 0) return [migrationClass];
    return found.map(([, { lines, examples }]) => {
      const example = examples.lines[0]?.toString();
      const part =
        example === undefined ? { ...migrationClass } : labelling.partWith(migrationClass, example);
      counts.set(part, { count: lines, example });
      return part;
    });
  });
  return {
    migration: { ...migration, classes: parts },
    strings: count.lines - without,
    unchanged: linesOf(sameReading),
    neither: linesOf(0) - without,
    classes: counts,
    conforming: conforming?.counted,
  };
}

/** The reasons for which a record is no string. */
const withoutString = [...(Object.keys(problems) as Problem[]), 'not-utf8'] as const;

const noBytes = new Uint8Array();

function textIn({ buffer, byteOffset }: Uint8Array, from: number, to: number): string {
  return Buffer.from(buffer, byteOffset + from, to - from).toString();
}

function withCounts(
  migration: Migration,
  { strings, unchanged, neither, classes, conforming }: CountedStrings,
): object {
  return {
    ...migration,
    strings,
    unchanged,
    neither,
    classes: migration.classes.map((migrationClass) => ({
      ...migrationClass,
      count: 0,
      ...classes.get(migrationClass),
    })),
    ...(conforming && { conforming: { changes: conforming.changes, unasked: conforming.unasked } }),
  };
}

type ProseDocument = Pick<Revision, 'id' | 'check'>;

class ConformingCount {
  private readonly found = new Map<string, ConformingChange>();
  private unasked = 0;

  constructor(
    private readonly before: ProseDocument,
    private readonly after: ProseDocument,
    private readonly base: string | undefined,
  ) {}

  /** Returns how the verdict of the prose on a string that both revisions derive changes. Linear. */
  changeOf(text: string): Pick<ConformingChange, 'kind' | 'findings'> | undefined {
    const { before, after, base } = this;
    const options = base === undefined ? undefined : { base };
    const [old, now] = [before.check(text, options), after.check(text, options)];
    if (old.conforming === now.conforming) return undefined;
    const findings = (now.conforming ? old : now).findings
      .filter(({ level }) => level === 'violation')
      .map(({ id, section, message }) => ({ id, section, message }));
    return { kind: now.conforming ? 'began' : 'ceased', findings: distinct(findings) };
  }

  /** @param text a string that both revisions derive; undefined for one that is too long to store. Linear */
  add(text: string | undefined): void {
    if (text === undefined) {
      this.unasked++;
      return;
    }
    const change = this.changeOf(text);
    if (change === undefined) return;
    const key = JSON.stringify([change.kind, change.findings]);
    const known = this.found.get(key) ?? { ...change, count: 0, example: text };
    const example = text.length < known.example.length ? text : known.example;
    this.found.set(key, { ...known, count: known.count + 1, example });
  }

  get counted(): ConformingChanges {
    return {
      before: this.before.id,
      after: this.after.id,
      changes: [...this.found.values()].sort((a, b) => b.count - a.count),
      unasked: this.unasked,
    };
  }
}

/** Returns the distinct findings, sorted; a finding may occur at several places of a string. */
function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()].sort((a, b) =>
    JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
  );
}

const heading = ['class', 'kind', 'shortest'];
/** Columns of references that only one document derives, then of those that both read differently. */
const readColumns = ['component', 'characters', 'derived by', 'stopped in', 'differs in', 'changes'];
const evidenceColumns = ['write', 'steps', 'intended', 'unexplained'];

/**
 * Returns CSV with a header. With files, classes without strings are left out, and the shortest string is the first of
 * the shortest in the files, if it is short enough to be stored; the column "in files" says so.
 */
function migrationCsv({ classes }: Migration, counted: CountedStrings | undefined): string {
  const { conforming } = counted ?? {};
  const ofFiles = counted === undefined ? [] : ['outcome', 'strings', 'in files'];
  const ofProse = conforming === undefined ? [] : ['forbidden'];
  const rows = classes.flatMap((migrationClass) => {
    const found = counted?.classes.get(migrationClass);
    if (counted !== undefined && found === undefined) return [];
    const cells = [
      String(migrationClass.number),
      migrationClass.kind,
      migrationClass.text,
      ...readCells(migrationClass),
      ...evidenceCells(migrationClass),
    ];
    const ofFile = found === undefined ? [] : [migrationClass.outcome ?? '', ...foundCells(found)];
    return [[...cells, ...ofFile, ...ofProse.map(() => '')]];
  });
  return [
    [...heading, ...readColumns, ...evidenceColumns, ...ofFiles, ...ofProse],
    ...rows,
    ...(conforming?.changes ?? []).map(conformingCells),
  ]
    .map(csvRecord)
    .join('');
}

function foundCells(found: CountedClass): readonly string[] {
  return [String(found.count), found.example === undefined ? 'no' : 'yes'];
}

/** Returns the cells of strings that began or ceased to conform. They are in no class: both documents derive them. */
function conformingCells({ kind, example, count, findings }: ConformingChange): readonly string[] {
  const empty = [...readColumns, ...evidenceColumns].map(() => '');
  return ['', kind, example, ...empty, '', String(count), 'yes', findings.map(violationInWords).join('; ')];
}

function readCells(migrationClass: MigrationClass): readonly string[] {
  if (migrationClass.kind === 'reread') {
    const changes = migrationClass.changes.map(
      ({ component, before, after }) => `${component}: ${before ?? 'undefined'} → ${after ?? 'undefined'}`,
    );
    return ['', '', '', '', migrationClass.parts.join(' '), changes.join('; ')];
  }
  const { component = '', characters, beyond, derivedBy, rejectedBy, mayBeDeeper } = migrationClass;
  const at = [characters, beyondInWords(beyond)].filter((part) => part !== '').join(' ');
  const stopped = `${placeOf(rejectedBy)}${mayBeDeeper ? `; ${derivableDeeper}` : ''}`;
  return [component, at, placeOf(derivedBy), stopped, '', ''];
}

function placeOf({ revision, rule, section }: RulePlace): string {
  return rule === '' ? revision : `${revision}: ${rule} (${section})`;
}

/** Returns the escapes to write instead, and the advice of the later document. */
function toWrite(migrationClass: MigrationClass): readonly string[] {
  const escape = migrationClass.kind === 'reread' ? undefined : migrationClass.escape;
  const advice = migrationClass.advice.map(({ section, quote }) => `(${section}) ${quote}`);
  return [...(escape?.escaped ?? []), ...advice];
}

function evidenceCells(migrationClass: MigrationClass): readonly string[] {
  const of = (isIntended: boolean): string =>
    migrationClass.evidence
      .filter(({ evidence }) => (evidence.class === 'intended') === isIntended)
      .map(wordsOf)
      .join(' ');
  return [
    toWrite(migrationClass).join(' '),
    migrationClass.steps
      .map((step) => `${step.join(' → ')}${migrationClass.back.includes(step) ? ' (back)' : ''}`)
      .join(', '),
    of(true),
    of(false),
  ];
}

function wordsOf({ step: [, to], evidence }: ClassEvidence): string {
  if (evidence.class !== 'intended') return `${to}: ${evidence.note}`;
  return `${to} (${evidence.section}): ${evidence.quote} ${evidence.note ?? ''}`.trim();
}
