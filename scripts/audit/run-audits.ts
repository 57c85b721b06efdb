/**
 * Gathers the contents of generated/audit.json: every parser that can run here, learnt, audited, and compared with the
 * others; and its record.
 */
import { revisionLoaders } from '../../generated/registry/loaders.js';
import { type RevisionId, namedSets, revisions } from '../../generated/registry/ids.js';
import {
  type Adapter,
  adapters,
  audit,
  between,
  casesFor,
  hostCases,
  isDisagreement,
  type Learnt,
  learnParser,
  type LearnParserOptions,
  learntGrammar,
  type Pair,
  type Parser,
  type Places,
  readinessOf,
  startParser,
  UnansweredError,
  UnsteadyAnswersError,
} from '../../src/audit/index.js';
import { asciiSize } from '../../src/core/base/ascii.js';
import type { Revision } from '../../src/core/revision.js';
import { grammarOf } from '../../src/study/grammars.js';
import type { StudiedGrammar } from '../../src/grammar/automata/studied-grammar.js';
import type { RecordFile } from '../../src/audit/record.js';
import { type HeldOut, heldOutOf, heldOutTexts, packAutomaton, type Packed, recordOf } from './record.js';
import {
  type LanguageComparison,
  compareLanguages,
  confirmed,
  swapped,
  unrefuted,
  type Verdicts,
  verdictsOf,
} from './compare-languages.js';

/** Text before the strings of every learnt language. */
const prefix = 'http://';
/** Limits of learning one parser: texts asked about, and states found. */
const limits = { queries: 4_100_000, states: 1500 };
const ascii = Array.from({ length: asciiSize }, (_, unit) => String.fromCharCode(unit)).join('');
/**
 * The characters that a parser is asked about again if a limit ended learning: without those that Unicode's tables
 * describe, then without those that spell them, in Punycode or as escapes.
 */
const restrictions: Readonly<Record<string, LearnParserOptions>> = {
  'US-ASCII': { alphabet: ascii, limits: { ...limits, queries: 1_000_000 } },
  'US-ASCII except - and %': { alphabet: ascii, without: '-%', limits: { ...limits, queries: 10_000_000 } },
};
/** Number of parsers that are learnt at the same time. */
const atOnce = 3;
/** Number of texts in the audit of classes. */
export const cases = 20_000;
const maxClasses = 5;
/** Length of the strings whose share is reported. */
const length = 8;

interface LearntSummary extends Pick<Learnt, 'queries' | 'thrown' | 'stopped' | 'growth'> {
  readonly states: number;
  readonly classes: number;
  readonly extraStates: number | null;
  /** True if some characters were not asked about. */
  readonly isPartial: boolean;
  readonly heldOut?: HeldOut;
  /** The result for the first restriction with which learning came to its end, if it did not without. */
  readonly restricted?: RestrictedSummary;
}

/** The result of learning what a parser accepts in some characters. */
interface RestrictedSummary extends Pick<LearntSummary, 'queries' | 'states'> {
  readonly characters: string;
  readonly heldOut: HeldOut;
}

/** The results for one parser. */
export interface AuditedParser {
  readonly adapter: string;
  readonly language: string;
  readonly name: string;
  readonly version: string;
  /** The result of learning, or the reason why there is none. */
  readonly learnt: LearntSummary | { readonly problem: string };
  readonly documents: readonly LanguageComparison[];
  /** The most frequent classes compared with the standard in force. */
  readonly classes: readonly {
    readonly key: string;
    readonly count: number;
    readonly section?: string;
    readonly witness: string;
  }[];
}

/** A running parser with its results. */
interface ParserResults extends Omit<AuditedParser, 'documents'> {
  readonly parser: Parser;
  readonly grammar: StudiedGrammar | undefined;
  readonly verdicts: Verdicts;
}

/** The contents of the file. */
export interface AuditData {
  readonly date: string;
  readonly prefix: string;
  readonly length: number;
  readonly cases: number;
  readonly hostCases: number;
  /** The document that the classes are relative to. */
  readonly against: RevisionId;
  readonly parsers: readonly AuditedParser[];
  /** The adapters whose parsers cannot run here. */
  readonly missing: readonly string[];
  /** Pairs of parsers, by their indices in the list, that read different hosts in a text. */
  readonly hosts: readonly {
    readonly first: number;
    readonly second: number;
    readonly accepted: number;
    readonly count: number;
    readonly witness: string;
    readonly readings: readonly [string, string];
  }[];
}

