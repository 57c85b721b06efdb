/** Studies as text: 80 columns, no terminal control characters, and the intended wording. */
import { ambiguity } from '../../../src/grammar/ambiguity/ambiguity.js';
import { compareAutomata } from '../../../src/study/relations/compare-rules.js';
import { diffGrammars } from '../../../src/study/relations/diff.js';
import { explainDerivations } from '../../../src/grammar/ambiguity/tree-derivations.js';
import { characters, lineWidth, list, prose, word } from '../../../src/study/formatting/format-text.js';
import * as study from '../../../src/study/index.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { StudiedGrammar } from '../../../src/grammar/automata/studied-grammar.js';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { alt, bnf, many, opt, range, ref, seq, type Term } from '../bnf-terms.js';
import { some } from '../../depth.js';
import { componentRows } from '../../../src/core/tree/component-rows.js';
import { revision } from '../../../src/api/index.js';
import { equalRuns, differing, type FieldValues } from '../../../src/core/base/compare-values.js';
import {
  type ConformingChanges,
  conformingMarkdown,
  conformingSummary,
  formatConformingChanges,
} from '../../../src/study/formatting/format-migration.js';

const lines = (text: string) => text.split('\n').map((line) => Array.from(line).length);
const width = (text: string) => Math.max(...lines(text));
const ascii = Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit)).join('');

describe('a word', () => {
  test.each([
    ['', 'ε'],
    ['a b', 'a␣b'],
    ['\u001b[31m\u202e', '\\u{1B}[31m\\u{202E}'],
    ['x'.repeat(48), 'x'.repeat(48)],
    ['x'.repeat(100), `${'x'.repeat(24)}…${'x'.repeat(12)} (100 characters)`],
  ])('%j', (text, shown) => {
    expect(word(text)).toBe(shown);
  });

  test('or characters side by side', () => {
    expect(characters('abcABC012')).toBe('a-c A-C 0-2');
    expect(characters('ab,-Z')).toBe('a b , - Z');
    expect(characters('\u0000\u0001\u0002 !')).toBe('\\u{0}-\\u{2} ␣ !');
    expect(characters('+,-./:;')).toBe('+ , - . / : ;');
    expect(characters(ascii)).toContain('0-9 : ; < = > ? @ A-Z');
  });
});

describe('lines', () => {
  test('are broken between items and at blanks, and indented', () => {
    const items = list(
      '  + ',
      Array.from({ length: 40 }, (_, i) => `item${i}`),
    );
    expect(width(items)).toBeLessThanOrEqual(lineWidth);
    expect(items.split('\n')[1]).toMatch(/^ {4}item\d/);
    expect(items.match(/item/g)).toHaveLength(40);
    expect(prose('', 'a b')).toBe('a b\n');
    expect(prose('head ', '')).toBe('head\n');
    expect(prose('', `short ${'x'.repeat(100)}`).split('\n')[0]).toBe('short');
  });

  test('of studies of documents fit 80 columns', () => {
    const of = some(revisions, 1);
    const texts = [
      ...of.flatMap((id) => {
        const { follows } = study.about(id);
        return follows === null ? [] : [study.formatDiff(study.diff(follows, id))];
      }),
      ...of.map((id) => study.formatPrintedDiff(study.diffPrinted(id))),
      ...of.map((revision) => study.formatCounts(study.countStrings({ revision }, 20))),
      ...of.map((revision) => study.formatAmbiguity(study.ambiguity({ revision }))),
      study.formatMatrix(of, study.matrix({ revisions: of, witnesses: 1 })),
      study.formatAlphabets(study.alphabets()),
    ];
    for (const text of texts) {
      expect(width(text)).toBeLessThanOrEqual(lineWidth);
      expect(text).toMatch(/\S\n$/);
      expect(text).not.toMatch(/ \n|\n\n\n/);
    }
  });
});

