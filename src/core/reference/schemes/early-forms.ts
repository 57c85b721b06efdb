/**
 * Readers of the scheme forms of the early BNF, of 1993, 1995 and RFC 1630. RFC 1738 replaced these by its own forms.
 */

import type { Reading } from '../../reading/reading.js';
import { octetsOf, type OctetString } from './octets.js';
import type { FtpParts, ProsperoParts, TelnetParts, WaisParts } from './parts.js';
import { decoded, directoriesAndName, loginOf, type SchemeReaders, serverOf } from './read.js';

/** Reads the path of an ftp URL; only RFC 1738 says which commands it stands for. */
export function ftpPath(reading: Reading): Pick<FtpParts, 'directories' | 'name' | 'type' | 'commands'> {
  const segments = (reading.first('path') ?? '').split('/');
  return { ...directoriesAndName(segments), type: undefined, commands: undefined };
}

function telnet(reading: Reading): TelnetParts {
  return { scheme: 'telnet', server: serverOf(reading, undefined), login: loginOf(reading) };
}

export function earlyWais(reading: Reading): WaisParts {
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

/** Returns the digits between the type and the path. */
function waisLength(reading: Reading): string | undefined {
  const after = reading.nodes('wtype')[0]?.end ?? 0;
  const digits = reading.nodes('digits').find(({ start }) => start > after);
  return digits === undefined ? undefined : reading.of(digits);
}

/**
 * Reads a prospero URL. "Prospero": "%00" separates name, version and attributes, even if the BNF cannot distinguish
 * them from the name.
 */
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

/**
 * Returns readers of the forms that the documents share. `gopherType` is the type if a gopher URL gives none;
 * `selector` is the rule of the part after the type.
 */
export const earlyForms = (gopherType: OctetString | undefined, selector = 'selector'): SchemeReaders => ({
  httpaddress: (reading) => ({
    scheme: 'http',
    server: serverOf(reading, undefined),
    path: reading.first('path'),
    search: reading.first('search'),
  }),
  newsaddress: (reading) => {
    const group = reading.first('group');
    // The "@" distinguishes a message identifier, also one whose domain is missing, from a group.
    const article = group?.includes('@') === true ? group : reading.first('article');
    if (article === undefined) {
      return group === undefined
        ? { scheme: 'news', form: 'all' }
        : { scheme: 'news', form: 'group', group: octetsOf(group) };
    }
    const domain = article.slice(article.lastIndexOf('@') + 1);
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
      selector: decoded(reading, selector) ?? '',
      search: reading.first('search'),
      string: undefined,
      plus: undefined,
      request: undefined,
    };
  },
  prosperoaddress: prospero,
  telnetaddress: telnet,
  waisaddress: earlyWais,
});
