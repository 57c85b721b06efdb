/** Files are written completely or not at all, keep their owner and mode, and never replace an input. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNoInput, replaceFile, writeWhole } from '../../../src/cli/output/written-file.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-written-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, text = 'old'): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const isRoot = process.getuid?.() === 0;

test.each([
  ['replaceFile', replaceFile],
  ['writeWhole', writeWhole],
])('%s keeps the mode, and the owner where the user may set it', (name, write) => {
  const path = file(name);
  chmodSync(path, 0o640);
  if (isRoot) chownSync(path, 1234, 2345);
  chmodSync(path, 0o2750);
  const { uid, gid, mode } = statSync(path);
  write(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(statSync(path)).toMatchObject({ uid, gid, mode });
});

test('writes to devices and pipes', () => {
  writeWhole('/dev/null', 'x');
  expect(statSync('/dev/null').isFile()).toBe(false);
  expect(() => {
    writeWhole('/dev/full', 'x');
  }).toThrow(/ENOSPC/);
});

test('never writes an input file, whatever its path', () => {
  const path = file('read');
  symlinkSync(path, `${path}.link`);
  linkSync(path, `${path}.other`);
  for (const name of [path, `${path}.link`, `${path}.other`]) {
    expect(() => {
      checkNoInput('the baseline', name, ['/dev/null', path]);
    }).toThrow(/the baseline would overwrite/);
  }
  checkNoInput('the baseline', file('unread'), [path, join(folder, 'none')]);
  checkNoInput('the baseline', join(folder, 'none'), [join(folder, 'none')]);
});

test('on a full disk the old file stays unchanged', () => {
  if (!isRoot) return;
  const disk = mkdtempSync(join(folder, 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return;
  }
  try {
    const path = join(disk, 'baseline');
    writeFileSync(path, 'old');
    expect(() => {
      writeWhole(path, 'x'.repeat(1e6));
    }).toThrow(/ENOSPC/);
    expect(readdirSync(disk)).toEqual(['baseline']);
    expect(readFileSync(path, 'utf8')).toBe('old');
  } finally {
    execFileSync('umount', [disk]);
  }
});
