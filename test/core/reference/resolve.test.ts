/** Resolving: differences of 1997 and 2003, unsuitable bases, options. */
import { revision, revisions, UriSyntaxError, type RevisionId } from '../../../src/api/index.js';
import type { Reader } from '../../../src/core/reference/reader.js';
import type { Resolution, ResolveOptions } from '../../../src/core/reference/resolve.js';
import { expected } from '../../documents/expected.js';
import { algorithmsOf } from './algorithms-of.js';
import { errorOf } from './error-of.js';

function resolve(id: RevisionId, text: string, base: string, options?: ResolveOptions): Resolution {
  return algorithmsOf(id).resolver.resolve(revision(id), text, base, options);
}

function textOf(result: Resolution): string {
  return result.kind === 'absolute' ? result.text : result.kind;
}

const base = 'http://a/b/c/d;p?q';

describe('edge cases missing from the tables: 1997, 1998, 2003', () => {
  const ids = ['url-1997', 'rfc2396', 'rfc2396bis-01'] as const;

  function expectAll(text: string, context: string, expected: readonly string[]): void {
    for (const trace of [false, true])
      expect(ids.map((id) => textOf(resolve(id, text, context, { trace })))).toEqual(expected);
  }

  test.each([
    ['?y', base, 'http://a/b/c/?y', 'http://a/b/c/?y', 'http://a/b/c/d;p?y'],
    ['?y#s', base, 'http://a/b/c/?y#s', 'http://a/b/c/?y#s', 'http://a/b/c/d;p?y#s'],
    ['?', base, 'http://a/b/c/?', 'http://a/b/c/?', 'http://a/b/c/d;p?'],
    ['g?y/../x', base, 'http://a/b/c/x', 'http://a/b/c/g?y/../x', 'http://a/b/c/g?y/../x'],
    ['..?y', base, 'http://a/b/c/..?y', 'http://a/b/?y', 'http://a/b/?y'],
    ['.?y', base, 'http://a/b/c/.?y', 'http://a/b/c/?y', 'http://a/b/c/?y'],
    // 1997 §5.2 parses both "as described in Section 4.4", where "the site component wins"; net_path has no "?".
    ['g', 'http://a?q', 'http://ag', 'http://ag', 'http://a/g'],
    // A site that the BNF does not derive is still one: validity is verified after splitting (1997 §4.4).
    ['g', 'x://a_b?q', 'x://a_bg', 'x://a_bg', 'x://a_b/g'],
    // Step 6a leaves nothing between the site and the reference (2003 §G.2 admits it).
    ['g', 'http://a', 'http://ag', 'http://ag', 'http://a/g'],
    ['..', 'http://a', 'http://a..', 'http://a..', 'http://a/..'],
  ] as const)('%j against %s', (text, context, ...expected) => {
    expectAll(text, context, expected);
  });

  test.each([
    ['g?', base, 'http://a/b/c/g?'],
    ['g#', base, 'http://a/b/c/g#'],
    ['g;a=../b/../c', base, 'http://a/b/c/g;a=../c'],
    ['g//../h', base, 'http://a/b/c/g/h'],
    ['//', base, 'http://'],
    ['//h?q', base, 'http://h?q'],
    ['//u@v@h/../x', base, 'http://u@v@h/../x'],
    ['//a_b/../x', base, 'http://a_b/../x'],
    ['/g', 'http://a?q', 'http://a/g'],
    ['?y', 'http://a?q', 'http://a?y'],
    ['?y', 'http://a', 'http://a?y'],
    ['/g', 'http://a_b/c/d', 'http://a_b/g'],
    ['../../g', 'http://a_b/c/d', 'http://a_b/../g'],
    // A path comes to look like an authority; no document prevents it.
    ['..//g', 'x:/b/c', 'x://g'],
    ['../g', 'x:/a', 'x:/../g'],
    // "The URL" is the text without the fragment identifier (1997 §3, 1998 and 2003 §4), and the query.
    ['g', 'http://a/b#s', 'http://a/g'],
    ['g', 'http://a/b?q#s', 'http://a/g'],
  ])('%j against %s is %s in all', (text, context, expected) => {
    expectAll(text, context, [expected, expected, expected]);
  });

  test('resolves a relative path against a base without a path', () => {
    expect(textOf(resolve('url-1997', 'g', 'x:'))).toBe('x:g');
    expect(textOf(resolve('rfc2396bis-01', 'g', 'x:'))).toBe('x:/g');
  });

  test('1997: what begins with no scheme has no site, and "//" is part of its path', () => {
    expect(textOf(resolve('url-1997', 'a,b://h/../x', base))).toBe('http://a/b/c/a,b://x');
  });

  test('returns the components of the algorithm even if the text parses differently', () => {
    for (const id of ['url-1997', 'rfc2396'] as const)
      expect(resolve(id, 'g', 'http://a')).toMatchObject({
        text: 'http://ag',
        components: { authority: 'a', path: 'g' },
      });
  });

  test('an absolute reference and one to the current document need no base', () => {
    for (const id of ids) {
      for (const unsuitable of ['', '../x', '[', 'mailto:a@b']) {
        expect(textOf(resolve(id, 'g:h#s', unsuitable))).toBe('g:h#s');
        expect(resolve(id, '#', unsuitable)).toEqual({ kind: 'current-document', fragment: '' });
        expect(resolve(id, '', unsuitable)).toEqual({ kind: 'current-document', fragment: undefined });
      }
    }
  });
});

