/** What is advised beyond US-ASCII is what fix does. */
import { adviceBeyondAscii } from '../../src/reference/advice.js';
import { revision, type Revision, type RevisionId, type UriSyntaxError } from '../../src/index.js';
import { errorOf } from './error-of.js';

function advised(id: RevisionId, text: string, start?: string): readonly string[] {
  const r: Revision = revision(id);
  const result = r.safeParse(text, { start });
  return result.ok ? [] : adviceBeyondAscii(r, result.error);
}

const advisedOnly = expect.stringMatching(/^UTF-8 is advised, not prescribed/) as string;

test.each<[RevisionId, string, readonly string[]]>([
  ['rfc3986', 'http://h/ü', ['As data, write %C3%BC.', advisedOnly]],
  ['rfc2396bis-01', 'http://h/😀', ['As data, write %F0%9F%98%80.', advisedOnly]],
  ['rfc1630', 'http://h/ü', ['As data, write %FC.']],
  ['rfc2396', 'http://h/ü', []],
  ['rfc3986', 'http://h/a b', []],
  // The prose forbids such a server.
  ['rfc2396bis-01', 'http://hü/', []],
  // What is put in before it makes it derivable, not the escape.
  ['rfc3986', 'ü:a', []],
])('%s of %s', (id, text, advice) => {
  expect(advised(id, text)).toEqual(advice);
});

test('every error of a revision advises it, at the end of its message', () => {
  const { parse, components, spans, production } = revision('rfc3986');
  for (const call of [parse, components, spans, production]) {
    const error = errorOf(() => call('http://h/ü')) as UriSyntaxError;
    expect(error.advice).toEqual(['As data, write %C3%BC.', advisedOnly]);
    expect(error.message.split('\n').slice(-2)).toEqual(error.advice);
    expect(error.toJSON().advice).toEqual(error.advice);
  }
});

test('of a part of a reference nothing is advised', () => {
  expect(advised('rfc3986', 'ü', 'path-absolute')).toEqual([]);
});
