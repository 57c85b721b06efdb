import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();

/** Runs `npm run prove` in a folder with a grammar/. */
function prove(
  folder: string,
  ...options: readonly string[]
): { status: number | null; stdout: string; stderr: string } {
  const script = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/prove.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run prove', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'prove-'));
    cpSync(join(root, 'grammar'), join(copy, 'grammar'), { recursive: true });
  });
  afterAll(() => {
    rmSync(copy, { recursive: true });
  });

  /** Edits a rule of the copied grammar.peggy of 1997. */
  function edit(from: string, to: string): void {
    const text = readFileSync(join(root, 'grammar/url-1997/grammar.peggy'), 'utf8');
    expect(text.split(from)).toHaveLength(2);
    writeFileSync(join(copy, 'grammar/url-1997/grammar.peggy'), text.replace(from, to));
  }

  test('reports an equal rule in one line', () => {
    const { status, stdout } = prove(root, 'url-1997', 'net_path');
    expect(stdout).toMatch(/^url-1997 +net_path +equal .* BNF +39 .*\n$/);
    expect(status).toBe(0);
  });

  test('reports a difference with its witness, and fails', () => {
    edit('\nport = digit*', '\nport = digit+');
    const { status, stdout } = prove(copy, 'url-1997', 'port');
    expect(stdout).toMatch(/^url-1997 +port +DIFFERENT/);
    expect(stdout).toContain('"": the BNF accepts, the PEG rejects');
    expect(status).toBe(1);
  });

  test('names a rule without a counterpart, and fails', () => {
    edit('\nport = digit*', '\nport = digit*\n\nhorse = "h"');
    const { status, stdout } = prove(copy, 'url-1997');
    expect(stdout).toMatch(/\nurl-1997 +horse +NOT IN THE BNF/);
    expect(status).toBe(1);
  });

  test('names what it cannot decide', () => {
    edit('\nport = digit*', '\nport = digit* { return null; }');
    const { status, stderr } = prove(copy, 'url-1997', 'port');
    expect(stderr).toMatch(/GrammarError: grammar\/url-1997\/grammar\.peggy:\d+:8: .* an action/);
    expect(status).toBe(2);
  });

  test('suggests where a name is wrong', () => {
    expect(prove(root, 'url-1996')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('url-1997') as string,
    });
    expect(prove(root, 'url-1997', 'hots')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('"host"') as string,
    });
  });
});
