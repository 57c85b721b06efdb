/** `resolve`: one answer, several, a comparison of all revisions, every step. */
import { namedSets, revisions } from '../../../src/api/index.js';
import { call, jsonIn, linesIn } from '../captured.js';

/** Returns, of the answers of all documents, those of the five in the rows. */
function ofSeeds<Answer extends { readonly revision: string }>(
  answers: readonly Answer[],
): readonly Answer[] {
  return answers.filter(({ revision }) => namedSets.seeds.some((id) => id === revision));
}

const base = 'http://a/b/c/d;p?q';

describe('one revision', () => {
  test.each([
    ['url-1993', '../g', [], 'http://a/b/g'],
    ['url-1997', '?y', [], 'http://a/b/c/?y'],
    ['rfc2396bis-01', '?y', [], 'http://a/b/c/d;p?y'],
    ['rfc2396bis-01', 'http:g', [], 'http:g'],
    ['rfc2396bis-01', 'http:g', ['--no-validating'], 'http://a/b/c/g'],
    ['rfc2396bis-01', '../../../g', ['--surplus', 'keep'], 'http://a/../g'],
    ['rfc2396bis-01', '../../../g', ['--surplus', 'remove'], 'http://a/g'],
    ['url-1997', '', [], '(current document)'],
    ['rfc2396bis-01', '#s', [], '(current document)#s'],
  ])('%s: %j %j is %s, alone on its line', async (id, reference, options, expected) => {
    const outcome = await call(['resolve', reference, '--base', base, '-r', id, ...options]);
    expect(outcome).toEqual({ code: 0, stdout: `${expected}\n`, stderr: '' });
  });

  test.each([
    [['[', '--base', base], 1, /^not derivable from URI-reference .+\n\[\n\^\n/],
    [['../../../g', '--base', base, '--surplus', 'refuse'], 1, /^error: rejected: 1 "\.\."/],
    [['g'], 2, /^error: "g" is relative and needs a base/],
    [['g', '--base', '/x'], 2, /^error: The base "\/x" is itself relative/],
    [['g', '--base', 'mailto:a@b'], 2, /^error: The base "mailto:a@b" is opaque/],
    [['g', '--base', 'a b'], 2, /^error: rfc2396bis-01 does not derive the base "a b"/],
  ])('reports %j on standard error', async (argv, code, message) => {
    const outcome = await call(['resolve', ...argv, '-r', 'rfc2396bis-01']);
    expect(outcome).toMatchObject({ code, stdout: '' });
    expect(outcome.stderr).toMatch(message);
  });

  test.each([
    ['url-1993', 'g', 'http://h', 'http://hg', '"hg" instead of "h"'],
    ['url-1997', 'g', 'http://h', 'http://hg', '"hg" instead of "h"'],
    ['rfc2396', 'g', 'http://h', 'http://hg', '"hg" instead of "h"'],
    ['rfc2396bis-01', '..//g', 'x:/b/c', 'x://g', '"g" instead of absent'],
  ])('%s: %s against %s has a different authority when parsed', async (id, reference, base, result, how) => {
    const outcome = await call(['resolve', reference, '--base', base, '-r', id]);
    const stderr = `warning: ${id} gives "${result}": when parsed, its authority is ${how}\n`;
    expect(outcome).toEqual({ code: 0, stdout: `${result}\n`, stderr });
  });

  test.each([
    ['rfc2396bis-01', 'g', 'http://h'],
    ['url-1997', '/g', 'http://a_b/c'],
    ['rfc1808', '//h?q', 'http://a'],
    ['url-1993', 'g:h', 'http://h'],
  ])('%s: %s against %s has the authority that was computed', async (id, reference, base) => {
    expect(await call(['resolve', reference, '--base', base, '-r', id])).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  test('1993: what resolves to no derivable string is rejected', async () => {
    const outcome = await call('resolve g?y/x --base http://a/b -r url-1993');
    expect(outcome).toMatchObject({ code: 1, stdout: '' });
  });

  test('several references: one line each, even if one fails', async () => {
    const argv = 'resolve ../g [ g:h #s --base mailto:a@b -r rfc2396bis-01';
    const { code, stdout, stderr } = await call(argv);
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    expect(linesIn(stdout).map((line) => line.split('\t'))).toEqual([
      ['../g', '', expect.stringContaining('The base "mailto:a@b" is opaque')],
      ['[', '', expect.stringContaining('"[" is not allowed at offset 0')],
      ['g:h', 'g:h'],
      ['#s', '(current document)#s'],
    ]);
  });

  test('--trace prints every step and the result', async () => {
    const { code, stdout } = await call(['resolve', '../g', '--base', base, '-r', 'url-1997', '--trace']);
    expect(code).toBe(0);
    const lines = linesIn(stdout);
    expect(lines[0]).toBe('../g against http://a/b/c/d;p?q in url-1997');
    expect(
      lines.filter((line) => line.startsWith('5.2, ')).map((line) => /^5\.2, (\w+)/.exec(line)?.[1]),
    ).toEqual('1 2 3 4 5 6a 6b 6c 6d 6e 6f 6g 6h 6i 7'.split(' '));
    expect(lines.find((line) => line.startsWith('5.2, 6b'))).toMatch(/\/b\/c\/\.\.\/g$/);
    expect(lines.at(-1)).toBe('http://a/b/g');
  });

  test('--json separates results, steps and errors', async () => {
    const argv = ['resolve', 'g', '#', '[', '--base', base, '-r', 'url-1997', '--json'];
    const { code, stdout } = await call(argv);
    expect(code).toBe(1);
    expect(jsonIn(stdout)).toEqual([
      {
        revision: 'url-1997',
        reference: 'g',
        base,
        result: {
          kind: 'absolute',
          text: 'http://a/b/c/g',
          components: { scheme: 'http', authority: 'a', path: '/b/c/g' },
        },
      },
      { revision: 'url-1997', reference: '#', base, result: { kind: 'current-document', fragment: '' } },
      {
        revision: 'url-1997',
        reference: '[',
        base,
        error: expect.objectContaining({ name: 'UriSyntaxError', offset: 0, found: '[' }) as object,
      },
    ]);
    const traced = jsonIn((await call([...argv, '--trace'])).stdout);
    expect(traced[0]).toMatchObject({ result: { trace: expect.any(Array) as object } });
  });
});

describe('--all', () => {
  test('?y: prints the answers side by side, with the steps that differ', async () => {
    const { code, stdout } = await call(['resolve', '?y', '--base', base, '--all'], {
      columns: 200,
      env: { NO_COLOR: '1' },
    });
    expect(code).toBe(0);
    const others = revisions.filter((id) => !namedSets.seeds.some((seed) => seed === id));
    const lines = linesIn(stdout).filter((line) => !others.some((id) => line.startsWith(`${id} `)));
    expect(lines).toEqual([
      '?y against http://a/b/c/d;p?q',
      '',
      'revision        result              deciding steps',
      'url-1993        http://a/b/c/?y     Partial form, last part: removed, the partial URL appended in its place: /b/c/',
      expect.stringMatching(/^url-1995 {8}– {19}url-1995 has no rules for relative references: /),
      expect.stringMatching(/^rfc1738 {9}– {19}rfc1738 has no rules .+ \(2\.3\)$/),
      // It differs from the result of another revision, which is not tested here.
      'url-1997       ≠http://a/b/c/?y     5.2, 6a: all but the last segment of the base path is copied: /b/c/',
      '                                    5.2, 6c: "?" and the query are appended: /b/c/?y',
      'rfc2396bis-01  ≠http://a/b/c/d;p?y  5.2, if defined(R.query): yes: T.path = Base.path',
      '',
      '≠ differs from the result above it   – no result',
    ]);
  });

  test.each([
    ['g:h', base, 0],
    ['[', base, 1],
    ['g', 'mailto:a@b', 2],
    ['../../../g --surplus remove', base, 0],
    ['../../../g --surplus refuse', base, 1],
  ])('%s against %s ends with %i', async (text, context, code) => {
    expect(await call(['resolve', ...text.split(' '), '--base', context, '--all'])).toMatchObject({ code });
  });

  test('warns once about each document that loses the authority, in every format', async () => {
    const { code, stderr } = await call('resolve g --base http://h --all --json');
    expect(code).toBe(0);
    expect(stderr.match(/(?<=^warning: )\S+/gm)).toEqual([
      'url-1993',
      'rfc1630',
      'rfc1808',
      'url-1997',
      'rfc2396',
      'rfc2732',
    ]);
  });

  test.each([
    ['../../g', 'http://h/a/b', 'http://g', 'its authority is "g", but that of the base is "h"'],
    ['../../../g', 'http://h/a/b', 'http:/g', 'its authority is absent, but that of the base is "h"'],
  ])(
    '%s against %s by RFC 1630, which takes the host for an element',
    async (text, context, result, what) => {
      const { stdout, stderr } = await call(['resolve', text, '--base', context, '-r', 'rfc1630']);
      expect(stdout).toBe(`${result}\n`);
      expect(stderr).toBe(`warning: rfc1630 gives "${result}": ${what}\n`);
    },
  );

  test.each([
    ['../g', 'http://h/a/b', 'rfc1630'],
    ['//i/g', 'http://h/a/b', 'rfc1630'],
    ['ftp://i/g', 'http://h/a/b', 'rfc1630'],
    ['/g', 'file:///a', 'rfc3986'],
    ['http:g', 'http://h/a', 'rfc2396'],
  ])('no warning of %s against %s by %s', async (text, context, id) => {
    const { stderr } = await call(['resolve', text, '--base', context, '-r', id]);
    expect(stderr).toBe('');
  });

  test('options apply only to documents that support them', async () => {
    const argv = ['resolve', '../../../g', '--base', base, '--all', '--json', '--surplus', 'remove'];
    const [shown] = jsonIn((await call(argv)).stdout) as [
      { readonly answers: readonly { readonly revision: string }[] },
    ];
    expect(ofSeeds(shown.answers)).toMatchObject([
      { revision: 'url-1993', result: { text: 'http://a/../g' } },
      { revision: 'url-1995', error: { operation: 'resolve' } },
      { revision: 'rfc1738', error: { operation: 'resolve', section: '2.3' } },
      { revision: 'url-1997', result: { text: 'http://a/../g' } },
      {
        revision: 'rfc2396bis-01',
        result: { text: 'http://a/g' },
        decidedBy: [{ step: 'merge 1' }, { step: 'merge 2' }, { step: 'merge 5' }, { step: 'merge 7' }],
      },
    ]);
  });

  test('--trace: the steps of each revision', async () => {
    const { stdout } = await call(['resolve', 'g', '--base', base, '--all', '--trace']);
    const titles = linesIn(stdout).filter((line) => line.startsWith('g against '));
    expect(titles).toHaveLength(revisions.length);
  });

  test('resolves 50,000 segments, and traces them only on request', async () => {
    const text = '../'.repeat(50_000);
    const { code, stdout } = await call(['resolve', '--base', base, '--all', '--json', '--', text]);
    expect(code).toBe(0);
    const [shown] = jsonIn(stdout) as [{ readonly answers: readonly { readonly revision: string }[] }];
    expect(ofSeeds(shown.answers)[4]).toMatchObject({ result: { kind: 'absolute' }, decidedBy: [] });
  });
});

describe('several revisions', () => {
  test.each([
    ['rfc2396,rfc3986', ['rfc2396', 'rfc3986']],
    [
      'rfc3986..rfc2396',
      [...revisions.slice(revisions.indexOf('rfc2396'), revisions.indexOf('rfc3986') + 1)].reverse(),
    ],
    ['seeds', namedSets.seeds],
  ])('-r %s shows them side by side', async (named, expected) => {
    const { code, stdout } = await call(['resolve', '../g', '--base', base, '-r', named, '--json']);
    const [{ answers }] = jsonIn(stdout) as [{ readonly answers: readonly { readonly revision: string }[] }];
    expect({ code, revisions: answers.map(({ revision }) => revision) }).toEqual({
      code: 0,
      revisions: expected,
    });
  });

  test('-r with a set of one is that revision', async () => {
    expect(await call(['resolve', 'g', '--base', base, '-r', 'today'])).toEqual({
      code: 0,
      stdout: 'http://a/b/c/g\n',
      stderr: '',
    });
  });

  test('are refused if one revision is required', async () => {
    expect(await call('parse g -r url-1997,rfc3986')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        'one revision is needed here, but "url-1997,rfc3986" means url-1997, rfc3986',
      ) as string,
    });
  });
});
