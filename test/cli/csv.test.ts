/** `--csv` of the commands whose results are rows: the column names, and the records, which begin with them. */
import { call, csvIn } from './captured.js';

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
    ['ambiguity', 'rfc3986', 'host'],
    ['rule', 'ambiguous'],
    ['host', 'true', '0.0.0.0', '2', 'bounded'],
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
    ['suite', 'rfc3986', '--start', 'port'],
    ['text', 'valid', 'rule', 'section', 'scheme'],
    ['/', 'false', 'port', '3.2.3', ''],
  ],
  [
    ['audit', '--list'],
    ['adapter', 'language', 'parser', 'runs here'],
    ['node-url', 'JavaScript', 'URL', 'yes'],
  ],
  [
    ['audit', 'go', '--on-record', 'http://a_b/'],
    ['text', 'parser', 'accepts', 'host', 'source'],
    ['http://a_b/', 'go', 'yes', 'a_b'],
  ],
])('%p', async (argv, columns, record) => {
  // Without a PATH no adapter needs to be tried: node-url runs in this process.
  const { code, stdout } = await call([...argv, '--csv'], { env: { PATH: '' } });
  expect(code).toBe(0);
  const [heading = [], ...records] = csvIn(stdout);
  expect(heading.slice(0, columns.length)).toEqual(columns);
  expect(new Set(records.map((fields) => fields.length))).toEqual(new Set([heading.length]));
  expect(records.map((fields) => fields.slice(0, record.length))).toContainEqual(record);
});

test('a refuted rule has a counterexample', async () => {
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

test('a suite lists every component of derivable texts, and separates empty from absent', async () => {
  const { stdout } = await call(['suite', 'rfc1808', '--for', 'components', '--size', '20', '--csv']);
  const [heading = [], ...records] = csvIn(stdout);
  const column = (name: string): readonly (string | undefined)[] =>
    records.map((record) => record[heading.indexOf(name)]);
  expect(records).toHaveLength(20);
  expect(new Set(column('valid'))).toEqual(new Set(['true']));
  for (const name of ['scheme', 'host', 'query']) expect(column(name)).toContain('–');
  expect(column('path')).toContain('ε');
  expect(column('kills')).toContainEqual(expect.stringMatching(/^\d+ (dropped|early|late|exchanged)/));
});

test('strength lists the kinds of faults, untested rules and wrong cases', async () => {
  const argv = ['strength', '-', '-r', 'rfc3986', '--start', 'port', '--csv'];
  const { code, stdout } = await call(argv, { stdin: ['{"text":"=8","valid":true}\n'] });
  expect(code).toBe(1);
  const [heading, ...records] = csvIn(stdout);
  expect(heading).toEqual(['what', 'name', 'section', 'faults', 'killed', 'case', 'answer']);
  expect(records).toContainEqual(['kind', 'missing', '', '1', '0', '', '']);
  expect(records).toContainEqual(['never tested', 'port', '3.2.3', '4', '0', 'ε', 'is derivable']);
  expect(records).toContainEqual([
    'contradicts the revision',
    'line 1',
    '3.2.3',
    '',
    '',
    "'=8",
    'is not derivable',
  ]);
});
