/** Loads only the revision that an option or argument names, or only its language. */

import { existsSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { LetteredBnf } from '../../core/automaton/lazy-dfa.js';
import { decodeAutomaton, type EncodedAutomaton } from '../../core/automaton/dfa-table.js';
import type { EncodedTaggedDfa } from '../../core/automaton/tagged-dfa.js';
import { productOf } from '../../core/automaton/product.js';
import type { Language } from '../../core/language.js';
import type { Revision } from '../../core/revision.js';
import { namedSets, type RevisionId, revisions as allRevisions } from '../../../generated/registry/ids.js';
import {
  absoluteLoaders,
  bnfLoaders,
  ruleNameLoaders,
  languageLoaders,
  referenceLoaders,
  revisionLoaders,
  taggedDfaLoaders,
} from '../../../generated/registry/loaders.js';
import { visible } from '../../core/base/visible.js';
import { chosenRevisions } from '../../core/base/revision-sets.js';
import type { Form } from '../../core/base/form.js';
import { type VerdictTable, verdictTableWithParts } from '../../grammar/automata/verdict-table.js';
import { grammarPath, isGrammar, isLearntFile, isOnShelf, isPeg, isRegex } from '../input/grammar-options.js';
import { nearestName, UnknownNameError } from '../../core/base/unknown-name.js';
import { shelfNames } from '../../../generated/shelf/names.js';
import { Misuse } from '../output/errors.js';
import type { Terminal } from '../output/terminal.js';

/** The automata with which a revision reads texts of a form. */
export interface ReadingTables {
  readonly automaton: EncodedAutomaton;
  readonly taggedDfa: EncodedTaggedDfa;
  /** The names of its rules. */
  readonly names: readonly string[];
  /** The automaton of its absolute rule, if only absolute forms are read. */
  readonly absolute?: EncodedAutomaton | undefined;
}

/** The revision that commands use if none is named. */
export const standardToday = namedSets.today.join();

/** Returns the single revision that a name means: an id, or a set or range of one. @throws Misuse, UnknownNameError */
export function revisionId(name: string): RevisionId {
  const chosen = revisionsNamed(name);
  const [only, ...others] = chosen;
  if (only === undefined || others.length > 0) {
    throw new Misuse(
      `one revision is needed here, but "${visible(name)}" means ${chosen.join(', ')}; "compare" shows a string in several`,
    );
  }
  return only;
}

/** The commands that accept a language without rules: learnt, of a regular expression or of a PEG, in words. */
export const learntHint =
  'alphabet, ambiguity, count, diagram, diff, matrix, relation, sample, strength and suite';

/** Tests whether a name means a language without rules: a file of a learnt one, a regular expression or a PEG. */
export function isWithoutRules(name: string): boolean {
  return isRegex(name) || isPeg(name) || isLearntFile(name);
}

/**
 * Returns the revisions in a comma-separated list of ids, ranges and sets. @throws UnknownNameError; Misuse for a
 * learnt language
 */
export function revisionsNamed(list: string): readonly RevisionId[] {
  const names = namesIn(list);
  const other = names.find(isNoRevision);
  if (other !== undefined) {
    const [kind, has, lacks] = kindOf(other);
    throw new Misuse(
      `"${visible(other)}" is ${kind}, not a revision: it has ${has}, but ${lacks}; ${isLearntFile(other) ? `these commands accept it: ${learntHint}` : '"help grammars" lists the commands that accept it'}`,
    );
  }
  try {
    return chosenRevisions(names);
  } catch (error) {
    if (!(error instanceof UnknownNameError) || error.nearest !== undefined) throw error;
    const nearest = nearestName(error.asked, Object.keys(shelfNames));
    throw nearest === undefined ? error : new UnknownNameError(error.kind, error.asked, error.known, nearest);
  }
}

/** Tests whether a name means a grammar or a language of a file, or a grammar of the shelf. */
export function isNoRevision(name: string): boolean {
  return isGrammar(name) || isWithoutRules(name);
}

/** Returns what a name means that is no revision, in words. */
function kindOf(name: string): readonly [kind: string, has: string, lacks: string] {
  const automaton = ['an automaton', 'no BNF and no prose'] as const;
  if (isRegex(name)) return ['a regular expression', ...automaton];
  if (isPeg(name)) return ['the PEG in a file', ...automaton];
  if (isWithoutRules(name)) return ['a learnt language', ...automaton];
  const kind = isOnShelf(name) ? 'a grammar on the shelf' : 'the grammar in a file';
  return [kind, 'a BNF', 'no algorithms and no prose'];
}

/** Returns the revisions that names mean, without the grammars and languages among them. @throws UnknownNameError */
export function revisionsAmong(names: readonly string[]): readonly RevisionId[] {
  const ids = names.filter((name) => !isNoRevision(name));
  return ids.length === 0 ? [] : revisionsNamed(ids.join());
}

/** Tests whether a name means a revision, a set or range of them, a grammar or a learnt language. */
export function isLanguage(name: string): boolean {
  if (isNoRevision(name)) return true;
  try {
    return chosenRevisions([name]).length > 0;
  } catch {
    return false;
  }
}

/** Splits A..B, but not at a segment ".." of a path, nor in the name of an existing file. Undefined for one name. */
export function pairIn(text: string): readonly [before: string, after: string] | undefined {
  if (isNoRevision(text) && existsSync(grammarPath(text))) return undefined;
  const pairs = [...text.matchAll(/(?<![/:\\]|^)\.\.|\.\.(?![/\\])/g)].map(
    ({ index }) => [text.slice(0, index), text.slice(index + 2)] as const,
  );
  const isOfNames = pairs.some((pair) => pair.some(isLanguage)) || !isNoRevision(text);
  return pairs.find((pair) => pair.every(isLanguage)) ?? (isOfNames ? pairs[0] : undefined);
}

/** Splits a comma-separated list. */
export function namesIn(list: string): readonly string[] {
  return list.split(',').map((name) => name.trim());
}

/** Loads a revision. @throws Misuse, UnknownNameError */
export async function loadRevision(name: string = standardToday): Promise<Revision> {
  return revisionLoaders[revisionId(name)]();
}

/** Loads a revision without its algorithms and its prose. @throws Misuse, UnknownNameError */
export async function loadLanguage(name: string = standardToday): Promise<Language> {
  return languageLoaders[revisionId(name)]();
}

/** Returns a document that defines a rule, the standard today or else the latest; with the rule in its spelling. */
export async function documentWithRule(
  name: string,
): Promise<{ readonly id: RevisionId; readonly rule: string } | undefined> {
  for (const id of [...namedSets.today, ...[...allRevisions].reverse()]) {
    const names = await ruleNameLoaders[id]();
    const rule = names.find((one) => one.toLowerCase() === name.toLowerCase());
    if (rule !== undefined) return { id, rule };
  }
  return undefined;
}

/** Reports that a document judges strings without a base, if it has rules for each kind of base. */
export function sayWithoutBase(
  { id, startsByBase }: Pick<Language, 'id' | 'startsByBase'>,
  terminal: Pick<Terminal, 'say'>,
): void {
  if (startsByBase !== undefined)
    terminal.say(`note: ${id} rejects relative strings unless --base URL is given`);
}

/** Notes a base on which no start rule of the documents depends. @throws Misuse if that base is relative */
export function noteBase(
  documents: readonly Pick<Language, 'startsByBase'>[],
  base: string | undefined,
  terminal: Pick<Terminal, 'say'>,
): void {
  if (base === undefined || documents.some(({ startsByBase }) => startsByBase !== undefined)) return;
  if (!/^[a-z][a-z\d+.-]*:/i.test(base))
    throw new Misuse(`--base must begin with a scheme, unlike "${visible(base)}"`);
  terminal.say('note: --base has no effect: no start rule of these documents depends on it');
}

/** Loads only the expressions of the rules of a revision. */
export async function loadBnf(id: RevisionId): Promise<LetteredBnf> {
  return bnfLoaders[id]();
}

/** Loads only the automata of a revision's reference rule that read texts of a form. */
export async function loadReadingTables(id: RevisionId, form: Form = 'reference'): Promise<ReadingTables> {
  const [automaton, taggedDfa, names, absolute] = await Promise.all([
    referenceLoaders[id](),
    taggedDfaLoaders[id](),
    ruleNameLoaders[id](),
    form === 'absolute' ? absoluteLoaders[id]() : undefined,
  ]);
  return { automaton, taggedDfa, names, absolute };
}

const tableLoaders = {
  reference: () => import('../../../generated/tables/reference.js'),
  absolute: () => import('../../../generated/tables/absolute.js'),
};

/**
 * Loads only the combined automaton of revisions, from each one's own rule for a form. The one of all revisions is
 * prebuilt: building it takes a tenth of a second.
 */
export async function loadVerdictTable(revisions: readonly RevisionId[], form: Form): Promise<VerdictTable> {
  if (revisions.join() === allRevisions.join()) return unpacked((await tableLoaders[form]()).packed);
  const loaders = form === 'reference' ? referenceLoaders : absoluteLoaders;
  const encoded = await Promise.all(revisions.map((id) => loaders[id]()));
  return verdictTableWithParts(productOf(encoded.map(decodeAutomaton)), revisions);
}

/** Combined automata as a module stores them: DEFLATE (RFC 1951) in base64. */
type Packed = Readonly<Record<keyof VerdictTable, string>>;

function unpacked({ table, parts }: Packed): VerdictTable {
  const bytesOf = (text: string): Uint8Array => inflateRawSync(Buffer.from(text, 'base64'));
  return { table: bytesOf(table), parts: bytesOf(parts) };
}
