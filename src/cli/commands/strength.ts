/** `strength`: which share of the faults of a rule a list of test cases kills, what it never tests, where it is wrong. */

import { type Command, Option } from 'commander';
import {
  type CaseFormat,
  caseFormats,
  formatStrength,
  longestCase,
  type Purpose,
  purposes,
  strength,
} from '../../study/index.js';

import { casesIn } from '../input/cases.js';
import { fileOf, wholeOf } from '../input/inputs.js';
import { checkPurpose } from '../input/purpose.js';
import { addNotes, type CommonOptions, takesRevision, takesStart } from '../input/options.js';
import { loadRevision } from '../load-revision.js';
import type { Terminal } from '../output/terminal.js';
import { studied } from '../studies.js';

interface Options extends CommonOptions {
  readonly for?: Purpose;
  readonly format?: CaseFormat;
}

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
Of a list for components, which json and jsonl can state, these are compared.`;

export function define(command: Command): void {
  takesStart(takesRevision(command.argument('<FILE>', 'the list of cases, or "-"')))
    .addOption(new Option('--for <PURPOSE>', 'what is tested').choices(purposes).default('verdict'))
    .addOption(
      new Option('--format <FORMAT>', 'the format of the list, told from it by default').choices(caseFormats),
    );
  addNotes(command, {
    about,
    exit: { 0: 'measured', 1: 'at least one case is stated wrongly' },
    examples: [
      'uri-revisions strength urls.txt -r rfc3986 --format lines',
      'uri-revisions strength uri.json -r rfc3986 --start URI',
      "uri-revisions strength uri.json -r rfc3986 --json | jq -r '.untested[].text'",
    ],
  });
}

export async function run(file: string, options: Options, terminal: Terminal): Promise<void> {
  const document = await loadRevision(options.revision);
  const start = document.rule(options.start ?? document.start).name;
  checkPurpose(document, options.start, options.for);
  const bytes = await wholeOf(fileOf(file, terminal), largestList);
  const cases = casesIn(bytes, file, options.format);
  const found = studied(() => strength(cases, document, { start, purpose: options.for }));
  if (found.wrong.length > 0) terminal.end(1);
  if (options.json) await terminal.printJson({ revision: document.id, start, ...found });
  else await terminal.print(formatStrength(found));
}
