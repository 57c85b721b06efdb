/** How a section is cited in another document, and named in a sentence. */
import { cited, sectionInWords } from '../../src/base/citation.js';

test.each([
  ['3.2.2', 'RFC 1 §3.2.2'],
  ['A, 3.2.2', 'RFC 1 §A, 3.2.2'],
  ['C.1', 'RFC 1 §C.1'],
  ['B', 'RFC 1 §B'],
  ['Appendix E', 'RFC 1 Appendix E'],
  ['6, RFC 1738 §3', 'RFC 1 §6, RFC 1738 §3'],
  ['Fragment-id', 'RFC 1 Fragment-id'],
  ['RFC 2 §3', 'RFC 2 §3'],
])('%s is cited as %s', (section, citation) => {
  expect(cited('RFC 1', section)).toBe(citation);
});

test('a section is named by its number, that of another document as it is cited', () => {
  expect(sectionInWords('3.2')).toBe('section 3.2');
  expect(sectionInWords('RFC 2396 §3.2')).toBe('RFC 2396 §3.2');
});
