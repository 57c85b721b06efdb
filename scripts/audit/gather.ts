/** What generated/audit.json holds: every parser that can run here, learnt, audited, and compared with the others. */
import { languageLoaders } from '../../generated/registry/loaders.js';
import { type RevisionId, namedSets, revisions } from '../../generated/registry/ids.js';
import {
  type Adapter,
  adapters,
  audit,
  between,
  casesFor,
  hostCases,
  isAccepted,
  isDisagreement,
  type Learnt,
  learnParser,
  learntGrammar,
  type Pair,
  type Parser,
  type Places,
  readinessOf,
  startParser,
  UnansweredError,
  UnsteadyAnswersError,
} from '../../src/audit/index.js';
import { automatonWithin, jointScope } from '../../src/study/relations/scope.js';
import { grammarOf } from '../../src/study/grammars.js';
import { compareAutomata, type Relation } from '../../src/study/relations/compare-rules.js';
import type { StudiedGrammar } from '../../src/study/automata/studied-grammar.js';
import { differingShare } from './differing-share.js';

/** What stands before the strings of every learnt language. */
const prefix = 'http://';
/** At most so many texts are asked to learn one parser, and so many states found. */
const limits = { queries: 4_000_000, states: 1500 };
/** Texts of the audit of classes. */
const cases = 20_000;
const mostClasses = 5;
/** Of how many characters the strings are whose share is told. */
const length = 8;

/** A language beside another: the shortest string that only one of them has, without the prefix; null for none. */
interface Beside {
  readonly to: string;
  readonly relation: Relation;
  readonly onlyThis: string | null;
  readonly onlyOther: string | null;
  /** Whether the parsers themselves, asked once more, take and refuse these strings so. */
  readonly isBorneOut: boolean;
  /** Of all strings of printing characters of a length, those that one of the two has and the other lacks; 0 to 1. */
  readonly share: number;
}

interface LearntSummary extends Pick<Learnt, 'queries'> {
  readonly states: number;
  readonly classes: number;
  readonly extraStates: number | null;
  readonly stopped?: 'states' | 'queries';
  /** Whether some characters were not asked about. */
  readonly isPartial: boolean;
}

export interface AuditedParser {
  readonly adapter: string;
  readonly language: string;
  readonly name: string;
  readonly version: string;
  /** What was learnt, or why nothing was. */
  readonly learnt: LearntSummary | { readonly problem: string };
  readonly documents: readonly Beside[];
  readonly parsers: readonly Beside[];
  /** The most frequent classes beside the standard in force. */
  readonly classes: readonly {
    readonly key: string;
    readonly count: number;
    readonly section?: string;
    readonly witness: string;
  }[];
}

/** A parser that runs, with what was learnt of it. */
interface Found extends Omit<AuditedParser, 'documents' | 'parsers'> {
  readonly parser: Parser;
  readonly grammar: StudiedGrammar | undefined;
}

/** The file. */
export interface AuditData {
  readonly date: string;
  readonly prefix: string;
  readonly length: number;
  readonly cases: number;
  readonly hostCases: number;
  /** The document that the classes are against. */
  readonly against: RevisionId;
  readonly parsers: readonly AuditedParser[];
  /** The adapters whose parsers cannot run here. */
  readonly missing: readonly string[];
  /** Pairs of parsers, by their places in the list, that tell different hosts in a text. */
  readonly hosts: readonly {
    readonly first: number;
    readonly second: number;
    readonly accepted: number;
    readonly count: number;
    readonly witness: string;
    readonly readings: readonly [string, string];
  }[];
}

interface Running {
  readonly adapter: Adapter;
  readonly parser: Parser;
}

