/** A wing can be removed: the rest type-checks without any one of them, and builds without all. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { wingSources } from '../scripts/generate/wings.js';

jest.setTimeout(600_000);

const root = join(__dirname, '..');
const wings = readdirSync(join(root, 'src')).filter((folder) =>
  existsSync(join(root, 'src', folder, 'cli/index.ts')),
);

/** Tests whether a file, by its path from the root, belongs to a wing. */
function isOf(wing: string, path: string): boolean {
  return ['src', 'scripts', 'test'].some(
    (folder) => path.startsWith(`${folder}/${wing}/`) || path === `${folder}/${wing}.ts`,
  );
}

/**
 * Returns the errors in a project's own files without some wings. Files that another program has read are not read
 * again.
 */
function faultsWithout(gone: readonly string[], project: string): readonly unknown[] {
  const config = ts.readConfigFile(join(root, project), (file) => ts.sys.readFile(file)).config as unknown;
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, project, '..'));
  const pathOf = (file: string): string => relative(root, file).split(sep).join('/');
  const isGone = (file: string): boolean => gone.some((wing) => isOf(wing, pathOf(file)));
  const lists = wingSources(gone);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => !isGone(file) && fileExists.call(host, file);
  host.getSourceFile = (file, target, ...more) => {
    const list = lists.get(pathOf(file));
    if (list !== undefined) return ts.createSourceFile(file, list, target);
    return before.get(project)?.getSourceFile(file) ?? getSourceFile.call(host, file, target, ...more);
  };
  const rootNames = fileNames.filter((file) => !isGone(file));
  const program = ts.createProgram({ rootNames, options, host });
  before.set(project, program);
  return rootNames
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    .map(({ file, messageText }) => [file?.fileName, ts.flattenDiagnosticMessageText(messageText, '\n')]);
}

const before = new Map<string, ts.Program>();

test('finds wings', () => {
  expect(wings.length).toBeGreaterThan(3);
});

// No wing imports from another, as test/architecture.test.ts checks, so all may be removed at once.
test('without all of them, the sources, scripts and other tests have no fault', () => {
  expect(faultsWithout(wings, 'tsconfig.json')).toEqual([]);
});

// The types of the page's addresses and questions are merged from those of all wings.
test.each(wings)('without %s, the page has no fault', (wing) => {
  expect(faultsWithout([wing], 'src/web/tsconfig.json')).toEqual([]);
});

test('without all of them, the package and the page are built', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-wings-'));
  try {
    for (const part of [
      'src',
      'generated',
      'grammar',
      'package.json',
      'tsconfig.json',
      'tsconfig.build.json',
    ])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const wing of wings) rmSync(join(folder, 'src', wing), { recursive: true });
    for (const [path, text] of wingSources(wings)) writeFileSync(join(folder, path), text);
    const run = async (...args: readonly string[]): Promise<string> =>
      (await promisify(execFile)(process.execPath, [...args], { cwd: folder })).stdout;
    await run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--noCheck');
    await run('node_modules/vite/bin/vite.js', 'build', '--config', 'src/web/vite.config.ts');
    const help = await run('dist/esm/src/cli/main.js', '--help');
    expect(help).toContain('\n  compare ');
    for (const wing of wings) expect(help).not.toContain(`\n  ${wing} `);
    expect(existsSync(join(folder, 'dist/web/index.html'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
