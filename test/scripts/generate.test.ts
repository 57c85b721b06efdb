/** What `npm run generate` refuses, and how it says so: file, line, caret, no stack trace. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();

/** Runs it in a folder that has a grammar/ and a generated/. */
function generate(folder: string, ...options: readonly string[]): { status: number | null; stderr: string } {
  const script = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/generate.ts')];
  const { status, stderr } = spawnSync(process.execPath, [...script, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('npm run generate', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'generate-'));
    for (const folder of ['grammar', 'generated']) {
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    }
  });
  afterEach(() => {
    rmSync(copy, { recursive: true });
  });

  /** Replaces the one occurrence of a text in a file of the copy. */
  function edit(file: string, from: string, to: string): void {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    expect(text.split(from)).toHaveLength(2);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }

  it('finds the committed files fresh', () => {
    expect(generate(copy, '--check')).toEqual({ status: 0, stderr: '' });
  }, 60_000);

  const peggy = 'grammar/url-1993/grammar.peggy';
  const roles = 'grammar/url-1993/roles.json';
  it.each<readonly [string, string, from: string, to: string, message: RegExp]>([
    [
      'a printed.bnf that was edited',
      'grammar/url-1993/printed.bnf',
      'wtype          xalphas',
      'wtype          xpalphas',
      /^grammar\/url-1993\/document\.json:\d+:\d+: grammar\/url-1993\/printed\.bnf is not the text that has this hash/,
    ],
    ['a missing rule', peggy, '\nwtype = xalphas\n', '\n', /peggy:\d+:1: rule "wtype" is missing/],
    [
      'a rule in the wrong place',
      peggy,
      '\nwtype = xalphas\n',
      '\nvoid = ""\nwtype = xalphas\n',
      /peggy:\d+:1: the document has rule "wtype" here/,
    ],
    [
      'a rule of no document',
      peggy,
      '\nwtype = xalphas\n',
      '\nkind = xalphas\n',
      /peggy:\d+:1: "kind" transcribes no rule/,
    ],
    [
      'a rule that refers to nothing',
      peggy,
      '\nwtype = xalphas\n',
      '\nwtype = alphas\n',
      /peggy:\d+:9: .*alphas/,
    ],
    ['a slip in a rule', peggy, '\nwtype = xalphas\n', '\nwtype = ) xalphas\n', /peggy:\d+:9: Expected/],
    [
      'an expression that the proof does not cover',
      peggy,
      '\nwtype = xalphas\n',
      '\nwtype = xalphas { return 1 }\n',
      /peggy:\d+:9: the proof does not cover/,
    ],
    ['roles that are not JSON', roles, '"components": [', '"components": ,', /roles\.json:\d+:\d+: not JSON/],
    [
      'a role that no text can have by its source',
      roles,
      '"literal": "afs"',
      '"literal": "asf"',
      /roles\.json:\d+:\d+: no alternative of rule "afsaddress" begins with this/,
    ],
  ])(
    'stops at %s',
    (_, file, from, to, message) => {
      edit(file, from, to);
      const { status, stderr } = generate(copy, '--check');
      expect(stderr).toMatch(message);
      const [head = '', line = '', caret = '', ...rest] = stderr.trimEnd().split('\n').slice(-3);
      expect(rest).toEqual([]);
      expect(head).toContain('grammar/url-1993/');
      expect(line).toMatch(/^\d+ \| /);
      expect(caret).toMatch(/^ +\^$/);
      expect(stderr).not.toMatch(/\n\s+at /);
      expect(status).toBe(1);
    },
    60_000,
  );

  it('finds stale what was made with another notation, and a file that nothing generates', () => {
    edit('grammar/notation/core-rules.bnf', '; carriage return', ';  carriage return');
    writeFileSync(join(copy, 'generated/url-1993/old.ts'), '');
    const { status, stderr } = generate(copy, '--check');
    expect(status).toBe(1);
    expect(stderr).toContain('generated/rfc2396bis-01/rules.ts is stale');
    expect(stderr).not.toContain('generated/rfc1738/rules.ts');
    expect(stderr).toContain('generated/url-1993/old.ts is not generated');

    expect(generate(copy).status).toBe(0);
    expect(existsSync(join(copy, 'generated/url-1993/old.ts'))).toBe(false);
    expect(generate(copy, '--check')).toEqual({ status: 0, stderr: '' });
  }, 60_000);
});
