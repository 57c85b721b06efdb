/** Acceptor of one language, and nothing else: the content of `uri-revisions/<id>/accepts`. */
import { notAText } from '../base/wrong-type.js';
import { decodeAutomaton, type DfaTable, type EncodedAutomaton } from './dfa-table.js';
import { accepts } from './walk.js';

/** Tests whether the text is derivable. Linear. @throws TypeError if the text is not a string */
export type Acceptor = (text: string) => boolean;

/** Returns the acceptor of an automaton, which is decoded at the first call. */
export function acceptorOf(encoded: EncodedAutomaton): Acceptor {
  let table: DfaTable | undefined;
  return (text) => {
    if (typeof text !== 'string') throw notAText('accepts', text);
    return accepts((table ??= decodeAutomaton(encoded)), text);
  };
}