describe('what 2003 §5.2 leaves open', () => {
  const relaxed = { validating: false };
  test.each([
    ['http:g', base, 'http://a/b/c/g'],
    ['http:', base, 'current-document'],
    ['http:#s', base, 'current-document'],
    ['http:?y', base, 'http://a/b/c/d;p?y'],
    ['http:/g', base, 'http://a/g'],
    ['http://g', base, 'http://g'],
    ['http:../g?y/../x#s', base, 'http://a/b/g?y/../x#s'],
    ['http:g:h', base, 'http://a/b/c/g:h'],
    // §3.1: capitals are "equivalent to lower case in scheme names".
    ['HTTP:g', base, 'http://a/b/c/g'],
    ['https:g', base, 'https:g'],
    ['mailto:c', 'mailto:a@b', 'mailto:c'],
    ['http:g', '', 'http:g'],
  ])('not validating: %s against %j', (text, context, expected) => {
    for (const trace of [false, true]) {
      expect(textOf(resolve('rfc2396bis-01', text, context, { ...relaxed, trace }))).toBe(expected);
    }
    if (expected !== 'current-document') return;
    expect(textOf(resolve('rfc2396bis-01', text, context))).toBe(text);
  });

  test('not validating: a bracket of the opaque part fits in no path', () => {
    expect(errorOf(() => resolve('rfc2396bis-01', 'http:[', base, relaxed))).toMatchObject({
      name: 'ResolutionError',
      problem: 'result-not-derivable',
    });
  });

  test('another treatment is unknown', () => {
    const surplus = 'removed' as 'remove';
    expect(errorOf(() => resolve('rfc2396bis-01', 'g', base, { surplus }))).toMatchObject({
      name: 'UnknownNameError',
      nearest: 'remove',
    });
  });

  test.each([
    ['url-1993', { validating: false }],
    ['url-1997', { surplus: 'remove' }],
  ] as const)('%s has not the choice of %j', (id, options) => {
    expect(errorOf(() => resolve(id, 'g', base, options))).toMatchObject({
      name: 'UnsupportedOperationError',
      operation: `option ${Object.keys(options).join()}`,
    });
  });
});

