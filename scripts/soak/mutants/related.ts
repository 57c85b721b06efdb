/** The suites that load a source file, directly or not, by the imports that are written in the files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

const folders = ['src', 'generated', 'scripts', 'test'];
/** The names by which files import packages of this tree: `paths` of tsconfig.json. */
const packages: Readonly<Record<string, string>> = {
  'uri-revisions': 'src/index.ts',
  'uri-revisions-cli/grammar': 'src/study/index.ts',
  'uri-revisions-cli/audit': 'src/audit/index.ts',
};

/** Paths of suites by the files that they load; all from the root. */
export function suitesBySource(root: string): ReadonlyMap<string, readonly string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]));
  const bySource = new Map<string, string[]>();
  for (const suite of files.filter((file) => file.endsWith('.test.ts'))) {
    const loaded = new Set([suite]);
    for (const file of loaded) for (const next of imports.get(file) ?? []) loaded.add(next);
    for (const file of loaded) bySource.set(file, [...(bySource.get(file) ?? []), suite]);
  }
  return bySource;
}

function importsOf(root: string, file: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return packages[fileName] ?? [];
    const path = posix.join(posix.dirname(file), fileName);
    const bare = path.replace(/\.js$/, '');
    return [path, `${bare}.ts`, `${bare}.tsx`].find((each) => existsSync(join(root, each))) ?? [];
  });
}
