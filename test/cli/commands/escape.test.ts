/** `escape`: encode and decode by role, octets shown safely, errors with their place. */
import { call, jsonIn, linesIn } from '../captured.js';

describe('encode', () => {
  test.each([
    ['rfc1738', 'segment', 'a/b c', [], 'a%2Fb%20c'],
    ['rfc1738', 'path', '%41~', [], '%41%7E'],
    ['url-1997', 'path', '~', [], '~'],
    ['url-1993', 'path', 'a b', [], 'a%20b'],
    ['url-1995', 'path', 'a b', [], 'a b'],
    ['url-1997', 'query', 'a=b&c', ['--data'], 'a%3Db%26c'],
    ['url-1993', 'path', 'é', ['--charset', 'latin1'], '%E9'],
    ['rfc2396bis-01', 'path', 'é', ['--charset', 'utf-8'], '%C3%A9'],
  ])('%s: %s %j %j is %s', async (id, role, text, options, expected) => {
    const outcome = await call(['escape', 'encode', role, text, '-r', id, ...options]);
    expect(outcome).toEqual({ code: 0, stdout: `${expected}\n`, stderr: '' });
  });
});

describe('decode', () => {
  test.each([
    ['rfc1738', 'path', 'a%20b', [], '"a b"'],
    ['rfc1738', 'path', 'a%00b%2F%25%E9%22%5C%0A', [], String.raw`"a%00b%2F%25\xE9\"\\\x0A"`],
    ['rfc1738', 'path', 'a%00b%2F%25', ['--all'], String.raw`"a\x00b/%"`],
    ['url-1993', 'path', '%E9%1B', ['--charset', 'latin1'], String.raw`é\u{1B}`],
    ['rfc2396bis-01', 'path', '%C3%A9%E2%80%AE', ['--charset', 'utf-8'], String.raw`é\u{202E}`],
  ])('%s: %s %j %j is %s', async (id, role, text, options, expected) => {
    const outcome = await call(['escape', 'decode', role, text, '-r', id, ...options]);
    expect(outcome).toEqual({ code: 0, stdout: `${expected}\n`, stderr: '' });
  });
});

describe('failures: exit code 2, the position on standard error, and the other strings are processed', () => {
  test.each([
    ['a malformed escape', 'decode path a%4 -r rfc1738', '"%4" at offset 1 is not an escape'],
    ['a percent sign', 'encode path a%zz -r rfc1738', '"%zz" at offset 1 is not an escape; if it is data'],
    [
      'a character that must be escaped',
      'decode segment a/b -r url-1997',
      '"/" at offset 1 is not allowed in segment',
    ],
    [
      'an escape where there is none',
      'decode host a%2E -r rfc1738',
      '"%2E" at offset 1 is an escape, but host',
    ],
    [
      'a character where there are no escapes',
      'encode host a_ -r rfc1738',
      '"_" at offset 1 must be escaped, but host',
    ],
    [
      'a character without octets',
      'encode path aé -r rfc1738',
      '"é" at offset 1 is not a US-ASCII character',
    ],
    [
      'undecodable octets',
      'decode path a%E9 -r rfc2396bis-01 --charset utf-8',
      '"%E9" at offset 1 represents octets that',
    ],
  ])('%s', async (_what, line, message) => {
    const [operation = '', role = '', text = '', ...options] = line.split(' ');
    const { code, stdout, stderr } = await call(['escape', operation, role, 'b', text, 'c', ...options]);
    expect(code).toBe(2);
    expect(linesIn(stdout)).toHaveLength(2);
    const [what, shown, caret] = linesIn(stderr);
    expect(what).toContain(`error: ${message}`);
    expect([shown, caret]).toEqual([text, ' ^']);
  });
});

test('--json has octets as base64, text as text', async () => {
  const json = async (...argv: readonly string[]): Promise<unknown> =>
    jsonIn((await call(['escape', ...argv, '--json'])).stdout)[0];
  const asked = { revision: 'url-1993', role: 'path' };
  expect(await json('decode', 'path', '%E9', '-r', 'url-1993')).toEqual({
    ...asked,
    text: '%E9',
    base64: '6Q==',
  });
  expect(await json('decode', 'path', '%E9', '-r', 'url-1993', '--charset', 'latin1')).toEqual({
    ...asked,
    text: '%E9',
    decoded: 'é',
  });
  expect(await json('encode', 'path', ' ', '-r', 'url-1993')).toEqual({
    ...asked,
    text: ' ',
    encoded: '%20',
  });
  expect(await json('decode', 'path', '%', '-r', 'url-1993')).toMatchObject({
    ...asked,
    error: { name: 'EscapeError', offset: 0, found: '%', message: expect.any(String) as string },
  });
});
