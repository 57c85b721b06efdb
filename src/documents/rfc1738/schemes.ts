/** Readers of the schemes of RFC 1738 §3, each from its production in §5. */

import { defaultPorts } from '../../core/reference/schemes/default-ports.js';
import type { Reading } from '../../core/reading/reading.js';
import { octetsOf, type OctetString } from '../../core/reference/schemes/octets.js';
import type { FtpCommand, GopherPlus, Server } from '../../core/reference/schemes/parts.js';
import {
  decoded,
  directoriesAndName,
  loginOf,
  type SchemeReaders,
  serverOf,
} from '../../core/reference/schemes/read.js';

function server(reading: Reading, scheme: string): Server {
  return serverOf(reading, defaultPorts.get(scheme));
}

/** Translates the url-path to FTP commands (§3.2.2). An empty name is listed, but is not a file to retrieve. */
function ftpCommands(
  directories: readonly OctetString[],
  name: OctetString | undefined,
  type: string | undefined,
): FtpCommand[] {
  const commands: FtpCommand[] = directories.map((argument) => ({ verb: 'CWD', argument }));
  if (type?.toLowerCase() === 'd') return [...commands, { verb: 'NLST', argument: name ?? '' }];
  if (type !== undefined) commands.push({ verb: 'TYPE', argument: type });
  if (name !== undefined && name !== '') commands.push({ verb: 'RETR', argument: name });
  return commands;
}

export const schemes: SchemeReaders = {
  ftpurl: (reading) => {
    const login = loginOf(reading);
    const { directories, name } = directoriesAndName(reading.all('fsegment'));
    const type = reading.first('ftptype');
    return {
      scheme: 'ftp',
      server: server(reading, 'ftp'),
      login,
      anonymous: login.user === undefined,
      directories,
      name,
      type,
      commands: ftpCommands(directories, name, type),
    };
  },
  httpurl: (reading) => ({
    scheme: 'http',
    server: server(reading, 'http'),
    path: reading.first('hpath'),
    search: reading.first('search'),
  }),
  gopherurl: (reading) => {
    const type = decoded(reading, 'gtype');
    const selector = decoded(reading, 'selector') ?? '';
    const search = decoded(reading, 'search');
    const string = decoded(reading, 'gopher+_string');
    return {
      scheme: 'gopher',
      server: server(reading, 'gopher'),
      type: type ?? '1',
      typeGiven: type !== undefined,
      selector,
      search,
      string,
      plus: string === undefined ? undefined : gopherPlus(string),
      request: gopherRequest(selector, search, string),
    };
  },
  mailtourl: (reading) => ({ scheme: 'mailto', address: decoded(reading, 'encoded822addr') ?? '' }),
  newsurl: (reading) => {
    const group = decoded(reading, 'group');
    const article = reading.first('article');
    if (group !== undefined) return { scheme: 'news', form: 'group', group };
    if (article === undefined) return { scheme: 'news', form: 'all' };
    const at = article.lastIndexOf('@');
    return {
      scheme: 'news',
      form: 'article',
      messageId: octetsOf(article),
      unique: octetsOf(article.slice(0, at)),
      domain: article.slice(at + 1),
    };
  },
  nntpurl: (reading) => {
    const group = reading.nodes('group')[0];
    const number = reading.nodes('digits').find(({ start }) => group !== undefined && start >= group.end);
    return {
      scheme: 'nntp',
      server: server(reading, 'nntp'),
      group: group === undefined ? '' : reading.of(group),
      article: number === undefined ? undefined : reading.of(number),
    };
  },
  telneturl: (reading) => ({
    scheme: 'telnet',
    server: server(reading, 'telnet'),
    login: loginOf(reading),
  }),
  waisurl: (reading) => ({
    scheme: 'wais',
    server: server(reading, 'wais'),
    form: reading.uses('waisdoc') ? 'document' : reading.uses('waisindex') ? 'search' : 'database',
    database: decoded(reading, 'database') ?? '',
    search: reading.first('search'),
    type: decoded(reading, 'wtype'),
    length: undefined,
    path: decoded(reading, 'wpath'),
  }),
  fileurl: (reading) => {
    const host = reading.first('host') ?? '';
    const { directories, name } = directoriesAndName(reading.all('fsegment'));
    return {
      scheme: 'file',
      host,
      local: host === '' || host.toLowerCase() === 'localhost',
      directories,
      name: name ?? '',
    };
  },
  prosperourl: (reading) => {
    const names = reading.all('fieldname').map(octetsOf);
    const values = reading.all('fieldvalue').map(octetsOf);
    return {
      scheme: 'prospero',
      server: server(reading, 'prospero'),
      name: decoded(reading, 'ppath') ?? '',
      fields: names.map((name, i) => ({ name, value: values[i] ?? '' })),
      version: undefined,
      attributes: [],
    };
  },
};

/** Reads the request of a decoded Gopher+ string. */
function gopherPlus(string: OctetString): GopherPlus {
  const first = string.charAt(0);
  const rest = string.slice(1);
  if (string === '+') return { form: 'default-view' };
  if (string === '?') return { form: 'electronic-form' };
  if (first === '!' || first === '$') {
    const of = first === '!' ? 'item' : 'directory';
    return { form: 'attributes', of, names: rest === '' ? [] : rest.split(' ') };
  }
  const values = first === '+' ? formValues(rest) : undefined;
  if (values !== undefined) return { form: 'form-data', values };
  if (first === '+' && /^[^ \t\r\n]+(?: [^ \t\r\n]+)?$/.test(rest)) {
    const [view = '', language] = rest.split(' ');
    return { form: 'view', view, language };
  }
  return { form: 'other' };
}

/** Reads form data (§3.4.9): TAB 1 CRLF, "+-1" CRLF, a line for each value, "." CRLF. */
function formValues(rest: OctetString): readonly OctetString[] | undefined {
  const [head = '', mark, ...lines] = rest.split('\r\n');
  if (head !== '\t1' || mark !== '+-1') return undefined;
  return lines.at(-1) === '' && lines.at(-2) === '.' ? lines.slice(0, -2) : undefined;
}

/**
 * Writes the request: the selector, then TAB and search, then TAB and Gopher+ string; form data follows the selector
 * directly.
 */
function gopherRequest(
  selector: OctetString,
  search: OctetString | undefined,
  string: OctetString | undefined,
): OctetString {
  const fields = [selector, search, string].filter((field) => field !== undefined);
  const isForm = string !== undefined && gopherPlus(string).form === 'form-data';
  if (isForm && search === '') fields.splice(1, 1);
  return fields.join('\t');
}
