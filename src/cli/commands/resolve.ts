/** `resolve`: the absolute form of references, by the algorithm of one revision or of several for comparison. */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared, fileOrText } from '../input/options.js';
import { stringsArgument, isOneString } from '../input/texts.js';
import { ResolutionError, UnsupportedOperationError } from '../../core/reference/error.js';
import {
  type Resolution,
  type ResolutionStep,
  type ResolveOptions,
  surplusTreatments,
} from '../../core/reference/resolve.js';
import { namedSets, type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { visible } from '../../core/base/visible.js';
import type { Revision } from '../../core/revision.js';
import { blocksOn } from '../output/blocks.js';
import { knownName } from '../../core/base/unknown-name.js';
import { decisiveSteps } from '../../study/formatting/decisive-steps.js';
import { cells, columns } from '../output/columns.js';
import {
  attempt,
  type Attempt,
  failureJson,
  failureLine,
  noteFailure,
  printFailure,
} from '../output/failure.js';
import { loadRevision, revisionsNamed } from '../documents/load-revision.js';
import { absentSign, cut, differSign, shown, valueCell } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';
import { recordOptions } from '../rows/options.js';
import { type Cells, printRows, type Rows } from '../rows/print.js';
import { recordsOfTexts, textsOfRecords } from '../rows/reader.js';
import { sectionInWords } from '../../core/base/citation.js';
import { split } from '../../core/reference/split.js';

const about = `Prints the absolute form of one reference. For several references, prints one
line each, with tab-separated fields: the reference, and its absolute form or
why it has none. "(current document)" means that nothing is retrieved. Warns if
the document's steps drop the authority (as in url-1997 for g against http://h).

Several revisions, or --all, are shown side by side with the steps that decided
the result. --trace shows every step, with its number in the document or its
line of pseudocode. A document without rules for relative references has no
result. --no-validating and --surplus apply only to documents that offer them.`;

const optionList = [
  ...fileOrText('REF', 'in'),
  option('--base <URL>', 'the base of relative references', {
    byDefault: '',
    defaultInWords: 'none',
  }),
  option(
    '-r, --revision <REV,REV>',
    `the revision (default: URI_REVISION, else ${namedSets.today.join()}), or several`,
    {
      namesOne: true,
    },
  ),
  ...recordOptions('trace'),
  option('--all', 'show every revision, side by side', { excludes: ['revision'] }),
  option('--trace', 'show every step'),
  option('--no-validating', "non-strict: ignore a scheme equal to the base's"),
  option('--surplus <TREATMENT>', 'the treatment of ".." beyond the root', { known: surplusTreatments }),
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [stringsArgument('REF', 'the references to resolve')],
  options: optionList,
  about,
  examples: [
    "uri-revisions resolve '?y' --base 'http://a/b/c/d;p?q' -r rfc3986",
    "uri-revisions resolve '?y' --base 'http://a/b/c/d;p?q' --all",
    'uri-revisions resolve a.csv --base http://h/ --in csv --column ref --out csv',
  ],
  run: async (texts, options, terminal) => {
    const { validating, surplus } = options;
    const choices: ResolveOptions = {
      ...(!validating && { validating }),
      ...(surplus !== undefined && {
        surplus: knownName('treatment of surplus', surplus, surplusTreatments),
      }),
    };
    const named = options.revision === undefined ? [] : revisionsNamed(options.revision);
    const several = options.all ? revisions : named.length > 1 ? named : undefined;
    if (several === undefined) await resolveInOne(texts, choices, options, terminal);
    else await resolveInAll(several, texts, choices, options, terminal);
  },
});

/** An outcome with its question. */
interface Answer {
  readonly revision: RevisionId;
  readonly reference: string;
  readonly base: string;
  readonly outcome: Attempt<Resolution>;
}

async function resolveInOne(
  texts: readonly string[],
  choices: ResolveOptions,
  given: Options,
  terminal: Terminal,
): Promise<void> {
  const { revision: name, base, trace, json } = given;
  const revision = await loadRevision(name);
  const printBlock = blocksOn(terminal);
  const answerTo = (reference: string): Answer => {
    const outcome = attempt(() => revision.resolve(reference, base, { ...choices, trace }));
    const answer = { revision: revision.id, reference, base, outcome };
    noteAnswer(revision, answer, terminal);
    return answer;
  };
  const rows: Rows = {
    columns: ['result', 'reason'],
    answer: (reference) => resultCells(answerTo(reference)),
  };
  if (await printRows(recordsOfTexts(texts, { ...given, strings: true }, terminal), given, terminal, rows))
    return;
  for await (const reference of textsOfRecords(texts, { ...given, strings: true }, terminal)) {
    const answer = answerTo(reference);
    const { outcome, ...asked } = answer;
    if (json) await terminal.printJson({ ...asked, ...outcomeJson(outcome, trace === true) });
    else if (trace) await printBlock(traceBlock(answer, terminal));
    else if (isOneString(texts, given) && given.in === undefined) await printAlone(outcome, terminal);
    else await terminal.print(fields(answer, terminal));
  }
}

