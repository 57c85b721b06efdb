/**
 * RFC 1808 §2.4 compared with §2.2, and §4: its steps, what they leave open, and the rows of §5 that later documents
 * changed.
 */
import { revision, revisions, UriSyntaxError } from '../../../src/api/index.js';
import type { Resolution, ResolveOptions } from '../../../src/core/reference/resolve.js';
import { examplesOfKind } from '../../load-examples.js';
import { errorOf } from '../../core/reference/error-of.js';
import { many } from '../../depth.js';

const document = revision('rfc1808');
const base = 'http://a/b/c/d;p?q#f';

function textOf(result: Resolution): string {
  return result.kind === 'absolute' ? result.text : result.kind;
}

function resolve(text: string, context = base, options?: ResolveOptions): string {
  return textOf(document.resolve(text, context, options));
}

describe('the steps of §2.4 and the BNF of §2.2', () => {
  test.each([
    ['http://h//g', { authority: 'h', path: '//g' }, { authority: undefined, path: '//h//g' }],
    ['a:////', { authority: '', path: '//' }, { authority: undefined, path: '////' }],
    [
      'http://h//g?q;p',
      { authority: 'h', path: '//g', query: 'q;p' },
      { authority: undefined, path: '//h//g?q;p', query: undefined },
    ],
    ['a?', { query: undefined }, { query: '' }],
    ['a#', { fragment: undefined }, { fragment: '' }],
    ['a;', { path: 'a' }, { path: 'a;' }],
    ['/;?#', { path: '/', query: undefined, fragment: undefined }, { path: '/;', query: '', fragment: '' }],
  ])('diverge on %s', (text, steps, grammar) => {
    const comparison = document.compareSplit(text);
    expect(comparison).toMatchObject({ section: '2.4', name: 'Section 2.4' });
    const changes = Object.entries(steps).map(([component, split]) => ({
      component,
      split,
      grammar: (grammar as Readonly<Partial<Record<string, string>>>)[component],
    }));
    expect(comparison.disagreements).toEqual(changes);
  });

  test.each(['//h?q/g;p', ';x=1/../y?;', '///g', 'a:b:c', ':a', 'mailto:a@b', '', 'a;b;;', '/a//b', base])(
    'agree on %j',
    (text) => {
      expect(document.compareSplit(text).disagreements).toEqual([]);
    },
  );

  test('diverge exactly where the findings report it: all short strings', () => {
    const findingIds = ['empty-first-segment', 'empty-component'];
    let texts = [''];
    for (let length = 0; length <= many(4, 5); length++) {
      for (const text of texts.filter((one) => document.accepts(one))) {
        const isReported = document.check(text).findings.some(({ id }) => findingIds.includes(id));
        expect([text, document.compareSplit(text).disagreements.length > 0]).toEqual([text, isReported]);
      }
      texts = texts.flatMap((text) => Array.from('a:/;?#', (character) => text + character));
    }
  });

  test.each([
    ['//h//g', { authority: 'h', path: '//g' }],
    ['a#b#c', { path: 'a', fragment: 'b#c' }],
    ['http://h/a b', { scheme: 'http', authority: 'h', path: '/a b' }],
  ])('the steps split %s, which the BNF does not derive', (text, split) => {
    expect(document.accepts(text)).toBe(false);
    expect(document.compareSplit(text)).toMatchObject({ split, grammar: undefined, disagreements: [] });
  });
});

describe('§4', () => {
  test.each([
    ['the query alone', '?y', base, 'http://a/b/c/d;p?y'],
    ['the parameters alone', ';x', base, 'http://a/b/c/d;x'],
    ['an empty query, which is none (2.4.4)', '?', base, 'http://a/b/c/d;p?q'],
    ['empty parameters, which are none (2.4.5)', ';', base, 'http://a/b/c/d;p?q'],
    ['an empty fragment, which is not the empty URL', '#', base, 'http://a/b/c/d;p?q'],
    ['separators with nothing after them are left out', 'g;?#', base, 'http://a/b/c/g'],
    ['but not of an absolute URL', 'http:g;?#', base, 'http:g;?#'],
    ['an empty <net_loc> is inherited (step 3)', '///g', base, 'http://a/g'],
    ['and with it the path, where there is none', '//', base, 'http://a/b/c/d;p?q'],
    ['a <net_loc> may hold what looks like a query', '//h?y', base, 'http://h?y'],
    ['parameters are no part of the path', 'g;x=1/../y', base, 'http://a/b/c/g;x=1/../y'],
    ['nor are those of the base', 'g', 'http://a/b;p=1/2?q', 'http://a/g'],
    ['nor is the query', 'g?y/../x', base, 'http://a/b/c/g?y/../x'],
    ['dots before a query', '..?y', base, 'http://a/b/?y'],
    ['dots before parameters', '..;x', base, 'http://a/b/;x'],
    ['a base without a path', 'g', 'http://a', 'http://ag'],
    ['a base without a slash', '../g', 'x:b/c', 'x:g'],
    ['an empty segment is a segment', 'g//../h', base, 'http://a/b/c/g/h'],
    ['the empty <net_loc> of the base stays', 'c', 'file:///a/b', 'file:///a/c'],
    ['a base is parsed by the steps of §2.4', 'i', 'http://h//g/x', 'http://h//g/i'],
    ['what follows a scheme is left alone', 'http:../g', base, 'http:../g'],
    ['the base as it is written', '', 'http://a/b;?#', 'http://a/b;?#'],
  ])('%s: %j against %s', (_, text, context, expected) => {
    for (const trace of [false, true]) expect(resolve(text, context, { trace })).toBe(expected);
  });

  test.each([
    ['http:g', 'http://a/b/c/g'],
    ['HTTP:g', 'http://a/b/c/g'],
    ['http:', base],
    ['http:#s', 'http://a/b/c/d;p?q#s'],
    ['http://g', 'http://g'],
    ['https:g', 'https:g'],
  ])('as "some older parsers" do (5.2): %s', (text, expected) => {
    expect(resolve(text)).toBe(text);
    for (const trace of [false, true])
      expect(resolve(text, base, { validating: false, trace })).toBe(expected);
  });

  test.each([
    ['', 'base-relative'],
    ['/a/b', 'base-relative'],
    ['http://h/[', 'base-not-derivable'],
  ])('no relative URL has the base %j', (context, problem) => {
    for (const text of ['../g', '', '#s'])
      expect(errorOf(() => document.resolve(text, context))).toMatchObject({
        name: 'ResolutionError',
        revision: 'rfc1808',
        problem,
        base: context,
        section: '3',
      });
    expect(resolve('g:h', context)).toBe('g:h');
  });

  test('rejects strings that the steps could split but the BNF does not derive', () => {
    for (const text of ['//h//g', 'a#b#c', 'a b']) expect(() => resolve(text)).toThrow(UriSyntaxError);
  });
});

