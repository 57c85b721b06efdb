/**
 * Reads a revision's printed grammar into the rule AST: printed.bnf is cut into rules by its layout, each rule
 * corrected, parsed by the notation its document defines, and the rules checked against each other. Pure:
 * texts in, BnfGrammar out. scripts/load/grammar.ts finds the texts and compiles grammar/notation/*.peggy.
 */
import { references, type BnfExpression, type BnfGrammar, type BnfRule, type SourceSpan } from './bnf.js';
import { cited } from '../../base/citation.js';
import type { Correction, RuleOrigin } from '../../tree/rule.js';
import { ruleFaults } from './check-rules.js';
import { correctRule, occurrences } from './correct-rule.js';
import { GrammarError, syntaxErrorOffset, type GrammarFile } from './grammar-error.js';
import {
  type GrammarDocument,
  type Listings,
  offsetOfString,
  readCorrections,
  readDocument,
} from './read-document.js';

/** Parses one rule of a notation, name included. Spans and errors count from the start of its text. */
export type RuleParser = (text: string, options: { readonly ignoreCase: boolean }) => BnfExpression;

/** The files that a revision's grammar is read from. */
export interface GrammarSources {
  readonly document: GrammarFile;
  readonly printed: GrammarFile;
  readonly corrections: GrammarFile;
  /** The core rules of RFC 2234, used where document.json says so. */
  readonly coreRules: GrammarFile;
  /** Rules of other documents, used where document.json says so. */
  readonly borrowed?: GrammarFile;
  /** The grammar that the document is a patch on. */
  readonly base?: BnfGrammar;
}

/** A rule as the layout of a listing delimits it. */
interface PrintedRule {
  readonly file: GrammarFile;
  readonly name: string;
  readonly text: string;
  readonly span: SourceSpan;
  readonly renames?: ReadonlyMap<string, string>;
}

/**
 * Reads a grammar: the document's own rules in the order of their listing, then what is borrowed; of a patch, its base's,
 * each rule that it prints or borrows in the place of the one that it replaces, and the others after them; then the core
 * rules in use. The spans of a rule point to where it is printed. Throws GrammarError at the first fault.
 * @param parserOf the parser of a notation by its name
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
  const lent = document.borrowed === undefined ? [] : readAll(borrowed, 'borrowed', document.borrowed);
  const kept = patched(document, sources.base, [...own, ...lent]);
  const core =
    document.coreRules === undefined
      ? []
      : readCoreRules(kept, document, sources.coreRules, document.coreRules, parserOf('rfc2234'));
  const rules = document.ruleNames.ignoreCase ? respell([...kept, ...core]) : [...kept, ...core];

  const fault = ruleFaults(rules)[0];
  if (fault !== undefined) {
    const { origin } = fault.rule;
    if (origin === 'base') throw new GrammarError(sources.document, 0, `the base: ${fault.problem}`);
    const files = { document: sources.printed, borrowed: sources.borrowed, core: sources.coreRules };
    throw new GrammarError(files[origin] ?? sources.printed, fault.span.start, fault.problem);
  }
  requireRules(sources.document, document, rules);
  return { revision: document.id, rules };
}

/** The rules of a base with those that the patch brings in their place, and the others that it brings after them. */
function patched(
  { base, ruleNames: { ignoreCase } }: GrammarDocument,
  grammar: BnfGrammar | undefined,
  brought: readonly BnfRule[],
): readonly BnfRule[] {
  if (base === undefined || grammar === undefined) return brought;
  const key = (name: string): string => (ignoreCase ? folded(name) : name);
  const replacing = new Map(brought.map((rule) => [key(rule.name), rule]));
  const rules = grammar.rules.map((rule): BnfRule => {
    const replaced = replacing.get(key(rule.name));
    if (replaced !== undefined) return replaced;
    const section = rule.origin === 'document' ? cited(base.name, rule.section) : rule.section;
    return { ...rule, origin: rule.origin === 'core' ? 'core' : 'base', section };
  });
  return [...rules, ...brought.filter((rule) => !rules.includes(rule))];
}

