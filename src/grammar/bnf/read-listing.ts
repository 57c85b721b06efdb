/**
 * Reads a grammar that does not belong to a document: a listing in one notation, with the rules that it borrows from
 * documents and the core rules of ABNF (RFC 5234, Appendix B.1) that it uses. Faults of rules that the start rule does
 * not reach, in their syntax too, are not errors: these rules are omitted, with a remark.
 */
import { strongComponents } from '../../core/base/strong-components.js';
import { unknownName } from '../../core/base/unknown-name.js';
import { type BnfExpression, type BnfGrammar, type BnfRule, parts, references } from './bnf.js';
import { boundedRecursion } from './bounded-recursion.js';
import { faultsOfParts, nameFaults, recursionFaults, type RuleFault } from './check-rules.js';
import { type DefaultStart, GrammarError, type GrammarFile, RecursionError, wording } from './errors.js';
import { barrenRules, reachedFrom, usersOf, usesOf } from './graph.js';
import {
  cutEbnf,
  type EbnfNotation,
  ebnfNotations,
  ebnfProblem,
  ebnfTokens,
  hasW3cSign,
  isEbnf,
} from './ebnf.js';
import { type Subtract, withoutExceptions } from './exceptions.js';
import {
  cutLines,
  folded,
  type PrintedRule,
  readCoreRules,
  readRule,
  respell,
  type RuleParser,
  type SyntaxProblem,
} from './read-rules.js';

/** Inputs for reading a listing. */
export interface ListingSources {
  readonly listing: GrammarFile;
  /** Name of the grammar in results. */
  readonly name: string;
  /** Detected from the listing if it is not given. */
  readonly notation?: Notation | undefined;
  readonly parserOf: (notation: Notation) => RuleParser;
  /** Rewrites the exceptions of EBNF. */
  readonly subtract: Subtract;
  readonly coreRules: string;
  /** The rules of documents that replace those that the listing lacks, or defines only in words. */
  readonly borrowed: readonly BnfRule[];
  /** By default the first rule. */
  readonly start?: string | undefined;
  /** Depth to which recursion that is not in tail position is expanded; by default it is refused. */
  readonly depth?: number | undefined;
}

/** A remark on a rule that is not an error. */
export interface GrammarRemark {
  readonly kind: 'unused' | 'left out' | 'derives nothing';
  readonly rule: string;
  /** The file, the line and the column, the problem, and the line with a caret. */
  readonly message: string;
}

/** Result of reading a grammar that does not belong to a document. */
export interface ReadListing {
  /** The path of its file, or its name. */
  readonly file: string;
  readonly notation: Notation;
  /** Present if recursion is expanded only to a depth, so that the grammar may derive fewer strings than it defines. */
  readonly bounded?: { readonly depth: number; readonly rules: readonly string[] };
  /** In this case, returns a grammar with any text beyond that depth: it derives all strings that the listing defines. */
  readonly widened?: () => BnfGrammar;
  readonly remarks: readonly GrammarRemark[];
}

/** Limits of a listing: code units, rules, nested brackets, nested expressions, the count of a repetition. */
export const listingLimits = {
  characters: 2 ** 20,
  rules: 5000,
  brackets: 100,
  depth: 1000,
  repetitions: 65_535,
} as const;

