/** Reads a grammar that is no document's, of a file or of the shelf, and reports remarks on it. */

import { LazyDfa } from '../../core/automaton/lazy-dfa.js';
import { PartialDerivatives } from '../../core/automaton/partial-derivatives.js';
import { accepts } from '../../core/automaton/walk.js';
import { visible } from '../../core/base/visible.js';
import { reason, type Stop } from '../../core/reading/error-message.js';
import { counted, derivableDeeper } from '../../study/formatting/format-text.js';
import { letteredBnf } from '../../grammar/emit/letters.js';
import { ebnfNotationOf, notationOf } from '../../grammar/bnf/read-listing.js';
import {
  type BorrowedRule,
  type Comparison,
  listingLimits,
  type Notation,
  readGrammar,
  shelfGrammar,
  type StudiedGrammar,
} from '../../study/index.js';
import { shelfEntry } from '../../study/shelf.js';
import { Misuse, Unreadable } from '../output/errors.js';
import type { Revision } from '../../core/revision.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { revisionId } from './load-revision.js';
import type { Terminal } from '../output/terminal.js';
import { fileOf, startOf } from '../input/inputs.js';
import { grammarPath, type GrammarOptions, isEbnfFile, isOnShelf } from '../input/grammar-options.js';
import { decoded, decodedPartly } from '../input/lines.js';

/**
 * Reads the grammar that a name means: of a file, or of the shelf. @throws Unreadable, Misuse, UnknownNameError,
 * GrammarError
 */
export async function grammarIn(
  name: string,
  options: GrammarOptions,
  start: string | undefined,
  terminal: Terminal,
): Promise<StudiedGrammar> {
  const grammar = isOnShelf(name)
    ? fromShelf(name, options, start, terminal)
    : await fromFile(name, options, start, terminal);
  reportRemarks(grammar, start, terminal);
  return grammar;
}

function fromShelf(
  name: string,
  options: GrammarOptions,
  start: string | undefined,
  terminal: Terminal,
): StudiedGrammar {
  if (options.notation !== undefined) throw new Misuse('--notation applies to a grammar in a file');
  const { title, source, leftOut } = shelfEntry(name);
  terminal.say(`${name}: ${title} (${source})`);
  if (leftOut !== undefined) terminal.say(`${name} is incomplete; omitted: ${leftOut}`);
  return shelfGrammar(name, { start, depth: options.depth, from: borrowedBy(options) });
}

async function fromFile(
  name: string,
  options: GrammarOptions,
  start: string | undefined,
  terminal: Terminal,
): Promise<StudiedGrammar> {
  const { notation, depth } = options;
  const file = grammarPath(name);
  const from = borrowedBy(options);
  const text = await textIn(file, terminal);
  const called = file === '-' ? 'standard input' : file;
  const detectedNotation = notation ?? (isEbnfFile(name) ? ebnfNotationOf(text) : notationOf(text));
  const why = notation === undefined && !isEbnfFile(name) ? supposed[detectedNotation] : undefined;
  if (why !== undefined) terminal.say(`${visible(called)} is read as ${why}; --notation abnf overrides this`);
  return readGrammar(text, { file: called, notation: detectedNotation, from, depth, start });
}

/** Returns the rules of documents that `--from` names. @throws Misuse, UnknownNameError */
function borrowedBy({ from }: GrammarOptions): readonly BorrowedRule[] | undefined {
  return from?.split(',').map((pair) => {
    const [, revision, rule] = /^([^:]+):(.+)$/.exec(pair.trim()) ?? [];
    if (revision === undefined || rule === undefined) {
      throw new Misuse(`--from expects REV:RULE,..., not "${visible(pair)}"`);
    }
    return { revision: revisionId(revision), rule };
  });
}

/** Says what the results of a grammar do not cover, and what is wrong with it. */
function reportRemarks(grammar: StudiedGrammar, start: string | undefined, terminal: Terminal): void {
  const called = grammar.read?.file ?? grammar.revision;
  const { bounded, remarks = [] } = grammar.read ?? {};
  if (bounded !== undefined) {
    const rules = bounded.rules.slice(0, 5).join(', ') + (bounded.rules.length > 5 ? ', …' : '');
    terminal.say(
      `incomplete: the recursion of ${visible(called)} (${rules}) is expanded ${counted(bounded.depth, 'level')} deep; strings that nest deeper are missing`,
    );
    terminal.addToJson({ bounded: { revision: grammar.revision, ...bounded } });
  }
  const leftOut = remarks.filter(({ kind }) => kind === 'left out').length;
  if (leftOut > 0) {
    const atStart = start === undefined ? '' : ` --start ${visible(start)}`;
    terminal.say(
      `${leftOut} ${leftOut === 1 ? 'rule' : 'rules'} of ${visible(called)} cannot be used; "uri-revisions grammar --abnf${atStart}" shows why`,
    );
  }
  const barren = remarks.filter(({ kind }) => kind === 'derives nothing');
  for (const { message } of barren.slice(0, maxReportedRules)) terminal.say(...message.split('\n'));
  if (barren.length > maxReportedRules)
    terminal.say(`${barren.length - maxReportedRules} more rules of ${visible(called)} derive no string`);
}

