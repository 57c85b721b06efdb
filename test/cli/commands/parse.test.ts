/** `parse`. */
import { withTexts } from '../../../src/cli/output/tree.js';
import { revision } from '../../../src/api/index.js';
import { descendants } from '../../../src/core/tree/node.js';
import type { Revision, SyntaxNode } from '../../../src/api/index.js';
import { call, jsonIn, linesIn } from '../captured.js';

test('shows the tree, then the production and the components', async () => {
  const { code, stdout, stderr } = await call('parse http://h:80/a? -r rfc1738');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`url                 http://h:80/a?
└ httpurl           http://h:80/a?
  ├ hostport               h:80
  │ ├ host                 h
  │ │ └ hostname           h
  │ │   └ toplabel         h
  │ └ port                   80
  ├ hpath                       a
  │ └ hsegment                  a
  └ search                        ε

production  httpurl
scheme      http
authority   h:80
host        h
host kind   hostname
port        80
path        a
query       ε

ε empty
`);
});

test('--all shows every node', async () => {
  const argv = 'parse %41 -r rfc1738 --start fsegment';
  expect((await call(argv)).stdout).toBe('fsegment  %41\n');
  expect((await call(`${argv} --all`)).stdout).toMatch(/^fsegment +%41\n└ uchar +%41\n {2}└ escape +%41\n/);
});

describe('--json', () => {
  interface Printed {
    readonly components: object;
    readonly tree: SyntaxNode;
  }

  test('prints the library result', async () => {
    const text = 'ftp://u:p@h:21/%2Fetc/motd;type=a';
    const { code, stdout } = await call(['parse', text, '-r', 'rfc1738', '--json', '--all']);
    expect(code).toBe(0);
    const rfc1738 = revision('rfc1738');
    expect(jsonIn(stdout)).toEqual([
      {
        revision: 'rfc1738',
        start: 'url',
        text,
        derivable: true,
        production: ['ftpurl'],
        components: JSON.parse(JSON.stringify(rfc1738.components(text))) as unknown,
        tree: JSON.parse(JSON.stringify(withTexts(rfc1738.parse(text), text))) as unknown,
      },
    ]);
  });

  test('leaves characters out of the tree by default, and absent components out always', async () => {
    const [printed] = jsonIn((await call('parse //h -r url-1997 --json')).stdout) as [Printed];
    expect([...descendants(printed.tree)].map(({ rule }) => rule)).not.toContain('alpha');
    expect(printed.components).toEqual({ authority: 'h', host: 'h', hostKind: 'hostname', path: '' });
  });

  test('prints a rejection on stdout, with exit code 1', async () => {
    const { code, stdout, stderr } = await call(['parse', 'http://h/a b', '-r', 'rfc1738', '--json']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(jsonIn(stdout)).toMatchObject([
      {
        text: 'http://h/a b',
        derivable: false,
        error: { revision: 'rfc1738', start: 'url', offset: 10, found: ' ' },
      },
    ]);
  });
});

test('says on stderr where a rejected string stops, with a caret', async () => {
  const { code, stdout, stderr } = await call(['parse', 'http://h/a b', '-r', 'rfc1738']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('\nhttp://h/a b\n          ^\n');
});

test('names rules that derive a rejected string, to be asked for with --start', async () => {
  const { stderr } = await call('parse www.w3.org -r rfc1738');
  expect(stderr).toContain('\nOther rules derive it (--start RULE): scheme, schemepart, ');
  const [{ derivedBy }] = jsonIn((await call('parse www.w3.org -r rfc1738 --json')).stdout) as [
    { derivedBy: readonly string[] },
  ];
  expect(derivedBy).toContain('hostname');
  const document: Revision = revision('rfc1738');
  for (const start of derivedBy) expect(document.accepts('www.w3.org', { start })).toBe(true);
  expect((await call(['parse', '\n', '-r', 'rfc1738'])).stderr).not.toContain('--start');
});

test.each([
  ['', 'url-1997', 0],
  ['', 'rfc2396bis-01', 0],
  ['', 'rfc1738', 1],
])('%j in %s: exit code %d', async (text, id, code) => {
  expect(await call(['parse', text, '-r', id])).toMatchObject({ code });
});

test('takes a string that begins with "-" after "--"', async () => {
  expect(await call('parse -r url-1997 -- -r')).toMatchObject({ code: 0 });
});

test('a long text', async () => {
  const text = `http://h/${'a/'.repeat(50_000)}`;
  const { code, stdout } = await call(['parse', text, '-r', 'rfc2396bis-01'], {
    columns: 80,
    env: { NO_COLOR: '1' },
  });
  expect(code).toBe(0);
  expect(stdout.split('\n').filter((line) => line.includes('segment  ')).length).toBeGreaterThan(50_000);
});

test('for a character beyond US-ASCII, suggests the same as fix and nothing else', async () => {
  const argv = 'parse http://h/ü -r rfc3986';
  const sentences = ['As data, write %C3%BC.', expect.stringMatching(/^RFC 3986 recommends UTF-8/) as string];
  const { code, stderr } = await call(argv);
  expect([code, linesIn(stderr).slice(4)]).toEqual([1, sentences]);
  expect(jsonIn((await call(`${argv} --json`)).stdout)).toMatchObject([{ error: { advice: sentences } }]);
});
