/**
 * The two published packages, assembled from the build: `uri-revisions`, the API, without dependencies, and
 * `uri-revisions-cli`, the command line with its page, the study of grammars and the audit. package.json has the fields
 * of both; a published one has no scripts.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { deflateSync } from 'node:zlib';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import ts from 'typescript';
import { namedSets, revisions } from '../../generated/registry/ids.js';
import { verdictTable } from '../../src/study/index.js';
import { folderOf, noticesFile, noticesOf } from './notices.js';
import { type Project, wheelName, wheelOf } from './wheel.js';

/** Returns the path below dist/esm and dist/cjs, without its extension, of a file that `exports` names. */
function modulesOf(file: string): string {
  return file.replace(/^\.\/dist\/esm\//, '').replace(/\.js$/, '');
}

/**
 * Writes the modules of a package. @param root the folder of the build @param folder that of the package
 * @param entries paths below dist/esm and dist/cjs, without an extension
 * @param programs paths of executable files, as ES modules
 * @param bundled the names of third-party modules that are inlined into their importers
 */
async function writeModules(
  root: string,
  folder: string,
  entries: readonly string[],
  programs: readonly string[],
  bundled: readonly string[],
): Promise<void> {
  const folders = new Set<string>();
  const files = (format: string): string[] => entries.map((entry) => `dist/${format}/${entry}.js`);
  const reached = await Promise.all([reach(root, [...files('esm'), ...programs]), reach(root, files('cjs'))]);
  const formats = ['esm', 'cjs'] as const;
  for (const [i, format] of formats.entries()) {
    for (const [file, { imports }] of Object.entries(reached[i] ?? {})) {
      if (imports.some(({ path }) => bundled.includes(path))) {
        const { outputFiles, metafile } = await build({
          ...{ ...bundling, ...small, format, absWorkingDir: root, entryPoints: [file] },
          plugins: [externalImports(bundled)],
        });
        write(join(folder, file), outputFiles[0]?.text ?? '');
        for (const input of Object.keys(metafile.inputs)) folders.add(folderOf(join(root, input)) ?? '');
        continue;
      }
      const source = readFileSync(join(root, file), 'utf8');
      const { code } = await transform(withSharedData(file, format, source), { format, ...small });
      write(join(folder, file), code);
    }
  }
  folders.delete('');
  if (folders.size > 0) write(join(folder, noticesFile), noticesOf(folders));
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

const bundling = {
  bundle: true,
  write: false,
  outdir: 'dist',
  metafile: true,
  platform: 'node',
  logLevel: 'error',
} as const;
const small = { minify: true, target: 'es2022' } as const;

/** Leaves all imports of a module external, except bundled ones. */
const externalImports = (bundled: readonly string[]): Plugin => ({
  name: 'others',
  setup(building) {
    building.onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      const isIn = kind === 'entry-point' || folderOf(importer) !== undefined || bundled.includes(path);
      return isIn ? undefined : { path, external: true };
    });
  },
});

/** Returns the ES module of a document's expressions, which are pure data, as a re-export of the CommonJS one. */
function withSharedData(file: string, format: string, source: string): string {
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

/** Returns all modules of the package that some entries import, by their paths from its folder. */
async function reach(root: string, entries: readonly string[]): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    ...bundling,
    absWorkingDir: root,
    entryPoints: [...entries],
    format: 'esm',
    packages: 'external',
    treeShaking: false,
  });
  return metafile.inputs;
}

/** Returns all declarations of the build that some entries refer to. */
function typesOf(entries: readonly string[]): readonly string[] {
  const options: ts.CompilerOptions = { noLib: true, types: [], module: ts.ModuleKind.Node16 };
  const program = ts.createProgram([...entries], options);
  return program
    .getSourceFiles()
    .map(({ fileName }) => fileName)
    .filter((file) => file.includes('/dist/cjs/'));
}

/** Returns types of an ES module that re-export those of the CommonJS one. */
function reexport(entry: string, declarations: string): string {
  const depth = '../'.repeat(entry.split('/').length);
  if (!declarations.includes('export default')) return `export * from '${depth}cjs/${entry}.js';\n`;
  // Node and bundlers disagree on the default export of a CommonJS module in an ES module: these are copied.
  const { importedFiles } = ts.preProcessFile(declarations);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .reduceRight((text, { fileName, pos }) => {
      const [before, after] = [text.slice(0, pos + 1), text.slice(pos + 1 + fileName.length)];
      return `${before}${depth}cjs/${posix.join(posix.dirname(entry), fileName)}${after}`;
    }, declarations);
}

