/**
 * The public names of uri-revisions-cli/classroom: sets of exercises and results as codes, their proof, questions for
 * Moodle.
 * @module uri-revisions-cli/classroom
 */
import { abouts } from '../../generated/registry/abouts.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { walk } from '../core/automaton/walk.js';
import { aBoolean, aCount, aString, listOf, oneOf, recordOf } from '../core/base/arguments.js';
import { brand } from '../core/base/brand.js';
import { characterAt } from '../core/base/character.js';
import { LimitError, type Limits, together } from '../core/base/limits.js';
import { knownName } from '../core/base/unknown-name.js';
import { cited } from '../core/base/citation.js';
import { visible } from '../core/base/visible.js';
import { rulesUsedBy } from '../grammar/bnf/graph.js';
import { grammarOf, pegText, rolesOf } from '../study/grammars.js';
import { editedPeg, readPeg } from '../grammar/peg/read-peg.js';
import { PegTextError } from '../grammar/peg/errors.js';
import { pegIdentifier } from '../grammar/peg/peg.js';
import { proveEquivalence } from '../grammar/proof/prove.js';
import type { SuiteCase } from '../study/suites/case.js';
import { verdictSuite } from '../study/suites/verdict.js';

/** One rule with a PEG for it: the starting point of an exercise, or a learner's answer. */
export interface RulePeg {
  readonly revision: RevisionId;
  /** In the document's spelling. */
  readonly rule: string;
  /** The rule, and optionally others; omitted rules are the document's proved ones. */
  readonly peg: string;
}

/** A set of exercises. */
export interface ExerciseSet {
  readonly title: string;
  readonly exercises: readonly RulePeg[];
  /** True to show hints, repairs and the proved transcription. */
  readonly hints: boolean;
  /** Seed of the strings that `moodleXml` asks about. */
  readonly seed: number;
}

/** A learner's answers to a set. */
export interface ExerciseResult {
  /** The learner's self-reported name; nothing proves it. */
  readonly learner: string;
  /** The title of the set. */
  readonly title: string;
  readonly answers: readonly RulePeg[];
}

/** The grade of one exercise. */
export type ExerciseGrade = { readonly revision: RevisionId; readonly rule: string } & (
  | { readonly verdict: 'proved' }
  /** A shortest string on which the two differ; `peg` is true if the PEG accepts it. */
  | { readonly verdict: 'refuted'; readonly text: string; readonly peg: boolean }
  /** The PEG cannot be read, or the proof exceeds the limits. */
  | { readonly verdict: 'undecided'; readonly problem: string }
  | { readonly verdict: 'missing' }
);

/** Thrown for a code that is incomplete, altered, or no code. */
export class ExerciseCodeError extends Error {
  declare readonly name: 'ExerciseCodeError';

  static {
    brand(this, 'ExerciseCodeError');
  }
}

/** The limits of a code: its characters, and its exercises. */
export const exerciseLimits = { characters: 20_000, exercises: 50 } as const;

const aRulePeg = recordOf({ revision: aString, rule: aString, peg: aString });
const aSet = recordOf({ title: aString, exercises: listOf(aRulePeg), hints: aBoolean, seed: aCount });
const aResult = recordOf({ learner: aString, title: aString, answers: listOf(aRulePeg) });

/** The encoded data: the members in the order of the type, exercises as triples. */
type Written = readonly unknown[];

const kinds = { set: 'uri-set.', result: 'uri-result.' } as const;

/**
 * Encodes a set as letters, digits, `.`, `-` and `_`, for a link. @throws ExerciseCodeError if the code would be too
 * long
 */
export function exerciseSetCode(set: ExerciseSet): string {
  const { title, hints, seed, exercises } = set;
  return encoded('set', [title, hints, seed, exercises.map(triple)]);
}

/** Decodes a set from a code, or from a link or a line that contains one. @throws ExerciseCodeError */
export function readExerciseSet(code: string): ExerciseSet {
  const [title, hints, seed, exercises] = decoded('set', code);
  const set = { title, hints, seed, exercises: pegs(exercises) };
  sound(set, aSet, set.exercises);
  return set as ExerciseSet;
}

