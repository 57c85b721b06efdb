/** What is wrong with how a program ended: neither a right answer, nor an error or a limit that says what and where. */
import { visible } from '../../../src/base/visible.js';
import type { CallLimits, Observation } from './run.js';

/** A rule that every call keeps: what is wrong where it does not. */
type Rule = (observation: Observation, limits: CallLimits) => string | undefined;

const documentedCodes: readonly unknown[] = [0, 1, 2];
/** Lines of a trace, and what Node says when it ends itself. */
const trace = /^\s+at .+[:(]|a defect of |node:internal|FATAL ERROR|Warning: /m;

const rules: readonly Rule[] = [
  ({ signal }, { seconds }) =>
    signal === undefined
      ? undefined
      : `ended by ${signal}${signal === 'SIGXCPU' ? ` after ${seconds} s` : ''}`,
  ({ stderr }) => (trace.test(stderr.toString()) ? 'a trace' : undefined),
  ({ code }) => (documentedCodes.includes(code) ? undefined : `exit code ${code}`),
  ({ stdout }) => control(stdout, 'standard output'),
  ({ stderr }) => control(stderr, 'standard error'),
  ({ code, stderr }) => (code === 2 && stderr.length === 0 ? 'exit code 2 and not a word' : undefined),
  ({ stderr }) => nameless(String(stderr)),
  ({ seconds }, limits) => ((seconds ?? 0) > limits.seconds ? `${seconds} s of processor time` : undefined),
  ({ megabytes }, limits) =>
    megabytes > limits.megabytes ? `${megabytes.toFixed(0)} MB, more than ${limits.megabytes}` : undefined,
];

/** The first thing that is wrong; undefined where nothing is. @param isDue whether an answer has something to say */
export function problemOf(observation: Observation, limits: CallLimits, isDue: boolean): string | undefined {
  for (const rule of rules) {
    const problem = rule(observation, limits);
    if (problem !== undefined) return problem;
  }
  const { code, stdout, stderr } = observation;
  const isSilent = stdout.length === 0 && (code === 0 || stderr.length === 0);
  return isDue && isSilent ? `exit code ${code} without an answer` : undefined;
}

/** What a terminal would obey or hide; tabs and line ends are layout. */
function control(output: Buffer, where: string): string | undefined {
  const text = output.toString();
  if (output.length > 0 && !Buffer.from(text).equals(output)) return `${where} is no UTF-8`;
  const lines = text.replace(/[\t\n]/g, '');
  const shown = visible(lines);
  if (shown === lines) return undefined;
  const at = Array.from(lines).findIndex((character) => visible(character) !== character);
  return `${where} has a raw ${visible(Array.from(lines)[at] ?? '')}`;
}

/** A refusal of a name says which there are, where they are listed, or where in the input it stands. */
function nameless(stderr: string): string | undefined {
  const refusal = /\berror: no .* is called .*/.exec(stderr)?.[0];
  if (refusal === undefined || /There are: |lists its rules|line \d+, column \d+/.test(stderr))
    return undefined;
  return `a name is refused without those that exist: ${visible(refusal)}`;
}
