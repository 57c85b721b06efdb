/**
 * Texts that a document asks programs to read although its grammar does not derive them: every call that interprets
 * reads them so.
 */
import { revision, type RevisionId } from '../../../src/api/index.js';
import { errorOf } from './error-of.js';
import { quoted } from '../../../src/core/base/visible.js';

interface Row {
  readonly id: RevisionId;
  readonly section: string;
  readonly text: string;
  readonly as: string;
}

const rows: readonly Row[] = [
  { id: 'rfc1738', section: '2.1', text: 'HTTP://h.d/a', as: 'http://h.d/a' },
  { id: 'rfc1738', section: '2.1', text: 'Mailto:a@b.c', as: 'mailto:a@b.c' },
  { id: 'rfc6874', section: '3', text: 'http://[fe80::a%en1]/', as: 'http://[fe80::a%25en1]/' },
  { id: 'url-1993', section: 'Fragment-id', text: 'http://h.d/a#', as: 'http://h.d/a' },
  { id: 'rfc1630', section: 'Fragment-id', text: 'http://h.d/a#', as: 'http://h.d/a' },
  { id: 'rfc6874', section: '3', text: '//[fe80::a%en1]', as: '//[fe80::a%25en1]' },
];

describe.each(rows)('$id, $section: $text', ({ id, section, text, as }) => {
  const document = revision(id);

  test('the grammar derives only the tolerated form', () => {
    expect([text, as].map((one) => document.accepts(one))).toEqual([false, true]);
  });

  test('explain states the tolerated form, then its meaning', () => {
    const [first, ...others] = document.explain(text).sentences;
    expect(first).toEqual({ section, text: `The document reads it as ${quoted(as)}.` });
    expect(others).toEqual(document.explain(as).sentences);
  });

  test('normalize and equivalent use the tolerated form', () => {
    expect(document.normalize(text).changes[0]).toMatchObject({ section, before: text, after: as });
    expect(document.equivalent(text, as).equal).toBe(true);
  });

  test('findings tolerate it in the same section', () => {
    const { findings } = document.check(text);
    expect(findings).toContainEqual(expect.objectContaining({ level: 'tolerated', section }));
  });

  test('extract uses the tolerated form', () => {
    // Without "URL:" only absolute forms are found.
    const sources = /^\w+:/.test(text) ? [`see <${text}>`, `see "${text}"`] : [];
    for (const source of [`see <URL:${text}>`, ...sources]) {
      const found = document.extract(source).map((one) => [one.text, one.derivable, one.tolerated]);
      expect(found).toEqual([[text, false, { text: as, section }]]);
    }
  });
});

test.each(rows)(
  '$id: a refusal of $text states how the document reads it ($section)',
  ({ id, section, text, as }) => {
    const result = revision(id).safeParse(text);
    expect(result.ok || result.error.message).toContain(
      `The document reads it as ${quoted(as)} (section ${section}).`,
    );
    expect(revision(id).tolerated(text)).toEqual({ text: as, section });
    expect(revision(id).tolerated(as)).toBeUndefined();
  },
);

describe('a fragment identifier after a URL (RFC 1738, 2.2)', () => {
  const document = revision('rfc1738');

  test('explain states that it is not part of the URL', () => {
    const text = 'The fragment identifier, which is not part of the URL, is "b?".';
    for (const url of ['http://h/a', 'HTTP://h/a']) {
      const own = document.explain(url);
      expect(document.explain(`${url}#b?`)).toEqual({
        ...own,
        sentences: [...own.sentences, { section: '2.2', text }],
      });
    }
  });

  test('normalize leaves it, equivalent compares it', () => {
    const { text, changes } = document.normalize('HTTP://h:80/%61#%62');
    expect(text).toBe('http://h/a#%62');
    expect(changes[0]).toMatchObject({ before: 'HTTP://h:80/%61#%62', after: 'http://h:80/%61#%62' });
    expect(document.equivalent('http://h:80/#b', 'http://h/#b').equal).toBe(true);
    expect(document.equivalent('http://h/#b', 'http://h/#c').equal).toBe(false);
  });

  test.each(['#b', 'http:h|/#b', '//h#b', 'http://h/#b#', 'http://h/#ü', 'http://h/#b c'])(
    'without a URL before it, or with characters that end it, the whole text is refused: %s',
    (text) => {
      for (const call of [() => document.explain(text), () => document.normalize(text)])
        expect(errorOf(call)).toMatchObject({ text });
    },
  );
});

