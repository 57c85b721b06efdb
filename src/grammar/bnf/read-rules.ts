/**
 * Reads the rules of a listing: cuts it into rules by its layout, corrects each, parses it by a notation, and adds the
 * core rules that they use.
 */
import { characterAt } from '../../core/base/character.js';
import { quoted } from '../../core/base/visible.js';
import type { Correction, RuleOrigin } from '../../core/tree/rule.js';
import { type BnfExpression, type BnfRule, references, type SourceSpan } from './bnf.js';
import { GrammarError, type GrammarFile, syntaxErrorOffset } from './errors.js';

/** Parses one rule of a notation, name included. Spans and errors count from the start of its text. */
export type RuleParser = (text: string, options: { readonly ignoreCase: boolean }) => BnfExpression;

/** A rule as delimited by the layout of a listing. */
export interface PrintedRule {
  readonly file: GrammarFile;
  readonly name: string;
  readonly text: string;
  readonly span: SourceSpan;
  readonly renames?: ReadonlyMap<string, string>;
}

/**
 * Cuts a listing into rules. A rule begins with its name, in the column of the first one; deeper lines continue it (RFC
 * 1738 §5, 1997 §1.4: "indentation is used to continue a rule definition over more than one line"). Between rules there
 * may be comments, lines that begin with ";", and empty lines.
 */
export function cutRules(file: GrammarFile): readonly PrintedRule[] {
  const { rules, strays } = cutLines(file);
  const [stray] = strays;
  if (stray !== undefined) throw new GrammarError(file, stray.span.start, stray.problem);
  return rules;
}

/** A line that belongs to no rule. */
export interface StrayLine {
  readonly span: SourceSpan;
  readonly text: string;
  readonly problem: string;
}

/** The rules of a listing, and what belongs to none. */
export interface Cut {
  readonly rules: readonly PrintedRule[];
  readonly strays: readonly StrayLine[];
}

/** Does the same, and returns the lines that belong to no rule. */
export function cutLines(file: GrammarFile): Cut {
  const lines = [...file.text.matchAll(/^([ \t]*)([^ \t\r\n].*)$/gm)];
  const nameColumn = lines.find(([, , text]) => text?.startsWith(';') === false)?.[1]?.length ?? 0;
  const spans: SourceSpan[] = [];
  const strays: StrayLine[] = [];
  for (const { 0: line, 1: indent = '', 2: text = '', index } of lines) {
    const start = index + indent.length;
    const end = index + line.trimEnd().length;
    const last = spans.at(-1);
    if (indent.length === nameColumn && /^[A-Za-z]/.test(text)) spans.push({ start, end });
    else if (indent.length > nameColumn && last !== undefined)
      spans.splice(-1, 1, { start: last.start, end });
    else if (!text.startsWith(';')) {
      const problem = text.startsWith('<')
        ? 'a rule begins with its name, without angle brackets'
        : 'neither a rule, nor the continuation of one, nor a comment';
      strays.push({ span: { start, end }, text, problem });
    }
  }
  const rules = spans.map((span) => {
    const text = file.text.slice(span.start, span.end);
    return { file, name: /^[A-Za-z0-9+_-]*/.exec(text)?.[0] ?? '', text, span };
  });
  return { rules, strays };
}

/**
 * Corrects and parses one rule.
 * @param problemAt finds the problem in the rule's text where its parser stopped
 * @throws GrammarError
 */
export function readRule(
  { file, name, text, span, renames }: PrintedRule,
  origin: RuleOrigin,
  section: string,
  corrections: readonly Correction[],
  parse: (text: string) => BnfExpression,
  problemAt: (text: string, offset: number) => SyntaxProblem = syntaxProblem,
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
    const at = syntaxErrorOffset(error);
    if (at === undefined || !(error instanceof Error)) throw error;
    // Errors of the notation itself are in plain words.
    const isPlain = 'expected' in error && error.expected === null;
    const { offset, problem } = isPlain
      ? { offset: at, problem: error.message }
      : problemAt(corrected.text, at);
    throw new GrammarError(file, inFile({ start: offset, end: offset }).start, problem);
  }
}

