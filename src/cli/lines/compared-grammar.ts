/** A grammar that is no document's, as a document of a comparison: its verdict, and the rules that match. */

import type { ComparedDocument } from '../../core/compare.js';
import type { UriSyntaxError } from '../../core/reading/error.js';
import type { Reading } from '../../core/reading/reading.js';
import type { SyntaxNode } from '../../core/tree/node.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { derivations, pegTree, type StudiedGrammar } from '../../study/index.js';
import { stopOf } from './verdict.js';
import type { Terminal } from '../output/terminal.js';
import { mayBeDeeper, reportDepthLimit } from '../documents/grammar-file.js';
import { studied } from '../documents/studies.js';

/** Returns the compared grammar. A comparison reads these members only, and uses the id as a name. */
export function comparedGrammar(grammar: StudiedGrammar, terminal: Terminal): ComparedDocument {
  const { rules, revision } = grammar;
  const isOpen = mayBeDeeper(grammar);
  const read = (text: string, { start }: { readonly start: string }): Partial<Reading> => {
    const stop = stopOf(
      text,
      studied(() => grammar.automaton(start)),
      isOpen && ((one) => isOpen(one, start)),
    );
    if (stop === undefined) {
      const { tree } = studied(() => firstDerivation(grammar, text, start));
      return {
        text,
        start,
        derivable: true,
        offset: undefined,
        found: undefined,
        production: productionOf(tree),
      };
    }
    if (stop.mayBeDeeper) reportDepthLimit(grammar, terminal);
    const { offset, found } = stop;
    const error = { offset, found, start, open: [], advice: [], toJSON: () => stop };
    return { text, start, derivable: false, offset, found, error: error as unknown as UriSyntaxError };
  };
  const document = {
    id: revision as RevisionId,
    start: grammar.start,
    rules: rules.map((name) => ({ name })),
    read,
  };
  return document as unknown as ComparedDocument;
}

/** Returns the tree of the first derivation of a derivable text, or of a PEG's match; a regular expression has one node. */
export function firstDerivation(
  grammar: StudiedGrammar,
  text: string,
  rule = grammar.start,
): { readonly tree: SyntaxNode; readonly isOnly: boolean } {
  const whole = { rule, start: 0, end: text.length, children: [] };
  if (grammar.scope !== undefined) return { tree: pegTree(grammar, text) ?? whole, isOnly: true };
  const { first, count } = derivations(text, { revision: grammar, rule }, { most: 1 });
  return { tree: first[0]?.tree ?? whole, isOnly: count === 1n };
}

/** Returns the rules that match the whole text, outermost first. */
function productionOf({ rule, start, end, children }: SyntaxNode): readonly string[] {
  const inner = children.find((child) => child.start === start && child.end === end);
  return inner === undefined ? [rule] : [rule, ...productionOf(inner)];
}
