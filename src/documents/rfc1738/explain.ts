/**
 * Explains RFC 1738 §3 in sentences: the resource of a URL of each scheme, and the protocol steps that it stands for.
 */

import type { Reading } from '../../core/reading/reading.js';
import { type Explainer, ifPresent, quoted, type Statement } from '../../core/reference/explain.js';
import { showOctets } from '../../core/reference/schemes/octets.js';
import type {
  FileParts,
  FtpParts,
  GopherParts,
  GopherPlus,
  Login,
  NewsParts,
  ProsperoParts,
  SchemeParts,
  Server,
  TelnetParts,
  WaisParts,
} from '../../core/reference/schemes/parts.js';
import { schemes } from './schemes.js';
import { writers } from './write.js';

function connect({ host, port, portGiven }: Server, section: string): Statement {
  const where = port === undefined ? '' : ` at port ${port}`;
  return portGiven
    ? ['3.1', `Connect to the host ${quoted(host)}${where}.`]
    : [section, `Connect to the host ${quoted(host)}${where}, the default.`];
}

function ftpLogin({ user, password }: Login): string {
  if (user === undefined) {
    return 'If the server asks for a user name or password, log in as "anonymous", with the e-mail address of the end user as password.';
  }
  const as = `Log in as ${showOctets(user)}${user === '' ? ', an empty user name' : ''}`;
  return password === undefined
    ? `${as}; if the server requests a password, ask the user for one.`
    : `${as} with the password ${showOctets(password)}.`;
}

function ftp({ server, login, directories, name, type, commands = [] }: FtpParts): Statement[] {
  const steps = commands.map(({ verb, argument }): Statement => {
    if (verb === 'CWD' && argument === '') return ['3.2.2', 'Send CWD with a null argument.'];
    if (verb === 'NLST') {
      return ['3.2.2', `Send NLST ${showOctets(argument)} and read the results as a file directory listing.`];
    }
    return ['3.2.2', `Send ${verb} ${showOctets(argument)}.`];
  });
  const untyped = type === undefined && name !== undefined && name !== '';
  const unnamed = type === undefined && name === '';
  const after = directories.length === 0 ? '' : ' after these directories';
  return [
    ['3.2', 'The URL designates a file or directory accessible by FTP.'],
    connect(server, '3.2'),
    ['3.2.1', ftpLogin(login)],
    ...steps,
    ['3.2.2', name === undefined ? 'The url-path is omitted: no command is given.' : undefined],
    ['3.2.2', unnamed ? `The name is empty${after}: no file is named.` : undefined],
    ['3.2.3', untyped ? 'No type code is given: the client guesses the mode from the name.' : undefined],
  ];
}

function gopherPlus(plus: GopherPlus): Statement {
  const listed = (names: readonly string[]): string => names.map(showOctets).join(', ');
  switch (plus.form) {
    case 'default-view':
      return ['3.4.4', 'The Gopher+ string "+" asks for the default view of the item.'];
    case 'electronic-form':
      return [
        '3.4.5',
        'The Gopher+ string "?" denotes an electronic form: fetch +ASK and have the user fill it out.',
      ];
    case 'attributes': {
      const whose = plus.of === 'item' ? 'of the item' : 'of all items of the directory';
      return plus.names.length === 0
        ? ['3.4.6', `The Gopher+ string asks for all attributes ${whose}.`]
        : ['3.4.7', `The Gopher+ string asks for these attributes ${whose}: ${listed(plus.names)}.`];
    }
    case 'view': {
      const language = plus.language === undefined ? '' : ` in the language ${showOctets(plus.language)}`;
      return ['3.4.8', `The Gopher+ string asks for the view ${showOctets(plus.view)}${language}.`];
    }
    case 'form-data':
      return ['3.4.9', `The Gopher+ string is a form filled out with these values: ${listed(plus.values)}.`];
    case 'other':
      return ['3.4.3', 'The Gopher+ string has none of the forms that the document describes.'];
  }
}

function gopher({ server, type, typeGiven, selector, search, plus, request }: GopherParts): Statement[] {
  const asked = search === '' && plus !== undefined ? undefined : search;
  return [
    ['3.4', 'The URL designates a resource accessible by Gopher.'],
    connect(server, '3.4.1'),
    ['3.4.1', `The type of the resource is ${showOctets(type ?? '')}${typeGiven ? '' : ', the default'}.`],
    [
      '3.4.1',
      selector === ''
        ? 'The selector is empty, which refers to the top-level directory.'
        : `The selector is ${showOctets(selector)}.`,
    ],
    ['3.4.2', ifPresent(asked, (words) => `It is a search engine, to be asked for ${showOctets(words)}.`)],
    ...(plus === undefined ? [] : [gopherPlus(plus)]),
    [requestSection(plus), ifPresent(request, (line) => `Send ${showOctets(line)}.`)],
  ];
}

function requestSection(plus: GopherPlus | undefined): string {
  if (plus === undefined) return '3.4.1';
  return plus.form === 'form-data' ? '3.4.9' : '3.4.3';
}

