/**
 * Refusals of `npm run generate`: file, line, caret, no stack trace. `npm run check` checks that the committed files
 * are fresh.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate as generateFiles } from '../../scripts/generate/generate.js';
import { exitCodeOf } from '../../scripts/load/exit-code.js';
import { chosenIds } from '../../scripts/load/ids.js';
import { revisions } from '../../src/api/index.js';

const root = process.cwd();

/** Runs it in a folder with the documents' rooms and generated/. */
function generate(folder: string, ...args: readonly string[]): { status: number; stderr: string } {
  let stderr = '';
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text);
    return true;
  });
  process.chdir(folder);
  try {
    const status = exitCodeOf(() => generateFiles(args));
    return { status, stderr };
  } finally {
    process.chdir(root);
    write.mockRestore();
  }
}

describe('npm run generate', () => {
  let copy: string;
  /** Texts of the files that a test edits or removes, by path. */
  const originals = new Map<string, string>();
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'generate-'));
    for (const folder of ['grammar', 'generated', 'src']) {
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    }
  });
  afterEach(() => {
    for (const [path, text] of originals) writeFileSync(path, text);
    originals.clear();
  });
  afterAll(() => {
    rmSync(copy, { recursive: true });
  });

  /** Returns the text of a file, which is put back after the test. */
  function original(path: string): string {
    const text = readFileSync(path, 'utf8');
    originals.set(path, text);
    return text;
  }

  /** Replaces the single occurrence of a text in a file of the copy. */
  function edit(file: string, from: string, to: string): void {
    const path = join(copy, file);
    const text = original(path);
    expect(text.split(from)).toHaveLength(2);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }

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
      '\nalphanums = alphanum+\n\n// void\nvoid = ""\n',
      '\nvoid = ""\nalphanums = alphanum+\n',
      /peggy:\d+:1: the document has rule "alphanums" here/,
    ],
    [
      'a rule that stands twice',
      peggy,
      '\nwtype = xalphas\n',
      '\nvoid = ""\nwtype = xalphas\n',
      /peggy:224:1: Rule "void" is already defined/,
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
    [
      'a slip in a rule',
      peggy,
      '\nwtype = xalphas\n',
      '\nwtype = ) xalphas\n',
      /peggy:\d+:9: Expected .* but "\)" found/,
    ],
    [
      'an expression that the proof does not cover',
      peggy,
      '\nwtype = xalphas\n',
      '\nwtype = xalphas { return 1 }\n',
      /peggy:\d+:9: the proof does not cover/,
    ],
    ['roles that are not JSON', roles, '"sources": [', '"sources": ,', /roles\.json:\d+:\d+: not JSON/],
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
      const { status, stderr } = generate(copy, 'url-1993', '--check');
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

  const parser = 'generated/url-1993/parser.ts';
  it('writes no files of a document with a refuted transcription, and shows the shortest counterexample', () => {
    edit(peggy, '\nwtype = xalphas\n', '\nwtype = xalphas / "+"\n');
    const before = readFileSync(join(copy, parser), 'utf8');
    const { status, stderr } = generate(copy, 'url-1993');
    expect(stderr).toMatch(
      /^grammar\/url-1993\/grammar\.peggy:\d+:1: rule "wtype" DIFFERENT: "\+": the PEG accepts, the BNF rejects/m,
    );
    expect(stderr).not.toContain('wrote');
    expect(status).toBe(1);
    expect(readFileSync(join(copy, parser), 'utf8')).toBe(before);
  }, 60_000);

  it.each([
    ['grammar/url-1993/document.json', 'title'],
    ['grammar/url-1993/printed.bnf', 'character for character'],
    ['grammar/url-1993/corrections.json', 'the misprints'],
    [peggy, 'the transcription'],
    [roles, 'which rule plays which part'],
    ['grammar/url-1993/examples.json', 'the examples'],
    ['grammar/notation/core-rules.bnf', 'the core rules'],
    ['src/documents/url-1993/index.ts', 'beyond its grammar'],
    ['src/documents/url-1993/about.ts', 'said about it'],
    ['src/documents/url-1993/differences.ts', 'why its rules differ'],
  ])('names %s where it is missing', (file, holds) => {
    original(join(copy, file));
    rmSync(join(copy, file));
    const { status, stderr } = generate(copy, 'url-1993');
    expect(stderr).toMatch(/^\S+ is missing; it holds .+\n$/);
    expect(stderr).toContain(file);
    expect(stderr).toContain(holds);
    expect(status).toBe(1);
  });

  it('suggests a notation, a document, and no option that it does not have', () => {
    expect(generate(copy, 'url-1996')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /no revision is called "url-1996".*did you mean .*Available: url-1993, /,
      ) as string,
    });
    expect(generate(copy, '--chek')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--chek') as string,
    });
    edit('grammar/url-1993/document.json', '"notation": "bare-words"', '"notation": "bare-word"');
    expect(generate(copy, 'url-1993')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /document\.json:\d+:\d+: no notation .*did you mean "bare-words"/,
      ) as string,
    });
  });

  it('generates all documents by default', () => {
    expect(chosenIds(undefined)).toEqual(revisions);
  });

  it('detects files from another notation, and files that nothing generates', () => {
    edit('grammar/notation/core-rules.bnf', '; carriage return', ';  carriage return');
    const old = join(copy, 'generated/rfc2396bis-01/old.ts');
    writeFileSync(old, '');
    const { status, stderr } = generate(copy, 'rfc2396bis-01', '--check');
    expect(status).toBe(1);
    expect(stderr).toContain('generated/rfc2396bis-01/rules.ts is stale');
    expect(stderr).toContain('generated/rfc2396bis-01/old.ts is not generated');
    rmSync(old);
  }, 60_000);

  // Last, as it writes generated files of the copy.
  it('proves an edit that keeps the language, writes it, and removes files that nothing generates', () => {
    edit(peggy, '\nwtype = xalphas\n', '\nwtype = xalphas / xalphas\n');
    const old = join(copy, 'generated/url-1993/old.ts');
    writeFileSync(old, '');
    const { status, stderr } = generate(copy, 'url-1993');
    expect(stderr).toContain(`wrote ${parser}`);
    expect(status).toBe(0);
    expect(existsSync(old)).toBe(false);
    expect(generate(copy, 'url-1993', '--check')).toEqual({ status: 0, stderr: '' });
  }, 60_000);
});
