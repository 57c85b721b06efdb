/**
 * What a person would say of the differences, paragraph by paragraph. Each string that is mentioned is put to the
 * automaton when the paragraph is written, so that no remark outlives its truth.
 */
import { ambiguity } from '../../src/study/ambiguity/ambiguity.js';
import { countDerivations } from '../../src/study/ambiguity/derivation-count.js';
import { reachableStates } from '../../src/study/automata/explore.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import { code, enumeration } from './markdown.js';
import type { RuleOf, Sources } from './sources.js';

type Remarks = (sources: Sources) => readonly string[];

/** How a grammar differs from the one before it. */
export const stepRemarks: Readonly<Record<Exclude<RevisionId, 'url-1993'>, Remarks>> = {
  'url-1995': (s) => [
    'The grammar of 1995 is that of 1993 with one scheme rewritten: `ftpaddress` takes a `login`, with user and password, where `fileaddress` took a bare host. ' +
      `That changes less than it seems to. A host is an \`ialpha\`, which can hold \`:\` and \`@\`, so ${s.derivable('ftp://u:p@h/x', ['url-1993', 'url'])} was derivable already; what came are users that begin with no letter, as in ${s.only('ftp://0@h/', ['url-1995', 'url'], ['url-1993', 'url'])}.`,
    `\`afsaddress\` is still defined, but no alternative of \`url\` any more. \`generic\` does not take over, since a path cannot begin with a slash: ${s.only('afs://a/', ['url-1993', 'url'], ['url-1995', 'url'])} went.`,
  ],
  rfc1738: (s) => [
    'RFC 1738 writes nearly every rule anew. ' +
      `A scheme has no capitals, and may hold digits, \`+\`, \`-\` and \`.\`, also as its first character: ${s.only('A:', ['url-1995', 'url'], ['rfc1738', 'url'])} went and ${s.only('0:', ['rfc1738', 'url'], ['url-1995', 'url'])} came. ` +
      `The space and the double quote no longer stand as themselves, as they did in ${s.only('a b', ['url-1995', 'path'], ['rfc1738', 'urlpath'])}; \`=\` does, as in ${s.only('a=b', ['rfc1738', 'search'], ['url-1995', 'search'])}. ` +
      `A host is made of labels: ${s.only('a_b', ['url-1995', 'host'], ['rfc1738', 'host'])} and ${s.only('a.', ['url-1995', 'host'], ['rfc1738', 'host'])} went, ${s.only('0.a', ['rfc1738', 'host'], ['url-1995', 'host'])} came.`,
    `The generic form now covers \`//\`: ${s.only('x://h/p', ['rfc1738', 'genericurl'], ['url-1995', 'generic'])} is derivable from \`genericurl\`, and was not from \`generic\`. ` +
      `That makes \`otherurl\` a catch-all: ${s.only('http://u@h/', ['rfc1738', 'url'], ['rfc1738', 'httpurl'])}, which is no \`httpurl\`, is a \`url\` all the same.`,
    `There is no fragment: ${s.only('http://h/#f', ['url-1995', 'fragmentaddress'], ['rfc1738', 'url'])} went, although the Appendix of the document prints such a reference.`,
  ],
  'url-1997': (s) => [
    'The schemes go, and with them more than half of the rules. What stays is the generic syntax, to which relative references and the fragment are added. `~` becomes a character like any other, the port may be empty, and a query may hold `/` and `?`.',
    `The new reference rule asks for little: its minimal automaton has ${states(s, ['url-1997', 'URL-reference'])} states, and that of its \`host\` ${states(s, ['url-1997', 'host'])}. ` +
      `Whatever \`site\` refuses can still be a path: ${s.only('//a_b/', ['url-1997', 'abs_path'], ['url-1997', 'net_path'])} is no \`net_path\`, but an \`abs_path\`. ` +
      `A query needs a slash before it, so that ${s.only('//h?q', ['url-1997', 'abs_path'], ['url-1997', 'net_path'])} too is a path that begins with two slashes, and not a site with a query, as Appendix B of the document would split it.`,
  ],
  'rfc2396bis-01': (s) => [
    `A scheme begins with a letter, and the first segment of a relative path holds no colon: ${s.only('0:', ['url-1997', 'URL-reference'], ['rfc2396bis-01', 'URI-reference'])} and ${s.only(':', ['url-1997', 'URL-reference'], ['rfc2396bis-01', 'URI-reference'])} went. ` +
      `IPv6 addresses came, as in ${s.only('//[::1]', ['rfc2396bis-01', 'URI-reference'], ['url-1997', 'URL-reference'])}, and with them brackets in the opaque part: ${s.only('a:[b]', ['rfc2396bis-01', 'URI-reference'], ['url-1997', 'URL-reference'])}. ` +
      `A site without a path may have a query: ${s.derivable('//h', ['rfc2396bis-01', 'net-path'])} and \`?q\` make ${s.derivable('//h?q', ['rfc2396bis-01', 'relative-URI'])}.`,
    `Hosts are checked more closely. A label has at most 63 characters; ${s.only('1.2.3.999', ['url-1997', 'hostnumber'], ['rfc2396bis-01', 'IPv4address'])} is no address of IPv4 any more; a name may end in a dot, if it has two labels: ${s.only('a.com.', ['rfc2396bis-01', 'hostname'], ['url-1997', 'hostname'])} came, but not ${s.underivable('com.', ['rfc2396bis-01', 'hostname'], ['url-1997', 'hostname'])}. ` +
      `To a reference it makes no difference, because what is no \`server\` can be a \`reg-name\`: ${s.derivable('1.2.3.999', ['rfc2396bis-01', 'authority'])}, ${s.only('h:x', ['rfc2396bis-01', 'authority'], ['rfc2396bis-01', 'server'])} and ${s.only('!', ['rfc2396bis-01', 'authority'], ['rfc2396bis-01', 'server'])} are authorities.`,
  ],
};

