/**
 * `npm run generate`: builds generated/ from grammar/. With --check it writes nothing and fails when a file is stale.
 * The output depends on nothing but its sources and the generators: it is the same byte for byte every time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { GrammarError } from '../src/study/bnf/grammar-error.js';
import type { GrammarDocument } from '../src/study/bnf/read-document.js';
import { changedRules } from './generate/changed-rules.js';
import { checkTranscription } from './generate/check-transcription.js';
import { automataSource, automatonSource } from './generate/automata.js';
import { bnfSource } from './generate/bnf.js';
import { expressionsSource } from './generate/expressions.js';
import { parserSource } from './generate/parser.js';
import { rulesSource, textsSource } from './generate/rules.js';
import { loadDocument, loadGrammar, readFile } from './load/grammar.js';
import { loadTranscription } from './load/peg.js';
import { loadPrinted } from './load/printed.js';
import { taggedDfaSource } from './generate/tagging/tagged-dfa.js';
import { indexSource, languageSource, registrySources } from './generate/registry.js';
import { documentIds } from './load/ids.js';
import { readRoles } from './load/roles.js';

/** The generated files of a revision by their path from the root. Throws GrammarError. */
function generatedFiles(revision: string): ReadonlyMap<string, string> {
  const document = loadDocument(revision);
  const grammar = loadGrammar(revision);
  const { source, peg } = loadTranscription(revision);
  checkTranscription(grammar, source, peg);
  const roles = readRoles(readFile(`grammar/${revision}/roles.json`), grammar, peg);
  const sources = sourceFiles(revision, document);
  const origin = `// Generated from grammar/${revision} and its notation (sha256 ${hashOf(sources)}). Do not edit.`;
  const files: readonly (readonly [name: string, purpose: string, source: string])[] = [
    ['parser.ts', 'The parser', parserSource(grammar, source, peg, roles.components)],
    ['automaton.ts', 'The automaton', automatonSource(grammar, document.start)],
    [
      'tagged-dfa.ts',
      'The tagged automaton',
      taggedDfaSource(peg, roles.components, grammar, document.start),
    ],
    ['automata.ts', 'The automata', automataSource(grammar)],
    ['bnf.ts', 'The corrected BNF', bnfSource(grammar)],
    ['expressions.ts', 'The expressions', expressionsSource(grammar, loadPrinted(revision))],
    ['rules.ts', 'The rules', rulesSource(grammar, document, roles)],
    ['texts.ts', 'The texts of the rules', textsSource(grammar, source.text)],
    ['language.ts', 'The language', languageSource()],
    ['index.ts', 'The revision', indexSource(revision)],
  ];
  return new Map(
    files.map(([name, purpose, text]) => [
      `${folderOf(revision)}/${name}`,
      `// ${purpose} of ${revision}.\n${origin}\n\n${text}`,
    ]),
  );
}

/** The head of the tables of all documents. */
const registryOrigin = '// Generated from grammar/*/document.json. Do not edit.';

function folderOf(revision: string): string {
  return `generated/${revision}`;
}

/** The files that a revision is generated from, by their path from the root. */
function sourceFiles(revision: string, document: GrammarDocument): readonly string[] {
  const own = ['document.json', 'printed.bnf', 'corrections.json', 'grammar.peggy', 'roles.json'];
  return [
    ...own.map((name) => `grammar/${revision}/${name}`),
    `grammar/notation/${document.notation}.peggy`,
    ...(document.coreRules === undefined ? [] : ['grammar/notation/core-rules.bnf']),
  ];
}

/** One hash over the names and the bytes of files. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** What lies in the folders below generated/ and is not generated. */
function strayFiles(generated: ReadonlyMap<string, string>): readonly string[] {
  return readdirSync('generated', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) => readdirSync(folderOf(folder)).map((name) => `${folderOf(folder)}/${name}`))
    .filter((path) => !generated.has(path));
}

/** What was edited in the transcriptions behind stale files, and where the proof refutes it. */
function changesOf(stale: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const revision of documentIds()) {
    const texts = `${folderOf(revision)}/texts.ts`;
    if (!stale.includes(texts) || !existsSync(texts)) continue;
    const { source, peg } = loadTranscription(revision);
    lines.push(...changedRules(source, peg, loadGrammar(revision), readFileSync(texts, 'utf8')));
  }
  return lines;
}

/** Brings generated/ up to date; with `checkOnly` it says what is not. Throws GrammarError. */
function generate(checkOnly: boolean): number {
  const ids = documentIds();
  const generated = new Map([
    ...ids.flatMap((revision) => [...generatedFiles(revision)]),
    ...[...registrySources(ids)].map(([path, text]) => [path, `${registryOrigin}\n\n${text}`] as const),
  ]);
  const stale = [...generated].filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  const stray = strayFiles(generated);
  if (checkOnly) {
    for (const [path] of stale) process.stderr.write(`${path} is stale: run npm run generate\n`);
    for (const line of changesOf(stale.map(([path]) => path))) process.stderr.write(`${line}\n`);
    for (const path of stray) process.stderr.write(`${path} is not generated: run npm run generate\n`);
    return stale.length + stray.length > 0 ? 1 : 0;
  }
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    process.stderr.write(`wrote ${path}\n`);
  }
  for (const path of stray) {
    rmSync(path, { recursive: true });
    process.stderr.write(`removed ${path}\n`);
  }
  return 0;
}

try {
  process.exitCode = generate(process.argv.includes('--check'));
} catch (error) {
  if (!(error instanceof GrammarError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
