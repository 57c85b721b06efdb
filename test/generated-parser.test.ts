/** The emitted parsers against those of peggy's own generator: the same trees from every start rule. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse as parse1738 } from '../generated/rfc1738/parser.js';
import { grammar as grammar1738 } from '../generated/rfc1738/rules.js';
import { parse as parse2003 } from '../generated/rfc2396bis-01/parser.js';
import { grammar as grammar2003 } from '../generated/rfc2396bis-01/rules.js';
import { parse as parse1993 } from '../generated/url-1993/parser.js';
import { grammar as grammar1993 } from '../generated/url-1993/rules.js';
import { parse as parse1995 } from '../generated/url-1995/parser.js';
import { grammar as grammar1995 } from '../generated/url-1995/rules.js';
import { parse as parse1997 } from '../generated/url-1997/parser.js';
import { grammar as grammar1997 } from '../generated/url-1997/rules.js';
import { plainParser } from '../scripts/plain-parser.js';
import { pegIdentifier } from '../src/grammar/peg.js';
import { descendants, type SyntaxNode } from '../src/syntax/node.js';
import type { GrammarData } from '../src/syntax/rule.js';
import { loadExamples } from './load-examples.js';

interface Start {
  readonly startRule: never;
}

interface Generated {
  readonly grammar: GrammarData;
  readonly parse: (text: string, options: Start) => SyntaxNode;
}

const parsers: readonly Generated[] = [
  { grammar: grammar1993, parse: parse1993 },
  { grammar: grammar1995, parse: parse1995 },
  { grammar: grammar1738, parse: parse1738 },
  { grammar: grammar1997, parse: parse1997 },
  { grammar: grammar2003, parse: parse2003 },
];

/** Every string of every document's examples. */
const texts = [
  ...new Set(
    parsers.flatMap(({ grammar }) => {
      const strings: string[] = [];
      JSON.stringify(loadExamples(grammar.id), (_, value: unknown) => {
        if (typeof value === 'string') strings.push(value);
        return value;
      });
      return strings;
    }),
  ),
];

/** A string of the documents with up to three edits, of characters that grammars tell apart. */
const edited = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(
      fc.record({
        place: fc.nat(60),
        remove: fc.nat(2),
        insert: fc.constantFrom(...Array.from('a1:/?#@%.-;=&+*[]_ '), '%09', '%00', '//', ''),
      }),
      { maxLength: 3 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((t, { place, remove, insert }) => {
      const at = Math.min(place, t.length);
      return t.slice(0, at) + insert + t.slice(at + remove);
    }, text),
  );

function outcome(parse: () => SyntaxNode): string {
  try {
    return JSON.stringify(parse());
  } catch (error) {
    if (error instanceof Error && error.name === 'TypeError') throw error;
    return 'rejected';
  }
}

describe.each(parsers)('the parser of $grammar.id', ({ grammar, parse }) => {
  const { names } = grammar;
  const documentNames = new Map(names.map((name) => [pegIdentifier(name), name]));
  const plain = plainParser(readFileSync(`grammar/${grammar.id}/grammar.peggy`, 'utf8'), (identifier) =>
    String(documentNames.get(identifier.replace(/__.*/, ''))),
  );
  const start = pegIdentifier(grammar.start);
  const expectSameTree = (text: string, startRule: string): string => {
    const emitted = outcome(() => parse(text, { startRule: startRule as never }));
    expect({ text, startRule, tree: emitted }).toEqual({
      text,
      startRule,
      tree: outcome(() => plain(text, { startRule })),
    });
    return emitted;
  };

  it('makes the tree that peggy would make, of every string in the documents and what its nodes cover', () => {
    const seen = new Set<string>();
    let derivable = 0;
    for (const text of texts) {
      const tree = expectSameTree(text, start);
      if (tree === 'rejected') continue;
      derivable += 1;
      for (const node of descendants(JSON.parse(tree) as SyntaxNode)) {
        const part = text.slice(node.start, node.end);
        const key = `${node.rule} ${part}`;
        if (seen.has(key)) continue;
        seen.add(key);
        expectSameTree(part, pegIdentifier(node.rule));
      }
    }
    expect(derivable).toBeGreaterThan(100);
    expect(seen.size).toBeGreaterThan(300);
  });

  it('makes the same tree of edited strings from any rule', () => {
    fc.assert(
      fc.property(edited, fc.constantFrom(grammar.start, ...names), (text, rule) => {
        expectSameTree(text, pegIdentifier(rule));
      }),
      { seed: 1738, numRuns: 2000 },
    );
  });
});
