/**
 * generated/registry: the tables that lead from the id of a document to what is generated of it and to its room in
 * src/documents; and generated/<id>/language.ts and index.ts, which bind the two.
 */

import { isInForce, isPublished } from '../../src/base/status.js';
import type { GrammarDocument } from '../../src/study/bnf/read-document.js';

/** A table that holds one export of each document by its id. */
interface Table {
  readonly name: string;
  /** Of the values, and the module that has it. */
  readonly type: string;
  readonly typeFile: string;
  /** The export, and the module of a document that has it. */
  readonly member: string;
  readonly file: string;
  /** Whether each value keeps its own type. */
  readonly typed?: true;
  /** Whether the data of all documents comes before them. */
  readonly dataFirst?: true;
  /** The value of a document, where the export is only a part of it. */
  readonly value?: (document: GrammarDocument, member: string) => string;
}

/** By the names of their modules. */
const tables: Readonly<Record<string, Table>> = {
  languages: {
    name: 'languages',
    type: 'Language',
    typeFile: '../../src/language.js',
    member: 'language',
    file: '../{id}/language.js',
    dataFirst: true,
  },
  revisions: {
    name: 'revisionTable',
    type: 'Revision',
    typeFile: '../../src/revision.js',
    member: 'revision',
    file: '../{id}/index.js',
    typed: true,
  },
  rooms: {
    name: 'rooms',
    type: 'DocumentRoom',
    typeFile: '../../src/revision.js',
    member: 'document',
    file: '../../src/documents/{id}/index.js',
  },
  'tagged-dfas': {
    name: 'taggedDfas',
    type: 'EncodedTaggedDfa',
    typeFile: '../../src/automaton/tagged-dfa.js',
    member: 'taggedDfa',
    file: '../{id}/tagged-dfa.js',
  },
  abouts: {
    name: 'abouts',
    type: 'DocumentAbout',
    typeFile: '../../src/about.js',
    member: 'about',
    file: '../../src/documents/{id}/about.js',
    value: withFacts,
  },
  remarks: {
    name: 'remarks',
    type: 'Remarks',
    typeFile: '../../src/about.js',
    member: 'remarks',
    file: '../../src/documents/{id}/about.js',
  },
  differences: {
    name: 'differences',
    type: 'Differences',
    typeFile: '../../src/about.js',
    member: 'differences',
    file: '../../src/documents/{id}/differences.js',
  },
};

/** The files that name every document, by their path from the root, without their heads. */
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

/** The documents of each set that has a name. */
export function setsOf(
  documents: readonly GrammarDocument[],
): Readonly<Record<string, readonly GrammarDocument[]>> {
  return {
    seeds: documents.filter(({ seed }) => seed),
    standards: documents.filter(({ status }) => isPublished(status)),
    today: documents.filter(({ status }) => isInForce(status)),
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
    `/** Sets of documents that have a name: those that the project began with, published as RFCs, in force. */\n` +
    `export const namedSets = {\n${entries.join('')}` +
    `} as const satisfies Readonly<Record<string, readonly RevisionId[]>>;\n`
  );
}

function tableSource(
  documents: readonly GrammarDocument[],
  { name, type, typeFile, member, file, typed, dataFirst, value = (_, own) => own }: Table,
): string {
  const imports = documents.map(
    ({ id }, i) => `import { ${member} as ${member}${String(i)} } from '${file.replace('{id}', id)}';\n`,
  );
  const entries = documents.map(
    (document, i) => `  ${quote(document.id)}: ${value(document, `${member}${String(i)}`)},\n`,
  );
  const table = `Readonly<Record<RevisionId, ${type}>>`;
  return (
    `import type { ${type} } from '${typeFile}';\n${idType}` +
    `${dataFirst ? dataImports(documents) : ''}${imports.join('')}\n` +
    `export const ${name}${typed ? '' : `: ${table}`} = {\n${entries.join('')}}${typed ? ` as const satisfies ${table}` : ''};\n`
  );
}

/**
 * Imports for their order alone: a bundle of all documents has data of one kind side by side, which compresses to less. A
 * bundler leaves out what else it does not use.
 */
function dataImports(documents: readonly GrammarDocument[]): string {
  const kinds = ['texts', 'rules', 'bnf', 'automaton', 'tagged-dfa', 'parser'];
  const imports = kinds.flatMap((kind) => documents.map(({ id }) => `import '../${id}/${kind}.js';\n`));
  return `// In the order in which a bundle compresses best.\n${imports.join('')}`;
}

