/** Reasons why rules that several documents share fail when they are copied into a PEG in their order. */

/** For the rules of labels. */
export const labelReason =
  'The first alternative matches one character, and the second is not tried; its `*` would consume the last character, too, and does not backtrack.';

/** For the rules of the early BNF, of 1993 and 1995. */
export const earlyReasons = {
  url: '`generic` comes first and matches the beginning of nearly every URL, if necessary with an empty path; no other alternative is tried.',
  generic: 'A scheme may contain colons and consumes the one that should end it.',
  waisaddress: '`waisindex` matches the beginning of a document, and `waisdoc` is not tried.',
  groupart: '`*` or a group matches the beginning of an article, and `article` is not tried.',
  article: '`xalphas` consumes the `@` and the host, and does not backtrack.',
  path: '`void`, the empty string, comes first and always matches; no other alternative is tried.',
};

/** For the rule of the early BNF that begins with a user. */
export const wholeUserReason = 'The user consumes the `@` and all that follows, and does not backtrack.';