describe('the trace', () => {
  const steps = (text: string, options: ResolveOptions = {}): string =>
    (document.resolve(text, base, { ...options, trace: true }).trace ?? []).map(({ step }) => step).join(' ');

  test.each([
    ['', '1 2 2a'],
    ['g:h', '1 2 2a 2b'],
    ['//g', '1 2 2a 2b base 2c 3 7'],
    ['/g', '1 2 2a 2b base 2c 3 4 7'],
    [';x', '1 2 2a 2b base 2c 3 4 5 5a 7'],
    ['?y', '1 2 2a 2b base 2c 3 4 5 5a 5b 7'],
    ['#s', '1 2 2a 2b base 2c 3 4 5 5a 5b 7'],
    ['../g', '1 2 2a 2b base 2c 3 4 5 6 6a 6b 6c 6d 7'],
  ])('of %j', (text, expected) => {
    expect(steps(text)).toBe(expected);
  });

  test('reports an ignored scheme', () => {
    expect(steps('http:', { validating: false })).toBe('1 2 5.2 2a');
  });

  test('reports the six components of §2.1', () => {
    const { trace = [] } = document.resolve('g;x?y', base, { trace: true });
    expect(trace[1]).toEqual({
      step: '2',
      section: '4',
      outcome: 'scheme undefined, net_loc undefined, path "g", params "x", query "y", fragment undefined',
    });
  });

  test('shows the path before and after each part of step 6', () => {
    const { trace = [] } = document.resolve('./../g/.;x', base, { trace: true });
    expect(trace.filter(({ step }) => step.startsWith('6')).map(({ step, after }) => [step, after])).toEqual([
      ['6', '/b/c/./../g/.'],
      ['6a', '/b/c/../g/.'],
      ['6b', '/b/c/../g/'],
      ['6c', '/b/g/'],
      ['6d', '/b/g/'],
    ]);
  });
});

describe('the rows of §5', () => {
  const rows = examplesOfKind('rfc1808', 'resolves').filter(({ section }) => section.startsWith('5.'));

  // RFC 2396 Appendix C, with its drafts; RFC 3986 §5.4.
  const changed = rows.filter(({ elsewhere }) => elsewhere !== undefined);

  test('that later documents resolve differently', () => {
    expect(changed.map(({ text }) => text)).toEqual([
      ...['?y', 'g?y/./x', '#s', ';x', '', '../../../g', '../../../../g', '/./g', '/../g', 'http:g'],
    ]);
  });

  for (const { section, text, elsewhere = [] } of changed) {
    for (const { revision: later, result, options } of elsewhere) {
      test(`§${section} ${JSON.stringify(text)}: ${result} in ${later}`, () => {
        expect(textOf(revision(later).resolve(text, base, options))).toBe(result);
      });
    }
  }

  const resolving = revisions.filter((id) => revision(id).resolveOptions.length > 0);
  test.each(resolving.filter((id) => revisions.indexOf(id) > revisions.indexOf('rfc1808')))(
    '%s resolves no other row otherwise that it derives',
    (id) => {
      const findingIds = changed.map(({ text }) => text);
      const others = rows.filter(({ text }) => !findingIds.includes(text) && revision(id).accepts(text));
      const found = others.map(({ text }) => [text, textOf(revision(id).resolve(text, base))]);
      expect(found).toEqual(others.map(({ text, result }) => [text, result]));
    },
  );
});

test('the Base field of a message (3.1): its wrapper and the white space in it are no part of the base', () => {
  const baseOf = (value: string): string | undefined => document.base({ entities: [{ base: value }] }).base;
  expect(baseOf(' <URL:http://www.ics.uci.edu/\r\n Test/a/b/c> ')).toBe('http://www.ics.uci.edu/Test/a/b/c');
  expect(baseOf('http://a/b')).toBe('http://a/b');
  expect(baseOf('<URL:a/b>')).toBe('');
});
