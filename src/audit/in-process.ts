/** A parser that is a function of this program, as a parser of the protocol. */
import { aFunction, aString, recordOf } from '../base/arguments.js';
import type { Answer, Declaration, Outcome, Parser } from './protocol.js';

/** What a function's parser is called, and what it cannot tell or changes. */
export type Described = Pick<Declaration, 'name'> & Partial<Declaration>;

/**
 * A parser that asks a function. What the function throws is a crash; where that is how it rejects, it is for the function
 * to catch it.
 */
export function inProcess(described: Described, parse: (text: string) => Answer): Parser {
  recordOf({ name: aString })(described, 'inProcess: what the parser is');
  aFunction(parse, 'inProcess: the parser');
  const outcomeOf = (text: string): Outcome => ({ text, answer: answerOf(parse, text) });
  return {
    declaration: { protocol: 1, version: '0', cannot: [], changes: [], ...described },
    async *ask(texts) {
      // An iteration that awaits takes several times as long.
      if (Symbol.iterator in texts) for (const text of texts) yield outcomeOf(text);
      else for await (const text of texts) yield outcomeOf(text);
    },
    close: () => Promise.resolve(),
  };
}

function answerOf(parse: (text: string) => Answer, text: string): Answer {
  try {
    return parse(text);
  } catch (error) {
    return { thrown: String(error) };
  }
}
