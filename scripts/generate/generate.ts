/**
 * `npm run generate [ID]`: builds generated/ from grammar/, of all documents or one. A transcription that was changed is
 * proved first; what is refuted is not written. With --check nothing is written, and a stale file is a failure.
 * The output depends on nothing but its sources and the generators: it is the same byte for byte every time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { GrammarDocument } from '../../src/study/bnf/read-document.js';
import { editedRules, refutedRules } from './changed-rules.js';
import { checkTranscription } from './check-transcription.js';
import { bnfSource } from '../../src/study/emit/bnf-source.js';
import { automatonSource } from '../../src/study/emit/encode-automaton.js';
import { absoluteSource, automataSource } from './automata.js';
import { expressionsSource } from './expressions.js';
import { notationFiles } from './notations.js';
import { parserSource } from './parser.js';
import { rulesSource, textsSource } from './rules.js';
import { requiredFiles, requireRooms } from '../load/files.js';
import { loadDocument, loadGrammar, notationNames } from '../load/grammar.js';
import { loadTranscription } from '../load/peg.js';
import { loadPrinted } from '../load/printed.js';
import { labelledDfaSource } from './tagging/labelled-dfa.js';
import { taggedDfaSource } from './tagging/tagged-dfa.js';
import { indexSource, languageSource, registrySources } from './registry.js';
import { sources as runtime } from './sources.js';
import { tableSources } from './tables.js';
import { acceptsSource, verdictSources } from './verdicts.js';
import { chosenIds, documentIds } from '../load/ids.js';
import { readRoles, rolesSource } from '../load/roles.js';

/** Texts by their path from the root. */
type Files = ReadonlyMap<string, string>;

/** The generated files of a revision. @throws GrammarError, MissingFileError */
function generatedFiles(revision: string): Files {
  requireRooms(revision);
  const document = loadDocument(revision);
  const grammar = loadGrammar(revision);
  const { source, peg } = loadTranscription(revision);
  checkTranscription(grammar, source, peg);
  const roles = readRoles(rolesSource(revision), grammar, peg);
  const names = grammar.rules.map(({ name }) => name);
  const sources = sourceFiles(revision, document);
  const origin = `// Generated from grammar/${revision} and its notation (sha256 ${hashOf(sources)}). Do not edit.`;
  const files: readonly (readonly [name: string, purpose: string, source: string])[] = [
    ['parser.ts', 'The parser', parserSource(grammar, source, peg, roles)],
    ['automaton.ts', 'The automaton', automatonSource(grammar, document.start, runtime)],
    ['absolute.ts', 'The automaton of the absolute rule', absoluteSource(grammar, document.start, roles)],
    ['tagged-dfa.ts', 'The tagged automaton', taggedDfaSource(peg, roles, grammar, document.start)],
    ['labelled-dfa.ts', 'The labelled automaton', labelledDfaSource(peg, roles, names, document.start)],
    ['automata.ts', 'The automata', automataSource(grammar)],
    ['bnf.ts', 'The corrected BNF', bnfSource(grammar, runtime)],
    ['expressions.ts', 'The expressions', expressionsSource(grammar, loadPrinted(revision))],
    ['rules.ts', 'The rules', rulesSource(grammar, peg, document, roles)],
    ['texts.ts', 'The texts of the rules', textsSource(grammar, source.text, document)],
    ['language.ts', 'The language', languageSource(document.start)],
    ['accepts.ts', 'The verdict', acceptsSource(document)],
    ['index.ts', 'The revision', indexSource(document)],
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

function folderOf(id: string): string {
  return `generated/${id}`;
}

/** The files that a document's are generated from, by their path from the root. */
function sourceFiles(
  id: string,
  { notation, coreRules, borrowed, base }: GrammarDocument,
): readonly string[] {
  const own = requiredFiles.filter((name) => name !== 'examples.json');
  return [
    ...own.map((name) => `grammar/${id}/${name}`),
    `grammar/notation/${notation}.peggy`,
    ...(coreRules === undefined ? [] : ['grammar/notation/core-rules.bnf']),
    ...(borrowed === undefined
      ? []
      : [`grammar/${id}/borrowed.bnf`, `grammar/notation/${borrowed.notation}.peggy`]),
    ...(base === undefined ? [] : sourceFiles(base.id, loadDocument(base.id))),
  ];
}

/** One hash over the names and the bytes of files. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Those of the generated files that are not on disk as they are here. */
function staleFiles(generated: Files): readonly string[] {
  return [...generated]
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => path);
}

/** What lies below generated/ in the folders of these files and is none of them, and the folders of no document. */
function strayFiles(generated: Files, ids: readonly string[]): readonly string[] {
  const folders = new Set([...generated.keys()].map(dirname));
  return readdirSync('generated', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = folderOf(name);
      if (!folders.has(folder)) return ids.includes(name) ? [] : [folder];
      return readdirSync(folder).map((file) => `${folder}/${file}`);
    })
    .filter((path) => !generated.has(path));
}

