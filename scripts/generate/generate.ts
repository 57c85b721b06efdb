/**
 * `npm run generate [ID]`: builds generated/ from grammar/, for all documents or one. A changed transcription is proved
 * first; a refuted one is not written. With --check nothing is written, and a stale file is a failure. The output
 * depends only on its sources and the generators: it is the same byte for byte every time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { BnfGrammar } from '../../src/grammar/bnf/bnf.js';
import { type GrammarDocument, patchedBy } from '../../src/grammar/bnf/read-document.js';
import {
  absoluteSource,
  automataSource,
  checkTranscription,
  editedRules,
  expressionsSource,
  notationFiles,
  alphabetModule,
  parserSource,
  refutedRules,
  rulesSource,
  sources as runtime,
  textsSource,
} from './document.js';
import { alphabetSource, asciiLetters, inLetters, lettersOf } from '../../src/grammar/emit/letters.js';
import { bnfSource } from '../../src/grammar/emit/runtime.js';
import { automatonSource } from '../../src/grammar/emit/encode-automaton.js';
import { requiredFiles, requireRooms } from '../load/files.js';
import { loadDocument, loadGrammar, loadPrinted, notationNames } from '../load/grammar.js';
import { loadTranscription } from '../load/peg.js';
import { carriersInOrder } from '../../src/grammar/tagging/tagged-dfa.js';
import { taggedDfaSource } from '../../src/grammar/tagging/tagged-dfa.js';
import {
  acceptsSource,
  indexSource,
  languageSource,
  registrySources,
  studiedRulesSource,
  tableSources,
  verdictSources,
} from './registry.js';
import { shelfSources } from './shelf.js';
import { wingSources } from './wings.js';
import { chosenIds, documentIds } from '../load/ids.js';
import { commonRoles, type Roles } from '../../src/core/tree/roles.js';
import { readRoles, type RolesFile, rolesSource } from '../load/roles.js';

/** Texts by their path from the root. */
type Files = ReadonlyMap<string, string>;

/** A document as loaded, with its generated files. */
interface Generated {
  readonly id: string;
  readonly document: GrammarDocument;
  readonly grammar: BnfGrammar;
  readonly transcription: ReturnType<typeof loadTranscription>;
  readonly files: Files;
}

/** Generates the files of a revision. @throws GrammarError, MissingFileError */
function generatedFrom(revision: string): Generated {
  requireRooms(revision);
  const document = loadDocument(revision);
  const grammar = loadGrammar(revision);
  const transcription = loadTranscription(revision);
  const { source, peg } = transcription;
  checkTranscription(grammar, source, peg);
  const { rules, ...file } = readRoles(rolesSource(revision), grammar, peg);
  // Read by peggy first, which reports the place of a fault.
  const letters = lettersOf(grammar, peg.rules);
  const isWide = letters !== asciiLetters;
  const parser = parserSource(grammar, source, file, letters);
  const roles: Roles = {
    ...file,
    carriers: carriersInOrder(peg, file.carriers),
    whole: wholeRoles(rules),
  };
  const sources = sourceFiles(revision, document);
  const origin = `// Generated from grammar/${revision} and its notation (sha256 ${hashOf(sources)}). Do not edit.`;
  const files: readonly (readonly [name: string, purpose: string, source: string])[] = [
    ['parser.ts', 'The parser', parser],
    ['automaton.ts', 'The automaton', automatonSource(grammar, document.start, runtime)],
    ['absolute.ts', 'The automaton of the absolute rule', absoluteSource(grammar, document.start, rules)],
    ['tagged-dfa.ts', 'The tagged automaton', taggedDfaSource(peg, roles, grammar, document.start)],
    ['automata.ts', 'The automata', automataSource(grammar)],
    [
      'bnf.ts',
      'The corrected BNF',
      (isWide ? "export { alphabet as letters } from './alphabet.js';\n" : '') +
        bnfSource(inLetters(grammar, letters), runtime),
    ],
    ...(isWide ? [['alphabet.ts', 'The letters', alphabetSource(letters, alphabetModule)] as const] : []),
    ['expressions.ts', 'The expressions', expressionsSource(grammar, loadPrinted(revision))],
    ['rules.ts', 'The rules', rulesSource(grammar, peg, document, roles)],
    ['texts.ts', 'The texts of the rules', textsSource(grammar, peg, document, rules)],
    ['language.ts', 'The language', languageSource(document.start, isWide)],
    ['studied-rules.ts', 'The rules as objects of study', studiedRulesSource(document)],
    ['accepts.ts', 'The verdict', acceptsSource(document)],
    ['index.ts', 'The revision', indexSource(document)],
  ];
  return {
    ...{ id: revision, document, grammar, transcription },
    files: new Map(
      files.map(([name, purpose, text]) => [
        `${folderOf(revision)}/${name}`,
        `// ${purpose} of ${revision}.\n${origin}\n\n${text}`,
      ]),
    ),
  };
}

