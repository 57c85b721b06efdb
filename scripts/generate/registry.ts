/**
 * Generates the modules that join the documents: generated/registry, which maps an id to its generated modules and its
 * room; generated/tables and generated/verdicts, their combined automata; and the modules language.ts,
 * studied-rules.ts, accepts.ts and index.ts of each.
 */
import { deflateSync } from 'fflate';
import { decodeAutomaton, type EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';
import { productOf } from '../../src/core/automaton/product.js';
import { isPublished, isStandardToday } from '../../src/core/base/status.js';
import { verdictTableWithParts } from '../../src/grammar/automata/verdict-table.js';
import type { GrammarDocument } from '../../src/grammar/bnf/read-document.js';
import { constantIn } from '../load/constant.js';

/** The modules of the documents with their automata, by form. */
const modules = { reference: 'automaton', absolute: 'absolute' } as const;

/** Returns the modules of the tables, by their path from the root. @param read returns the text of a generated file */
export function tableSources(
  ids: readonly string[],
  read: (path: string) => string,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(modules).map(([form, module]) => {
      const automata = ids.map((id) => decodeAutomaton(automatonIn(id, module, read)));
      const { table, parts } = verdictTableWithParts(productOf(automata), ids);
      const source =
        `// Generated from generated/*/${module}.ts. Do not edit.\n\n` +
        `/** The automata of all documents as one: the output of \`uri-revisions table --form ${form}\`, and its parts. */\n` +
        `export const packed = {\n  table:\n    '${packed(table)}',\n  parts:\n    '${packed(parts)}',\n};\n`;
      return [`generated/tables/${form}.ts`, source];
    }),
  );
}

function packed(bytes: Uint8Array): string {
  return Buffer.from(deflateSync(bytes, { level: 9 })).toString('base64');
}

/** Returns the automaton of a document; that of absolute forms may be that of the reference rule. */
function automatonIn(id: string, module: string, read: (path: string) => string): EncodedAutomaton {
  const own = constantIn(read(`generated/${id}/${module}.ts`), 'automaton');
  return own === undefined ? automatonIn(id, modules.reference, read) : (own as EncodedAutomaton);
}

/** Returns the module that `uri-revisions/<id>/accepts` refers to. */
export function acceptsSource({ id }: GrammarDocument): string {
  return `/**
 * The verdict of ${id} alone: the exports of \`uri-revisions/${id}/accepts\`.
 * @module uri-revisions/${id}/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
`;
}

/** Returns the modules of the sets, by their path from the root, without their heads. */
export function verdictSources(documents: readonly GrammarDocument[]): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(setsOf(documents)).map(([name, chosen]) => [
      `generated/verdicts/${name}.ts`,
      verdictsSource(
        name,
        chosen.map(({ id }) => id),
      ),
    ]),
  );
}

function verdictsSource(name: string, ids: readonly string[]): string {
  const module = name === 'all' ? 'uri-revisions/verdicts' : `uri-revisions/verdicts/${name}`;
  const imports = (form: string, file: string): string =>
    ids.map((id, i) => `import { automaton as ${form}${String(i)} } from '../${id}/${file}.js';\n`).join('');
  const table = (form: string): string =>
    `/*#__PURE__*/ verdictsOf({\n${ids.map((id, i) => `  '${id}': ${form}${String(i)},\n`).join('')}})`;
  return `/**
 * The verdicts of ${ids.length === 1 ? 'one document' : `${String(ids.length)} documents`} in one pass: the exports of \`${module}\`.
 * A bundler leaves out the form that is not used.
 * @module ${module}
 */
${imports('reference', 'automaton')}${imports('absolute', 'absolute')}import { verdictsOf } from '../../src/core/automaton/verdicts.js';

export type { Product } from '../../src/core/automaton/product.js';
export type { Verdicts, WalkResult } from '../../src/core/automaton/verdicts.js';

/** Verdicts from each document's reference rule. */
export const reference = ${table('reference')};

/** Verdicts from each document's rule for an identifier with its scheme, without a fragment. */
export const absolute = ${table('absolute')};
`;
}