/**
 * Whether a transcription is proved, where its rules or those of the BNF are not what was generated from; what was proved
 * once is not proved again. Says what is refuted, and with `tellEdited` which rules were edited.
 */
function isProved(id: string, generated: Files, tellEdited: boolean): boolean {
  const stale = staleFiles(generated);
  const texts = `${folderOf(id)}/texts.ts`;
  if (![texts, `${folderOf(id)}/expressions.ts`].some((path) => stale.includes(path))) return true;
  const { source, peg } = loadTranscription(id);
  if (tellEdited && existsSync(texts)) editedRules(source, readFileSync(texts, 'utf8')).forEach(tell);
  const refuted = refutedRules(source, peg, loadGrammar(id));
  for (const { message } of refuted) tell(message);
  return refuted.length === 0;
}

/**
 * Brings generated/ up to date, or with --check says what is not. Nothing is written of a document whose transcription
 * is refuted; the registry lists it if it was generated before.
 * @returns whether all is well
 * @throws GrammarError, MissingFileError, UnknownNameError; what parseArgs throws
 */
export function generate(args: readonly string[]): boolean {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const checkOnly = values.check === true;
  const chosen = chosenIds(positionals[0]).map((id) => ({ id, files: generatedFiles(id) }));
  const proved = chosen.filter(({ id, files }) => isProved(id, files, checkOnly));
  const written = checkOnly ? chosen : proved;
  const ids = documentIds();
  const listed = ids.filter(
    (id) => checkOnly || existsSync(folderOf(id)) || written.some((document) => document.id === id),
  );
  const documents = listed.map(loadDocument);
  const generated = new Map([
    ...notationFiles(notationNames()),
    ...written.flatMap(({ files }) => [...files]),
    ...[...registrySources(documents), ...verdictSources(documents)].map(
      ([path, text]) => [path, `${registryOrigin}\n\n${text}`] as const,
    ),
  ]);
  const textOf = (path: string): string => generated.get(path) ?? readFileSync(path, 'utf8');
  const made = listed.filter((id) => written.some((one) => one.id === id) || existsSync(folderOf(id)));
  for (const [path, text] of tableSources(made, textOf)) generated.set(path, text);
  const stale = staleFiles(generated);
  const stray = strayFiles(generated, ids);
  if (checkOnly) {
    for (const path of stale) tell(`${path} is stale: run npm run generate`);
    for (const path of stray) tell(`${path} is not generated: run npm run generate`);
    return stale.length + stray.length === 0;
  }
  for (const path of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, generated.get(path) ?? '');
    tell(`wrote ${path}`);
  }
  for (const path of stray) {
    rmSync(path, { recursive: true });
    tell(`removed ${path}`);
  }
  return proved.length === chosen.length;
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
