/**
 * Reads a revision's printed grammar into the rule AST: cuts printed.bnf into rules by its layout, corrects each rule,
 * parses it by the notation of its document, and checks the rules against each other. Pure: texts in, BnfGrammar out.
 * scripts/load/grammar.ts finds the texts and compiles grammar/notation/*.peggy.
 */
import { references, type BnfGrammar, type BnfRule } from './bnf.js';
import { cited } from '../../core/base/citation.js';
import type { Correction, RuleOrigin } from '../../core/tree/rule.js';
import { ruleFaults } from './check-rules.js';
import { GrammarError, type GrammarFile } from './errors.js';
import {
  type GrammarDocument,
  type Listings,
  offsetOfString,
  readCorrections,
  readDocument,
} from './read-document.js';
import {
  cutRules,
  folded,
  type PrintedRule,
  readCoreRules,
  readRule,
  respell,
  type RuleParser,
} from './read-rules.js';

/** The files that a revision's grammar is read from. */
export interface GrammarSources {
  readonly document: GrammarFile;
  readonly printed: GrammarFile;
  readonly corrections: GrammarFile;
  /** The core rules of RFC 2234, used if document.json says so. */
  readonly coreRules: GrammarFile;
  /** Rules of other documents, used if document.json says so. */
  readonly borrowed?: GrammarFile;
  /** The grammar that the document patches. */
  readonly base?: BnfGrammar;
}

/**
 * Reads a grammar: the document's own rules in the order of their listing, then the borrowed ones. For a patch: the
 * rules of its base, each replaced by a rule of the same name that the patch prints or borrows, then its other rules.
 * Last come the core rules in use. The spans of a rule point to where it is printed. Throws GrammarError at the first
 * fault.
 * @param parserOf returns the parser of a notation by its name
 */
export function readBnf(sources: GrammarSources, parserOf: (notation: string) => RuleParser): BnfGrammar {
  const document = readDocument(sources.document);
  const corrections = readCorrections(sources.corrections);
  const printed = cutListings(sources.printed, document.listings, sources.document);
  const borrowed = sources.borrowed === undefined ? [] : cutRules(sources.borrowed);
  requireTargets(sources.corrections, corrections, [...printed, ...borrowed]);

  const readAll = (
    listing: readonly PrintedRule[],
    origin: RuleOrigin,
    { notation, literals }: Pick<GrammarDocument, 'notation' | 'literals'>,
  ): readonly BnfRule[] => {
    const parse = parserOf(notation);
    return listing.map((rule) =>
      readRule(
        rule,
        origin,
        sectionOf(rule, document, sources.document),
        corrections.filter((correction) => correction.rule === rule.name),
        (text) => parse(text, { ignoreCase: literals.ignoreCase }),
      ),
    );
  };
  const own = readAll(printed, 'document', document);
  requireSame(sources.document, document.listings, own);
  const borrowedRules =
    document.borrowed === undefined ? [] : readAll(borrowed, 'borrowed', document.borrowed);
  const kept = patched(document, sources.base, [...own, ...borrowedRules]);
  const core =
    document.coreRules === undefined
      ? []
      : readCoreRules(
          kept,
          document.ruleNames.ignoreCase,
          sources.coreRules,
          document.coreRules,
          parserOf('abnf'),
        );
  const rules = document.ruleNames.ignoreCase ? respell([...kept, ...core]) : [...kept, ...core];

  const fault = ruleFaults(rules)[0];
  if (fault !== undefined) {
    const { origin } = fault.rule;
    if (origin === 'base') throw new GrammarError(sources.document, 0, `the base: ${fault.problem}`);
    const { printed, borrowed = printed, coreRules } = sources;
    const file = origin === 'borrowed' ? borrowed : origin === 'core' ? coreRules : printed;
    throw new GrammarError(file, fault.span.start, fault.problem);
  }
  requireRules(sources.document, document, rules);
  return { revision: document.id, rules: document.isProse === true ? rules.map(fromProse) : rules };
}

function fromProse(rule: BnfRule): BnfRule {
  return rule.origin === 'document' ? { ...rule, origin: 'prose' } : rule;
}

