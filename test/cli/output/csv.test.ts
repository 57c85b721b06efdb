/** CSV: RFC 4180, and nothing in it calculates. */
import { csvRecord } from '../../../src/cli/output/csv.js';

test.each([
  [['a', 'b c'], '"a","b c"'],
  [[''], '""'],
  [['a,b', 'say "x"'], '"a,b","say ""x"""'],
  [['=1+1', '+1', '-1', '@SUM(A1)'], `"'=1+1","'+1","'-1","'@SUM(A1)"`],
  [['a=1', "'", ' =1'], `"a=1","''"," =1"`],
  [['\t=1', '\r=1'], `"'\\u{9}=1","'\\u{D}=1"`],
  [["'=1"], `"''=1"`],
  [['a\nb', '\u202e\u0000'], '"a\\u{A}b","\\u{202E}\\u{0}"'],
])('%j', (fields, record) => {
  expect(csvRecord(fields)).toBe(`${record}\r\n`);
});