/** Encodes a result. @throws ExerciseCodeError if the code would be too long */
export function exerciseResultCode(result: ExerciseResult): string {
  const { learner, title, answers } = result;
  return encoded('result', [learner, title, answers.map(triple)]);
}

/** Decodes a result from a code, or from a line that contains one. @throws ExerciseCodeError */
export function readExerciseResult(code: string): ExerciseResult {
  const [learner, title, answers] = decoded('result', code);
  const result = { learner, title, answers: pegs(answers) };
  sound(result, aResult, result.answers);
  return result as ExerciseResult;
}

/**
 * Proves each PEG of a result again. With the set, exercises without an answer are `missing`; without one, the result's
 * own rules are graded.
 * @throws UnknownNameError
 */
export function gradeExercises(
  result: ExerciseResult,
  set?: ExerciseSet,
  limits?: Limits,
): readonly ExerciseGrade[] {
  if (set === undefined) return result.answers.map((answer) => grade(answer, limits));
  return set.exercises.map(({ revision, rule }) => {
    const answer = result.answers.find((one) => one.revision === revision && one.rule === rule);
    return answer === undefined ? { revision, rule, verdict: 'missing' } : grade(answer, limits);
  });
}

function grade({ revision, rule, peg }: RulePeg, limits: Limits | undefined): ExerciseGrade {
  const { bnf } = grammarOf(revision);
  const name = knownName(
    'rule',
    rule,
    bnf.rules.map((known) => known.name),
  );
  const of = { revision, rule: name } as const;
  try {
    const identifier = pegIdentifier(rule);
    if (!readPeg(peg).rules.some((defined) => defined.name === identifier))
      return { ...of, verdict: 'undecided', problem: `no rule is called ${identifier}` };
    const whole = editedPeg(peg, pegText(revision));
    const proof = proveEquivalence({ rule, peg: whole, bnf, limits: together(limits) });
    return proof.equal
      ? { ...of, verdict: 'proved' }
      : { ...of, verdict: 'refuted', ...part(proof.counterexample) };
  } catch (error) {
    if (error instanceof LimitError) return { ...of, verdict: 'undecided', problem: error.problem };
    if (!(error instanceof PegTextError)) throw error;
    const { problem, place } = error.seenFrom(peg);
    const where = place === undefined ? '' : `line ${place.line}, column ${place.column}: `;
    return { ...of, verdict: 'undecided', problem: visible(where + problem) };
  }
}

function part({ text, peg }: { readonly text: string; readonly peg: boolean }): {
  readonly text: string;
  readonly peg: boolean;
} {
  return { text, peg };
}

/** Numbers of questions of each kind for each exercise, and of cases from which they are chosen. */
const questions = 4;
const strongest = 40;

/**
 * Returns questions for Moodle (its XML format), in a category with the set's title: for each rule of a set, whether it
 * derives some strings, with the BNF and, after the answer, the reason. The strings are the strongest of the rule's
 * suite, by the seed, so that each distinguishes rules that are nearly the same; visible ones come first. The automaton
 * of the rule gives the answers. @throws UnknownNameError, StateLimitError, TimeLimitError
 */
