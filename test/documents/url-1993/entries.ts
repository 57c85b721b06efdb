/** Strings in which each entry of the prose of url-1993 finds something, and strings in which it finds nothing. */
import type { ExpectedEntry } from '../expected.js';

export const entries: Readonly<Record<string, ExpectedEntry>> = {
  space: { good: 'http://info.cern.ch/a%20b', bad: 'http://info.cern.ch/a b' },
  'void-fragment': { good: 'http://info.cern.ch/doc', bad: 'http://info.cern.ch/doc#' },
  'known-scheme': { good: 'http://info.cern.ch/doc', bad: 'http:doc' },
  user: { good: 'telnet://info.cern.ch', bad: 'telnet://guest@info.cern.ch' },
  password: { good: 'telnet://guest@info.cern.ch', bad: 'telnet://guest:guest@info.cern.ch' },
  'ip-address': { good: 'http://info.cern.ch/', bad: 'http://128.141.201.74/' },
  'address-range': { good: 'http://128.141.201.74/', bad: 'http://128.141.201.740/' },
  'domain-name': { good: 'http://info.cern.ch./', bad: 'http://info_cern.ch/' },
  'ftp-host': { good: 'ftp://info.cern.ch/pub', bad: 'ftp://info.cern.ch:2121/pub' },
  'prospero-terminator': { good: 'prospero://host/name%001', bad: 'prospero://host/name%00%00owner' },
  'interactive-session': { good: 'http://info.cern.ch/', bad: 'telnet://info.cern.ch' },
  'partial-form': { good: 'http://info.cern.ch/doc', bad: '../doc' },
  'dot-segment': { good: 'http://info.cern.ch/b', bad: 'http://info.cern.ch/a/../b' },
  percent: { good: 'http://info.cern.ch/100%25', bad: 'http://info.cern.ch/100%' },
  'other-character': { good: 'http://info.cern.ch/a%3Db', bad: 'http://info.cern.ch/a=b' },
  'newsgroup-name': { good: 'news:comp.infosystems', bad: 'news:comp..infosystems' },
  'message-id': { good: 'news:1234@host.dom', bad: 'news:1234@host' },
  'hex-case': { good: 'http://info.cern.ch/a%2Fb', bad: 'http://info.cern.ch/a%2fb' },
  'experimental-scheme': { good: 'http://info.cern.ch/', bad: 'x-archive:doc' },
  'reserved-scheme': { good: 'http://info.cern.ch/', bad: 'urn:isbn' },
  'unknown-scheme': { good: 'news:*', bad: 'archive:doc' },
};
