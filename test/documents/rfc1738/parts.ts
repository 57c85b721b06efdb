/** Meanings of the components of URLs by rfc1738. */
import type { ExpectedParts } from '../expected.js';

const host = { host: 'h.dom', portGiven: false };
const nobody = { user: undefined, password: undefined };

export const parts: readonly ExpectedParts[] = [
  {
    section: '3.2.2',
    text: 'ftp://myname@host.dom/%2Fetc/motd',
    parts: {
      scheme: 'ftp',
      server: { host: 'host.dom', port: 21, portGiven: false },
      login: { user: 'myname', password: undefined },
      anonymous: false,
      commands: [
        { verb: 'CWD', argument: '/etc' },
        { verb: 'RETR', argument: 'motd' },
      ],
    },
  },
  {
    section: '3.2.2',
    text: 'ftp://myname@host.dom/etc/motd',
    parts: {
      commands: [
        { verb: 'CWD', argument: 'etc' },
        { verb: 'RETR', argument: 'motd' },
      ],
    },
  },
  {
    section: '3.2.2',
    text: 'ftp://myname@host.dom//etc/motd',
    parts: {
      commands: [
        { verb: 'CWD', argument: '' },
        { verb: 'CWD', argument: 'etc' },
        { verb: 'RETR', argument: 'motd' },
      ],
    },
  },
  {
    section: '3.2.2',
    text: 'ftp://h.dom/pub/%3Bx;type=i',
    parts: {
      login: nobody,
      anonymous: true,
      directories: ['pub'],
      name: ';x',
      type: 'i',
      commands: [
        { verb: 'CWD', argument: 'pub' },
        { verb: 'TYPE', argument: 'i' },
        { verb: 'RETR', argument: ';x' },
      ],
    },
  },
  {
    section: '3.2.2',
    text: 'ftp://h.dom/pub/;type=d',
    parts: {
      commands: [
        { verb: 'CWD', argument: 'pub' },
        { verb: 'NLST', argument: '' },
      ],
    },
  },
  { section: '3.2.2', text: 'ftp://h.dom', parts: { directories: [], name: undefined, commands: [] } },
  {
    section: '3.2.2',
    text: 'ftp://h.dom/a/',
    parts: { name: '', commands: [{ verb: 'CWD', argument: 'a' }] },
  },
  {
    section: '3.1',
    text: 'ftp://@host.com/',
    parts: { login: { user: '', password: undefined }, anonymous: false },
  },
  { section: '3.1', text: 'ftp://host.com/', parts: { login: nobody, anonymous: true } },
  { section: '3.1', text: 'ftp://foo:@host.com/', parts: { login: { user: 'foo', password: '' } } },
  {
    section: '3.3',
    text: 'http://h.dom:8080/a%20b?c',
    parts: {
      scheme: 'http',
      server: { host: 'h.dom', port: 8080, portGiven: true },
      path: 'a%20b',
      search: 'c',
    },
  },
  { section: '3.3', text: 'http://h.dom', parts: { path: undefined, search: undefined } },
  {
    section: '3.4.1',
    text: 'gopher://h.dom/',
    parts: { server: { ...host, port: 70 }, type: '1', typeGiven: false, selector: '', request: '' },
  },
  {
    section: '3.4.1',
    text: 'gopher://h.dom/00a%20b',
    parts: { type: '0', typeGiven: true, selector: '0a b' },
  },
  {
    section: '3.4.2',
    text: 'gopher://h.dom/7s%09two%20words',
    parts: { search: 'two words', request: 's\ttwo words' },
  },
  {
    section: '3.4.4',
    text: 'gopher://h.dom/0s%09%09+',
    parts: { plus: { form: 'default-view' }, request: 's\t\t+' },
  },
  { section: '3.4.5', text: 'gopher://h.dom/0s%09%09?', parts: { plus: { form: 'electronic-form' } } },
  {
    section: '3.4.6',
    text: 'gopher://h.dom/0s%09%09!',
    parts: { plus: { form: 'attributes', of: 'item', names: [] } },
  },
  {
    section: '3.4.6',
    text: 'gopher://h.dom/1s%09%09$',
    parts: { plus: { form: 'attributes', of: 'directory', names: [] } },
  },
  {
    section: '3.4.7',
    text: 'gopher://h.dom/0s%09%09!+ABSTRACT%20+SMELL',
    parts: { plus: { form: 'attributes', of: 'item', names: ['+ABSTRACT', '+SMELL'] } },
  },
  {
    section: '3.4.8',
    text: 'gopher://h.dom/0s%09%09+application/postscript%20Es_ES',
    parts: { plus: { form: 'view', view: 'application/postscript', language: 'Es_ES' } },
  },
  {
    section: '3.4.8',
    text: 'gopher://h.dom/0s%09%09+text/plain',
    parts: { plus: { form: 'view', view: 'text/plain', language: undefined } },
  },
  {
    section: '3.4.9',
    text: 'gopher://h.dom/0s%09%09+%091%0D%0A+-1%0D%0Aone%0D%0Atwo%0D%0A.%0D%0A',
    parts: {
      plus: { form: 'form-data', values: ['one', 'two'] },
      request: 's\t+\t1\r\n+-1\r\none\r\ntwo\r\n.\r\n',
    },
  },
  {
    section: '3.4.9',
    text: 'gopher://h.dom/0s%09q%09+%091%0D%0A+-1%0D%0A.%0D%0A',
    parts: { plus: { form: 'form-data', values: [] }, request: 's\tq\t+\t1\r\n+-1\r\n.\r\n' },
  },
  { section: '3.4.3', text: 'gopher://h.dom/0s%09%09x', parts: { plus: { form: 'other' } } },
  { section: '3.4.3', text: 'gopher://h.dom/0s%09%09+%092', parts: { plus: { form: 'other' } } },
  {
    section: '3.5',
    text: 'mailto:user%25host@gateway.dom',
    parts: { scheme: 'mailto', address: 'user%host@gateway.dom' },
  },
  { section: '3.6', text: 'news:*', parts: { scheme: 'news', form: 'all' } },
  {
    section: '3.6',
    text: 'news:comp.infosystems.www.misc',
    parts: { form: 'group', group: 'comp.infosystems.www.misc' },
  },
  {
    section: '3.6',
    text: 'news:*1%2F2@h.dom',
    parts: { form: 'article', messageId: '*1/2@h.dom', unique: '*1/2', domain: 'h.dom' },
  },
  {
    section: '3.7',
    text: 'nntp://h.dom/a.b/123',
    parts: { server: { ...host, port: 119 }, group: 'a.b', article: '123' },
  },
  {
    section: '3.7',
    text: 'nntp://1.2.3.4:5/a.b',
    parts: { server: { host: '1.2.3.4', port: 5, portGiven: true }, article: undefined },
  },
  {
    section: '3.8',
    text: 'telnet://u:p@h.dom/',
    parts: { server: { ...host, port: 23 }, login: { user: 'u', password: 'p' } },
  },
  {
    section: '3.9',
    text: 'wais://h.dom/d',
    parts: { server: { ...host, port: 210 }, form: 'database', database: 'd', search: undefined },
  },
  { section: '3.9', text: 'wais://h.dom/d?s', parts: { form: 'search', search: 's' } },
  {
    section: '3.9',
    text: 'wais://h.dom/d/t/p%2Fq',
    parts: { form: 'document', type: 't', path: 'p/q', length: undefined },
  },
  {
    section: '3.10',
    text: 'file://vms.host.edu/disk$user/my/notes/note12345.txt',
    parts: {
      host: 'vms.host.edu',
      local: false,
      directories: ['disk$user', 'my', 'notes'],
      name: 'note12345.txt',
    },
  },
  { section: '3.10', text: 'file:///etc/motd', parts: { host: '', local: true } },
  { section: '3.10', text: 'file://localhost/etc/motd', parts: { host: 'localhost', local: true } },
  {
    section: '3.11',
    text: 'prospero://host.dom//pros/name;OBJECT-VERSION=2;a=%3B',
    parts: {
      server: { host: 'host.dom', port: 1525, portGiven: false },
      name: '/pros/name',
      fields: [
        { name: 'OBJECT-VERSION', value: '2' },
        { name: 'a', value: ';' },
      ],
    },
  },
  { section: '5', text: 'http:x', parts: undefined },
  { section: '5', text: 'foo://h.dom/', parts: undefined },
  { section: '5', text: 'not derivable', parts: undefined },
];