/** A rule of a file that cannot be studied, with its place and the problem. */
export interface RuleAtFault {
  readonly rule: string;
  readonly reason: string;
}

/** Returns the rules of a grammar that were left out when it was read, in their order; none for a document. */
export function rulesAtFault(grammar: RevisionId | StudiedGrammar): readonly RuleAtFault[] {
  const remarks = typeof grammar === 'string' ? undefined : grammar.read?.remarks;
  return (remarks ?? []).flatMap(({ kind, rule, message }) =>
    kind === 'left out' ? [{ rule, reason: message.split('\n', 1).join() }] : [],
  );
}

/**
 * Returns a test of refused strings: true if a grammar whose recursion is expanded to a depth may derive them at a
 * greater depth, because it derives them with any text beyond the depth. Undefined for other grammars.
 */
export function mayBeDeeper({
  read,
  start,
}: StudiedGrammar): ((text: string, rule?: string) => boolean) | undefined {
  if (read?.widened === undefined) return undefined;
  const grammar = read.widened();
  const { bnf, letters } = letteredBnf(grammar);
  const automata = new Map<string, LazyDfa>();
  return (text, rule = start) => {
    const place = grammar.rules.findIndex(({ name }) => name === rule);
    const automaton = automata.get(rule) ?? new LazyDfa(new PartialDerivatives(bnf), place, letters);
    automata.set(rule, automaton);
    return accepts(automaton, text);
  };
}

/** Returns the sentence on a string that a rule of a grammar refuses. */
export function refusedBy(rule: string, called: string, stop: Stop): string {
  return `not derivable from ${rule} of ${called}: ${reason(stop)}`;
}

/** Reports that a grammar may derive refused strings at a greater depth. */
export function reportDepthLimit(grammar: StudiedGrammar, terminal: Terminal): void {
  const { depth, rules } = grammar.read?.bounded ?? { depth: 0, rules: [] };
  const shown = rules.slice(0, 5).map(visible).join(', ');
  terminal.say(`${derivableDeeper}: --depth ${depth} ends the recursion of ${shown}`);
}

/** Reports it for a refused string, if it is so, in JSON too. */
export function reportIfDeeper(grammar: RevisionId | StudiedGrammar, text: string, terminal: Terminal): void {
  if (typeof grammar === 'string' || mayBeDeeper(grammar)?.(text) !== true) return;
  reportDepthLimit(grammar, terminal);
  terminal.addToJson({ mayBeDeeper: true });
}

/** Marks a refused string if a rule, by default the start rule, may derive it at a greater depth. */
export type DepthMarker = <Refused extends { readonly text: string }>(
  refused: Refused,
  rule?: string,
) => Refused & { readonly mayBeDeeper?: true };

/** Returns a marker for a grammar, which reports its depth once if it marks a string. */
export function depthMarker(
  grammar: RevisionId | Revision | StudiedGrammar,
  terminal: Terminal,
): DepthMarker {
  if (typeof grammar === 'string' || !('bnf' in grammar)) return (refused) => refused;
  let isOpen: ReturnType<typeof mayBeDeeper>;
  let isReported = false;
  return (refused, rule) => {
    isOpen ??= mayBeDeeper(grammar);
    if (isOpen?.(refused.text, rule) !== true) return refused;
    if (!isReported) reportDepthLimit(grammar, terminal);
    isReported = true;
    return { ...refused, mayBeDeeper: true };
  };
}

/** A side of a comparison: the marker of its grammar, and its rule. */
export interface MarkedSide {
  readonly mark: DepthMarker;
  readonly rule: string;
}

/** Marks the strings of a comparison that the other side may derive at a greater depth. */
export function withDepthMarks(comparison: Comparison, first: MarkedSide, second: MarkedSide): Comparison {
  return {
    ...comparison,
    onlyFirst: comparison.onlyFirst.map((one) => second.mark(one, second.rule)),
    onlySecond: comparison.onlySecond.map((one) => first.mark(one, first.rule)),
  };
}

/** For a grammar that does not look like ABNF: the assumed notation, the reason, and its consequences. */
const supposed: Readonly<Partial<Record<Notation, string>>> = {
  rfc822:
    'a grammar in the notation of RFC 822, because "_", "|" or "#" occurs outside strings: letters match case-sensitively, and no core rules are predefined',
  'bare-words': 'a grammar in the notation "bare-words", because no rule has "="',
  'w3c-ebnf': 'EBNF of the W3C, because rules have "::="',
  'iso-ebnf': 'EBNF of ISO/IEC 14977, because the last rule ends with ";" or "."',
};

/** Number of rules deriving no string that are reported with their places. */
const maxReportedRules = 5;

/**
 * Returns the text of a file; of an overlong file, enough for the grammar reader to report it. @throws Unreadable,
 * Misuse
 */
async function textIn(file: string, terminal: Terminal): Promise<string> {
  const { bytes, isWhole } = await startOf(fileOf(file, terminal), 4 * listingLimits.characters);
  const text = decoded(bytes)?.replace(/^\uFEFF+/, '');
  if (text !== undefined) return text;
  const { offset } = decodedPartly(bytes);
  if (!isWhole && offset > listingLimits.characters) return Buffer.from(bytes).toString('utf8');
  throw new Unreadable(file, new Error(`not UTF-8 at byte ${offset}`));
}
