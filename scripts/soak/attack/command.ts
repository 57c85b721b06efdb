/**
 * Runs programs on hostile input, under limits of time and memory: the built command line, and probes for interfaces
 * without a command.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { visible } from '../../../src/core/base/visible.js';
import type { Surface } from './attack.js';

/** The input of a program. */
export interface Case {
  readonly args: readonly string[];
  readonly stdin?: Uint8Array;
  /** Files in its working directory, by name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  /** Named pipes there, with the bytes that are written into them. */
  readonly pipes?: Readonly<Record<string, Uint8Array>>;
  /** True if its output goes to a full disk. */
  readonly full?: boolean;
}

/** Longer pieces of a command are cut: the surface, seed and path reproduce it. */
const maxShownLength = 2000;

/** Returns the call as a command of a shell. @param program the words before the arguments */
export function shellCommand(
  program: readonly string[],
  { args, stdin, files = {}, pipes = {}, full = false }: Case,
): string {
  const made = [
    ...Object.entries(files).map(([name, bytes]) => `${printed(bytes)} > ${quoted(name)}; `),
    ...Object.entries(pipes).map(
      ([name, bytes]) => `mkfifo ${quoted(name)}; ${printed(bytes)} > ${quoted(name)} & `,
    ),
  ];
  const fed = stdin === undefined ? '' : `${printed(stdin)} | `;
  return cut(
    `${made.join('')}${fed}${[...program, ...args].map((part) => quoted(part.slice(0, maxShownLength))).join(' ')}${full ? ' > /dev/full' : ''}`,
  );
}

function cut(text: string): string {
  return text.length <= maxShownLength
    ? text
    : `${text.slice(0, maxShownLength)}… (${text.length} characters)`;
}

/** Returns a command that prints the bytes. */
export function printed(bytes: Uint8Array): string {
  return `printf ${quoted(Array.from(bytes.subarray(0, maxShownLength), octet).join(''))}`;
}

/** Escapes a byte for printf. */
function octet(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === '%') return '%%';
  if (/^[ -~]$/.test(character) && character !== '\\') return character;
  return `\\${byte.toString(8).padStart(3, '0')}`;
}

