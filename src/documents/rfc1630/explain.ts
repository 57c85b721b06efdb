/**
 * Explains "Specific Schemes" of RFC 1630 in sentences, with the names of parts from "BNF for specific URL schemes".
 */

import type { Reading } from '../../core/reading/reading.js';
import { type Explainer, ifPresent, quoted, type Statement } from '../../core/reference/explain.js';
import { octetsOf, showOctets } from '../../core/reference/schemes/octets.js';
import type {
  FtpParts,
  GopherParts,
  HttpParts,
  NewsParts,
  NntpParts,
  ProsperoParts,
  SchemeParts,
  Server,
  WaisParts,
} from '../../core/reference/schemes/parts.js';
import { defaultPorts } from '../../core/reference/schemes/default-ports.js';
import { earlyForms, earlyWais, ftpPath } from '../../core/reference/schemes/early-forms.js';
import { decoded, loginOf, type SchemeReaders, serverOf } from '../../core/reference/schemes/read.js';

const bnf = 'BNF for specific URL schemes';

function connect({ host, port, portGiven }: Server, section: string): Statement {
  const given = portGiven ? '' : ', as the URL names no other';
  const where = port === undefined ? 'at the default port of the protocol' : `at port ${port}${given}`;
  return [section, `Connect to the host ${quoted(host)} ${where}.`];
}

function searchWords(search: string | undefined): Statement {
  const words = (text: string): string =>
    text
      .split('+')
      .map((word) => showOctets(octetsOf(word)))
      .join(', ');
  return ['Reserved characters', ifPresent(search, (text) => `The words of the query are ${words(text)}.`)];
}

function http({ server, path, search }: HttpParts): Statement[] {
  return [
    ['HTTP', 'The URL refers to an object on an HTTP server.'],
    connect(server, 'HTTP'),
    ['HTTP', ifPresent(path, (text) => `The path ${quoted(`/${text}`)} is passed to the server unchanged.`)],
    ['HTTP', ifPresent(search, (text) => `The search part ${quoted(text)} is sent as part of the command.`)],
    searchWords(search),
  ];
}

function ftp({ server, login: { user, password }, directories, name = '' }: FtpParts): Statement[] {
  const secret = password === undefined ? '' : ` with the password ${showOctets(password)}`;
  const login =
    user === undefined
      ? 'Log in as "anonymous", with the Internet-style mail address of the user as password.'
      : `Log in as ${showOctets(user)}${secret}.`;
  return [
    ['FTP', 'The URL refers to an object that is accessed by FTP.'],
    connect(server, 'FTP'),
    ['User name and password', login],
    ...directories.map((segment): Statement => ['Path', `Send CWD ${showOctets(segment)}.`]),
    name === ''
      ? ['Data type', 'The path ends in "/": read the directory.']
      : ['Path', `The file name for RETR, or the directory name for NLIST, is ${showOctets(name)}.`],
    ['Transfer Mode', 'Stream Mode is used.'],
  ];
}

function gopher({ server, type = '', typeGiven, selector }: GopherParts): Statement[] {
  const command = selector === '' ? 'empty, for the top-level directory' : showOctets(selector);
  return [
    ['Gopher', 'The URL refers to an object on a Gopher server.'],
    connect(server, 'Gopher'),
    ['Gopher', `The type is ${showOctets(type)}${typeGiven ? '' : ', which is assumed'}; it is not sent.`],
    ['Gopher', `The command string to be sent is ${command}.`],
  ];
}

function news(parts: NewsParts): Statement[] {
  switch (parts.form) {
    case 'all':
      return [[bnf, 'The news locator is "*", in place of a group or an article.']];
    case 'group':
      return [['News', `The news locator refers to the news group ${showOctets(parts.group)}.`]];
    case 'article':
      return [
        [
          'News',
          `The news locator refers to the article with the message identifier ${showOctets(parts.messageId)}.`,
        ],
        ['News', 'It names no news host: it is location-independent.'],
      ];
  }
}

function nntp({ group, article = '' }: NntpParts): Statement[] {
  return [
    [
      'NNTP',
      `The URL refers to the article ${article} of the news group ${quoted(group)} on one NNTP server.`,
    ],
    ['NNTP', 'It is a local identifier: the numbers of articles vary from server to server.'],
  ];
}

/**
 * Explains the fields of a WAIS identifier. "Encoded fields of the WAIS identifier": a number, "=", the contents, ";".
 */
