/** Which rule became which across the documents: by role and name, and what went together or apart as the rooms tell. */
import { differences } from '../../../generated/registry/differences.js';
import { about } from '../../../src/study/index.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { lineageOf } from '../../../src/study/relations/lineage.js';
import { studied } from '../load-studied.js';

const documents = [
  'url-1993',
  'url-1995',
  'rfc1630',
  'rfc1738',
  'rfc1808',
  'url-1997',
  'rfc2396',
  'rfc2732',
  'rfc2396bis-01',
  'rfc3986',
  'rfc6874',
] as const satisfies readonly RevisionId[];

/** A line of descent: a rule for each document, in their order; empty where none has the part. */
const lines: readonly (readonly [meaning: string, ...rules: readonly string[]])[] = [
  // prettier-ignore
  ...([
    ['reference', 'fragmentaddress', 'fragmentaddress', 'fragmentaddress', '', 'URL', 'URL-reference', 'URI-reference', 'URI-reference', 'URI-reference', 'URI-reference', 'URI-reference'],
    ['absolute with fragment', '', '', '', '', '', '', '', '', 'absolute-URI-reference', 'URI', 'URI'],
    ['absolute', 'url', 'url', 'url', 'url', 'absoluteURL', 'absoluteURL', 'absoluteURI', 'absoluteURI', 'absolute-URI', 'absolute-URI', 'absolute-URI'],
    ['relative', '', '', '', 'schemepart', 'relativeURL', 'relativeURL', 'relativeURI', 'relativeURI', 'relative-URI', 'relative-ref', 'relative-ref'],
    ['relative part', '', '', '', '', '', '', '', '', 'relative-URI', 'relative-part', 'relative-part'],
    ['generic', 'generic', 'generic', 'uri', 'genericurl', 'generic-RL', 'generic-URL', 'hier_part', 'hier_part', 'hier-part', 'hier-part', 'hier-part'],
    ['opaque', '', '', '', 'otherurl', 'absoluteURL', 'opaque-URL', 'opaque_part', 'opaque_part', 'opaque-part', 'path-rootless', 'path-rootless'],
    ['scheme', 'scheme', 'scheme', 'scheme', 'scheme', 'scheme', 'scheme', 'scheme', 'scheme', 'scheme', 'scheme', 'scheme'],
    ['net path', '', '', '', 'ip-schemepart', 'net_path', 'net_path', 'net_path', 'net_path', 'net-path', 'hier-part', 'hier-part'],
    ['authority', '', 'login', 'login', 'login', 'net_loc', 'site', 'authority', 'authority', 'authority', 'authority', 'authority'],
    ['server', '', '', '', '', '', 'site', 'server', 'server', 'server', 'authority', 'authority'],
    ['registered name', '', '', '', '', '', '', 'reg_name', 'reg_name', 'reg-name', 'reg-name', 'reg-name'],
    ['user', 'user', 'user', 'user', 'user', 'net_loc', 'user', 'userinfo', 'userinfo', 'userinfo', 'userinfo', 'userinfo'],
    ['password', '', 'password', 'password', 'password', 'net_loc', 'password', 'userinfo', 'userinfo', '', '', ''],
    ['hostport', 'hostport', 'hostport', 'hostport', 'hostport', 'net_loc', 'hostport', 'hostport', 'hostport', 'hostport', 'authority', 'authority'],
    ['host', 'host', 'host', 'host', 'host', 'net_loc', 'host', 'host', 'host', 'host', 'host', 'host'],
    ['hostname', 'hostname', 'hostname', 'hostname', 'hostname', '', 'hostname', 'hostname', 'hostname', 'hostname', 'reg-name', 'reg-name'],
    ['qualified name', '', '', '', '', '', '', 'hostname', 'hostname', 'qualified', '', ''],
    ['label', '', '', '', 'domainlabel', '', 'domainlabel', 'domainlabel', 'domainlabel', 'domainlabel', '', ''],
    ['top label', '', '', '', 'toplabel', '', 'toplabel', 'toplabel', 'toplabel', 'toplabel', '', ''],
    ['IPv4', 'hostnumber', 'hostnumber', 'hostnumber', 'hostnumber', '', 'hostnumber', 'IPv4address', 'IPv4address', 'IPv4address', 'IPv4address', 'IPv4address'],
    ['octet', '', '', '', '', '', '', '', '', 'dec-octet', 'dec-octet', 'dec-octet'],
    ['literal', '', '', '', '', '', '', '', 'ipv6reference', 'IPv6reference', 'IP-literal', 'IP-literal'],
    ['scoped address', '', '', '', '', '', '', '', 'ipv6reference', 'IPv6reference', 'IP-literal', 'IPv6addrz'],
    ['zone', '', '', '', '', '', '', '', 'ipv6reference', 'IPv6reference', 'IP-literal', 'ZoneID'],
    ['IPv6', '', '', '', '', '', '', '', 'IPv6address', 'IPv6address', 'IPv6address', 'IPv6address'],
    ['32 bits', '', '', '', '', '', '', '', '', 'ls32', 'ls32', 'ls32'],
    ['16 bits', '', '', '', '', '', '', '', 'hex4', 'h4', 'h16', 'h16'],
    ['16-bit groups', '', '', '', '', '', '', '', 'hexseq', 'IPv6address', 'IPv6address', 'IPv6address'],
    ['hexadecimal part', '', '', '', '', '', '', '', 'hexpart', 'IPv6address', 'IPv6address', 'IPv6address'],
    ['port', 'port', 'port', 'port', 'port', 'net_loc', 'port', 'port', 'port', 'port', 'port', 'port'],
    ['path', 'path', 'path', 'path', 'urlpath', 'path', 'path', 'path', 'path', 'path', 'path', 'path'],
    ['segments', '', '', '', '', 'path', 'path_segments', 'path_segments', 'path_segments', 'path-segments', 'path-abempty', 'path-abempty'],
    ['absolute path', '', '', '', 'urlpath', 'abs_path', 'abs_path', 'abs_path', 'abs_path', 'abs-path', 'path-absolute', 'path-absolute'],
    ['relative path', '', '', '', 'urlpath', 'rel_path', 'rel_path', 'rel_path', 'rel_path', 'rel-path', 'path-rootless', 'path-rootless'],
    ['schemeless path', '', '', '', '', '', '', 'rel_path', 'rel_path', 'rel-path', 'path-noscheme', 'path-noscheme'],
    ['ftp path', '', 'path', 'path', 'fpath', 'path', '', '', '', '', '', ''],
    ['http path', '', 'path', 'path', 'hpath', 'path', '', '', '', '', '', ''],
    ['prospero name', 'hsoname', 'hsoname', 'hsoname', 'ppath', 'path', '', '', '', '', '', ''],
    ['gopher selector', 'selector', 'selector', 'gcommand', 'selector', '', '', '', '', '', '', ''],
    ['segment', 'xpalphas', 'xpalphas', 'xpalphas', 'fsegment', 'segment', 'segment', 'segment', 'segment', 'segment', 'segment', 'segment'],
    ['non-empty segment', '', '', '', '', '', '', 'segment', 'segment', 'segment', 'segment-nz', 'segment-nz'],
    ['http segment', '', 'xpalphas', 'xpalphas', 'hsegment', 'segment', '', '', '', '', '', ''],
    ['first relative segment', '', '', '', 'fsegment', 'fsegment', 'segment', 'rel_segment', 'rel_segment', 'rel-segment', 'segment-nz-nc', 'segment-nz-nc'],
    ['parameter', 'attribute', 'attribute', 'attribute', 'fieldspec', 'param', 'param', 'param', 'param', 'pchar', 'pchar', 'pchar'],
    ['parameters', 'attributes', 'attributes', 'attributes', 'fieldspec', '', '', '', '', '', '', ''],
    ['ftp type', '', '', '', 'ftptype', 'params', 'segment', '', '', '', '', ''],
    ['prospero version', 'version', 'version', 'version', 'fieldspec', '', '', '', '', '', '', ''],
    ['query', 'search', 'search', 'search', 'search', 'query', 'query', 'query', 'query', 'query', 'query', 'query'],
    ['fragment', 'fragmentid', 'fragmentid', 'fragmentid', '', 'fragment', 'fragment', 'fragment', 'fragment', 'fragment', 'fragment', 'fragment'],
    ['escape', 'escape', 'escape', 'escape', 'escape', 'escape', 'escaped', 'escaped', 'escaped', 'escaped', 'pct-encoded', 'pct-encoded'],
    ['data character', 'xalpha', 'xalpha', 'xalpha', 'uchar', 'uchar', '', '', '', '', '', ''],
    ['path character', 'xpalpha', 'xpalpha', 'xpalpha', '', 'pchar', 'pchar', 'pchar', 'pchar', 'pchar', 'pchar', 'pchar'],
    ['any character', '', '', '', 'xchar', '', 'urlc', 'uric', 'uric', 'uric', '', ''],
    ['any but slash', '', '', '', '', '', '', 'uric_no_slash', 'uric_no_slash', 'uric-no-slash', '', ''],
    ['reserved', '', '', 'reserved', 'reserved', 'reserved', 'reserved', 'reserved', 'reserved', 'reserved', 'reserved', 'reserved'],
    ['generic delimiters', '', '', '', '', '', '', '', '', 'reserved', 'gen-delims', 'gen-delims'],
    ['sub-delimiters', '', '', '', '', '', '', '', '', 'reserved', 'sub-delims', 'sub-delims'],
    ['unreserved', '', '', '', 'unreserved', 'unreserved', 'unreserved', 'unreserved', 'unreserved', 'unreserved', 'unreserved', 'unreserved'],
    ['safe marks', 'safe', 'safe', 'safe', 'safe', 'safe', 'mark', 'mark', 'mark', 'mark', '', ''],
    ['extra marks', 'extra', 'extra', 'extra', 'extra', 'extra', 'mark', '', '', '', '', ''],
    ['excluded', 'variant', 'national', 'national', 'national', 'national', 'unwise', 'unwise', 'unwise', 'unwise', '', ''],
    ['delimiters', 'punctuation', 'punctuation', 'punctuation', 'punctuation', 'punctuation', 'delims', 'delims', 'delims', 'delims', '', ''],
    ['control characters', '', '', '', '', '', 'control', 'control', 'control', '', '', ''],
    ['space', '', '', '', '', '', 'space', 'space', 'space', '', '', ''],
    ['generic path', 'path', 'path', 'uri-path', '', '', '', '', '', '', '', ''],
    ['wais path', 'path', 'path', 'wpath', '', '', '', '', '', '', '', ''],
    ['segment of a known scheme', 'xpalphas', 'xpalphas', 'segment', '', '', '', '', '', '', '', ''],
    ['user character', 'xalpha', 'xalpha', 'alphanum2', '', '', '', '', '', '', '', ''],
    ['letters', 'alpha', 'alpha', 'alpha', 'alpha', 'alpha', 'alpha', 'alpha', 'alpha', 'ALPHA', 'ALPHA', 'ALPHA'],
    ['small letters', '', '', '', 'lowalpha', 'lowalpha', 'lowalpha', 'lowalpha', 'lowalpha', '', '', ''],
    ['capitals', '', '', '', 'hialpha', 'hialpha', 'upalpha', 'upalpha', 'upalpha', '', '', ''],
    ['letters and digits', 'alphanum', 'alphanum', 'alphanum', 'alphadigit', '', 'alphanum', 'alphanum', 'alphanum', 'alphanum', '', ''],
    ['digit', 'digit', 'digit', 'digit', 'digit', 'digit', 'digit', 'digit', 'digit', 'DIGIT', 'DIGIT', 'DIGIT'],
    ['digits', 'digits', 'digits', 'digits', 'digits', '', '', '', '', '', '', ''],
    ['hex', 'hex', 'hex', 'hex', 'hex', 'hex', 'hex', 'hex', 'hex', 'HEXDIG', 'HEXDIG', 'HEXDIG'],
    ['base field', '', '', '', '', 'base-header', 'Content-Base', '', '', '', '', ''],
    ['ftp', 'fileaddress', 'ftpaddress', 'ftpaddress', 'ftpurl', '', '', '', '', '', '', ''],
    ['http', 'httpaddress', 'httpaddress', 'httpaddress', 'httpurl', '', '', '', '', '', '', ''],
    ['news', 'newsaddress', 'newsaddress', 'newsaddress', 'newsurl', '', '', '', '', '', '', ''],
    ['news group or article', 'groupart', 'groupart', 'groupart', 'grouppart', '', '', '', '', '', '', ''],
    ['wais', 'waisaddress', 'waisaddress', 'waisaddress', 'waisurl', '', '', '', '', '', '', ''],
    ['prospero', 'prosperoaddress', 'prosperoaddress', 'prosperoaddress', 'prosperourl', '', '', '', '', '', '', ''],
    ['prospero link', 'prosperolink', 'prosperolink', 'prosperolink', 'prosperourl', '', '', '', '', '', '', ''],
    ['telnet', 'telnetaddress', 'telnetaddress', 'telnetaddress', 'telneturl', '', '', '', '', '', '', ''],
    ['gopher', 'gopheraddress', 'gopheraddress', 'gopheraddress', 'gopherurl', '', '', '', '', '', '', ''],
    ['afs', 'afsaddress', 'afsaddress', 'afsaddress', '', '', '', '', '', '', '', ''],
  ] as const),
];

