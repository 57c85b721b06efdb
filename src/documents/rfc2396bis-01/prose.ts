/** Findings of the prose of draft-fielding-uri-rfc2396bis-01 (2003) beyond its ABNF. */

import type { ProseEntry } from '../../core/prose/entry.js';
import { excludedCharacters, reservedIn } from '../../core/prose/excluded-characters.js';
import {
  colonInFirstSegment,
  dotSegments,
  escapedLineEnds,
  escapes,
  isOutOfRange,
  lowerCaseEscapes,
  matches,
  matchesIn,
  nodes,
  notUtf8,
  passwords,
  ports,
  schemeOf,
  upperCaseScheme,
  urlPrefix,
} from '../../core/prose/matchers.js';
import {
  currentDocument,
  sameScheme,
  surplusParents,
  unsuitableBase,
  withoutBase,
} from '../../core/prose/references.js';
import { defaultPorts } from '../../core/reference/schemes/default-ports.js';
import type { Reading, Span } from '../../core/reading/reading.js';
import { rareAddress, rareAddresses, type RareForm } from '../../core/prose/rare-addresses.js';
import {
  type Defect,
  type DefectKind,
  type Label,
  type LabelRules,
  serverDefect,
  serverEntries,
  userinfos,
} from '../../core/prose/server-defects.js';

/** A label has at most 63 characters. Two labels precede a final ".", and the last of them is a toplabel. */
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

/** Finds hosts in one of the rare forms. */
function rare(form: RareForm): ProseEntry['test'] {
  return (reading) => rareAddresses(reading, hosts(reading), form);
}

/** Finds the host of a server, or what would be the host of a reg-name. */
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

/** Finds names in a userinfo that a person could mistake for the host. */
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

const authorityProse: readonly ProseEntry[] = [
  {
    id: 'reg-name',
    level: 'note',
    section: '3.2.1',
    sentence:
      'The authority is not a server: it is a reg-name, whose structure "is specific to the URI scheme".',
    test: (reading) => reading.nodes('reg-name'),
  },
  {
    id: 'escaped-host',
    level: 'note',
    section: '2.3',
    sentence:
      'Without its escapes, this authority would be a server. They can be unescaped "without fear of creating a conflict": the two are equivalent but are read differently.',
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
    sentence: 'In a server, a domain label has at most 63 characters.',
    test: defect('label-length'),
  },
  {
    id: 'top-label',
    level: 'note',
    section: '3.2.2',
    sentence:
      'In a server, a final "." must follow at least two labels, the last of which begins with a letter.',
    test: defect('top-label'),
  },
  {
    id: 'address-range',
    level: 'note',
    section: '3.2.2',
    sentence:
      'An IPv4 address has "four decimal numbers in the range 0 to 255"; a greater one makes this a hostname.',
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
      'The port is empty: "If no explicit port number is given, the default port number" of the scheme is assumed.',
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
      'A hostname by the grammar, but many implementations read one to three numbers as an IPv4 address, which is "a security concern" if access is filtered.',
    test: rare('parts'),
  },
  {
    id: 'rare-address-octal',
    level: 'discouraged',
    section: '7.3',
    sentence:
      'A hostname by the grammar, but some implementations read it as an IPv4 address: "a leading 0 implies octal".',
    test: rare('octal'),
  },
  {
    id: 'rare-address-hex',
    level: 'discouraged',
    section: '7.3',
    sentence:
      'A hostname by the grammar, but some implementations read it as an IPv4 address: "a leading 0x or 0X implies hexadecimal".',
    test: rare('hex'),
  },
  {
    id: 'misleading-userinfo',
    level: 'discouraged',
    section: '7.5',
    sentence:
      'The apparent host is userinfo: the URI can appear "to identify one (trusted) naming authority while actually identifying a different authority".',
    test: (reading) => userinfos(reading, 'reg-name').flatMap((info) => namesIn(reading, info)),
  },
];