/** Runs all parsers that are ready. @param tell is told what is being done */
export async function gather(places: Places, date: string, tell: (line: string) => void): Promise<AuditData> {
  const running: Running[] = [];
  const missing: string[] = [];
  for (const adapter of adapters) {
    const readiness = await readinessOf(adapter, places);
    if (readiness.state === 'ready') running.push({ adapter, parser: await startParser(readiness.command) });
    else missing.push(adapter.name);
  }
  const [against] = namedSets.today;
  const document = await languageLoaders[against]();
  const texts = [...casesFor([against], { size: cases, seed: 0 })];
  const found: Found[] = [];
  for (const { adapter, parser } of running) {
    tell(adapter.name);
    const { name, version } = parser.declaration;
    const learnt = await learntOf(parser);
    const grammar =
      'problem' in learnt
        ? undefined
        : learntGrammar(learnt.automaton, adapter.name, { prefix, unasked: learnt.assumptions.unasked });
    const {
      documents: [classed],
    } = await audit(parser, [document], texts);
    found.push({
      adapter: adapter.name,
      language: adapter.language,
      name,
      version,
      learnt: 'problem' in learnt ? learnt : summary(learnt),
      parser,
      classes: (classed?.classes ?? [])
        .filter(({ verdict }) => isDisagreement(verdict))
        .slice(0, mostClasses)
        .map(({ key, count, section, witness }) => ({
          key,
          count,
          ...(section !== undefined && { section }),
          witness,
        })),
      grammar,
    });
  }
  tell('hosts');
  const { cases: hostTexts, pairs } = await between(
    running.map(({ parser }) => parser),
    hostCases(),
  );
  tell('each other');
  const parsers: AuditedParser[] = [];
  for (const { parser, grammar, ...one } of found) {
    const documents: Beside[] = [];
    const others: Beside[] = [];
    if (grammar !== undefined) {
      for (const id of revisions) documents.push(await borneOut(beside(grammar, grammarOf(id)), parser));
      for (const other of found) {
        if (other.grammar === undefined || other.parser === parser) continue;
        others.push(await borneOut(beside(grammar, other.grammar), parser, other.parser));
      }
    }
    parsers.push({ ...one, documents, parsers: others });
  }
  for (const { parser } of running) await parser.close();
  return {
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
}

async function learntOf(parser: Parser): Promise<Learnt | { readonly problem: string }> {
  try {
    return await learnParser(parser, { prefix, limits });
  } catch (error) {
    if (error instanceof UnansweredError || error instanceof UnsteadyAnswersError) {
      // What follows are the parser's own words, with the paths of this machine.
      return { problem: error.message.split('\n')[0] ?? '' };
    }
    throw error;
  }
}

function summary({ automaton, assumptions, queries, stopped }: Learnt): LearntSummary {
  return {
    states: automaton.stateCount,
    classes: automaton.classCount,
    extraStates: assumptions.extraStates ?? null,
    ...(stopped !== undefined && { stopped }),
    isPartial: assumptions.unasked.length > 0,
    queries,
  };
}

function beside(learnt: StudiedGrammar, other: StudiedGrammar): Omit<Beside, 'isBorneOut'> {
  const scope = jointScope(learnt, other);
  const [one, another] = [
    automatonWithin(learnt, learnt.start, scope),
    automatonWithin(other, other.start, scope),
  ];
  const { relation, onlyFirst, onlySecond } = compareAutomata(one, another, { witnesses: 1 });
  return {
    to: other.revision,
    relation,
    onlyThis: onlyFirst[0]?.text ?? null,
    onlyOther: onlySecond[0]?.text ?? null,
    share: relation === 'equal' ? 0 : differingShare(one, another, length),
  };
}

/** A comparison, once the parser, and the other if it is one, are asked about its strings. */
async function borneOut(
  compared: Omit<Beside, 'isBorneOut'>,
  parser: Parser,
  other?: Parser,
): Promise<Beside> {
  const { onlyThis, onlyOther } = compared;
  const isSo = async (text: string | null, takes?: Parser, refuses?: Parser): Promise<boolean> =>
    text === null ||
    ((takes === undefined || (await accepts(takes, text))) &&
      (refuses === undefined || !(await accepts(refuses, text))));
  const isBorneOut = (await isSo(onlyThis, parser, other)) && (await isSo(onlyOther, other, parser));
  return { ...compared, isBorneOut };
}

async function accepts(parser: Parser, text: string): Promise<boolean> {
  for await (const { answer } of parser.ask([prefix + text])) return isAccepted(answer);
  return false;
}

/** What is told of two parsers that read different hosts, each one. */
function hostDifference({ first, second, accepted, differences }: Pair): AuditData['hosts'] {
  const found = differences.find(({ component, isTwofold }) => component === 'host' && isTwofold);
  if (found === undefined) return [];
  const [one = '', other = ''] = found.readings;
  return [{ first, second, accepted, count: found.count, witness: found.witness, readings: [one, other] }];
}