/** Returns the roles of whole texts that differ from the names of their rules. */
function wholeRoles(roles: RolesFile['rules']): Roles['whole'] {
  const common: readonly string[] = commonRoles;
  const roleIn = (name: string): string => (common.includes(name) ? name : '');
  return Object.fromEntries(
    Object.entries(roles)
      .map(([name, role]) => [name, roleIn(role ?? '')] as const)
      .filter(([name, role]) => role !== roleIn(name)),
  );
}

/** The head of the tables of all documents. */
const registryOrigin = '// Generated from grammar/*/document.json. Do not edit.';

function folderOf(id: string): string {
  return `generated/${id}`;
}

/** Returns the source files of a document's generated files, by their path from the root. */
function sourceFiles(id: string, document: GrammarDocument): readonly string[] {
  const { notation, coreRules, borrowed } = document;
  const base = patchedBy(document);
  const own = requiredFiles.filter((name) => name !== 'examples.json');
  return [
    ...own.map((name) => `grammar/${id}/${name}`),
    `grammar/notation/${notation}.peggy`,
    ...(coreRules === undefined ? [] : ['grammar/notation/core-rules.bnf']),
    ...(borrowed === undefined
      ? []
      : [`grammar/${id}/borrowed.bnf`, `grammar/notation/${borrowed.notation}.peggy`]),
    ...(base === undefined ? [] : sourceFiles(base, loadDocument(base))),
  ];
}

/** Returns one hash over the names and the bytes of files. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns the generated files that are missing or different on disk. */
function staleFiles(generated: Files): readonly string[] {
  return [...generated]
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => path);
}

/** The folder that `npm run audit` writes. */
const reports = 'reports';

/**
 * Returns the files below generated/ in the folders of these files that are none of them, and the folders of no
 * document.
 */
function strayFiles(generated: Files, ids: readonly string[]): readonly string[] {
  const folders = new Set([...generated.keys()].map(dirname));
  return readdirSync('generated', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = folderOf(name);
      if (!folders.has(folder)) return ids.includes(name) || name === reports ? [] : [folder];
      return readdirSync(folder).map((file) => `${folder}/${file}`);
    })
    .filter((path) => !generated.has(path));
}

/**
 * Tests whether a transcription is proved, if its rules or those of the BNF differ from those generated last; earlier
 * proofs are not repeated. Reports refutations and, with `tellEdited`, the edited rules.
 */
function isProved({ id, grammar, transcription, files }: Generated, tellEdited: boolean): boolean {
  const stale = staleFiles(files);
  const texts = `${folderOf(id)}/texts.ts`;
  if (![texts, `${folderOf(id)}/expressions.ts`].some((path) => stale.includes(path))) return true;
  const { source, peg } = transcription;
  if (tellEdited && existsSync(texts))
    editedRules(source, peg, readFileSync(texts, 'utf8')).forEach(logProgress);
  const refuted = refutedRules(source, peg, grammar);
  for (const { message } of refuted) logProgress(message);
  return refuted.length === 0;
}

/**
 * Brings generated/ up to date, or with --check reports what is stale. Nothing is written for a document with a refuted
 * transcription; the registry lists it if it was generated before.
 * @returns true if all is well
 * @throws GrammarError, MissingFileError, UnknownNameError; errors of parseArgs
 */
export function generate(args: readonly string[]): boolean {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const checkOnly = values.check === true;
  const chosen = chosenIds(positionals[0]).map(generatedFrom);
  const proved = chosen.filter((one) => isProved(one, checkOnly));
  const written = checkOnly ? chosen : proved;
  const ids = documentIds();
  const listed = ids.filter(
    (id) => checkOnly || existsSync(folderOf(id)) || written.some((document) => document.id === id),
  );
  const documents = listed.map((id) => chosen.find((one) => one.id === id)?.document ?? loadDocument(id));
  const generated = new Map([
    ...notationFiles(notationNames()),
    ...wingSources(),
    ...shelfSources(),
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
    for (const path of stale) logProgress(`${path} is stale: run npm run generate`);
    for (const path of stray) logProgress(`${path} is not generated: run npm run generate`);
    return stale.length + stray.length === 0;
  }
  for (const path of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, generated.get(path) ?? '');
    logProgress(`wrote ${path}`);
  }
  for (const path of stray) {
    rmSync(path, { recursive: true });
    logProgress(`removed ${path}`);
  }
  return proved.length === chosen.length;
}

function logProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}