/** Reads the core rules that these rules refer to and do not define, and those that the core rules refer to in turn. */
export function readCoreRules(
  rules: readonly BnfRule[],
  ignoreCase: boolean,
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

/** Gives every name the spelling of its definition, if names ignore case. */
export function respell(rules: readonly BnfRule[]): readonly BnfRule[] {
  const spelling = new Map<string, string>();
  for (const { name } of [...rules].reverse()) spelling.set(folded(name), name);
  const respelled = (name: string): string => spelling.get(folded(name)) ?? name;
  return rules.map((rule) => ({
    ...rule,
    name: respelled(rule.name),
    expression: mapReferences(rule.expression, respelled),
  }));
}

/** Folds a name, if names ignore case. */
export function folded(name: string): string {
  return name.toLowerCase();
}

/** Checks that the printed text of every correction occurs in the rule once, apart from the others. */
function requireApplicable(
  file: GrammarFile,
  text: string,
  span: SourceSpan,
  corrections: readonly Correction[],
): void {
  const places = corrections.map(({ rule, printed }) => {
    const found = occurrences(text, printed);
    const problem = `${JSON.stringify(printed)}, to be corrected, occurs ${found} times in rule "${rule}", not once`;
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

function mapSpans(e: BnfExpression, map: (span: SourceSpan) => SourceSpan): BnfExpression {
  return mapExpression(e, (node) => ({ ...node, span: map(node.span) }));
}

/** Replaces printed names in an expression by the names of the rules. */
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

/** A problem of a rule, and its offset in the text, in UTF-16 code units from 0. */
export interface SyntaxProblem {
  readonly offset: number;
  readonly problem: string;
}

/** Problems that the notations share. */
export const problems = {
  unclosed: (token: string): string => `this "${token}" is not closed`,
  incomplete: 'the rule ends before it is complete',
  notAllowed: (found: string): string => `${quoted(found)} is not allowed here`,
} as const;

const tokens = /"[^"\r\n]*"?|;[^\r\n]*|<[^>\r\n]*>?|[()[\]]/g;
const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Finds the problem in the text of a rule, name included, whose parser stopped at an offset. Linear. */
function syntaxProblem(text: string, offset: number): SyntaxProblem {
  // A string can begin before its quote: `%s"`.
  const quote = offset + (/^%[is]"/i.test(text.slice(offset, offset + 3)) ? 2 : 0);
  const open: { readonly token: string; readonly index: number }[] = [];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token.startsWith('"') && index === quote) return { offset: index, problem: ofString(token) };
    if (token.startsWith('<') && !token.endsWith('>'))
      return { offset: index, problem: 'this "<" is not closed on its line' };
    if (index >= offset) break;
    if (token === '(' || token === '[') open.push({ token, index });
    else if (token in closes) open.pop();
  }
  const found = characterAt(text, offset);
  const last = open.at(-1);
  if (last !== undefined && (found === undefined || (found in closes && closes[found] !== last.token)))
    return { offset: last.index, problem: problems.unclosed(last.token) };
  if (found === undefined) return { offset, problem: problems.incomplete };
  return continued(text, offset) ?? { offset, problem: ofCharacter(found, last !== undefined) };
}

function ofString(token: string): string {
  return token.length > 1 && token.endsWith('"')
    ? 'only printable characters of US-ASCII are allowed between quotes'
    : 'this quotation mark is not closed on its line';
}

/** Detects another rule that is indented, so that it belongs to the one above. */
function continued(text: string, offset: number): SyntaxProblem | undefined {
  const [, indent = '', name] = /([\r\n][ \t]*)([A-Za-z][\w+-]*)[ \t]*$/.exec(text.slice(0, offset)) ?? [];
  if (text[offset] !== '=' || name === undefined) return undefined;
  const problem = `an indented line continues a rule: to begin ${quoted(name)}, remove the indentation`;
  return { offset: text.lastIndexOf(indent + name, offset) + indent.length, problem };
}

/** Constructs of other notations, and their equivalents here. */
const foreign: Readonly<Record<string, string>> = {
  "'": 'a string needs double quotes',
  ':': 'a rule is written name = …, as in RFC 5234, and not with ":"',
  _: 'names cannot contain "_" in ABNF (RFC 5234 §2.1): write "-"',
  '#': 'ABNF has no lists: 1#item must be written out, such as item *( "," item )',
};

function ofCharacter(found: string, isInBrackets: boolean): string {
  if (found in closes)
    return isInBrackets ? `an element is missing before this "${found}"` : `this "${found}" closes nothing`;
  if (found === '<') return 'these words in angle brackets do not name characters';
  return Object.hasOwn(foreign, found) ? (foreign[found] ?? '') : problems.notAllowed(found);
}

interface CorrectedRule {
  readonly text: string;
  /** Returns the span in the printed rule that a span of the corrected text comes from. */
  printedSpan(span: SourceSpan): SourceSpan;
}

/** Counts the occurrences of a text in another, overlapping ones included. */
export function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}

/**
 * Applies corrections whose printed texts each occur once in the rule and do not overlap; no corrected text is empty.
 * Linear in the text, times the number of corrections.
 */
export function correctRule(printed: string, corrections: readonly Correction[]): CorrectedRule {
  const changes = corrections
    .map((correction) => ({ start: printed.indexOf(correction.printed), correction }))
    .sort((a, b) => a.start - b.start);
  const edits: { readonly printed: SourceSpan; readonly corrected: SourceSpan }[] = [];
  let text = '';
  let taken = 0;
  for (const { start, correction } of changes) {
    text += printed.slice(taken, start);
    taken = start + correction.printed.length;
    const correctedStart = text.length;
    text += correction.corrected;
    edits.push({
      printed: { start, end: taken },
      corrected: { start: correctedStart, end: text.length },
    });
  }
  text += printed.slice(taken);

  // An offset within a replaced stretch maps to that stretch's start or end.
  const lead = (offset: number, edge: keyof SourceSpan): number => {
    let shift = 0;
    for (const edit of edits) {
      if (offset <= edit.corrected.start) break;
      if (offset < edit.corrected.end) return edit.printed[edge];
      shift = edit.printed.end - edit.corrected.end;
    }
    return offset + shift;
  };
  return {
    text,
    printedSpan: ({ start, end }) => ({ start: lead(start, 'start'), end: lead(end, 'end') }),
  };
}