/**
 * Comparisons of an audited parser with each of the others. They have a file of their own, which the page does not
 * need.
 */
export interface ParserComparisons {
  readonly adapter: string;
  readonly parsers: readonly LanguageComparison[];
}

/** The results of an audit, one file each. */
export interface AuditResults {
  readonly data: AuditData;
  readonly others: readonly ParserComparisons[];
  readonly record: RecordFile;
}

export interface Running {
  readonly adapter: Adapter;
  readonly parser: Parser;
}

/** Starts the parsers that are ready, and lists the adapters of the others. */
export async function startAll(
  places: Places,
): Promise<{ readonly running: readonly Running[]; readonly missing: readonly string[] }> {
  const running: Running[] = [];
  const missing: string[] = [];
  for (const adapter of adapters) {
    const readiness = await readinessOf(adapter, places);
    if (readiness.state === 'ready') running.push({ adapter, parser: await startParser(readiness.command) });
    else missing.push(adapter.name);
  }
  return { running, missing };
}

/** Runs all parsers that are ready. @param tell called with each step */
export async function runAudits(
  { running, missing }: Awaited<ReturnType<typeof startAll>>,
  date: string,
  tell: (line: string) => void,
): Promise<AuditResults> {
  const [against] = namedSets.today;
  const document = await revisionLoaders[against]();
  const texts = [...casesFor([against], { size: cases, seed: 0 })];
  const held = heldOutTexts();
  const strings = new Set(held);
  for (const text of texts) if (text.startsWith(prefix)) strings.add(text.slice(prefix.length));
  const found: ParserResults[] = [];
  // A result ended by a limit is a guess, and takes several times as much space as all the others together.
  const packed = new Map<string, Packed>();
  const waiting = running.entries();
  // Most of the time goes by in the parsers' processes.
  const worker = async (): Promise<void> => {
    for (const [i, each] of waiting) {
      tell(each.adapter.name);
      const { kept, ...one } = await foundOf(each, document, texts, held, strings);
      if (kept !== undefined) packed.set(each.adapter.name, kept);
      found[i] = one;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  tell('hosts');
  const { cases: hostTexts, pairs } = await between(
    running.map(({ parser }) => parser),
    hostCases(),
  );
  tell('each other');
  const ofDocuments = new Map<RevisionId, Verdicts>();
  for (const id of revisions) {
    const language = await revisionLoaders[id]();
    ofDocuments.set(id, new Map(Array.from(strings, (text) => [text, language.accepts(prefix + text)])));
  }
  const { parsers, others } = await compareAll(found, ofDocuments, tell);
  const data: AuditData = {
    date,
    prefix,
    length,
    cases: texts.length,
    hostCases: hostTexts,
    against,
    parsers,
    missing,
    hosts: pairs.flatMap(hostDifference),
  };
  tell('the record');
  const record = await recordOf({ data, others, packed }, date, running);
  return { data, others, record };
}

/** Learns and audits one parser. @param strings without the prefix, whose verdicts are stored */
async function foundOf(
  { adapter, parser }: Running,
  document: Revision,
  texts: readonly string[],
  held: ReadonlySet<string>,
  strings: ReadonlySet<string>,
): Promise<ParserResults & { readonly kept: Packed | undefined }> {
  const { name, version } = parser.declaration;
  const verdicts = await verdictsOf(parser, strings, prefix);
  const { learnt, summary, kept } = await learningOf(parser, held, verdicts);
  const grammar =
    'problem' in learnt
      ? undefined
      : learntGrammar(learnt.automaton, adapter.name, { prefix, unasked: learnt.assumptions.unasked });
  const {
    documents: [classed],
  } = await audit(parser, [document], texts);
  return {
    adapter: adapter.name,
    language: adapter.language,
    name,
    version,
    learnt: summary,
    parser,
    verdicts,
    classes: (classed?.classes ?? [])
      .filter(({ verdict }) => isDisagreement(verdict))
      .slice(0, maxClasses)
      .map(({ key, count, section, witness }) => ({
        key,
        count,
        ...(section !== undefined && { section }),
        witness,
      })),
    grammar,
    kept,
  };
}

/** Compares the learnt language of every parser with each document and with each other parser. */
async function compareAll(
  found: readonly ParserResults[],
  ofDocuments: ReadonlyMap<RevisionId, Verdicts>,
  tell: (line: string) => void,
): Promise<{ readonly parsers: readonly AuditedParser[]; readonly others: readonly ParserComparisons[] }> {
  const parsers: AuditedParser[] = [];
  const comparisons = found.map((): LanguageComparison[] => []);
  for (const [i, { parser, grammar, verdicts, ...one }] of found.entries()) {
    tell(one.adapter);
    const documents: LanguageComparison[] = [];
    if (grammar !== undefined) {
      for (const id of revisions) {
        const known = ofDocuments.get(id) ?? new Map<string, boolean>();
        const compared = unrefuted(compareLanguages(grammar, grammarOf(id), length), verdicts, known);
        documents.push(await confirmed(compared, prefix, { parser, verdicts }, { verdicts: known }));
      }
      for (const [j, other] of found.entries()) {
        if (j <= i || other.grammar === undefined) continue;
        const compared = unrefuted(
          compareLanguages(grammar, other.grammar, length),
          verdicts,
          other.verdicts,
        );
        const learntSummary = await confirmed(compared, prefix, { parser, verdicts }, other);
        comparisons[i]?.push(learntSummary);
        comparisons[j]?.push(swapped(learntSummary, one.adapter));
      }
    }
    parsers.push({ ...one, documents });
  }
  const others = parsers.map(({ adapter }, i) => ({ adapter, parsers: comparisons[i] ?? [] }));
  return { parsers, others };
}

/** Learns a parser, in fewer characters if a limit ends that, and tests the results on held-out texts. */
async function learningOf(
  parser: Parser,
  held: ReadonlySet<string>,
  verdicts: Verdicts,
): Promise<{
  readonly learnt: Learnt | { readonly problem: string };
  readonly summary: AuditedParser['learnt'];
  readonly kept: Packed | undefined;
}> {
  const learnt = await learntOf(parser);
  if ('problem' in learnt) return { learnt, summary: learnt, kept: undefined };
  const tested = ({ automaton, assumptions }: Learnt): HeldOut =>
    heldOutOf(automaton, assumptions.unasked, held, verdicts);
  const packed = (complete: Learnt): Packed => ({
    automaton: packAutomaton(complete.automaton),
    unasked: complete.assumptions.unasked,
    ...tested(complete),
  });
  const summary = { ...summaryOf(learnt), heldOut: tested(learnt) };
  if (learnt.stopped === undefined) return { learnt, summary, kept: packed(learnt) };
  for (const [characters, options] of Object.entries(restrictions)) {
    const some = await learntOf(parser, options);
    if ('problem' in some || some.stopped !== undefined) continue;
    const { automaton, queries } = some;
    const restricted = { characters, states: automaton.stateCount, queries, heldOut: tested(some) };
    return { learnt, summary: { ...summary, restricted }, kept: packed(some) };
  }
  return { learnt, summary, kept: undefined };
}

async function learntOf(
  parser: Parser,
  options?: LearnParserOptions,
): Promise<Learnt | { readonly problem: string }> {
  try {
    return await learnParser(parser, { prefix, limits, ...options });
  } catch (error) {
    if (error instanceof UnansweredError || error instanceof UnsteadyAnswersError) {
      // The following lines are the parser's own message, with paths of this machine.
      return { problem: error.message.split('\n')[0] ?? '' };
    }
    throw error;
  }
}

function summaryOf({ automaton, assumptions, queries, thrown, stopped, growth }: Learnt): LearntSummary {
  return {
    states: automaton.stateCount,
    classes: automaton.classCount,
    extraStates: assumptions.extraStates ?? null,
    ...(stopped !== undefined && { stopped }),
    ...(growth !== undefined && { growth }),
    isPartial: assumptions.unasked.length > 0,
    queries,
    ...(thrown !== undefined && { thrown }),
  };
}

/** Reports two parsers that both read hosts, but different ones. */
function hostDifference({ first, second, accepted, differences }: Pair): AuditData['hosts'] {
  const found = differences.find(({ component, bothReport }) => component === 'host' && bothReport);
  if (found === undefined) return [];
  const [one = '', other = ''] = found.readings;
  return [{ first, second, accepted, count: found.count, witness: found.witness, readings: [one, other] }];
}
