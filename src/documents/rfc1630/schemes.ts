/** The schemes of RFC 1630: "Specific Schemes" and "BNF for specific URL schemes". */

import { defaultPorts } from '../../reference/schemes/default-ports.js';
import { earlyForms, earlyWais, ftpPath } from '../../reference/schemes/early-forms.js';
import { octetsOf } from '../../reference/schemes/octets.js';
import { decoded, loginOf, type SchemeReaders, serverOf } from '../../reference/schemes/read.js';

export const schemes: SchemeReaders = {
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