const place = /^DATA = \{\}.*$/m;

/**
 * Writes the Python module and its wheel. @param root the folder of the package @param walker the WebAssembly file of
 * the walk @param folder that of the results
 */
export function writePython(root: string, walker: string, folder: string): void {
  const data = {
    walker: readFileSync(walker),
    reference: verdictTable(revisions),
    absolute: verdictTable(revisions, { form: 'absolute' }),
  };
  const entries = Object.entries(data).map(
    ([name, bytes]) => `    "${name}": "${deflateSync(bytes, { level: 9 }).toString('base64')}",\n`,
  );
  const source = readFileSync(join(root, 'src/python/uri_revisions.py'), 'utf8');
  const module = source.replace(place, () => `DATA = {\n${entries.join('')}}`);
  write(join(folder, 'uri_revisions.py'), module);
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Project;
  const readme = readFileSync(join(root, 'src/python/README.md'), 'utf8');
  writeFileSync(join(folder, wheelName(project.version)), wheelOf(module, readme, project));
}

/** Conditions of an entry; a file without code has none. */
type Exports = Readonly<Record<string, string | Readonly<Record<string, Readonly<Record<string, string>>>>>>;

interface Manifest {
  readonly exports: Exports;
  readonly [field: string]: unknown;
}

/** Fields of both packages. Those that the owner fills in are copied if package.json has them. */
const shared =
  'version keywords license author repository homepage bugs type sideEffects exports engines'.split(' ');

/** Properties of a package, besides the common ones. */
interface Published {
  readonly name: string;
  readonly description?: string;
  readonly containsEntry: (entry: string) => boolean;
  /** Other fields of package.json for this package. */
  readonly fields: readonly string[];
  /** Optional modules that its entries support. */
  readonly peers: readonly string[];
  /** Programs, by their paths from the folder of the package. */
  readonly programs: readonly string[];
  /** Third-party modules that are inlined into their importers: devDependencies in package.json. */
  readonly bundled: readonly string[];
  /** The text of its program, if it is only a pointer to another package. */
  readonly pointer?: string;
  /** Files and folders that are copied unchanged. */
  readonly files: readonly string[];
  /** Text in its README after the first paragraph. */
  readonly start: string;
  /** The sections of README.md that it includes. */
  readonly sections: readonly string[];
}

const ofCommandLine = [
  './grammar',
  './audit',
  './census',
  './classroom',
  './peggy',
  './lint',
  './walker.wasm',
];

/** The program of the API's package: the command line is another package, which it runs if it is installed. */
const pointer = `#!/usr/bin/env node
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

let folder;
try {
  folder = dirname(createRequire(import.meta.url).resolve('uri-revisions-cli/package.json'));
} catch {
  console.error('The command line is another package: npx uri-revisions-cli, or npm install uri-revisions-cli');
  process.exitCode = 2;
}
if (folder !== undefined) await import(pathToFileURL(join(folder, 'dist/esm/src/cli/main.js')).href);
`;

export const packages: readonly Published[] = [
  {
    name: 'uri-revisions',
    pointer,
    containsEntry: (entry) => !ofCommandLine.includes(entry),
    fields: [],
    peers: ['ajv'],
    programs: [],
    bundled: [],
    files: ['LICENSE', 'CHANGELOG.md'],
    start: `\`\`\`sh
npm install uri-revisions
\`\`\`

One package, no dependency. The command line, its page and the study of grammars are another package:
\`npx uri-revisions-cli --help\`.`,
    sections: ['In code', 'Guides', 'Licence'],
  },
  {
    name: 'uri-revisions-cli',
    description:
      'The command line of uri-revisions, with its page and the study of grammars: the URL/URI specifications from 1993 to the standard today, compared, proved and explained.',
    containsEntry: (entry) => ofCommandLine.includes(entry) || entry === './package.json',
    fields: ['bin', 'dependencies'],
    peers: ['peggy'],
    programs: ['cli/main', 'cli/lines/worker', 'cli/counts/worker'].map((name) => `dist/esm/src/${name}.js`),
    // Thirty small packages, none of which is of use to anybody else.
    bundled: ['micromark', 'micromark-extension-gfm-autolink-literal', 'micromark-extension-gfm-table'],
    files: [
      ...['LICENSE', 'CHANGELOG.md', 'dist/python', 'dist/walker.wasm', 'dist/web', 'src/audit/adapters'],
      'src/cli/check-certificates.mjs',
      ...['core/automaton', 'core/automaton/wasm', 'python', 'audit', 'study/suites'].map(
        (folder) => `src/${folder}/README.md`,
      ),
    ],
    start: `\`\`\`sh
npx uri-revisions-cli compare 'http://a_b/'
\`\`\`

\`npm install --global uri-revisions-cli\` installs the command \`uri-revisions\`. Programs import
\`uri-revisions-cli/grammar\` and \`uri-revisions-cli/audit\`; the API is a package of its own,
\`uri-revisions\`, which has no dependency.`,
    sections: ['One string, three documents', 'Commands', 'Guides', 'Licence'],
  },
];

