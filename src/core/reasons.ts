/** Reasons why rules that several documents share fail when they are copied into a PEG in their order. */

/** For the rules of labels. */
export const labelReason =
  'The first alternative matches one character, and the second is not tried; if it were, its `*` would match the last character too, and not give it back.';

/** For the rules of the early BNF, of 1993 and 1995. */
export const earlyReasons = {
  url: '`generic` comes first and matches the beginning of nearly every URL, with an empty path if need be; no other alternative is tried.',
  generic: 'A scheme can contain colons, so it also matches the colon that should end it.',
  waisaddress: '`waisindex` matches the beginning of a document, and `waisdoc` is not tried.',
  groupart: '`*` or a group matches the beginning of an article, and `article` is not tried.',
  article: '`xalphas` matches the `@` and the host too, and does not give them back.',
  path: '`void`, the empty string, comes first and always matches; no other alternative is ever tried.',
};

/** For the rule of the early BNF that begins with a user. */
export const wholeUserReason = 'The user matches the `@` and all that follows, and does not give it back.';
