/**
 * `npm run new-document -- ID --bnf FILE [--notation NAME] [--start RULE] [--follows ID] [--base ID]`: creates the
 * rooms of a document from its BNF (for a patch on a base, from the rules that it prints), with the naive
 * transcription, and lists the remaining work on stdout: refutations by the proof, and facts that a person has to find
 * in the document. Existing files are kept: run it again, without --bnf, for the current list.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { knownName } from '../src/core/base/unknown-name.js';
import { Misuse } from '../src/cli/output/errors.js';
import { type BnfGrammar, type BnfRule, references } from '../src/grammar/bnf/bnf.js';
import { ruleNames } from '../src/grammar/bnf/read-bnf.js';
import { readJson } from '../src/grammar/bnf/read-document.js';
import { formatCounterexamples, formatVerdict } from '../src/study/formatting/format-proof.js';
import { repairHint, transcribe, type Transcription } from '../src/grammar/transcribe/transcribe.js';
import { proveTranscription } from '../src/grammar/proof/prove-transcription.js';
import { grammarFile, readFile } from './load/files.js';
import { hashOfPrinted, loadDocument, loadGrammar, documentNotations } from './load/grammar.js';
import { exitCodeOf } from './load/exit-code.js';
import { documentIds } from './load/ids.js';
import { loadPeg } from './load/peg.js';
import { type RolesFile, rolesSource } from './load/roles.js';
import { expectations, naiveTranscription, newDocument, readme, emptyRoom } from './new-document/room.js';
import type { RuleRole } from '../src/core/tree/rule-roles.js';

/**
 * Guesses roles: a rule has the role of the first of these documents that has a rule of its name, or none; the sources
 * of components are those of the first document, as far as the rules that they name exist and refer to each other.
 */
function guessedRoles(grammar: BnfGrammar, documents: readonly RolesFile[]): RolesFile {
  const [last] = documents;
  const spelling = new Map(grammar.rules.map(({ name }) => [folded(name), name]));
  const known = (names: readonly string[]): string[] =>
    names.flatMap((name) => spelling.get(folded(name)) ?? []);
  const uses = new Map(grammar.rules.map(({ name, expression }) => [name, references(expression)]));

  const choosesRule = (name: string): boolean => {
    const expression = grammar.rules.find((rule) => rule.name === name)?.expression;
    return (
      expression?.type === 'alternation' && expression.alternatives.every(({ type }) => type === 'reference')
    );
  };

  const rules: Partial<Record<string, RuleRole>> = {};
  for (const { rules: earlier } of [...documents].reverse()) {
    for (const [name, role] of Object.entries(earlier)) {
      for (const own of known([name])) if (role !== undefined) rules[own] = role;
    }
  }
  const sources = (last?.sources ?? []).flatMap((source) => {
    if (!('rules' in source) || source.unless !== undefined) return [];
    const parts = known(source.rules);
    const whole = known(source.in).filter((rule) => parts.some((part) => uses.get(rule)?.includes(part)));
    return whole.length === 0 ? [] : [{ ...source, in: whole, rules: parts }];
  });
  return {
    rules,
    sources,
    hostKind: known(last?.hostKind ?? []).filter(choosesRule),
    neverUndefined: last?.neverUndefined ?? [],
    carriers: known(last?.carriers ?? []),
  };
}

