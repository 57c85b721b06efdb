/** Runs a program on a case in a process of its own, under limits of time and memory, and tells what came of it. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Case } from './case.js';

/** What one call may use. */
export interface CallLimits {
  /** Processor time, in seconds: what else the machine does is not counted. */
  readonly seconds: number;
  /** Resident memory, in MB. */
  readonly megabytes: number;
}

export const usualLimits: CallLimits = { seconds: 20, megabytes: 500 };

/** What a program did. */
export interface Observation {
  /** Undefined where a signal ended it. */
  readonly code: number | undefined;
  readonly signal: string | undefined;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  /** Processor time; undefined where it did not live to tell. */
  readonly seconds: number | undefined;
  /** The most resident memory. */
  readonly megabytes: number;
}

/**
 * Tells the processor time and the memory at the end, on a channel of its own. The peak that the usage of resources has is
 * that of the parent where that was higher; what the system tells of the process itself begins with it.
 */
const measure = `import { readFileSync, writeSync } from 'node:fs'; import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const peak = /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0;
  writeSync(3, JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: peak / 1024 }));
});`;
const measured = ['--import', `data:text/javascript,${encodeURIComponent(measure)}`];

/** How often the memory is looked at, in milliseconds, and how often longer than its processor time a call may wait. */
const look = 100;
const patience = 15;
/** Bytes of output that are kept. */
const kept = 64 * 1024 * 1024;

/**
 * @param script what Node runs, with the options that it needs
 * @param place the folder that it runs in; by default one of its own, with the files of the case
 */
export async function runCase(
  script: readonly string[],
  given: Case,
  limits: CallLimits,
  place?: string,
): Promise<Observation> {
  if (place !== undefined) return observed(script, given, limits, place);
  const folder = await mkdtemp(join(tmpdir(), 'attack-'));
  try {
    for (const [name, bytes] of Object.entries(given.files ?? {})) await writeFile(join(folder, name), bytes);
    return await observed(script, given, limits, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function observed(
  script: readonly string[],
  { args, stdin }: Case,
  limits: CallLimits,
  folder: string,
): Promise<Observation> {
  const limited = `ulimit -t ${limits.seconds} && exec "$@"`;
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
  const [out, err, told] = [child.stdout, child.stderr, child.stdio[3] as NodeJS.ReadableStream].map(
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
  }, look);
  const alarm = setTimeout(() => child.kill('SIGKILL'), limits.seconds * patience * 1000);
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve([code, signal]);
    });
  });
  clearInterval(watch);
  clearTimeout(alarm);
  const report = told?.().toString() ?? '';
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

/** What a stream has given so far, up to a limit. */
function collected(stream: NodeJS.ReadableStream): () => Buffer {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    if (length < kept) chunks.push(chunk);
    length += chunk.length;
  });
  return () => Buffer.concat(chunks);
}

/** Resident memory of a process where the system tells it, else 0. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