/** Reads a listing. @throws GrammarError at the first fault that the start rule reaches; UnknownNameError */
export function readListing(sources: ListingSources): {
  readonly bnf: BnfGrammar;
  readonly start: string;
  readonly read: ReadListing;
} {
  const { name, depth } = sources;
  // Lines may end with CR alone.
  const text = sources.listing.text.replaceAll(/\r(?!\n)/g, '\n');
  const { file } = sources.listing;
  const listing = { file, text };
  if (text.length > listingLimits.characters) {
    const problem = `a grammar may have up to ${listingLimits.characters} characters`;
    throw new GrammarError(listing, listingLimits.characters, problem);
  }
  const notation = sources.notation ?? notationOf(text);
  const { spelled, start, unread } = spelledRules({ ...sources, listing }, notation);
  /** @param beyond what a reference beyond the depth becomes */
  const sound = (beyond: 'nothing' | 'any text') => {
    const bounded =
      depth === undefined ? undefined : boundedRecursion(spelled, depth, listingLimits.rules, beyond);
    if (bounded === 'too many') {
      const problem = `a depth of ${String(depth)} expands these to more than ${listingLimits.rules} rules`;
      throw new GrammarError(listing, 0, problem);
    }
    const expanded = bounded?.rules ?? spelled;
    const faults = [...unread, ...(bounded?.faults ?? []), ...faultsOf(expanded)];
    const faulty = faultyRules(expanded, faults);
    const { rules, faults: ofExceptions } = withoutExceptions(
      expanded,
      (name) => !faulty.has(name),
      new Set(bounded?.bounded),
      sources.subtract,
    );
    const { kept, remarks } = soundRules(rules, [...faults, ...ofExceptions], listing, {
      ...{ start, isDefault: sources.start === undefined },
    });
    const cut = bounded?.bounded ?? [];
    const revision = cut.length === 0 ? name : `${name} (depth ${String(depth)})`;
    return { bnf: { revision, rules: kept }, remarks, cut };
  };
  const { bnf, remarks, cut } = sound('nothing');
  const ofBound = cut.length > 0 &&
    depth !== undefined && {
      bounded: { depth, rules: cut },
      widened: (): BnfGrammar => sound('any text').bnf,
    };
  return { bnf, start, read: { file, notation, ...ofBound, remarks } };
}

/** Returns the start rule and the rules of the listing, borrowed and core rules, with references in one spelling. */
function spelledRules(
  { listing, name, borrowed, parserOf, coreRules, start: wanted }: ListingSources,
  notation: Notation,
): Spelled {
  const isAbnf = notation === 'abnf';
  const { rules: own, faults } = ownRules(listing, notation, parserOf(notation));
  const [first] = own;
  if (first === undefined) throw new GrammarError(listing, 0, 'the grammar has no rules');
  const joined = withBorrowed(own, borrowed, isAbnf, listing);
  const core = isAbnf
    ? readCoreRules(joined, true, { file: 'core rules', text: coreRules }, 'RFC 5234 §B.1', parserOf('abnf'))
    : [];
  const spelled = isAbnf ? respell([...joined, ...core]) : joined;
  const names = spelled.map((rule) => rule.name);
  const asked = wanted ?? first.name;
  const start = names.find((known) => (isAbnf ? folded(known) === folded(asked) : known === asked));
  if (start === undefined) throw unknownName(`rule of ${name}`, asked, names);
  // A borrowed rule replaces one that cannot be read.
  const replaced = new Set(own.filter((rule) => !joined.includes(rule)));
  return { spelled, start, unread: faults.filter(({ rule }) => !replaced.has(rule)) };
}

interface Spelled {
  readonly spelled: readonly BnfRule[];
  readonly start: string;
  /** Faults of rules that cannot be read. */
  readonly unread: readonly RuleFault[];
}

/**
 * Returns the rules without faults, and remarks on the others.
 * @throws GrammarError at a fault that the start rule reaches
 */
