/** Learning what a parser behind the protocol accepts, with the documents' help. */
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { automatonOf } from '../study/index.js';
import { quotient } from '../study/automata/table-automaton.js';
import { alphabetOfCharacters, startingAlphabet } from './learning/alphabet.js';
import { learn, type Learnt, type LearnOptions } from './learning/learn.js';
import { type Oracle, UnansweredError } from './learning/oracle.js';
import { suitesOf } from './learning/seeds.js';
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

/**
 * Learns a parser. It is asked the suites of the documents' automata first, and about every string that tells the result
 * from a document.
 * @throws UnsteadyAnswersError, UnansweredError, AdapterError
 */
export function learnParser(parser: Parser, options: LearnParserOptions = {}): Promise<Learnt> {
  const { alphabet: characters, documents = revisions, prefix = '', ...others } = options;
  const automata = documents.map((revision) => quotient(automatonOf({ revision }), prefix));
  const alphabet = characters === undefined ? startingAlphabet(automata) : alphabetOfCharacters(characters);
  return learn(oracleOf(parser), {
    ...others,
    prefix,
    alphabet,
    distinct: characters !== undefined,
    seeds: suitesOf(automata, alphabet.asked),
    beside: automata,
  });
}

/** A parser as an oracle: whatever is no answer is an UnansweredError. */
export function oracleOf(parser: Parser): Oracle {
  return async (texts) => {
    const accepted: boolean[] = [];
    let unanswered: UnansweredError | undefined;
    // To the end, as the parser has been asked for all of them.
    for await (const { text, answer } of parser.ask(texts)) {
      if ('ok' in answer) accepted.push(answer.ok);
      else unanswered ??= new UnansweredError(text, problemOf(answer));
    }
    if (unanswered !== undefined) throw unanswered;
    return accepted;
  };
}

function problemOf(answer: Exclude<Answer, { readonly ok: boolean }> | Failure): string {
  return 'error' in answer ? `its adapter says: ${answer.error}` : `${answer.failure}: ${answer.message}`;
}
