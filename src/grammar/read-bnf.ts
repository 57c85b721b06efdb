/**
 * Reads a revision's printed grammar into the rule AST: printed.bnf is cut into rules by its layout, each rule
 * corrected, parsed by the notation its document defines, and the rules checked against each other. Pure:
 * texts in, BnfGrammar out. scripts/load-grammar.ts finds the texts and compiles grammar/notation/*.peggy.
 */
import type { BnfExpression, BnfGrammar, BnfRule, Correction, SourceSpan } from './bnf.js';
import { references } from './bnf.js';
import { ruleFaults } from './check-rules.js';
import { correctRule, occurrences } from './correct-rule.js';
import { GrammarError, type GrammarFile } from './grammar-error.js';
import { offsetOfString, readCorrections, readDocument, type GrammarDocument } from './read-document.js';

/** Parses one rule of a notation. Spans and errors count from the start of the rule's text. */
export type RuleParser = (
  text: string,
  options: { readonly ignoreCase: boolean },
) => { readonly name: string; readonly expression: BnfExpression };

/** The files that a revision's grammar is read from. */
export interface GrammarSources {
  readonly document: GrammarFile;
  readonly printed: GrammarFile;
  readonly corrections: GrammarFile;
  /** The core rules of the notation, used where document.json says so. */
  readonly coreRules: GrammarFile;
}

/** A rule as the layout delimits it. */
interface PrintedRule {
  readonly file: GrammarFile;
  readonly text: string;
  readonly span: SourceSpan;
}

/**
 * Reads a grammar. Core rules that it uses follow the document's own, in the order of their source, their
 * spans pointing there. Throws GrammarError at the first fault of a file.
 */
export function readBnf(sources: GrammarSources, parseRule: RuleParser): BnfGrammar {
  const document = readDocument(sources.document);
  const corrections = readCorrections(sources.corrections);
  const used = new Set<Correction>();
  const places = new Map<BnfRule, GrammarFile>();

  const read = (printed: PrintedRule, sectionOf: (name: string) => string): BnfRule => {
    const name = nameOf(printed);
    const own = corrections.filter((correction) => correction.rule === name);
    requireApplicable(printed, own);
    own.forEach((correction) => used.add(correction));
    const rule: BnfRule = {
      name,
      ...parse(printed, own, document, parseRule),
      corrections: own,
      section: sectionOf(name),
      span: printed.span,
    };
    places.set(rule, printed.file);
    return rule;
  };

  const own = cutRules(sources.printed).map((printed) =>
    read(printed, (name) => {
      const section = document.sections[name];
      if (section !== undefined) return section;
      const problem = `rule "${name}" has no section in ${sources.document.file}`;
      throw new GrammarError(sources.printed, printed.span.start, problem);
    }),
  );
  const rules = withCoreRules(own, document, sources.coreRules, read);
  for (const correction of corrections) {
    if (used.has(correction)) continue;
    const offset = offsetOfString(sources.corrections, correction.rule);
    throw new GrammarError(sources.corrections, offset, `no rule "${correction.rule}" to correct`);
  }
  const resolved = document.ruleNames.ignoreCase ? respell(rules, places) : rules;
  const fault = ruleFaults(resolved)[0];
  if (fault !== undefined) {
    const file = places.get(fault.rule) ?? sources.printed;
    throw new GrammarError(file, fault.span.start, fault.problem);
  }
  requireRules(sources.document, document, resolved);
  return { revision: document.id, rules: resolved };
}

/**
 * Cuts a listing into rules: a rule begins with a letter in the column of the first one, deeper lines and
 * lines of white space between them continue it, and a line that begins with ";" is a comment between rules.
 */
function cutRules(file: GrammarFile): readonly PrintedRule[] {
  const lines = [...file.text.matchAll(/^([ \t]*)([^ \t\r\n].*)$/gm)];
  const nameColumn = lines.find(([, , text]) => text?.startsWith(';') === false)?.[1]?.length;
  const rules: SourceSpan[] = [];
  for (const { 0: line, 1: indent = '', 2: text = '', index } of lines) {
    const start = index + indent.length;
    const end = index + line.trimEnd().length;
    const last = rules.at(-1);
    if (indent.length === nameColumn && /^[A-Za-z]/.test(text)) rules.push({ start, end });
    else if (nameColumn !== undefined && indent.length > nameColumn && last !== undefined) {
      rules[rules.length - 1] = { start: last.start, end };
    } else if (!text.startsWith(';')) {
      throw new GrammarError(file, start, 'neither a rule, nor the continuation of one, nor a comment');
    }
  }
  return rules.map((span) => ({ file, text: file.text.slice(span.start, span.end), span }));
}

