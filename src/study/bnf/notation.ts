/** The notations of grammars, as grammar/notation has a grammar of each. */

/** The notations that a listing may have: ABNF, that of RFC 822 §2 with "|" too, and that of bare words of 1993. */
export const notations = ['abnf', 'rfc822', 'bare-words'] as const;

export type Notation = (typeof notations)[number];

/**
 * What a listing is told by: "=" after names is not of bare words, and of the others only that of RFC 822 has "|", and names
 * with "_". HTTP has the lists of RFC 822 in ABNF, whose numbers RFC 822 has not.
 */
export function notationOf(text: string): Notation {
  const plain = text.replaceAll(/"[^"\n]*"?|;[^\n]*|<[^>\n]*>?/g, ' ');
  if (!/^[ \t]*(?:[A-Za-z][\w+-]*\s*)?(?:::?)?=/m.test(plain)) return 'bare-words';
  const hasLists = plain.includes('#') && !/%[bdxsi]/i.test(plain);
  return hasLists || /[|_]/.test(plain) ? 'rfc822' : 'abnf';
}
