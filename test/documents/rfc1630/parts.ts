/** Meanings of the components of URLs by rfc1630. */
import type { ExpectedParts } from '../expected.js';

const nobody = { user: undefined, password: undefined };

export const parts: readonly ExpectedParts[] = [
  {
    section: 'FTP',
    text: 'ftp://h/a/b',
    parts: { anonymous: true, login: nobody, directories: ['a'], name: 'b', commands: undefined },
  },
  {
    section: 'User name and password',
    text: 'ftp://me:pw@h:21/b',
    parts: {
      anonymous: false,
      login: { user: 'me', password: 'pw' },
      server: { host: 'h', port: 21, portGiven: true },
    },
  },
  {
    section: 'HTTP',
    text: 'http://h/a?b+c',
    parts: { server: { host: 'h', port: 80, portGiven: false }, path: 'a', search: 'b+c' },
  },
  {
    section: 'Gopher',
    text: 'gopher://h',
    parts: { type: '1', typeGiven: false, selector: '', request: undefined },
  },
  { section: 'Gopher', text: 'gopher://h/00x', parts: { type: '0', selector: '0x', search: undefined } },
  { section: 'Mailto', text: 'mailto:a%25b@c', parts: { scheme: 'mailto', address: 'a%b@c' } },
  { section: 'News', text: 'news:*', parts: { form: 'all' } },
  { section: 'News', text: 'news:a@', parts: { form: 'article', messageId: 'a@', unique: 'a', domain: '' } },
  { section: 'News', text: 'news:a.b', parts: { form: 'group', group: 'a.b' } },
  {
    section: 'News',
    text: 'news:1@h',
    parts: { form: 'article', messageId: '1@h', unique: '1', domain: 'h' },
  },
  {
    section: 'NNTP',
    text: 'nntp:a.b/12',
    parts: { scheme: 'nntp', server: undefined, group: 'a.b', article: '12' },
  },
  { section: 'WAIS', text: 'wais://h/d?s', parts: { form: 'search', database: 'd', search: 's' } },
  { section: 'WAIS', text: 'wais://h/d', parts: { form: 'database' } },
  {
    section: 'WAIS',
    text: 'wais://h:1/d/t/3=p;4=q/r;',
    parts: { form: 'document', type: 't', length: undefined, path: '3=p;4=q/r;' },
  },
  { section: 'Prospero', text: 'prospero://h/n/m', parts: { name: 'n/m', version: undefined } },
  { section: 'Prospero', text: 'prospero://h/n%0012', parts: { name: 'n', version: '12', attributes: [] } },
  {
    section: 'Telnet, rlogin, tn3270',
    text: 'telnet://u@h',
    parts: { login: { user: 'u', password: undefined } },
  },
  { section: 'Message-Id', text: 'mid:a@b', parts: { scheme: 'mid', messageId: 'a@b' } },
  { section: 'Content-Id', text: 'cid:a@b', parts: { scheme: 'cid', contentId: 'a@b' } },
];
