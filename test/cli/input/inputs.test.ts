/** Pipes are read like files, from their current position, without seeking; every file is processed. */
import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eachOf, fileOf, startOf, readWhole } from '../../../src/cli/input/inputs.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-pipes-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const text = 'http://h/|\n'.repeat(50_000);

test.each<[string, (path: string) => Promise<Uint8Array>]>([
  ['wholeOf', (path) => readWhole(fileOf(path, { stdin: Readable.from([]) }), 1e6)],
  ['startOf', async (path) => (await startOf(fileOf(path, { stdin: Readable.from([]) }), 1e6)).bytes],
  [
    'chunks into a room',
    async (path) => {
      const parts: Buffer[] = [];
      const { chunks } = fileOf(path, { stdin: Readable.from([]) });
      for await (const chunk of chunks(new Uint8Array(8192))) parts.push(Buffer.from(chunk));
      return Buffer.concat(parts);
    },
  ],
])('%s', async (name, read) => {
  const path = join(folder, name);
  execFileSync('mkfifo', [path]);
  createWriteStream(path).end(text);
  expect(Buffer.from(await read(path)).toString()).toBe(text);
});

test('processes the files after a failed one', async () => {
  const seen: string[] = [];
  const work = (name: string): Promise<void> => {
    seen.push(name);
    return name === 'b' ? Promise.reject(new RangeError('Invalid string length')) : Promise.resolve();
  };
  const ignore = (): void => undefined;
  await expect(eachOf(['a', 'b', 'c'], { say: ignore, end: ignore }, work)).rejects.toThrow('Invalid string');
  expect(seen).toEqual(['a', 'b', 'c']);
});