describe('a comparison', () => {
  const comparison = (first: Term, second: Term) => {
    const rules = bnf({ first, second });
    return study.formatComparison({
      first: 'A',
      second: 'B',
      comparison: compareAutomata(minimalAutomaton(rules, 'first'), minimalAutomaton(rules, 'second')),
    });
  };

  test('shows the relation, strings of each kind, and where the other stops', () => {
    const x = range('\u0007', '\u0009');
    expect(comparison(alt('a', seq(x, 'x')), alt('a', 'aa', ''))).toBe(
      [
        'A and B each accept strings that the other rejects.',
        '',
        'Derived only by A (with the offset where B stops):',
        '  \\u{7}x                        offset 0: one of \\u{7}-\\u{9}',
        '',
        'Derived only by B (with the offset where A stops):',
        '  ε                             too short',
        '  aa                            offset 1: a',
        '',
        'both',
        '  a',
        '',
      ].join('\n'),
    );
  });

  test.each<[Term, Term, string]>([
    ['a', 'a', 'A and B derive the same strings.'],
    ['a', opt('a'), 'B derives all strings of A, and more.'],
    [opt('a'), 'a', 'A derives all strings of B, and more.'],
    ['a', 'b', 'A and B have no string in common.'],
  ])('%#: %s', (first, second, sentence) => {
    expect(comparison(first, second).split('\n')[0]).toBe(sentence);
  });

  test('leaves room for long strings', () => {
    const text = comparison('x'.repeat(40), 'y');
    expect(text).toContain(`\n  ${'x'.repeat(40)}\n${' '.repeat(32)}offset 0: x\n`);
  });
});

test('a diff lists the changes by kind', () => {
  const grammar = (rules: Record<string, Term>, roles: Record<string, string> = {}) =>
    new StudiedGrammar({
      bnf: { ...bnf(rules), revision: 'x' in rules ? 'old' : 'new' },
      start: 's',
      roles: Object.fromEntries(Object.keys(rules).map((name) => [name, roles[name] ?? name])),
    });
  const before = grammar({
    s: ref('x'),
    x: alt('a', '-'),
    same: opt('a', many('a')),
    'gone-with-a-name-of-40-characters-or-more': 'q',
  });
  const after = grammar(
    { s: ref('y'), y: alt('a', '!', '~'), same: many('a'), fresh: seq(), dead: seq('x', ref('dead')) },
    { y: 'x' },
  );
  expect(study.formatDiff(diffGrammars(before, after))).toBe(
    [
      'old → new: 3 rules kept, 1 of them renamed, 2 added, 1 dropped',
      '',
      'changed: strings removed (−) and strings added (+)',
      '  s',
      '    − -',
      '    + ! ~',
      '      the same wording, but y changed',
      '  x → y',
      '    − -',
      '    + ! ~',
      '      reworded',
      '',
      'unchanged: the same strings (* different wording)',
      '  same *',
      '',
      'added',
      '  fresh                                               ε',
      '  dead                                                derives nothing',
      '',
      'dropped',
      '  gone-with-a-name-of-40-characters-or-more           q',
      '',
    ].join('\n'),
  );
});

test('a diff of adjacent revisions cites each piece of evidence once', () => {
  const text = study.formatDiff(study.diff('url-1997', 'rfc2396'));
  expect(text).toContain(
    '      reworded; net_path, abs_path, rel_path also changed\n      unexplained [8] for ?y, intended [9] for ε\n',
  );
  expect(text).toContain(
    '\n  password                                            ε\n      merged into userinfo, ',
  );
  expect(text).toContain('\n  server                                              ε\n      from site, ');
  expect(text.match(/ {2}\[8\] {2}unexplained: /g)).toHaveLength(1);
});

test.each<[RevisionId, RevisionId, string]>([
  ['rfc2396', 'rfc2732', ''],
  ['rfc2396', 'rfc2396', ''],
  [
    'rfc2396',
    'rfc2396bis-01',
    `Not classified: rfc2396bis-01 does not directly follow rfc2396. Run instead:
  diff rfc2396 rfc2732   diff rfc2732 rfc2396bis-01
`,
  ],
  [
    'rfc2396bis-01',
    'rfc2396',
    `Not classified: rfc2396 does not directly follow rfc2396bis-01. Run instead:
  diff rfc2396 rfc2732   diff rfc2732 rfc2396bis-01
`,
  ],
  [
    'rfc2732',
    'rfc2396',
    `Not classified: rfc2732 is the later document. Run instead:
  diff rfc2396 rfc2732
`,
  ],
  [
    'rfc1630',
    'rfc1738',
    `Not classified: neither of rfc1630 and rfc1738 follows the other; both follow
url-1995. Run instead:
  diff url-1995 rfc1630   diff url-1995 rfc1738
`,
  ],
  [
    'rfc1630',
    'rfc1808',
    `Not classified: neither of rfc1630 and rfc1808 follows the other; both follow
url-1995. Run instead:
  diff url-1995 rfc1630   diff url-1995 rfc1738   diff rfc1738 rfc1808
`,
  ],
])('a diff of %s and %s refers to the steps with classes', (before, after, sentence) => {
  const text = study.formatDiff(study.diff(before, after, { witnesses: 1 }));
  if (sentence === '') expect(text).not.toContain('Not classified');
  else expect(text.split('\n\n')[1]).toBe(sentence.trimEnd());
});

