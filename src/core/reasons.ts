/** Reasons why rules that several documents share fail when they are copied into a PEG in their order. */

/** For the rules of labels. */
export const labelReason =
  'The first alternative takes one character, and the second is not tried; if it were, its `*` would take the last character too, and not give it back.';

/** For the rules of the early BNF, of 1993 and 1995. */
export const earlyReasons = {
  url: '`generic` comes first and matches the beginning of nearly every URL, with an empty path if need be; no other alternative is tried.',
  generic: 'A scheme can hold colons, and takes the one that should end it.',
  waisaddress: '`waisindex` matches the beginning of a document, and `waisdoc` is not tried.',
  groupart: '`*`, or a group, is the beginning of an article, and is taken for the whole.',
  article: '`xalphas` takes the `@` and the host, and does not give them back.',
  path: '`void`, the empty string, comes first and always matches; no other alternative is ever tried.',
};

/** For the rule of the early BNF that begins with a user. */
export const wholeUserReason = 'The user takes the `@` and all that follows, and does not give it back.';
