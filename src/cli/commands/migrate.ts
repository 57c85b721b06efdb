/**
 * `migrate`: the strings that change from one revision to another, why, and what to do; optionally with counts from
 * files.
 */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared } from '../input/options.js';
import { recordOptions, formatIn, recordOption } from '../rows/options.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import {
  type ConformingChange,
  type ConformingChanges,
  type CountedClass,
  type CountedStrings,
  formatMigration,
  formatMigrationGroups,
  migrationMarkdown,
  violationInWords,
} from '../../study/formatting/format-migration.js';
import { grouped } from '../../study/formatting/format-text.js';
import { jsonable } from '../../study/formatting/jsonable.js';
import {
  type ClassEvidence,
  type Migration,
  type MigrationClass,
  type RulePlace,
} from '../../study/migration/migrate.js';
import { labelled } from '../../study/migrate.js';
import { Count, type LineResult } from '../counts/count.js';
import { Counting } from '../counts/counting.js';
import { ShortestExample } from '../counts/examples.js';
import { FileCount } from '../counts/file-count.js';
import { verdictTableWithParts } from '../../grammar/automata/verdict-table.js';
import { fileOf } from '../input/inputs.js';
import { lineEndOf } from '../input/records/formats.js';
import { exitCodes, Misuse } from '../output/errors.js';
import { loadRevision, revisionId } from '../documents/load-revision.js';
import { studied } from '../documents/studies.js';
import type { Terminal } from '../output/terminal.js';
import type { Revision } from '../../core/revision.js';
import { csvRecord } from '../output/table.js';

const about = `Lists references that only one revision derives (removed, added), and those that
both read differently (reread), grouped in classes. Derivable means valid under
the grammar. Together, the removed and added classes are proved to contain
exactly the strings whose verdict changes. --all shows the place, the reason and
the fix of each class. With FILEs, counts the strings in each class. The
revisions may be given in either order.`;

const optionList = [
  option('--all', 'show the place, the reason and the fix of each class'),
  option('--conforming', 'with FILEs: also list valid strings that one prose forbids'),
  option('--markdown', 'print tables of all classes in Markdown', { excludes: ['csv', 'json'] }),
  shared.csv(),
  ...recordOptions('csv', 'markdown'),
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
  exit: { 0: 'success; the classes were listed', 1: 'does not occur', 2: exitCodes[2] },
  examples: [
    'uri-revisions migrate rfc2396..rfc3986',
    'uri-revisions migrate rfc2396..rfc3986 --all',
    'uri-revisions migrate rfc2396..rfc3986 urls.txt.gz --csv > classes.csv',
  ],
  run: async (first, others, options, terminal) => {
    const { json, csv, markdown, all } = options;
    const { before, after, files } = asked(first, others);
    if (options.conforming && files.length === 0) {
      throw new Misuse('--conforming applies to strings of files: name a file, or "-"');
    }
    const aboutFiles = recordOption(options);
    if (aboutFiles !== undefined && files.length === 0) {
      throw new Misuse(`${aboutFiles} applies to strings of files: name a file, or "-"`);
    }
    const found = studied(() => labelled(before, after));
    const count = files.length === 0 ? undefined : await counted(found, files, options, terminal);
    const migration = withExamples(found, count);
    if (json) {
      const told = count === undefined ? migration : withCounts(migration, count);
      await terminal.printJson(jsonable<object>(told));
      return;
    }
    if (csv) {
      await terminal.print(migrationCsv(migration, count));
      const unasked = count?.conforming?.unasked ?? 0;
      if (unasked > 0) terminal.say(`${grouped(unasked)} strings are too long to check whether they conform`);
      return;
    }
    const format = markdown ? migrationMarkdown : all ? formatMigration : formatMigrationGroups;
    await terminal.print(format(migration, count));
    if (format === formatMigrationGroups && migration.classes.length > 0) {
      terminal.say(
        '--all shows the place, the reason and the fix of each class; --json and --markdown list all classes',
      );
    }
  },
});

/** Parses the revisions, as A..B or as two arguments, and the files after them. @throws Misuse, UnknownNameError */
function asked(
  first: string,
  others: readonly string[],
): { before: RevisionId; after: RevisionId; files: readonly string[] } {
  const names = first.includes('..') ? first.split('..') : [first, ...others.slice(0, 1)];
  const [before = '', after = '', ...more] = names;
  if (before === '' || after === '' || more.length > 0) {
    throw new Misuse('two revisions are needed, such as rfc2396..rfc3986');
  }
  if (names.some((name) => name.includes(':'))) {
    throw new Misuse(
      `migrate compares references; for rules, use "relation ${names.join(' ').replaceAll(':', ' ')}"`,
    );
  }
  const files = first.includes('..') ? others : others.slice(1);
  return { before: revisionId(before), after: revisionId(after), files };
}

type Labelled = ReturnType<typeof labelled>;