/** Prints the result alone, or the full message if there is none. */
async function printAlone(outcome: Attempt<Resolution>, terminal: Terminal): Promise<void> {
  const result = shownResult(outcome, terminal.result);
  if (result !== undefined) await terminal.print(`${result}\n`);
  else if (outcome.ok) terminal.say(`error: ${reasonForNoResult(outcome) ?? ''}`);
  else printFailure(outcome.error, terminal);
}

/** Formats the line for one of several references. */
function fields({ reference, outcome }: Answer, { result }: Terminal): string {
  const why = reasonForNoResult(outcome);
  return `${[reference, shownResult(outcome, String) ?? '', ...(why === undefined ? [] : [why])].map(result).join('\t')}\n`;
}

/** Returns the cells of a result. @param of the revision, if a row has several */
function resultCells({ outcome }: Answer, of = ''): Cells {
  return { [`result${of}`]: shownResult(outcome, String), [`reason${of}`]: reasonForNoResult(outcome) };
}

function title(reference: string, base: string): string {
  return `${shown(reference)} against ${base === '' ? 'no base' : visible(base)}`;
}

/** Formats every step, and the result. */
function traceBlock({ revision, reference, base, outcome }: Answer, { colours, width }: Terminal): string {
  const { bold } = colours;
  const trace = traceOf(outcome);
  const rows = trace.map(({ section, step, outcome: what, before, after = '' }) => [
    ...cells([`${section}, ${step}`, visible(what)]),
    { lines: [before === undefined ? '' : shown(after)], exact: true },
  ]);
  const heading = cells(['step', 'outcome', 'buffer'], bold);
  return [
    `${bold(`${title(reference, base)} in ${revision}`)}\n\n`,
    ...(rows.length > 0 ? [columns([heading, ...rows], width), '\n'] : []),
    `${shownResult(outcome) ?? visible(reasonForNoResult(outcome) ?? '')}\n`,
  ].join('');
}

/** Longer references are traced only on request: the trace repeats them many times. */
const maxTracedLength = 10_000;

async function resolveInAll(
  several: readonly RevisionId[],
  texts: readonly string[],
  choices: ResolveOptions,
  given: Options,
  terminal: Terminal,
): Promise<void> {
  const { base, trace, json } = given;
  const all = await Promise.all(several.map(loadRevision));
  const printBlock = blocksOn(terminal);
  const answersTo = (reference: string): readonly Answer[] => {
    const options = { ...choices, trace: trace ?? reference.length + base.length <= maxTracedLength };
    return all.map((revision): Answer => {
      const outcome = resolveLeniently(revision, reference, base, options);
      const answer = { revision: revision.id, reference, base, outcome };
      if (hasRules(outcome)) noteAnswer(revision, answer, terminal);
      return answer;
    });
  };
  const rows: Rows = {
    columns: several.flatMap((id) => [`result ${id}`, `reason ${id}`]),
    answer: (reference) =>
      Object.assign(
        {},
        ...answersTo(reference).map((answer) => resultCells(answer, ` ${answer.revision}`)),
      ) as Cells,
  };
  if (await printRows(recordsOfTexts(texts, { ...given, strings: true }, terminal), given, terminal, rows))
    return;
  for await (const reference of textsOfRecords(texts, { ...given, strings: true }, terminal)) {
    const answers = answersTo(reference);
    if (json) {
      const objects = answers.map(({ revision, outcome }) => ({
        revision,
        ...outcomeJson(outcome, trace === true),
        ...(!trace && { decidedBy: stepsOf(outcome) }),
      }));
      await terminal.printJson({ reference, base, answers: objects });
    } else if (trace) {
      for (const answer of answers) await printBlock(traceBlock(answer, terminal));
    } else await printBlock(comparison(reference, base, answers, terminal));
  }
}

/** Formats the results of the revisions, and the steps that decided them. */
function comparison(
  reference: string,
  base: string,
  answers: readonly Answer[],
  { colours, width }: Terminal,
): string {
  const { bold, dim } = colours;
  let above: string | undefined;
  const rows = answers.map(({ revision, outcome }) => {
    const result = shownResult(outcome);
    const differs = result !== undefined && above !== undefined && result !== above;
    above = result ?? above;
    const why = [...stepsOf(outcome).map(shownStep), visible(reasonForNoResult(outcome) ?? '')].filter(
      Boolean,
    );
    return [
      ...cells([revision]),
      valueCell([result ?? absentSign], differs, colours),
      { lines: why.map((line) => cut(line)) },
    ];
  });
  const heading = cells(['revision', 'result', 'deciding steps'], bold);
  return [
    `${bold(title(reference, base))}\n\n`,
    columns([heading, ...rows], width),
    `\n${dim(`${differSign} differs from the result above it   ${absentSign} no result`)}\n`,
  ].join('');
}

function stepsOf(outcome: Attempt<Resolution>): readonly ResolutionStep[] {
  if (!outcome.ok) return [];
  const { trace = [] } = outcome.value;
  return decisiveSteps(trace).flatMap((place) => trace[place] ?? []);
}

