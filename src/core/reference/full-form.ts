/** Test for full forms in early documents whose BNF has no relative ones: 1993 and RFC 1630, "Partial form". */

/**
 * Tests whether a text is a full form. "A full form must have a colon and that colon must occur before any slash
 * characters"; a fragment-id follows the URL.
 */
export function isFullForm(text: string): boolean {
  return text.charAt(text.search(/[:/#]/)) === ':';
}