function soundRules(
  rules: readonly BnfRule[],
  faults: readonly RuleFault[],
  listing: GrammarFile,
  { start, isDefault }: { readonly start: string; readonly isDefault: boolean },
): { readonly kept: readonly BnfRule[]; readonly remarks: readonly GrammarRemark[] } {
  const error = (
    { rule, span, problem, recursive, missing }: RuleFault,
    ofStart?: DefaultStart,
  ): GrammarError => {
    // No depth helps a rule whose every derivation contains the rule.
    const Kind = recursive && !barrenRules(rules).has(rule.name) ? RecursionError : GrammarError;
    return rule.origin === 'document'
      ? new Kind(listing, span.start, problem, ofStart, missing)
      : new Kind({ file: rule.section, text: rule.corrected }, 0, problem, ofStart);
  };
  const reached = reachedFrom([start], usesOf(rules));
  const fatal = faults.find(({ rule }) => reached.has(rule.name));
  if (fatal !== undefined) {
    const faulty = faultyRules(rules, faults);
    const others = rules
      .filter(({ name, origin }) => origin === 'document' && !faulty.has(name))
      .map(({ name }) => name);
    const ofStart =
      isDefault && others.length > 0 ? { rule: start, fault: fatal.rule.name, others } : undefined;
    throw error(fatal, ofStart);
  }
  const leftOut = new Map<string, RuleFault>();
  for (const fault of faults) if (!leftOut.has(fault.rule.name)) leftOut.set(fault.rule.name, fault);
  const lost = reachedFrom(leftOut.keys(), usersOf(rules));
  const kept = rules.filter((rule) => !lost.has(rule.name));
  const barren = barrenRules(kept);
  const used = new Set(rules.flatMap((rule) => references(rule.expression).filter((r) => r !== rule.name)));
  const remarks = rules.flatMap((rule): readonly GrammarRemark[] => {
    if (rule.origin !== 'document') return [];
    const { name, span } = rule;
    const remark = (kind: GrammarRemark['kind'], fault: RuleFault): GrammarRemark => ({
      kind,
      rule: name,
      get message() {
        return error(fault).message;
      },
    });
    const fault = leftOut.get(name);
    if (fault !== undefined) return [remark('left out', fault)];
    if (lost.has(name)) return [remark('left out', { rule, span, problem: 'it uses an omitted rule' })];
    const found: GrammarRemark[] = [];
    if (barren.has(name)) {
      const problem = `"${name}" derives no string: each derivation from it is infinite`;
      found.push(remark('derives nothing', { rule, span, problem }));
    }
    if (!used.has(name) && name !== start) {
      found.push(remark('unused', { rule, span, problem: `no rule uses "${name}"` }));
    }
    return found;
  });
  return { kept, remarks };
}

function faultsOf(rules: readonly BnfRule[]): readonly RuleFault[] {
  return [...nameFaults(rules), ...countFaults(rules), ...recursionFaults(rules), ...depthFaults(rules)];
}

/** Returns the names of the rules with faults, and of those that need them. */
function faultyRules(rules: readonly BnfRule[], faults: readonly RuleFault[]): ReadonlySet<string> {
  return reachedFrom(
    faults.map(({ rule }) => rule.name),
    usersOf(rules),
  );
}

/**
 * Returns the rules of the listing, with incremental alternatives (RFC 5234 §3.3) joined, and the faults of those that
 * cannot be read.
 * @throws GrammarError for too many rules, and for a line before the first rule
 */
function ownRules(file: GrammarFile, notation: Notation, parser: RuleParser): OwnRules {
  const ebnf = isEbnf(notation) ? notation : undefined;
  const { rules: printed, strays } = ebnf === undefined ? cutLines(file) : cutEbnf(file, ebnf);
  const beyond = printed[listingLimits.rules];
  if (beyond !== undefined) {
    const problem = `a grammar may have up to ${listingLimits.rules} rules`;
    throw new GrammarError(file, beyond.span.start, problem);
  }
  const isAbnf = notation === 'abnf';
  const key = (name: string): string => (isAbnf ? folded(name) : name);
  const rules = new Map<string, BnfRule>();
  const faults: RuleFault[] = [];
  const blame = (rule: BnfRule, offset: number, problem: string): void => {
    faults.push({ rule, span: { start: offset, end: offset }, problem });
  };
  const problemAt =
    ebnf && ((text: string, offset: number): SyntaxProblem => ebnfProblem(text, offset, ebnf));
  // The rules of EBNF are cut by their signs.
  const hasSigns = ebnf === undefined && notation !== 'bare-words';
  let above: BnfRule | undefined;
  let line = 1;
  let at = 0;
  for (const rule of [...printed, ...strays].sort((a, b) => a.span.start - b.span.start)) {
    const { start } = rule.span;
    for (; at < start; at++) if (file.text[at] === '\n') line += 1;
    const section = `line ${String(line)}`;
    const [, name] = definition.exec(rule.text) ?? [];
    if ('problem' in rule || (hasSigns && name === undefined)) {
      const problem = 'problem' in rule ? rule.problem : withoutSign;
      // A line that defines nothing may continue the rule above it.
      const blamed = hasSigns && name !== undefined ? unreadable(name, rule, section) : above;
      if (blamed === undefined) throw new GrammarError(file, start, problem);
      blame(blamed, start, problem);
      if (blamed !== above && !rules.has(key(blamed.name))) rules.set(key(blamed.name), blamed);
      continue;
    }
    let read: BnfRule;
    try {
      requireShallow(file, rule, notation);
      read = readRule(
        rule,
        'document',
        section,
        [],
        (text) => parser(text, { ignoreCase: isAbnf }),
        problemAt,
      );
    } catch (error) {
      if (!(error instanceof GrammarError)) throw error;
      read = unreadable(rule.name, rule, section);
      blame(read, error.offset, error.problem);
    }
    const known = rules.get(key(rule.name));
    const adds = isAbnf && incremental.test(rule.text);
    if (adds && known === undefined) {
      blame(read, start, `rule "${rule.name}" has no alternatives before these`);
    }
    if (!adds && known !== undefined) {
      blame(known, start, `rule "${rule.name}" is defined twice: ${known.section} also defines it`);
    }
    above = known === undefined ? read : adds ? withAlternatives(known, read) : known;
    rules.set(key(rule.name), above);
  }
  return { rules: [...rules.values()], faults };
}

