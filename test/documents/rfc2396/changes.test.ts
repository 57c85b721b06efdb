/** Changes that RFC 2396 states (Appendix G), and the relation of its languages to those before and after it. */
import { type Revision, revision, type RevisionId } from '../../../src/api/index.js';
import { compareRules } from '../../../src/study/index.js';

const rfc2396: Revision = revision('rfc2396');

type Rule = readonly [id: RevisionId, rule: string];

test.each<readonly [section: string, before: Rule, after: string, text: string, was: boolean, is: boolean]>([
  ['G.2: "+", "$" and "," are reserved', ['rfc1738', 'reserved'], 'reserved', '+', false, true],
  ['G.2: "+", "$" and "," are reserved', ['rfc1738', 'reserved'], 'reserved', '$', false, true],
  ['G.2: "+", "$" and "," are reserved', ['rfc1738', 'reserved'], 'reserved', ',', false, true],
  ['G.2: and no longer unreserved', ['rfc1738', 'unreserved'], 'unreserved', '+', true, false],
  ['G.2: "~" is unreserved', ['rfc1738', 'unreserved'], 'unreserved', '~', false, true],
  ['G.2: all schemes begin with an alpha character', ['rfc1738', 'scheme'], 'scheme', '1x', true, false],
  ['G.2: all schemes begin with an alpha character', ['rfc1738', 'scheme'], 'scheme', '-', true, false],
  ['G.2: "user:password" is a userinfo', ['rfc1738', 'user'], 'userinfo', 'user:password', false, true],
  ['G.2: no "?" in the userinfo', ['rfc1738', 'user'], 'userinfo', 'a?b', true, false],
  ['G.2: the slash is part of the path', ['rfc1738', 'urlpath'], 'path', '/bar', true, true],
  ['G.3: the port is *digit', ['rfc1738', 'port'], 'port', '', false, true],
  ['G.3: the port is *digit', ['rfc1738', 'hostport'], 'hostport', 'h:', false, true],
  ['G.3: there may be no host', ['rfc1738', 'login'], 'authority', '', false, true],
  ['G.4: no longer only the IP server syntax', ['rfc1738', 'login'], 'authority', 'a_b', false, true],
])('%s', (_, [id, before], after, text, was, is) => {
  expect(revision(id).accepts(text, { start: before })).toBe(was);
  expect(rfc2396.accepts(text, { start: after })).toBe(is);
});

test.each<readonly [rule: string, other: Rule, relation: string]>([
  // No reference was added, and the next document drops none.
  ['URI-reference', ['url-1997', 'URL-reference'], 'subset'],
  ['URI-reference', ['rfc2396bis-01', 'URI-reference'], 'subset'],
  ['scheme', ['url-1997', 'scheme'], 'subset'],
  ['scheme', ['rfc2396bis-01', 'scheme'], 'equal'],
  ['authority', ['url-1997', 'site'], 'superset'],
  ['authority', ['rfc2396bis-01', 'authority'], 'subset'],
  ['reg_name', ['rfc2396bis-01', 'reg-name'], 'equal'],
  ['userinfo', ['url-1997', 'user'], 'superset'],
  ['userinfo', ['rfc2396bis-01', 'userinfo'], 'equal'],
  ['hostname', ['url-1997', 'hostname'], 'superset'],
  ['hostname', ['rfc2396bis-01', 'hostname'], 'overlapping'],
  ['IPv4address', ['url-1997', 'hostnumber'], 'equal'],
  ['IPv4address', ['rfc2396bis-01', 'IPv4address'], 'superset'],
  ['IPv4address', ['rfc2396', 'hostname'], 'disjoint'],
  ['hier_part', ['rfc2396', 'opaque_part'], 'disjoint'],
  ['segment', ['url-1997', 'segment'], 'equal'],
  ['segment', ['rfc2396bis-01', 'segment'], 'equal'],
  ['query', ['url-1997', 'query'], 'equal'],
  ['query', ['rfc2396bis-01', 'query'], 'equal'],
  ['fragment', ['rfc2396bis-01', 'fragment'], 'equal'],
])('%s and %s: %s', (rule, [id, other], relation) => {
  const found = compareRules({ revision: 'rfc2396', rule }, { revision: id, rule: other });
  expect(found.relation).toBe(relation);
});