describe('tables', () => {
  test('a matrix', () => {
    const rows = study.matrix({ revisions: ['rfc1738', 'url-1997'], witnesses: 1 });
    const picked = rows.filter(({ name }) =>
      ['scheme', 'host', 'excluded', 'user', 'fragment'].includes(name),
    );
    expect(study.formatMatrix(['rfc1738', 'url-1997'], picked)).toBe(
      [
        '          rfc1738',
        '          │ url-1997',
        'scheme    ○ +',
        'host      ○ =',
        'user      ○ ±',
        'excluded  ○ −',
        'fragment  · ○',
        '',
        '○ first   = same   + strings added   − strings removed   ± both   · absent',
        '',
      ].join('\n'),
    );
  });

  test('alphabets', () => {
    const text = study.formatAlphabets(study.alphabets(['scheme', 'segment'], ['rfc1738']));
    expect(text).toBe(
      [
        'scheme',
        '           ␣!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~  A-Z a-z 0-9',
        '  rfc1738  ···········●·●●··················  ·   ●   ●',
        '',
        'segment',
        '           ␣!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~  A-Z a-z 0-9',
        '  rfc1738  %●%%●%●●●●●●●●●%●%%●%●●%%%%●%%%%%  ●   ●   ●',
        '',
        '● as itself   % escaped only   · not at all   ◐ some as themselves',
        '',
      ].join('\n'),
    );
    expect(study.formatAlphabets(study.alphabets(['16-bit group']))).toContain('  ◐   ◐   ●');
  });

  test('counts', () => {
    expect(study.formatCounts(study.countStrings({ revision: 'rfc1738', rule: 'port' }, 2))).toBe(
      [
        'length  strings         share',
        '     0        0        0.00 %',
        '     1       10        10.5 %',
        '     2      100        1.11 %',
        '',
      ].join('\n'),
    );
  });
});

describe('derivations', () => {
  test('are drawn up to their differences', () => {
    expect(study.formatDerivations(study.derivations('a://a', { revision: 'rfc1738' }))).toBe(
      [
        '"a://a" has 2 derivations from url of rfc1738.',
        '',
        '1',
        '  url › otherurl › genericurl  a://a',
        '  ├ scheme  a …',
        '  └ schemepart  //a',
        '    ├ xchar › reserved  /',
        '    ├ xchar › reserved  /',
        '    └ xchar › unreserved › alpha  a …',
        '',
        '2, the reading',
        '  url › otherurl › genericurl  a://a',
        '  ├ scheme  a …',
        '  └ schemepart › ip-schemepart  //a',
        '    └ login › hostport › host › hostname › toplabel › alpha  a …',
        '',
      ].join('\n'),
    );
  });

  test('say how many there are, and whether the reading is shown', () => {
    const of = (text: string, most: number) =>
      study.formatDerivations(study.derivations(text, { revision: 'url-1997' }, { most }));
    expect(of('http://h', 2)).toMatch(
      /^"http:\/\/h" has 5 derivations from URL-reference of url-1997; 2 are shown\.\n/,
    );
    expect(of('%', 2)).toBe('"%" has no derivations from URL-reference of url-1997.\n');
    expect(of('#', 1)).toContain('\n1, the reading\n');
    const grammar = bnf({ s: seq(ref('x'), ref('x')), x: opt('a') });
    const reading = { rule: 's', start: 0, end: 1, children: [] };
    expect(study.formatDerivations(explainDerivations(grammar, 's', 'a', { reading }))).toMatch(
      /\nNone of them is the reading\.\n$/,
    );
    const [, second] = study.derivationsOf(grammar, 's', 'a');
    expect(
      study.formatDerivations(explainDerivations(grammar, 's', 'a', { reading: second?.tree, most: 1 })),
    ).toMatch(/\nThe reading is not among those shown\.\n$/);
    expect(
      study.formatDerivations(explainDerivations(bnf({ s: many(opt('a')) }), 's', '', { most: 1 })),
    ).toMatch(/^"" has infinitely many derivations from s of test; 1 is shown\.\n/);
  });

  test.each<[Record<string, Term>, string]>([
    [{ s: 'a' }, 's of test is unambiguous: no string has two derivations.\n'],
    [
      { s: alt('a', 'a', 'b') },
      's of test is ambiguous: "a" has 2 derivations, and no shorter string is ambiguous. No string has more derivations.\n',
    ],
    [
      { s: alt('a', 'a', 'bb', 'bb', 'bb') },
      's of test is ambiguous: "a" has 2 derivations, and no shorter string is ambiguous. No string has more derivations than "bb", which has 3.\n',
    ],
    [
      { s: seq(many('a'), many('a')) },
      's of test is ambiguous: "a" has 2 derivations, and no shorter string is ambiguous. The number of derivations grows as a power of the length.\n',
    ],
    [
      { s: many(alt('a', 'a')) },
      's of test is ambiguous: "a" has 2 derivations, and no shorter string is ambiguous. The number of derivations grows exponentially with the length.\n',
    ],
    [
      { s: many(opt('a')) },
      's of test is ambiguous: "" has infinitely many derivations, and no shorter string is ambiguous. Some string has infinitely many derivations.\n',
    ],
  ])('a verdict: %#', (rules, sentence) => {
    expect(study.formatAmbiguity(ambiguity(bnf(rules), 's')).replace(/\n(?!$)/g, ' ')).toBe(sentence);
  });
});

