/** `abnf`. */
import { call } from '../captured.js';

const abnf = '   scheme = ALPHA *( ALPHA / DIGIT )\n\n   uri = scheme ":"\n';
const bars = ['host', 'port', 'user', 'path'].map((name) => `   ${name} = "a" | "b"\n\n`).join('');

test('writes the rules of a text and reports their lines', async () => {
  const { code, stdout, stderr } = await call('abnf -', { stdin: [abnf] });
  expect(code).toBe(0);
  expect(stdout).toContain('uri = scheme ":"');
  expect(stderr).toBe('2 rules selected\n  line 1: scheme\n  line 3: uri\n');
});

test('reports a text whose rules are mostly in another notation', async () => {
  const { code, stderr } = await call('abnf -', { stdin: [abnf + bars] });
  expect(code).toBe(0);
  expect(stderr).toContain('4 omitted\n');
  expect(stderr).toContain('may use another notation, such as one with "|"');
  const none = await call('abnf -', { stdin: [bars] });
  expect(none).toMatchObject({ code: 1, stdout: '' });
});
