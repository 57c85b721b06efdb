/** What the parts of URLs of known schemes mean: RFC 1738 §3, and 1993 and 1995 where they differ. */
import type { RevisionId } from '../../src/index.js';
import { octetsOf, showOctets } from '../../src/reference/schemes/octets.js';
import type { SchemeParts } from '../../src/reference/schemes/parts.js';
import { schemeParts } from '../../src/reference/schemes/read.js';
import { defaultPorts } from '../../src/reference/schemes/default-ports.js';
import { examplesOfKind } from '../load-examples.js';
import { readingOf } from '../reading-of.js';
import { algorithmsOf } from './algorithms-of.js';

function partsIn(id: RevisionId, text: string): SchemeParts | undefined {
  return schemeParts(algorithmsOf(id).explainer.schemes, readingOf(id, text));
}

const host = { host: 'h.dom', portGiven: false };
const nobody = { user: undefined, password: undefined };

interface Row {
  readonly section: string;
  readonly text: string;
  /** Members that matter; those left out are not looked at. */
  readonly parts: object | undefined;
}

const rows: Readonly<Record<string, readonly Row[]>> = {
  rfc1738: [
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
  ],
  'url-1993': [
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
  ],
  'url-1995': [
    {
      section: 'BNF syntax',
      text: 'ftp://u:p@h:1/a/b',
      parts: { anonymous: undefined, login: { user: 'u', password: 'p' }, directories: ['a'], name: 'b' },
    },
    { section: 'BNF syntax', text: 'telnet://u:p@h', parts: { login: { user: 'u', password: 'p' } } },
    { section: 'BNF syntax', text: 'gopher://h', parts: { type: undefined, typeGiven: false } },
    { section: 'BNF syntax', text: 'afs:x', parts: undefined },
  ],
};

describe.each(Object.keys(rows) as RevisionId[])('%s', (id) => {
  test.each(rows[id] ?? [])('$section: $text', ({ text, parts }) => {
    if (parts === undefined) expect(partsIn(id, text)).toBeUndefined();
    else expect(partsIn(id, text)).toMatchObject(parts);
  });
});

test('the default ports are those that RFC 1738 states', () => {
  const stated = examplesOfKind('rfc1738', 'denotes').filter(({ start }) => start === 'port');
  expect(stated).toHaveLength(defaultPorts.size);
  for (const { scheme = '', text, section } of stated) {
    expect(defaultPorts.get(scheme)).toEqual({ port: Number(text), section });
  }
});

test('the commands of each typecode are those that RFC 1738 states', () => {
  const stated = examplesOfKind('rfc1738', 'denotes').filter(({ commands }) => commands !== undefined);
  expect(stated.length).toBeGreaterThan(0);
  for (const { start, text, commands } of stated) {
    const url = start === 'ftptype' ? `ftp://h/<name>;type=${text}`.replace(/[<>]/g, '') : text;
    const parts = partsIn('rfc1738', url);
    const given = parts?.scheme === 'ftp' ? (parts.commands ?? []) : [];
    const shown = given.map(({ verb, argument }) => `${verb} ${argument}`);
    expect(shown).toEqual(commands?.map((command) => command.replace('<name>', 'name')));
  }
});

test('octets are unescaped once', () => {
  expect(octetsOf('%2541%00%fF~')).toBe('%41\x00\xff~');
});

test('octets that are not graphic US-ASCII are shown escaped', () => {
  expect(showOctets('a b\r\n\x1b[\x7f\x80\xff"\\')).toBe('"a b\\x0D\\x0A\\x1B[\\x7F\\x80\\xFF\\"\\\\"');
});