/** Writes both packages, each to a folder of its name. @param root the folder of the built sources */
export async function writePackages(root: string, folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  for (const published of packages)
    await writePackage(root, manifest, published, join(folder, published.name));
}

async function writePackage(
  root: string,
  manifest: Manifest,
  published: Published,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const file of published.files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  const own = manifestOf(published, manifest);
  const entries = Object.entries(own.exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? [] : entriesOf(entry, target),
  );
  await writeModules(root, folder, entries, published.programs, published.bundled);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, undefined, 2)}\n`);
  if (published.pointer !== undefined)
    writeFileSync(join(folder, pointerFile), published.pointer, { mode: 0o755 });
  cpSync(join(root, guides), join(folder, guides), { recursive: true });
  for (const guide of readdirSync(join(folder, guides))) {
    const file = join(folder, guides, guide);
    writeFileSync(file, withOwnLinks(readFileSync(file, 'utf8'), dirname(file)));
  }
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), publishedReadme(readme, published, folder));
}

/** Path of a program that is only a pointer. */
const pointerFile = 'command.js';

/** Folder of the guides, which both packages have. */
const guides = 'src/guides';

/** Returns an entry's files, and those of every document or set that its asterisk matches. */
function entriesOf(
  entry: string,
  { import: { default: file = '' } = {} }: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly string[] {
  const names = entry.startsWith('./verdicts/') ? Object.keys(namedSets) : revisions;
  const path = modulesOf(file);
  return path.includes('*') ? names.map((name) => path.replace('*', name)) : [path];
}

function manifestOf(published: Published, manifest: Manifest): Manifest {
  const { name, description = manifest.description, containsEntry, fields, peers, pointer } = published;
  const take = (names: readonly string[], from: Readonly<Record<string, unknown>>): object =>
    Object.fromEntries(names.filter((field) => field in from).map((field) => [field, from[field]]));
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).filter(([entry]) => containsEntry(entry)),
  );
  return {
    name,
    description,
    ...take([...shared, ...fields], manifest),
    ...(pointer !== undefined && { bin: { [name]: pointerFile } }),
    ...olderResolution(exports),
    exports,
    peerDependencies: take(peers, peerDependencies),
    peerDependenciesMeta: take(peers, peerDependenciesMeta),
  };
}

/** Returns fields for TypeScript and tools that do not support `exports`: the same files, by other fields. */
function olderResolution(exports: Exports): object {
  const types: Record<string, readonly string[]> = {};
  let main = {};
  for (const [entry, target] of Object.entries(exports)) {
    if (typeof target === 'string') continue;
    const { types: declared = '', default: file } = target.require ?? {};
    if (entry === '.') main = { main: file, types: declared };
    // Except for documents, a file has the name of its entry.
    else types[entry.slice(2)] = entry === './*' ? [declared, './*'] : [declared];
  }
  return { ...main, typesVersions: { '*': types } };
}

/** The content of a package's README. */
interface Shown {
  readonly name: string;
  /** Text after the first paragraph. */
  readonly start: string;
  readonly sections: readonly string[];
}

/** A link, or an image, to a file. */
const toFile = /(!?)\[([^\]]*)\]\((?!https?:|#)([^)#]*)[^)]*\)/g;

/** Replaces links to files that the package lacks by their words. @param folder that of the text */
function withOwnLinks(text: string, folder: string): string {
  return text.replaceAll(toFile, (link: string, mark: string, words: string, path: string) =>
    existsSync(join(folder, path)) ? link : mark === '' ? words : '',
  );
}

/** Returns the README of a package. @param folder that of the package */
function publishedReadme(readme: string, { name, start, sections }: Shown, folder: string): string {
  const [head = '', ...rest] = readme.split(/^(?=## )/m);
  const [, lead = ''] = head.split('\n\n');
  const shown = sections.map((title) => {
    const section = rest.find((text) => text.startsWith(`## ${title}\n`));
    if (section === undefined) throw new Error(`README.md has no section called "${title}"`);
    return section;
  });
  return withOwnLinks([`# ${name}\n\n${lead}\n\n${start}\n\n`, ...shown].join(''), folder);
}
