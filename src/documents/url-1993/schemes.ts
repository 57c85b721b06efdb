/**
 * The schemes of the 1993 draft, "Specific Naming Schemes" and "BNF syntax", and of the 1995 page, whose BNF
 * is the same but for ftp and telnet.
 */

import type { Reading } from '../../tree/reading.js';
import { octetsOf, type OctetString } from '../../reference/schemes/octets.js';
import type { FtpParts, ProsperoParts, TelnetParts, WaisParts } from '../../reference/schemes/parts.js';
import {
  decoded,
  directoriesAndName,
  loginOf,
  type SchemeReaders,
  serverOf,
} from '../../reference/schemes/read.js';

/** The path of an ftp URL; no document but RFC 1738 says which commands it stands for. */
function ftpPath(reading: Reading): Pick<FtpParts, 'directories' | 'name' | 'type' | 'commands'> {
  const segments = (reading.first('path') ?? '').split('/');
  return { ...directoriesAndName(segments), type: undefined, commands: undefined };
}

/** 1993: user, password and port, which "Internet protocol parts" has and the BNF of ftp leaves to the host. */
function ftp1993(reading: Reading): FtpParts {
  const text = reading.first('host') ?? '';
  const at = text.lastIndexOf('@');
  const [user, password] = at < 0 ? [] : text.slice(0, at).split(/:([^]*)/);
  const [host = '', port] = text.slice(at + 1).split(/:([0-9]+)$/);
  return {
    scheme: 'ftp',
    server: { host, port: port === undefined ? undefined : Number(port), portGiven: port !== undefined },
    login: { user: user && octetsOf(user), password: password && octetsOf(password) },
    anonymous: user === undefined,
    ...ftpPath(reading),
  };
}

function ftp1995(reading: Reading): FtpParts {
  return {
    scheme: 'ftp',
    server: serverOf(reading, undefined),
    login: loginOf(reading),
    anonymous: undefined,
    ...ftpPath(reading),
  };
}

function telnet(reading: Reading): TelnetParts {
  return { scheme: 'telnet', server: serverOf(reading, undefined), login: loginOf(reading) };
}

function wais(reading: Reading): WaisParts {
  const search = reading.first('search');
  return {
    scheme: 'wais',
    server: serverOf(reading, undefined),
    form: reading.uses('waisdoc') ? 'document' : search === undefined ? 'database' : 'search',
    database: decoded(reading, 'database') ?? '',
    search,
    type: decoded(reading, 'wtype'),
    length: reading.uses('waisdoc') ? waisLength(reading) : undefined,
    path: reading.uses('waisdoc') ? (decoded(reading, 'path') ?? '') : undefined,
  };
}

/** The digits that stand between the type and the path. */
function waisLength(reading: Reading): string | undefined {
  const after = reading.nodes('wtype')[0]?.end ?? 0;
  const digits = reading.nodes('digits').find(({ start }) => start > after);
  return digits === undefined ? undefined : reading.of(digits);
}

/** "Prospero": "%00" separates name, version and attributes, also where the BNF cannot tell them from the name. */
function prospero(reading: Reading): ProsperoParts {
  const server = serverOf(reading, undefined);
  const hsoname = reading.first('hsoname') ?? '';
  const version = reading.first('version');
  const [name = '', ...rest] = version === undefined ? hsoname.split('%00') : [hsoname, version];
  const own = reading.first('attributes');
  return {
    scheme: 'prospero',
    server,
    name: octetsOf(name),
    fields: [],
    version: rest[0],
    attributes: own === undefined ? rest.slice(1).map(octetsOf) : [own],
  };
}

/** What both documents have; `gopherType` is the type where a gopher URL gives none. */
const common = (gopherType: OctetString | undefined): SchemeReaders => ({
  httpaddress: (reading) => ({
    scheme: 'http',
    server: serverOf(reading, undefined),
    path: reading.first('path'),
    search: reading.first('search'),
  }),
  newsaddress: (reading) => {
    const group = decoded(reading, 'group');
    const article = reading.first('article');
    if (group !== undefined) return { scheme: 'news', form: 'group', group };
    if (article === undefined) return { scheme: 'news', form: 'all' };
    const domain = reading.first('host') ?? '';
    const unique: OctetString = octetsOf(article.slice(0, -domain.length - 1));
    return { scheme: 'news', form: 'article', messageId: octetsOf(article), unique, domain };
  },
  gopheraddress: (reading) => {
    const type = decoded(reading, 'gtype');
    return {
      scheme: 'gopher',
      server: serverOf(reading, undefined),
      type: type ?? gopherType,
      typeGiven: type !== undefined,
      selector: decoded(reading, 'selector') ?? '',
      search: reading.first('search'),
      string: undefined,
      plus: undefined,
      request: undefined,
    };
  },
  prosperoaddress: prospero,
  telnetaddress: telnet,
  waisaddress: wais,
});

export const schemes1993: SchemeReaders = {
  ...common('1'),
  fileaddress: ftp1993,
  afsaddress: (reading) => ({
    scheme: 'afs',
    cell: reading.first('cellname') ?? '',
    path: reading.first('path') ?? '',
  }),
};

export const schemes1995: SchemeReaders = { ...common(undefined), ftpaddress: ftp1995 };
