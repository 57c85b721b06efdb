/** `to-uri` and `to-iri`: the mapping of RFC 3987 on strings, in JSON, and of what is refused. */
import { call, jsonIn } from '../captured.js';

test.each([
  ['to-uri', 'http://résumé.example.org', 'http://r%C3%A9sum%C3%A9.example.org'],
  ['to-iri', 'http://www.example.org/D%C3%BCrst', 'http://www.example.org/Dürst'],
  ['to-iri', '%E2%80%AE%FC', '%E2%80%AE%FC'],
])('%s %j is %j', async (command, text, expected) => {
  expect(await call([command, '--text', text])).toEqual({ code: 0, stdout: `${expected}\n`, stderr: '' });
});

test('a refused string is named with its place, and the others are mapped', async () => {
  const { code, stdout, stderr } = await call(['to-uri', '--text', 'a b', 'é']);
  expect([code, stdout]).toEqual([1, '%C3%A9\n']);
  expect(stderr).toContain('of rfc3987: in the path, " " is not allowed at offset 1');
});

test('--printable escapes what is refused otherwise', async () => {
  expect((await call(['to-uri', '--printable', '--text', 'a b<é>'])).stdout).toBe('a%20b%3C%C3%A9%3E\n');
});

test('an IRI with a control of direction stays as it is, and is shown safely', async () => {
  const { stdout } = await call(['to-iri', '--text', 'a\u202e']);
  expect(stdout).toBe('a\\u{202E}\n');
});

test('JSON has the string exactly', async () => {
  const { stdout } = await call(['to-iri', '--json', '--text', 'a\u202e%C3%A9']);
  expect(jsonIn(stdout)).toEqual([{ revision: 'rfc3987', text: 'a\u202e%C3%A9', iri: 'a\u202eé' }]);
});
