/** Explains "Specific Naming Schemes" of the 1993 draft in sentences. */

import type { Reading } from '../../core/reading/reading.js';
import { type Explainer, ifPresent, quoted, type Statement } from '../../core/reference/explain.js';
import { octetsOf, showOctets } from '../../core/reference/schemes/octets.js';
import type {
  FtpParts,
  GopherParts,
  Login,
  NewsParts,
  ProsperoParts,
  SchemeParts,
  Server,
  WaisParts,
} from '../../core/reference/schemes/parts.js';
import { earlyForms, ftpPath } from '../../core/reference/schemes/early-forms.js';
import { type SchemeReaders, serverOf } from '../../core/reference/schemes/read.js';

/** Separates user and password, which "Internet protocol parts" defines and the BNF does not distinguish. */
function loginOf(user: string | undefined): Login {
  const [name, password] = user?.split(/:([^]*)/) ?? [];
  return { user: name && octetsOf(name), password: password && octetsOf(password) };
}

/** Reads user, password and port, which the BNF of ftp leaves to the host. */
function ftpParts(reading: Reading): FtpParts {
  const text = reading.first('host') ?? '';
  const at = text.lastIndexOf('@');
  const user = at < 0 ? undefined : text.slice(0, at);
  const [host = '', port] = text.slice(at + 1).split(/:([0-9]+)$/);
  return {
    scheme: 'ftp',
    server: { host, port: port === undefined ? undefined : Number(port), portGiven: port !== undefined },
    login: loginOf(user),
    anonymous: user === undefined,
    ...ftpPath(reading),
  };
}

const schemes: SchemeReaders = {
  ...earlyForms('1'),
  fileaddress: ftpParts,
  telnetaddress: (reading) => ({
    scheme: 'telnet',
    server: serverOf(reading, undefined),
    login: loginOf(reading.first('user')),
  }),
  afsaddress: (reading) => ({
    scheme: 'afs',
    cell: reading.first('cellname') ?? '',
    path: reading.first('path') ?? '',
  }),
};

function connect({ host, port }: Server): Statement {
  const where = port === undefined ? 'at the default port of the protocol' : `at port ${port}`;
  return ['Internet protocol parts', `Connect to the host ${quoted(host)} ${where}.`];
}

function searchWords(search: string | undefined): string | undefined {
  return ifPresent(search, (words) => `The search part is ${quoted(words)}: words with "+" between them.`);
}

function ftp({ server, login: { user, password }, directories, name }: FtpParts): Statement[] {
  const secret = password === undefined ? '' : ` with the password ${showOctets(password)}`;
  const login =
    user === undefined
      ? 'Log in as "anonymous", with the mail address of the user as password.'
      : `Log in as ${showOctets(user)}${secret}.`;
  const path = [...directories, name ?? ''].map(showOctets).join(', ');
  return [
    ['FTP', 'The URL indicates a file to be picked up from the file system of the given host by FTP.'],
    connect(server),
    ['FTP', login],
    ['Path', `The path is hierarchical: ${path}.`],
    ['FTP', 'The data format, and from it the transfer mode, is deduced from the suffix of the name.'],
  ];
}

function gopher({ server, type, typeGiven, selector, search }: GopherParts): Statement[] {
  return [
    ['Gopher', 'The URL refers to an object on a Gopher server.'],
    connect(server),
    ['Gopher', `The type is ${showOctets(type ?? '')}${typeGiven ? '' : ', the default'}.`],
    ['Gopher', `The selector string is ${showOctets(selector)}.`],
    ['BNF syntax', searchWords(search)],
  ];
}

function news(parts: NewsParts): Statement[] {
  switch (parts.form) {
    case 'all':
      return [['BNF syntax', 'The news locator is "*", in place of a group or an article.']];
    case 'group':
      return [['News', `The news locator refers to the news group ${showOctets(parts.group)}.`]];
    case 'article':
      return [
        [
          'News',
          `The news locator refers to the article with the message identifier ${showOctets(parts.messageId)}.`,
        ],
        ['News', 'The identifier is insufficient to retrieve an article that has expired.'],
      ];
  }
}

function wais({ server, form, database, search, type, length, path }: WaisParts): Statement[] {
  return [
    ['WAIS', `The URL refers to ${form === 'document' ? 'a document' : 'an index'} of a WAIS server.`],
    connect(server),
    ['BNF syntax', `The database is ${showOctets(database)}.`],
    ['BNF syntax', searchWords(search)],
    ['WAIS', ifPresent(type, (known) => `The type of the object is ${showOctets(known)}.`)],
    ['WAIS', ifPresent(length, (digits) => `The length of the object is ${digits}.`)],
    ['WAIS', ifPresent(path, (id) => `The internal object identifier is ${showOctets(id)}.`)],
  ];
}

function prospero({ server, name, version, attributes }: ProsperoParts): Statement[] {
  const versionText = (text: string): string =>
    text === '' ? 'The version number is empty.' : `The version number is ${showOctets(text)}.`;
  const listed = attributes.length === 0 ? undefined : attributes.map(showOctets).join(', ');
  return [
    ['Prospero', 'The URL is resolved by the Prospero directory service, which yields an access method.'],
    connect(server),
    ['Prospero', `The host specific object name is ${showOctets(name)}.`],
    ['Prospero', ifPresent(version, versionText)],
    ['Prospero', ifPresent(listed, (names) => `The attributes are ${names}.`)],
  ];
}

function tellScheme(parts: SchemeParts): Statement[] {
  switch (parts.scheme) {
    case 'ftp':
      return ftp(parts);
    case 'http':
      return [
        ['HTTP', 'The URL refers to an object on an HTTP server.'],
        connect(parts.server),
        [
          'HTTP',
          ifPresent(parts.path, (path) => `The path ${quoted(path)} is passed to the server unchanged.`),
        ],
        ['HTTP', ifPresent(parts.search, (words) => `The search part ${quoted(words)} is sent.`)],
      ];
    case 'gopher':
      return gopher(parts);
    case 'news':
      return news(parts);
    case 'telnet':
      return [
        ['Telnet, rlogin, tn3270', 'The URL represents an interactive session.'],
        connect(parts.server),
        [
          'Internet protocol parts',
          ifPresent(parts.login.user, (user) => `The user name is ${showOctets(user)}.`),
        ],
        [
          'Internet protocol parts',
          ifPresent(parts.login.password, (secret) => `The password is ${showOctets(secret)}.`),
        ],
      ];
    case 'wais':
      return wais(parts);
    case 'prospero':
      return prospero(parts);
    case 'afs':
      return [
        ['BNF syntax', `The cell is ${quoted(parts.cell)}, the path ${quoted(parts.path)}.`],
        ['Specific Naming Schemes', 'The document has no notes on afs.'],
      ];
    default:
      return [];
  }
}

function tellGeneral(reading: Reading, parts: SchemeParts | undefined): readonly Statement[] {
  const { scheme, path, query, fragment } = reading.components ?? {};
  const generic: Statement[] = [
    ['Scheme', `The scheme is ${quoted(scheme ?? '')}, on which the format of the rest depends.`],
    ['Path', `The path is ${quoted(path ?? '')}.`],
    ['BNF syntax', searchWords(query)],
  ];
  const partOf = (id: string): string =>
    `The fragment-id ${quoted(id)} is a part of the object, as the application defines it.`;
  return [...(parts === undefined ? generic : []), ['Fragment-id', ifPresent(fragment, partOf)]];
}

export const explainer: Explainer = { schemes, explainScheme: tellScheme, explainGeneral: tellGeneral };