/** A table of one export of each document by its id. */
interface Table {
  readonly name: string;
  /** Type of the values, and its module. */
  readonly type: readonly [name: string, file: string];
  /** The export, and the module of a document that exports it. */
  readonly member: readonly [name: string, file: string];
  /** True if each value keeps its own type. */
  readonly typed?: true;
  /** True if each value is a function that loads it. */
  readonly lazy?: true;
  /** True if the data of all documents precede them. */
  readonly dataFirst?: true;
  /** Returns the value of a document, if the export is only a part of it. */
  readonly value?: (document: GrammarDocument, member: string) => string;
}

function table(name: string, type: Table['type'], member: Table['member'], more: Partial<Table> = {}): Table {
  return { name, type, member, ...more };
}

const [language, revision, about, taggedDfa, studied] = [
  '../../src/core/language.js',
  '../../src/core/revision.js',
  '../../src/core/about.js',
  '../../src/core/automaton/tagged-dfa.js',
  '../../src/grammar/bnf/encoded-bnf.js',
];
const room = '../../src/documents/{id}';

const studiedRules = [
  ['StudiedRules', studied],
  ['studiedRules', '../{id}/studied-rules.js'],
] as const satisfies readonly [Table['type'], Table['member']];

/** By the names of their modules. */
const tables: Readonly<Record<string, Table>> = {
  languages: table('languages', ['Language', language], ['language', '../{id}/language.js'], {
    dataFirst: true,
  }),
  revisions: table('revisionTable', ['Revision', revision], ['revision', '../{id}/index.js'], {
    typed: true,
  }),
  rooms: table('rooms', ['DocumentRoom', revision], ['document', `${room}/index.js`]),
  'tagged-dfas': table('taggedDfas', ['EncodedTaggedDfa', taggedDfa], ['taggedDfa', '../{id}/tagged-dfa.js']),
  'studied-rules': table('studiedRules', ...studiedRules),
  // Not one of `loaders`: Rolldown orders modules by each import() that it reads, used or not, and the page would grow.
  'studied-rules-loaders': table('studiedRulesLoaders', ...studiedRules, { lazy: true }),
  abouts: table('abouts', ['DocumentAbout', about], ['about', `${room}/about.js`], { value: withFacts }),
  remarks: table('remarks', ['Remarks', about], ['remarks', `${room}/about.js`]),
};

/** Returns the files that name every document, by their path from the root, without their heads. */
export function registrySources(documents: readonly GrammarDocument[]): ReadonlyMap<string, string> {
  const ids = documents.map(({ id }) => id);
  const sources = {
    ids: idsSource(documents),
    grammars: grammarsSource(ids),
    loaders: loadersSource(ids),
    ...Object.fromEntries(
      Object.entries(tables).map(([module, table]) => [module, tableSource(documents, table)]),
    ),
  };
  return new Map(
    Object.entries(sources).map(([module, source]) => [`generated/registry/${module}.ts`, source]),
  );
}

/** Returns the documents of each named set. */
function setsOf(documents: readonly GrammarDocument[]): Readonly<Record<string, readonly GrammarDocument[]>> {
  return {
    seeds: documents.filter(({ seed }) => seed),
    standards: documents.filter(({ status }) => isPublished(status)),
    today: documents.filter(({ status }) => isStandardToday(status)),
    living: documents.filter(({ status }) => status.kind === 'Living Standard'),
    all: documents,
  };
}

