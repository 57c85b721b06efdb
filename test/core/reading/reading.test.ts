/** A reading finds the same nodes of a rule as its tree, although it opens only nodes that may contain some. */
import { type Revision, revision, revisions } from '../../../src/api/index.js';
import { coveringStrings } from '../../../src/study/index.js';
import { descendants, type SyntaxNode } from '../../../src/core/tree/node.js';
import { DocumentReadings } from '../../../src/core/reading/reading.js';
import { exampleTexts } from '../../example-texts.js';
import { readingOf } from '../../reading-of.js';
import { some } from '../../depth.js';

test.each(some(revisions, 2))('in %s, for every rule and example', (id) => {
  const document = revision(id);
  const names = document.rules.map(({ name }) => name);
  const covering = coveringStrings({ revision: id, rule: document.start }).map(({ text }) => text);
  for (const text of [...exampleTexts, ...covering].filter((one) => document.accepts(one))) {
    const nodes = [...descendants<string>(document.parse(text))];
    const expected = names.map((name) => {
      const places = nodes.flatMap(({ rule, start, end }) => (rule === name ? [`${start}-${end}`] : []));
      return [name, places.length > 0, places.join(' ')];
    });
    const reading = readingOf(id, text);
    const found = names.map((name) => {
      const places = reading.nodes(name).map(({ start, end }) => `${start}-${end}`);
      return [name, reading.uses(name), places.join(' ')];
    });
    expect({ text, found }).toEqual({ text, found: expected });
    for (const { name } of document.rules.filter(({ role }) => role === 'escape')) {
      expect(readingOf(id, text).nodes(name, '%')).toEqual(reading.nodes(name));
    }
  }
});

describe('of a text of 2,000 segments', () => {
  const document: Revision = revision('rfc3986');
  const { parse } = document;

  /** Returns the result of a look-up, and the number of nodes that it opens. */
  function sought(
    text: string,
    rule: string,
    sign?: string,
  ): { readonly found: number; readonly opened: number } {
    let opened = 0;
    const watched = ({ rule, start, end, children }: SyntaxNode): SyntaxNode => ({
      rule,
      start,
      end,
      get children() {
        opened++;
        return children.map(watched);
      },
    });
    const reading = new DocumentReadings({ ...document, parse: (one) => watched(parse(one)) }).reading(text);
    return { found: reading.nodes(rule, sign).length, opened };
  }

  const plain = `http://h${'/ab'.repeat(2000)}`;
  const escaped = `${plain}/a%20b`;

  test.each([
    ['the scheme', plain, 'scheme', undefined, { found: 1, opened: 2 }],
    ['the path', plain, 'path-abempty', undefined, { found: 1, opened: 3 }],
    ['escapes where there are none', plain, 'pct-encoded', '%', { found: 0, opened: 0 }],
    ['an escape in the last one', escaped, 'pct-encoded', '%', { found: 1, opened: 6 }],
  ])('%s', (_, text, rule, sign, expected) => {
    expect(sought(text, rule, sign)).toEqual(expected);
  });
});
