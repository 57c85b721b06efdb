/** What the early documents tell a full form by, where their BNF has no relative ones: 1993 and RFC 1630, "Partial form". */

/** "A full form must have a colon and that colon must occur before any slash characters"; a fragment-id follows the URL. */
export function isFullForm(text: string): boolean {
  return text.charAt(text.search(/[:/#]/)) === ':';
}
