/** RFC 6874: changes and unchanged rules (§2), link-local addresses (§4), and their notation (RFC 5952 §4). */
import { isLinkLocal, recommendedForm } from '../../../src/documents/rfc6874/zones.js';
import { namedSets, revision, type RevisionId } from '../../../src/api/index.js';
import { about, compareRules, statusInWords } from '../../../src/study/index.js';

test.each<readonly [rule: string, id: RevisionId, other: string, relation: string]>([
  ['IP-literal', 'rfc3986', 'IP-literal', 'superset'],
  ['URI-reference', 'rfc3986', 'URI-reference', 'superset'],
  // "The existing syntax of IPv6address is retained".
  ['IPv6address', 'rfc3986', 'IPv6address', 'equal'],
  ['IPvFuture', 'rfc3986', 'IPvFuture', 'equal'],
  ['reg-name', 'rfc3986', 'reg-name', 'equal'],
  ['IPv6addrz', 'rfc3986', 'IPv6address', 'disjoint'],
  ['IPv6addrz', 'rfc3986', 'IPvFuture', 'disjoint'],
])('%s and %s %s: %s', (rule, id, other, relation) => {
  const found = compareRules({ revision: 'rfc6874', rule }, { revision: id, rule: other });
  expect(found.relation).toBe(relation);
});

test('it is obsolete: the standard in force is the document that it updated', () => {
  expect(statusInWords(about('rfc6874').status)).toBe(
    'Proposed Standard, updates RFC 3986, obsoleted by RFC 9844',
  );
  expect(namedSets.today).toEqual(['rfc3986']);
  expect(namedSets.standards).toContain('rfc6874');
  expect(about('rfc3986').status.updatedBy).toContain('RFC 6874');
});

test('a zone is escaped as the rule derives it', () => {
  const { encode, decode } = revision('rfc6874');
  expect(encode('en 1/%', 'zone', { data: true })).toBe('en%201%2F%25');
  expect(decode('en%201', { charset: 'utf-8', role: 'zone' })).toBe('en 1');
});

test.each([
  ['fe80::a', true],
  ['FEBF::', true],
  ['fe80:0:0:0:1:2:3:4', true],
  ['fe7f::a', false],
  ['fec0::a', false],
  ['fe8::a', false],
  ['::fe80', false],
  ['::', false],
])('%s is link-local: %s', (address, expected) => {
  expect(isLinkLocal(address)).toBe(expected);
});

test.each([
  // 4.1: leading zeros.
  ['2001:0db8::0001', '2001:db8::1'],
  // 4.2.1: as short as possible.
  ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
  ['2001:db8::0:1', '2001:db8::1'],
  // 4.2.2: not for one field.
  ['2001:db8::1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  // 4.2.3: the longest run, the first of two.
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  // 4.3: lower case.
  ['FE80::A', 'fe80::a'],
  ['0:0:0:0:0:0:0:0', '::'],
  ['::', '::'],
  ['::1', '::1'],
  ['1::', '1::'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
  ['0:0:0:0:0:FFFF:129.144.52.38', '::ffff:129.144.52.38'],
  ['::129.144.52.38', '::129.144.52.38'],
  ['1:2:3:4:5:6:7.8.9.10', '1:2:3:4:5:6:7.8.9.10'],
])('the recommended form of %s is %s', (address, form) => {
  expect(recommendedForm(address)).toBe(form);
  expect(recommendedForm(form)).toBe(form);
});