/** The names of the rules of a listing, in its order. Throws GrammarError where a line belongs to no rule. */
export function ruleNames(printed: GrammarFile): readonly string[] {
  return cutRules(printed).map(({ name }) => name);
}

/**
 * The rules of a listing; of two, those of the first, whose names have the prefix where the second prints a rule of that
 * name too, and those of the second that are not the same.
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

/**
 * Cuts a listing into rules. A rule begins with its name, in the column of the first one; deeper lines continue
 * it (RFC 1738 §5, 1997 §1.4: "indentation is used to continue a rule definition over more than one line").
 * Between rules there may be comments, lines that begin with ";", and empty lines.
 */
function cutRules(file: GrammarFile): readonly PrintedRule[] {
  const lines = [...file.text.matchAll(/^([ \t]*)([^ \t\r\n].*)$/gm)];
  const nameColumn = lines.find(([, , text]) => text?.startsWith(';') === false)?.[1]?.length ?? 0;
  const spans: SourceSpan[] = [];
  for (const { 0: line, 1: indent = '', 2: text = '', index } of lines) {
    const start = index + indent.length;
    const end = index + line.trimEnd().length;
    const last = spans.at(-1);
    if (indent.length === nameColumn && /^[A-Za-z]/.test(text)) spans.push({ start, end });
    else if (indent.length > nameColumn && last !== undefined)
      spans.splice(-1, 1, { start: last.start, end });
    else if (!text.startsWith(';')) {
      throw new GrammarError(file, start, 'neither a rule, nor the continuation of one, nor a comment');
    }
  }
  return spans.map((span) => {
    const text = file.text.slice(span.start, span.end);
    return { file, name: /^[A-Za-z0-9+_-]*/.exec(text)?.[0] ?? '', text, span };
  });
}

function readRule(
  { file, name, text, span, renames }: PrintedRule,
  origin: RuleOrigin,
  section: string,
  corrections: readonly Correction[],
  parse: (text: string) => BnfExpression,
): BnfRule {
  requireApplicable(file, text, span, corrections);
  const corrected = correctRule(text, corrections);
  const inFile = (within: SourceSpan): SourceSpan => {
    const { start, end } = corrected.printedSpan(within);
    return { start: span.start + start, end: span.start + end };
  };
  try {
    const expression = renamed(mapSpans(parse(corrected.text), inFile), renames);
    const rule = { name, origin, printed: text, corrected: corrected.text, corrections, section, expression };
    return { ...rule, span, ...(renames !== undefined && { renames }) };
  } catch (error) {
    const offset = syntaxErrorOffset(error);
    if (offset === undefined || !(error instanceof Error)) throw error;
    throw new GrammarError(file, inFile({ start: offset, end: offset }).start, error.message);
  }
}

/** The core rules that these rules refer to and do not define, and those that these refer to in turn. */
function readCoreRules(
  rules: readonly BnfRule[],
  { ruleNames: { ignoreCase } }: GrammarDocument,
  coreFile: GrammarFile,
  section: string,
  parse: RuleParser,
): readonly BnfRule[] {
  const key = (name: string): string => (ignoreCase ? folded(name) : name);
  const defined = new Set(rules.map(({ name }) => key(name)));
  const candidates = cutRules(coreFile).filter(({ name }) => !defined.has(key(name)));
  const wanted = new Set(rules.flatMap(({ expression }) => references(expression).map(key)));
  const read = new Map<PrintedRule, BnfRule>();
  for (const name of wanted) {
    const printed = candidates.find((candidate) => key(candidate.name) === name);
    if (printed === undefined) continue;
    const rule = readRule(printed, 'core', section, [], (text) => parse(text, { ignoreCase: true }));
    read.set(printed, rule);
    references(rule.expression).forEach((reference) => wanted.add(key(reference)));
  }
  return candidates.flatMap((printed) => read.get(printed) ?? []);
}