function present(text: string): Record<string, string | undefined> {
  const rows = componentRows(revision('rfc1738').components(text));
  return Object.fromEntries(
    rows.filter(({ value }) => value !== undefined).map(({ label, value }) => [label, value]),
  );
}

test('distinguish empty from absent, and name components of the scheme', () => {
  expect(present('http://h/?')).toEqual({
    scheme: 'http',
    authority: 'h',
    host: 'h',
    'host kind': 'hostname',
    path: '',
    query: '',
  });
  expect(present('news:a@h')).toEqual({ scheme: 'news', path: 'a@h', 'news article': 'a@h' });
});

test('show the fields of a prospero URL in its syntax', () => {
  expect(present('prospero://h/n;a=b;c=')).toMatchObject({
    'prospero name': 'n',
    'prospero fields': ';a=b;c=',
  });
});

const no = undefined;

test.each<[values: FieldValues, marks: string]>([
  [[], ''],
  [['a'], '-'],
  [['a', 'a', 'b', 'b', 'a'], '--x-x'],
  [['a', no, 'a', no, 'b'], '----x'],
  [[no, 'a', no, no, ''], '----x'],
])('%j is marked %s', (values, marks) => {
  expect(
    differing(values)
      .map((differs) => (differs ? 'x' : '-'))
      .join(''),
  ).toBe(marks);
});

test.each<[fields: readonly FieldValues[], runs: readonly (readonly number[])[]]>([
  [[], []],
  [[['a', 'a', 'a']], [[0, 1, 2]]],
  [
    [['a', 'a', 'b', 'b']],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    [
      ['a', 'a', 'a', 'a'],
      [no, '', '', no],
    ],
    [[0], [1, 2], [3]],
  ],
])('%j', (fields, runs) => {
  expect(equalRuns(fields)).toEqual(runs);
});

const found: ConformingChanges = {
  before: 'rfc1738',
  after: 'rfc3986',
  changes: [
    {
      kind: 'began',
      findings: [{ id: 'address-range', section: '3.1', message: 'No <number> is above 255.' }],
      count: 1200,
      example: 'http://999.1.1.1/',
    },
    {
      kind: 'ceased',
      findings: [
        { id: 'one', section: '6', message: 'A|B.' },
        { id: 'two', section: '7', message: 'C.' },
      ],
      count: 1,
      example: 'a:|`',
    },
  ],
  unasked: 0,
};

test('in lines', () => {
  expect(conformingSummary(found)).toBe(
    'Of the strings that both derive, 1,200 conform only to rfc3986 and 1 only to rfc1738.',
  );
  expect(conformingSummary({ ...found, changes: [], unasked: 2 })).toMatch(/; 2 too long to check\.$/);
  expect(formatConformingChanges(found)).toEqual([
    `conforming only to rfc3986: both derive them; rfc1738 forbids them
   1,200  http://999.1.1.1/
          address-range, section 3.1: No <number> is above 255.
`,
    `conforming only to rfc1738: both derive them; rfc3986 forbids them
       1  a:|\`
          one, section 6: A|B.
          two, section 7: C.
`,
  ]);
});

test('as Markdown, in which no text is markup', () => {
  const [, began = '', , ceased = ''] = conformingMarkdown(found);
  expect(began).toContain('| 1,200 | `http://999.1.1.1/` | address-range, section 3.1: No \\<number\\>');
  expect(ceased).not.toMatch(/A\|B/);
});