describe.each(['rfc2396', 'rfc2396bis-01'] as const)('%s: surplus segments', (id) => {
  const atAuthority = [
    ['../g', 'http://a', 'http://a../g', 'http://ag', 1],
    ['..', 'http://a', 'http://a..', 'http://a', 1],
  ] as const;
  test.each([
    ['../../../g', base, 'http://a/../g', 'http://a/g', 1],
    ['../../../../..', base, 'http://a/../../..', 'http://a/', 3],
    ['../../../../../', base, 'http://a/../../../', 'http://a/', 3],
    ['../../../..g', base, 'http://a/../..g', 'http://a/..g', 1],
    ...(id === 'rfc2396' ? atAuthority : []),
  ] as const)('of %s against %s', (text, context, kept, removed, surplus) => {
    for (const trace of [false, true]) {
      const by = (treatment: 'keep' | 'remove' | 'refuse'): Resolution =>
        resolve(id, text, context, { surplus: treatment, trace });
      expect(textOf(by('keep'))).toBe(kept);
      expect(textOf(by('remove'))).toBe(removed);
      expect(by('refuse')).toMatchObject({ kind: 'refused', section: '5.2', surplus });
    }
  });

  test('do not occur in absolute paths or below the root', () => {
    for (const surplus of ['remove', 'refuse'] as const) {
      expect(textOf(resolve(id, '/../g', base, { surplus }))).toBe('http://a/../g');
      expect(textOf(resolve(id, '../../g', base, { surplus }))).toBe('http://a/g');
    }
  });
});

describe.each(revisions)('%s: the options of its resolver', (id) => {
  const { resolveOptions } = revision(id);
  const values = { validating: false, surplus: 'refuse', trace: true } as const;

  test.each(['validating', 'surplus', 'trace'] as const)('%s is accepted, or rejected by name', (name) => {
    const calling = (): Resolution => revision(id).resolve('g:h', base, { [name]: values[name] });
    if (resolveOptions.includes(name)) expect(textOf(calling())).toBe('g:h');
    else {
      const operation = resolveOptions.length === 0 ? 'resolve' : `option ${name}`;
      expect(errorOf(calling)).toMatchObject({ name: 'UnsupportedOperationError', revision: id, operation });
    }
  });
});

test.each(revisions)('%s: the options that resolve takes', (id) => {
  expect(revision(id).resolveOptions).toEqual(expected(id, 'facts').resolveOptions);
});

describe.each(['url-1997', 'rfc2396', 'rfc2396bis-01', 'rfc3986'] as const)(
  '%s: the base that was read last is remembered',
  (id) => {
    const document = revision(id);
    const read: string[] = [];
    const reader: Reader = {
      id,
      accepts: (text) => document.accepts(text),
      components(text) {
        read.push(text);
        return document.components(text);
      },
    };
    const readsOf = (text: string, context: string): readonly string[] => {
      read.length = 0;
      try {
        algorithmsOf(id).resolver.resolve(reader, text, context);
      } catch {
        // The base is unsuitable.
      }
      return [...read];
    };

    test('is cached for consecutive references', () => {
      expect(readsOf('g', base)).toEqual(['g', base]);
      expect(readsOf('../h', base)).toEqual(['../h']);
      expect(readsOf('g', 'http://b/')).toEqual(['g', 'http://b/']);
      expect(readsOf('g', base)).toEqual(['g', base]);
    });

    test('is not cached if unsuitable', () => {
      readsOf('g', base);
      for (const context of ['//h/a', '[', '//h/a']) expect(readsOf('g', context)).toEqual(['g', context]);
      expect(readsOf('g', base)).toEqual(['g']);
    });

    test('is not affected by changes to a result', () => {
      const first = algorithmsOf(id).resolver.resolve(reader, '?y', base);
      if (first.kind === 'absolute')
        Object.assign(first.components, { scheme: 'x', authority: 'y', path: 'z' });
      expect(textOf(algorithmsOf(id).resolver.resolve(reader, '/g', base))).toBe('http://a/g');
    });

    test('is cached per revision', () => {
      const other = id === 'rfc2396bis-01' ? 'url-1997' : 'rfc2396bis-01';
      expect(readsOf('g', 'http://a?q')).toContain('http://a?q');
      resolve(other, 'g', 'http://a?q');
      expect(textOf(resolve(id, 'g', 'http://a?q'))).toBe(
        id === 'rfc2396bis-01' || id === 'rfc3986' ? 'http://a/g' : 'http://ag',
      );
    });
  },
);

