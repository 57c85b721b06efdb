/**
 * The structure of the source: imports between layers, modules that the core may load, beginnings and ends of files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { packages } from '../scripts/build/packages.js';
import { loadDocument } from '../scripts/load/grammar.js';

const root = join(__dirname, '..');

interface Layer {
  readonly name: string;
  readonly files: RegExp;
  readonly reason: string;
}

/**
 * Layers from the user interface down to the foundations: a file imports from its own layer and from those below, types
 * included.
 */
const layers: readonly Layer[] = [
  {
    name: 'entries',
    files: /^(?:src\/(?:cli|web)\/[^/]+\.tsx?$|generated\/wings\/)/,
    reason: 'the command line and the page, joined with the wings',
  },
  {
    name: 'wings',
    files: /^(?:src\/(?:audit|census|classroom|links)\/|generated\/record\.ts$)/,
    reason: 'each holds one capability, and can be taken away',
  },
  {
    name: 'frames',
    files: /^src\/(?:cli|web)\/[^/]+\//,
    reason: 'what commands and parts of the page share',
  },
  {
    name: 'study',
    files:
      /^(?:src\/study\/|generated\/registry\/(?:grammars|studied-rules|studied-rules-loaders|abouts|remarks)\.ts$)/,
    reason: 'what can be asked of grammars; the public names of uri-revisions-cli/grammar',
  },
  { name: 'api', files: /^src\/api\//, reason: 'the public names of uri-revisions' },
  {
    name: 'bound documents',
    files:
      /^generated\/(?:walker\.ts$|(?:notation|tables|verdicts)\/|registry\/(?:revisions|loaders|languages|rooms|tagged-dfas)\.ts$|(?!wings\/|registry\/)[^/]+\/[^/]+\.ts$)/,
    reason: 'tables and parsers, joined with what a document says',
  },
  { name: 'documents', files: /^src\/documents\//, reason: 'what a document says beyond its grammar' },
  {
    name: 'grammar',
    files: /^src\/grammar\//,
    reason: 'the compiler: from a printed BNF to proofs, automata and parsers',
  },
  { name: 'core', files: /^src\/core\//, reason: 'what runs on the tables; it knows no document' },
  { name: 'ids', files: /^generated\/registry\/ids\.ts$/, reason: 'every layer names the documents' },
];

/** Layers that no bundle of the API contains. */
const beyondApi = ['entries', 'wings', 'frames', 'study', 'grammar'];
/** Code that runs only on Node, besides the entries. */
const ofNode = /^(?:src\/(?:audit|links|cli|[^/]+\/cli)\/|generated\/wings\/commands\.ts$)/;
/** The module that takes the place of one of generated/registry/ in the page. */
const registryOfPage = 'src/web/worker/studied-rules.ts';
const ofPage = /^(?:src\/web\/|src\/[^/]+\/page\/|generated\/wings\/page-)/;

interface Import {
  readonly from: string;
  /** The path from the root for a relative specifier, else the specifier. */
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

/** Returns the strings of a file that are not names of modules. */
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

/** Returns all files that loading these files loads, except those loaded later. */
function loadedBy(entries: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(entries);
  for (const file of loaded) {
    for (const { from, to, typeOnly } of local) if (from === file && !typeOnly) loaded.add(to);
  }
  return loaded;
}

/** Returns the imports of the loaded files that leave src and generated. */
function foreignLoads(entries: readonly string[]): Import[] {
  const loaded = loadedBy(entries);
  return foreign.filter(({ from, typeOnly }) => loaded.has(from) && !typeOnly);
}

/** Returns the wing that a file belongs to; the record of parsers belongs to the audit. */
function wingOf(file: string): string | undefined {
  if (layerOf(file)?.name !== 'wings') return undefined;
  return file.startsWith('src/') ? file.split('/')[1] : 'audit';
}

/** Returns the cycles along these steps. */
function circlesOf(steps: readonly (readonly [from: string, to: string])[]): readonly string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of steps) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (place: string, path: readonly string[]): void => {
    if (path.includes(place)) circles.push([...path.slice(path.indexOf(place)), place].join(' -> '));
    if (done.has(place) || path.includes(place)) return;
    for (const to of next.get(place) ?? []) visit(to, [...path, place]);
    done.add(place);
  };
  for (const place of next.keys()) visit(place, []);
  return circles;
}

const heightOf = (file: string): number => layers.findIndex((layer) => layer.files.test(file));

describe('layers', () => {
  test('every file belongs to exactly one layer', () => {
    expect(files.filter((file) => layers.filter((layer) => layer.files.test(file)).length !== 1)).toEqual([]);
  });

  test('ARCHITECTURE.md draws the layers in order', () => {
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

  test("no document room imports from another, except a patch from its base's", () => {
    const roomOf = (file: string): string | undefined => /^src\/documents\/([^/]+)\//.exec(file)?.[1];
    const wrong = local.filter(({ from, to }) => {
      const [room, other] = [roomOf(from), roomOf(to)];
      if (other === undefined || !from.startsWith('src/') || room === other) return false;
      return room === undefined || loadDocument(room).base?.id !== other;
    });
    expect(wrong.map(arrow)).toEqual([]);
  });

  test("the page imports only public names of the package, and a wing's page only its own wing", () => {
    const wrong = local.filter(
      ({ from, to }) =>
        ofPage.test(from) &&
        from !== registryOfPage &&
        !ofPage.test(to) &&
        wingOf(from) !== (wingOf(to) ?? ''),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('no wing imports from another', () => {
    const wrong = local.filter(
      ({ from, to }) => wingOf(from) !== undefined && wingOf(to) !== undefined && wingOf(from) !== wingOf(to),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('the API does not load the grammar studies', () => {
    const entries = files.filter((file) => layerOf(file)?.name === 'api');
    expect([...loadedBy(entries)].filter((file) => beyondApi.includes(layerOf(file)?.name ?? ''))).toEqual(
      [],
    );
  });

  test('no import cycle between files, including type-only imports', () => {
    expect(circlesOf(local.map(({ from, to }) => [from, to]))).toEqual([]);
  });

  test('no import cycle between folders', () => {
    const ofScripts = typescriptFiles('scripts').flatMap(importsOf);
    const folders = [...local, ...ofScripts]
      .filter(({ from, to }) => /^(?:src|scripts)\//.test(from) && /^(?:src|scripts)\//.test(to))
      .map(({ from, to }) => [posix.dirname(from), posix.dirname(to)] as const)
      .filter(([from, to]) => from !== to);
    expect(circlesOf(folders)).toEqual([]);
  });
});

test('only rooms, the help of the command line and a package of that name contain document ids', () => {
  const ids = readdirSync(join(root, 'grammar')).filter((name) => !['notation', 'shelf'].includes(name));
  const asking = [...typescriptFiles('src'), ...typescriptFiles('scripts')]
    .filter(
      (file) =>
        !/^src\/(documents\/|[^/]+\/cli\/|cli\/(?:commands|topics)\/|audit\/adapters\.ts$)/.test(file),
    )
    .filter((file) => ids.some((id) => read(file).includes(id)))
    .flatMap((file) => textsIn(file).map((text) => ({ file, text })))
    .filter(({ text }) => text.split(/[^\w-]+/).some((word) => ids.includes(word)));
  expect(asking).toEqual([]);
});

describe('external modules', () => {
  test('the core imports none, so that the bundle of one revision contains only that revision', () => {
    const entries = files.filter((file) => !beyondApi.includes(layerOf(file)?.name ?? ''));
    expect(foreignLoads(entries).map(arrow)).toEqual([]);
  });

  test("only the command line and the audit import Node's modules, because the rest also runs in browsers", () => {
    const wrong = foreign.filter(({ from, to }) => isNodeModule(to) && !ofNode.test(from));
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('any other module is a declared dependency, bundled, or optional for its command', () => {
    const { dependencies, peerDependencies } = JSON.parse(read('package.json')) as Record<
      'dependencies' | 'peerDependencies',
      Record<string, string>
    >;
    const known = [
      ...Object.keys({ ...dependencies, ...peerDependencies }),
      ...packages.flatMap(({ bundled }) => bundled),
    ];
    const wrong = foreign.filter(
      ({ from, to }) => !isNodeModule(to) && !known.includes(to) && !ofPage.test(from),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });
});

const written = [...typescriptFiles('src'), ...typescriptFiles('scripts')];

describe('functions', () => {
  /** Functions of more than 80 lines, each with the reason why it is one. */
  const long: Readonly<Record<string, string>> = {
    'scripts/bench/library-rows.ts works': 'a list of rows, which measure the same strings',
    'src/audit/learning/learn.ts learn': 'phases of one loop over the same learner and answers',
    'src/classroom/page/make-set.tsx MakeSet': 'one form',
    'src/classroom/page/quiz.tsx Quiz': 'one question with its answers',
    'src/classroom/page/bench.tsx Bench': 'one form',
    'src/classroom/page/workshop.tsx OwnGrammar': 'one form',
    'src/classroom/page/your-work.tsx YourWork': 'one form',
    'src/cli/topics/grammars.ts text': 'a text',
    'src/core/language.ts defineLanguage': 'members of one object over state that no caller sees',
    'src/core/revision.ts defineRevision': 'members of one object over state that no caller sees',
    'src/web/parts/compare.tsx Compare': 'one part of the page',
    'src/web/parts/tree.tsx Tree': 'one part of the page',
  };
  const lengthLimit = 80;
  const parameterLimit = 6;

  /** Returns the functions of a file, methods and constructors included, with their names and numbers of lines. */
  function functionsIn(
    file: string,
  ): readonly { readonly name: string; readonly node: ts.SignatureDeclaration; readonly lines: number }[] {
    const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2022, true);
    const found: ReturnType<typeof functionsIn>[number][] = [];
    const lineOf = (place: number): number => source.getLineAndCharacterOfPosition(place).line;
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node)) {
        const named = node.name ?? (node.parent as ts.NamedDeclaration).name;
        const lines = lineOf(node.end) - lineOf(node.getStart(source)) + 1;
        found.push({ name: `${file} ${named?.getText(source) ?? ''}`, node, lines });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  }
  const functions = written.flatMap(functionsIn);

  test(`of more than ${lengthLimit} lines have a reason`, () => {
    const found = functions.filter(({ name, lines }) => lines > lengthLimit && !Object.hasOwn(long, name));
    expect(found.map(({ name, lines }) => `${name}: ${lines}`)).toEqual([]);
  });

  test(`that construct have at most ${parameterLimit} parameters`, () => {
    const found = functions.filter(
      ({ node }) => ts.isConstructorDeclaration(node) && node.parameters.length > parameterLimit,
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});

describe('files', () => {
  test('each file begins with a comment that states its single purpose', () => {
    expect(written.filter((file) => !/^(#!.*\n)?\/\*\*[^]*?\w[^]*?\*\//.test(read(file)))).toEqual([]);
  });
});
