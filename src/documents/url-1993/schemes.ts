/** The schemes of the 1993 draft: "Specific Naming Schemes" and "BNF syntax". */

import { earlyForms, ftpPath } from '../../reference/schemes/early-forms.js';
import { octetsOf } from '../../reference/schemes/octets.js';
import type { FtpParts } from '../../reference/schemes/parts.js';
import type { SchemeReaders } from '../../reference/schemes/read.js';
import type { Reading } from '../../tree/reading.js';

/** User, password and port, which "Internet protocol parts" has and the BNF of ftp leaves to the host. */
function ftp(reading: Reading): FtpParts {
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

export const schemes: SchemeReaders = {
  ...earlyForms('1'),
  fileaddress: ftp,
  afsaddress: (reading) => ({
    scheme: 'afs',
    cell: reading.first('cellname') ?? '',
    path: reading.first('path') ?? '',
  }),
};
