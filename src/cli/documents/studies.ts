/** Helpers of commands that study grammars: the rule in question, and refusals of a study. */

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { quoted, visible } from '../../core/base/visible.js';
import {
  LimitError,
  naivePeg,
  NoNearMissError,
  NoWordError,
  pegText,
  PegTextError,
  PrefixError,
  readPegLanguage,
  type StudiedGrammar,
} from '../../study/index.js';
import { learntRule } from '../../study/learnt-language.js';
import { UnsupportedOperationError } from '../../core/reference/error.js';
import type { Revision } from '../../core/revision.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { Misuse, Unreadable } from '../output/errors.js';
import { isWithoutRules, learntHint, loadRevision, namesIn, revisionsAmong } from './load-revision.js';
import { grammarIn } from './grammar-file.js';
import { fromPegFile } from './peg-file.js';
import {
  type GrammarOptions,
  grammarPath,
  isGrammar,
  isLearntFile,
  isPeg,
  isRegex,
} from '../input/grammar-options.js';
import type { Terminal } from '../output/terminal.js';

/** A rule of a revision. */
export interface StudiedRule {
  readonly document: Revision;
  readonly revision: RevisionId;
  /** In the document's spelling. */
  readonly rule: string;
}

/**
 * Returns the rule of a name, by default the reference rule. @throws UnknownNameError; Misuse if no revision is named
 */
export async function studiedRule(revision: string | undefined, rule?: string): Promise<StudiedRule> {
  const document = await loadRevision(revision);
  return { document, revision: document.id, rule: document.rule(rule ?? document.start).name };
}

/**
 * A rule of a revision, of a grammar in a file, or of the learnt language of a parser, for studies that accept any of
 * them.
 */
export interface StudiedLanguage {
  readonly revision: RevisionId | StudiedGrammar;
  readonly rule: string;
  /** The id of the revision, the name of the file of a grammar, or the parser with its version. */
  readonly called: string;
  /** Text before all strings of a learnt language, and not part of them. */
  readonly prefix: string;
}

/** Help on the names of such languages. */
export const aboutLearnt = `A revision may also be a learnt language (FILE.json), regex:FILE or peg:FILE.`;

/**
 * Returns the rule of a revision, of a grammar in a file, or the language in one: anything that may be named in place
 * of a revision.
 * @throws UnknownNameError; Misuse; Unreadable if a file contains no learnt language
 */
export async function studiedLanguage(
  name: string,
  rule: string | undefined,
  options: GrammarOptions,
  terminal: Terminal,
): Promise<StudiedLanguage> {
  if (isGrammar(name)) {
    const grammar = await grammarIn(name, options, rule ?? options.start, terminal);
    return { revision: grammar, rule: grammar.start, called: grammar.revision, prefix: '' };
  }
  if (!isWithoutRules(name)) {
    const known = await studiedRule(name, rule);
    return { revision: known.revision, rule: known.rule, called: known.revision, prefix: '' };
  }
  const grammar = await withoutRules(name, { ...options, start: rule ?? options.start }, terminal);
  return {
    revision: grammar,
    rule: learntRuleOf(grammar, rule),
    called: grammar.revision,
    prefix: grammar.scope?.prefix ?? '',
  };
}

/**
 * Returns the grammar or the language in a file, or of the shelf, for commands that read given strings.
 * @throws Misuse for a learnt language, which leaves strings undecided; otherwise as studiedLanguage
 */
export async function readingGrammar(
  name: string,
  options: GrammarOptions,
  terminal: Terminal,
): Promise<StudiedGrammar> {
  if (isGrammar(name)) return grammarIn(name, options, options.start, terminal);
  if (!isLearntFile(name)) return withoutRules(name, options, terminal);
  throw new Misuse(
    `"${visible(name)}" is a learnt language, which does not cover untested strings; these commands accept it: ${learntHint}`,
  );
}

/** Returns the only rule of a learnt language. @throws Misuse if another one is requested */
function learntRuleOf(grammar: StudiedGrammar, rule = grammar.start): string {
  if (rule === grammar.start) return rule;
  throw new Misuse(
    `the only rule of ${visible(grammar.revision)} is "${grammar.start}", not "${visible(rule)}"`,
  );
}

/**
 * Returns the revisions in a list, then the grammars and languages in files. @throws UnknownNameError; Unreadable if a
 * file contains none
 */
export async function studiedRevisions(
  list: string,
  options: GrammarOptions,
  terminal: Terminal,
): Promise<readonly StudiedLanguage['revision'][]> {
  const names = namesIn(list);
  const found: StudiedLanguage['revision'][] = [...revisionsAmong(names)];
  for (const name of names) {
    if (isGrammar(name)) found.push(await grammarIn(name, options, options.start, terminal));
    else if (isWithoutRules(name)) found.push(await withoutRules(name, options, terminal));
  }
  return found;
}

