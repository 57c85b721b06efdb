/** The initial texts of a document's rooms. A "?" marks facts that a person has to find in the document. */
import type { BnfGrammar } from '../../src/grammar/bnf/bnf.js';
import type { GrammarDocument } from '../../src/grammar/bnf/read-document.js';
import { naiveRule } from '../../src/grammar/peg/naive-transcription.js';

/** The facts known when the rooms are created. */
export type Known = Pick<GrammarDocument, 'id' | 'follows' | 'base' | 'notation' | 'printedHash' | 'start'>;

/** Returns document.json of a grammar with these rules. */
export function newDocument(known: Known, rules: readonly string[]): GrammarDocument {
  const isAbnf = known.notation === 'abnf';
  const caseRule = { ignoreCase: isAbnf, section: '?', reason: '?' };
  return {
    id: known.id,
    title: '?',
    authors: ['?'],
    date: '?',
    follows: known.follows,
    status: { kind: 'Internet-Draft', obsoletedBy: [], updatedBy: [] },
    ...(known.base !== undefined && { base: known.base }),
    source: '?',
    printedHash: known.printedHash,
    notation: known.notation,
    notationSection: '?',
    literals: caseRule,
    ruleNames: caseRule,
    ...(isAbnf && { coreRules: 'RFC 2234 §6.1' }),
    start: known.start,
    otherStarts: [],
    sections: Object.fromEntries(rules.map((rule) => [rule, '?'])),
  };
}

/** Returns grammar.peggy: each rule copied in its order, below its BNF. */
export function naiveTranscription({ revision, rules }: BnfGrammar): string {
  const copied = rules.map(({ name, corrected, expression }) => {
    const bnf = corrected.split('\n').map((line) => `// ${line}\n`);
    return `\n${bnf.join('')}${naiveRule(name, expression)}\n`;
  });
  return `// ${revision}: its grammar transcribed to a parsing expression grammar.\n${copied.join('')}`;
}

/** Returns grammar/<id>/README.md. */
export function readme(id: string): string {
  return `# ${id}\n\n## What was taken from where\n\n?\n\n## The readings\n\n?\n\n## What stays as printed\n\n?\n`;
}

/**
 * Returns the files of src/documents/<id>, by name: a document without statements beyond its grammar, and without
 * remarks about it.
 */
export function emptyRoom(id: string): Readonly<Record<string, string>> {
  return {
    'index.ts': `/** Room of ${id}: its algorithms on references and the findings of its prose. */

import type { DocumentRoom } from '../../core/revision.js';
import { references } from './algorithms.js';
import { prose } from './prose.js';

export const document: DocumentRoom = { references, prose };
`,
    'algorithms.ts': `/** The algorithms of ${id} on references. */

import { noAlgorithms, type ReferenceAlgorithms } from '../../core/reference/algorithms.js';

export const references: ReferenceAlgorithms = noAlgorithms('${id}', '?', 'the document has none');
`,
    'prose.ts': `/** Findings of the prose of ${id}. */

import type { ProseEntry } from '../../core/prose/entry.js';

export const prose: readonly ProseEntry[] = [];
`,
    'about.ts': `/** Remarks about ${id}, on the page and in the report. */

import type { About, Remarks } from '../../core/about.js';

export const about: About = {
  name: '${id}',
  short: '${id}',
  address: null,
  summary: '?',
  changes: [],
  policy: { section: '?', quote: '?', reading: '?' },
  exercises: [],
};

export const remarks: Remarks = { naive: {} };
`,
    'differences.ts': `/** Reasons why the rules of ${id} differ from those of the document that it follows. */

import type { Differences } from '../../core/about.js';

export const differences: Differences = { merged: {}, split: {}, classed: [] };
`,
  };
}

/** Returns the files of test/documents/<id>, by name: without expectations about the document. */
export function expectations(id: string): Readonly<Record<string, string>> {
  const facts = `{
  sections: new Set(['?']),
  ruleCount: 0,
  unusedRules: [],
  longRule: '?',
  resolveOptions: [],
  violatingExamples: [],
}`;
  const tables = {
    facts,
    ambiguities: '{}',
    entries: '{}',
    ...Object.fromEntries(emptyTables.map((table) => [table, '[]'])),
  };
  return Object.fromEntries(
    Object.entries(tables).map(([table, value]) => [
      `${table}.ts`,
      `/** Expectations for ${id}: its ${table}. */
import type { Expected } from '../expected.js';

export const ${table}: Expected['${table}'] = ${value};
`,
    ]),
  );
}

const emptyTables = [
  'readings',
  'derivabilities',
  'normalizations',
  'equivalences',
  'findings',
  'explanations',
  'parts',
];
