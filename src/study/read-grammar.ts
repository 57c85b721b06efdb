/** Calls of uri-revisions-cli/grammar that read a grammar that is no document's, in any notation, and write one as ABNF. */
import { parse as abnf } from '../../generated/notation/abnf.js';
import { parse as bareWords } from '../../generated/notation/bare-words.js';
import { coreRules } from '../../generated/notation/core-rules.js';
import { parse as rfc822 } from '../../generated/notation/rfc822.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import { hexadecimal } from '../core/base/character.js';
import { cited } from '../core/base/citation.js';
import { visible } from '../core/base/visible.js';
import { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import type { BnfExpression, BnfGrammar, BnfRule } from '../grammar/bnf/bnf.js';
import { boundedNotice } from '../grammar/bnf/bounded-recursion.js';
import {
  type ChosenSections,
  extractAbnf as extractAbnfOf,
  type ExtractedAbnf,
} from '../grammar/bnf/extract-abnf.js';
import { rulesUsedBy } from '../grammar/bnf/graph.js';
import { type Notation, readListing } from '../grammar/bnf/read-listing.js';
import type { RuleParser } from '../grammar/bnf/read-rules.js';
import { grammarOf } from './grammars.js';
import { compareAutomata } from './relations/compare-rules.js';

export type { ChosenSections, ExtractedAbnf, LeftRule, TakenRule } from '../grammar/bnf/extract-abnf.js';
export { GrammarError, type GrammarFile, RecursionError } from '../grammar/bnf/errors.js';
export { type Notation, notations } from '../grammar/bnf/read-listing.js';
export { type GrammarRemark, listingLimits, type ReadListing } from '../grammar/bnf/read-listing.js';

/** A rule of a document, which a grammar borrows with all that it uses. */
export interface BorrowedRule {
  readonly revision: RevisionId;
  readonly rule: string;
}

/** How a grammar is read. */
export interface ReadGrammarOptions {
  /** What messages and results call it: `grammar` by default. */
  readonly file?: string | undefined;
  /** By default it is told from the text. */
  readonly notation?: Notation | undefined;
  /** Its reference rule: the first by default. */
  readonly start?: string | undefined;
  /** Rules of documents that stand in the place of those that it has in words only, or not at all. */
  readonly from?: readonly BorrowedRule[] | undefined;
  /**
   * Recursion that is not in tail position is followed so deep, and no further: results are of some of its strings.
   * By default such a grammar is refused.
   */
  readonly depth?: number | undefined;
}

const parsers = { abnf, rfc822, 'bare-words': bareWords } as unknown as Readonly<
  Record<Notation, RuleParser>
>;

/**
 * Reads a grammar for the studies, which take it in the place of a revision. In ABNF (RFC 5234, RFC 7405) the core rules
 * are there. Rules that the start rule does not reach and that are at fault are left out; `read.remarks` has them.
 * @throws GrammarError, with file, line and column, at the first fault of a rule that the start rule reaches, or where the
 * text is beyond the limits; UnknownNameError
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
    listing: { file, text: text.replace(/^\uFEFF/, '') },
    name: visible(file.replace(/^.*[/\\]/, '')),
    parserOf: (notation) => parsers[notation],
    coreRules,
    borrowed: from.flatMap(borrowed),
  });
  // Rules of two grammars are matched by their roles: here a rule is what it is called.
  const roles = Object.fromEntries(bnf.rules.map(({ name }) => [name, name]));
  return new StudiedGrammar({ bnf, start, roles, read });
}

/** A rule and all that it uses, as the document numbers their sections. */
function borrowed({ revision, rule }: BorrowedRule): readonly BnfRule[] {
  const { bnf } = grammarOf(revision);
  return rulesUsedBy(bnf.rules, rule).map((each) => ({
    ...each,
    origin: each.origin === 'core' ? 'core' : 'borrowed',
    section: cited(revision, each.section),
  }));
}

/**
 * A rule, by default the reference rule, and all that it leads to in ABNF (RFC 5234, RFC 7405), that rule first:
 * `readGrammar` reads the same languages from it, and so do other tools. Recursion that is followed to a depth is told in a
 * comment. @throws UnknownNameError
 */
export function abnfOf(revision: RevisionId | StudiedGrammar, rule?: string): string {
  const grammar = grammarOf(revision);
  const { bounded } = grammar.read ?? {};
  const notice = bounded === undefined ? '' : `; ${boundedNotice(bounded)}\n`;
  return notice + writeAbnf(grammar.bnf, rule ?? grammar.start, coreNamesIn(grammar));
}

/** The core rules, and which rules of a grammar are such. */
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
 * The ABNF in the plain text of an RFC, without page furniture, prose and examples; what was left, and why.
 * @param choose the sections to take rules from that are printed several times, or that were left @throws UnknownNameError
 */
export function extractAbnf(text: string, choose?: ChosenSections): ExtractedAbnf {
  return extractAbnfOf(text, parsers.abnf, choose);
}

/**
 * The rules that a rule leads to, that rule first, whatever notation they were written in: reading the text gives the same
 * languages. A name that ABNF does not allow, or that differs from another in case only, is changed; a comment says so. Core
 * rules (RFC 5234 §B.1) are used and not written: tools have them.
 */
function writeAbnf({ rules }: BnfGrammar, start: string, core: CoreNames): string {
  const kept = rulesUsedBy(rules, start, (name) => core.has(name));
  const written = [
    ...kept.filter(({ name }) => name === start),
    ...kept.filter(({ name }) => name !== start),
  ];
  const names = namesFor(written, core);
  const renamed = [...names].filter(([name, allowed]) => name !== allowed);
  const comments = renamed.map(([name, allowed]) => `; ${allowed} is ${name}\n`);
  return [...comments, ...written.map((rule) => writeRule(rule, names))].join('');
}

/** The core rules. */
interface CoreNames {
  /** Whether a rule of the grammar derives what the core rule of its name does. */
  has(rule: string): boolean;
  readonly names: readonly string[];
}

/** RFC 5234 §2.1: names are letters, digits and hyphens, and ignore case. */
function namesFor(rules: readonly BnfRule[], core: CoreNames): ReadonlyMap<string, string> {
  const taken = new Set(core.names.map((name) => name.toLowerCase()));
  const names = new Map<string, string>();
  for (const { name } of rules) {
    const plain = name.replaceAll('_', '-').replaceAll('+', '-plus');
    let allowed = plain;
    for (let i = 2; taken.has(allowed.toLowerCase()); i++) allowed = `${plain}-${i}`;
    taken.add(allowed.toLowerCase());
    names.set(name, allowed);
  }
  return names;
}

const width = 78;

/** A rule, with as many lines as it takes; the further ones are indented. */
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

/** Quoted, as far as it can be (§2.3, §2.4); what stands in no string, and a quotation mark, by its number. */
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
