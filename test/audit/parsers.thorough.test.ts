/** Installing the parsers of the tests if apt-get and npm fail, as without a network: the reason reported for each. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { adapters } from '../../src/audit/index.js';

jest.setTimeout(120_000);

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-parsers-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Creates a program in the folder that writes to standard error, and fails by default. */
function program(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

test('names every missing parser with the reason', async () => {
  const unreached = "E: Failed to fetch http://deb.debian.org/ Could not resolve 'deb.debian.org'";
  program(
    'apt-get',
    `[ "$1" = update ] && { echo "${unreached}" >&2; exit 100; }
     for name; do :; done; echo noise; echo "E: Unable to locate package $name" >&2; exit 100`,
  );
  program('npm', '[ "$1" = --version ] && exit 0; echo "npm error code ENOTFOUND" >&2; exit 1');
  symlinkSync(process.execPath, join(folder, 'node'));
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/audit/parsers.ts')],
    { cwd: root, env: { PATH: `${folder}:/bin-that-is-not-there`, XDG_CACHE_HOME: folder, HOME: folder } },
  );
  expect(stdout).toBe(`2 of ${adapters.length} parsers can be audited\n`);
  const lines = stderr.split('\n').filter((line) => line !== '');
  expect(lines).toHaveLength(adapters.length - 2);
  const about = (name: string): string =>
    lines.find((line) => line.startsWith(`The tests do without ${name}: `)) ?? '';
  expect(about('fast-uri')).toContain('cannot be prepared: ');
  expect(about('fast-uri')).toContain('npm error code ENOTFOUND');
  expect(about('php')).toContain('(Debian: php-cli)');
  expect(about('rust-url')).toMatch(/there is no .*Debian: /);
  if (!canInstall) return;
  expect(about('php')).toContain(`: E: Unable to locate package php-cli; ${unreached}`);
  // It is not installed for a test.
  expect(about('rust-url')).not.toContain('Unable to locate');
});
