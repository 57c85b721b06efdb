/** How the sections of one document are cited in another. */

/** Numbers, and letters of appendices; other sections have names. */
const numbered = /^(?:\d|[A-Z](?:$|[.,]))/;

/** `RFC 2396 §5.2`, `RFC 2396 Appendix E`; what is cited already stays. @param name of the document that has the section */
export function cited(name: string, section: string): string {
  if (section.startsWith('RFC ')) return section;
  return numbered.test(section) ? `${name} §${section}` : `${name} ${section}`;
}

/** A section in a sentence: `section 3.2.2`, or as it is cited. */
export function sectionInWords(section: string): string {
  return section.startsWith('RFC ') ? section : `section ${section}`;
}
