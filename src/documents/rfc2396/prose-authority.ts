/** Findings of the prose of RFC 2396 on authorities: §3.2, §6, §7, and Appendix G on ports. */

import type { Reading, Span } from '../../core/reading/reading.js';
import type { ProseEntry } from '../../core/prose/entry.js';
import {
  addressesOutOfRange,
  nodes,
  otherPorts,
  passwords,
  ports,
  schemeOf,
} from '../../core/prose/matchers.js';
import {
  type DefectKind,
  type LabelRules,
  serverDefect,
  serverEntries,
  userinfos,
} from '../../core/prose/server-defects.js';
import { defaultPorts } from '../../core/reference/schemes/default-ports.js';

/** The rightmost label, before a final ".", is a toplabel, unless the name is an IPv4address. */
export const labelRules: LabelRules = (labels) => {
  const numbers = labels.filter(({ text }) => /^[0-9]+$/.test(text));
  const top = labels.at(-1)?.text === '' ? labels.at(-2) : labels.at(-1);
  const isAddress = labels.length === 4 && numbers.length === 4;
  if (top === undefined || isAddress || !/^[0-9]/.test(top.text)) return [];
  return [{ kind: 'top-label', start: top.start, end: top.end }];
};

const defect = (kind: DefectKind): ProseEntry['test'] => serverDefect('reg_name', labelRules, kind);

/** Tests whether an octet is unreserved (§2.3): alphanum | mark. */
export function isUnreserved(octet: number): boolean {
  return /[A-Za-z0-9\-_.!~*'()]/.test(String.fromCharCode(octet));
}

function unescaped(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (escape, hex: string) => {
    const octet = Number.parseInt(hex, 16);
    return isUnreserved(octet) ? String.fromCharCode(octet) : escape;
  });
}

/** Finds an IPv6 address in brackets where the host of an authority would be. */
function ipv6Literals({ text }: Reading): Span[] {
  const found = /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\/[^/?#[]*(\[[0-9A-Fa-f:.]*\])/.exec(text);
  if (found === null) return [];
  const end = found[0].length;
  return [{ start: end - (found[1]?.length ?? 0), end }];
}

export const authorityProse: readonly ProseEntry[] = [
  {
    id: 'reg-name',
    level: 'note',
    section: '3.2.1',
    sentence:
      'The authority is not a server: it is a reg_name, whose structure "is specific to the URI scheme".',
    test: (reading) => reading.nodes('reg_name'),
  },
  {
    id: 'escaped-host',
    level: 'note',
    section: '2.3',
    sentence:
      'Without its escapes, this authority would be a server, although unreserved characters can be escaped "without changing the semantics of the URI".',
    test: (reading) =>
      nodes(reading, 'reg_name', (text) => {
        const plain = unescaped(text);
        return plain !== text && reading.accepts(plain, 'server');
      }),
  },
  {
    id: 'not-a-server',
    level: 'violation',
    section: '3.2.2',
    sentence:
      'Schemes of an IP-based protocol "use a common syntax for the server component"; this authority does not have it.',
    test: (reading) => reading.nodes('reg_name').filter(() => defaultPorts.has(schemeOf(reading) ?? '')),
  },
  ...serverEntries('3.2.2', defect),
  {
    id: 'top-label',
    level: 'note',
    section: '3.2.2',
    sentence:
      'In a server, the rightmost domain label "will never start with a digit", so names and addresses differ.',
    test: defect('top-label'),
  },
  {
    id: 'label-length',
    level: 'violation',
    section: '3.2.2',
    sentence:
      'Hostnames "take the form described in Section 3 of [RFC1034]", where a label has at most 63 characters.',
    test: (reading) =>
      [...reading.nodes('domainlabel'), ...reading.nodes('toplabel')]
        .filter(({ start, end }) => end - start > 63)
        .sort((a, b) => a.start - b.start),
  },
  {
    id: 'one-label',
    level: 'tolerated',
    section: '3.2.2',
    sentence:
      'A hostname "should be a fully qualified domain name"; in practice it "may be a local domain literal".',
    test: (reading) => nodes(reading, 'hostname', (text) => !text.includes('.')),
  },
  {
    id: 'address-range',
    level: 'violation',
    section: '3.2.2',
    sentence: 'The host is a domain name or an IPv4 address, and no IPv4 address has a number above 255.',
    test: (reading) => addressesOutOfRange(reading, 'IPv4address'),
  },
  {
    id: 'ipv6-literal',
    level: 'violation',
    section: '3.2.2',
    sentence: '"Literal IPv6 addresses are not supported."',
    test: ipv6Literals,
  },
  {
    id: 'password',
    level: 'discouraged',
    section: '3.2.2',
    sentence:
      '"user:password" in the userinfo "is NOT RECOMMENDED": clear text "has proven to be a security risk in almost every case" (see also §7).',
    test: (reading) => passwords(reading, userinfos(reading, 'reg_name')),
  },
  {
    id: 'empty-port',
    level: 'tolerated',
    section: 'Appendix G.3',
    sentence: 'No port follows the ":"; "systems are expected to handle the case".',
    test: (reading) => nodes(reading, 'port', (text) => text === ''),
  },
  {
    id: 'default-port',
    level: 'note',
    section: '6',
    sentence:
      'The port is the default of the scheme: the URI "is equivalent to one where the port is elided".',
    test: (reading) => ports(reading, 'port', 'default'),
  },
  {
    id: 'other-port',
    level: 'discouraged',
    section: '7',
    sentence:
      '"Caution should be used when using any URL that specifies a port number other than the default".',
    test: (reading) => otherPorts(reading, 'port'),
  },
];
