/** All findings of the prose of rfc1630 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  // The "@" distinguishes a message identifier from a group, also where the BNF derives a group.
  { text: 'news:a@', conforming: false, findings: ['message-id: @'] },
  { text: 'news:a.@', conforming: false, findings: ['message-id: @'] },
  { text: 'nntp:a@b/1', conforming: true, findings: ['nntp-server: nntp:a@b/1', 'nntp-local: nntp:a@b/1'] },
  { text: 'http://info.cern.ch/hypertext/WWW/', conforming: true, findings: [] },
  {
    text: 'telnet://me:pw@host:23',
    conforming: true,
    findings: ['interactive-session: telnet://me:pw@host:23'],
  },
  {
    text: 'http://info.cern.ch/RDB/EMP?*%20where%20name%%3Ddobbins',
    conforming: false,
    findings: ['scheme-reserved: *', 'percent: %'],
  },
  {
    text: 'mid:"a b"@c',
    conforming: false,
    findings: ['unsafe:  ', 'other-character:  '],
  },
  {
    text: 'http://www.myu.edu/org/admin/people#andy',
    conforming: false,
    findings: ['fragment: #andy'],
  },
];
