/** generated/report.md says what the grammars say today, and what a person says in it is checked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { characterCode, code, counted, enumeration, grammarText, table } from '../scripts/report/markdown.js';
import { report, reportFile } from '../scripts/report/report.js';
import { cited, section, Sources } from '../scripts/report/sources.js';

test('generated/report.md is fresh', () => {
  expect(readFileSync(join(__dirname, '..', reportFile), 'utf8')).toBe(report());
}, 300_000);

describe('a remark', () => {
  const sources = new Sources();

  test('shows strings that are what it says', () => {
    expect(sources.derivable('a b:', ['url-1993', 'url'], ['url-1995', 'url'])).toBe('`a␣b:`');
    expect(sources.underivable('a b:', ['rfc1738', 'url'])).toBe('`a␣b:`');
    expect(sources.only('a b:', ['url-1995', 'url'], ['rfc1738', 'url'])).toBe('`a␣b:`');
  });

  test.each<[string, () => string]>([
    ['not derivable', () => sources.derivable('a b:', ['url-1995', 'url'], ['rfc1738', 'url'])],
    ['derivable', () => sources.underivable('a b:', ['rfc1738', 'url'], ['url-1995', 'url'])],
    ['in neither', () => sources.only('%', ['url-1995', 'url'], ['rfc1738', 'url'])],
    ['in both', () => sources.only('a:', ['url-1995', 'url'], ['rfc1738', 'url'])],
  ])('stops the report where a string is %s', (_, remark) => {
    expect(remark).toThrow('the report is wrong about');
  });

  test('cites the section of a rule, where a document has several', () => {
    expect(cited(sources.get('rfc2396bis-01'), 'host')).toBe('`host` (3.2.2)');
    expect(cited(sources.get('rfc1738'), 'host')).toBe('`host`');
    expect(section('3.2')).toBe('§ 3.2');
    expect(section('BNF syntax')).toBe('“BNF syntax”');
  });
});

describe('Markdown', () => {
  test('keeps strings as they are', () => {
    expect(code('')).toBe('ε');
    expect(code('a\u202e`')).toBe('`` a\\u{202E}` ``');
    expect(characterCode('abc-')).toBe('`a-c -`');
    expect(grammarText(' a\n  | b ')).toBe('`a | b`');
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
