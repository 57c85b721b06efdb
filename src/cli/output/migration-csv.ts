/** What changes from one document to another, as rows of CSV: one for each class, and for each change of what is forbidden. */

import { type ConformingChange, violationInWords } from '../../study/formatting/format-conforming-changes.js';
import type { CountedClass, CountedStrings } from '../../study/formatting/format-migration.js';
import type { ClassEvidence, Migration, MigrationClass, RulePlace } from '../../study/migration/migrate.js';
import { csvRecord } from './csv.js';

const heading = ['class', 'kind', 'shortest'];
/** Of references that only one document derives, then of those that both read differently. */
const readColumns = ['component', 'characters', 'derived by', 'stopped in', 'differs in', 'changes'];
const saidColumns = ['write', 'steps', 'intended', 'accidental'];

/**
 * With a header. Of files, a class that no string is in is left out, and the shortest is the first of the shortest in them,
 * if it is short enough to be kept: "in files" says whether.
 */
export function migrationCsv({ classes }: Migration, counted: CountedStrings | undefined): string {
  const { conforming } = counted ?? {};
  const ofFiles = counted === undefined ? [] : ['strings', 'in files'];
  const ofProse = conforming === undefined ? [] : ['forbidden'];
  const rows = classes.flatMap((one) => {
    const found = counted?.classes.get(one.number);
    if (counted !== undefined && found === undefined) return [];
    const cells = [String(one.number), one.kind, one.text, ...readCells(one), ...saidCells(one)];
    return [[...cells, ...foundCells(found), ...ofProse.map(() => '')]];
  });
  return [
    [...heading, ...readColumns, ...saidColumns, ...ofFiles, ...ofProse],
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

/** Strings that began or ceased to conform are in no class: both documents derive them. */
function conformingCells({ kind, example, count, findings }: ConformingChange): readonly string[] {
  const empty = [...readColumns, ...saidColumns].map(() => '');
  return ['', kind, example, ...empty, String(count), 'yes', findings.map(violationInWords).join('; ')];
}

function readCells(one: MigrationClass): readonly string[] {
  if (one.kind === 'reread') {
    const changes = one.changes.map(
      ({ component, before, after }) => `${component}: ${before ?? 'undefined'} → ${after ?? 'undefined'}`,
    );
    return ['', '', '', '', one.parts.join(' '), changes.join('; ')];
  }
  const { component = '', characters, derivedBy, stoppedIn } = one;
  return [component, characters, placeOf(derivedBy), placeOf(stoppedIn), '', ''];
}

function placeOf({ revision, rule, section }: RulePlace): string {
  return `${revision}: ${rule} (${section})`;
}

function saidCells(one: MigrationClass): readonly string[] {
  const escape = one.kind === 'reread' ? undefined : one.escape;
  const advice = one.advice.map(({ section, quote }) => `(${section}) ${quote}`);
  const of = (isIntended: boolean): string =>
    one.evidence
      .filter(({ evidence }) => (evidence.class === 'intended') === isIntended)
      .map(wordsOf)
      .join(' ');
  return [
    [...(escape === undefined ? [] : escape.escaped), ...advice].join(' '),
    one.steps.map((step) => `${step.join(' → ')}${one.back.includes(step) ? ' (back)' : ''}`).join(', '),
    of(true),
    of(false),
  ];
}

function wordsOf({ step: [, to], evidence }: ClassEvidence): string {
  if (evidence.class !== 'intended') return `${to}: ${evidence.note}`;
  return `${to} (${evidence.section}): ${evidence.quote} ${evidence.note ?? ''}`.trim();
}