interface OwnRules {
  readonly rules: readonly BnfRule[];
  readonly faults: readonly RuleFault[];
}

/** Matches the beginning of a definition, even one whose name is invalid; comments may precede the sign. */
const definition = /^<?([^\s<>=:;"]+)>?(?:\s|;[^\n]*\n)*[=:]/;

const withoutSign = 'a rule needs "=" after its name; indent a line that continues the rule above it';

/** Returns a rule that cannot be read: it is defined in words only. */
function unreadable(
  name: string,
  { text, span }: Pick<PrintedRule, 'text' | 'span'>,
  section: string,
): BnfRule {
  const expression: BnfExpression = { type: 'reference', name: `<${name}>`, span };
  return {
    name,
    origin: 'document',
    printed: text,
    corrected: text,
    corrections: [],
    section,
    expression,
    span,
  };
}

const incremental = /^[A-Za-z0-9-]+(?:[ \t\r\n]|;[^\n]*\n)*=\//;

function withAlternatives(rule: BnfRule, more: BnfRule): BnfRule {
  const alternatives = [rule, more].flatMap(({ expression: e }) =>
    e.type === 'alternation' ? e.alternatives : [e],
  );
  const expression: BnfExpression = { type: 'alternation', alternatives, span: rule.expression.span };
  const printed = `${rule.printed}\n${more.printed}`;
  return { ...rule, printed, corrected: printed, expression };
}

/** Checks that no reader of the rule overflows the stack. @throws GrammarError */
function requireShallow(file: GrammarFile, { text, span }: PrintedRule, notation: Notation): void {
  let depth = 0;
  for (const { token, index } of tokensOf(text, notation)) {
    if (opening.has(token)) depth += 1;
    else if (closing.has(token)) depth -= 1;
    if (depth > listingLimits.brackets) {
      const problem = `brackets are nested more than ${listingLimits.brackets} deep`;
      throw new GrammarError(file, span.start + index, problem);
    }
  }
}

const opening: ReadonlySet<string> = new Set(['(', '[', '{', '(*']);
const closing: ReadonlySet<string> = new Set([')', ']', '}', '*)']);

function* tokensOf(
  text: string,
  notation: Notation,
): Iterable<{ readonly token: string; readonly index: number }> {
  if (isEbnf(notation)) yield* ebnfTokens(text, notation);
  else {
    const tokens = notation === 'bare-words' ? /[[\]]/g : /"[^"\n]*"?|;[^\n]*|<[^>\n]*>?|[()[\]]/g;
    for (const { 0: token, index } of text.matchAll(tokens)) yield { token, index };
  }
}

/**
 * Adds the borrowed rules, which also replace rules that only describe in words what they derive.
 * @throws GrammarError if a rule of the listing differs from the borrowed rule of that name
 */
function withBorrowed(
  own: readonly BnfRule[],
  borrowed: readonly BnfRule[],
  ignoreCase: boolean,
  file: GrammarFile,
): readonly BnfRule[] {
  const key = (name: string): string => (ignoreCase ? folded(name) : name);
  const borrowedByName = new Map(borrowed.map((rule) => [key(rule.name), rule]));
  const worded = ({ expression }: BnfRule): string => wording(expression, key);
  const kept = own.filter((rule) => {
    const other = borrowedByName.get(key(rule.name));
    if (other === undefined) return true;
    const { expression } = rule;
    if (expression.type === 'reference' && expression.name.startsWith('<')) return false;
    if (worded(rule) === worded(other)) return false;
    const problem = `rule "${rule.name}" differs from that of ${other.section}, which is borrowed`;
    throw new GrammarError(file, rule.span.start, problem);
  });
  return [...kept, ...borrowedByName.values()];
}

/** Returns repetitions with too high counts. */
function countFaults(rules: readonly BnfRule[]): readonly RuleFault[] {
  return faultsOfParts(rules, (e) =>
    e.type === 'repetition' && Math.max(e.min, e.max ?? 0) > listingLimits.repetitions
      ? `a repetition may have at most ${listingLimits.repetitions} iterations`
      : undefined,
  );
}

/** Returns rules whose expressions, including those of used rules, are too deep for the recursion of the studies. */
function depthFaults(rules: readonly BnfRule[]): readonly RuleFault[] {
  const uses = usesOf(rules);
  const own = new Map(rules.map(({ name, expression }) => [name, depthOf(expression)]));
  const depths = new Map<string, number>();
  for (const { nodes } of strongComponents(uses.keys(), (name) => uses.get(name) ?? [])) {
    const below = nodes.flatMap((name) => uses.get(name) ?? []).map((name) => depths.get(name) ?? 0);
    const depth = nodes.reduce((sum, name) => sum + (own.get(name) ?? 0), maximum(below));
    for (const name of nodes) depths.set(name, depth);
  }
  const problem = `alternatives, sequences and rules are nested more than ${listingLimits.depth} deep`;
  return rules
    .filter(({ name }) => (depths.get(name) ?? 0) > listingLimits.depth)
    .map((rule) => ({ rule, span: rule.span, problem }));
}

function depthOf(e: BnfExpression): number {
  return 1 + maximum(parts(e).map(depthOf));
}

function maximum(numbers: readonly number[]): number {
  return numbers.reduce((largest, number) => Math.max(largest, number), 0);
}

/** Notations of a listing: ABNF, that of RFC 822 §2 with "|" too, that of bare words of 1993, and both of EBNF. */
export const notations = ['abnf', 'rfc822', 'bare-words', ...ebnfNotations] as const;

export type Notation = (typeof notations)[number];

/**
 * Detects the notation of a listing. Only EBNF of the W3C has "::=" after names, and only that of ISO ends rules, also the
 * last, with ";" or "."; elsewhere ";" begins a comment. "=" after names rules out bare words, and of the others only that of RFC 822 has
 * "|", and names with "_". HTTP has the lists of RFC 822 in ABNF, whose numbers RFC 822 lacks.
 */
export function notationOf(text: string): Notation {
  if (hasW3cSign(text)) return 'w3c-ebnf';
  if (looksLikeIso(text)) return 'iso-ebnf';
  const plain = text.replaceAll(/"[^"\n]*"?|;[^\n]*|<[^>\n]*>?/g, ' ');
  if (!/^[ \t]*(?:[A-Za-z][\w+-]*\s*)?(?:::?)?=/m.test(plain)) return 'bare-words';
  const hasLists = plain.includes('#') && !/%[bdxsi]/i.test(plain);
  return hasLists || /[|_]/.test(plain) ? 'rfc822' : 'abnf';
}

/** Tests whether a text has rules of ISO, the last of which ends with its sign, and not in a comment of ABNF. */
function looksLikeIso(text: string): boolean {
  const plain = text.replaceAll(/\(\*[^]*?\*\)/g, ' ').replaceAll(/"[^"\n]*"|'[^'\n]*'/g, "''");
  const last = plain.trimEnd().split('\n').at(-1) ?? '';
  const [rule = '', ...others] = last.slice(0, -1).split(';');
  const begin = /^[ \t]*[A-Za-z][\w \t]*=/m;
  // A line may have several rules; in ABNF, no comment has a rule and ends with ";".
  const isEnded = last.endsWith(';') || (last.endsWith('.') && others.length === 0);
  return isEnded && rule.trim() !== '' && others.every((other) => begin.test(other)) && begin.test(plain);
}

/** Detects which notation of EBNF a listing has. */
export function ebnfNotationOf(text: string): EbnfNotation {
  return hasW3cSign(text) ? 'w3c-ebnf' : 'iso-ebnf';
}
