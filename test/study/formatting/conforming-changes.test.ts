/** Strings that began or ceased to conform, as text and as Markdown. */
import {
  type ConformingChanges,
  conformingMarkdown,
  conformingSummary,
  formatConformingChanges,
} from '../../../src/study/formatting/format-conforming-changes.js';

const found: ConformingChanges = {
  before: 'rfc1738',
  after: 'rfc3986',
  changes: [
    {
      kind: 'began',
      findings: [{ id: 'address-range', section: '3.1', message: 'No <number> is above 255.' }],
      count: 1200,
      example: 'http://999.1.1.1/',
    },
    {
      kind: 'ceased',
      findings: [
        { id: 'one', section: '6', message: 'A|B.' },
        { id: 'two', section: '7', message: 'C.' },
      ],
      count: 1,
      example: 'a:|`',
    },
  ],
  unasked: 0,
};

test('in lines', () => {
  expect(conformingSummary(found)).toBe('Of those that both derive, 1,200 began to conform, 1 ceased to.');
  expect(conformingSummary({ ...found, changes: [], unasked: 2 })).toMatch(
    /; 2 too long to be asked about\.$/,
  );
  expect(formatConformingChanges(found)).toEqual([
    `began to conform: both derive them, rfc1738 forbids them, rfc3986 does not
   1,200  http://999.1.1.1/
          address-range, section 3.1: No <number> is above 255.
`,
    `ceased to conform: both derive them, rfc3986 forbids them, rfc1738 does not
       1  a:|\`
          one, section 6: A|B.
          two, section 7: C.
`,
  ]);
});

test('as Markdown, in which no text is markup', () => {
  const [, began = '', , ceased = ''] = conformingMarkdown(found);
  expect(began).toContain('| 1,200 | `http://999.1.1.1/` | address-range, section 3.1: No \\<number\\>');
  expect(ceased).not.toMatch(/A\|B/);
});
