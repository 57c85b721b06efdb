/** The rules of RFC 1630 that both of its listings print: equal ones, and a string that distinguishes the others. */
import { type Revision, revision } from '../../../src/api/index.js';
import { compareRules } from '../../../src/study/index.js';

const document: Revision = revision('rfc1630');
const prefix = 'uri-';
const twice = document.rules.filter(({ name }) => name.startsWith(prefix));
const second = (name: string): string => name.slice(prefix.length);

/** Returns the text of a rule without white space. */
const closed = (name: string): string => document.rule(name).printed.replace(/\s+/g, '');

test('ten are two rules, each of which has the printed name in its text', () => {
  expect(twice.map(({ name }) => second(name))).toEqual([
    'scheme',
    'path',
    'search',
    'fragmentid',
    'xalpha',
    'xalphas',
    'xpalpha',
    'xpalphas',
    'ialpha',
    'safe',
  ]);
  for (const { name, printed } of twice) {
    expect(printed).toMatch(new RegExp(`^${second(name)} `));
    expect(document.rule(second(name)).printed).toMatch(new RegExp(`^${second(name)} `));
  }
});

test('three of them are printed otherwise; the others use one of these', () => {
  const differing = twice.filter(({ name }) => closed(name) !== closed(second(name)));
  expect(differing.map(({ name }) => name)).toEqual(['uri-path', 'uri-xpalphas', 'uri-safe']);
  const seen = new Set(differing.map(({ name }) => name));
  for (const one of seen)
    for (const { name, uses } of twice) if (uses.some((used) => used === one)) seen.add(name);
  expect([...seen].sort()).toEqual(twice.map(({ name }) => name).sort());
});

test('nine are one rule, and cite both sections', () => {
  const both = 'BNF of Generic URI Syntax, BNF for specific URL schemes';
  const shared = document.rules.filter(({ section }) => section === both).map(({ name }) => name);
  expect(shared).toEqual([
    'alpha',
    'digit',
    'extra',
    'reserved',
    'escape',
    'hex',
    'national',
    'punctuation',
    'void',
  ]);
});

test.each([
  ['scheme', 'a+'],
  ['search', '+'],
  ['fragmentid', '+'],
  ['xalpha', '+'],
  ['xalphas', '+'],
  ['ialpha', 'a+'],
  ['safe', '+'],
])('%s: the second listing derives %j, and all that the first does', (rule, text) => {
  const relation = compareRules({ revision: 'rfc1630', rule: prefix + rule }, { revision: 'rfc1630', rule });
  expect(relation).toMatchObject({ relation: 'subset', onlyFirst: [] });
  expect(relation.onlySecond[0]?.text).toBe(text);
});

test.each(['path', 'xpalpha', 'xpalphas'])('%s: the same strings once the misprint is fixed', (rule) => {
  const relation = compareRules({ revision: 'rfc1630', rule: prefix + rule }, { revision: 'rfc1630', rule });
  expect(relation.relation).toBe('equal');
});

test('the generic listing derives no URL with "//", but forms that no scheme has', () => {
  const relation = compareRules({ revision: 'rfc1630', rule: 'uri' }, { revision: 'rfc1630', rule: 'url' });
  expect(relation.relation).toBe('overlapping');
  for (const url of ['http://h/p', 'ftp://h/', 'wais://h/d', 'telnet://h', 'gopher://h', 'prospero://h/']) {
    expect([url, document.accepts(url), document.accepts(url, { start: 'uri' })]).toEqual([url, true, false]);
  }
  for (const url of ['news:a@b', 'mailto:a@b', 'mid:a@b', 'cid:a@b', 'nntp:a/1']) {
    expect([url, document.accepts(url), document.accepts(url, { start: 'uri' })]).toEqual([url, true, true]);
  }
});
