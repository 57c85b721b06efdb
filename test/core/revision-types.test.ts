/** Static types of `revision(id)`: it knows the rules of the named document. */
import type { Nodes, RuleName } from '../../generated/rfc3986/index.js';
import { type Revision, revision, type RevisionId } from '../../src/api/index.js';
import { uri } from '../../src/api/standard-schema.js';

const rfc3986 = revision('rfc3986');

test('a rule that the document does not have does not compile', () => {
  // @ts-expect-error: no rule is called so
  expect(() => rfc3986.parse('h', { start: 'nope' })).toThrow('no rule of rfc3986 is called "nope"');
  // @ts-expect-error: a rule of another document
  expect(() => rfc3986.rule('httpurl')).toThrow('no rule of rfc3986');
});

test('a start rule gives its own node', () => {
  const host: Nodes['host'] = rfc3986.parse('h', { start: 'host' });
  const child: 'IP-literal' | 'IPv4address' | 'reg-name' | undefined = host.children[0]?.rule;
  expect(child).toBe('reg-name');
});

test('names of rules are those of the document', () => {
  const [first]: readonly RuleName[] = rfc3986.rules.map(({ name }) => name);
  expect(first).toBe('URI');
});

test('an id among several gives a revision that starts from the rules that all of them have', () => {
  const some = revision<'rfc2396' | 'rfc3986'>('rfc2396');
  expect(some.accepts('h', { start: 'host' })).toBe(true);
  expect(some.parse('h', { start: 'host' }).rule).toBe('host');
  expect(some.rule('host').uses).toContain('hostname');
  expect(some.rules.map(({ name }) => name)).toContain('hostname');
  // @ts-expect-error: only one of them has this rule
  expect(some.accepts('h', { start: 'hostname' })).toBe(true);
  // @ts-expect-error: neither has
  expect(() => some.parse('h', { start: 'nope' })).toThrow('no rule of rfc2396');
  const wide: Revision = some;
  expect(['http://h/', 'a b'].filter(wide.accepts)).toEqual(['http://h/']);
  const { issues } = uri<'rfc2396' | 'rfc3986'>('rfc3986', { start: 'host' })['~standard'].validate('/');
  expect(issues).toHaveLength(1);
  // @ts-expect-error: only one of them has this rule
  expect(() => uri<'rfc2396' | 'rfc3986'>('rfc3986', { start: 'hostname' })).toThrow('no rule of rfc3986');
});

test('an unknown id gives a revision that accepts any rule name', () => {
  const host: string = ['host'].join('');
  const of = (id: RevisionId): Revision => revision(id);
  expect(revision<RevisionId>('rfc2396').accepts('h', { start: host })).toBe(true);
  const wide: Revision = revision('rfc2396');
  expect(wide.accepts('h', { start: host })).toBe(of('rfc2396').accepts('h', { start: 'host' }));
});

describe('texts.filter', () => {
  const texts = ['http://h/', 'http://h/ b', ''];

  test('accepts can be passed unbound', () => {
    expect(texts.filter(rfc3986.accepts)).toEqual(['http://h/', '']);
    expect(['a|b', 'c'].map(rfc3986.fix).map(({ text }) => text)).toEqual(['a%7Cb', 'c']);
    const wide: Revision = rfc3986;
    expect(texts.filter(wide.accepts)).toEqual(['http://h/', '']);
  });

  test('an index is no option of other calls, and does not compile', () => {
    // @ts-expect-error: the index would be the options
    expect(() => texts.map(rfc3986.safeParse)).toThrow('options must be an object');
    // @ts-expect-error: the index would be the options
    expect(() => texts.map(rfc3986.components)).toThrow('options must be an object');
  });
});
