/** The line protocol: the reading of adapters' lines, and the errors for lines that violate it. */
import { ProtocolError, questionLine, readAnswer, readDeclaration } from '../../src/audit/protocol.js';

describe('a question', () => {
  test.each([
    ['http://a/', '"http://a/"\n'],
    ['', '""\n'],
    ['a\nb\t"\\', '"a\\nb\\t\\"\\\\"\n'],
    ['\u007F\u00E4\u2028', '"\\u007f\\u00e4\\u2028"\n'],
    ['\u{1F600}', '"\\ud83d\\ude00"\n'],
    ['a\uD800', '"a\\ud800"\n'],
  ])('%j is one line of ASCII', (text, line) => {
    expect(questionLine(text)).toBe(line);
    expect(JSON.parse(line)).toBe(text);
  });
});

describe('an answer', () => {
  test.each([
    ['{"ok":false}', { ok: false }],
    ['{"ok":true}', { ok: true }],
    ['{"ok":true,"scheme":"http","host":"","path":null}', { ok: true, scheme: 'http', host: '' }],
    [' {"ok": true, "path": "\\ud800"}\r', { ok: true, path: '\uD800' }],
    ['{"error":"a lone surrogate"}', { error: 'a lone surrogate' }],
    ['{"thrown":"IndexError"}', { thrown: 'IndexError' }],
    ['{"ok":true,"thrown":"IndexError","error":null}', { thrown: 'IndexError' }],
  ])('%s', (line, answer) => {
    expect(readAnswer(line)).toEqual(answer);
  });

  test.each([
    ['', 'an answer must be a JSON object; this is not JSON: ""'],
    ['Segmentation fault', 'an answer must be a JSON object; this is not JSON: "Segmentation fault"'],
    ['\u001B[2J', 'an answer must be a JSON object; this is not JSON: "\\u{1B}[2J"'],
    ['null', 'an answer must be a JSON object: "null"'],
    ['[true]', 'an answer must be a JSON object: "[true]"'],
    ['{"thrown":1}', '"thrown" must be a string: "{"thrown":1}"'],
    ['{}', 'an answer must have "ok" (true or false), "thrown" or "error": "{}"'],
    ['{"ok":1}', 'an answer must have "ok" (true or false), "thrown" or "error": "{"ok":1}"'],
    ['{"error":null}', 'an answer must have "ok" (true or false), "thrown" or "error": "{"error":null}"'],
    ['{"ok":true,"port":80}', '"port" must be a string: "{"ok":true,"port":80}"'],
    [
      '{"ok":true,"hosts":"a"}',
      'no member of an answer is called "hosts" (did you mean "host"? available: ok, thrown, error, scheme,',
    ],
    [`"${'x'.repeat(100)}"`, `an answer must be a JSON object: ""${'x'.repeat(59)}…"`],
  ])('%s is none', (line, message) => {
    expect(() => readAnswer(line)).toThrow(ProtocolError);
    expect(() => readAnswer(line)).toThrow(message);
  });
});

describe('a declaration', () => {
  test('names the parser, its inabilities and its changes', () => {
    const line =
      '{"protocol":1,"name":"p","version":"2","cannot":["relative","empty port"],"changes":["case"]}';
    expect(readDeclaration(line)).toEqual({
      protocol: 1,
      name: 'p',
      version: '2',
      cannot: ['relative', 'empty port'],
      changes: ['case'],
    });
  });

  test('requires only a name and a version', () => {
    expect(readDeclaration('{"protocol":1,"name":"p","version":"2"}')).toMatchObject({
      cannot: [],
      changes: [],
    });
  });

  test.each([
    ['{"ok":true}', 'the first line must declare "protocol": 1'],
    ['{"protocol":2,"name":"p","version":"1"}', 'the first line must declare "protocol": 1'],
    ['Hello', 'the first line is not a declaration; this is not JSON: "Hello"'],
    ['{"protocol":1,"version":"1"}', '"name" in the declaration must be a string'],
    [
      `{"protocol":1,"name":"${'n'.repeat(201)}","version":"1"}`,
      '"name" in the declaration must be a string of 1 to 200 characters',
    ],
    ['{"protocol":1,"name":"p","version":""}', '"version" in the declaration must be a string'],
    [
      '{"protocol":1,"name":"p","version":"1","cannot":"port"}',
      '"cannot" in the declaration must be an array',
    ],
    [
      '{"protocol":1,"name":"p","version":"1","changes":["cases"]}',
      'no value of "changes" in a declaration is called "cases" (did you mean "case"? available: case, port, decode, encode, dots, host, brackets)',
    ],
    [
      '{"protocol":1,"name":"p","version":"1","cannot":[1]}',
      'a value of "cannot" in a declaration must be a string',
    ],
  ])('%s is none', (line, message) => {
    expect(() => readDeclaration(line)).toThrow(ProtocolError);
    expect(() => readDeclaration(line)).toThrow(message);
  });
});
