/** The shape of the source: which layer may import which, what the core may load, how a file begins and ends. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { loadDocument } from '../scripts/load/grammar.js';

const root = join(__dirname, '..');

interface Layer {
  readonly name: string;
  readonly files: RegExp;
  readonly reason: string;
}

/** From what people see down to what is built on: a file imports from its own layer and from those below, types included. */
const layers: readonly Layer[] = [
  { name: 'page', files: /^src\/web\//, reason: 'it imports the package by its name, as a user would' },
  { name: 'command line', files: /^src\/cli\//, reason: 'a command shows what the library says' },
  {
    name: 'audit',
    files: /^src\/audit\/(?!protocol\.ts$)[^/]+\.ts$/,
    reason: 'other parsers beside the documents; the public names of uri-revisions-cli/audit',
  },
  {
    name: 'learning',
    files: /^src\/audit\/learning\//,
    reason: 'what another parser accepts, as an automaton',
  },
  { name: 'validators', files: /^src\/validators\//, reason: 'documents in the validators that people use' },
  {
    name: 'study',
    files: /^src\/study\/[^/]+\.ts$/,
    reason: 'the public names of uri-revisions-cli/grammar',
  },
  {
    name: 'generated grammars',
    files: /^generated\/registry\/(grammars|abouts|remarks|differences)\.ts$/,
    reason: 'tables for the study, the page and the report',
  },
  { name: 'census', files: /^src\/study\/census\//, reason: 'the summary of a census, read and drawn' },
  { name: 'formatting', files: /^src\/study\/formatting\//, reason: 'results as text' },
  { name: 'diagrams', files: /^src\/study\/diagrams\//, reason: 'results as drawings' },
  {
    name: 'migration',
    files: /^src\/study\/migration\//,
    reason: 'what changes for strings between two documents',
  },
  { name: 'suites', files: /^src\/study\/suites\//, reason: 'cases that kill faults' },
  { name: 'sampling', files: /^src\/study\/sampling\//, reason: 'strings of a language' },
  { name: 'regex', files: /^src\/study\/regex\//, reason: 'a BNF as one regular expression' },
  { name: 'emit', files: /^src\/study\/emit\//, reason: 'a parser made of a transcription' },
  { name: 'transcribe', files: /^src\/study\/transcribe\//, reason: 'a PEG made of a BNF' },
  { name: 'ambiguity', files: /^src\/study\/ambiguity\//, reason: 'derivations of a string' },
  { name: 'relations', files: /^src\/study\/relations\//, reason: 'languages beside each other' },
  { name: 'proof', files: /^src\/study\/proof\//, reason: 'where BNF and PEG meet' },
  { name: 'peg', files: /^src\/study\/peg\//, reason: 'a PEG as data' },
  { name: 'protocol', files: /^src\/audit\/protocol\.ts$/, reason: 'what other parsers answer, as data' },
  { name: 'automata', files: /^src\/study\/automata\//, reason: 'a BNF as automata' },
  { name: 'index', files: /^src\/index\.ts$/, reason: 'the thin API gathers what is public' },
  { name: 'compare', files: /^src\/compare\.ts$/, reason: 'the same question to every document' },
  {
    name: 'registry',
    files: /^generated\/registry\/(revisions|loaders|languages|rooms|tagged-dfas)\.ts$/,
    reason: 'tables by the ids of the documents',
  },
  {
    name: 'bound document',
    files: /^generated\/[^/]+\/index\.ts$/,
    reason: 'a language and its room, bound',
  },
  { name: 'documents', files: /^src\/documents\//, reason: 'what a document says beyond its grammar' },
  { name: 'about', files: /^src\/(?:about|reasons)\.ts$/, reason: 'what is said about a document' },
  { name: 'revision', files: /^src\/revision\.ts$/, reason: 'what every document can be asked' },
  { name: 'bound language', files: /^generated\/[^/]+\/language\.ts$/, reason: 'tables and parser, bound' },
  {
    name: 'runtime',
    files: /^src\/runtime\//,
    reason: 'what generated parsers of other grammars run on; it knows no document',
  },
  {
    name: 'language',
    files: /^src\/language\.ts$/,
    reason: 'what every grammar can be asked; it knows no prose',
  },
  { name: 'prose', files: /^src\/prose\//, reason: 'findings, which no algorithm depends on' },
  { name: 'reference', files: /^src\/reference\//, reason: 'what the algorithms on references share' },
  {
    name: 'verdicts',
    files: /^generated\/(?:verdicts\/[^/]+|[^/]+\/accepts)\.ts$/,
    reason: 'automata of documents, bound to what walks them',
  },
  {
    name: 'tables',
    files:
      /^generated\/(?:walker|(?:notation|tables)\/[^/]+|[^/]+\/(absolute|automata|automaton|bnf|expressions|labelled-dfa|parser|rules|tagged-dfa|texts))\.ts$/,
    reason: 'parsers and tables, which know the contracts only',
  },
  { name: 'bnf', files: /^src\/study\/bnf\//, reason: 'a BNF as data' },
  { name: 'diagnosis', files: /^src\/tree\/diagnosis\//, reason: 'what a refusal says' },
  { name: 'tree', files: /^src\/tree\/[^/]+\.ts$/, reason: 'nodes, roles, components' },
  { name: 'automaton', files: /^src\/automaton\//, reason: 'automata as the core walks them' },
  { name: 'base', files: /^src\/base\//, reason: 'words that every layer uses' },
  { name: 'ids', files: /^generated\/registry\/ids\.ts$/, reason: 'every layer names the documents' },
];

/** What a bundler takes for one revision or all of them, and what browsers run. */
const study = [
  'study',
  'census',
  'formatting',
  'diagrams',
  'migration',
  'suites',
  'sampling',
  'regex',
  'emit',
  'transcribe',
  'ambiguity',
  'relations',
  'proof',
  'peg',
  'automata',
  'bnf',
];
const people = ['page', 'command line', 'audit', 'learning', 'protocol', 'generated grammars'];

interface Import {
  readonly from: string;
  /** A path from the root where the specifier is relative, else the specifier. */
  readonly to: string;
  readonly typeOnly: boolean;
}

function typescriptFiles(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { text } = specifier;
    const to = text.startsWith('.') ? posix.join(posix.dirname(file), text).replace(/\.js$/, '.ts') : text;
    found.push({ from: file, to, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2022));
  return found;
}

/** The strings of a file that are no names of modules. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2022));
  return found;
}

function layerOf(file: string): Layer | undefined {
  return layers.find(({ files }) => files.test(file));
}

const files = [...typescriptFiles('src'), ...typescriptFiles('generated')];
const imports = files.flatMap(importsOf);
const local = imports.filter(({ to }) => layerOf(to) !== undefined);
const foreign = imports.filter(({ to }) => layerOf(to) === undefined);
const arrow = ({ from, to, typeOnly }: Import): string => `${from} -> ${to}${typeOnly ? ' (types)' : ''}`;
const isNodeModule = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

/** Everything that loading these files loads, as the imports that leave src and generated. */
function foreignLoads(entries: readonly string[]): Import[] {
  const loaded = new Set(entries);
  for (const file of loaded) {
    for (const { from, to, typeOnly } of local) if (from === file && !typeOnly) loaded.add(to);
  }
  return foreign.filter(({ from, typeOnly }) => loaded.has(from) && !typeOnly);
}

const heightOf = (file: string): number => layers.findIndex((layer) => layer.files.test(file));

describe('layers', () => {
  test('every file belongs to exactly one', () => {
    expect(files.filter((file) => layers.filter((layer) => layer.files.test(file)).length !== 1)).toEqual([]);
  });

  test('ARCHITECTURE.md draws them in their order', () => {
    const table = /^## The layers$([^]*?)^## /m.exec(read('ARCHITECTURE.md'))?.[1] ?? '';
    const drawn = [...table.matchAll(/^\| ([\w ]+?) +\| `/gm)].map(([, name]) => name);
    expect(drawn).toEqual(layers.map(({ name }) => name));
  });

  test.each(layers)('$name imports nothing from above: $reason', ({ name }) => {
    const wrong = local.filter(
      ({ from, to }) => layerOf(from)?.name === name && heightOf(to) < heightOf(from),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  test("no room of a document imports from another's, but a patch from its base's", () => {
    const roomOf = (file: string): string | undefined => /^src\/documents\/([^/]+)\//.exec(file)?.[1];
    const wrong = local.filter(({ from, to }) => {
      const [room, other] = [roomOf(from), roomOf(to)];
      if (other === undefined || !from.startsWith('src/') || room === other) return false;
      return room === undefined || loadDocument(room).base?.id !== other;
    });
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('the page sees the package by its names alone', () => {
    expect(
      local.filter(({ from, to }) => layerOf(from)?.name === 'page' && layerOf(to)?.name !== 'page'),
    ).toEqual([]);
  });

  test('the core loads nothing of the study', () => {
    const wrong = local.filter(
      ({ from, to, typeOnly }) =>
        !typeOnly &&
        ![...study, ...people].includes(layerOf(from)?.name ?? '') &&
        study.includes(layerOf(to)?.name ?? ''),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('no file leads back to itself, by types neither', () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of local) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file) || path.includes(file)) return;
      for (const to of next.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    files.forEach((file) => {
      visit(file, []);
    });
    expect(circles).toEqual([]);
  });

  test('no folder has more than 20 files of its own, those of commands and parsers aside', () => {
    const counts = new Map<string, number>();
    for (const file of files.filter((each) => each.startsWith('src/'))) {
      const folder = posix.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([folder, count]) => count > 20 && folder !== 'src/cli/commands')).toEqual([]);
  });
});

test('nothing asks for a document by its id outside its rooms, examples of commands and a package of that name aside', () => {
  const ids = readdirSync(join(root, 'grammar'));
  const asking = [...typescriptFiles('src'), ...typescriptFiles('scripts')]
    .filter((file) => !/^src\/(documents\/|cli\/commands\/|audit\/adapters\.ts$)/.test(file))
    .filter((file) => ids.some((id) => read(file).includes(id)))
    .flatMap((file) => textsIn(file).map((text) => ({ file, text })))
    .filter(({ text }) => text.split(/[^\w-]+/).some((word) => word !== 'notation' && ids.includes(word)));
  expect(asking).toEqual([]);
});

describe('modules from elsewhere', () => {
  test('the core loads none, so that a bundle of one revision holds that revision only', () => {
    const entries = files.filter((file) => ![...study, ...people].includes(layerOf(file)?.name ?? ''));
    expect(foreignLoads(entries).map(arrow)).toEqual([]);
  });

  test("only the command line and the audit load Node's, since the rest runs in browsers too", () => {
    const wrong = foreign.filter(
      ({ from, to }) => isNodeModule(to) && !['command line', 'audit'].includes(layerOf(from)?.name ?? ''),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('any other is a dependency that an installed package brings along, or that a command does without', () => {
    const { dependencies, peerDependencies } = JSON.parse(read('package.json')) as Record<
      'dependencies' | 'peerDependencies',
      Record<string, string>
    >;
    const known = { ...dependencies, ...peerDependencies };
    const wrong = foreign.filter(
      ({ from, to }) => !isNodeModule(to) && !(to in known) && layerOf(from)?.name !== 'page',
    );
    expect(wrong.map(arrow)).toEqual([]);
  });
});

describe('files', () => {
  const written = [...typescriptFiles('src'), ...typescriptFiles('scripts')];

  test('each begins with a comment that says which one job it has', () => {
    expect(written.filter((file) => !/^(#!.*\n)?\/\*\*[^]*?\w[^]*?\*\//.test(read(file)))).toEqual([]);
  });

  test('none is longer than 400 lines', () => {
    expect(written.filter((file) => read(file).split('\n').length > 401)).toEqual([]);
  });
});