/** Tests whether an octet is unreserved (§2.3): ALPHA / DIGIT / mark. */
function isUnreserved(octet: number): boolean {
  return /[A-Za-z0-9\-_.!~*'()]/.test(String.fromCharCode(octet));
}

const general: readonly ProseEntry[] = [
  {
    id: 'opaque-query',
    level: 'note',
    section: '3',
    sentence:
      'An opaque-part has no components: the "?" begins a query for the regular expression of Appendix B, but not for the grammar.',
    test: (reading) => reading.nodes('opaque-part').flatMap((part) => matchesIn(reading, part, /\?.*/gs)),
  },
  ...excludedCharacters(/[{}|\\^`]+/g),
  reservedIn('authority', '3.2', ['userinfo', 'reg-name'], /;/g),
  reservedIn('path', '3.3', ['segment', 'rel-segment'], /[;=]/g),
  reservedIn('query', '3.4', ['query'], /[;/?:@&=+,$]/g),
  {
    id: 'delimiter',
    level: 'violation',
    section: '2.4.3',
    sentence:
      '"<", ">" and the double quote are excluded, as they are "the delimiters around a URI in text documents".',
    test: (reading) => matches(reading, /[<>"]+/g),
  },
  {
    id: 'crosshatch',
    level: 'violation',
    section: '2.4.3',
    sentence: '"#" delimits a URI from a fragment identifier and is excluded from both.',
    test: (reading) => matches(reading, /#/g).slice(1),
  },
  {
    id: 'bracket',
    level: 'violation',
    section: '3.2.2',
    sentence:
      'An IPv6 literal "is the only place where square-bracket characters are allowed in the hierarchical URI syntax".',
    test: (reading) => (reading.derivable ? [] : matches(reading, /[[\]]/g)),
  },
  {
    id: 'current-document',
    level: 'note',
    whole: true,
    section: '4.2',
    sentence:
      'This is not a URI but "a reference to the current document", which should not result in another retrieval.',
    test: currentDocument,
  },
  {
    id: 'relative',
    level: 'note',
    whole: true,
    section: '5',
    sentence: 'This is a relative reference; its meaning depends on the base URI.',
    test: withoutBase,
  },
  {
    id: 'colon-first-segment',
    level: 'violation',
    section: '5',
    sentence:
      'A segment which contains a colon "cannot be used as the first segment of a relative URI path"; write "./" before it.',
    test: colonInFirstSegment,
  },
  {
    id: 'unsuitable-base',
    level: 'violation',
    section: '5',
    sentence:
      'The base does not fit the hier-part syntax: "a relative URI cannot be used within a document that has an unsuitable base URI".',
    test: (reading, base) => unsuitableBase(reading, base, 'hier-part'),
  },
  {
    id: 'surplus-parent',
    level: 'violation',
    section: '5.2',
    sentence:
      'The merged path still begins with "..": "the reference is considered to be in error"; parsers may keep "..", remove it or report an error.',
    test: surplusParents,
  },
  {
    id: 'scheme-case',
    level: 'discouraged',
    whole: true,
    section: '6.3',
    sentence:
      '"Always provide the URI scheme in lower-case characters", although programs should treat upper case as equivalent (§3.1).',
    test: upperCaseScheme,
  },
  {
    id: 'host-case',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Always provide the hostname, if any, in lower-case characters."',
    test: (reading) => nodes(reading, 'hostname', (text) => /[A-Z]/.test(text)),
  },
  {
    id: 'needless-escape',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Only perform %-escaping where it is essential"; an unreserved character needs none (§2.3).',
    test: (reading) => escapes(reading, 'escaped', isUnreserved),
  },
  {
    id: 'escape-case',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Always use upper-case A-through-F characters when %-escaping."',
    test: (reading) => lowerCaseEscapes(reading, 'escaped'),
  },
  {
    id: 'utf-8',
    level: 'discouraged',
    whole: true,
    section: '6.3',
    sentence: '"Use the UTF-8 character-to-octet mapping, whenever possible": these are not UTF-8.',
    test: (reading) => (reading.derivable ? notUtf8(reading, { start: 0, end: reading.text.length }) : []),
  },
  {
    id: 'dot-segment',
    level: 'discouraged',
    section: '6.3',
    sentence:
      '"Prevent /./ and /../ from appearing in absolute URI paths": they should not be there (§6.2.2.3).',
    test: (reading) =>
      reading.uses('absolute-URI')
        ? reading.nodes('abs-path').flatMap((path) => dotSegments(reading, path))
        : [],
  },
  {
    id: 'encoded-delimiter',
    level: 'discouraged',
    section: '7.2',
    sentence:
      'Escaped CR or LF, if unescaped before transmission, can "simulate an extra operation or parameter" in the protocol.',
    test: (reading) => escapedLineEnds(reading, 'escaped'),
  },
  {
    id: 'same-scheme',
    level: 'tolerated',
    section: 'Appendix C.2',
    sentence:
      'This relative reference repeats the scheme of the base: "Its use should be avoided, but is allowed for backwards compatibility."',
    test: sameScheme,
  },
  {
    id: 'url-prefix',
    level: 'discouraged',
    whole: true,
    section: 'Appendix E',
    sentence: 'The prefix "URL:" in running text "is no longer recommended". Here it is read as a scheme.',
    test: urlPrefix,
  },
  {
    id: 'abbreviated',
    level: 'note',
    section: 'Appendix F',
    sentence:
      'It looks like an abbreviated URI, which "has the same syntax as a relative URI path" and is indistinguishable.',
    test: (reading) => nodes(reading, 'rel-segment', (text) => /^www\.[^.]/i.test(text)),
  },
];

/** §§2 to 7 with the appendices, and their statements on authorities. */
export const prose: readonly ProseEntry[] = [...general, ...authorityProse];
