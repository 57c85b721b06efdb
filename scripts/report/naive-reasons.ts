/** Why the copy of a rule is wrong although all other rules are right: by revision and rule, in a sentence. */
import type { RevisionId } from '../../generated/registry/ids.js';

const label =
  'One character is the first alternative and the beginning of the second; and in the second `*` would take the last character too, and not give it back.';
const groupOrArticle = '`*`, or a group, is the beginning of an article, and is taken for the whole.';
const wholeUser = 'The user takes the `@` and all that follows, and does not give it back.';

const early = {
  url: '`generic` comes first and matches the beginning of nearly every URL, its path being empty where it must; no other alternative is tried.',
  generic: 'A scheme can hold colons, and takes the one that should end it.',
  waisaddress: '`waisindex` matches the beginning of a document, and `waisdoc` is not tried.',
  groupart: groupOrArticle,
  article: '`xalphas` takes the `@` and the host, and does not give them back.',
  path: '`void`, the empty string, comes first and always matches; no other alternative is ever tried.',
};

type Reasons = Readonly<Partial<Record<string, string>>>;

export const mechanicalReasons: Readonly<Record<RevisionId, Reasons>> = {
  'url-1993': { ...early, telnetaddress: wholeUser },
  'url-1995': { ...early, login: wholeUser },
  rfc1738: {
    url: 'The production of a known scheme is taken where it matches the beginning, and `otherurl`, which would carry the whole, is not tried.',
    domainlabel: label,
    toplabel: label,
    grouppart: groupOrArticle,
    waisurl: '`waisdatabase` matches the beginning of the other two, which are not tried.',
  },
  'url-1997': {
    relativeURL:
      '`net_path` matches `//` with an empty `site`, and `abs_path`, which would carry the whole, is not tried.',
    domainlabel: label,
    toplabel: label,
  },
  'rfc2396bis-01': {
    'absolute-URI': '`hier-part` can be empty, so it always matches, and `opaque-part` is never tried.',
    authority: '`server` can be empty, so it always matches, and `reg-name` is never tried.',
    host: '`IPv4address` is taken where it is the beginning of a longer `hostname`.',
    qualified:
      '`*( "." domainlabel )` takes the label that the option after it needs, and does not give it back.',
    domainlabel: 'The repetition takes the last `alphanum` too, and does not give it back.',
    toplabel: 'The repetition takes the last `alphanum` too, and does not give it back.',
    'dec-octet': 'One `DIGIT` is the beginning of every longer number.',
    IPv6address: '`*n( h4 ":" )` takes the first half of the `::`, and does not give it back.',
  },
};
