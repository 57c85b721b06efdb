/** Changes of RFC 2732 (§3), and the faults of the rules of RFC 2373 that it borrows with its own examples (§2). */
import { revision, type RevisionId } from '../../../src/api/index.js';
import { compareRules, derivations, diff } from '../../../src/study/index.js';
import { proveTranscription } from '../../../src/grammar/proof/prove-transcription.js';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import { loadPeg } from '../../../scripts/load/peg.js';

type Rule = readonly [id: RevisionId, rule: string];

test.each<readonly [rule: string, other: Rule, relation: string]>([
  // 3: references were added, and none dropped.
  ['URI-reference', ['rfc2396', 'URI-reference'], 'superset'],
  ['IPv4address', ['rfc2396', 'IPv4address'], 'subset'],
  ['reserved', ['rfc2396', 'reserved'], 'superset'],
  ['unwise', ['rfc2396', 'unwise'], 'subset'],
  ['unwise', ['rfc2732', 'reserved'], 'disjoint'],
  ['uric_no_slash', ['rfc2396', 'uric_no_slash'], 'equal'],
  ['segment', ['rfc2396', 'segment'], 'equal'],
  ['reg_name', ['rfc2396', 'reg_name'], 'equal'],
  ['ipv6reference', ['rfc2732', 'hostname'], 'disjoint'],
  ['reserved', ['rfc2396bis-01', 'reserved'], 'equal'],
  ['unwise', ['rfc2396bis-01', 'unwise'], 'equal'],
  ['hex4', ['rfc3986', 'h16'], 'equal'],
  ['IPv4address', ['rfc3986', 'IPv4address'], 'superset'],
  ['IPv6address', ['rfc3986', 'IPv6address'], 'overlapping'],
  ['URI-reference', ['rfc2396bis-01', 'URI-reference'], 'overlapping'],
])('%s and %s: %s', (rule, [id, other], relation) => {
  const found = compareRules({ revision: 'rfc2732', rule }, { revision: id, rule: other });
  expect(found.relation).toBe(relation);
});

test.each<readonly [rule: string, classes: readonly string[]]>([
  // 3 (3): brackets are reserved "explicitly for this reserved purpose"; that they become data is not stated.
  ['reserved', ['intended', 'unexplained']],
  ['unwise', ['intended']],
  // 2: the rules of RFC 2373 are required, but do not derive an address printed there.
  ['IPv6address', ['intended', 'unexplained']],
  ['hexpart', ['intended']],
])('%s differs from RFC 2396: %j', (name, classes) => {
  const found = diff('rfc2396', 'rfc2732', { witnesses: 1 }).rules.find(
    (rule) => ('comparison' in rule ? rule.after : rule.rule) === name,
  );
  expect(found?.evidence?.map((one) => one.class)).toEqual(classes);
});

describe('RFC 2373, Appendix B, does not derive "::192.9.5.5", which RFC 2732 §2 has for an example', () => {
  const address = { revision: 'rfc2732', rule: 'IPv6address' } as const;

  test('the address has no derivation, and with one ":" more it has one', () => {
    expect(derivations('::192.9.5.5', address).count).toBe(0n);
    expect(derivations(':::192.9.5.5', address).count).toBe(1n);
  });

  test('the URL is refused at the "." after a group', () => {
    const text = 'http://[::192.9.5.5]/ipng';
    const result = revision('rfc2732').safeParse(text);
    expect(result.ok ? undefined : result.error).toMatchObject({ offset: text.indexOf('.'), found: '.' });
  });

  test('a shortest string that other documents call an address, and this does not, has the same form', () => {
    const { onlyFirst, onlySecond } = compareRules(
      { revision: 'rfc3986', rule: 'IPv6address' },
      { revision: 'rfc2732', rule: 'IPv6address' },
      { witnesses: 3 },
    );
    for (const { text } of onlyFirst) expect(text).toMatch(/::\d+\.\d+\.\d+\.\d+$/);
    expect(onlySecond.map(({ text }) => text)).toEqual(['a', 'a:0.0.0.0', ':::0.0.0.0']);
  });

  test('the fault is in the grammar: no correction fixes it, and the transcription is proved equal', () => {
    const bnf = loadGrammar('rfc2732');
    expect(bnf.rules.flatMap(({ corrections }) => corrections)).toEqual([]);
    const proofs = [...proveTranscription({ bnf, peg: loadPeg('rfc2732') })];
    expect(proofs.filter(({ proved }) => !proved)).toEqual([]);
    expect(proofs.map(({ identifier }) => identifier)).toContain('hexpart');
  });
});
