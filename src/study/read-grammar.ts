/**
 * Functions of uri-revisions-cli/grammar that read a grammar of any notation that no document prints, and that write
 * one as ABNF.
 */
import { parse as abnf } from '../../generated/notation/abnf.js';
import { parse as bareWords } from '../../generated/notation/bare-words.js';
import { coreRules } from '../../generated/notation/core-rules.js';
import { parse as isoEbnf } from '../../generated/notation/iso-ebnf.js';
import { parse as rfc822 } from '../../generated/notation/rfc822.js';
import { parse as w3cEbnf } from '../../generated/notation/w3c-ebnf.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import { hexadecimal } from '../core/base/character.js';
import { cited } from '../core/base/citation.js';
import { visible } from '../core/base/visible.js';
import { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import type { BnfExpression, BnfGrammar, BnfRule } from '../grammar/bnf/bnf.js';
import { rangesInCodeUnits } from '../grammar/bnf/code-points.js';
import { boundedNotice } from '../grammar/bnf/bounded-recursion.js';
import {
  type ChosenSections,
  extractAbnf as extractAbnfOf,
  type ExtractedAbnf,
} from '../grammar/bnf/extract-abnf.js';
import { rulesUsedBy } from '../grammar/bnf/graph.js';
import { type Notation, readListing } from '../grammar/bnf/read-listing.js';
import type { RuleParser } from '../grammar/bnf/read-rules.js';
import { difference } from '../grammar/transcribe/difference.js';
import { grammarOf } from './grammars.js';
import { compareAutomata } from './relations/compare-rules.js';

export type {
  ChosenSections,
  ExtractedAbnf,
  OmittedBlock,
  ExtractedRule,
} from '../grammar/bnf/extract-abnf.js';
export { type DefaultStart, GrammarError, type GrammarFile, RecursionError } from '../grammar/bnf/errors.js';
export { type Notation, notations } from '../grammar/bnf/read-listing.js';
export { type GrammarRemark, listingLimits, type ReadListing } from '../grammar/bnf/read-listing.js';

/** A rule of a document that a grammar borrows, with all rules that it uses. */
export interface BorrowedRule {
  readonly revision: RevisionId;
  readonly rule: string;
}

/** Options for reading a grammar. */
export interface ReadGrammarOptions {
  /** Name of the grammar in messages and results; `grammar` by default. */
  readonly file?: string | undefined;
  /** Detected from the text by default. */
  readonly notation?: Notation | undefined;
  /** The reference rule; the first rule by default. */
  readonly start?: string | undefined;
  /** Rules of documents that replace rules the grammar defines only in words, or not at all. */
  readonly from?: readonly BorrowedRule[] | undefined;
  /**
   * Depth to which recursion that is not in tail position is expanded; results then cover only some strings. By default
   * such a grammar is refused.
   */
  readonly depth?: number | undefined;
}

/** Types a generated parser. */
const ruleParser = (parse: unknown): RuleParser => parse as RuleParser;

const parsers: Readonly<Record<Notation, RuleParser>> = {
  abnf: ruleParser(abnf),
  rfc822: ruleParser(rfc822),
  'bare-words': ruleParser(bareWords),
  'w3c-ebnf': (text, options) => rangesInCodeUnits(ruleParser(w3cEbnf)(text, options)),
  'iso-ebnf': ruleParser(isoEbnf),
};

/**
 * Reads a grammar for the studies, which accept it in place of a revision. In ABNF (RFC 5234, RFC 7405) the core rules
 * are predefined; EBNF is that of the W3C (XML 1.0 §6) or of ISO/IEC 14977, whose exceptions are rewritten. Faulty rules that the start rule does not reach are left out; `read.remarks` lists them.
 * @throws GrammarError, with file, line and column, at the first fault of a rule that the start rule reaches, or if the
 *   text exceeds the limits; UnknownNameError
 * @example
 * const dates = readGrammar('date = 4DIGIT "-" 2DIGIT');
 * accepts(automatonOf({ revision: dates, rule: 'date' }), '2005-01'); // true
 */
export function readGrammar(
  text: string,
  { file = 'grammar', from = [], notation, start: asked, depth }: ReadGrammarOptions = {},
): StudiedGrammar {
  const { bnf, start, read } = readListing({
    notation,
    start: asked,
    depth,
    listing: { file, text: text.replace(/^\uFEFF+/, '') },
    name: visible(file.replace(/^.*[/\\]/, '')),
    parserOf: (notation) => parsers[notation],
    subtract: difference,
    coreRules,
    borrowed: from.flatMap(borrowed),
  });
  // Rules of two grammars are matched by role; here the role of a rule is its name.
  const roles = Object.fromEntries(bnf.rules.map(({ name }) => [name, name]));
  return new StudiedGrammar({ bnf, start, roles, read });
}

/** Returns a rule and all that it uses, with the document's section numbers. */
function borrowed({ revision, rule }: BorrowedRule): readonly BnfRule[] {
  const { bnf } = grammarOf(revision);
  return rulesUsedBy(bnf.rules, rule).map((each) => ({
    ...each,
    origin: each.origin === 'core' ? 'core' : 'borrowed',
    section: cited(revision, each.section),
  }));
}

/**
 * Returns a rule (by default the reference rule) and all that it reaches as ABNF (RFC 5234, RFC 7405), that rule first:
 * `readGrammar` and other tools read the same languages from it. A comment states the depth if recursion was expanded.
 * @throws UnknownNameError
 */
export function abnfOf(revision: RevisionId | StudiedGrammar, rule?: string): string {
  const grammar = grammarOf(revision);
  const { bounded } = grammar.read ?? {};
  const notice = bounded === undefined ? '' : `; ${boundedNotice(bounded)}\n`;
  return notice + writeAbnf(grammar.bnf, rule ?? grammar.start, coreNamesIn(grammar));
}

/** Returns all rules of a grammar as ABNF, core rules too, in their order. */
export function wholeAbnf({ rules }: BnfGrammar): string {
  return writeRules(rules, []);
}

/** Returns the core rules, and a test of which rules of a grammar are equivalent to them. */
function coreNamesIn(grammar: StudiedGrammar): CoreNames {
  const core = (coreGrammar ??= readGrammar(coreRules));
  const { rules } = core;
  const byName = new Map(rules.map((name) => [name.toLowerCase(), name]));
  return {
    names: rules,
    has(rule) {
      const name = byName.get(rule.toLowerCase());
      if (name === undefined) return false;
      const [own, other] = [grammar.automaton(rule), core.automaton(name)];
      return compareAutomata(own, other, { witnesses: 0 }).relation === 'equal';
    },
  };
}

let coreGrammar: StudiedGrammar | undefined;

/**
 * Extracts the ABNF from the plain text of an RFC, without page furniture, prose and examples; reports what was left
 * out, and why.
 * @param choose the sections to take rules from that are printed several times, or that were left @throws
 *   UnknownNameError
 */
export function extractAbnf(text: string, choose?: ChosenSections): ExtractedAbnf {
  return extractAbnfOf(text, parsers.abnf, choose);
}

/**
 * Writes the rules that a rule reaches, that rule first, whatever their original notation: reading the text gives the
 * same languages. A name that ABNF does not allow, or that differs from another in case only, is changed; a comment
 * says so. Core rules (RFC 5234 §B.1) are used but not written: tools know them.
 */
function writeAbnf({ rules }: BnfGrammar, start: string, core: CoreNames): string {
  const kept = rulesUsedBy(rules, start, (name) => core.has(name));
  const written = [
    ...kept.filter(({ name }) => name === start),
    ...kept.filter(({ name }) => name !== start),
  ];
  return writeRules(written, core.names);
}

/** Writes rules as ABNF, and a comment for each name that is changed. */
function writeRules(rules: readonly BnfRule[], coreNames: readonly string[]): string {
  const names = namesFor(rules, coreNames);
  const renamed = [...names].filter(([name, allowed]) => name !== allowed);
  const comments = renamed.map(([name, allowed]) => `; ${allowed} is ${name}\n`);
  return [...comments, ...rules.map((rule) => writeRule(rule, names))].join('');
}

interface CoreNames {
  /** Tests whether a rule of the grammar derives the same strings as the core rule of its name. */
  has(rule: string): boolean;
  readonly names: readonly string[];
}

/** Chooses a name for each rule. RFC 5234 §2.1: names are letters, digits and hyphens, and ignore case. */
function namesFor(rules: readonly BnfRule[], coreNames: readonly string[]): ReadonlyMap<string, string> {
  const usedNames = new Set(coreNames.map((name) => name.toLowerCase()));
  const names = new Map<string, string>();
  for (const { name } of rules) {
    const plain = name.replaceAll('_', '-').replaceAll('+', '-plus');
    let allowed = plain;
    for (let i = 2; usedNames.has(allowed.toLowerCase()); i++) allowed = `${plain}-${i}`;
    usedNames.add(allowed.toLowerCase());
    names.set(name, allowed);
  }
  return names;
}

const width = 78;

/** Writes a rule, in as many lines as it needs; continuation lines are indented. */
function writeRule({ name, expression }: BnfRule, names: ReadonlyMap<string, string>): string {
  const text = write(expression, (other) => names.get(other) ?? other);
  let line = `${names.get(name) ?? name} =`;
  const lines: string[] = [];
  for (const [piece] of text.matchAll(/(?:[^\s"]|"[^"]*")+/g)) {
    if (line.length + 1 + piece.length > width) {
      lines.push(line);
      line = `   `;
    }
    line += ` ${piece}`;
  }
  return `${[...lines, line].join('\n')}\n`;
}

function write(e: BnfExpression, nameOf: (rule: string) => string): string {
  const inner = (part: BnfExpression): string =>
    part.type === 'alternation' ? `( ${write(part, nameOf)} )` : write(part, nameOf);
  switch (e.type) {
    case 'literal':
      return literal(e.text, e.ignoreCase);
    case 'range':
      return `%x${hexadecimal(e.from)}${e.to === e.from ? '' : `-${hexadecimal(e.to)}`}`;
    case 'reference':
      return nameOf(e.name);
    case 'sequence':
      return e.items.length === 0 ? '""' : e.items.map(inner).join(' ');
    case 'alternation':
      return e.alternatives.map(inner).join(' / ');
    case 'repetition': {
      const { min, max, body } = e;
      if (min === 0 && max === 1) return `[ ${write(body, nameOf)} ]`;
      const times = min === max ? String(min) : `${min === 0 ? '' : min}*${max ?? ''}`;
      const isElement = ['range', 'reference'].includes(body.type);
      return times + (isElement ? write(body, nameOf) : `( ${write(body, nameOf)} )`);
    }
  }
}

/**
 * Writes a literal, quoted as far as possible (§2.3, §2.4); a quotation mark, or a character that no string may
 * contain, by its number.
 */
function literal(text: string, ignoreCase: boolean): string {
  if (text === '') return '""';
  const pieces = text.match(/[\x20\x21\x23-\x7e]+|[^\x20\x21\x23-\x7e]+/g) ?? [];
  return pieces
    .map((piece) => {
      if (!/^[\x20\x21\x23-\x7e]/.test(piece))
        return `%x${Array.from(piece.split(''), (c) => hexadecimal(c.charCodeAt(0))).join('.')}`;
      return !ignoreCase && /[a-z]/i.test(piece) ? `%s"${piece}"` : `"${piece}"`;
    })
    .join(' ');
}