/** The first word, which every notation of the documents makes the name. */
function nameOf({ file, text, span }: PrintedRule): string {
  const name = /^[A-Za-z][A-Za-z0-9+_-]*/.exec(text)?.[0];
  if (name === undefined) throw new GrammarError(file, span.start, 'a rule begins with its name');
  return name;
}

function requireApplicable({ file, text, span }: PrintedRule, corrections: readonly Correction[]): void {
  let lastEnd = 0;
  const starts = new Map(corrections.map((correction) => [correction, text.indexOf(correction.printed)]));
  for (const [correction, start] of [...starts].sort(([, a], [, b]) => a - b)) {
    const found = occurrences(text, correction.printed);
    if (found !== 1) {
      const quoted = JSON.stringify(correction.printed);
      const problem = `the correction of ${quoted} must find it once in rule "${correction.rule}", but finds it ${found} times`;
      throw new GrammarError(file, span.start, problem);
    }
    if (start < lastEnd) throw new GrammarError(file, span.start + start, 'two corrections overlap here');
    lastEnd = start + correction.printed.length;
  }
}

function parse(
  { file, text, span }: PrintedRule,
  corrections: readonly Correction[],
  document: GrammarDocument,
  parseRule: RuleParser,
): Pick<BnfRule, 'printed' | 'corrected' | 'expression'> {
  const corrected = correctRule(text, corrections);
  const inFile = (within: SourceSpan): SourceSpan => {
    const { start, end } = corrected.printedSpan(within);
    return { start: span.start + start, end: span.start + end };
  };
  try {
    const { expression } = parseRule(corrected.text, { ignoreCase: document.literals.ignoreCase });
    return { printed: text, corrected: corrected.text, expression: mapSpans(expression, inFile) };
  } catch (error) {
    const offset = syntaxErrorOffset(error);
    if (offset === undefined || !(error instanceof Error)) throw error;
    throw new GrammarError(file, inFile({ start: offset, end: offset }).start, error.message);
  }
}

/** Where a parser made by peggy stopped; undefined for any other error. */
function syntaxErrorOffset(error: unknown): number | undefined {
  const location = (error as { location?: { start?: { offset?: unknown } } } | null)?.location;
  const offset = location?.start?.offset;
  return typeof offset === 'number' ? offset : undefined;
}

/** Adds the core rules that the rules refer to and do not define, and those that these refer to. */
function withCoreRules(
  own: readonly BnfRule[],
  document: GrammarDocument,
  coreFile: GrammarFile,
  read: (printed: PrintedRule, sectionOf: (name: string) => string) => BnfRule,
): readonly BnfRule[] {
  const section = document.coreRules;
  if (section === undefined) return own;
  const key = (name: string): string => nameKey(document.ruleNames.ignoreCase, name);
  const defined = new Set(own.map(({ name }) => key(name)));
  const printed = cutRules(coreFile).filter((rule) => !defined.has(key(nameOf(rule))));
  const byKey = new Map(printed.map((rule) => [key(nameOf(rule)), rule]));
  const wanted = new Set(own.flatMap(({ expression }) => references(expression).map(key)));
  const core = new Map<PrintedRule, BnfRule>();
  for (const name of wanted) {
    const found = byKey.get(name);
    if (found === undefined) continue;
    const rule = read(found, () => section);
    core.set(found, rule);
    references(rule.expression).forEach((reference) => wanted.add(key(reference)));
  }
  return [...own, ...printed.flatMap((rule) => core.get(rule) ?? [])];
}

function nameKey(ignoreCase: boolean, name: string): string {
  return ignoreCase ? name.toLowerCase() : name;
}

/** Gives every name the spelling of its first definition, where names ignore case; keeps `places` in step. */
function respell(rules: readonly BnfRule[], places: Map<BnfRule, GrammarFile>): readonly BnfRule[] {
  const spelling = new Map<string, string>();
  for (const { name } of rules) {
    const key = nameKey(true, name);
    if (!spelling.has(key)) spelling.set(key, name);
  }
  const respelled = (name: string): string => spelling.get(nameKey(true, name)) ?? name;
  return rules.map((rule) => {
    const expression = mapReferences(rule.expression, respelled);
    const result: BnfRule = { ...rule, name: respelled(rule.name), expression };
    const file = places.get(rule);
    if (file !== undefined) places.set(result, file);
    return result;
  });
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
