/** Whether one language has a text, and nothing else: what `uri-revisions/<id>/accepts` is made of. */
import { wrongType } from '../base/wrong-type.js';
import { decodeAutomaton, type DfaTable, type EncodedAutomaton } from './dfa-table.js';
import { accepts } from './walk.js';

/** Whether the text is derivable. Linear. @throws TypeError when the text is not a string */
export type Acceptor = (text: string) => boolean;

/** What an automaton accepts. It is decoded at the first call. */
export function acceptorOf(encoded: EncodedAutomaton): Acceptor {
  let table: DfaTable | undefined;
  return (text) => {
    if (typeof text !== 'string') throw wrongType('accepts: the text must be a string', text);
    return accepts((table ??= decodeAutomaton(encoded)), text);
  };
}
