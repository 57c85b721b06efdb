/**
 * `npm run generate`: builds generated/ from grammar/. With --check it writes nothing and fails when a file is stale.
 * The output depends on nothing but its sources and the generators: it is the same byte for byte every time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RevisionId, revisions } from '../src/revisions.js';
import { automataSource, automatonSource } from './generate-automata.js';
import { bnfSource } from './generate-bnf.js';
import { expressionsSource } from './generate-expressions.js';
import { parserSource } from './generate-parser.js';
import { type RolesFile, rulesSource } from './generate-rules.js';
import { loadDocument, loadGrammar } from './load-grammar.js';
import { loadPrinted } from './load-printed.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The generated files of a revision by their path from the root. */
function generatedFiles(revision: RevisionId): ReadonlyMap<string, string> {
  const folder = `grammar/${revision}`;
  const file = `${folder}/grammar.peggy`;
  const grammar = loadGrammar(revision);
  const document = loadDocument(revision);
  const peg = readFileSync(join(root, file), 'utf8');
  const roles = JSON.parse(readFileSync(join(root, folder, 'roles.json'), 'utf8')) as RolesFile;
  const header = (purpose: string): string =>
    `// ${purpose}\n// Generated from ${folder} (sha256 ${hashOf(folder)}). Do not edit.\n\n`;
  const target = (name: string): string => `generated/${revision}/${name}`;
  return new Map([
    [
      target('parser.ts'),
      header(`The parser of ${revision}.`) + parserSource(grammar, peg, file, roles.components),
    ],
    [
      target('automaton.ts'),
      header(`The automaton of ${revision}.`) + automatonSource(grammar, document.start),
    ],
    [target('automata.ts'), header(`The automata of ${revision}.`) + automataSource(grammar)],
    [target('bnf.ts'), header(`The corrected BNF of ${revision}.`) + bnfSource(grammar)],
    [
      target('expressions.ts'),
      header(`The expressions of ${revision}.`) + expressionsSource(grammar, loadPrinted(revision)),
    ],
    [target('rules.ts'), header(`The rules of ${revision}.`) + rulesSource(grammar, document, peg, roles)],
  ]);
}

/** One hash over the files that a revision is generated from. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(join(root, folder)).sort()) {
    if (name === 'examples.json') continue;
    hash.update(`${name}\n`).update(readFileSync(join(root, folder, name)));
  }
  return hash.digest('hex');
}

function main(checkOnly: boolean): number {
  let stale = 0;
  for (const [path, text] of revisions.flatMap((revision) => [...generatedFiles(revision)])) {
    const absolute = join(root, path);
    if (existsSync(absolute) && readFileSync(absolute, 'utf8') === text) continue;
    stale += 1;
    if (checkOnly) {
      process.stderr.write(`${path} is stale: run npm run generate\n`);
    } else {
      mkdirSync(dirname(absolute), { recursive: true });
      writeFileSync(absolute, text);
      process.stderr.write(`wrote ${path}\n`);
    }
  }
  return checkOnly && stale > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.includes('--check'));
