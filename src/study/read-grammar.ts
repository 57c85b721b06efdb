/** The call of uri-revisions-cli/grammar that reads a grammar that is no document's, in any of the documents' notations. */
import { parse as abnf } from '../../generated/notation/abnf.js';
import { parse as bareWords } from '../../generated/notation/bare-words.js';
import { coreRules } from '../../generated/notation/core-rules.js';
import { parse as rfc822 } from '../../generated/notation/rfc822.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import {
  aCount,
  aString,
  knownOptions,
  listOf,
  oneOf,
  optional,
  type OptionChecks,
  recordOf,
} from '../base/arguments.js';
import { cited } from '../base/citation.js';
import { visible } from '../base/visible.js';
import { StudiedGrammar } from './automata/studied-grammar.js';
import type { BnfRule } from './bnf/bnf.js';
import { rulesUsedBy } from './bnf/reach/rules-used-by.js';
import { boundedNotice } from './bnf/bounded-recursion.js';
import { type Notation, notations } from './bnf/notation.js';
import { extractAbnf as extractAbnfOf, type ExtractedAbnf } from './bnf/extract-abnf.js';
import { readListing } from './bnf/read-listing.js';
import type { RuleParser } from './bnf/read-rules.js';
import { type CoreNames, writeAbnf } from './formatting/write-abnf.js';
import { grammarOf } from './grammars.js';
import { compareAutomata } from './relations/compare-rules.js';

export type { ExtractedAbnf, LeftRule, TakenRule } from './bnf/extract-abnf.js';
export { GrammarError, type GrammarFile, RecursionError } from './bnf/grammar-error.js';
export { type Notation, notations } from './bnf/notation.js';
export { type GrammarRemark, listingLimits, type ReadListing } from './bnf/read-listing.js';

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

const checks: OptionChecks<ReadGrammarOptions> = {
  file: aString,
  notation: oneOf(...notations),
  start: aString,
  from: listOf(recordOf({ revision: aString, rule: aString })),
  depth: aCount,
};

/**
 * Reads a grammar for the studies, which take it in the place of a revision. In ABNF (RFC 5234, RFC 7405) the core rules
 * are there. Rules that the start rule does not reach and that are at fault are left out; `read.remarks` has them.
 * @throws GrammarError, with file, line and column, at the first fault of a rule that the start rule reaches, or where the
 * text is beyond the limits; UnknownNameError
 * @example
 * const dates = readGrammar('date = 4DIGIT "-" 2DIGIT');
 * accepts(automatonOf({ revision: dates, rule: 'date' }), '2005-01'); // true
 */
export function readGrammar(text: string, options?: ReadGrammarOptions): StudiedGrammar {
  aString(text, 'readGrammar: the text');
  const given = knownOptions('readGrammar', checks, options);
  const { file = 'grammar', from = [], notation, start: asked, depth } = given;
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
  optional(aString)(rule, 'abnfOf: the rule');
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

/** The ABNF in the plain text of an RFC, without page furniture, prose and examples; what was left, and why. */
export function extractAbnf(text: string): ExtractedAbnf {
  aString(text, 'extractAbnf: the text');
  return extractAbnfOf(text, parsers.abnf);
}
