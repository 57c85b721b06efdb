/**
 * The shelf: grammars of URI schemes, header fields, dates and other formats, which are not documents of the lineage,
 * by name.
 */
import { shelf, type ShelfGrammar } from '../../generated/shelf/grammars.js';
import { shelfNames } from '../../generated/shelf/names.js';
import type { Automaton } from '../core/automaton/automaton.js';
import type { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { unknownName } from '../core/base/unknown-name.js';
import { readGrammar, type ReadGrammarOptions } from './read-grammar.js';

export { shelf, type ShelfGrammar };

/** Returns the entry of a grammar, or of a URI scheme that one describes. @throws UnknownNameError */
export function shelfEntry(name: string): ShelfGrammar {
  const file = Object.hasOwn(shelfNames, name) ? shelfNames[name] : undefined;
  const entry = shelf.find((one) => one.name === file);
  if (entry === undefined) throw unknownName('grammar on the shelf', name, Object.keys(shelfNames));
  return entry;
}

/**
 * Reads a grammar of the shelf for the studies, which accept it in place of a revision.
 * @param name the name of a grammar, or of a URI scheme that one describes
 * @throws UnknownNameError; RecursionError if the grammar needs a depth and none is given
 * @example
 * const urn = shelfGrammar('urn');
 * accepts(automatonOf({ revision: urn, rule: urn.start }), 'urn:isbn:0'); // true
 */
export function shelfGrammar(
  name: string,
  { start, depth, from = [] }: Pick<ReadGrammarOptions, 'start' | 'depth' | 'from'> = {},
): StudiedGrammar {
  const entry = shelfEntry(name);
  const ofScheme = Object.hasOwn(entry.schemes, name) ? entry.schemes[name] : undefined;
  return readGrammar(entry.text, {
    file: name,
    notation: 'abnf',
    start: start ?? ofScheme,
    depth,
    from: [...entry.from, ...from],
  });
}

/** Returns the automata of the URI schemes that the shelf describes whole, by their names. */
export function schemeAutomata(): ReadonlyMap<string, Automaton> {
  const schemes = shelf
    .filter(({ leftOut }) => leftOut === undefined)
    .flatMap(({ schemes }) => Object.keys(schemes));
  return new Map(
    schemes.map((scheme) => {
      const grammar = shelfGrammar(scheme);
      return [scheme, grammar.automaton(grammar.start)];
    }),
  );
}
