/** Judgement of a parser's answer by a document. */
import { type Judgement, judge } from '../../src/audit/judge.js';
import type { Accepted, Answer, Declaration, Failure } from '../../src/audit/protocol.js';
import { revision, type RevisionId } from '../../src/api/index.js';

type Words = Partial<Pick<Declaration, 'cannot' | 'changes'>>;

function judged(
  text: string,
  answer: Answer | Failure,
  words: Words = {},
  id: RevisionId = 'rfc3986',
): Judgement {
  const declaration: Declaration = {
    protocol: 1,
    name: 'p',
    version: '1',
    cannot: [],
    changes: [],
    ...words,
  };
  return judge(revision(id), declaration, { text, answer });
}

const text = 'HTTP://u:p@H:080/a/../%7e?#';
const exact: Accepted = {
  ok: true,
  ...{ scheme: 'HTTP', userinfo: 'u:p', host: 'H', port: '080', path: '/a/../%7e', query: '', fragment: '' },
};

test.each<[string, string, Answer | Failure, Judgement['verdict']]>([
  ['both accept it', text, exact, 'agreed'],
  ['neither does', 'a b', { ok: false }, 'agreed'],
  ['a path that is not reported is empty', 'http:', { ok: true, scheme: 'http' }, 'agreed'],
  ['only the parser does', 'a b', { ok: true, path: 'a b' }, 'accepted'],
  ['only the document does', 'a', { ok: false }, 'refused'],
  ['the adapter could not ask', 'a', { error: 'no' }, 'error'],
  ['it crashed', 'a', { failure: 'crash', message: '' }, 'crash'],
  ['it threw what it does not document', 'a', { thrown: '' }, 'crash'],
  ['it hung', 'a b', { failure: 'time-out', message: '' }, 'time-out'],
])('%s', (_why, text, answer, verdict) => {
  expect(judged(text, answer)).toEqual({ verdict, components: [] });
});

describe('components that differ', () => {
  test.each<[string, Accepted, Judgement['components']]>([
    ['another host', { ...exact, host: 'h' }, ['host']],
    [
      'empty is not absent',
      { ...exact, query: undefined, fragment: 'x' } as unknown as Accepted,
      ['query', 'fragment'],
    ],
    ['a user alone', { ...exact, userinfo: 'u' }, ['userinfo']],
  ])('%s', (_why, answer, components) => {
    expect(judged(text, answer)).toEqual({ verdict: 'different', components });
  });
});

