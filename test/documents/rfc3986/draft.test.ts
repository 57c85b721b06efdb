/**
 * RFC 3986 compared with the draft of March 2003: rules that derive the same strings, and strings that distinguish the
 * two.
 */
import { type Revision, revision } from '../../../src/api/index.js';
import {
  bnfOf,
  compareAutomata,
  compareRules,
  diff,
  type MatchedRule,
  minimalAutomaton,
} from '../../../src/study/index.js';

const [earlier, later] = ['rfc2396bis-01', 'rfc3986'] as const;

test.each([
  ['IPv6address', 'IPv6address'],
  ['ls32', 'ls32'],
  ['h4', 'h16'],
  ['IPv4address', 'IPv4address'],
  ['dec-octet', 'dec-octet'],
  ['scheme', 'scheme'],
  ['userinfo', 'userinfo'],
  ['port', 'port'],
  ['segment', 'segment'],
  ['rel-segment', 'segment-nz-nc'],
  ['pchar', 'pchar'],
  ['query', 'query'],
  ['fragment', 'fragment'],
  ['escaped', 'pct-encoded'],
])('%s and %s derive the same strings', (before, after) => {
  const relation = compareRules({ revision: earlier, rule: before }, { revision: later, rule: after });
  expect(relation).toMatchObject({ relation: 'equal', onlyFirst: [], onlySecond: [] });
});

test('later versions of IP literals are the only addition', () => {
  const of = (id: typeof earlier | typeof later): { revision: typeof id; rule: string } => ({
    revision: id,
    rule: 'URI-reference',
  });
  expect(compareRules(of(later), of(earlier)).relation).toBe('overlapping');
  const { rules, ...bnf } = bnfOf(later);
  const earlierRules = rules.map((rule) => {
    const { expression } = rule;
    if (rule.name !== 'IP-literal' || expression.type !== 'sequence') return rule;
    const items = expression.items.map((item) => (item.type === 'alternation' ? item.alternatives[0] : item));
    return { ...rule, expression: { ...expression, items: items.flatMap((item) => item ?? []) } };
  });
  const without = minimalAutomaton({ ...bnf, rules: earlierRules }, 'URI-reference');
  const draft = minimalAutomaton(bnfOf(earlier), 'URI-reference');
  expect(compareAutomata(without, draft).relation).toBe('subset');
});

/** The reading of a string by each document: components by name, or undefined if it does not derive it. */
test.each([
  // Dropped: an authority that is no server, of any shape.
  ['//example.com:abc/p', { authority: 'example.com:abc', path: '/p' }, undefined],
  ['//a@b@example.com/', { authority: 'a@b@example.com', path: '/' }, undefined],
  // Dropped: brackets without an address.
  ['a:[b]', { scheme: 'a', path: '[b]' }, undefined],
  // Added: the version flag.
  ['http://[v1.a]/', undefined, { hostKind: 'IP-literal', host: '[v1.a]' }],
  // Read differently: a query in an opaque part, a host in a registry name.
  ['http:a?b', { path: 'a?b', query: undefined }, { path: 'a', query: 'b' }],
  ['http://a_b/', { authority: 'a_b', host: undefined }, { authority: 'a_b', host: 'a_b' }],
  ['http://h-/', { authority: 'h-', host: undefined }, { host: 'h-', hostKind: 'reg-name' }],
  // Neither has brackets in a query.
  ['http://a//b?[', undefined, undefined],
])('%s: %j in the draft, %j in RFC 3986', (text, before, after) => {
  const read = (id: typeof earlier | typeof later): unknown =>
    revision(id).accepts(text) ? revision(id).components(text) : undefined;
  for (const [id, expected] of [
    [earlier, before],
    [later, after],
  ] as const) {
    if (expected === undefined) expect(read(id)).toBeUndefined();
    else for (const [name, value] of Object.entries(expected)) expect(read(id)).toHaveProperty(name, value);
  }
});

/**
 * The rule on which the two documents diverge over a string, with a string of that rule, and the document's statement
 * about it.
 */
test.each([
  ['//example.com:abc/p', 'authority', 'example.com:abc', 'an optional port number in decimal'],
  ['//a@b@example.com/', 'authority', 'a@b@example.com', 'that delimits it from the host'],
  ['http://[v1.a]/', 'IP-literal', '[v1.a]', 'a version flag'],
])('%s distinguishes the documents by %s, as intended', (text, name, part, words) => {
  expect(revision(earlier).accepts(text)).not.toBe(revision(later).accepts(text));
  const rule = diff(earlier, later).rules.find(
    (one): one is MatchedRule => 'comparison' in one && one.after === name,
  );
  const [before, after]: readonly [Revision, Revision] = [revision(earlier), revision(later)];
  expect(before.accepts(part, { start: rule?.before ?? '' })).not.toBe(after.accepts(part, { start: name }));
  const ruleEvidence = rule?.evidence
    ?.filter(({ text = part }) => text === part)
    .map((one) => one.class === 'intended' && one.quote);
  expect(ruleEvidence?.at(-1)).toEqual(expect.stringContaining(words));
});

test('http:a?b is derived by both, by the rule that was opaque-part and by path-rootless', () => {
  const { rules } = diff(earlier, later);
  const dropped = rules.find((rule) => rule.change === 'dropped' && rule.rule === 'opaque-part');
  expect(dropped).toMatchObject({
    relatedRule: 'path-rootless',
    evidence: [
      { class: 'intended', section: 'D.2', quote: expect.stringContaining('opaque_part') as string },
    ],
  });
});