export const alphabetRemarks: Remarks = (s) => [
  `In 1993 and 1995 the space, the double quote and the colon are \`extra\`, and so \`xalpha\`: ${s.derivable('a b:c "d"', ['url-1993', 'fragmentaddress'], ['url-1995', 'fragmentaddress'])} is a reference of both. ` +
    `The prose of 1993 says "spaces are not legal characters"; the grammar is reported as it stands. \`=\` is in no class of these two: ${s.underivable('a:b=c', ['url-1993', 'url'], ['url-1995', 'url'])} is no URL of either.`,
  `\`~\` has to be escaped until 1997, when ${s.only('http://h/~u', ['url-1997', 'URL-reference'], ['rfc1738', 'url'])} becomes derivable. ` +
    `\`[\` and \`]\` come with the IPv6 addresses of 2003, and stand as themselves around these and in the opaque part only. A \`%\` that begins no escape stands nowhere.`,
];

export const ambiguityRemarks: Remarks = (s) => [
  'A rule is ambiguous when some string has two derivations from it. That does not change what is derivable, but what a string means: which part of it is the host, and which the path. It is decided for each rule; of an ambiguous one a shortest string is shown.',
  'Two documents settle it in words: `url-1997` in § 4.4 and `rfc2396bis-01` in § 4.3 name the greedy algorithm, by which "the left-most matching rule soaks up as much of the [reference] as it is capable of matching". ' +
    'For the others the reading keeps to what their prose implies: the production of a known scheme before the generic one, the first `:` ends the scheme, and the leftmost part takes what it can. ' +
    'The parsers of this package return that reading.',
  `In 1993 and 1995 a host name can be cut at any of its dots, since an \`ialpha\` holds dots itself: ${derivations(s, ['url-1993', 'hostname'], ['a.b', 'a.b.c', 'a.b.c.d'])}. ` +
    `So it is with \`attributes\`, which can be cut anywhere: ${derivations(s, ['url-1993', 'attributes'], ['ab', 'abc', 'abcd'])}. Most of the other ambiguous rules contain one of the two.`,
  `The rule that looks most like trouble has none. \`IPv6address\` of 2003 lists nine forms, and every string of it, like ${s.derivable('1:2::3:4.5.6.7', ['rfc2396bis-01', 'IPv6address'])}, has ${unambiguous(s, ['rfc2396bis-01', 'IPv6address'])}.`,
];

/** Strings with the number of their derivations. */
function derivations(sources: Sources, [revision, rule]: RuleOf, texts: readonly string[]): string {
  const { bnf } = sources.get(revision).grammar;
  const counts = texts.map((text) => `${code(text)} has ${String(countDerivations(bnf, rule, text))}`);
  return enumeration(counts);
}

/** "one derivation". @throws Error where some string has two */
function unambiguous(sources: Sources, [revision, rule]: RuleOf): string {
  if (ambiguity(sources.get(revision).grammar.bnf, rule).ambiguous)
    throw new Error(`the report is wrong: ${rule} of ${revision} is ambiguous`);
  return 'one derivation';
}

/** How many states the minimal automaton of a rule has, the dead one aside. */
function states(sources: Sources, [revision, rule]: RuleOf): number {
  return reachableStates(sources.get(revision).grammar.automaton(rule)).length;
}
