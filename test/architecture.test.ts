/** The shape of the source: which layer may import which, what the core may load, how a file begins and ends. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..');

interface Layer {
  readonly name: string;
  readonly files: RegExp;
  /** The layers that its files may load, besides their own. */
  readonly imports: readonly string[];
  /** The layers of which its files may know the types only. */
  readonly types?: readonly string[];
  readonly reason: string;
}

/** From what people see down to what is built. */
const layers: readonly Layer[] = [
  {
    name: 'web',
    files: /^src\/web\//,
    imports: [],
    reason: 'The page imports the package by its name, as a user would.',
  },
  {
    name: 'cli',
    files: /^src\/cli\//,
    imports: [
      'index',
      'compare',
      'revision',
      'language',
      'prose',
      'reference',
      'syntax',
      'grammar',
      'tree',
      'ids',
    ],
    reason: 'A command shows what the library says, and reads no generated table of its own.',
  },
  {
    name: 'index',
    files: /^src\/index\.ts$/,
    imports: ['compare', 'revision', 'language', 'prose', 'reference', 'syntax', 'grammar', 'tree', 'ids'],
    reason: 'The thin API gathers what is public.',
  },
  {
    name: 'compare',
    files: /^src\/compare\//,
    imports: ['language', 'syntax', 'tree', 'ids'],
    reason: 'To compare is to ask every revision the same, through what all revisions have in common.',
  },
  {
    name: 'revision',
    files: /^src\/(revision\.ts$|revisions\/)/,
    imports: ['language', 'prose', 'reference', 'syntax', 'generated', 'tree', 'ids'],
    reason: 'A revision binds the language of a document to its texts, its algorithms and its prose.',
  },
  {
    name: 'language',
    files: /^src\/(language\.ts$|languages\/)/,
    imports: ['syntax', 'grammar', 'generated', 'tree', 'ids'],
    reason:
      'A language binds the grammar of a document to its parser, automaton and roles, and knows no prose.',
  },
  {
    name: 'prose',
    files: /^src\/prose\//,
    imports: ['syntax', 'grammar', 'generated', 'tree', 'ids'],
    reason: 'Findings are read off a syntax tree; no algorithm on references depends on them.',
  },
  {
    name: 'reference',
    files: /^src\/reference\//,
    imports: ['syntax', 'grammar', 'generated', 'tree', 'ids'],
    reason: 'Resolving and normalizing work on components, whatever the prose finds.',
  },
  {
    name: 'grammar',
    files: /^src\/grammar\//,
    imports: ['syntax', 'generated', 'tree', 'ids'],
    reason: 'The study of grammars explains trees and errors; it knows no revision but by its rules.',
  },
  {
    name: 'syntax',
    files: /^src\/syntax\/(?!(node|parser|roles)\.ts$)/,
    imports: ['generated', 'tree', 'ids'],
    types: ['grammar'],
    reason: 'Parsing stands apart from the study of grammars, so that the proof is worth something.',
  },
  {
    name: 'generated',
    files: /^generated\//,
    imports: ['tree'],
    types: ['syntax', 'grammar', 'ids'],
    reason: 'What is built is parsers and tables; of the code that uses them it knows the contracts only.',
  },
  {
    name: 'tree',
    files: /^src\/syntax\/(node|parser|roles)\.ts$/,
    imports: [],
    types: ['syntax', 'grammar', 'ids'],
    reason: 'Every generated parser makes its nodes here.',
  },
  {
    name: 'ids',
    files: /^src\/revisions\.ts$/,
    imports: [],
    reason: 'Every layer names the revisions, so their ids depend on nothing.',
  },
];

/** What a bundler takes for one revision or all five, and what browsers run. */
const core = [
  'index',
  'compare',
  'revision',
  'language',
  'prose',
  'reference',
  'syntax',
  'generated',
  'tree',
  'ids',
];

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

describe('layers', () => {
  test('every file belongs to one', () => {
    expect(files.filter((file) => layerOf(file) === undefined)).toEqual([]);
  });

  test.each(layers)('$name: $reason', ({ name, imports: loads, types = [] }) => {
    const wrong = local.filter(({ from, to, typeOnly }) => {
      const target = layerOf(to)?.name ?? '';
      const allowed = [name, ...loads, ...(typeOnly ? types : [])];
      return layerOf(from)?.name === name && !allowed.includes(target);
    });
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('the table is a direction: what a layer may load never leads back to it', () => {
    const below = (name: string): string[] =>
      layers.find((layer) => layer.name === name)?.imports.slice() ?? [];
    for (const { name } of layers) {
      const reached = new Set(below(name));
      for (const next of reached) below(next).forEach((deeper) => reached.add(deeper));
      expect(reached).not.toContain(name);
    }
  });
});

describe('modules from elsewhere', () => {
  test('the core loads none, so that a bundle of one revision holds that revision only', () => {
    const entries = files.filter((file) => core.includes(layerOf(file)?.name ?? ''));
    expect(foreignLoads(entries).map(arrow)).toEqual([]);
  });

  test("only the command line loads Node's, since the rest runs in browsers too", () => {
    const wrong = foreign.filter(({ from, to }) => isNodeModule(to) && layerOf(from)?.name !== 'cli');
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('any other is a dependency that an installed package brings along', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const wrong = foreign.filter(
      ({ from, to }) => !isNodeModule(to) && !(to in dependencies) && layerOf(from)?.name !== 'web',
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
