/**
 * Shell examples of README and guides run as printed, in a folder of its own for each text. `EXAMPLES=write npx jest …` writes the
 * outputs into the texts instead.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedSets } from '../generated/registry/ids.js';
import { isPrinted, refreshed, type ShellExample, shellExamples } from './shell-examples.js';

const root = join(__dirname, '..');
const isWriting = process.env.EXAMPLES === 'write';
const texts = ['README.md', ...readdirSync(join(root, 'src/guides')).map((name) => `src/guides/${name}`)];
const parent = mkdtempSync(join(tmpdir(), 'examples-'));
const bin = join(parent, 'bin');

/** Files that the texts take for granted: links, one in each line, and the results of a class. */
function ownFiles(): Readonly<Record<string, string>> {
  // Only the guide of a wing needs it: without the wing, this file still compiles.
  const { exerciseResultCode, exerciseSetCode } = jest.requireActual<
    Readonly<Record<'exerciseResultCode' | 'exerciseSetCode', (data: object) => string>>
  >('uri-revisions-cli/classroom');
  const [revision] = namedSets.today;
  const answer = { revision, rule: 'port', peg: 'port = [0-9]*' };
  const result = (learner: string, peg: string): string =>
    exerciseResultCode({ learner, title: 'Ports', answers: [{ ...answer, peg }] });
  const set = exerciseSetCode({ title: 'Ports', hints: true, seed: 1, exercises: [answer] });
  return {
    'links.txt': 'http://h/\nhttp://h/a b\n',
    'results.txt': `${result('Ada', answer.peg)}\n${result('Bob', 'port = [0-9]+')}\n`,
    'link.txt': `http://localhost/#1/classroom?set=${set}\n`,
  };
}

beforeAll(() => {
  mkdirSync(bin);
  for (const [name, script] of [
    ['uri-revisions', 'dist/esm/src/cli/main.js'],
    ['uri-revisions-check-certificates', 'src/cli/check-certificates.mjs'],
  ] as const) {
    const program = join(bin, name);
    writeFileSync(program, `#!/bin/sh\nexec node ${join(root, script)} "$@"\n`);
    chmodSync(program, 0o755);
  }
});

afterAll(() => {
  rmSync(parent, { recursive: true, force: true });
});

/** Standard output and standard error, in the order in which they were written, and the exit code. */
function run(command: string, cwd: string): Promise<{ readonly status: number; readonly lines: string[] }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };
    const script = `{ ${command}\n} 2>&1`;
    execFile('sh', ['-c', script], { cwd, env, maxBuffer: 2 ** 28 }, (error, stdout) => {
      const status = error === null ? 0 : Number(error.code);
      const text = stdout
        .replaceAll('\r\n', '\n')
        .replaceAll(/[ \t]+$/gm, '')
        .trimEnd();
      resolve({ status, lines: text === '' ? [] : text.split('\n') });
    });
  });
}

test.each(texts)(
  '%s',
  async (file) => {
    const path = join(root, file);
    let text = readFileSync(path, 'utf8');
    const folder = mkdtempSync(join(parent, 'text-'));
    for (const [name, content] of Object.entries(ownFiles())) writeFileSync(join(folder, name), content);
    const wrong: unknown[] = [];
    const outputs: { readonly example: ShellExample; readonly lines: readonly string[] }[] = [];
    for (const example of shellExamples(text)) {
      const { status, lines } = await run(example.command, folder);
      const { command, printed } = example;
      const isMisuse = status > 1 || lines.some((line) => line.startsWith('error:'));
      if (printed === undefined ? isMisuse : !isPrinted(printed, lines))
        wrong.push({ command, status, lines });
      if (printed !== undefined) outputs.push({ example, lines });
    }
    if (isWriting) {
      for (const { example, lines } of outputs.toReversed()) {
        const { printed = [], from, to } = example;
        if (isPrinted(printed, lines)) continue;
        const block = refreshed(printed, lines).map((line) => `${line}\n`);
        const gap = /^\n$|\n\n$/.test(text.slice(from, to)) ? '\n' : '';
        text = `${text.slice(0, from)}${block.join('')}${gap}${text.slice(to)}`;
      }
      writeFileSync(path, text);
    }
    expect(isWriting ? [] : wrong).toEqual([]);
  },
  300_000,
);
