/**
 * `strength`: the share of a rule's faults that a list of test cases detects, its gaps, and its wrong cases.
 */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOptions, regexOptions } from '../input/grammar-options.js';
import {
  type Algorithm,
  algorithmStrength,
  caseFormats,
  formatAlgorithmStrength,
  formatStrength,
  type Purpose,
  readAnswers,
  readCases,
  strength,
} from '../../study/index.js';
import type { Revision } from '../../core/revision.js';
import { headingOf, type MadeFor } from '../../study/suites/read-cases.js';
import { visible } from '../../core/base/visible.js';
import { Misuse } from '../output/errors.js';
import { depthMarker } from '../documents/grammar-file.js';
import { readIn } from '../input/cases.js';
import { fileOf, readWhole } from '../input/inputs.js';
import { aDocument, answerFormat, checkPurpose, isAlgorithm, purposeOption } from '../documents/purpose.js';
import { show } from '../output/table.js';
import { algorithmStrengthTable, strengthTable } from '../output/suite-csv.js';
import type { Terminal } from '../output/terminal.js';
import { aboutLearnt, studied, type TestedLanguage, testedLanguage } from '../documents/studies.js';

const mebibyte = 2 ** 20;
const maxListBytes = 64 * mebibyte;

const about = `A fault is one small change that models an implementation mistake. FILE is a
suite in any format of "suite", urltestdata.json of the Web Platform Tests,
tests of a format in the JSON Schema Test Suite, or one string per line; it is
UTF-8, at most ${maxListBytes / mebibyte} MiB, and "-" is standard input. For each kind of fault, the
output counts the faults and those that the list detects. It also lists the gaps
of the list, each with a shortest string that fills it, and the cases that
contradict the revision. --csv prints one record for each of them.

${aboutLearnt}`;

const optionList = [
  shared.revision,
  shared.start,
  purposeOption,
  option('--format <FORMAT>', 'the format of the list (default: detected)', { choices: caseFormats }),
  shared.csv(),
  ...grammarOptions,
  ...regexOptions,
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['<FILE>', 'the list of cases, or "-"']],
  options: optionList,
  about,
  topics: ['suites', 'limits'],
  exit: { 1: 'at least one case contradicts the revision' },
  examples: [
    'uri-revisions strength urls.txt -r rfc3986 --format lines',
    'uri-revisions strength uri.json -r rfc3986 --start URI',
    'uri-revisions strength resolving.json -r rfc3986 --for resolve',
  ],
  run: async (file, options, terminal) => {
    const tested = await testedLanguage(options.revision, options, terminal);
    const { document } = tested;
    checkPurpose(document, options.start, options.for);
    const list = { file, bytes: await readWhole(fileOf(file, terminal), maxListBytes) };
    if (isAlgorithm(options.for)) {
      await measureAlgorithm(aDocument(document, options.for), list, options.for, options, terminal);
    } else await measureRule(tested, list, options.for, options, terminal);
  },
});

interface List {
  readonly file: string;
  readonly bytes: Uint8Array;
}

async function measureRule(
  { document, id, rule }: TestedLanguage,
  { bytes, file }: List,
  purpose: Purpose | undefined,
  { format, ...form }: Options,
  terminal: Terminal,
): Promise<void> {
  const [cases, heading] = readIn(bytes, file, (list) => [readCases(list, format), headingOf(list, format)]);
  const measured = studied(() => strength(cases, document, { start: rule, purpose }));
  noteHeading(heading, { revision: id, start: rule, purpose: measured.purpose }, terminal);
  checkCases(cases);
  if (measured.wrong.length > 0) terminal.end(1);
  const mark = depthMarker(document, terminal);
  const wrong = measured.wrong.map((one) => (one.derivable ? one : mark(one)));
  const found = { ...measured, wrong };
  await show(
    form,
    {
      objects: [{ revision: id, start: rule, ...found }],
      table: () => strengthTable(found),
      text: () => formatStrength(found),
    },
    terminal,
  );
}

/** Reports if a suite was generated for another task than the one it is measured for. */
function noteHeading(said: MadeFor | undefined, asked: MadeFor, terminal: Terminal): void {
  const describeTask = ({ revision, start, purpose }: MadeFor): string =>
    visible(`${purpose} of ${start} of ${revision}`);
  if (said === undefined || describeTask(said) === describeTask(asked)) return;
  terminal.say(
    `note: the list was made for ${describeTask(said)} but is measured against ${describeTask(asked)}`,
  );
}

/** Checks that there are cases. @throws Misuse if there is none */
function checkCases({ length }: readonly unknown[]): void {
  if (length === 0) throw new Misuse('the list has no cases');
}

async function measureAlgorithm(
  document: Revision,
  { bytes, file }: List,
  algorithm: Algorithm,
  { format, ...form }: Options,
  terminal: Terminal,
): Promise<void> {
  const shape = answerFormat(format, algorithm);
  const [cases, heading] = readIn(bytes, file, (list) => [
    readAnswers(list, algorithm, shape),
    headingOf(list, shape),
  ]);
  const { id, start } = document;
  noteHeading(heading, { revision: id, start, purpose: algorithm }, terminal);
  const found = studied(() => algorithmStrength(cases, document, algorithm));
  checkCases(cases);
  if (found.wrong.length > 0) terminal.end(1);
  await show(
    form,
    {
      objects: [{ revision: document.id, ...found }],
      table: () => algorithmStrengthTable(found),
      text: () => formatAlgorithmStrength(found),
    },
    terminal,
  );
}