/** Counts the strings of files by class, in one pass over the bytes. */
async function counted(
  { migration: { before, after, classes: all }, labelling: { product, sameReading } }: Labelled,
  files: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<CountedStrings> {
  const format = formatIn(options);
  const conforming = options.conforming
    ? new ConformingCount(await loadRevision(before), await loadRevision(after))
    : undefined;
  const ofBoth = new Set([
    sameReading,
    ...all.filter(({ kind }) => kind === 'reread').map(({ number }) => number),
  ]);
  const tell =
    conforming &&
    (({ mask, bytes, from, to }: LineResult): void => {
      // Derivable text is US-ASCII.
      if (ofBoth.has(mask)) conforming.add(bytes && latin1(bytes, from, to));
    });
  // Its numbers are those of classes, not of documents; a table needs at least one name.
  const walked = verdictTableWithParts(product, ['']);
  const count = new Count(walked, lineEndOf(format, options), tell, () => new ShortestExample());
  const fileCount = new FileCount(format, options, new Counting(count), terminal);
  await fileCount.count(files.map((name) => fileOf(name, terminal)));
  const linesOf = (label: number): number => count.masks.get(label)?.lines ?? 0;
  const classes = new Map<number, CountedClass>();
  for (const [number, { lines, examples }] of count.masks) {
    if (number === 0 || number === sameReading) continue;
    classes.set(number, { count: lines, example: examples.lines[0]?.toString('latin1') });
  }
  return {
    strings: count.lines,
    unchanged: linesOf(sameReading),
    neither: linesOf(0),
    classes,
    conforming: conforming?.counted,
  };
}

/** Replaces the shortest strings of classes by strings found in the files. */
function withExamples({ migration, labelling }: Labelled, count: CountedStrings | undefined): Migration {
  const classes = migration.classes.map((migrationClass) => {
    const example = count?.classes.get(migrationClass.number)?.example;
    return example === undefined ? migrationClass : labelling.withText(migrationClass, example);
  });
  return { ...migration, classes };
}

function latin1({ buffer, byteOffset }: Uint8Array, from: number, to: number): string {
  return Buffer.from(buffer, byteOffset + from, to - from).toString('latin1');
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
      ...classes.get(migrationClass.number),
    })),
    ...(conforming && { conforming: { changes: conforming.changes, unasked: conforming.unasked } }),
  };
}

type MigrationDocument = Pick<Revision, 'id' | 'check'>;

class ConformingCount {
  private readonly found = new Map<string, ConformingChange>();
  private unasked = 0;

  constructor(
    private readonly before: MigrationDocument,
    private readonly after: MigrationDocument,
  ) {}

  /** @param text a string that both revisions derive; undefined for one that is too long to store. Linear */
  add(text: string | undefined): void {
    if (text === undefined) {
      this.unasked++;
      return;
    }
    const [old, now] = [this.before.check(text), this.after.check(text)];
    if (old.conforming === now.conforming) return;
    const kind = now.conforming ? 'began' : 'ceased';
    const findings = distinct(
      (now.conforming ? old : now).findings
        .filter(({ level }) => level === 'violation')
        .map(({ id, section, message }) => ({ id, section, message })),
    );
    const key = JSON.stringify([kind, findings]);
    const known = this.found.get(key) ?? { kind, findings, count: 0, example: text };
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
  const ofFiles = counted === undefined ? [] : ['strings', 'in files'];
  const ofProse = conforming === undefined ? [] : ['forbidden'];
  const rows = classes.flatMap((migrationClass) => {
    const found = counted?.classes.get(migrationClass.number);
    if (counted !== undefined && found === undefined) return [];
    const cells = [
      String(migrationClass.number),
      migrationClass.kind,
      migrationClass.text,
      ...readCells(migrationClass),
      ...evidenceCells(migrationClass),
    ];
    return [[...cells, ...foundCells(found), ...ofProse.map(() => '')]];
  });
  return [
    [...heading, ...readColumns, ...evidenceColumns, ...ofFiles, ...ofProse],
    ...rows,
    ...(conforming?.changes ?? []).map(conformingCells),
  ]
    .map(csvRecord)
    .join('');
}

function foundCells(found: CountedClass | undefined): readonly string[] {
  if (found === undefined) return [];
  return [String(found.count), found.example === undefined ? 'no' : 'yes'];
}

/** Returns the cells of strings that began or ceased to conform. They are in no class: both documents derive them. */
function conformingCells({ kind, example, count, findings }: ConformingChange): readonly string[] {
  const empty = [...readColumns, ...evidenceColumns].map(() => '');
  return ['', kind, example, ...empty, String(count), 'yes', findings.map(violationInWords).join('; ')];
}

function readCells(migrationClass: MigrationClass): readonly string[] {
  if (migrationClass.kind === 'reread') {
    const changes = migrationClass.changes.map(
      ({ component, before, after }) => `${component}: ${before ?? 'undefined'} → ${after ?? 'undefined'}`,
    );
    return ['', '', '', '', migrationClass.parts.join(' '), changes.join('; ')];
  }
  const { component = '', characters, derivedBy, rejectedBy } = migrationClass;
  return [component, characters, placeOf(derivedBy), placeOf(rejectedBy), '', ''];
}

function placeOf({ revision, rule, section }: RulePlace): string {
  return `${revision}: ${rule} (${section})`;
}

function evidenceCells(migrationClass: MigrationClass): readonly string[] {
  const escape = migrationClass.kind === 'reread' ? undefined : migrationClass.escape;
  const advice = migrationClass.advice.map(({ section, quote }) => `(${section}) ${quote}`);
  const of = (isIntended: boolean): string =>
    migrationClass.evidence
      .filter(({ evidence }) => (evidence.class === 'intended') === isIntended)
      .map(wordsOf)
      .join(' ');
  return [
    [...(escape === undefined ? [] : escape.escaped), ...advice].join(' '),
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
