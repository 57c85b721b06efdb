/** Documents' statements about changed strings, as pairs of documents with the class that must be found. */
import type { RevisionId } from '../../../generated/registry/ids.js';

export interface StatedChange {
  readonly before: RevisionId;
  readonly after: RevisionId;
  readonly text: string;
  readonly kind: 'removed' | 'added' | 'reread';
  /** The component in which the two diverge, or the part that is read differently. */
  readonly of: string | undefined;
  /** The steps, with the statement of the later document of each: a section, or unexplained. */
  readonly why: readonly string[];
  /** The sections in which the later of the two says what to write. */
  readonly advice?: readonly string[];
}

type Row = readonly [
  before: RevisionId,
  after: RevisionId,
  text: string,
  kind: StatedChange['kind'],
  of: string,
  why: string,
  advice?: string,
];

const rows: readonly Row[] = [
  // RFC 1808, section 2: relative references; 2.1: fragments; 2.4.2: schemes in capitals.
  ['rfc1738', 'rfc3986', '//h', 'added', 'none', 'rfc1808 2'],
  ['rfc1738', 'rfc3986', 'a', 'added', 'path', 'rfc1808 2'],
  ['rfc1738', 'rfc3986', '/x', 'added', 'path', 'rfc1808 2'],
  ['rfc1738', 'rfc1808', '?q', 'added', 'none', 'rfc1808 2'],
  // RFC 2396 reverted this by accident, and the draft of 2003, G.2, fixed it.
  ['rfc1738', 'rfc3986', '?q', 'added', 'none', 'rfc1808 2, rfc2396bis-01 G.2'],
  ['rfc1738', 'rfc3986', 'http://a/#b', 'added', 'none', 'rfc1808 2.1'],
  ['rfc1738', 'rfc3986', 'HTTP://a/', 'added', 'scheme', 'rfc1808 2.4.2'],
  // 2.4.3: the network location has no parts. 2.4.4: every scheme has a query.
  ['rfc1738', 'rfc1808', 'ftp://u@h/', 'reread', 'authority', 'rfc1808 2.4.3'],
  ['rfc1738', 'rfc1808', 'x:a?b', 'reread', 'path', 'rfc1808 2.4.4'],
  // 1997, Appendix F.2: the tilde; the question mark.
  ['rfc1738', 'rfc3986', 'http://h/~u', 'added', 'path', 'url-1997 F.2'],
  ['rfc1738', 'rfc3986', 'http://h~/', 'added', 'host', 'url-1997 F.2'],
  ['rfc1808', 'url-1997', '//?', 'reread', 'authority', 'url-1997 unexplained, url-1997 F.2'],
  // RFC 2396, Appendix G.2: schemes begin with a letter; userinfo. G.4: registries. 5: colons.
  ['url-1997', 'rfc2396', '0:b', 'removed', 'none', 'rfc2396 G.2, rfc2396 5'],
  ['rfc1738', 'rfc3986', '0:', 'removed', 'none', 'rfc2396 G.2, rfc2396 5'],
  ['url-1997', 'rfc2396', '!:c', 'removed', 'path', 'rfc2396 5', '5'],
  ['url-1997', 'rfc3986', '!:c', 'removed', 'path', 'rfc2396 5', '4.2'],
  ['url-1997', 'rfc2396', '?y', 'removed', 'none', 'rfc2396 unexplained'],
  ['url-1997', 'rfc2396', 'a:', 'removed', 'path', 'rfc2396 unexplained'],
  ['url-1997', 'rfc2396', 'ftp://user:password@host/', 'reread', 'authority', 'rfc2396 G.2'],
  ['url-1997', 'rfc2396', '//a_b', 'reread', 'authority', 'rfc2396 G.4, rfc2396 3'],
  ['url-1997', 'rfc3986', 'ftp://user:password@host/', 'reread', 'authority', 'rfc2396 G.2'],
  // RFC 2732, section 3: addresses in brackets, and brackets in rules that use uric.
  ['rfc2396', 'rfc2732', 'http://[::1]/', 'added', 'host', 'rfc2732 3'],
  ['rfc1738', 'rfc3986', 'http://[::1]/', 'added', 'host', 'rfc2732 3'],
  ['rfc2396', 'rfc3986', '//[::1]', 'added', 'host', 'rfc2732 3'],
  ['rfc2396', 'rfc2732', '/a?[', 'added', 'query', 'rfc2732 3, rfc2732 unexplained'],
  ['rfc2396', 'rfc2732', '//0000.0.0.0', 'reread', 'authority', 'rfc2732 3'],
  // The draft of 2003, G.1: brackets; addresses. G.2: an empty path.
  ['rfc2732', 'rfc3986', '/a?[', 'removed', 'query', 'rfc2396bis-01 G.1'],
  ['rfc2732', 'rfc3986', '#[', 'removed', 'fragment', 'rfc2396bis-01 G.1'],
  ['rfc2396', 'rfc3986', '//[::1.2.3.4]', 'added', 'host', 'rfc2396bis-01 G.1'],
  ['rfc2732', 'rfc3986', '//[1:2]', 'removed', 'host', 'rfc2396bis-01 G.1'],
  ['rfc2396', 'rfc2396bis-01', '?y', 'added', 'none', 'rfc2396bis-01 G.2'],
  ['rfc2396', 'rfc3986', 'a:', 'added', 'path', 'rfc2396bis-01 G.2'],
  ['rfc2732', 'rfc2396bis-01', '//0', 'reread', 'authority', 'rfc2396bis-01 G.1'],
  // The last number is more than 255: a name, not an address.
  ['rfc2732', 'rfc2396bis-01', '//1.2.3.256', 'reread', 'hostKind', 'rfc2396bis-01 G.1'],
  ['rfc2396', 'rfc3986', '//1.2.3.256', 'reread', 'hostKind', 'rfc2396bis-01 G.1'],
  // RFC 3986, Appendix D.1: IPvFuture; brackets. D.2: registries, opaque parts. 3.2.1, 3.2.3: users and ports.
  ['rfc1738', 'rfc3986', 'http://[v1.a]', 'added', 'host', 'rfc3986 D.1'],
  ['rfc2396bis-01', 'rfc3986', '//[v1.a]', 'added', 'host', 'rfc3986 D.1'],
  ['rfc2396bis-01', 'rfc3986', 'a:[', 'removed', 'path', 'rfc3986 D.1'],
  ['rfc2396bis-01', 'rfc3986', '//a@b@c', 'removed', 'authority', 'rfc3986 3.2.1'],
  ['rfc2396', 'rfc3986', '//a:b', 'removed', 'authority', 'rfc3986 3.2.3'],
  ['rfc2396bis-01', 'rfc3986', '//a_b', 'reread', 'authority', 'rfc3986 D.2'],
  ['rfc2396bis-01', 'rfc3986', 'http://www.w%33.org/', 'reread', 'authority', 'rfc3986 D.2'],
  ['rfc2396bis-01', 'rfc3986', 'urn:a?b', 'reread', 'path', 'rfc3986 D.2'],
  // An empty path is to be written "/": 6.2.3.
  ['rfc1738', 'rfc3986', 'http://h', 'reread', 'path', '', '6.2.3'],
  // RFC 6874, section 2: zones.
  ['rfc3986', 'rfc6874', '//[fe80::a%25en1]', 'added', 'host', 'rfc6874 2, rfc6874 2'],
  // The URL Standard, host kinds. No document between derives what is beyond US-ASCII.
  ['rfc3987', 'whatwg-2026-07', 'a://[::]/é', 'reread', 'hostKind', 'whatwg-2026-07 #valid-host-string'],
  ['whatwg-2026-07', 'rfc3987', 'a://[::]#é', 'reread', 'hostKind', 'whatwg-2026-07 #valid-host-string'],
  // Back to earlier documents: the steps are the same, and the earlier document says what to write.
  ['rfc6874', 'rfc3986', '//[fe80::a%25en1]', 'removed', 'host', 'rfc6874 2, rfc6874 2'],
  ['rfc3986', 'rfc2396', 'http://[::1]/', 'removed', 'host', 'rfc2732 3', '3.2.2'],
  ['rfc3986', 'rfc2396', 'a:', 'removed', 'path', 'rfc2396bis-01 G.2'],
  ['rfc3986', 'rfc2396', '//a:b', 'added', 'authority', 'rfc3986 3.2.3'],
  // From one branch to the other, by the document of 1995 that both follow.
  ['rfc1738', 'rfc1630', 'foo:', 'removed', 'scheme', 'rfc1630 BNF of Generic URI Syntax'],
];

export const statedChanges: readonly StatedChange[] = rows.map(
  ([before, after, text, kind, of, why, advice]) => ({
    ...{ before, after, text, kind, of: of === 'none' ? undefined : of },
    why: why === '' ? [] : why.split(', '),
    ...(advice === undefined ? {} : { advice: [advice] }),
  }),
);