function quoted(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  if (/^[ -~]*$/.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  // Characters that a terminal might interpret are escaped.
  return `$'${Array.from(Buffer.from(text), octet).join('').replaceAll('%%', '%').replaceAll("'", `\\'`)}'`;
}

interface CallLimits {
  /** Processor time, in seconds: other load of the machine is not counted. */
  readonly seconds: number;
  /** Resident memory, in MB. */
  readonly megabytes: number;
}

export const defaultCallLimits: CallLimits = { seconds: 20, megabytes: 500 };

/** The behaviour of a program. */
export interface Observation {
  /** Undefined if a signal ended it. */
  readonly code: number | undefined;
  readonly signal: string | undefined;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  /** Processor time; undefined if it was killed before reporting it. */
  readonly seconds: number | undefined;
  /** Peak of the resident memory. */
  readonly megabytes: number;
}

/**
 * Reports the processor time and the memory at exit, on a channel of its own. The peak in the resource usage is that of
 * the parent if that was higher; the peak that the system reports for the process itself begins with it.
 */
const measure = `import { readFileSync, writeSync } from 'node:fs'; import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const peak = /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0;
  writeSync(3, JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: peak / 1024 }));
});`;
const measured = ['--import', `data:text/javascript,${encodeURIComponent(measure)}`];

/** Interval in milliseconds between memory checks, and the wall time allowed as a multiple of the processor time. */
const memoryCheckInterval = 100;
const wallTimeFactor = 15;
/** Bytes of output that are stored. */
const maxOutputBytes = 64 * 1024 * 1024;

/**
 * Runs a case. @param script the Node script, with its options
 * @param place the working directory; by default a temporary one, with the files of the case
 */
async function runCase(
  script: readonly string[],
  given: Case,
  limits: CallLimits,
  place?: string,
): Promise<Observation> {
  if (place !== undefined) return observed(script, given, limits, place);
  const folder = await mkdtemp(join(tmpdir(), 'attack-'));
  const writers: ChildProcess[] = [];
  try {
    for (const [name, bytes] of Object.entries(given.files ?? {})) await writeFile(join(folder, name), bytes);
    for (const [name, bytes] of Object.entries(given.pipes ?? {}))
      writers.push(pipeWriter(join(folder, name), bytes));
    return await observed(script, given, limits, folder);
  } finally {
    // A pipe that nothing opens blocks its writer.
    for (const writer of writers) writer.kill('SIGKILL');
    await rm(folder, { recursive: true });
  }
}

/** Makes a named pipe, and a process that writes into it. */
function pipeWriter(path: string, bytes: Uint8Array): ChildProcess {
  execFileSync('mkfifo', [path]);
  const writer = spawn('/bin/sh', ['-c', 'exec cat > "$1"', 'sh', path], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  writer.stdin.on('error', () => undefined);
  writer.stdin.end(bytes);
  return writer;
}

async function observed(
  script: readonly string[],
  { args, stdin, full = false }: Case,
  limits: CallLimits,
  folder: string,
): Promise<Observation> {
  const limited = `ulimit -t ${limits.seconds} && exec "$@"${full ? ' > /dev/full' : ''}`;
  const heap = `--max-old-space-size=${limits.megabytes}`;
  const child = spawn(
    '/bin/sh',
    ['-c', limited, 'sh', process.execPath, heap, ...measured, ...script, ...args],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, NO_COLOR: '1', COLUMNS: '80' },
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    },
  );
  const [out, err, reported] = [child.stdout, child.stderr, child.stdio[3] as NodeJS.ReadableStream].map(
    collected,
  );
  // A program may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin);
  let most = 0;
  const watch = setInterval(() => {
    void residentMegabytes(child.pid).then((megabytes) => {
      most = Math.max(most, megabytes);
      if (megabytes > 2 * limits.megabytes) child.kill('SIGKILL');
    });
  }, memoryCheckInterval);
  const alarm = setTimeout(() => child.kill('SIGKILL'), limits.seconds * wallTimeFactor * 1000);
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve([code, signal]);
    });
  });
  clearInterval(watch);
  clearTimeout(alarm);
  const report = reported?.().toString() ?? '';
  const usage = report === '' ? undefined : (JSON.parse(report) as { seconds: number; megabytes: number });
  return {
    code: code ?? undefined,
    signal: signal ?? undefined,
    stdout: out?.() ?? Buffer.alloc(0),
    stderr: err?.() ?? Buffer.alloc(0),
    seconds: usage?.seconds,
    megabytes: Math.max(most, usage?.megabytes ?? 0),
  };
}

/** Returns a getter of the stream's output so far, up to a limit. */
function collected(stream: NodeJS.ReadableStream): () => Buffer {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    if (length < maxOutputBytes) chunks.push(chunk);
    length += chunk.length;
  });
  return () => Buffer.concat(chunks);
}

/** Returns the resident memory of a process if the system reports it, else 0. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

export const builtCommand = [resolve('dist/esm/src/cli/main.js')];

/** Returns a program that passes hostile input to something in the sources, and answers like a command. */
export function probe(name: string): Pick<Program, 'script' | 'folder'> {
  return { script: ['--import', 'tsx', join('scripts/soak/attack/probes', `${name}.ts`)], folder: '.' };
}

interface Program {
  readonly name: string;
  readonly cases: fc.Arbitrary<Case>;
  readonly seeds?: () => readonly Case[];
  readonly growing?: Readonly<Record<string, (n: number) => Case>>;
  /** Arguments of Node; the built command by default. */
  readonly script?: readonly string[];
  readonly limits?: Partial<CallLimits>;
  /** Tests whether output is expected beyond the exit code; true by default. */
  readonly isDue?: (given: Case) => boolean;
  /** The working directory; by default a temporary one, with the files of the case. */
  readonly folder?: string;
  /** Returns the problem with a well-formed answer. */
  readonly check?: (given: Case, observation: Observation) => string | undefined;
}

/** Calls with one file, of any text. */
export const ofFile =
  (name: string, ...args: readonly string[]) =>
  (text: string): Case => ({ args, files: { [name]: Buffer.from(text) } });

/** Returns the surface of a program: each input is a call of it. */
export function programSurface({
  name,
  cases,
  seeds = () => [],
  growing = {},
  script = builtCommand,
  limits: own = {},
  isDue = () => true,
  folder,
  check = () => undefined,
}: Program): Surface<Case> {
  const limits = { ...defaultCallLimits, ...own };
  return {
    name,
    inputs: cases,
    seeds,
    growing,
    async attempt(given) {
      const observation = await runCase(script, given, limits, folder);
      return problemOf(observation, limits, isDue(given)) ?? check(given, observation);
    },
    cost: async (given) => (await runCase(script, given, limits, folder)).seconds,
    shown: (given) => shellCommand(['node', ...script.map((part) => relative(part))], given),
  };
}

function relative(path: string): string {
  return path.replace(join(resolve('.'), '/'), '');
}

/** A rule for every call: returns its violation, if any. */
type Rule = (observation: Observation, limits: CallLimits) => string | undefined;

const documentedCodes: readonly unknown[] = [0, 1, 2];
/** Lines of a trace, and messages of Node when it aborts. */
const trace = /^\s+at .+[:(]|a defect of |node:internal|FATAL ERROR|Warning: /m;

const rules: readonly Rule[] = [
  ({ signal }, { seconds }) =>
    signal === undefined
      ? undefined
      : `ended by ${signal}${signal === 'SIGXCPU' ? ` after ${seconds} s` : ''}`,
  ({ stderr }) => (trace.test(stderr.toString()) ? 'a trace' : undefined),
  ({ code }) => (documentedCodes.includes(code) ? undefined : `exit code ${code}`),
  // The table that `table` writes is no text.
  ({ stdout }) => (stdout.toString().startsWith('uri-walk') ? undefined : control(stdout, 'standard output')),
  ({ stderr }) => control(stderr, 'standard error'),
  ({ code, stderr }) => (code === 2 && stderr.length === 0 ? 'exit code 2 and not a word' : undefined),
  ({ stderr }) => nameless(String(stderr)),
  ({ seconds }, limits) => ((seconds ?? 0) > limits.seconds ? `${seconds} s of processor time` : undefined),
  ({ megabytes }, limits) =>
    megabytes > limits.megabytes ? `${megabytes.toFixed(0)} MB, more than ${limits.megabytes}` : undefined,
];

/** Returns the first problem; undefined if there is none. @param isDue true if output is expected */
export function problemOf(observation: Observation, limits: CallLimits, isDue: boolean): string | undefined {
  for (const rule of rules) {
    const problem = rule(observation, limits);
    if (problem !== undefined) return problem;
  }
  const { code, stdout, stderr } = observation;
  const isSilent = stdout.length === 0 && (code === 0 || stderr.length === 0);
  return isDue && isSilent ? `exit code ${code} without an answer` : undefined;
}

/** Finds characters that a terminal would interpret or hide; tabs and line ends are layout. */
function control(output: Buffer, where: string): string | undefined {
  const text = output.toString();
  if (output.length > 0 && !Buffer.from(text).equals(output)) return `${where} is no UTF-8`;
  const lines = text.replace(/[\t\n]/g, '');
  const shown = visible(lines);
  if (shown === lines) return undefined;
  const at = Array.from(lines).findIndex((character) => visible(character) !== character);
  return `${where} has a raw ${visible(Array.from(lines)[at] ?? '')}`;
}

/** Checks that a refusal of a name lists the known names, their source, or the place in the input. */
function nameless(stderr: string): string | undefined {
  const refusal = /\berror: no .* is called .*/.exec(stderr)?.[0];
  if (refusal === undefined || /Available: |lists its rules|line \d+, column \d+/.test(stderr))
    return undefined;
  return `a name is refused without those that exist: ${visible(refusal)}`;
}