/** Gives every name the spelling of its definition, where names ignore case. */
function respell(rules: readonly BnfRule[]): readonly BnfRule[] {
  const spelling = new Map<string, string>();
  for (const { name } of [...rules].reverse()) spelling.set(folded(name), name);
  const respelled = (name: string): string => spelling.get(folded(name)) ?? name;
  return rules.map((rule) => ({
    ...rule,
    name: respelled(rule.name),
    expression: mapReferences(rule.expression, respelled),
  }));
}

function folded(name: string): string {
  return name.toLowerCase();
}

function sectionOf({ file, name, span }: PrintedRule, document: GrammarDocument, from: GrammarFile): string {
  const section = document.sections[name];
  if (section !== undefined) return section;
  throw new GrammarError(file, span.start, `rule "${name}" has no section in ${from.file}`);
}

/** Every correction must be of a rule that is printed. */
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

/** The printed text of every correction must stand in the rule once, apart from the others. */
function requireApplicable(
  file: GrammarFile,
  text: string,
  span: SourceSpan,
  corrections: readonly Correction[],
): void {
  const places = corrections.map(({ rule, printed }) => {
    const found = occurrences(text, printed);
    const problem = `the correction of ${JSON.stringify(printed)} finds it ${found} times in rule "${rule}", not once`;
    if (found !== 1) throw new GrammarError(file, span.start, problem);
    const start = text.indexOf(printed);
    return { start, end: start + printed.length };
  });
  places.sort((a, b) => a.start - b.start);
  places.forEach(({ start }, index) => {
    const before = places[index - 1];
    if (before !== undefined && start < before.end) {
      throw new GrammarError(file, span.start + start, 'two corrections overlap here');
    }
  });
}

/** A rule that both listings print alike is one rule only if what it uses is. */
function requireSame(file: GrammarFile, listings: Listings | undefined, rules: readonly BnfRule[]): void {
  const renames = rules.find((rule) => rule.renames !== undefined)?.renames;
  for (const { name, expression } of rules.filter((rule) => listings?.same.includes(rule.name))) {
    const used = references(expression).find((reference) => renames?.has(reference));
    if (used === undefined) continue;
    const problem = `rule "${name}" is not the same in both listings, as it uses "${used}"`;
    throw new GrammarError(file, offsetOfString(file, name), problem);
  }
}

/** Every rule that document.json names must exist. */
function requireRules(file: GrammarFile, document: GrammarDocument, rules: readonly BnfRule[]): void {
  const names = new Set(rules.map(({ name }) => name));
  for (const name of [document.start, ...document.otherStarts, ...Object.keys(document.sections)]) {
    if (!names.has(name)) throw new GrammarError(file, offsetOfString(file, name), `no rule "${name}"`);
  }
}

function mapSpans(e: BnfExpression, map: (span: SourceSpan) => SourceSpan): BnfExpression {
  return mapExpression(e, (node) => ({ ...node, span: map(node.span) }));
}

/** An expression with the names that its rules have, not those that they are printed with. */
export function renamed(e: BnfExpression, renames: BnfRule['renames']): BnfExpression {
  return renames === undefined ? e : mapReferences(e, (name) => renames.get(name) ?? name);
}

function mapReferences(e: BnfExpression, map: (name: string) => string): BnfExpression {
  return mapExpression(e, (node) => (node.type === 'reference' ? { ...node, name: map(node.name) } : node));
}

/** Rebuilds an expression from its parts upwards. */
function mapExpression(e: BnfExpression, change: (node: BnfExpression) => BnfExpression): BnfExpression {
  const inner = (part: BnfExpression): BnfExpression => mapExpression(part, change);
  switch (e.type) {
    case 'sequence':
      return change({ ...e, items: e.items.map(inner) });
    case 'alternation':
      return change({ ...e, alternatives: e.alternatives.map(inner) });
    case 'repetition':
      return change({ ...e, body: inner(e.body) });
    default:
      return change(e);
  }
}
