/**
 * A new document is two rooms and nothing else: an invented one is added to a copy of the sources, and every part finds
 * it.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();
const id = 'made-up';
const folder = mkdtempSync(join(tmpdir(), 'new-document-'));
const copy = join(folder, 'copy');
const bnf = join(folder, 'made-up.bnf');

/**
 * A small grammar whose naive transcription is wrong: `label` by itself, `reference` through the rules it uses. Two
 * characters are beyond US-ASCII.
 */
const printed = `\
reference   = [ absolute | relative ] [ "#" fragment ]
absolute    = scheme ":" *xchar
relative    = [ "//" host ] *( "/" segment )
scheme      = alpha *( alpha | digit | "+" )
host        = label *( "." label )
label       = alpha | alpha *( alpha | digit | "-" ) alpha
segment     = *xchar
fragment    = *xchar
xchar       = alpha | digit | "-" | "." | "é" | "\u{1f680}"
alpha       = "a" | "b" | "c" | "h" | "p" | "t"
digit       = "0" | "1"
`;

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function node(args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Runs a script of the copy. */
function run(script: string, ...args: readonly string[]): Outcome {
  return node([join(root, 'node_modules/tsx/dist/cli.mjs'), script, ...args]);
}

const newDocument = (...args: readonly string[]): Outcome => run('scripts/new-document.ts', ...args);

/** Returns the guessed roles with a person's additions. */
function withRoles(text: string): string {
  const { rules, ...rest } = JSON.parse(text) as { readonly rules: object };
  const named = { reference: 'reference', absolute: 'absolute', relative: 'relative', label: 'label' };
  const sources = [
    { in: ['absolute'], role: 'scheme', rules: ['scheme'] },
    { in: ['relative'], role: 'host', rules: ['host'] },
    { in: ['reference'], role: 'fragment', rules: ['fragment'] },
  ];
  return JSON.stringify({
    ...rest,
    rules: { ...rules, ...named },
    sources,
    carriers: ['absolute', 'relative'],
  });
}

/** Returns every file of the copy outside the new document's rooms and generated/, with its text. */
function elsewhere(): ReadonlyMap<string, string> {
  const files = ['grammar', 'scripts', 'src', 'test'].flatMap((top) =>
    readdirSync(join(copy, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const rooms = ['grammar', 'src/documents', 'test/documents'].map((folder) => join(copy, folder, id));
  return new Map(
    files
      .filter((file) => !rooms.some((room) => file.startsWith(`${room}/`)))
      .map((file) => [file, readFileSync(file, 'latin1')]),
  );
}

/** Replaces the single occurrence of a text in a file of the new document's grammar. */
function edit(name: string, from: string, to: string): void {
  const path = join(copy, 'grammar', id, name);
  const text = readFileSync(path, 'utf8');
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

beforeAll(() => {
  mkdirSync(copy);
  for (const name of ['grammar', 'generated', 'scripts', 'src', 'test', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(bnf, printed);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('npm run new-document', () => {
  test.each<readonly [string, readonly string[], RegExp]>([
    ['no id', [], /the first argument is the id/],
    [
      'an unknown notation',
      [id, '--bnf', bnf, '--notation', 'rfc823'],
      /no notation .* did you mean "rfc822"/,
    ],
    ['an unknown document to follow', [id, '--bnf', bnf, '--follows', 'rfc1737'], /did you mean "rfc1738"/],
    ['a folder for a BNF', [id, '--bnf', 'grammar'], /^cannot read "grammar": it is a folder/],
    ['an unknown start', [id, '--bnf', bnf, '--start', 'refernce'], /did you mean "reference"/],
  ])('refuses %s', (_, args, message) => {
    const { status, stderr } = newDocument(...args);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });

  test('names a BNF that is not there', () => {
    const { status, stderr } = newDocument(id, '--bnf', 'nowhere.bnf');
    expect(stderr).toBe('nowhere.bnf is missing; it holds the BNF of the document\n');
    expect(status).toBe(1);
  });
});

describe('an added document', () => {
  let before: ReadonlyMap<string, string>;

  beforeAll(() => {
    before = elsewhere();
  });

  test('starts with the naive transcription and a list of its refuted rules', () => {
    const { status, stdout } = newDocument(id, '--bnf', bnf, '--notation', 'rfc822');
    expect(stdout).toMatch(/^label +DIFFERENT: "aa": the BNF accepts, the PEG rejects$/m);
    expect(stdout).not.toMatch(/^segment/m);
    expect(stdout).toContain(`grammar/${id}/roles.json has no role of reference, absolute, relative, label`);
    expect(stdout).toContain(`grammar/${id}/document.json has "?"`);
    expect(status).toBe(0);
  });

  test('is not generated while a rule is refuted', () => {
    const roles = join(copy, 'grammar', id, 'roles.json');
    writeFileSync(roles, withRoles(readFileSync(roles, 'utf8')));
    const { status, stderr } = run('scripts/generate.ts', id);
    expect(stderr).toMatch(
      /grammar\.peggy:\d+:1: rule "label" DIFFERENT: "aa": the BNF accepts, the PEG rejects/,
    );
    expect(status).toBe(1);
    expect(readdirSync(join(copy, 'generated'))).not.toContain(id);
  });

  test('is generated once all are proved', () => {
    edit(
      'grammar.peggy',
      '\nlabel = alpha / alpha ( alpha / digit / "-" )* alpha',
      '\nlabel = alpha ( alpha / ( digit / "-" )+ alpha )*',
    );
    edit('grammar.peggy', '( "//" host )?', '( "//" host &( "/" / "#" / !. ) )?');
    expect(run('scripts/generate.ts', id)).toMatchObject({ status: 0 });
    expect(newDocument(id).stdout).not.toMatch(/DIFFERENT|no role/);
  });

  test('compiles, with its tests and all sources', () => {
    const include = ['src', 'generated', 'scripts', `test/documents/${id}`];
    const exclude = ['src/web', 'src/*/page', 'generated/wings/page-*.ts', 'src/core/automaton/wasm'];
    const project = join(copy, 'tsconfig.document.json');
    writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include, exclude }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect(node([tsc, '-p', project])).toMatchObject({ status: 0, stdout: '' });
  });

  test('can be parsed, compared and studied, and refuses unsupported operations', () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { compare, revision, revisions } from './copy/src/api/index.js';
      import { grammarOf } from './copy/src/study/grammars.js';
      const r = revision('${id}');
      let refused = '';
      try { r.resolve('/x', 'a:b'); } catch (error) { refused = error.name; }
      console.log(JSON.stringify({
        revisions,
        accepts: ['//aa.b/c#', '//a0', '//0/é\u{1f680}', '//0/ü', '//0/\u{1f681}'].map((text) => r.accepts(text)),
        many: Array.from({ length: 1100 }, (_, i) => '/é'.repeat(i % 7)).every((text) => r.accepts(text)),
        stop: r.walk('/\u{1f681}'),
        path: r.parse('/\u{1f680}').children[0].children[0].children[0],
        tree: r.parse('//aa/').rule,
        host: r.components('//aa.b/c#').host,
        row: compare('//aa/', { revisions: ['all'] }).rows.at(-1),
        rules: grammarOf('${id}').rules.length,
        refused,
      }));`,
    );
    const { stdout, stderr } = run(join(folder, 'use.ts'));
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      revisions: expect.arrayContaining([id]) as string[],
      accepts: [true, true, true, false, false],
      many: true,
      stop: 1,
      path: { rule: 'xchar', start: 1, end: 3, children: [] },
      tree: 'reference',
      host: 'aa.b',
      row: expect.objectContaining({ revision: id, derivable: true, production: ['relative'] }) as object,
      rules: 11,
      refused: 'UnsupportedOperationError',
    });
  });

  test.each<readonly [string, readonly string[], number, RegExp]>([
    ['lists it', ['revisions'], 0, /^made-up +\? +reference +11 +\?$/m],
    ['checks by it', ['check', '--text', '//aa/é', '//0/ü', '-r', id], 1, /^derivable\t.*\nnot derivable\t/],
  ])('the command line %s', (_, args, status, output) => {
    const outcome = run('src/cli/main.ts', ...args);
    expect(outcome.stdout).toMatch(output);
    expect(outcome.status).toBe(status);
  });

  test('changes only its rooms and generated files', () => {
    expect(elsewhere()).toEqual(before);
  });
});