describe('declared changes are not differences', () => {
  const accepted = (components: Partial<Accepted>): Accepted => ({ ...exact, ...components });
  test.each<[Words, string, Accepted]>([
    [{ changes: ['case'] }, text, accepted({ scheme: 'http', host: 'h', path: '/a/../%7E' })],
    [{ changes: ['port'] }, text, accepted({ port: '80' })],
    [{ changes: ['port'] }, 'http://h/', { ok: true, scheme: 'http', host: 'h', port: '80', path: '/' }],
    [{ changes: ['port'] }, 'https://h:443', { ok: true, scheme: 'https', host: 'h' }],
    [{ changes: ['port'] }, 'LDAP://h:389', { ok: true, scheme: 'LDAP', host: 'h' }],
    [{ changes: ['decode'] }, text, accepted({ path: '/a/../~' })],
    [{ changes: ['encode'] }, 'a*', { ok: true, path: 'a%2A' }],
    [{ changes: ['dots', 'decode'] }, text, accepted({ path: '/~' })],
    [{ changes: ['dots', 'encode'] }, 'p:/%2F/..', { ok: true, scheme: 'p', path: '/' }],
    [{ changes: ['dots', 'decode'] }, '/a/%2e%2e/b', { ok: true, path: '/b' }],
    [{ changes: ['dots'] }, 'http://h?q', { ok: true, scheme: 'http', host: 'h', path: '/', query: 'q' }],
    [{ changes: ['dots'] }, '/../../a', { ok: true, path: '/a' }],
    [{ changes: ['host'] }, '//0x7f.1', { ok: true, host: '127.0.0.1' }],
    [{ changes: ['host'] }, '//1', { ok: true, host: '0.0.0.1' }],
    [{ changes: ['host'] }, '//[0:0::1.2.3.4]', { ok: true, host: '[::102:304]' }],
    [{ changes: ['host'] }, '//%C3%A4', { ok: true, host: 'xn--4ca' }],
    [{ changes: ['brackets'] }, '//[::1]', { ok: true, host: '::1' }],
    [{ cannot: ['empty'] }, 'http://h?#', { ok: true, scheme: 'http', host: 'h' }],
    [{ cannot: ['empty query'] }, '?', { ok: true }],
    [{ cannot: ['port', 'path'] }, '//h:80/a', { ok: true, host: 'h' }],
  ])('%j: %s', (words, text, answer) => {
    expect(judged(text, answer, words).verdict).toBe('agreed');
    expect(judged(text, answer).verdict).toBe('different');
  });

  test.each<[Words, string, Accepted]>([
    [{ changes: ['case'] }, '//H', { ok: true, host: 'g' }],
    [{ changes: ['case'] }, '/A', { ok: true, path: '/a' }],
    [{ changes: ['port'] }, '//h:80', { ok: true, host: 'h', port: '81' }],
    [{ changes: ['port'] }, '//h:80', { ok: true, host: 'h' }],
    [{ changes: ['dots'] }, '/a/../b', { ok: true, path: '/a' }],
    [{ changes: ['host'] }, '//h', { ok: true, host: 'g' }],
    [{ changes: ['brackets', 'encode', 'dots'] }, '//h', { ok: true, host: 'g', path: '/' }],
    [{ cannot: ['empty port'] }, '?', { ok: true }],
    [{ changes: ['host'] }, '//1.2.3.4', { ok: true, host: 'evil' }],
    [{ changes: ['host'] }, '//[::1]', { ok: true, host: 'evil' }],
    [{ changes: ['host'] }, '//127.0.0.1', { ok: true, host: '0x7f.1' }],
    [{ changes: ['host'] }, '//a%00b', { ok: true, host: 'a' }],
    [{ changes: ['dots'] }, 'a:b', { ok: true, scheme: 'a', path: '/b' }],
    [{ changes: ['port'] }, '//h:80', { ok: true, host: 'h', port: '0x50' }],
    [{ changes: ['port'] }, '//h:80', { ok: true, host: 'h', port: ' 80 ' }],
    [{ changes: ['port'] }, '//h:9007199254740993', { ok: true, host: 'h', port: '9007199254740992' }],
    [{ changes: ['encode'] }, '/%2F', { ok: true, path: '//' }],
    [{ changes: ['case'] }, '//h', { ok: true, host: 'H' }],
  ])('undeclared changes are differences: %j: %s', (words, text, answer) => {
    expect(judged(text, answer, words).verdict).toBe('different');
  });
});

describe('differences by design', () => {
  test('a parser of absolute URLs alone refuses the relative', () => {
    expect(judged('/a', { ok: false }, { cannot: ['relative'] }).verdict).toBe('design');
    expect(judged('a:b', { ok: false }, { cannot: ['relative'] }).verdict).toBe('refused');
  });

  test('a registered name of the document is a host of the parser: RFC 2396 §3.2.1', () => {
    const answer: Answer = { ok: true, scheme: 'http', host: 'a_b', path: '/' };
    expect(judged('http://a_b/', answer, {}, 'rfc2396')).toEqual({ verdict: 'design', components: ['host'] });
    expect(judged('http://a_b/', { ...answer, path: '' }, {}, 'rfc2396').verdict).toBe('different');
    const other = { ...answer, userinfo: 'x', host: 'evil', port: '1' };
    expect(judged('http://a_b/', other, {}, 'rfc2396').verdict).toBe('different');
    const lower: Words = { changes: ['case'] };
    expect(judged('http://U@A_b:1/', { ...other, userinfo: 'U', host: 'a_b' }, lower, 'rfc2396')).toEqual({
      verdict: 'design',
      components: ['userinfo', 'host', 'port'],
    });
  });

  test('the path of the document excludes the leading slash: RFC 1738 §3.1', () => {
    const answer: Answer = { ok: true, scheme: 'http', host: 'h', path: '/a' };
    expect(judged('http://h/a', answer, {}, 'rfc1738')).toEqual({ verdict: 'design', components: ['path'] });
    expect(judged('http://h/a', answer, {}, 'rfc3986').verdict).toBe('agreed');
    const upper: Answer = { ...answer, path: '/%7E' };
    expect(judged('http://h/%7e', upper, { changes: ['case'] }, 'rfc1738').verdict).toBe('design');
    expect(judged('http://h/%7e', upper, {}, 'rfc1738').verdict).toBe('different');
  });
});
