/** All findings of the prose of url-1993 about strings. */
import type { ExpectedFindings } from '../expected.js';

export const findings: readonly ExpectedFindings[] = [
  // The "@" distinguishes a message identifier from a group, also where the BNF derives a group.
  { text: 'news:a@', conforming: false, findings: ['message-id: @'] },
  { text: 'news:a.@', conforming: false, findings: ['message-id: @'] },
  { text: 'http://info.cern.ch./hypertext/WWW/', conforming: true, findings: [] },
  {
    text: 'telnet://me:pw@host:23',
    conforming: true,
    findings: ['interactive-session: telnet://me:pw@host:23', 'user: me:pw', 'password: pw'],
  },
  { text: 'ftp://me@host:21/pub', conforming: true, findings: ['user: me', 'ftp-host: me@host:21'] },
  {
    text: 'protocol: aftp host: xxx.yyy.edu path: /pub/doc/README',
    conforming: false,
    findings: ['unknown-scheme: protocol', 'space:  ', 'space:  ', 'space:  ', 'space:  ', 'space:  '],
  },
];
