/** Learning what a parser behind the protocol accepts, with the documents' help. */
import { namedSets, type RevisionId, revisions } from '../../generated/registry/ids.js';
import { automatonOf } from '../study/index.js';
import { quotient } from '../study/automata/table-automaton.js';
import { alphabetOfCharacters, startingAlphabet } from './learning/alphabet.js';
import { learn, type Learnt, type LearnOptions } from './learning/learn.js';
import { type Oracle, UnansweredError } from './learning/oracle.js';
import { mixedTexts } from './learning/mixed-texts.js';
import { suitesOf } from './learning/seeds.js';
import { casesFor } from './cases.js';
import type { Answer, Failure, Parser } from './protocol.js';

/** Options of learning a parser. */
export interface LearnParserOptions extends Pick<
  LearnOptions,
  'prefix' | 'extraStates' | 'limits' | 'onProgress'
> {
  /** The only characters to ask about, each taken for itself; by default the classes are found. */
  readonly alphabet?: string;
  /** The documents that the parser is expected to resemble; all by default. */
  readonly documents?: readonly RevisionId[];
}

/** How many texts are mixed at random, and how many of an audit are asked for: those of them with the prefix. */
const [mixed, audited] = [40_000, 20_000];

/** In code units: an automaton counts a length in as many states, so what holds of long texts alone is not learnt. */
const longestSeed = 64;

/**
 * Learns a parser. It is asked the suites of the documents' automata first, random and changed texts, and the texts of an
 * audit that are not long; and about every string that tells the result from a document.
 * @throws UnsteadyAnswersError, UnansweredError, AdapterError
 */
export async function learnParser(parser: Parser, options: LearnParserOptions = {}): Promise<Learnt> {
  const { alphabet: characters, documents = revisions, prefix = '', ...others } = options;
  const automata = documents.map((revision) => quotient(automatonOf({ revision }), prefix));
  const alphabet = characters === undefined ? startingAlphabet(automata) : alphabetOfCharacters(characters);
  const { asked } = alphabet;
  const seeds = new Set([...suitesOf(automata, asked), ...mixedTexts({ count: mixed, seed: 0, asked })]);
  for (const text of casesFor(namedSets.today, { size: audited, seed: 0 })) {
    if (text.startsWith(prefix) && text.length <= longestSeed) seeds.add(text.slice(prefix.length));
  }
  let thrown = 0;
  const oracle = oracleOf(parser, () => thrown++);
  const learnt = await learn(oracle, {
    ...others,
    prefix,
    alphabet,
    distinct: characters !== undefined,
    seeds,
    beside: automata,
  });
  return thrown === 0 ? learnt : { ...learnt, thrown };
}

/**
 * A parser as an oracle. What it throws is no acceptance; whatever else is no answer is an UnansweredError.
 * @param onThrown called each time that it throws
 */
export function oracleOf(parser: Parser, onThrown?: () => void): Oracle {
  return async (texts) => {
    const accepted: boolean[] = [];
    let unanswered: UnansweredError | undefined;
    // To the end, as the parser has been asked for all of them.
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