describe('errors', () => {
  test.each([
    ['url-1993', 'relative/x', 'base-relative', 'Partial form'],
    ['url-1993', '', 'base-relative', 'Partial form'],
    ['url-1993', 'http://h/[', 'base-not-derivable', 'Partial form'],
    ['url-1997', '', 'base-relative', '5'],
    ['url-1997', '/a/b', 'base-relative', '5'],
    ['url-1997', 'http://h/[', 'base-not-derivable', '5'],
    ['rfc2396', '', 'base-relative', '5'],
    ['rfc2396', '//h/a', 'base-relative', '5'],
    ['rfc2396', 'mailto:a@b', 'base-opaque', '5'],
    ['rfc2396', 'x:?q', 'base-opaque', '5'],
    ['rfc2396', 'x:', 'base-not-derivable', '5'],
    ['rfc2396', 'http://h/[', 'base-not-derivable', '5'],
    ['rfc2396bis-01', '', 'base-relative', '5'],
    ['rfc2396bis-01', '//h/a', 'base-relative', '5'],
    ['rfc2396bis-01', 'mailto:a@b', 'base-opaque', '5'],
    ['rfc2396bis-01', 'http://h/[', 'base-not-derivable', '5'],
  ] as const)('%s: no reference is relative to %j', (revisionId, unsuitable, problem, section) => {
    expect(errorOf(() => resolve(revisionId, '../g', unsuitable))).toMatchObject({
      name: 'ResolutionError',
      revision: revisionId,
      problem,
      reference: '../g',
      base: unsuitable,
      section,
    });
  });

  test.each([
    ['url-1995', undefined],
    ['rfc1738', '2.3'],
  ] as const)('%s has no rules, even for what seems absolute', (id, section) => {
    for (const text of ['g', 'http://h/']) {
      expect(errorOf(() => resolve(id, text, base))).toMatchObject({
        name: 'UnsupportedOperationError',
        revision: id,
        operation: 'resolve',
        section,
      });
    }
  });

  test('a reference that is not derivable', () => {
    expect(() => resolve('url-1997', 'a b', base)).toThrow(UriSyntaxError);
    for (const text of ['1:2', 'a b', 'http:', '?[', '?y#a#b'])
      expect(() => resolve('rfc2396', text, base)).toThrow(UriSyntaxError);
    expect(() => resolve('rfc2396bis-01', '1:2', base)).toThrow(UriSyntaxError);
    expect(() => resolve('url-1993', ':a', base)).toThrow(UriSyntaxError);
  });

  test('a base in a message is cut and made visible', () => {
    expect(() => resolve('url-1997', 'g', `\u001b[31m${'x'.repeat(1000)}`)).toThrow(/^url-1997 .{0,200}…"$/);
  });
});

describe('trace', () => {
  test('1997 §5.2: every step by its number, with the buffer before and after', () => {
    const { trace = [] } = resolve('url-1997', '../g?y/./x', base, { trace: true });
    expect(trace.map(({ step }) => step).join(' ')).toBe('1 2 3 4 5 6a 6b 6c 6d 6e 6f 6g 6h 6i 7');
    expect(
      trace.filter(({ before }) => before !== undefined).map(({ step, after }) => [step, after]),
    ).toEqual([
      ['6a', '/b/c/'],
      ['6b', '/b/c/../g'],
      ['6c', '/b/c/../g?y/./x'],
      ['6d', '/b/c/../g?y/x'],
      ['6e', '/b/c/../g?y/x'],
      ['6f', '/b/g?y/x'],
      ['6g', '/b/g?y/x'],
    ]);
  });

  test.each([
    ['', '1 2'],
    ['x:y', '1 2 3'],
    ['//h', '1 2 3 4 7'],
    ['/h', '1 2 3 4 5 7'],
  ])('1997, 1998 §5.2: %j ends early', (text, steps) => {
    for (const id of ['url-1997', 'rfc2396'] as const) {
      const { trace = [] } = resolve(id, text, base, { trace: true });
      expect(trace.map(({ step }) => step).join(' ')).toBe(steps);
    }
  });

  test('2003 §5.2: the lines of the pseudocode, then the steps of merge', () => {
    const { trace = [] } = resolve('rfc2396bis-01', '../../../g/.', base, { trace: true, surplus: 'remove' });
    expect(trace.map(({ step, after }) => (after === undefined ? step : `${step}: ${after}`))).toEqual([
      'parse(R)',
      'if ((not validating) and (R.scheme == Base.scheme))',
      'if defined(R.scheme)',
      'if defined(R.authority)',
      'if (R.path == "")',
      'if (R.path starts-with "/")',
      'merge 1: /b/c/',
      'merge 2: /b/c/../../../g/.',
      'merge 3: /b/c/../../../g/.',
      'merge 4: /b/c/../../../g/',
      'merge 5: /../g/',
      'merge 6: /../g/',
      'merge 7: /g/',
      'merge 8',
      'recombine',
    ]);
  });

  test.each([
    ['url-1993', 'Fragment-id', 'http://a/b#s'],
    ['url-1997', '3', 'http://a/b#s'],
    ['rfc2396', '4', 'http://a/b#s'],
    ['rfc2396bis-01', '4', 'http://a/b#'],
  ] as const)('%s, §%s: a base is taken without its fragment identifier', (id, section, context) => {
    const { trace = [], ...result } = resolve(id, 'g', context, { trace: true });
    expect(textOf(result)).toBe('http://a/g');
    expect(trace.filter(({ step }) => step === 'base')).toMatchObject([
      { section, outcome: 'the fragment is ignored' },
    ]);
  });

  test.each([
    ['url-1997', 'g', 'http://a', '7', '"http://ag"; reparsed, its authority is "ag"'],
    [
      'url-1997',
      'g',
      'http://a?q',
      '4.4',
      '"the site component wins": "a", which the BNF reads as part of a path',
    ],
    [
      'url-1997',
      '//h?q',
      base,
      '4.4',
      '"the site component wins": "h", which the BNF reads as part of a path',
    ],
    [
      'url-1997',
      '/g',
      'http://a_b/c',
      '4.4',
      '"the site component wins": "a_b", which is not a valid site, so the BNF reads it as part of a path',
    ],
    ['url-1997', '/g', 'http://a', '7', '"http://a/g"'],
    ['rfc2396', 'g', 'http://a', '7', '"http://ag"; reparsed, its authority is "ag"'],
    ['rfc2396bis-01', '..//g', 'x:/b/c', 'recombine', '"x://g"; reparsed, its authority is "g"'],
  ] as const)(
    '%s warns where the letter loses the host: %s against %s',
    (id, text, context, step, outcome) => {
      const { trace = [] } = resolve(id, text, context, { trace: true });
      expect(trace.filter((one) => one.step === step)).toMatchObject([{ outcome }]);
    },
  );

  test('2003 §5.2: Appendix B finds a query in what the grammar takes for an opaque part', () => {
    const { trace = [] } = resolve('rfc2396bis-01', 'http:g?y', base, { trace: true, validating: false });
    expect(trace[1]?.outcome).toContain('by Appendix B, R is scheme undefined');
    expect(trace[1]?.outcome).toContain('query "y"');
  });

  test('is present only on request', () => {
    expect(resolve('rfc2396bis-01', 'g', base)).not.toHaveProperty('trace');
  });
});

test.each(['url-1997', 'rfc2396', 'rfc2396bis-01', 'rfc3986'] as const)(
  '%s: a base that is no string is no base',
  (id) => {
    expect(() => revision(id).resolve('g', undefined as never)).toThrow(TypeError);
  },
);
