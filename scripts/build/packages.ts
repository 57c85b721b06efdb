/**
 * The two packages that are published, made of what was built: `uri-revisions`, the API, with no dependency, and
 * `uri-revisions-cli`, the command line with its page, the study of grammars and the audit. package.json has what both say
 * of themselves; a published one has no scripts.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namedSets, revisions } from '../../generated/registry/ids.js';
import { modulesOf, writeModules } from './modules.js';
import { publishedReadme } from './readme.js';

/** Conditions of an entry; a file that is no code has none. */
type Exports = Readonly<Record<string, string | Readonly<Record<string, Readonly<Record<string, string>>>>>>;

interface Manifest {
  readonly exports: Exports;
  readonly [field: string]: unknown;
}

/** What both say of themselves. What the owner fills in is there when it is in package.json. */
const shared =
  'version keywords license author repository homepage bugs type sideEffects exports engines'.split(' ');

/** What a package is, beside what both are. */
interface Published {
  readonly name: string;
  readonly description?: string;
  readonly takes: (entry: string) => boolean;
  /** Other fields of package.json that are its own. */
  readonly fields: readonly string[];
  /** Optional modules that its entries are written for. */
  readonly peers: readonly string[];
  /** Programs, as they are called from the folder of the package. */
  readonly programs: readonly string[];
  /** Files and folders that are taken as they are. */
  readonly files: readonly string[];
  /** Stands in its README after the first paragraph. */
  readonly start: string;
  /** The sections of README.md that are its own too. */
  readonly sections: readonly string[];
}

const ofCommandLine = ['./grammar', './audit', './walker.wasm', './record.txt'];

export const packages: readonly Published[] = [
  {
    name: 'uri-revisions',
    takes: (entry) => !ofCommandLine.includes(entry),
    fields: [],
    peers: ['ajv'],
    programs: [],
    files: ['LICENSE', 'CHANGELOG.md'],
    start: `\`\`\`sh
npm install uri-revisions
\`\`\`

One package, no dependency. The command line, its page and the study of grammars are another package:
\`npx uri-revisions-cli --help\`.`,
    sections: ['In code', 'Licence'],
  },
  {
    name: 'uri-revisions-cli',
    description:
      'The command line of uri-revisions, with its page and the study of grammars: the URL/URI specifications from 1993 to the standard in force, compared, proved and explained.',
    takes: (entry) => ofCommandLine.includes(entry) || entry === './package.json',
    fields: ['bin', 'man', 'dependencies'],
    peers: ['peggy', 'ts-pegjs'],
    programs: ['cli/main', 'cli/check/worker', 'cli/census/worker'].map((name) => `dist/esm/src/${name}.js`),
    files: [
      ...[
        'LICENSE',
        'CHANGELOG.md',
        'dist/man',
        'dist/python',
        'dist/walker.wasm',
        'dist/web',
        'src/audit/adapters',
        'generated/record.txt',
      ],
      ...['automaton', 'automaton/wasm', 'python', 'audit', 'study/suites'].map(
        (folder) => `src/${folder}/README.md`,
      ),
    ],
    start: `\`\`\`sh
npx uri-revisions-cli compare 'http://a_b/'
\`\`\`

\`npm install --global uri-revisions-cli\` installs the command \`uri-revisions\`. Programs import
\`uri-revisions-cli/grammar\` and \`uri-revisions-cli/audit\`; the API is a package of its own,
\`uri-revisions\`, which has no dependency.`,
    sections: ['A tour', 'Licence'],
  },
];

/** Writes both packages, each to a folder of its name. @param root the folder of the sources, built */
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
  await writeModules(root, folder, entries, published.programs);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, undefined, 2)}\n`);
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), publishedReadme(readme, published, folder));
}

/** An entry's files, and those of every document or set that its asterisk stands for. */
function entriesOf(
  entry: string,
  { import: { default: file = '' } = {} }: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly string[] {
  const names = entry.startsWith('./verdicts/') ? Object.keys(namedSets) : revisions;
  const path = modulesOf(file);
  return path.includes('*') ? names.map((name) => path.replace('*', name)) : [path];
}

function manifestOf(published: Published, manifest: Manifest): Manifest {
  const { name, description = manifest.description, takes, fields, peers } = published;
  const take = (names: readonly string[], from: Readonly<Record<string, unknown>>): object =>
    Object.fromEntries(names.filter((field) => field in from).map((field) => [field, from[field]]));
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
  const exports = Object.fromEntries(Object.entries(manifest.exports).filter(([entry]) => takes(entry)));
  return {
    name,
    description,
    ...take([...shared, ...fields], manifest),
    ...olderResolution(exports),
    exports,
    peerDependencies: take(peers, peerDependencies),
    peerDependenciesMeta: take(peers, peerDependenciesMeta),
  };
}

/** What TypeScript and tools go by that know no `exports`: the same files, by other fields. */
function olderResolution(exports: Exports): object {
  const types: Record<string, readonly string[]> = {};
  let main = {};
  for (const [entry, target] of Object.entries(exports)) {
    if (typeof target === 'string') continue;
    const { types: declared = '', default: file } = target.require ?? {};
    if (entry === '.') main = { main: file, types: declared };
    // What is no document is a file as it is called.
    else types[entry.slice(2)] = entry === './*' ? [declared, './*'] : [declared];
  }
  return { ...main, typesVersions: { '*': types } };
}
