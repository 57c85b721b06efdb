/** `derivations`. */
import { revision, type RevisionId } from '../../../src/api/index.js';
import { call, expectNarrow, jsonIn, linesIn } from '../captured.js';
import { longTest, quickTest as test } from '../../depth.js';

test.each<[string, RevisionId, string, string]>([
  ['http://h', 'rfc1738', 'url', '3'],
  ['http://h', 'url-1997', 'URL-reference', '5'],
  ['//g', 'url-1997', 'URL-reference', '3'],
  ['', 'url-1997', 'URL-reference', '3'],
  ['h', 'rfc2396bis-01', 'authority', '2'],
  ['1.2.3.4', 'rfc2396bis-01', 'authority', '3'],
  ['[::1]', 'rfc2396bis-01', 'IPv6reference', '1'],
])('of "%s" in %s from %s there are %s', async (text, id, rule, count) => {
  const argv = ['derivations', text, '-r', id, '--start', rule];
  const { code, stdout, stderr } = await call(argv);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expectNarrow(stdout);
  expect(linesIn(stdout)[0]).toBe(
    `"${text}" has ${count === '1' ? 'one derivation' : `${count} derivations`} from ${rule} of ${id}.`,
  );
  const heads = linesIn(stdout).filter((line) => /^\d+(, the reading)?$/.test(line));
  expect(heads.map((line) => line.replace(', the reading', ''))).toEqual(
    Array.from({ length: Number(count) }, (_, i) => String(i + 1)),
  );
  expect(heads.filter((line) => line.endsWith('reading'))).toHaveLength(1);
  expect(jsonIn((await call([...argv, '--json'])).stdout)).toMatchObject([
    { revision: id, rule, text, count },
  ]);
});

test('the reading is the tree that parse shows', async () => {
  const { stdout } = await call('derivations http://h -r url-1997 --json');
  const [result] = jsonIn(stdout) as readonly { readonly reading: { readonly tree: unknown } }[];
  expect(result?.reading.tree).toEqual(JSON.parse(JSON.stringify(revision('url-1997').parse('http://h'))));
});

test('--most bounds the trees and not the count', async () => {
  const { stdout } = await call('derivations http://a.b.c.d/ -r url-1993 --most 1');
  expect(stdout.replaceAll('\n', ' ')).toContain(
    'has 8 derivations from fragmentaddress of url-1993; 1 is shown.',
  );
  expect(linesIn(stdout).filter((line) => /^\d+(, the reading)?$/.test(line))).toEqual(['1, the reading']);
});

test('an underivable string has none; standard error states the reason', async () => {
  const argv = 'derivations http://a_b -r rfc1738 --start httpurl';
  const { code, stdout, stderr } = await call(argv);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('"_" is not allowed at offset 8');
  const result = await call(`${argv} --json`);
  expect(result.code).toBe(1);
  expect(jsonIn(result.stdout)).toMatchObject([{ count: '0', first: [], error: { offset: 8, found: '_' } }]);
});

longTest('for a long string prints the count without trees', async () => {
  const argv = ['derivations', `http://a${'.b'.repeat(3000)}/`, '-r', 'url-1993'];
  const { code, stdout } = await call(argv);
  expect(code).toBe(0);
  expect(stdout).toContain(String(2n ** 3000n));
  expect(stdout).not.toContain('fragmentaddress ›');
  expect(jsonIn((await call([...argv, '--json'])).stdout)).toMatchObject([
    { count: String(2n ** 3000n), first: [] },
  ]);
});

test('reports a count that exceeds the limits', async () => {
  const { code, stdout, stderr } = await call([
    'derivations',
    `http://a.b/${'a'.repeat(50_000)}`,
    '-r',
    'url-1993',
  ]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(
    /^error: listing the derivations of a string .* more than 200000 states; programs can raise/,
  );
});