/** The language that cases are made for, or measured by. */
export interface TestedLanguage {
  readonly document: Revision | StudiedGrammar;
  /** The id of the revision, the name of the file of a grammar, or the parser with its version. */
  readonly id: string;
  readonly rule: string;
}

/**
 * Returns a revision, or the grammar or the language in a file, and the rule. @throws as studiedLanguage; Misuse if
 * none is named
 */
export async function testedLanguage(
  name: string | undefined,
  options: GrammarOptions,
  terminal: Terminal,
): Promise<TestedLanguage> {
  const named = name ?? (await loadRevision(name)).id;
  const { revision, called: id, rule } = await studiedLanguage(named, options.start, options, terminal);
  return { document: typeof revision === 'string' ? await loadRevision(revision) : revision, id, rule };
}

/**
 * Returns the language of a learnt file, a regular expression or a PEG.
 * @throws Unreadable, Misuse; UnknownNameError for the start rule
 */
export async function withoutRules(
  name: string,
  { start, dialect }: Pick<GrammarOptions, 'start' | 'dialect'>,
  terminal: Terminal,
): Promise<StudiedGrammar> {
  if (!isRegex(name) && !isPeg(name)) return learntFrom(grammarPath(name));
  try {
    const grammar = isPeg(name)
      ? await fromPegFile(grammarPath(name), terminal, (text) =>
          readPegLanguage(text, { name: visible(basename(grammarPath(name))), start }),
        )
      : await (await import('./regex.js')).regexNamed(name, dialect, terminal);
    const automaton = grammar.automaton(grammar.start);
    if (automaton.initial === automaton.dead) terminal.say(`${visible(grammar.revision)} accepts no string`);
    return grammar;
  } catch (error) {
    throw refusal(error) ?? error;
  }
}

async function learntFrom(file: string): Promise<StudiedGrammar> {
  const { readLearnt } = await import('../../study/learnt-language.js');
  try {
    return readLearnt(await readFile(file, 'utf8')).grammar;
  } catch (error) {
    throw new Unreadable(file, error);
  }
}

/** Tests whether a language was learnt from a parser; such a language has an automaton but no rules. */
export function isLearnt({ revision }: Pick<StudiedLanguage, 'revision'>): boolean {
  return typeof revision !== 'string' && revision.scope !== undefined;
}

/** Returns the PEG of a revision; for a grammar in a file, its rules copied in their order, without a proof. */
export function transcriptionOf({ revision }: Pick<StudiedLanguage, 'revision'>): string {
  return typeof revision === 'string' ? pegText(revision) : naivePeg(revision.bnf);
}

/** Reports the prefix that strings shown alone follow. */
export function reportPrefix({ prefix }: StudiedLanguage, terminal: Terminal): void {
  if (prefix !== '') terminal.say(`each string follows the prefix ${quoted(prefix, 60)}`);
}

/** Returns the name of a rule with its revision, for a sentence; with the prefix that its strings follow. */
export function nameOf({ rule, called }: StudiedLanguage, prefix: string): string {
  const name = `${rule === learntRule ? 'the ' : ''}${rule} of ${called}`;
  return prefix === '' ? name : `${name} after ${quoted(prefix, 60)}`;
}

/** Runs a study. @throws Misuse if it would exceed a limit, or if the subject does not exist */
export function studied<T>(study: () => T): T {
  try {
    return study();
  } catch (error) {
    throw refusal(error) ?? error;
  }
}

/** Runs a study that yields results one by one. */
export function* withStudyErrors<T>(items: Iterable<T>): Generator<T> {
  try {
    yield* items;
  } catch (error) {
    throw refusal(error) ?? error;
  }
}

/** The advice for an exceeded limit. */
export const elsewhere = 'programs can raise that limit through uri-revisions-cli/grammar';

function refusal(error: unknown): Misuse | undefined {
  if (error instanceof LimitError) {
    return new Misuse(error.raised === undefined ? error.problem : `${error.problem}; ${elsewhere}`);
  }
  const cannot = [NoWordError, NoNearMissError, PrefixError, UnsupportedOperationError];
  if (error instanceof Error && cannot.some((kind) => error instanceof kind))
    return new Misuse(error.message);
  return undefined;
}

/** Converts a BNF to a PEG. @throws Misuse if the BNF cannot be converted to a PEG or an automaton, or as studied */
export function transcribed<T>(make: () => T): T {
  return studied(() => {
    try {
      return make();
    } catch (error) {
      throw error instanceof PegTextError ? new Misuse(error.message) : error;
    }
  });
}
