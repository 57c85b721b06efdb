/** What documents say of the strings that changed, as pairs of them with the class that must be found. */
import type { RevisionId } from '../../../generated/registry/ids.js';

export interface StatedChange {
  readonly before: RevisionId;
  readonly after: RevisionId;
  /** Where it is said. */
  readonly section: string;
  readonly text: string;
  /** The class of the text: its kind, and its component, or how the components changed. */
  readonly kind: 'went' | 'came' | 'reread';
  readonly of?: string;
  /** The section that the class cites; null for what is told to be accidental. */
  readonly cited?: string | null;
}

export const statedChanges: readonly StatedChange[] = [
  // RFC 2396, Appendix G: what changed since RFC 1738 and RFC 1808.
  // Schemes begin with a letter.
  { before: 'url-1997', after: 'rfc2396', section: 'G.2', text: '0:b', kind: 'went' },
  { before: 'url-1997', after: 'rfc2396', section: '5', text: '!:c', kind: 'went', of: 'path', cited: '5' },
  { before: 'url-1997', after: 'rfc2396', section: 'C.1', text: '?y', kind: 'went', cited: null },
  { before: 'url-1997', after: 'rfc2396', section: 'G.2', text: 'a:', kind: 'went', of: 'path', cited: null },
  {
    ...{
      before: 'url-1997',
      after: 'rfc2396',
      section: 'G.2',
      text: 'ftp://user:password@host/',
      kind: 'reread',
    },
    of: 'user moved, password lost',
  },
  // RFC 2732, section 3: addresses in brackets.
  {
    before: 'rfc2396',
    after: 'rfc2732',
    section: '3',
    text: 'http://[::1]/',
    kind: 'came',
    of: 'host',
    cited: '3',
  },
  // The draft of 2003, G.2: an empty path.
  { before: 'rfc2396', after: 'rfc2396bis-01', section: 'G.2', text: '?y', kind: 'came', cited: 'G.2' },
  {
    before: 'rfc2396',
    after: 'rfc2396bis-01',
    section: 'G.2',
    text: 'a:',
    kind: 'came',
    of: 'path',
    cited: 'G.2',
  },
  // RFC 3986, Appendix D.
  {
    before: 'rfc2396',
    after: 'rfc3986',
    section: 'D.1',
    text: '//[::1]',
    kind: 'came',
    of: 'host',
    cited: '3',
  },
  {
    before: 'rfc2396bis-01',
    after: 'rfc3986',
    section: 'D.1',
    text: '//[v1.a]',
    kind: 'came',
    of: 'host',
    cited: 'D.1',
  },
  {
    before: 'rfc2396bis-01',
    after: 'rfc3986',
    section: 'D.1',
    text: 'a:[',
    kind: 'went',
    of: 'path',
    cited: 'D.1',
  },
  {
    before: 'rfc2396bis-01',
    after: 'rfc3986',
    section: '3.2.1',
    text: '//a@b@c',
    kind: 'went',
    of: 'authority',
    cited: '3.2.1',
  },
  {
    before: 'rfc2396bis-01',
    after: 'rfc3986',
    section: 'D.2',
    text: '//a_b',
    kind: 'reread',
    of: 'host gained',
  },
  {
    before: 'rfc2396bis-01',
    after: 'rfc3986',
    section: 'D.2',
    text: 'urn:a?b',
    kind: 'reread',
    of: 'path moved, query gained',
  },
  // RFC 6874, section 2: zones.
  {
    before: 'rfc3986',
    after: 'rfc6874',
    section: '2',
    text: '//[fe80::a%25en1]',
    kind: 'came',
    of: 'host',
    cited: '2',
  },
];
