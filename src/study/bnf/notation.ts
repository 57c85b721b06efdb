/** The notations of grammars, as grammar/notation has a grammar of each. */

/** The notations that a listing may have: ABNF, that of RFC 822 §2 with "|" too, and that of bare words of 1993. */
export const notations = ['abnf', 'rfc822', 'bare-words'] as const;

export type Notation = (typeof notations)[number];