/** What a room says about its document, with what document.json tells. */
function withFacts({ title, authors, date, follows, status }: GrammarDocument, about: string): string {
  const facts = Object.entries({ title, authors, date, follows, status }).map(
    ([name, value]) => `    ${name}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${facts.join('')}    ...${about},\n  }`;
}

/** What the study and the tests of a grammar need of each document. */
const grammarParts = [
  ['grammar', 'rules'],
  ['texts', 'texts'],
  ['expressions', 'expressions'],
  ['automata', 'automata'],
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
    `import type { GeneratedGrammar } from '../../src/study/bnf/generated-grammar.js';\n${idType}${imports.join('')}\n` +
    `export const generatedGrammars: Readonly<Record<RevisionId, GeneratedGrammar>> = {\n${entries.join('')}};\n`
  );
}

function loadersSource(ids: readonly string[]): string {
  const table = (name: string, type: string, file: string, member: string): string =>
    `export const ${name}: Readonly<Record<RevisionId, () => Promise<${type}>>> = {\n` +
    ids
      .map((id) => `  ${quote(id)}: async () => (await import('../${id}/${file}.js')).${member},\n`)
      .join('') +
    `};\n`;
  return (
    `import type { CompactBnf } from '../../src/automaton/compact-bnf.js';\n` +
    `import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';\n` +
    `import type { EncodedLabelledDfa } from '../../src/automaton/labelled-dfa.js';\n` +
    `import type { EncodedTaggedDfa } from '../../src/automaton/tagged-dfa.js';\n` +
    `import type { Language } from '../../src/language.js';\n` +
    `import type { Revision } from '../../src/revision.js';\n${idType}\n` +
    `/** Loads one document and nothing of the others. */\n` +
    `${table('revisionLoaders', 'Revision', 'index', 'revision')}\n` +
    `/** The same without its algorithms and its prose. */\n` +
    `${table('languageLoaders', 'Language', 'language', 'language')}\n` +
    `/** The automaton of its reference rule alone. */\n` +
    `${table('referenceLoaders', 'EncodedAutomaton', 'automaton', 'automaton')}\n` +
    `/** That of its rule for an identifier with its scheme, without a fragment. */\n` +
    `${table('absoluteLoaders', 'EncodedAutomaton', 'absolute', 'automaton')}\n` +
    `/** The automaton that leaves the places of roles in registers. */\n` +
    `${table('taggedDfaLoaders', 'EncodedTaggedDfa', 'tagged-dfa', 'taggedDfa')}\n` +
    `/** The one that tells productions and kinds of hosts. */\n` +
    `${table('labelledDfaLoaders', 'EncodedLabelledDfa', 'labelled-dfa', 'labelledDfa')}\n` +
    `/** The expressions of its rules. */\n` +
    table('bnfLoaders', 'CompactBnf', 'bnf', 'bnf')
  );
}

/** The module of a document's language: its tables, bound. */
export function languageSource(start: string): string {
  return `// In the order in which a bundle compresses best.
import { automaton } from './automaton.js';
import { taggedDfa } from './tagged-dfa.js';
import { bnf } from './bnf.js';
import { grammar, type Nodes, type RuleName } from './rules.js';
import { defineLanguage, type Language } from '../../src/language.js';
import { parse } from './parser.js';

export type { Nodes, RuleName };

export const language: Language<RuleName, Nodes, ${JSON.stringify(start)}> = /*#__PURE__*/ defineLanguage({
  grammar,
  bnf,
  automaton,
  taggedDfa,
  parse,
});
`;
}

/** The module that `uri-revisions/<id>` stands for. */
export function indexSource({ id, start }: GrammarDocument): string {
  return `/**
 * The revision ${id} alone: what \`uri-revisions/${id}\` exports. A bundler that takes only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/${id}
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/${id}/index.js';
import { defineRevision, type Revision } from '../../src/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/language.js';
export type { Revision } from '../../src/revision.js';
export type { Components } from '../../src/tree/components.js';
export { UriSyntaxError } from '../../src/tree/diagnosis/error.js';
export type { RuleNode, SyntaxNode } from '../../src/tree/node.js';
export { UnknownNameError } from '../../src/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, ${JSON.stringify(start)}> = /*#__PURE__*/ defineRevision(language, document, texts);
`;
}

const idType = `import type { RevisionId } from './ids.js';\n`;

function quote(text: string): string {
  return `'${text}'`;
}