/** The rules that a rule of one document became in another. */
function descendants(before: RevisionId, after: RevisionId, rule: string): readonly string[] {
  const matched = lineageOf(studied(before), studied(after))
    .filter((pair) => pair.before === rule)
    .flatMap((pair) => pair.after ?? []);
  if (about(after).follows !== before) return matched;
  const { merged, split } = differences[after];
  const parts = Object.entries(split).flatMap(([part, whole]) => (whole === rule ? part : []));
  // A rule of this name may have been kept, and another of it dropped.
  const into = merged[rule];
  return [...matched, ...parts, ...(into === undefined ? [] : [into])];
}

/** The document nearest before this one in the lineage that has a rule of the line, with that rule. */
function ancestor(id: RevisionId, rules: readonly string[]): readonly [RevisionId, string] | undefined {
  const { follows } = about(id);
  if (follows === null) return undefined;
  const rule = rules[documents.findIndex((other) => other === follows)] ?? '';
  return rule === '' ? ancestor(follows, rules) : [follows, rule];
}

test.each(lines)('%s', (_meaning, ...rules) => {
  documents.forEach((id, i) => {
    const before = ancestor(id, rules);
    const rule = rules[i] ?? '';
    if (rule === '' || before === undefined) return;
    const became = descendants(before[0], id, before[1]);
    expect([...before, id, became]).toEqual([...before, id, expect.arrayContaining([rule])]);
  });
});
