/** `grade`: grades result codes of students by proving each PEG again. */

import { declareCommand, option, type OptionsOf } from '../../cli/input/command.js';
import { shared } from '../../cli/input/options.js';
import { quoted, visible } from '../../core/base/visible.js';
import {
  ExerciseCodeError,
  type ExerciseGrade,
  type ExerciseSet,
  gradeExercises,
  readExerciseResult,
  readExerciseSet,
} from '../index.js';
import { Misuse } from '../../cli/output/errors.js';
import { eachOf, fileOf } from '../../cli/input/inputs.js';
import { textsInLines } from '../../cli/input/texts.js';
import { csvRecord } from '../../cli/output/table.js';
import type { Terminal } from '../../cli/output/terminal.js';

const about = `A CODE is the result code that the page's classroom gives a student; a FILE has
one per line. Lines without a valid code are reported as errors; all others are
graded. Each PEG is compared with the document's BNF, as in "prove"; for rules
that it omits, the document's own PEG is used. The verdicts:
  proved     the PEG accepts exactly the rule's strings
  refuted    the PEG differs; the string shown is accepted by one side only
  undecided  the PEG cannot be read, or is too large to prove
  missing    with --set: the result has no answer to this exercise
With --set, answers to other exercises are ignored. --csv prints one record per
exercise and student.

A code does not prove who wrote the PEG, when, or with whose help. Anyone can
create a code under any name; its checksum detects accidental changes only, and
the proved transcriptions are public.`;

const optionList = [
  option('--set <LINK>', 'the link or the code of the exercise set'),
  shared.csv(),
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['<CODE|FILE...>', 'result codes, or files with one per line; "-" for stdin']],
  options: optionList,
  about,
  exit: { 1: 'at least one exercise is not proved' },
  examples: [
    'uri-revisions grade results.txt',
    'uri-revisions grade results.txt --set "$(cat link.txt)"',
    "uri-revisions grade results.txt --json | jq -c '[.learner, .proved]'",
  ],
  run: async (results, { set: link, ...form }, terminal) => {
    const set = link === undefined ? undefined : setIn(link);
    const gradeCode = async (code: string, place: string): Promise<void> => {
      await show(code, place, set, form, terminal);
    };
    if (form.csv) await terminal.print(csvRecord(['learner', 'set', 'revision', 'rule', 'verdict', 'why']));
    await eachOf(results, terminal, async (result) => {
      if (result.includes(mark)) {
        await gradeCode(result, quoted(result, maxQuotedLength));
        return;
      }
      let number = 0;
      let count = 0;
      let flaw: string | undefined;
      const report = (problem: string): void => {
        number++;
        flaw ??= problem;
      };
      for await (const line of textsInLines(fileOf(result, terminal), terminal, report)) {
        number++;
        if (line.trim() === '') continue;
        if (line.includes(mark)) count++;
        await gradeCode(line, `${quoted(result)}, line ${String(number)}`);
      }
      if (count > 0 && flaw === undefined) return;
      // For a file that is not text, that is enough.
      terminal.say(
        flaw !== undefined && count > 0
          ? flaw
          : `error: ${quoted(result)} contains no result code; a code begins with "${mark}"`,
      );
      terminal.end(2);
    });
  },
});

/** The beginning of a result code. */
const mark = 'uri-result.';

/** Length of a code that an error quotes. */
const maxQuotedLength = 40;

/** Prints a grade. @param place its name in an error */
async function show(
  code: string,
  place: string,
  set: ExerciseSet | undefined,
  { json, csv }: Pick<Options, 'json' | 'csv'>,
  terminal: Terminal,
): Promise<void> {
  try {
    const result = readExerciseResult(code);
    const grades = gradeExercises(result, set);
    const proved = grades.filter(({ verdict }) => verdict === 'proved').length;
    if (proved < grades.length || proved === 0) terminal.end(1);
    const { learner, title } = result;
    if (csv) {
      await terminal.printAll(grades.map((grade) => record(learner, title, grade)));
      return;
    }
    const of = grades.length;
    const name = learner === '' ? 'unnamed' : visible(learner);
    const heading = `${name}: ${String(proved)} of ${String(of)} proved (${visible(title)})`;
    await (json
      ? terminal.printJson({ learner, title, proved, of, grades })
      : terminal.print(`${terminal.colours.bold(heading)}\n${grades.map(line).join('')}`));
  } catch (error) {
    if (!(error instanceof ExerciseCodeError)) throw error;
    terminal.say(`error: ${place}: ${error.message}`);
    terminal.end(2);
  }
}

function line(grade: ExerciseGrade): string {
  const { revision, rule, verdict } = grade;
  const reason = why(grade);
  return `  ${verdict.padEnd(9)} ${revision} ${rule}${reason === '' ? '' : `: ${reason}`}\n`;
}

function record(learner: string, title: string, grade: ExerciseGrade): string {
  return csvRecord([learner, title, grade.revision, grade.rule, grade.verdict, why(grade)]);
}

function why(grade: ExerciseGrade): string {
  switch (grade.verdict) {
    case 'refuted':
      return `${grade.peg ? 'only the PEG accepts' : 'only the BNF accepts'} ${quoted(grade.text)}`;
    case 'undecided':
      return grade.problem;
    default:
      return '';
  }
}

/** Reads a set. @throws Misuse */
function setIn(link: string): ExerciseSet {
  try {
    return readExerciseSet(link);
  } catch (error) {
    if (!(error instanceof ExerciseCodeError)) throw error;
    throw new Misuse(`--set: ${error.message}`);
  }
}
