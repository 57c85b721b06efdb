/** `strength`. */
import { call, jsonIn } from '../captured.js';
import { longTest, quickTest as test } from '../../depth.js';

const port = '-r rfc3986 --start port';

test('measures a text a line, from standard input', async () => {
  const { code, stdout, stderr } = await call(`strength - ${port}`, { stdin: ['80\n\n8o\n'] });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^3 cases\n\nfaults of the automaton {2}4 of 6 {3}66\.7 %\n/);
});

test('a printed suite kills every fault, in each format', async () => {
  for (const format of ['json', 'jsonl', 'wpt', 'json-schema']) {
    const { stdout } = await call(['suite', 'rfc3986', '--start', 'port', '--format', format]);
    const result = await call(`strength - ${port}`, { stdin: [stdout] });
    expect([format, result.code, result.stdout]).toEqual([
      format,
      0,
      expect.stringContaining('Every fault is detected.'),
    ]);
  }
});

test('measures a suite of another task as requested, with a note', async () => {
  for (const format of ['json', 'jsonl']) {
    const { stdout } = await call(['suite', 'rfc2396', '--start', 'port', '--format', format]);
    const result = await call(`strength - ${port}`, { stdin: [stdout] });
    expect([format, result.stderr]).toEqual([
      format,
      'note: the list was made for verdict of port of rfc2396 but is measured against verdict of port of rfc3986\n',
    ]);
    const fitting = await call('strength - -r rfc2396 --start port', { stdin: [stdout] });
    expect([format, fitting.stderr]).toEqual([format, '']);
  }
});

test('reports a wrong case with exit code 1', async () => {
  const stdin = ['{"text":"80","valid":false}\n{"text":"8o","valid":false}\n'];
  const { code, stdout } = await call(`strength - ${port}`, { stdin });
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /1 case contradicts the revision:\n {2}line 1: 80 {3}is derivable: port \(3\.2\.3\)\n$/,
  );
  const result = await call(`strength - ${port} --json`, { stdin });
  expect([result.code, jsonIn(result.stdout)]).toEqual([
    1,
    [expect.objectContaining({ revision: 'rfc3986', start: 'port', cases: 2, purpose: 'verdict' })],
  ]);
});

test.each<[string, readonly (string | Uint8Array)[], RegExp]>([
  ['what is no JSON', ['{"version":1,\n"cases":[}'], /cannot read "-": line 2, column 10: this is not JSON/],
  [
    'a component that is no string',
    ['{"text":"80","valid":true,"components":{"port":5}}\n'],
    /components\.port: must be a string, but is 5/,
  ],
  ['no case at all', [''], /the list has no case/],
  ['what is no case', ['[{"tests":7}]'], /cannot read "-": \[0\]\.tests: must be an array, but is 7/],
  ['what is not UTF-8', [Uint8Array.of(0x61, 0xff)], /cannot read "-": it is not UTF-8/],
])('refuses %s', async (_, stdin, message) => {
  const { code, stdout, stderr } = await call(`strength - ${port}`, { stdin });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
});

test('refuses a file that is not there', async () => {
  const { code, stderr } = await call(`strength no-such-file.json ${port}`);
  expect([code, stderr]).toEqual([2, expect.stringContaining('cannot read "no-such-file.json"')]);
});

longTest('--for resolve reads its own suites and reports wrong cases', async () => {
  for (const format of ['json', 'jsonl', 'wpt']) {
    const { stdout } = await call(['suite', 'rfc3986', '--for', 'resolve', '--format', format]);
    const result = await call('strength - -r rfc3986 --for resolve', { stdin: [stdout] });
    expect([result.code, result.stdout]).toEqual([0, expect.stringContaining('Every fault is detected.')]);
  }
  const stdin = ['[{"input": "..", "base": "http://a/b/c", "href": "http://a/b"}]'];
  const { code, stdout } = await call('strength - -r rfc3986 --for resolve', { stdin });
  expect(code).toBe(1);
  expect(stdout).toMatch(/\n {2}an escaped "\." is treated as "\."\n {4}%2E against x:b {3}is x:%2E\n/);
  expect(stdout).toMatch(
    /1 case contradicts the revision:\n {2}\[0\]: \.\. against http:\/\/a\/b\/c {3}is http:\/\/a\/\s+by remove_dot_segments 2C\s+\(5\.2\.4\)\n$/,
  );
  const result = await call('strength - -r rfc3986 --for resolve --json', { stdin });
  expect(jsonIn(result.stdout)).toEqual([expect.objectContaining({ purpose: 'resolve', cases: 1 })]);
});

test.each<[string, string, RegExp]>([
  ['a rule', 'rfc3986 --start URI', /--for resolve tests no rule; omit --start/],
  ['a format without answers', 'rfc3986 --format lines', /--format lines does not support --for resolve/],
  ['a revision without rules', 'rfc1738', /rfc1738 has no rules for relative references/],
])('--for resolve refuses %s', async (_, argv, message) => {
  const { code, stderr } = await call(`strength - --for resolve -r ${argv}`, {
    stdin: ['[]'],
  });
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
});

test.each(['normalize', 'equivalent'])('--for %s reads its own suites', async (purpose) => {
  const { stdout } = await call(['suite', 'rfc1808', '--for', purpose, '--format', 'jsonl']);
  const result = await call(['strength', '-', '-r', 'rfc1808', '--for', purpose], { stdin: [stdout] });
  expect([result.code, result.stdout]).toEqual([0, expect.stringContaining('Every fault is detected.')]);
  expect(result.stdout).toContain(`faults of ${purpose}`);
});

test('--for normalize reports wrong cases and unknown levels', async () => {
  const argv = 'strength - -r rfc1808 --for normalize';
  const wrong = await call(argv, { stdin: ['{"text":"HTTP://a","form":"HTTP://a"}'] });
  expect([wrong.code, wrong.stdout]).toEqual([1, expect.stringContaining('1 case contradicts the revision')]);
  const { code, stderr } = await call(argv, { stdin: ['{"text":"x:","level":"escape"}'] });
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('rfc1808 does not define normalization at the level "escape"'),
  ]);
});
