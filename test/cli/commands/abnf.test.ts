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

test.each([
  ['a quote', 'b = "y', 'column 7: this quotation mark is not closed on its line'],
  ['words', 'b = <some words', 'column 7: this "<" is not closed on its line'],
  ['a bracket', 'b = ("x" / c', 'column 7: this "(" is not closed'],
])('%s left open costs its rule, which others need', async (_, broken, place) => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = ['  a = b', `  ${broken}`, '  c = "z"', '  d = a c', ''].join(end);
    const { code, stdout, stderr } = await call('abnf -', { stdin: [text] });
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'a = b\nc = "z"\nd = a c\n' });
    expect(stderr).toContain(`  line 2: b: no ABNF; selected rules need it: line 2, ${place}\n`);
  }
});

test.each([
  [
    'a rule that the text does not print',
    '   a = b "x"\n',
    'warning: the result alone cannot be read: result:1:5: no',
  ],
  ['rules that can be read', '   a = b "x"\n\n   b = "y"\n', undefined],
  ['recursion', '   a = "(" [ a ] ")"\n', undefined],
])('warns if the result cannot be read: %s', async (_, text, warning) => {
  const { code, stderr } = await call('abnf -', { stdin: [text] });
  expect(code).toBe(0);
  if (warning === undefined) expect(stderr).not.toContain('warning');
  else expect(stderr).toContain(warning);
});
