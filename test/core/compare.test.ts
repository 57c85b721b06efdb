import {
  compare,
  type Comparison,
  compareWithProse,
  namedSets,
  revision,
  type RevisionId,
  revisions,
} from '../../src/api/index.js';
import { about } from '../../src/study/index.js';

/** Returns the revisions that would have accepted the offending character, by the revision that did not. */
function takenBy(text: string): Partial<Record<RevisionId, readonly RevisionId[]>> {
  return Object.fromEntries(
    compare(text, { revisions: ['seeds'] }).rows.flatMap((row) =>
      row.derivable ? [] : [[row.revision, row.acceptedBy]],
    ),
  );
}

describe('takenBy', () => {
  test.each<[string, string, Partial<Record<RevisionId, readonly RevisionId[]>>]>([
    // 1993 and 1995 have the space in extra.
    [
      'the space',
      'http://exa mple/',
      {
        rfc1738: ['url-1993', 'url-1995'],
        'url-1997': ['url-1993', 'url-1995'],
        'rfc2396bis-01': ['url-1993', 'url-1995'],
      },
    ],
    // Only 2003 has IPv6 references; all others stop at the bracket.
    [
      'the bracket',
      'http://[::1]/',
      {
        'url-1993': ['rfc2396bis-01'],
        'url-1995': ['rfc2396bis-01'],
        rfc1738: ['rfc2396bis-01'],
        'url-1997': ['rfc2396bis-01'],
      },
    ],
    // The text is incomplete for three, none of which continues further than another.
    [
      'the end of the text',
      'a',
      {
        'url-1993': ['url-1997', 'rfc2396bis-01'],
        'url-1995': ['url-1997', 'rfc2396bis-01'],
        rfc1738: ['url-1997', 'rfc2396bis-01'],
      },
    ],
    [
      'what none takes',
      'a:<',
      { 'url-1993': [], 'url-1995': [], rfc1738: [], 'url-1997': [], 'rfc2396bis-01': [] },
    ],
    ['what all derive', 'http://h/', {}],
  ])('%s: %s', (_, text, expected) => {
    expect(takenBy(text)).toEqual(expected);
  });

  test('is determined by the text up to the offending character', () => {
    for (const text of [
      'http://h?q',
      '//h?q',
      '1a:b',
      'a%zz',
      'a:%4',
      'wais://h',
      '~',
      'a^b',
      '{',
      'a:b"c',
    ]) {
      for (const row of compare(text, { revisions }).rows) {
        if (row.derivable !== false) continue;
        const { offset, found } = row.error;
        const others = revisions.filter((id) => {
          const result = revision(id).safeParse(text);
          if (result.ok) return true;
          return found !== undefined && result.error.offset >= offset + found.length;
        });
        expect(row.acceptedBy).toEqual(others);
      }
    }
  });

  test('lists only compared revisions', () => {
    const [row] = compare('a b', { revisions: ['url-1997', 'rfc1738'] }).rows;
    expect(row?.acceptedBy).toEqual([]);
  });
});

const few: readonly RevisionId[] = ['url-1993', 'url-1997', 'rfc2396bis-01'];

const compared = (text: string, start: string | undefined, ids: readonly RevisionId[]): Comparison =>
  compareWithProse(text, { revisions: ids, ...(start !== undefined && { start }) });

test.each<
  [text: string, start: string | undefined, readonly RevisionId[], deriving: string, differing: string]
>([
  ['%', undefined, revisions, '', ''],
  ['http://[::]/', undefined, namedSets.seeds, 'rfc2396bis-01', ''],
  ['h', 'host', namedSets.seeds, namedSets.seeds.join(' '), ''],
  ['http://h/a', undefined, few, few.join(' '), 'path'],
  ['//h', 'net_path', few, 'url-1997 rfc2396bis-01', ''],
  ['//h/', undefined, few, 'url-1997 rfc2396bis-01', ''],
  ['http://h/', undefined, ['rfc2396', 'rfc3986'], 'rfc2396 rfc3986', 'host kind'],
  ['http://h/', undefined, namedSets.today, 'rfc3986', ''],
  ['%', undefined, namedSets.today, '', ''],
  ['a', 'nosuch', revisions, '', ''],
  ['~', 'unreserved', ['rfc2396', 'rfc3986'], 'rfc2396 rfc3986', ''],
])('states who derives %j from %j, and the differences', (text, start, ids, deriving, differing) => {
  const { agreement, ...comparison } = { ...compared(text, start, ids).toJSON() };
  expect([agreement.deriving.join(' '), agreement.differing.join(' ')]).toEqual([deriving, differing]);
  for (const component of agreement.differing) expect(comparison.conclusion).toContain(component);
  if (agreement.refusing.length === 0 || agreement.deriving.length === 0) return;
  const sentence = compared(text, start, ids).conclusion((id) => about(id).short);
  const { deriving: some, refusing: others } = agreement;
  const named = others.length > some.length ? some : others;
  // The first sentence is about the standard today, whatever the others say.
  const rest = sentence.replace(/^[^.]* today \(.*?\)\. /, '');
  for (const id of ids) expect(rest.includes(about(id).short)).toBe(named.includes(id));
});

