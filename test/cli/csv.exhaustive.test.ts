/** `--csv` of the suites of algorithms, each of which takes seconds to generate. */
import { call, csvIn } from './captured.js';

test('a suite for normalization has a record for each text', async () => {
  const { code, stdout } = await call(['suite', 'rfc3986', '--for', 'normalize', '--size', '1', '--csv']);
  expect(code).toBe(0);
  const [heading = [], record = [], ...more] = csvIn(stdout);
  expect(heading).toEqual(['text', 'level', 'result', 'form', 'step', 'section', 'kills']);
  expect([record.length, more]).toEqual([heading.length, []]);
});

test('strength of a list for an algorithm has each fault that is left', async () => {
  const argv = ['strength', '-', '-r', 'rfc3986', '--for', 'resolve', '--csv'];
  const stdin = ['[{"input": "..", "base": "http://a/b/c", "href": "http://a/b"}]'];
  const records = csvIn((await call(argv, { stdin })).stdout);
  expect(records).toContainEqual([
    ...['never tested', 'an escaped "." is treated as "."', '', '1', '0'],
    ...['%2E against x:b', 'is x:%2E'],
  ]);
  expect(records).toContainEqual([
    ...['contradicts the revision', '[0]', '5.2.4', '', '', '.. against http://a/b/c', 'is http://a/'],
  ]);
});
