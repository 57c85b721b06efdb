/**
 * Reads the rules of a listing: cuts it into rules by its layout, corrects each, parses it by a notation, and brings the
 * core rules that they use.
 */
import type { Correction, RuleOrigin } from '../../tree/rule.js';
import { references, type BnfExpression, type BnfRule, type SourceSpan } from './bnf.js';
import { correctRule, occurrences } from './correct-rule.js';
import { GrammarError, syntaxErrorOffset, type GrammarFile } from './grammar-error.js';
import { syntaxProblem } from './syntax/syntax-problem.js';

/** Parses one rule of a notation, name included. Spans and errors count from the start of its text. */
export type RuleParser = (text: string, options: { readonly ignoreCase: boolean }) => BnfExpression;

/** A rule as the layout of a listing delimits it. */
export interface PrintedRule {
  readonly file: GrammarFile;
  readonly name: string;
  readonly text: string;
  readonly span: SourceSpan;
  readonly renames?: ReadonlyMap<string, string>;
}

/**
 * Cuts a listing into rules. A rule begins with its name, in the column of the first one; deeper lines continue
 * it (RFC 1738 §5, 1997 §1.4: "indentation is used to continue a rule definition over more than one line").
 * Between rules there may be comments, lines that begin with ";", and empty lines.
 */
export function cutRules(file: GrammarFile): readonly PrintedRule[] {
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
      const problem = text.startsWith('<')
        ? 'a rule begins with its name, without angle brackets'
        : 'neither a rule, nor the continuation of one, nor a comment';
      throw new GrammarError(file, start, problem);
    }
  }
  return spans.map((span) => {
    const text = file.text.slice(span.start, span.end);
    return { file, name: /^[A-Za-z0-9+_-]*/.exec(text)?.[0] ?? '', text, span };
  });
}

/** Corrects and parses one rule. @throws GrammarError */
export function readRule(
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
    const at = syntaxErrorOffset(error);
    if (at === undefined || !(error instanceof Error)) throw error;
    // What the notation says itself is in plain words.
    const isPlain = 'expected' in error && error.expected === null;
    const { offset, problem } = isPlain
      ? { offset: at, problem: error.message }
      : syntaxProblem(corrected.text, at);
    throw new GrammarError(file, inFile({ start: offset, end: offset }).start, problem);
  }
}

/** The core rules that these rules refer to and do not define, and those that these refer to in turn. */
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

/** Gives every name the spelling of its definition, where names ignore case. */
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

/** A name, where names ignore case. */
export function folded(name: string): string {
  return name.toLowerCase();
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
export function mapExpression(
  e: BnfExpression,
  change: (node: BnfExpression) => BnfExpression,
): BnfExpression {
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
