/** The nodes of a tree that the page draws. */
import { revision } from 'uri-revisions';
import { drawnTree } from '../../src/web/worker/tree.js';

test.each([
  ['url-1993', 'xalphas'],
  ['url-1995', 'digits'],
  ['rfc1738', 'digits'],
] as const)('nodes of %s for characters are hidden, and drawn on request: %s', (id, rule) => {
  const document = revision(id);
  const text = 'http://h:80/p?q';
  const reading = { text, tree: document.parse(text), spans: document.spans(text) };
  const rules = (characters: boolean): readonly string[] =>
    drawnTree(document, reading, characters).nodes.map((node) => node.rule);
  expect(rules(true)).toContain(rule);
  expect(rules(false)).not.toContain(rule);
});