/** Replaces rules of a base by those of the patch, and appends its other rules. */
function patched(
  { base, ruleNames: { ignoreCase } }: GrammarDocument,
  grammar: BnfGrammar | undefined,
  listed: readonly BnfRule[],
): readonly BnfRule[] {
  if (base === undefined || grammar === undefined) return listed;
  const key = (name: string): string => (ignoreCase ? folded(name) : name);
  const replacing = new Map(listed.map((rule) => [key(rule.name), rule]));
  const rules = grammar.rules.map((rule): BnfRule => {
    const replaced = replacing.get(key(rule.name));
    if (replaced !== undefined) return replaced;
    const section =
      rule.origin === 'document' || rule.origin === 'prose' ? cited(base.name, rule.section) : rule.section;
    return { ...rule, origin: rule.origin === 'core' ? 'core' : 'base', section };
  });
  return [...rules, ...listed.filter((rule) => !rules.includes(rule))];
}

/** Returns the names of the rules of a listing, in order. Throws GrammarError if a line belongs to no rule. */
export function ruleNames(printed: GrammarFile): readonly string[] {
  return cutRules(printed).map(({ name }) => name);
}

/**
 * Returns the rules of a listing. Of two listings: the rules of the first, with the prefix if the second prints a rule
 * of the same name, and the rules of the second that are not the same.
 */
function cutListings(
  file: GrammarFile,
  listings: Listings | undefined,
  from: GrammarFile,
): readonly PrintedRule[] {
  if (listings === undefined) return cutRules(file);
  const { between, prefix, same } = listings;
  const end = file.text.indexOf(between);
  const fail = (word: string, problem: string): never => {
    throw new GrammarError(from, offsetOfString(from, word), problem);
  };
  if (end < 0) fail(between, `${file.file} has no such line`);
  const first = cutRules({ ...file, text: file.text.slice(0, end) });
  const blank = file.text.slice(0, end + between.length).replaceAll(/[^\n]/g, ' ');
  const second = cutRules({ ...file, text: blank + file.text.slice(blank.length) });

  const textIn = (rules: readonly PrintedRule[], name: string): string | undefined =>
    rules.find((rule) => rule.name === name)?.text.replaceAll(/\s+/g, '');
  for (const name of same) {
    const text = textIn(first, name);
    if (text === undefined || text !== textIn(second, name)) {
      fail(name, `the listings do not print the same rule "${name}"`);
    }
  }
  const twice = first.filter(({ name }) => !same.includes(name) && textIn(second, name) !== undefined);
  const renames = new Map(twice.map(({ name }) => [name, prefix + name]));
  return [
    ...first.map((rule) =>
      same.includes(rule.name) ? rule : { ...rule, name: renames.get(rule.name) ?? rule.name, renames },
    ),
    ...second.filter(({ name }) => !same.includes(name)),
  ].map((rule) => ({ ...rule, file }));
}

function sectionOf({ file, name, span }: PrintedRule, document: GrammarDocument, from: GrammarFile): string {
  const section = document.sections[name];
  if (section !== undefined) return section;
  throw new GrammarError(file, span.start, `rule "${name}" has no section in ${from.file}`);
}

/** Checks that every correction belongs to a printed rule. */
function requireTargets(
  file: GrammarFile,
  corrections: readonly Correction[],
  printed: readonly PrintedRule[],
): void {
  for (const { rule } of corrections) {
    if (printed.some(({ name }) => name === rule)) continue;
    throw new GrammarError(file, offsetOfString(file, rule), `no rule "${rule}" to correct`);
  }
}

/** Checks that a rule that both listings print alike also uses the same rules, so that it is one rule. */
function requireSame(file: GrammarFile, listings: Listings | undefined, rules: readonly BnfRule[]): void {
  const renames = rules.find((rule) => rule.renames !== undefined)?.renames;
  for (const { name, expression } of rules.filter((rule) => listings?.same.includes(rule.name))) {
    const used = references(expression).find((reference) => renames?.has(reference));
    if (used === undefined) continue;
    const problem = `rule "${name}" differs between the listings, because it uses "${used}"`;
    throw new GrammarError(file, offsetOfString(file, name), problem);
  }
}

/** Checks that every rule that document.json names exists. */
function requireRules(file: GrammarFile, document: GrammarDocument, rules: readonly BnfRule[]): void {
  const names = new Set(rules.map(({ name }) => name));
  const { start, otherStarts, formats = {}, sections } = document;
  for (const name of [start, ...otherStarts, ...Object.values(formats), ...Object.keys(sections)]) {
    if (!names.has(name)) throw new GrammarError(file, offsetOfString(file, name), `no rule "${name}"`);
  }
}
