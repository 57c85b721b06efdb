/** `--csv` of the commands whose results are rows: the names of its columns, and the records that begin so. */
import { call, csvIn, hostile } from './captured.js';

test.each([
  [
    ['revisions'],
    ['revision', 'date', 'title'],
    ['rfc3986', '2005-01', 'Uniform Resource Identifier (URI): Generic Syntax'],
  ],
  [
    ['count', 'rfc3986', 'port', '--to', '2'],
    ['length', 'derivable', 'of', 'share'],
    ['2', '100', '9025'],
  ],
  [
    ['relation', 'rfc1738', 'host', 'rfc3986', 'host'],
    ['relation', 'derived by', 'text'],
    ['subset', 'second only', 'ε', '0'],
  ],
  [
    ['matrix', '-r', 'rfc2396,rfc3986', '--by', 'role'],
    ['row', 'revision', 'rules'],
    ['port', 'rfc3986', 'port', 'unchanged', 'equal', '–', '–'],
  ],
  [
    ['diff', 'rfc2396', 'rfc2732'],
    ['change', 'role', 'before', 'after', 'class', 'only before', 'only after'],
    ['added', 'IPv6 reference', '', 'ipv6reference', 'intended', '', '[a]'],
  ],
  [
    ['ambiguity', 'rfc3986'],
    ['rule', 'ambiguous'],
    ['URI', 'true', 'a://0.0.0.0', '2', 'bounded'],
  ],
  [
    ['ambiguity', 'rfc3986', 'port'],
    ['rule', 'ambiguous'],
    ['port', 'false'],
  ],
  [
    ['prove', 'rfc3986', 'port'],
    ['revision', 'rule', 'verdict', 'counterexamples'],
    ['rfc3986', 'port', 'equal', ''],
  ],
  [
    ['resolve', '?y', '--base', 'http://a/b', '-r', 'rfc2396,rfc3986'],
    ['reference', 'base', 'revision', 'result', 'why there is none'],
    ['?y', 'http://a/b', 'rfc3986', 'http://a/b?y', ''],
  ],
  [
    ['resolve', '?y', '--base', 'http://a/b', '-r', 'rfc3986'],
    ['reference', 'base', 'revision', 'result', 'why there is none'],
    ['?y', 'http://a/b', 'rfc3986', 'http://a/b?y', ''],
  ],
])('%p', async (argv, columns, record) => {
  const { code, stdout } = await call([...argv, '--csv']);
  expect(code).toBe(0);
  const [heading = [], ...records] = csvIn(stdout);
  expect(heading.slice(0, columns.length)).toEqual(columns);
  expect(new Set(records.map((fields) => fields.length))).toEqual(new Set([heading.length]));
  expect(records.map((fields) => fields.slice(0, record.length))).toContainEqual(record);
});

test('a rule that is refuted has its counterexample', async () => {
  const stdin = ['waisurl = waisdatabase / waisindex / waisdoc\n'];
  const { code, stdout } = await call(['prove', 'rfc1738', 'waisurl', '--peg', '-', '--csv'], { stdin });
  expect(code).toBe(1);
  expect(csvIn(stdout)[1]).toEqual([
    'rfc1738',
    'waisurl',
    'DIFFERENT',
    '"wais://a/?": the BNF accepts, the PEG rejects',
  ]);
});

test('hostile references stay fields of their own records, and begin no formula', async () => {
  // "-" is standard input.
  const texts = ['=1+1', ...hostile.filter((text) => text !== '-')];
  const argv = ['resolve', '--base', 'http://a', '-r', 'rfc3986', '--csv', '--', ...texts];
  const records = csvIn((await call(argv)).stdout);
  expect(records).toHaveLength(texts.length + 1);
  expect(records.flat().filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
});
