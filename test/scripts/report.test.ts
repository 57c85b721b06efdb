/** Human remarks in the report are checked, and strings are kept in Markdown. */
import { claimsOf, naiveReason } from '../../scripts/report/claims.js';
import {
  characterCode,
  code,
  counted,
  enumeration,
  grammarText,
  plain,
  table,
} from '../../scripts/report/markdown.js';
import { simplerRules } from '../../scripts/report/transcriptions.js';
import { editedPeg } from '../../src/grammar/peg/read-peg.js';
import { readPeg } from '../../src/grammar/peg/read-peg.js';
import { cited, section, Sources } from '../../scripts/report/sources.js';

describe('a remark', () => {
  const sources = new Sources();

  /** RFC 1738, which follows the grammar of 1995. */
  const { derivable, underivable, only, unambiguous, derivations, states } = claimsOf(
    sources,
    sources.get('rfc1738'),
  );
  const before = { before: 'url' };

  test('shows strings that match its claim', () => {
    expect(derivable('a b:', before)).toBe('`a␣b:`');
    expect(underivable('a b:', 'url')).toBe('`a␣b:`');
    expect(only('a b:', before, 'url')).toBe('`a␣b:`');
    expect(unambiguous('host')).toBe('one derivation');
    expect(derivations('url', ['http://h', 'a:'])).toBe('`http://h` has 3 and `a:` has 1');
    expect(states('url')).toBe('5');
  });

  test.each<[string, () => string]>([
    ['not derivable', () => derivable('a b:', before, 'url')],
    ['derivable', () => underivable('a b:', 'url', before)],
    ['in neither', () => only('%', before, 'url')],
    ['in both', () => only('a:', before, 'url')],
    ['ambiguous', () => unambiguous('url')],
  ])('stops the report where a string is %s', (_, remark) => {
    expect(remark).toThrow('src/documents/rfc1738/about.ts is wrong about');
  });

  test('of the first document has no predecessor', () => {
    const first = claimsOf(sources, sources.get('url-1993'));
    expect(() => first.derivable('a:', before)).toThrow('url-1993 follows no document');
  });

  test('on the naive transcription of a rule is required', () => {
    expect(() => naiveReason(sources.get('rfc1738'), 'port')).toThrow(
      'src/documents/rfc1738/about.ts does not say why the naive transcription of port is wrong',
    );
  });

  test('cites the section of a rule, where a document has several', () => {
    expect(cited(sources.get('rfc2396bis-01'), 'host')).toBe('`host` (3.2.2)');
    expect(cited(sources.get('rfc1738'), 'host')).toBe('`host`');
    expect(section('3.2')).toBe('§ 3.2');
    expect(section('D.2')).toBe('§ D.2');
    expect(section('BNF syntax')).toBe('“BNF syntax”');
  });
});

describe('a handwritten rule', () => {
  const source = new Sources().get('rfc1808');
  const by = (rule: string): (() => unknown) => {
    const pegText = editedPeg(`${rule}\n`, source.pegText);
    return () => simplerRules({ ...source, pegText, peg: readPeg(pegText) }, source.pegText);
  };

  test('that is longer than an equivalent generated rule stops the report', () => {
    expect(by('net_path = "//" net_loc abs_path / "//" net_loc')).toThrow(
      'net_path of rfc1808 is plainer as it is made',
    );
  });

  test('is kept if the generated rule reads differently', () => {
    expect(by('absoluteURL = &"a" scheme ":" ( uchar / reserved )*')()).toEqual([
      expect.objectContaining({ rule: 'absoluteURL' }),
    ]);
  });
});

describe('Markdown', () => {
  test('keeps strings as they are', () => {
    expect(code('')).toBe('ε');
    expect(code('a\u202e`')).toBe('`` a\\u{202E}` ``');
    expect(characterCode('abc-')).toBe('`a-c -`');
    expect(grammarText(' a\n  | b ')).toBe('`a | b`');
    expect(plain('a <b> *c* [d]_')).toBe('a \\<b\\> \\*c\\* \\[d\\]\\_');
    expect(table(['a'], [['`|`']])).toBe('| a |\n| --- |\n| `\\|` |\n\n');
  });

  test('counts and lists', () => {
    expect([0, 1, 2].map((count) => counted(count, 'rule'))).toEqual(['no rules', '1 rule', '2 rules']);
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(enumeration)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});
