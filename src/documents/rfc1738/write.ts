/** Writes URLs of RFC 1738 §3 from a scheme's fields, each escaped as its production in §5 derives it. */

import type { SchemeWriters } from '../../core/reference/build.js';
import { aBound, aString, listOf, optional, recordOf } from '../../core/base/arguments.js';
import { escapeOf } from '../../core/base/character.js';
import { isDefaultPort } from '../../core/reference/schemes/default-ports.js';
import type { OctetString } from '../../core/reference/schemes/octets.js';

/**
 * Returns a function that escapes all octets except uchars and some more characters. Characters that are not octets
 * stay, and are not derivable.
 */
function escaping(more: string): (octets?: OctetString) => string {
  const raw = `A-Za-z0-9$\\-_.+!*'(),${more}`;
  const escaped = new RegExp(`[^${raw}\\u0100-\\uffff]`, 'g');
  return (octets = '') => octets.replace(escaped, (octet) => escapeOf(octet.charCodeAt(0)));
}

const uchars = escaping('');
const xchars = escaping(';/?:@&=');
const segment = escaping('?:@&=');
const ofLogin = escaping(';?&=');
const unique = escaping(';/?:&=');
const ofField = escaping('?:@&');
const ofSearch = escaping(';:@&=');

type Fields = Parameters<SchemeWriters[string]>[0];

function hostport(scheme: string, { server = {} }: Fields): string {
  const { host = '', port, portGiven = isDefaultPort(scheme, String(port)) !== true } = server;
  return `${scheme}://${host}${portGiven && port !== undefined ? `:${port}` : ''}`;
}

function withLogin(scheme: string, fields: Fields): string {
  const { user, password } = fields.login ?? {};
  const secret = password === undefined ? '' : `:${ofLogin(password)}`;
  const login = user === undefined ? '' : `${ofLogin(user)}${secret}@`;
  return hostport(scheme, fields).replace('//', () => `//${login}`);
}

/** Writes a part after its mark; nothing if the part is absent. */
function behind(mark: string, part: string | undefined): string {
  return part === undefined ? '' : `${mark}${part}`;
}

function fpath({ directories = [], name = '' }: Fields): string {
  return [...directories, name].map(segment).join('/');
}

const unchecked: SchemeWriters = {
  ftp: (fields) => {
    const { directories = [], name, type } = fields;
    const isOmitted = directories.length === 0 && name === undefined && type === undefined;
    return withLogin('ftp', fields) + (isOmitted ? '' : `/${fpath(fields)}${behind(';type=', type)}`);
  },
  http: (fields) => hostport('http', fields) + behind('/', fields.path) + behind('?', fields.search),
  gopher: (fields) => {
    const {
      type = '1',
      selector = '',
      search,
      string,
      typeGiven = fields.type !== undefined || selector !== '' || search !== undefined,
    } = fields;
    if (!typeGiven) return hostport('gopher', fields);
    const more = behind('%09', search && ofSearch(search)) + behind('%09', string && xchars(string));
    return `${hostport('gopher', fields)}/${xchars(type)}${xchars(selector)}${more}`;
  },
  mailto: ({ address }) => `mailto:${xchars(address)}`,
  news: ({ group, unique: before, domain, ...fields }) => {
    const { messageId = before === undefined ? undefined : `${before}@${domain ?? ''}` } = fields;
    const { form = group !== undefined ? 'group' : messageId === undefined ? 'all' : 'article' } = fields;
    if (form === 'all') return 'news:*';
    if (form === 'group' || messageId === undefined) return `news:${group ?? ''}`;
    const at = messageId.lastIndexOf('@');
    return `news:${unique(messageId.slice(0, at))}${messageId.slice(at)}`;
  },
  nntp: (fields) => `${hostport('nntp', fields)}/${fields.group ?? ''}${behind('/', fields.article)}`,
  telnet: (fields) => withLogin('telnet', fields),
  wais: (fields) => {
    const { database, search, type, path, form } = fields;
    const isDocument = form === undefined ? type !== undefined || path !== undefined : form === 'document';
    const more = isDocument ? `/${uchars(type)}/${uchars(path)}` : behind('?', search);
    return `${hostport('wais', fields)}/${uchars(database)}${more}`;
  },
  file: (fields) => `file://${fields.host ?? ''}/${fpath(fields)}`,
  prospero: (fields) => {
    const { name = '', fields: more = [] } = fields;
    const specs = more.map((field) => `;${ofField(field?.name)}=${ofField(field?.value)}`);
    return `${hostport('prospero', fields)}/${name.split('/').map(segment).join('/')}${specs.join('')}`;
  },
};

const ifText = optional(aString);
const texts =
  'host name type path search selector string address form group messageId unique domain article database';
/** Checks a port: a number, or the digits of one that no JavaScript number is exact for. */
const aPort: typeof aBound = (port, name) => {
  if (typeof port !== 'string') aBound(port, name);
};
const check = recordOf({
  ...Object.fromEntries(texts.split(' ').map((name) => [name, ifText])),
  server: optional(recordOf({ host: ifText, port: optional(aPort) })),
  login: optional(recordOf({ user: ifText, password: ifText })),
  directories: optional(listOf(aString)),
  fields: optional(listOf(recordOf({ name: aString, value: aString }))),
});

/** @throws TypeError for a field of another type */
export const writers: SchemeWriters = Object.fromEntries(
  Object.entries(unchecked).map(([scheme, write]) => [
    scheme,
    (fields: Fields) => {
      check(fields, 'build: the parts');
      return write(fields);
    },
  ]),
);
