/** What the prose of rfc2396bis-01 says of authorities: §3.2, §7.2 to §7.5. */

import { defaultPorts } from '../../reference/schemes/default-ports.js';
import type { Reading, Span } from '../../tree/reading.js';
import type { ProseEntry } from '../../prose/entry.js';
import { isOutOfRange, matchesIn, nodes, passwords, ports, schemeOf } from '../../prose/hits.js';
import { rareAddress, rareAddresses, type RareForm } from '../../prose/rare-addresses.js';
import {
  type Defect,
  type DefectKind,
  type Label,
  type LabelRules,
  serverDefect,
  serverEntries,
  userinfos,
} from '../../prose/server-defects.js';

/** At most 63 characters in a label; two labels before a final ".", the last of them a toplabel. */
export const labelRules: LabelRules = (labels) => [
  ...labels
    .filter(({ text }) => text.length > 63)
    .map(({ start, end }): Defect => ({ kind: 'label-length', start, end })),
  ...topLabel(labels),
];

function topLabel(labels: readonly Label[]): Defect[] {
  const [top, root] = labels.slice(-2);
  if (top === undefined || root?.text !== '') return [];
  return labels.length === 2 || /^[0-9]/.test(top.text)
    ? [{ kind: 'top-label', start: top.start, end: root.end }]
    : [];
}

const defect = (kind: DefectKind): ProseEntry['test'] => serverDefect('reg-name', labelRules, kind);

/** Hosts in one of the rare forms. */
function rare(form: RareForm): ProseEntry['test'] {
  return (reading) => rareAddresses(reading, hosts(reading), form);
}

/** The host of a server, or what would be the host of a reg-name. */
function hosts(reading: Reading): readonly Span[] {
  const named = reading.nodes('reg-name').map((node) => {
    const text = reading.of(node);
    const start = text.lastIndexOf('@') + 1;
    const colon = text.indexOf(':', start);
    return { start: node.start + start, end: colon < 0 ? node.end : node.start + colon };
  });
  return [...reading.nodes('host'), ...named];
}

function isDottedDecimal(host: string): boolean {
  return /^[0-9]+(?:\.[0-9]+){3}$/.test(host);
}

/** Names in a userinfo that a person could take for the host. */
function namesIn(reading: Reading, userinfo: Span): Span[] {
  return matchesIn(reading, userinfo, /[A-Za-z0-9.-]+/g).filter((span) => {
    const name = reading.of(span);
    return (
      name.slice(1, -1).includes('.') &&
      (/\.[A-Za-z][A-Za-z0-9-]+\.?$/.test(name) || isDottedDecimal(name)) &&
      reading.accepts(name, 'hostname')
    );
  });
}

export const authorityProse: readonly ProseEntry[] = [
  {
    id: 'reg-name',
    level: 'note',
    section: '3.2.1',
    sentence:
      'The authority is no server; only reg-name derives it, whose structure "is specific to the URI scheme".',
    test: (reading) => reading.nodes('reg-name'),
  },
  {
    id: 'escaped-host',
    level: 'note',
    section: '2.3',
    sentence:
      'Only its escapes make this authority a registered name. They can be unescaped "without fear of creating a conflict", and then it is a server: the two are equivalent, but not read alike.',
    test: (reading) =>
      nodes(reading, 'reg-name', (text) => {
        const unescaped = text.replace(/%(?:[46][1-9A-F]|[57][0-9A]|3[0-9]|5F|7E)/gi, decodeURIComponent);
        return unescaped !== text && reading.accepts(unescaped, 'server');
      }),
  },
  {
    id: 'not-a-server',
    level: 'violation',
    section: '3.2.2',
    sentence:
      'Schemes of an IP-based protocol "use a common syntax for the server component"; this authority does not have it.',
    test: (reading) => reading.nodes('reg-name').filter(() => defaultPorts.has(schemeOf(reading) ?? '')),
  },
  ...serverEntries('3.2.2', defect),
  {
    id: 'label-length',
    level: 'note',
    section: '3.2.2',
    sentence: 'As a server: a domain label has at most 63 characters.',
    test: defect('label-length'),
  },
  {
    id: 'top-label',
    level: 'note',
    section: '3.2.2',
    sentence:
      'As a server: before a final "." the grammar wants two labels or more, the last beginning with a letter.',
    test: defect('top-label'),
  },
  {
    id: 'address-range',
    level: 'note',
    section: '3.2.2',
    sentence:
      'An IPv4 address has "four decimal numbers in the range 0 to 255"; with a greater one this is a hostname.',
    test: (reading) =>
      hosts(reading).filter((host) => {
        const text = reading.of(host);
        return isDottedDecimal(text) && isOutOfRange(text);
      }),
  },
  {
    id: 'numeric-label',
    level: 'note',
    section: '3.2.2',
    sentence:
      'The rightmost label of a fully qualified domain name "will never start with a digit": this is a local name at most.',
    test: (reading) =>
      nodes(
        reading,
        'hostname',
        (text) =>
          /(?:^|\.)[0-9][A-Za-z0-9-]*$/.test(text) &&
          !isDottedDecimal(text) &&
          rareAddress(text) === undefined,
      ),
  },
  {
    id: 'missing-host',
    level: 'violation',
    section: '3.2.2',
    sentence: 'The "http" scheme "does not allow host to be omitted".',
    test: (reading) =>
      schemeOf(reading) === 'http' ? nodes(reading, 'authority', (text) => text === '') : [],
  },
  {
    id: 'password',
    level: 'discouraged',
    section: '3.2.2',
    sentence:
      '"user:password" in the userinfo "is NOT RECOMMENDED": clear text "has proven to be a security risk in almost every case" (see also §7.4).',
    test: (reading) => passwords(reading, userinfos(reading, 'reg-name')),
  },
  {
    id: 'empty-port',
    level: 'note',
    section: '3.2.2',
    sentence:
      'An empty port: "If no explicit port number is given, the default port number" of the scheme is assumed.',
    test: (reading) => nodes(reading, 'port', (text) => text === ''),
  },
  {
    id: 'default-port',
    level: 'note',
    section: '6.2.3',
    sentence:
      'The port is the default of the scheme: the URI "is equivalent to one where the port is elided".',
    test: (reading) => ports(reading, 'port', 'default'),
  },
  {
    id: 'other-port',
    level: 'discouraged',
    section: '7.2',
    sentence:
      '"Caution should be used when using any URI that specifies a TCP port number other than the default".',
    test: (reading) => ports(reading, 'port', 'other'),
  },
  {
    id: 'rare-address-parts',
    level: 'discouraged',
    section: '7.3',
    sentence:
      'A hostname by the grammar, but many implementations take one to three numbers for an IPv4 address, which is "a security concern" where access is filtered.',
    test: rare('parts'),
  },
  {
    id: 'rare-address-octal',
    level: 'discouraged',
    section: '7.3',
    sentence:
      'A hostname by the grammar, but some implementations take it for an IPv4 address: "a leading 0 implies octal".',
    test: rare('octal'),
  },
  {
    id: 'rare-address-hex',
    level: 'discouraged',
    section: '7.3',
    sentence:
      'A hostname by the grammar, but some implementations take it for an IPv4 address: "a leading 0x or 0X implies hexadecimal".',
    test: rare('hex'),
  },
  {
    id: 'misleading-userinfo',
    level: 'discouraged',
    section: '7.5',
    sentence:
      'What looks like a host is userinfo: the URI can appear "to identify one (trusted) naming authority while actually identifying a different authority".',
    test: (reading) => userinfos(reading, 'reg-name').flatMap((info) => namesIn(reading, info)),
  },
];
