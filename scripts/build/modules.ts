/**
 * Modules of the build as they are published: only what the entries reach, made small by esbuild, as ES modules and as
 * CommonJS. Types stand once, beside CommonJS; those of ES modules name them, so that a class is one type for both. So
 * does the largest data of the study, which either format reads from CommonJS.
 */
import { build, transform } from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import ts from 'typescript';

/** The path below dist/esm and dist/cjs, without its ending, of a file that `exports` names. */
export function modulesOf(file: string): string {
  return file.replace(/^\.\/dist\/esm\//, '').replace(/\.js$/, '');
}

/**
 * @param root the folder of what was built @param folder that of the package
 * @param entries paths below dist/esm and dist/cjs, without an ending
 * @param programs paths of files that run as they are, as ES modules
 */
export async function writeModules(
  root: string,
  folder: string,
  entries: readonly string[],
  programs: readonly string[],
): Promise<void> {
  const files = (format: string): string[] => entries.map((entry) => `dist/${format}/${entry}.js`);
  const reached = await Promise.all([reach(root, [...files('esm'), ...programs]), reach(root, files('cjs'))]);
  const formats = ['esm', 'cjs'] as const;
  for (const [i, format] of formats.entries()) {
    for (const file of reached[i] ?? []) {
      const source = readFileSync(join(root, file), 'utf8');
      const { code } = await transform(shared(file, format, source), {
        format,
        minify: true,
        target: 'es2022',
      });
      write(join(folder, file), code);
    }
  }
  const declared = files('cjs').map((file) => join(root, declarationOf(file)));
  for (const file of typesOf(declared)) write(join(folder, relative(root, file)), readFileSync(file, 'utf8'));
  for (const entry of entries) {
    write(
      join(folder, `dist/esm/${entry}.d.ts`),
      reexport(entry, readFileSync(join(root, `dist/cjs/${entry}.d.ts`), 'utf8')),
    );
  }
  write(join(folder, 'dist/cjs/package.json'), '{ "type": "commonjs" }\n');
}

/** A document's expressions, which are data alone, as an ES module that has them from the CommonJS one. */
function shared(file: string, format: string, source: string): string {
  const [, path] = /^dist\/esm\/(generated\/[^/]+\/expressions\.js)$/.exec(file) ?? [];
  return format === 'cjs' || path === undefined ? source : `export * from '../../../cjs/${path}';`;
}

function declarationOf(file: string): string {
  return file.replace(/\.js$/, '.d.ts');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** All modules of the package that some import, as paths from its folder. */
async function reach(root: string, entries: readonly string[]): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    bundle: true,
    write: false,
    outdir: 'dist',
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    treeShaking: false,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

/** All declarations of the build that some name. */
function typesOf(entries: readonly string[]): readonly string[] {
  const options: ts.CompilerOptions = { noLib: true, types: [], module: ts.ModuleKind.Node16 };
  const program = ts.createProgram([...entries], options);
  return program
    .getSourceFiles()
    .map(({ fileName }) => fileName)
    .filter((file) => file.includes('/dist/cjs/'));
}

/** Types of an ES module that are those of the CommonJS one. */
function reexport(entry: string, declarations: string): string {
  const depth = '../'.repeat(entry.split('/').length);
  if (!declarations.includes('export default')) return `export * from '${depth}cjs/${entry}.js';\n`;
  // What the default of a CommonJS module is to an ES module, Node and bundlers do not agree on: they are written out.
  return declarations.replace(
    /(?<= from ')\.[^']*/g,
    (path) => `${depth}cjs/${posix.join(posix.dirname(entry), path)}`,
  );
}
