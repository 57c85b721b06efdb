/** Valid URL strings are the error-free inputs of the parser, except for domains that are mapped to IPv4 addresses. */
import { readFileSync } from 'node:fs';
import { parserRelations } from '../../../scripts/report/parser-states.js';
import { readGrammar } from '../../../src/study/index.js';

const [grammar, states] = [
  'grammar/whatwg-2026-07/printed.bnf',
  'src/documents/whatwg-2026-07/parser-states.bnf',
].map((file) => readGrammar(readFileSync(file, 'utf8'), { file }));

test('each kind of base URL has the same relation', () => {
  if (grammar === undefined || states === undefined) throw new Error('no grammar');
  const relations = parserRelations(grammar, states);
  expect(relations.map(({ rule }) => rule)).toEqual(
    ['', '-special', '-file', '-other', '-opaque'].map((kind) => `valid-URL-string${kind}`),
  );
  for (const { ascii, unmapped, all } of relations) {
    expect([ascii.relation, unmapped.relation, all.relation]).toEqual(['equal', 'equal', 'subset']);
    expect(all.onlySecond[0]?.text).toMatch(/^(?:ws:)?\/\/0\.0\.０\.0$/);
  }
});