function idsSource(documents: readonly GrammarDocument[]): string {
  const list = (chosen: readonly GrammarDocument[]): string =>
    `[${chosen.map(({ id }) => quote(id)).join(', ')}]`;
  const entries = Object.entries(setsOf(documents)).map(
    ([name, chosen]) => `  ${name}: ${name === 'all' ? 'revisions' : list(chosen)},\n`,
  );
  return (
    `/** The ids used everywhere (folders, options, output), in the order of the lineage. */\n` +
    `export const revisions = ${list(documents)} as const;\n\n` +
    `/** The id of one document. */\n` +
    `export type RevisionId = (typeof revisions)[number];\n\n` +
    `/** Sets of documents that have a name: those that the project began with, published as RFCs, standard today, living standards. */\n` +
    `export const namedSets = {\n${entries.join('')}` +
    `} as const satisfies Readonly<Record<string, readonly RevisionId[]>>;\n\n` +
    `/** The document that each one follows; null for the first. */\n` +
    `export const predecessors: Readonly<Record<RevisionId, RevisionId | null>> = {\n` +
    documents
      .map(({ id, follows }) => `  ${quote(id)}: ${follows === null ? 'null' : quote(follows)},\n`)
      .join('') +
    `};\n\n` +
    `/** The document and the rule of each format that JSON Schema defines by one. */\n` +
    `export const documentFormats = {\n` +
    documents
      .flatMap(({ id, formats = {} }) =>
        Object.entries(formats).map(
          ([format, rule]) => `  ${quote(format)}: { revision: ${quote(id)}, start: ${quote(rule)} },\n`,
        ),
      )
      .join('') +
    `} as const satisfies Readonly<Record<string, { revision: RevisionId; start: string }>>;\n`
  );
}

function tableSource(
  documents: readonly GrammarDocument[],
  {
    name,
    type: [type, typeFile],
    member: [member, file],
    typed,
    lazy,
    dataFirst,
    value = (_, own) => own,
  }: Table,
): string {
  const fileOf = (id: string): string => quote(file.replace('{id}', id));
  const imports = documents.map(({ id }, i) =>
    lazy ? '' : `import { ${member} as ${member}${String(i)} } from ${fileOf(id)};\n`,
  );
  const entries = documents.map((document, i) => {
    const own = lazy
      ? `async () => (await import(${fileOf(document.id)})).${member}`
      : `${member}${String(i)}`;
    return `  ${quote(document.id)}: ${value(document, own)},\n`;
  });
  const record = `Readonly<Record<RevisionId, ${lazy ? `() => Promise<${type}>` : type}>>`;
  return (
    `import type { ${type} } from '${typeFile}';\n${idType}` +
    `${dataFirst ? dataImports(documents) : ''}${imports.join('')}\n` +
    `export const ${name}${typed ? '' : `: ${record}`} = {\n${entries.join('')}}${typed ? ` as const satisfies ${record}` : ''};\n`
  );
}

/**
 * Returns imports that only establish an order: a bundle of all documents has data of one kind side by side, which
 * compresses better. A bundler drops unused ones.
 */
function dataImports(documents: readonly GrammarDocument[]): string {
  const kinds = ['texts', 'rules', 'bnf', 'automaton', 'tagged-dfa', 'parser'];
  const imports = kinds.flatMap((kind) => documents.map(({ id }) => `import '../${id}/${kind}.js';\n`));
  return `// In the order in which a bundle compresses best.\n${imports.join('')}`;
}