export function moodleXml(set: ExerciseSet): string {
  const { title, seed, exercises } = set;
  const all = exercises.flatMap(({ revision, rule }) => {
    const grammar = grammarOf(revision);
    const automaton = grammar.automaton(rule);
    const cases = [...verdictSuite({ rule, automaton, bnf: grammar.bnf }, { seed, size: strongest })];
    const seen = cases.filter(({ text }) => /^[!-~]+$/.test(text));
    const inOrder = [...new Set([...seen, ...cases])];
    const bnf = rulesUsedBy(grammar.bnf.rules, rule).map(({ corrected }) => corrected);
    return [true, false].flatMap((isDerived) =>
      inOrder
        .filter(({ valid }) => valid === isDerived)
        .slice(0, questions)
        .map((one) => question(title, revision, rule, bnf.join('\n'), one, walk(automaton, one.text).offset)),
    );
  });
  // A slash separates categories; two are one slash of a name.
  const category = `$course$/top/${visible(title).replaceAll('/', '//')}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n',
    `  <question type="category">\n    <category><text>${html(category)}</text></category>\n  </question>\n`,
    ...all,
    '</quiz>\n',
  ].join('');
}

/** @param stop the offset at which the text fails, in UTF-16 code units from 0 */
function question(
  title: string,
  id: RevisionId,
  rule: string,
  bnf: string,
  { text, valid, ...deciding }: SuiteCase,
  stop: number,
): string {
  const { name, date } = abouts[id];
  const code = (shown: string): string => `<code>${html(visible(shown))}</code>`;
  const shown = text === '' ? 'the empty string' : code(text);
  const place = `in the rule ${code(deciding.rule)} (${html(cited(name, deciding.section))})`;
  const asked = `<p>Does the rule ${code(rule)} of ${html(name)} (${date.slice(0, 4)}) derive ${shown}?</p><pre>${html(bnf)}</pre>`;
  const why = valid
    ? `Yes. The grammar derives it; the string ends ${place}.`
    : stop < text.length
      ? `No. ${code(characterAt(text, stop) ?? '')} (character ${String(stop + 1)}) is not allowed here, ${place}.`
      : `No. It is incomplete ${place}.`;
  const answer = (value: boolean): string =>
    `    <answer fraction="${value === valid ? '100' : '0'}"><text>${String(value)}</text></answer>\n`;
  return [
    '  <question type="truefalse">\n',
    `    <name><text>${html(
      Array.from(visible(`${title}: ${rule} ${text}`))
        .slice(0, 200)
        .join(''),
    )}</text></name>\n`,
    `    <questiontext format="html"><text>${html(asked)}</text></questiontext>\n`,
    `    <generalfeedback format="html"><text>${html(`<p>${why}</p>`)}</text></generalfeedback>\n`,
    answer(true),
    answer(false),
    '  </question>\n',
  ].join('');
}

function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function triple({ revision, rule, peg }: RulePeg): Written {
  return [revision, rule, peg];
}

function pegs(written: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(written) || written.length > exerciseLimits.exercises) return undefined;
  return written.map((one: unknown) => {
    const [revision, rule, peg] = Array.isArray(one) ? (one as Written) : [];
    return { revision, rule, peg };
  });
}

/** Checks the type of decoded data, and that its rules exist. @throws ExerciseCodeError */
function sound(value: object, check: typeof aSet, exercises: unknown): void {
  try {
    check(value, 'the code');
    const rules = new Set<string>();
    for (const { revision, rule } of exercises as readonly RulePeg[]) {
      oneOf(...revisions)(revision, 'revision');
      rules.add(`${revision} ${knownName('rule', rule, rolesOf(revision).names)}`);
    }
    if (rules.size < (exercises as readonly RulePeg[]).length) throw new RangeError('a rule twice');
  } catch (cause) {
    throw new ExerciseCodeError('the code has another version, repeats a rule, or names an unknown rule', {
      cause,
    });
  }
}

function encoded(kind: keyof typeof kinds, written: Written): string {
  const bytes = new TextEncoder().encode(JSON.stringify(written));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const code = `${kinds[kind]}${sum(bytes)}.${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  if (code.length <= exerciseLimits.characters) return code;
  throw new ExerciseCodeError(
    `the code would have more than ${String(exerciseLimits.characters)} characters`,
  );
}

/** Decodes a code. @throws ExerciseCodeError */
function decoded(kind: keyof typeof kinds, code: string): Written {
  const at = code.indexOf(kinds[kind]);
  if (at < 0) throw new ExerciseCodeError(`no code found; a code begins with "${kinds[kind]}"`);
  const [, said = '', letters = ''] =
    /^([0-9a-z]{1,7})\.([\w-]*)/.exec(code.slice(at + kinds[kind].length, at + exerciseLimits.characters)) ??
    [];
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const written: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (sum(bytes) === said && Array.isArray(written)) return written as Written;
  } catch {
    // Reported below, in terms for its reader.
  }
  throw new ExerciseCodeError('the code is incomplete or altered; copy all of it');
}

/**
 * Returns a checksum that detects incomplete or mistyped codes (Adler-32, RFC 1950 §2.2); it does not prevent forgery.
 */
function sum(bytes: Uint8Array): string {
  const prime = 65521;
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % prime;
    high = (high + low) % prime;
  }
  return (high * 65536 + low).toString(36);
}
