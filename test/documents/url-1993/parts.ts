/** Meanings of the components of URLs by url-1993. */
import type { ExpectedParts } from '../expected.js';

const nobody = { user: undefined, password: undefined };

export const parts: readonly ExpectedParts[] = [
  {
    section: 'FTP',
    text: 'ftp://h/a/b',
    parts: { anonymous: true, login: nobody, directories: ['a'], name: 'b', commands: undefined },
  },
  {
    section: 'Internet protocol parts',
    text: 'ftp://me:p:w@h:21/b',
    parts: {
      anonymous: false,
      login: { user: 'me', password: 'p:w' },
      server: { host: 'h', port: 21, portGiven: true },
    },
  },
  {
    section: 'HTTP',
    text: 'http://h/a?b+c#f',
    parts: { server: { host: 'h', port: undefined, portGiven: false }, path: 'a', search: 'b+c' },
  },
  {
    section: 'Gopher',
    text: 'gopher://h',
    parts: { type: '1', typeGiven: false, selector: '', request: undefined },
  },
  { section: 'Gopher', text: 'gopher://h/00x?y', parts: { type: '0', selector: '0x', search: 'y' } },
  { section: 'News', text: 'news:*', parts: { form: 'all' } },
  { section: 'News', text: 'news:a@', parts: { form: 'article', messageId: 'a@', unique: 'a', domain: '' } },
  { section: 'News', text: 'news:a.b', parts: { form: 'group', group: 'a.b' } },
  {
    section: 'News',
    text: 'news:1@h',
    parts: { form: 'article', messageId: '1@h', unique: '1', domain: 'h' },
  },
  { section: 'WAIS', text: 'wais://h/d?s', parts: { form: 'search', database: 'd', search: 's' } },
  { section: 'WAIS', text: 'wais://h/d', parts: { form: 'database' } },
  {
    section: 'WAIS',
    text: 'wais://h:1/d/t/42/p/q',
    parts: { form: 'document', type: 't', length: '42', path: 'p/q' },
  },
  {
    section: 'Prospero',
    text: 'prospero://h/n/m',
    parts: { name: 'n/m', version: undefined, attributes: [] },
  },
  { section: 'Prospero', text: 'prospero://h/n%0012', parts: { name: 'n', version: '12', attributes: [] } },
  {
    section: 'Prospero',
    text: 'prospero://h/n%0012ab',
    parts: { name: 'n', version: '12', attributes: ['ab'] },
  },
  {
    section: 'Prospero',
    text: 'prospero://h/n%00%00a%00b',
    parts: { name: 'n', version: '', attributes: ['a', 'b'] },
  },
  {
    section: 'Telnet, rlogin, tn3270',
    text: 'telnet://u@h',
    parts: { login: { user: 'u', password: undefined } },
  },
  { section: 'BNF syntax', text: 'afs://c/p', parts: { scheme: 'afs', cell: 'c', path: 'p' } },
  { section: 'Scheme', text: 'foo:x', parts: undefined },
];
