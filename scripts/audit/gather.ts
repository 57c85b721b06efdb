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
import { grammarOf } from '../../src/study/grammars.js';
import type { StudiedGrammar } from '../../src/study/automata/studied-grammar.js';
import { contains } from '../../src/base/code-units.js';
import { mixedTexts } from '../../src/audit/learning/mixed-texts.js';
import { accepts } from '../../src/automaton/walk.js';
import {
  type Beside,
  beside,
  borneOut,
  seenFromOther,
  unrefuted,
  type Verdicts,
  verdictsOf,
} from './beside.js';

/** What stands before the strings of every learnt language. */
const prefix = 'http://';
/** At most so many texts are asked to learn one parser, and so many states found. */
const limits = { queries: 4_000_000, states: 1500 };
/** Texts of the audit of classes. */
const cases = 20_000;
const mostClasses = 5;
/** Strings, other than those that learning asks about, to which every parser's answers are held against what was learnt. */
const heldOut = { count: 20_000, seed: 1 };
/** Of so many of them there is one more that begins with a name in Punycode, of which learning asks about few. */
const punycode = 2000;
/** Of how many characters the strings are whose share is told. */
const length = 8;

interface LearntSummary extends Pick<Learnt, 'queries' | 'thrown'> {
  readonly states: number;
  readonly classes: number;
  readonly extraStates: number | null;
  readonly stopped?: 'states' | 'queries';
  /** Whether some characters were not asked about. */
  readonly isPartial: boolean;
  /** Of how many texts that learning did not ask about what was learnt says otherwise than the parser. */
  readonly heldOut?: { readonly texts: number; readonly wrong: number };
}

/** What is told of one parser. */
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
  readonly verdicts: Verdicts;
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
  const mixed = [...mixedTexts({ ...heldOut, asked: heldOutUnits })];
  const held = new Set([...mixed, ...mixed.slice(0, punycode).map((text) => `xn--${text}`)]);
  const strings = new Set(held);
  for (const text of texts) if (text.startsWith(prefix)) strings.add(text.slice(prefix.length));
  const found: Found[] = [];
  for (const { adapter, parser } of running) {
    tell(adapter.name);
    const { name, version } = parser.declaration;
    const learnt = await learntOf(parser);
    const verdicts = await verdictsOf(parser, strings, prefix);
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
      learnt: 'problem' in learnt ? learnt : { ...summary(learnt), heldOut: wrongOf(learnt, held, verdicts) },
      parser,
      verdicts,
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
  const ofDocuments = new Map<RevisionId, Verdicts>();
  for (const id of revisions) {
    const language = await languageLoaders[id]();
    ofDocuments.set(id, new Map(Array.from(strings, (text) => [text, language.accepts(prefix + text)])));
  }
  const others = found.map((): Beside[] => []);
  for (const [i, { parser, grammar, verdicts, ...one }] of found.entries()) {
    tell(one.adapter);
    const documents: Beside[] = [];
    if (grammar !== undefined) {
      for (const id of revisions) {
        const compared = unrefuted(
          beside(grammar, grammarOf(id), length),
          verdicts,
          ofDocuments.get(id) ?? new Map(),
        );
        documents.push(await borneOut(compared, prefix, parser));
      }
      for (const [j, other] of found.entries()) {
        if (j <= i || other.grammar === undefined) continue;
        const compared = unrefuted(beside(grammar, other.grammar, length), verdicts, other.verdicts);
        const told = await borneOut(compared, prefix, parser, other.parser);
        others[i]?.push(told);
        others[j]?.push(seenFromOther(told, one.adapter));
      }
    }
    parsers.push({ ...one, documents, parsers: others[i] ?? [] });
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

/** Those of US-ASCII, and some beyond it. */
const heldOutUnits = [...Array.from({ length: 0x80 }, (_, unit) => unit), 0xe9, 0x4e2d, 0xd83d, 0xde00];

/** Texts with characters that learning could not ask about are left out. */
function wrongOf(
  { automaton, assumptions: { unasked } }: Learnt,
  held: Iterable<string>,
  verdicts: Verdicts,
): { readonly texts: number; readonly wrong: number } {
  const isAsked = (text: string): boolean => {
    for (let i = 0; i < text.length; i++) if (contains(unasked, text.charCodeAt(i))) return false;
    return true;
  };
  const answered = [...held].filter((text) => verdicts.has(text) && isAsked(text));
  const wrong = answered.filter((text) => accepts(automaton, text) !== verdicts.get(text));
  return { texts: answered.length, wrong: wrong.length };
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

function summary({ automaton, assumptions, queries, thrown, stopped }: Learnt): LearntSummary {
  return {
    states: automaton.stateCount,
    classes: automaton.classCount,
    extraStates: assumptions.extraStates ?? null,
    ...(stopped !== undefined && { stopped }),
    isPartial: assumptions.unasked.length > 0,
    queries,
    ...(thrown !== undefined && { thrown }),
  };
}

/** What is told of two parsers that read different hosts, each one. */
function hostDifference({ first, second, accepted, differences }: Pair): AuditData['hosts'] {
  const found = differences.find(({ component, bothTellOne }) => component === 'host' && bothTellOne);
  if (found === undefined) return [];
  const [one = '', other = ''] = found.readings;
  return [{ first, second, accepted, count: found.count, witness: found.witness, readings: [one, other] }];
}
