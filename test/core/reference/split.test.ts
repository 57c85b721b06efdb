/** The regular expression of Appendix B, recomposition, and differences from the grammars. */
import fc from 'fast-check';
import { revision, revisions } from '../../../src/api/index.js';
import {
  appendixBSplitting,
  compareSplit,
  mainComponents,
  split,
  type MainComponents,
  recompose,
} from '../../../src/core/reference/split.js';
import { examplesOfKind } from '../../load-examples.js';
import { algorithmsOf, derivable, seed } from './algorithms-of.js';
import { errorOf } from './error-of.js';

type Parts = readonly [
  scheme: string | null,
  authority: string | null,
  path: string,
  query: string | null,
  fragment: string | null,
];

function components([scheme, authority, path, query, fragment]: Parts): MainComponents {
  return {
    scheme: scheme ?? undefined,
    authority: authority ?? undefined,
    path,
    query: query ?? undefined,
    fragment: fragment ?? undefined,
  };
}

const splits: readonly (readonly [text: string, ...Parts])[] = [
  ['', null, null, '', null, null],
  ['//', null, '', '', null, null],
  ['?', null, null, '', '', null],
  ['#', null, null, '', null, ''],
  ['?#', null, null, '', '', ''],
  ['a:', 'a', null, '', null, null],
  [':a', null, null, ':a', null, null],
  ['a://?#', 'a', '', '', '', ''],
  ['a:b?q', 'a', null, 'b', 'q', null],
  ['//h?q', null, 'h', '', 'q', null],
  ['a/b:c', null, null, 'a/b:c', null, null],
  ['http://a/b/c/d;p?q', 'http', 'a', '/b/c/d;p', 'q', null],
  ['a?b#c?d#e', null, null, 'a', 'b', 'c?d#e'],
  ['a#b\nc', null, null, 'a', null, 'b\nc'],
];

test.each(splits)('%j splits', (text, ...parts) => {
  expect(split(text)).toEqual(components(parts));
});

for (const id of revisions) {
  for (const { text, section, subexpressions } of examplesOfKind(id, 'splits')) {
    if (subexpressions === undefined) continue;
    test(`${id} §${section}: the subexpressions of ${text}`, () => {
      const [, scheme = null, , authority = null, path, , query = null, , fragment = null] = subexpressions;
      expect(split(text)).toEqual(components([scheme, authority, path ?? '', query, fragment]));
    });
  }
}

const withSplit = revisions.filter((id) => algorithmsOf(id).splitting !== undefined);

describe('recomposition', () => {
  test('gives back any text that was split (1997 §5.2 step 7, 2003 §5.2)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ':', '/', '?', '#', '.', '\n', '%', 'é') }),
        (text) => {
          expect(recompose(split(text))).toBe(text);
        },
      ),
      seed,
    );
  });

  test.each(withSplit)('%s: gives back any reference that was read', (id) => {
    fc.assert(
      fc.property(derivable(id), (text) => {
        expect(recompose(mainComponents(revision(id).components(text)))).toBe(text);
      }),
      seed,
    );
  });
});

describe('the regular expression against the grammar', () => {
  const disagreements = [
    [
      'url-1997',
      '//h?q',
      [
        ['authority', 'h', undefined],
        ['path', '', '//h'],
      ],
    ],
    ['rfc2396', '//h?q', []],
    ['rfc2396bis-01', '//h?q', []],
    ['url-1997', 'a:b?q', []],
    [
      'rfc2396',
      'a:b?q',
      [
        ['path', 'b', 'b?q'],
        ['query', 'q', undefined],
      ],
    ],
    [
      'rfc2396bis-01',
      'a:b?q',
      [
        ['path', 'b', 'b?q'],
        ['query', 'q', undefined],
      ],
    ],
    [
      'url-1997',
      'http://a_b/',
      [
        ['authority', 'a_b', undefined],
        ['path', '/', '//a_b/'],
      ],
    ],
    ['rfc2396', 'http://a_b/', []],
    ['rfc2396bis-01', 'http://a_b/', []],
    ['url-1997', 'http://a/b?c#d', []],
    ['rfc2396', 'http://a/b?c#d', []],
    ['rfc2396bis-01', 'http://a/b?c#d', []],
  ] as const;

  test.each(disagreements)('%s %s', (id, text, expected) => {
    const comparison = compareSplit(revision(id), algorithmsOf(id).splitting, text);
    expect(comparison.section).toBe('B');
    expect(comparison.disagreements).toEqual(
      expected.map(([component, split, grammar]) => ({ component, split, grammar })),
    );
  });

  test('compares nothing if the string is not derivable', () => {
    const comparison = compareSplit(revision('url-1997'), appendixBSplitting, 'http://h/[');
    expect(comparison).toMatchObject({ grammar: undefined, disagreements: [] });
    expect(comparison.split.path).toBe('/[');
  });

  test.each(revisions.filter((id) => algorithmsOf(id).splitting === undefined))('%s has none', (id) => {
    expect(errorOf(() => compareSplit(revision(id), undefined, 'http://h/'))).toMatchObject({
      name: 'UnsupportedOperationError',
      revision: id,
      operation: 'split',
    });
  });
});

test('a million characters without a colon are one path', () => {
  const text = 'a'.repeat(1e6);
  expect(split(text).path).toHaveLength(1e6);
});