/** Merges a room's facts about its document with those of document.json. */
function withFacts({ title, authors, date, follows, status }: GrammarDocument, about: string): string {
  const facts = Object.entries({ title, authors, date, follows, status }).map(
    ([name, value]) => `    ${name}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${facts.join('')}    ...${about},\n  }`;
}

/** The data of each document that the study of its grammar needs at once. */
const grammarParts = [
  ['grammar', 'rules'],
  ['texts', 'texts'],
  ['parse', 'parser'],
] as const;

function grammarsSource(ids: readonly string[]): string {
  const imports = ids.flatMap((id, i) =>
    grammarParts.map(
      ([name, file]) => `import { ${name} as ${name}${String(i)} } from '../${id}/${file}.js';\n`,
    ),
  );
  const entries = ids.map((id, i) => {
    const parts = grammarParts.map(([name]) => `    ${name}: ${name}${String(i)},\n`);
    return `  ${quote(id)}: {\n${parts.join('')}  },\n`;
  });
  return (
    `import type { GeneratedGrammar } from '../../src/grammar/bnf/encoded-bnf.js';\n${idType}${imports.join('')}\n` +
    `export const generatedGrammars: Readonly<Record<RevisionId, GeneratedGrammar>> = {\n${entries.join('')}};\n`
  );
}

/**
 * Tables of functions that load one export of one document: names and types of the tables, files, exports, and
 * comments.
 */
const loaders = [
  ['revisionLoaders', 'Revision', 'index', 'revision', 'Loads one document and nothing of the others.'],
  ['languageLoaders', 'Language', 'language', 'language', 'The same without its algorithms and its prose.'],
  [
    'referenceLoaders',
    'EncodedAutomaton',
    'automaton',
    'automaton',
    'The automaton of its reference rule alone.',
  ],
  [
    'absoluteLoaders',
    'EncodedAutomaton',
    'absolute',
    'automaton',
    'That of its rule for an identifier with its scheme, without a fragment.',
  ],
  [
    'taggedDfaLoaders',
    'EncodedTaggedDfa',
    'tagged-dfa',
    'taggedDfa',
    'The automaton that leaves the places of roles in registers.',
  ],
  ['ruleNameLoaders', 'readonly string[]', 'rules', 'grammar.names', 'The names of its rules.'],
  ['bnfLoaders', 'LetteredBnf', 'bnf', undefined, 'The expressions of its rules.'],
] as const;

function loadersSource(ids: readonly string[]): string {
  const loadersOf = ([name, type, file, member, about]: (typeof loaders)[number]): string =>
    `\n/** ${about} */\nexport const ${name}: Readonly<Record<RevisionId, () => Promise<${type}>>> = {\n` +
    ids
      .map((id) => {
        const module = `import('../${id}/${file}.js')`;
        return `  ${quote(id)}: async () => ${member === undefined ? module : `(await ${module}).${member}`},\n`;
      })
      .join('') +
    `};\n`;
  return (
    `import type { LetteredBnf } from '../../src/core/automaton/lazy-dfa.js';\n` +
    `import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';\n` +
    `import type { EncodedTaggedDfa } from '../../src/core/automaton/tagged-dfa.js';\n` +
    `import type { Language } from '../../src/core/language.js';\n` +
    `import type { Revision } from '../../src/core/revision.js';\n${idType}` +
    loaders.map(loadersOf).join('')
  );
}

/** Returns the module of a document's language: its tables, bound. */
/** @param isWide true if there is a module `alphabet` */
export function languageSource(start: string, isWide: boolean): string {
  return `// In the order in which a bundle compresses best.
import { automaton } from './automaton.js';
import { taggedDfa } from './tagged-dfa.js';
import { bnf } from './bnf.js';
${isWide ? "import { alphabet } from './alphabet.js';\n" : ''}import { grammar, type Nodes, type RuleName } from './rules.js';
import { defineLanguage, type Language } from '../../src/core/language.js';
import { parse } from './parser.js';

export type { Nodes, RuleName };

export const language: Language<RuleName, Nodes, ${JSON.stringify(start)}> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  taggedDfa,
${isWide ? '  alphabet,\n' : ''}  parse,
});
`;
}

/** Returns the module of the data that only the study of a document's grammar needs. */
export function studiedRulesSource({ id }: GrammarDocument): string {
  return `import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/${id}/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
`;
}

/** Returns the module that `uri-revisions/<id>` refers to. */
export function indexSource({ id, start }: GrammarDocument): string {
  return `/**
 * The revision ${id} alone: the exports of \`uri-revisions/${id}\`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/${id}
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/${id}/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, ${JSON.stringify(start)}> = /*#__PURE__*/ defineRevision(language, document, texts);
`;
}

const idType = `import type { RevisionId } from './ids.js';\n`;

function quote(text: string): string {
  return `'${text}'`;
}