/** Folds a name: the documents write one name as abs_path and abs-path, and hostPort would be hostport. */
function folded(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

const options = {
  bnf: { type: 'string' },
  notation: { type: 'string' },
  start: { type: 'string' },
  follows: { type: 'string' },
  base: { type: 'string' },
} as const;

type Options = Readonly<Partial<Record<keyof typeof options, string>>>;

/** Writes the missing files of the rooms. @throws GrammarError, MissingFileError, Misuse, UnknownNameError */
function createRooms(id: string, { bnf, notation, start, follows, base: baseId }: Options): void {
  const printed =
    bnf === undefined ? grammarFile(id, 'printed.bnf') : readFile(bnf, 'the BNF of the document');
  const isStarted = existsSync(`grammar/${id}/document.json`);
  const rules = isStarted ? Object.keys(loadDocument(id).sections) : ruleNames(printed);
  const earlier = documentIds().filter((other) => other !== id);
  const base = baseId === undefined ? undefined : knownName('revision', baseId, earlier);
  const last = follows === undefined ? (base ?? earlier.at(-1)) : knownName('revision', follows, earlier);
  const based = base === undefined ? [] : loadGrammar(base).rules.map(({ name }) => name);
  const starts = [...new Set([...rules, ...based])];
  const notations = documentNotations();
  const document = newDocument(
    {
      id,
      follows: last ?? null,
      notation: knownName('notation', notation ?? (last && loadDocument(last).notation) ?? 'abnf', notations),
      printedHash: hashOfPrinted(printed.text),
      start: knownName('rule', start ?? (base && loadDocument(base).start) ?? rules[0] ?? '', starts),
      ...(base !== undefined && { base: { id: base, name: '?' } }),
    },
    rules,
  );
  keep(`grammar/${id}/printed.bnf`, printed.text);
  keep(`grammar/${id}/document.json`, json(document));
  keep(`grammar/${id}/corrections.json`, json([]));
  keep(`grammar/${id}/examples.json`, json([]));
  keep(`grammar/${id}/README.md`, readme(id));
  for (const [name, text] of Object.entries(emptyRoom(id))) keep(`src/documents/${id}/${name}`, text);
  for (const [name, text] of Object.entries(expectations(id))) keep(`test/documents/${id}/${name}`, text);
  // With a misprinted BNF, everything derived from it waits for corrections.json.
  const grammar = loadGrammar(id);
  const isBrought = ({ name, origin }: BnfRule): boolean =>
    origin === 'document' || origin === 'borrowed' || !based.includes(name);
  const own = grammar.rules.filter(isBrought);
  keep(`grammar/${id}/grammar.peggy`, naiveTranscription({ ...grammar, rules: own }));
  const lineage = [
    ...(last === undefined ? [] : [last]),
    ...earlier.filter((other) => other !== last).reverse(),
  ];
  const roles = guessedRoles({ ...grammar, rules: own }, lineage.map(rolesOf));
  keep(`grammar/${id}/roles.json`, json(base === undefined ? roles : { rules: roles.rules }));
}

function rolesOf(id: string): RolesFile {
  return readJson(grammarFile(id, 'roles.json')) as RolesFile;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes a file unless it exists. */
function keep(path: string, text: string): void {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stderr.write(`wrote ${path}\n`);
}

/** Yields a line for each remaining task. */
function* remainingTasks(id: string): Generator<string> {
  const bnf = loadGrammar(id);
  let made: Transcription | undefined;
  for (const proof of proveTranscription({ bnf, peg: loadPeg(id) })) {
    if (proof.proved) continue;
    yield `${proof.identifier.padEnd(22)} ${formatVerdict(proof)}: ${formatCounterexamples(proof).join('; ')}`;
    if (proof.rule === undefined) continue;
    made ??= transcribe(bnf);
    const hint = repairHint(made, proof.rule);
    if (hint !== undefined) yield `${' '.repeat(23)}${hint.rule}: ${hint.departure.kind}. ${hint.reason}`;
  }
  const { rules } = readJson(rolesSource(id)) as RolesFile;
  const without = bnf.rules.filter(({ name }) => rules[name] === undefined).map(({ name }) => name);
  if (without.length > 0) {
    yield `grammar/${id}/roles.json has no role of ${without.join(', ')} (they are listed in src/core/tree/rule-roles.ts)`;
  }
  for (const folder of [`grammar/${id}`, `src/documents/${id}`, `test/documents/${id}`]) {
    for (const name of readdirSync(folder)) {
      const marks = readFileSync(`${folder}/${name}`, 'utf8').match(/["']\?["']|^\?$/gm) ?? [];
      if (marks.length > 0) yield `${folder}/${name} has "?" ${String(marks.length)} times`;
    }
  }
}

process.exitCode = exitCodeOf(() => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const id = positionals[0] ?? '';
  if (!/^[a-z][a-z0-9-]*$/.test(id) || ['notation', 'registry', 'tables', 'verdicts'].includes(id)) {
    throw new Misuse(
      'the first argument is the id of the document: lower-case letters, digits and hyphens, a letter first',
    );
  }
  createRooms(id, values);
  for (const line of remainingTasks(id)) process.stdout.write(`${line}\n`);
  return true;
});
