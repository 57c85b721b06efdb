/** Characters that occur raw and escaped: known grammars, another route to the answer, the roles of the documents. */
import { alphabetOf } from '../../../src/study/relations/alphabet.js';
import { compareAutomata } from '../../../src/study/relations/compare-rules.js';
import { alphabets } from '../../../src/study/index.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { namedSets, type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { alt, bnf, many, opt, range, ref, seq, type Term } from '../bnf-terms.js';
import { studied } from '../load-studied.js';

const of = (term: Term) => {
  const hex = alt(range('0', '9'), range('a', 'f'), range('A', 'F'));
  const grammar = bnf({ s: term, escape: seq('%', hex, hex), never: seq('x', ref('never')) });
  return alphabetOf(minimalAutomaton(grammar, 's'));
};

describe('alphabetOf', () => {
  test('a character occurs where some string has it', () => {
    expect(of(alt('ab', seq('c', ref('never')), '')).raw).toBe('ab');
    expect(of(ref('never'))).toEqual({ raw: '', escaped: '', octets: false });
  });

  test('a character is escaped only where it is not raw too', () => {
    const { raw, escaped, octets } = of(many(alt('a', '/', ref('escape'))));
    expect(raw).toBe('/0123456789ABCDEFabcdef');
    expect(escaped).toHaveLength(128 - raw.length);
    expect(escaped).toContain('%');
    expect(escaped).not.toContain('/');
    expect(octets).toBe(true);
  });

  test('distinguishes partial sets of escapes', () => {
    expect(of(alt('%09', '%4a', '%4A'))).toEqual({ raw: '049Aa', escaped: '\tJ', octets: false });
  });

  test.each<[string, Term, boolean]>([
    ['in front of two hexadecimal digits only', seq('%', 'a', '0', opt('x')), false],
    ['at the end', seq('%', opt('a', '0')), true],
    ['before one hexadecimal digit', seq('%', 'a', opt('0')), true],
    ['before another character', alt('%a0', '%x'), true],
    ['before a digit and another character', alt('%a0', '%ax'), true],
  ])('"%%" %s: raw is %s', (_, term, raw) => {
    expect(of(term).raw.includes('%')).toBe(raw);
  });

  // Another route: the character occurs if the language and "anything, the character, anything" share a string.
  test.each<[RevisionId, string]>([
    ['url-1993', 'search'],
    ['rfc1738', 'login'],
    ['rfc2396bis-01', 'authority'],
  ])('%s %s: agrees with intersections', (id, rule) => {
    const automaton = studied(id).automaton(rule);
    const { raw, escaped } = alphabetOf(automaton);
    const any = many(range('\u0000', '\u007f'));
    const has = (...text: Term[]) =>
      compareAutomata(automaton, minimalAutomaton(bnf({ s: seq(any, ...text, any) }), 's'), { witnesses: 1 })
        .both.length > 0;
    for (let unit = 0x20; unit < 0x7f; unit += 1) {
      const character = String.fromCharCode(unit);
      if (character === '%') continue;
      expect([character, raw.includes(character)]).toEqual([character, has(character)]);
      const code = unit.toString(16);
      const isEscaped = !raw.includes(character) && has(alt(`%${code}`, `%${code.toUpperCase()}`));
      expect([character, escaped.includes(character)]).toEqual([character, isEscaped]);
    }
  });
});

describe('alphabets', () => {
  /** The characters other than letters and digits. */
  const marks = (text: string) => text.replace(/[\x00-\x1f\x7fA-Za-z0-9]/g, '');

  test.each<[string, readonly (readonly [RevisionId, string, string])[]]>([
    [
      'scheme',
      [
        ['url-1993', ' !"$&\'()*,-.:;@_', '#%+/<=>?[\\]^`{|}~'],
        ['url-1995', ' !"$&\'()*,-.:;@_', '#%+/<=>?[\\]^`{|}~'],
        ['rfc1738', '+-.', ''],
        ['url-1997', '+-.', ''],
        ['rfc2396bis-01', '+-.', ''],
      ],
    ],
    [
      'user',
      [
        ['url-1993', ' !"$&\'()*,-.:;@_', '#%+/<=>?[\\]^`{|}~'],
        ['url-1995', ' !"$&\'()*,-.:;@_', '#%+/<=>?[\\]^`{|}~'],
        ['rfc1738', "!$&'()*+,-.;=?_", ' "#%/:<>@[\\]^`{|}~'],
        ['url-1997', "!$&'()*+,-.;=_~", ' "#%/:<>?@[\\]^`{|}'],
        ['rfc2396bis-01', "!$&'()*+,-.:;=_~", ' "#%/<>?@[\\]^`{|}'],
      ],
    ],
    [
      'host',
      [
        ['url-1993', ' !"$&\'()*,-.:;@_', '#%+/<=>?[\\]^`{|}~'],
        ['url-1995', ' !"$&\'()*,-.:;@_', '#%+/<=>?[\\]^`{|}~'],
        ['rfc1738', '-.', ''],
        ['url-1997', '-.', ''],
        ['rfc2396bis-01', '-.:[]', ''],
      ],
    ],
    [
      'query',
      [
        ['url-1993', ' !"$&\'()*+,-.:;@_', '#%/<=>?[\\]^`{|}~'],
        ['url-1995', ' !"$&\'()*+,-.:;@_', '#%/<=>?[\\]^`{|}~'],
        ['rfc1738', "!$&'()*+,-.:;=@_", ' "#%/<>?[\\]^`{|}~'],
        ['url-1997', "!$&'()*+,-./:;=?@_~", ' "#%<>[\\]^`{|}'],
        ['rfc2396bis-01', "!$&'()*+,-./:;=?@_~", ' "#%<>[\\]^`{|}'],
      ],
    ],
  ])('of %s', (role, expected) => {
    const found = alphabets([role], namedSets.seeds).map(({ revision, raw, escaped }) => [
      revision,
      marks(raw),
      marks(escaped),
    ]);
    expect(found).toEqual(expected);
  });

  test('of all roles, in all revisions that have them', () => {
    const all = alphabets();
    const expected = revisions.flatMap((id) => [
      ...new Set(studied(id).rules.map((rule) => studied(id).role(rule))),
    ]);
    expect(all.map(({ role }) => role).sort()).toEqual(expected.sort());
    expect(alphabets(['path'], ['rfc1738']).map(({ rule }) => rule)).toEqual(['urlpath']);
  });

  test('of a role that none has: names the nearest', () => {
    expect(() => alphabets(['querry'])).toThrow('no role is called "querry"; did you mean "query"?');
  });
});