test.each<
  [text: string, start: string | undefined, ids: readonly RevisionId[], sentences: readonly RegExp[]]
>([
  [
    'http://a_b/',
    undefined,
    ['rfc1738', 'rfc3986'],
    [/^Valid today \(rfc3986\)\. /, /; rfc1738 finds no host\.$/],
  ],
  ['a_b', 'host', ['rfc1738', 'rfc3986'], [/^Valid as host today \(rfc3986\)\. /]],
  [
    'http:///',
    undefined,
    namedSets.today,
    [/^Valid today under the grammar of rfc3986, but forbidden by its prose\.$/],
  ],
  ['%', undefined, revisions, [/^Not valid today \(rfc3986\)\. None /]],
  [
    'http://a_b/',
    undefined,
    namedSets.seeds,
    [/^All 5 grammars /, /; rfc1738, url-1997 and rfc2396bis-01 find no host\.$/],
  ],
  ['mailto:a@b', undefined, revisions, [/^(?!.*no host)/]],
])(
  'begins with the standard today and ends with the documents that find no host: %j as %s',
  (text, start, ids, sentences) => {
    const sentence = compared(text, start, ids).conclusion();
    for (const pattern of sentences) expect(sentence).toMatch(pattern);
  },
);

test('a part has findings too, as far as they are not about references', () => {
  const [row] = compared('a_b', 'host', ['rfc3986']).rows;
  expect(row?.findings.map(({ id }) => id)).toEqual(['host-character']);
  expect([row?.section, row?.conforming]).toEqual(['3.2.2', true]);
});

test('has a conclusion for each kind of result', () => {
  const sentences = [
    compared('%', undefined, revisions),
    compared('http://[::]/', undefined, namedSets.seeds),
    compared('h', 'host', namedSets.seeds),
    compared('http://h/a', undefined, few),
    compared('//h', 'net_path', few),
    compared('//h/', undefined, few),
    compared('http://h/', undefined, namedSets.today),
    compared('%', undefined, namedSets.today),
    compared('a', 'nosuch', revisions),
    compared('~', 'unreserved', ['rfc2396', 'rfc3986']),
  ].map((comparison) => comparison.conclusion());
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a document without the rule starts from the one of its role, and a field says so', () => {
  const { rows, fields } = compared('h', 'hostname', ['rfc1738', 'rfc3986', 'rfc1808']);
  expect(rows.map(({ start, derivable }) => [start, derivable])).toEqual([
    ['hostname', true],
    ['reg-name', true],
    ['hostname', undefined],
  ]);
  expect(fields[0]).toEqual({
    name: 'rule',
    values: ['hostname', 'reg-name', undefined],
    differs: [false, true, false],
  });
});

test('compares languages by grammar only, and revisions also by prose', () => {
  const [bare] = compare('http://a_b/', { revisions: ['rfc2396'] }).rows;
  const [whole] = compared('http://a_b/', undefined, ['rfc2396']).rows;
  expect([bare?.conforming, bare?.findings]).toEqual([undefined, []]);
  const { conforming, findings } = revision('rfc2396').check('http://a_b/');
  expect([whole?.conforming, whole?.findings]).toEqual([conforming, findings]);
});

test('a document that derives a relative string only with a base says so, unless a base is given', () => {
  const needingBase = (text: string, base?: string): readonly RevisionId[] =>
    compare(text, { revisions: ['today', 'living'], ...(base === undefined ? {} : { base }) }).agreement
      .needingBase;
  expect([needingBase('/a'), needingBase(':'), needingBase('a:'), needingBase('http:a')]).toEqual([
    namedSets.living,
    namedSets.living,
    [],
    [],
  ]);
  expect(needingBase('/a', 'a:b')).toEqual([]);
  const { conclusion } = compare('/a', { revisions: ['living'] }).toJSON();
  expect(conclusion).toContain('With some bases, ');
});
