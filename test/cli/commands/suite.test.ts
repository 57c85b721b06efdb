/** `suite`. */
import { caseSchema, readCases, suiteFormats } from '../../../src/study/index.js';
import { call } from '../captured.js';

const port = ['suite', 'rfc3986', '--start', 'port'];

test.each(suiteFormats)('prints %s, the same bytes each time', async (format) => {
  const first = await call([...port, '--format', format]);
  expect([first.code, first.stderr]).toEqual([0, '']);
  expect(readCases(first.stdout, format).length).toBeGreaterThan(5);
  expect(await call([...port, '--format', format])).toEqual(first);
});

test('--size keeps the strongest, and --seed changes how classes are spelled', async () => {
  const texts = async (...more: readonly string[]): Promise<readonly string[]> =>
    readCases((await call([...port, ...more])).stdout).map(({ text }) => text);
  const all = await texts();
  expect(await texts('--size', '2')).toEqual(all.slice(0, 2));
  expect(await texts('--seed', '5')).not.toEqual(all);
});

test('--for components gives derivable texts with their components', async () => {
  const { code, stdout } = await call([
    'suite',
    'rfc1808',
    '--for',
    'components',
    '--size',
    '5',
    '--format',
    'jsonl',
  ]);
  expect(code).toBe(0);
  const cases = readCases(stdout);
  expect(cases).toHaveLength(5);
  for (const { valid, components } of cases) expect([valid, typeof components]).toEqual([true, 'object']);
});

test('--schema prints the schema', async () => {
  const { code, stdout } = await call(['suite', '--schema']);
  expect([code, JSON.parse(stdout)]).toEqual([0, JSON.parse(JSON.stringify(caseSchema))]);
});

test.each<[string, readonly string[], RegExp]>([
  ['no revision', ['suite'], /no revision is named: uri-revisions suite rfc3986/],
  ['a schema in a format', ['suite', '--schema', '--format', 'wpt'], /'--schema' cannot be used with/],
  ['a revision', ['suite', 'rfc3896'], /did you mean "rfc3986"/i],
  ['a rule', ['suite', 'rfc3986', '--start', 'hots'], /host/],
  ['a purpose', [...port, '--for', 'verdicts'], /verdict/],
  [
    'components of a rule',
    ['suite', 'rfc1808', '--for', 'components', '--start', 'query'],
    /leave out --start/,
  ],
  ['a format', [...port, '--format', 'xml'], /json/],
  ['a size', [...port, '--size', '0'], /--size takes a whole number/],
])('refuses %s', async (_, argv, message) => {
  const { code, stdout, stderr } = await call(argv);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
});

test.each<[string, readonly string[], RegExp]>([
  ['a rule', ['rfc3986', '--start', 'URI'], /--for resolve is about no rule; leave out --start/],
  [
    'a format of verdicts',
    ['rfc3986', '--format', 'json-schema'],
    /--format json-schema has no shape for --for resolve; it has json, jsonl, wpt/,
  ],
  ['a revision without rules', ['url-1995'], /url-1995 has no rules for relative references/],
])('--for resolve refuses %s', async (_, argv, message) => {
  const { code, stdout, stderr } = await call(['suite', '--for', 'resolve', ...argv]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
});

test.each<[string, readonly string[], RegExp]>([
  ['a rule', ['rfc3986', '--start', 'URI'], /--for normalize is about no rule; leave out --start/],
  [
    'a format without levels',
    ['rfc3986', '--format', 'wpt'],
    /--format wpt has no shape for --for normalize; it has json, jsonl/,
  ],
  ['a revision without rules', ['url-1995'], /url-1995 says nothing of normalization/],
])('--for normalize refuses %s', async (_, argv, message) => {
  const { code, stdout, stderr } = await call(['suite', '--for', 'normalize', ...argv]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
});
