/** Citations of one document's sections in another. */

/** Matches numbered sections and lettered appendices; other sections have names. */
const numbered = /^(?:\d|[A-Z](?:$|[.,]))/;

/**
 * Cites a section: `RFC 2396 §5.2`, `RFC 2396 Appendix E`; a citation stays unchanged.
 * @param name of the document that contains the section
 */
export function cited(name: string, section: string): string {
  if (section.startsWith('RFC ')) return section;
  return numbered.test(section) ? `${name} §${section}` : `${name} ${section}`;
}

/** Writes a section in a sentence: `section 3.2.2`, or its citation. */
export function sectionInWords(section: string): string {
  return section.startsWith('RFC ') ? section : `section ${section}`;
}
