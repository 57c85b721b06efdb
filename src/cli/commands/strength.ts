/**
 * `strength`: the share of a rule's faults that a list of test cases kills, what it never tests, and its wrong cases.
 */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOptions, aboutGrammars } from '../input/grammar-options.js';
import {
  type Algorithm,
  algorithms,
  algorithmStrength,
  caseFormats,
  formatAlgorithmStrength,
  formatStrength,
  longestCase,
  type Purpose,
  purposes,
  readAnswers,
  readCases,
  strength,
} from '../../study/index.js';
import type { Revision } from '../../core/revision.js';
import { headingOf, type MadeFor } from '../../study/suites/read-cases.js';
import { visible } from '../../core/base/visible.js';
import { Misuse } from '../output/errors.js';
import { readIn } from '../input/cases.js';
import { fileOf, wholeOf } from '../input/inputs.js';
import { aDocument, answerFormat, checkPurpose, isAlgorithm } from '../documents/purpose.js';
import { show } from '../output/table.js';
import { algorithmStrengthTable, strengthTable } from '../output/suite-csv.js';
import type { Terminal } from '../output/terminal.js';
import { aboutLearnt, studied, type TestedLanguage, testedLanguage } from '../documents/studies.js';

const mebibyte = 2 ** 20;
const largestList = 64 * mebibyte;

const about = `FILE is a suite in any format of "uri-revisions suite", urltestdata.json of the
Web Platform Tests, a file of tests of a format in the JSON Schema Test Suite,
or has a text in each line; "-" is standard input. It is UTF-8 of at most
${largestList / mebibyte} MiB, and no text has more than ${longestCase} characters.

For each kind of fault ("uri-revisions help suite" says what they are): how many
there are, and how many the list kills. Then what it never tests, by rule, each
with a shortest text that would kill one of the faults left there: those of the
automaton stand at the innermost rule that is open in their state. Then the
cases of which the list says what the revision does not: that is exit code 1.
Of a list for components, which json and jsonl can state, these are compared.

--for resolve, normalize and equivalent take a suite for that purpose, the first
also urltestdata.json, of which it reads what has a base. What it never tests is
told fault by fault, each with a shortest case that would, among some thousand
questions; a change that none of them tells from the revision is not counted.

--csv prints a record for each kind of fault, for each rule or fault that is
never tested, with the case that would, and for each case stated wrongly.

${aboutGrammars}

${aboutLearnt}
A text without its prefix, or with a character that was not asked about, tests
nothing there.`;

const optionList = [
  shared.revision,
  shared.start,
  option('--for <PURPOSE>', 'what is tested', {
    choices: [...purposes, ...algorithms],
    byDefault: 'verdict',
  }),
  option('--format <FORMAT>', 'the format of the list, told from it by default', { choices: caseFormats }),
  shared.csv(),
  ...grammarOptions,
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['<FILE>', 'the list of cases, or "-"']],
  options: optionList,
  about,
  exit: { 0: 'measured', 1: 'at least one case is stated wrongly' },
  examples: [
    'uri-revisions strength urls.txt -r rfc3986 --format lines',
    'uri-revisions strength uri.json -r rfc3986 --start URI',
    'uri-revisions strength resolving.json -r rfc3986 --for resolve',
    "uri-revisions strength uri.json -r rfc3986 --json | jq -r '.untested[].text'",
  ],
  run: async (file, options, terminal) => {
    const tested = await testedLanguage(options.revision, options, terminal);
    const { document } = tested;
    checkPurpose(document, options.start, options.for);
    const list = { file, bytes: await wholeOf(fileOf(file, terminal), largestList) };
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
  const found = studied(() => strength(cases, document, { start: rule, purpose }));
  noteHeading(heading, { revision: id, start: rule, purpose: found.purpose }, terminal);
  checkCases(cases);
  if (found.wrong.length > 0) terminal.end(1);
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
  const told = ({ revision, start, purpose }: MadeFor): string =>
    visible(`${purpose} of ${start} of ${revision}`);
  if (said === undefined || told(said) === told(asked)) return;
  terminal.say(`note: the list is a suite for ${told(said)}; it is measured for ${told(asked)}`);
}

/** Checks that there are cases. @throws Misuse if there is none */
function checkCases({ length }: readonly unknown[]): void {
  if (length === 0) throw new Misuse('the list has no case');
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