function hasRules(outcome: Attempt<Resolution>): boolean {
  return outcome.ok || !(outcome.error instanceof UnsupportedOperationError);
}

/** Sets the exit code, and warns of a result that has lost the authority. */
function noteAnswer(revision: Revision, { reference, base, outcome }: Answer, terminal: Terminal): void {
  if (!outcome.ok) {
    noteFailure(outcome.error, terminal);
    return;
  }
  if (outcome.value.kind === 'refused') terminal.end(1);
  const { tolerated } = outcome.value;
  for (const [what, form] of Object.entries(tolerated ?? {})) {
    if (form !== undefined)
      terminal.say(
        `warning: ${revision.id} reads the ${what} as "${form.text}" (${sectionInWords(form.section)})`,
      );
  }
  const warning =
    tolerated === undefined ? lostAuthority(revision, reference, base, outcome.value) : undefined;
  if (warning !== undefined) terminal.say(warning);
  const other = splitOtherwise(revision, reference);
  if (other !== undefined) terminal.say(other);
}

function outcomeJson(outcome: Attempt<Resolution>, isTraced: boolean): object {
  if (!outcome.ok) {
    return { error: failureJson(outcome.error), ...(isTraced && { trace: traceOf(outcome) }) };
  }
  return { result: { ...outcome.value, trace: isTraced ? outcome.value.trace : undefined } };
}

/** Resolves in a revision, with only those options that its document supports. */
function resolveLeniently(
  revision: Revision,
  reference: string,
  base: string,
  options: ResolveOptions,
): Attempt<Resolution> {
  const own = Object.fromEntries(revision.resolveOptions.map((name) => [name, options[name]]));
  return attempt(() => revision.resolve(reference, base, own));
}

/** Returns the result in one line; undefined if there is none. A result in parentheses is not a URL. */
function shownResult(outcome: Attempt<Resolution>, format = visible): string | undefined {
  if (!outcome.ok || outcome.value.kind === 'refused') return undefined;
  const { value } = outcome;
  if (value.kind === 'absolute') return format(value.text);
  return `(current document)${value.fragment === undefined ? '' : format(`#${value.fragment}`)}`;
}

/**
 * Returns a warning if the result, read again, has another authority than the algorithm computed (recomposing the
 * components literally can lose it), or than the base if the reference has none.
 */
function lostAuthority(
  revision: Revision,
  reference: string,
  base: string,
  result: Resolution,
): string | undefined {
  if (result.kind !== 'absolute') return undefined;
  const { text, components } = result;
  const { scheme, authority } = split(reference);
  const warning = `warning: ${revision.id} gives "${text}":`;
  const found = inQuotes(split(text).authority);
  if (!hasAuthority(revision, text, components.authority)) {
    return `${warning} when parsed, its authority is ${found} instead of ${inQuotes(components.authority)}`;
  }
  if (scheme !== undefined || authority !== undefined) return undefined;
  const ofBase = split(base).authority;
  if (hasAuthority(revision, text, ofBase)) return undefined;
  return `${warning} its authority is ${found}, but that of the base is ${inQuotes(ofBase)}`;
}

/** Returns a warning if the document's own way to split a reference finds other components than the grammar. */
function splitOtherwise(revision: Revision, reference: string): string | undefined {
  const split = attempt(() => revision.compareSplit(reference));
  if (!split.ok || split.value.disagreements.length === 0) return undefined;
  const { name, section, disagreements } = split.value;
  const found = disagreements.map((one) => `${one.component} ${inQuotes(one.split)}`).join(', ');
  const where = `(${revision.id}, ${sectionInWords(section)})`;
  return `warning: ${name} finds ${found} in "${reference}", unlike the grammar ${where}`;
}

function inQuotes(authority: string | undefined): string {
  return authority === undefined ? 'absent' : `"${authority}"`;
}

/** Tests whether a text has an authority by Appendix B, or by the grammar if that derives the text. */
function hasAuthority(revision: Revision, text: string, wanted: string | undefined): boolean {
  if ((split(text).authority ?? '') === (wanted ?? '')) return true;
  return revision.accepts(text) && revision.components(text).authority === wanted;
}

/** Returns the reason in one line if there is no result; undefined if there is one. */
function reasonForNoResult(outcome: Attempt<Resolution>): string | undefined {
  if (!outcome.ok) return failureLine(outcome.error);
  if (outcome.value.kind !== 'refused') return undefined;
  const { surplus, section } = outcome.value;
  return `rejected: ${surplus} ".." beyond the root is an error (${sectionInWords(section)})`;
}

/** Returns the completed steps, if they were traced. */
function traceOf(outcome: Attempt<Resolution>): readonly ResolutionStep[] {
  if (outcome.ok) return outcome.value.trace ?? [];
  return outcome.error instanceof ResolutionError ? (outcome.error.trace ?? []) : [];
}

/** Formats a step in one line: its section, its outcome, and the buffer if that changed. */
function shownStep({ section, step, outcome, before, after }: ResolutionStep): string {
  const buffer = before === after ? '' : `: ${after ?? ''}`;
  return visible(`${section}, ${step}: ${outcome}${buffer}`);
}
