/**
 * Learning the language of a parser behind the protocol, with the documents' help, and its relation to other languages.
 */
import { namedSets, type RevisionId, revisions } from '../../generated/registry/ids.js';
import type { Automaton } from '../core/automaton/automaton.js';
import { accepts } from '../core/automaton/walk.js';
import type { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { quotient } from '../grammar/automata/table-automaton.js';
import { automatonOf } from '../study/index.js';
import type { Learnt } from '../study/learnt-language.js';
import type { CompareOptions, Comparison } from '../study/relations/compare-rules.js';
import { compareWithin } from '../study/relations/scope.js';
import { casesFor } from './cases.js';
import { alphabetOfCharacters, startingAlphabet } from './learning/alphabet.js';
import { learn, type LearnOptions } from './learning/learn.js';
import { mixedTexts, structuredTexts } from './learning/mixed-texts.js';
import { type Oracle, UnansweredError } from './learning/oracle.js';
import { suitesOf } from './learning/seeds.js';
import type { Answer, Failure, Parser } from './protocol.js';

/** The relation of a language to another. */
export interface RelationTo {
  /** The other language: a document's id, or a parser. */
  readonly to: string;
  readonly rule: string;
  readonly comparison: Comparison;
}

/**
 * Returns the relation of a learnt language to the reference rule of each grammar, within the characters asked about.
 * The first string of each kind that only one of two has is a shortest one. @throws StateLimitError, TimeLimitError,
 * PrefixError
 */
export function relationsOf(
  learnt: StudiedGrammar,
  others: readonly StudiedGrammar[],
  options?: CompareOptions,
): readonly RelationTo[] {
  return others.map((other) => ({
    to: other.revision,
    rule: other.start,
    comparison: compareWithin(
      { grammar: learnt, rule: learnt.start },
      { grammar: other, rule: other.start },
      options,
    ),
  }));
}

/** Options of learning a parser. */
export interface LearnParserOptions extends Pick<
  LearnOptions,
  'prefix' | 'seeds' | 'extraStates' | 'limits' | 'onProgress'
> {
  /** The only characters to ask about, each in a class of its own; by default the classes are found. */
  readonly alphabet?: string;
  /** Characters never asked about: no text with one of them is in the result. */
  readonly without?: string;
  /** The documents that the parser is expected to resemble; all by default. */
  readonly documents?: readonly RevisionId[];
}

/** Numbers of randomly mixed texts, and of audit texts; of the latter, only those with the prefix are used. */
const [mixed, audited] = [40_000, 20_000];
/** Of the texts that a parser or a document accepts, the part that both accept if they are nearly equal. */
const leastCommon = 0.9;
/** The number of mixed texts for a parser that nearly equals a document. */
const mixedIfGuided = 10_000;

/** Numbers of the trials, and of the mixed texts in each. */
const [trials, tried] = [3, 400];

/**
 * Length limit in code units: an automaton needs as many states to count a length, so properties of long texts only are
 * not learnt.
 */
const maxSeedLength = 64;

/** The same for each parser. */
let audit: readonly string[] | undefined;

function auditTexts(): readonly string[] {
  return (audit ??= [...casesFor(namedSets.today, { size: audited, seed: 0 })].filter(
    ({ length }) => length <= maxSeedLength,
  ));
}

/**
 * Learns a parser. If it nearly equals a document, that document's letters and suite guide the learner. Otherwise, if
 * there is a prefix, or if the parser resembles the documents, so that each of three lists of texts refutes what the
 * others taught, it is asked about the suites of all documents' automata. Both are asked about random and changed texts,
 * and the short texts of an audit. Any parser is asked about every string that distinguishes the result from a document.
 * @throws UnsteadyAnswersError, UnansweredError, AdapterError
 */
export async function learnParser(parser: Parser, options: LearnParserOptions = {}): Promise<Learnt> {
  const { alphabet: characters, without = '', documents = revisions, prefix = '', ...others } = options;
  const automata = documents.map((revision) => quotient(automatonOf({ revision }), prefix));
  const excluded = Array.from({ length: without.length }, (_, i) => without.charCodeAt(i));
  const all = (
    characters === undefined ? startingAlphabet(automata) : alphabetOfCharacters(characters)
  ).without(excluded);
  const lists = Array.from({ length: trials }, (_, i) => trialTexts(all.asked, i + 1, prefix));
  // Letters that the caller chose stay.
  const first = characters === undefined ? (lists[0] ?? []).slice(0, options.limits?.queries) : [];
  const known = await answersOf(parser, first, prefix);
  const nearest = nearestOf(automata, known);
  const alphabet = nearest === undefined ? all : startingAlphabet([nearest], true).without(excluded);
  const { asked } = alphabet;
  const count = nearest === undefined ? mixed : mixedIfGuided;
  let similar: ReadonlySet<string> | undefined;
  const similarSeeds = (): ReadonlySet<string> =>
    (similar ??= likeDocuments(nearest === undefined ? automata : [nearest], asked, prefix, count));
  let thrown = 0;
  const oracle = oracleOf(parser, () => thrown++);
  const learnt = await learn(oracle, {
    ...others,
    prefix,
    alphabet,
    distinct: characters !== undefined,
    similarSeeds,
    isGuided: nearest !== undefined,
    known,
    trials: prefix === '' && nearest === undefined ? lists : [],
    randomTexts: { similar: count, other: 800 },
    walks: { similar: count / 2, other: 50 },
    distinguishedFrom: automata,
  });
  return thrown === 0 ? learnt : { ...learnt, thrown };
}

/** Returns mixed texts; without a prefix, alone and in a URL. */
function trialTexts(asked: readonly number[], seed: number, prefix: string): readonly string[] {
  const texts = [...mixedTexts({ count: tried, seed, asked })];
  return prefix === '' ? texts.flatMap((text) => [text, `http://${text}`]) : texts;
}

/** Returns the answers to texts after the prefix, as far as there are any. */
async function answersOf(
  parser: Parser,
  texts: readonly string[],
  prefix: string,
): Promise<ReadonlyMap<string, boolean>> {
  const answers = new Map<string, boolean>();
  const distinct = [...new Set(texts)];
  for await (const { text, answer } of parser.ask(distinct.map((text) => prefix + text)))
    if ('ok' in answer) answers.set(text.slice(prefix.length), answer.ok);
  return answers;
}

/** Returns the automaton that a parser nearly equals; undefined if there is none. */
function nearestOf(
  automata: readonly Automaton[],
  answers: ReadonlyMap<string, boolean>,
): Automaton | undefined {
  const common = automata.map((automaton) => {
    let both = 0;
    let either = 0;
    for (const [text, answer] of answers) {
      const accepted = accepts(automaton, text);
      if (accepted && answer) both++;
      if (accepted || answer) either++;
    }
    return either === 0 ? 0 : both / either;
  });
  const most = Math.max(...common);
  return most < leastCommon ? undefined : automata[common.indexOf(most)];
}

/** Returns texts that a parser which resembles the documents distinguishes. */
function likeDocuments(
  automata: readonly Automaton[],
  asked: readonly number[],
  prefix: string,
  count: number,
): ReadonlySet<string> {
  const texts = new Set([
    ...suitesOf(automata, asked),
    ...structuredTexts(),
    ...mixedTexts({ count, seed: 0, asked }),
  ]);
  for (const text of auditTexts()) if (text.startsWith(prefix)) texts.add(text.slice(prefix.length));
  return texts;
}

/**
 * Wraps a parser as an oracle. An undocumented error counts as a refusal; any other missing answer is an
 * UnansweredError.
 * @param onThrown called each time that it throws
 */
function oracleOf(parser: Parser, onThrown?: () => void): Oracle {
  return async (texts) => {
    const accepted: boolean[] = [];
    let unanswered: UnansweredError | undefined;
    // Read to the end, as the parser has been asked about all of them.
    for await (const { text, answer } of parser.ask(texts)) {
      if ('ok' in answer) accepted.push(answer.ok);
      else if ('thrown' in answer) {
        onThrown?.();
        accepted.push(false);
      } else unanswered ??= new UnansweredError(text, problemOf(answer));
    }
    if (unanswered !== undefined) throw unanswered;
    return accepted;
  };
}

function problemOf(answer: Extract<Answer, { readonly error: string }> | Failure): string {
  return 'error' in answer ? `its adapter says: ${answer.error}` : `${answer.failure}: ${answer.message}`;
}
