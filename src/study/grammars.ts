/** Access to the documents' grammars: the one file of the studies that imports generated/. */
import { generatedGrammars } from '../../generated/registry/grammars.js';
import { predecessors, type RevisionId, revisions } from '../../generated/registry/ids.js';
import { studiedRules } from '../../generated/registry/studied-rules.js';
import type { Automaton } from '../core/automaton/automaton.js';
import { decodeAutomaton } from '../core/automaton/dfa-table.js';
import { accepts } from '../core/automaton/walk.js';
import { knownName } from '../core/base/unknown-name.js';
import { startForBase } from '../core/reference/start-by-base.js';
import type { SyntaxNode } from '../core/tree/node.js';
import type { GrammarData } from '../core/tree/rule.js';
import { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import type { BnfRule } from '../grammar/bnf/bnf.js';
import { decodeBnf, decodePrinted, type GeneratedGrammar } from '../grammar/bnf/encoded-bnf.js';
import { reachedFrom, usesOf } from '../grammar/bnf/graph.js';
import type { PrintedReading } from '../grammar/bnf/read-printed.js';

function generatedOf(revision: RevisionId): GeneratedGrammar {
  return generatedGrammars[knownName('revision', revision, revisions)];
}

const studied = new Map<RevisionId, StudiedGrammar>();

/** Returns a revision's grammar, decoded on first use; returns any other grammar unchanged. @throws UnknownNameError */
export function grammarOf(revision: RevisionId | StudiedGrammar): StudiedGrammar {
  if (revision instanceof StudiedGrammar) return revision;
  const known = studied.get(revision);
  if (known !== undefined) return known;
  const { grammar, texts } = generatedOf(revision);
  const { expressions, automata } = studiedRules[revision];
  const decoded = (rule: string): Automaton | undefined => {
    const encoded = automata[rule];
    return encoded && decodeAutomaton(encoded);
  };
  const found = new StudiedGrammar({
    bnf: decodeBnf(grammar, texts, expressions),
    start: grammar.start,
    roles: Object.fromEntries(grammar.names.map((name, i) => [name, texts.roles[i] ?? ''])),
    automaton: decoded,
  });
  studied.set(revision, found);
  return found;
}

/**
 * Returns a revision's grammar from the start rule for a base. Rules of one other base come last, so that those of this
 * one are matched first. @throws UnknownNameError
 */
export function grammarFor(revision: RevisionId | StudiedGrammar, base: string | undefined): StudiedGrammar {
  const grammar = grammarOf(revision);
  if (base === undefined || revision instanceof StudiedGrammar) return grammar;
  const document = generatedOf(revision).grammar;
  const start = startForBase(document, base);
  if (start === grammar.start) return grammar;
  const graph = usesOf(grammar.bnf.rules);
  const starts = [grammar.start, ...(document.startsByBase ?? []).map((kind) => kind.start)];
  const reached = starts.map((one) => [one, reachedFrom([one], graph)] as const);
  const isLast = ({ name }: BnfRule): boolean => {
    const [user, ...others] = reached.flatMap(([one, rules]) => (rules.has(name) ? one : []));
    return others.length === 0 && user !== undefined && user !== start;
  };
  const rules = [...grammar.bnf.rules].sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  return new StudiedGrammar({
    bnf: { ...grammar.bnf, rules },
    start,
    roles: Object.fromEntries(grammar.rules.map((rule) => [rule, grammar.role(rule)])),
    automaton: (rule) => grammar.automaton(rule),
  });
}

/** Returns the names of the rules of a revision and the roles that give its components. @throws UnknownNameError */
export function rolesOf(revision: RevisionId): Pick<GrammarData, 'names' | 'roles'> {
  return generatedOf(revision).grammar;
}

/** Returns the printed readings of the corrected rules of a revision. @throws UnknownNameError */
export function printedReadings(revision: RevisionId): readonly PrintedReading[] {
  return decodePrinted(generatedOf(revision).texts, studiedRules[revision].expressions);
}

/** Returns the transcription of all rules, without its comments. @throws UnknownNameError */
export function pegText(revision: RevisionId): string {
  return generatedOf(revision)
    .texts.peg.map((peg) => `${peg}\n`)
    .join('\n');
}

/**
 * Returns the reading of a text from a rule; undefined if it is not derivable, or the grammar is no document's. @throws
 * UnknownNameError
 */
export function readingOf(
  revision: RevisionId | StudiedGrammar,
  rule: string,
  text: string,
): SyntaxNode | undefined {
  if (revision instanceof StudiedGrammar) return undefined;
  if (!accepts(grammarOf(revision).automaton(rule), text)) return undefined;
  return generatedOf(revision).parse(text, { startRule: rule });
}

/** Returns the steps of the lineage to two documents from their last common ancestor. */
export function stepsBetween(
  first: RevisionId,
  second: RevisionId,
): readonly (readonly [RevisionId, RevisionId])[] {
  const [toFirst, toSecond] = [stepsTo(first), stepsTo(second)];
  const isShared = ([, after]: readonly [RevisionId, RevisionId]): boolean =>
    [toFirst, toSecond].every((steps) => steps.some((step) => step[1] === after));
  return [...toFirst, ...toSecond].filter((step) => !isShared(step));
}

/** Returns the steps of the lineage to a document, from the first. */
function stepsTo(document: RevisionId): readonly (readonly [RevisionId, RevisionId])[] {
  const follows = predecessors[document];
  return follows === null ? [] : [...stepsTo(follows), [follows, document]];
}