function waisFields(path: string | undefined): Statement[] {
  const fields = path?.split(';').slice(0, -1) ?? [];
  return fields.map((field) => {
    const equals = field.indexOf('=');
    const contents = showOctets(octetsOf(field.slice(equals + 1)));
    return ['WAIS', `Field ${field.slice(0, equals)} of the WAIS identifier is ${contents}.`];
  });
}

function wais({ server, form, database, search, type, path }: WaisParts): Statement[] {
  return [
    ['WAIS', `The URL refers to ${form === 'document' ? 'an object' : 'an index'} of a WAIS server.`],
    connect(server, bnf),
    [bnf, `The database is ${showOctets(database)}.`],
    searchWords(search),
    ['WAIS', ifPresent(type, (known) => `The type of the object is ${showOctets(known)}.`)],
    ...waisFields(path),
  ];
}

function prospero({ server, name, version, attributes }: ProsperoParts): Statement[] {
  const listed = attributes.length === 0 ? undefined : attributes.map(showOctets).join(', ');
  return [
    ['Prospero', 'The URL is resolved by the Prospero directory service, which yields an access method.'],
    connect(server, 'Prospero'),
    ['Prospero', `The host specific object name is ${showOctets(name)}.`],
    ['Prospero', ifPresent(version, (number) => `The version number is ${showOctets(number)}.`)],
    [bnf, ifPresent(listed, (names) => `The attributes are ${names}.`)],
  ];
}

function tellScheme(parts: SchemeParts): readonly Statement[] {
  switch (parts.scheme) {
    case 'http':
      return http(parts);
    case 'ftp':
      return ftp(parts);
    case 'gopher':
      return gopher(parts);
    case 'mailto':
      return [['Mailto', `The URL specifies the RFC 822 mail address ${showOctets(parts.address)}.`]];
    case 'news':
      return news(parts);
    case 'nntp':
      return nntp(parts);
    case 'telnet':
      return [
        ['Telnet, rlogin, tn3270', 'The URL represents an interactive session.'],
        connect(parts.server, 'Telnet, rlogin, tn3270'),
        [bnf, ifPresent(parts.login.user, (user) => `The user is ${showOctets(user)}.`)],
        [bnf, ifPresent(parts.login.password, (secret) => `The password is ${showOctets(secret)}.`)],
      ];
    case 'wais':
      return wais(parts);
    case 'prospero':
      return prospero(parts);
    case 'mid':
      return [
        [
          'Message-Id',
          `The URL refers to the mail message with the Message-Id ${showOctets(`<${parts.messageId}>`)}.`,
        ],
        ['Message-Id', 'It implies access to a body of mail already received.'],
      ];
    case 'cid':
      return [
        [
          'Content-Id',
          `The URL refers to the part of a MIME message with the content-id ${showOctets(parts.contentId)}.`,
        ],
        ['Content-Id', 'It is only meaningful within that message.'],
      ];
    default:
      return [];
  }
}

function tellGeneral({ components }: Reading): readonly Statement[] {
  return [
    [
      'URI syntax',
      `The scheme is ${quoted(components?.scheme ?? '')}, on which the format of the rest depends.`,
    ],
  ];
}

const schemes: SchemeReaders = {
  ...earlyForms('1', 'gcommand'),
  httpaddress: (reading) => ({
    scheme: 'http',
    server: serverOf(reading, defaultPorts.get('http')),
    path: reading.first('path'),
    search: reading.first('search'),
  }),
  ftpaddress: (reading) => {
    const login = loginOf(reading);
    const anonymous = login.user === undefined;
    return { scheme: 'ftp', server: serverOf(reading, undefined), login, anonymous, ...ftpPath(reading) };
  },
  waisaddress: (reading) => ({ ...earlyWais(reading), length: undefined, path: reading.first('wpath') }),
  nntpaddress: (reading) => ({
    scheme: 'nntp',
    server: undefined,
    group: reading.first('group') ?? '',
    article: reading.components?.specific?.nntpNumber,
  }),
  mailtoaddress: (reading) => ({
    scheme: 'mailto',
    address: octetsOf(reading.components?.specific?.mailAddress ?? ''),
  }),
  midaddress: (reading) => ({ scheme: 'mid', messageId: decoded(reading, 'addr-spec') ?? '' }),
  cidaddress: (reading) => ({ scheme: 'cid', contentId: decoded(reading, 'content-identifier') ?? '' }),
};

export const explainer: Explainer = { schemes, explainScheme: tellScheme, explainGeneral: tellGeneral };
