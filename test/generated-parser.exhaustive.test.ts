/** The emitted parsers against those of peggy's own generator: the same trees from every start rule. */
import fc from 'fast-check';
import { generatedGrammars } from '../generated/registry/grammars.js';
import { pegIdentifier } from '../src/study/peg/peg.js';
import { descendants, type SyntaxNode } from '../src/tree/node.js';
import { edited, exampleTexts } from './example-texts.js';
import { plainParserOf } from '../scripts/load/plain-parser.js';

describe.each(Object.values(generatedGrammars))('the parser of $grammar.id', ({ grammar, parse }) => {
  const { names } = grammar;
  const plain = plainParserOf(grammar);
  const expectSameTree = (text: string, startRule: string): string => {
    const [emitted = '', made = ''] = [
      parse(text, { startRule }),
      plain(text, { startRule: pegIdentifier(startRule) }),
    ].map((tree) => (tree === undefined ? 'rejected' : JSON.stringify(tree)));
    if (emitted !== made) throw new Error(`${startRule} ${JSON.stringify(text)}: ${emitted}, not ${made}`);
    return emitted;
  };

  it('makes the tree that peggy would make, of every string in the documents and what its nodes cover', () => {
    const seen = new Set<string>();
    let derivable = 0;
    for (const text of exampleTexts) {
      const tree = expectSameTree(text, grammar.start);
      if (tree === 'rejected') continue;
      derivable += 1;
      for (const node of descendants(JSON.parse(tree) as SyntaxNode)) {
        const part = text.slice(node.start, node.end);
        const key = `${node.rule} ${part}`;
        if (seen.has(key)) continue;
        seen.add(key);
        expectSameTree(part, node.rule);
      }
    }
    expect(derivable).toBeGreaterThan(100);
    expect(seen.size).toBeGreaterThan(300);
  });

  it('makes the same tree of edited strings from any rule', () => {
    fc.assert(
      fc.property(edited(exampleTexts), fc.constantFrom(grammar.start, ...names), (text, rule) => {
        expectSameTree(text, rule);
      }),
      { seed: 1738, numRuns: 2000 },
    );
  });
});