function news(parts: NewsParts): Statement[] {
  switch (parts.form) {
    case 'all':
      return [['3.6', 'The URL refers to all available news groups.']];
    case 'group':
      return [['3.6', `The URL refers to the news group ${showOctets(parts.group)}.`]];
    case 'article':
      return [
        ['3.6', `The URL refers to the article with the Message-ID ${showOctets(`<${parts.messageId}>`)}.`],
        ['3.6', 'It names no server: it is location-independent.'],
      ];
  }
}

function telnet({ server, login: { user, password } }: TelnetParts): Statement[] {
  const secret = password === undefined ? '' : ` and the password ${showOctets(password)}`;
  return [
    ['3.8', 'The URL designates an interactive service, not a data object.'],
    connect(server, '3.8'),
    [
      '3.8',
      ifPresent(user, (name) => `Advise the user to log in with the name ${showOctets(name)}${secret}.`),
    ],
  ];
}

function wais({ server, form, database, search, type, path }: WaisParts): Statement[] {
  const name = showOctets(database);
  const what = {
    database: `The URL designates the WAIS database ${name}, available for searching.`,
    search: `The URL designates a search of the WAIS database ${name} for ${quoted(search ?? '')}.`,
    document: `The URL designates a document of the WAIS database ${name}, to be retrieved.`,
  };
  return [
    ['3.9', what[form]],
    connect(server, '3.9'),
    ['3.9', ifPresent(type, (known) => `The WAIS type of the object is ${showOctets(known)}.`)],
    ['3.9', ifPresent(path, (id) => `Its document-id, opaque to all but the server, is ${showOctets(id)}.`)],
  ];
}

function file({ host, local, directories, name }: FileParts): Statement[] {
  const where = local ? 'the machine from which the URL is being interpreted' : `the system ${quoted(host)}`;
  const steps =
    directories.length === 0 ? 'no directory' : `the directories ${directories.map(showOctets).join(', ')}`;
  return [
    ['3.10', `The URL designates a file accessible on ${where}.`],
    ['3.10', `Its path has ${steps} and the name ${showOctets(name)}.`],
    ['3.10', 'No protocol or access method is specified.'],
  ];
}

function prospero({ server, name, fields }: ProsperoParts): Statement[] {
  return [
    ['3.11', 'The URL designates a resource accessed by way of the Prospero Directory Service.'],
    connect(server, '3.11'),
    ['3.11', `Ask for access methods of the host-specific object name ${showOctets(name)}.`],
    ...fields.map((field): Statement => [
      '3.11',
      `The field ${showOctets(field.name)} of the target has the value ${showOctets(field.value)}.`,
    ]),
  ];
}

function tellScheme(parts: SchemeParts): readonly Statement[] {
  switch (parts.scheme) {
    case 'ftp':
      return ftp(parts);
    case 'http':
      return [
        ['3.3', 'The URL designates a resource accessible by HTTP.'],
        connect(parts.server, '3.3'),
        ['3.3', ifPresent(parts.path, (path) => `The HTTP selector is ${quoted(path)}.`)],
        ['3.3', ifPresent(parts.search, (search) => `The query string is ${quoted(search)}.`)],
      ];
    case 'gopher':
      return gopher(parts);
    case 'mailto':
      return [
        ['3.5', `The URL designates the Internet mailing address ${showOctets(parts.address)}.`],
        ['3.5', 'It does not represent a data object to be accessed directly.'],
      ];
    case 'news':
      return news(parts);
    case 'nntp':
      return [
        ['3.7', `The URL references the news group ${quoted(parts.group)} on one NNTP server.`],
        ...(parts.server === undefined ? [] : [connect(parts.server, '3.7')]),
        ['3.7', ifPresent(parts.article, (id) => `The numeric id of the article within it is ${id}.`)],
      ];
    case 'telnet':
      return telnet(parts);
    case 'wais':
      return wais(parts);
    case 'file':
      return file(parts);
    case 'prospero':
      return prospero(parts);
    case 'mid':
    case 'cid':
    case 'afs':
      return [];
  }
}

function tellGeneral(reading: Reading, parts: SchemeParts | undefined): readonly Statement[] {
  if (parts !== undefined) return [];
  const { scheme, user, password, host, port, path } = reading.components ?? {};
  const rest = reading.text.slice((scheme?.length ?? -1) + 1);
  const urlPath = host === undefined ? undefined : path;
  return [
    [
      '2.1',
      `The scheme is ${quoted(scheme ?? '')}; the rest, ${quoted(rest)}, is interpreted as that scheme defines.`,
    ],
    ['5', 'No scheme-specific form of this document derives it.'],
    ['3.1', ifPresent(host, () => 'The double slash indicates the common Internet scheme syntax.')],
    ['3.1', ifPresent(user, (name) => `The user name is ${quoted(name)}.`)],
    ['3.1', ifPresent(password, (secret) => `The password is ${quoted(secret)}.`)],
    ['3.1', ifPresent(host, (name) => `The host is ${quoted(name)}.`)],
    ['3.1', ifPresent(port, (digits) => `The port is ${quoted(digits)}.`)],
    ['3.1', ifPresent(urlPath, (rest) => `The url-path is ${quoted(rest)}.`)],
  ];
}

export const explainer: Explainer = {
  schemes,
  writers,
  explainScheme: tellScheme,
  explainGeneral: tellGeneral,
};