test('RFC 1630 has the fragment after the URL too (Fragment-id)', () => {
  const document = revision('rfc1630');
  const { sentences } = document.explain('http://h.d/a#b');
  expect(sentences.at(-1)).toEqual({
    section: 'Fragment-id',
    text: 'The fragment identifier, which is not part of the URL, is "b".',
  });
  expect(document.normalize('http://h.d/%61#%62').text).toBe('http://h.d/a#%62');
  expect(document.extract('see http://h.d/a#b.')).toMatchObject([
    {
      text: 'http://h.d/a#b',
      derivable: false,
      tolerated: { text: 'http://h.d/a', section: 'Fragment-id' },
    },
  ]);
});

test.each([
  ['see http://[fe80::a%en1]/b.', 'http://[fe80::a%en1]/b', 'http://[fe80::a%25en1]/b'],
  ['(http://u@[fe80::a%en1]:8/b?c#d)', 'http://u@[fe80::a%en1]:8/b?c#d', 'http://u@[fe80::a%25en1]:8/b?c#d'],
  ['http://[fe80::a%en1]', 'http://[fe80::a%en1]', 'http://[fe80::a%25en1]'],
  ['http://[fe80::a%en1]/b|c', 'http://[fe80::a%en1]/b', 'http://[fe80::a%25en1]/b'],
])('a bare zone without a wrapper: %s', (source, text, as) => {
  const found = revision('rfc6874').extract(source);
  expect(found).toMatchObject([{ text, derivable: false, tolerated: { text: as, section: '3' } }]);
});

test.each(['http://[fe80::a%en1', 'http://[fe80::a%en1 ]/', 'http://[fe80::a%ee1]/', 'http://[a%en1]/ b'])(
  'a broken host without a wrapper is not found: %s',
  (source) => {
    expect(revision('rfc6874').extract(source)).toEqual([]);
  },
);

test.each([
  ['#', 'http://h.d/x/'],
  ['a#', 'http://h.d/x/a'],
  ['#b', 'http://h.d/x/#b'],
])('1993 resolves %j: a void fragment-id means the whole object', (reference, text) => {
  expect(revision('url-1993').resolve(reference, 'http://h.d/x/y')).toMatchObject({ text });
});

test.each(['see HTTP://h.d/a.', 'HTTP://h.d/a'])('a scheme in capitals without a wrapper: %s', (source) => {
  const found = revision('rfc1738').extract(source);
  expect(found).toMatchObject([{ text: 'HTTP://h.d/a', derivable: false, tolerated: { section: '2.1' } }]);
});

test('resolve tolerates such a base, and the result reports it', () => {
  const text = 'http://[fe80::a%25en1]/b';
  const { trace, ...result } = revision('rfc6874').resolve('b', 'http://[fe80::a%en1]/');
  expect(trace).toBeUndefined();
  const base = { text: 'http://[fe80::a%25en1]/', section: '3' };
  expect(result).toMatchObject({ text, tolerated: { base } });
});

test.each(['http://[fe80::a%ee1]/', 'http://[fe80::a%]/', 'http://h%en1/'])(
  'a "%%" that §3 of RFC 6874 does not ask for is refused: %s',
  (text) => {
    expect(() => revision('rfc6874').explain(text)).toThrow('not derivable');
  },
);

test.each<[RevisionId, string]>([
  ['url-1993', 'http://h.d/a#b#'],
  ['url-1993', 'http://h.d/a##'],
  ['rfc1630', '#'],
])('%s: refuses other fragments without a URL: %s', (id, text) => {
  const document = revision(id);
  for (const call of [() => document.explain(text), () => document.normalize(text)])
    expect(errorOf(call)).toMatchObject({ text });
});

test.each<[RevisionId, string]>([
  ['rfc1738', 'HTTP://h.d/'],
  ['url-1993', 'http://h.d/a#'],
])('%s: at every level %s equals itself', (id, text) => {
  const document = revision(id);
  for (const level of document.levels) expect(document.equivalent(text, text, { level }).equal).toBe(true);
});

test.each<[RevisionId, string]>([
  ['url-1993', 'http://h.d/a#'],
  ['rfc1630', 'http://h.d/a#'],
])('%s: normalize and equivalent read %s at the same level', (id, text) => {
  const document = revision(id);
  const as = document.tolerated(text)?.text ?? '';
  for (const level of document.levels) {
    const isRead = document.normalize(text, level).text === document.normalize(as, level).text;
    expect([level, document.equivalent(text, as, { level }).equal]).toEqual([level, isRead]);
  }
});
