/** Signs of progress on a terminal, and the end by Ctrl-C. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { Progress, withProgress } from '../../../src/cli/output/progress.js';
import { Pulse } from '../../../src/cli/output/pulse.js';
import { run } from '../../../src/cli/run.js';
import { packageFolder } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-progress-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each<[total: number | undefined, line: string]>([
  [undefined, '500 rules, 500/s'],
  [1000, '500 of 1,000 rules, 1 s left'],
  [100_000, '500 of 100,000 rules, 3 min 19 s left'],
])('of a total of %j: %s', (total, line) => {
  const lines: string[] = [];
  let now = 0;
  const progress = new Progress({ status: (shown) => lines.push(shown) }, 'rules', total, () => now);
  progress.add(200);
  now = 1000;
  progress.add(300);
  expect(lines).toEqual([line]);
});

test('passes on every item', () => {
  expect([...withProgress('abc', 'letters', 3, { status: () => undefined })]).toEqual(['a', 'b', 'c']);
});

test('another thread shows how long this one is blocked, until something is written', async () => {
  const path = join(folder, 'terminal');
  const descriptor = openSync(path, 'w');
  const pulse = new Pulse(descriptor, { silence: 0, interval: 1 });
  const cell = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 10_000 && readFileSync(path).length === 0; tries++) Atomics.wait(cell, 0, 0, 1);
  expect(readFileSync(path, 'utf8')).toMatch(/^\r\u001b\[Kworking for 0 s, Ctrl-C stops it/);
  expect(pulse.beat()).toBe(true);
  await pulse.stop();
  closeSync(descriptor);
});

/** A stream that stores its input. */
class Captured extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

test.each([
  ['check -c -r rfc3986', '2\n'],
  ['normalize -r rfc3986 --json', '"normalized":"http://i/"'],
  ['find -r rfc3986', 'http://h/'],
  ['census', '"lines":2,'],
])('Ctrl-C ends the reading: %s prints what was done', async (line, printed) => {
  const stdin = new PassThrough();
  const [stdout, stderr] = [new Captured(), new Captured()];
  const listeners = new Set<() => void>();
  const io = {
    ...{ stdin, stdout, stderr, env: {}, packageFolder },
    onInterrupt: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stdin.write('http://h/\nhttp://i/\nhttp://unfinished');
  const done = run(line.split(' '), io);
  // The command has read the chunk when it waits for the next.
  while (listeners.size === 0 || stdin.readableLength > 0) await new Promise(setImmediate);
  for (let turns = 0; turns < 50; turns++) await new Promise(setImmediate);
  for (const listener of [...listeners]) listener();
  expect(await done).toBe(130);
  expect(stdout.text).toContain(printed);
  expect(stdout.text).not.toContain('unfinished');
  expect(stderr.text).toBe('interrupted: the output covers only the input read so far\n');
  expect(listeners.size).toBe(0);
});
