/** Lineage, diffs of revisions, and effects of corrections; the matching of rules in the documents. */
import { diffGrammars, lineageOf } from '../../../src/study/relations/diff.js';
import {
  about,
  bnfOf,
  diff,
  diffPrinted,
  type MatchedRule,
  type SingleRule,
} from '../../../src/study/index.js';
import { StudiedGrammar } from '../../../src/grammar/automata/studied-grammar.js';
import { wording } from '../../../src/grammar/bnf/errors.js';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { alt, anyCase, bnf, many, opt, range, ref, seq, type Term } from '../bnf-terms.js';
import { studied } from '../load-studied.js';
import { quickTest, some } from '../../depth.js';
import { studiedRules } from '../../../generated/registry/studied-rules.js';

function grammar(rules: Record<string, Term>, roles: Record<string, string> = {}): StudiedGrammar {
  const names = Object.keys(rules);
  return new StudiedGrammar({
    bnf: bnf(rules),
    start: names[0] ?? '',
    roles: Object.fromEntries(names.map((name) => [name, roles[name] ?? name])),
  });
}

describe('lineageOf', () => {
  quickTest('goes by name and role, then by role, then by name', () => {
    const before = grammar(
      { url: 'a', uri: 'a', host: 'b', path: 'c', gone: 'd' },
      { url: 'r', uri: 'r', host: 'h', path: 'p' },
    );
    const after = grammar(
      { uri: 'a', authority: 'b', path: 'e', fresh: 'f' },
      { uri: 'r', authority: 'h', path: 'q' },
    );
    expect(lineageOf(before, after).map(({ before: old, after }) => [old, after])).toEqual([
      ['url', undefined],
      ['uri', 'uri'],
      ['host', 'authority'],
      ['path', 'path'],
      ['gone', undefined],
      [undefined, 'fresh'],
    ]);
  });

  quickTest.each<[RevisionId, RevisionId, Record<string, string>]>([
    ['url-1993', 'url-1995', { fileaddress: 'ftpaddress', variant: 'national', url: 'url' }],
    [
      'url-1995',
      'rfc1738',
      {
        generic: 'genericurl',
        ftpaddress: 'ftpurl',
        groupart: 'grouppart',
        hsoname: 'ppath',
        xpalphas: 'fsegment',
        alphanum: 'alphadigit',
      },
    ],
    [
      'rfc1738',
      'url-1997',
      {
        url: 'absoluteURL',
        genericurl: 'generic-URL',
        'ip-schemepart': 'net_path',
        login: 'site',
        search: 'query',
        xchar: 'urlc',
        hialpha: 'upalpha',
      },
    ],
    [
      'url-1997',
      'rfc2396bis-01',
      {
        'URL-reference': 'URI-reference',
        site: 'authority',
        user: 'userinfo',
        hostnumber: 'IPv4address',
        urlc: 'uric',
        alpha: 'ALPHA',
        hex: 'HEXDIG',
      },
    ],
  ])('follows the lineage from %s to %s', (before, after, names) => {
    const matches = lineageOf(studied(before), studied(after));
    const later = new Map(matches.map((match) => [match.before, match.after]));
    for (const [old, now] of Object.entries(names)) expect([old, later.get(old)]).toEqual([old, now]);
  });

  test('matches every rule once', () => {
    for (const before of some(revisions, 2)) {
      for (const after of some(revisions, 2)) {
        const matches = lineageOf(studied(before), studied(after));
        const names = (side: 'before' | 'after') => matches.flatMap((match) => match[side] ?? []).sort();
        expect(names('before')).toEqual([...studied(before).rules].sort());
        expect(names('after')).toEqual([...studied(after).rules].sort());
      }
    }
  });
});

describe('wording', () => {
  const same = (a: Term, b: Term) => {
    const rules = bnf({ a, b }).rules.map(({ expression }) => wording(expression, String));
    expect(rules[0]).toBe(rules[1]);
  };
  const other = (a: Term, b: Term) => {
    const rules = bnf({ a, b }).rules.map(({ expression }) => wording(expression, String));
    expect(rules[0]).not.toBe(rules[1]);
  };

  quickTest('does not depend on the notation', () => {
    same('ftp:', seq('f', 't', 'p', ':'));
    same(seq(seq('a', ref('x'))), seq('a', ref('x')));
    same(anyCase(':'), ':');
    same(range('a', 'a'), 'a');
    same(opt('a', seq()), opt('a'));
  });

  quickTest('does not depend on the order of alternatives', () => {
    same(alt('a', seq('b', alt('c', 'd'))), alt(seq('b', alt('d', 'c')), 'a'));
  });

  quickTest('differs for different expressions of the same language', () => {
    other(anyCase('a'), 'a');
    other(opt(opt('a')), opt('a'));
    other(seq('a', alt('b', 'c')), alt(seq('a', 'b'), 'c'));
    other(many('a'), opt('a'));
    other(range('a', 'b'), alt('a', 'b'));
    other('<x>', ref('x'));
  });
});

describe('diffGrammars', () => {
  const before = grammar({ s: seq(ref('x'), ref('y')), x: alt('a', 'b'), y: many('c'), z: 'q' });
  const after = grammar(
    { start: seq(ref('x'), ref('why')), x: alt('a', 'b', 'd'), why: opt('c', many('c')), w: ref('why') },
    { start: 's', why: 'y' },
  );
  const rules = new Map(
    diffGrammars(before, after).rules.map((rule) => ['rule' in rule ? rule.rule : rule.after, rule]),
  );

  quickTest('reports the change of each rule', () => {
    expect([...rules].map(([name, { change }]) => [name, change])).toEqual([
      ['start', 'widened'],
      ['x', 'widened'],
      ['why', 'unchanged'],
      ['z', 'dropped'],
      ['w', 'added'],
    ]);
    expect(rules.get('z')).toEqual({ change: 'dropped', role: 'z', rule: 'z', example: 'q' });
  });

  quickTest('reports a rule with unchanged wording whose language changed through another', () => {
    expect(rules.get('start')).toMatchObject({ renamed: true, rewritten: false, through: ['x'] });
  });

  quickTest('reports a rewritten rule with an unchanged language', () => {
    expect(rules.get('why')).toMatchObject({
      change: 'unchanged',
      renamed: true,
      rewritten: true,
      through: [],
    });
  });
});

describe('diff', () => {
  /** The kept rules of each kind of change, by their later names, and the numbers of added and dropped rules. */
  quickTest.each<[RevisionId, RevisionId, Record<string, string[]>, number, number]>([
    [
      'url-1993',
      'url-1995',
      { changed: ['fragmentaddress', 'url'], widened: ['ftpaddress'], narrowed: [] },
      3,
      0,
    ],
    [
      'rfc1738',
      'url-1997',
      {
        changed: ['net_path', 'site', 'user', 'password', 'path', 'segment', 'param', 'unreserved'],
        widened: ['generic-URL', 'absoluteURL', 'scheme', 'hostport', 'port', 'query', 'reserved', 'urlc'],
        narrowed: ['unwise'],
      },
      13,
      37,
    ],
    [
      'url-1997',
      'rfc2396bis-01',
      {
        changed: [
          'URI-reference',
          'absolute-URI',
          'hier-part',
          'relative-URI',
          'net-path',
          'hostport',
          'host',
          'hostname',
        ],
        widened: ['opaque-part', 'authority', 'userinfo', 'path', 'pchar', 'uric', 'reserved'],
        narrowed: [
          'abs-path',
          'rel-path',
          'scheme',
          'domainlabel',
          'toplabel',
          'IPv4address',
          'unreserved',
          'mark',
          'unwise',
        ],
      },
      12,
      8,
    ],
  ])('from %s to %s', (before, after, changes, added, dropped) => {
    const { rules } = diff(before, after);
    const kept = rules.filter((rule): rule is MatchedRule => 'comparison' in rule);
    for (const [change, names] of Object.entries(changes)) {
      const found = kept.filter((rule) => rule.change === change).map((rule) => rule.after);
      expect([change, ...found.sort()]).toEqual([change, ...names.sort()]);
    }
    const single = rules.filter((rule): rule is SingleRule => 'rule' in rule);
    expect(single.filter(({ change }) => change === 'added')).toHaveLength(added);
    expect(single.filter(({ change }) => change === 'dropped')).toHaveLength(dropped);
  });

  test('to itself changes nothing', () => {
    for (const id of some(revisions, 1)) {
      for (const rule of diff(id, id).rules) {
        expect(rule).toMatchObject({ change: 'unchanged', renamed: false, rewritten: false, through: [] });
      }
    }
  });

  // The same words, but other strings: the rules they refer to changed.
  quickTest.each<[RevisionId, RevisionId, string, string[]]>([
    ['url-1995', 'rfc1738', 'host', ['hostname']],
    ['rfc1738', 'url-1997', 'hostport', ['port']],
    ['url-1997', 'rfc2396bis-01', 'unreserved', ['mark']],
    ['url-1997', 'rfc2396bis-01', 'URI-reference', ['absolute-URI', 'relative-URI']],
  ])('from %s to %s: %s only through %j', (before, after, name, through) => {
    const rule = diff(before, after).rules.find((other) => 'comparison' in other && other.after === name);
    expect(rule).toMatchObject({ rewritten: false, through });
    expect(rule?.change).not.toBe('unchanged');
  });

  test('a rule of the same wording changes through others only, and only then', () => {
    const steps = revisions.slice(1).map((after, i) => [revisions[i] ?? after, after] as const);
    for (const [before, after] of some(steps, 2)) {
      for (const rule of diff(before, after).rules) {
        if (!('comparison' in rule)) continue;
        expect(rule.through).not.toContain(rule.after);
        if (rule.rewritten) continue;
        if (rule.change !== 'unchanged') expect(rule.through).not.toEqual([]);
        if (rule.through.length === 0) expect(rule.change).toBe('unchanged');
      }
    }
  });
});

describe('diffPrinted', () => {
  quickTest('of url-1993: a segment of more than two characters; a row that cannot be read', () => {
    const [segment, variant] = diffPrinted('url-1993').corrections;
    expect(segment).toMatchObject({
      correction: { rule: 'xpalphas' },
      readable: true,
      rule: { relation: 'subset', onlySecond: [{ text: 'aaa' }, { text: 'aa%aa' }] },
      start: { relation: 'subset' },
    });
    expect(variant).toMatchObject({ correction: { rule: 'variant' }, readable: false });
    expect(variant).toHaveProperty('problem', expect.stringContaining('"|" found'));
  });

  quickTest('of url-1995: "%" of prosperolink can be read as printed, and changes less than it seems', () => {
    const [link, safe, escape] = diffPrinted('url-1995').corrections;
    // As corrected, all strings that "%00" adds are derivable without it: hsoname accepts "%00" as an escape.
    expect(link).toMatchObject({ readable: true, start: { relation: 'superset' } });
    expect(safe).toMatchObject({ rule: { onlyFirst: [{ text: '\\_' }], onlySecond: [{ text: '_' }] } });
    expect(escape).toMatchObject({ rule: { relation: 'disjoint' }, start: { relation: 'overlapping' } });
  });

  quickTest.each<[RevisionId, string[]]>([
    ['rfc1738', ['gopherurl']],
    ['url-1997', []],
    ['rfc2396bis-01', ['domainlabel', 'toplabel']],
  ])('of %s: no printed form of a corrected rule can be read', (id, rules) => {
    const { corrections } = diffPrinted(id);
    expect(corrections.map(({ correction }) => correction.rule)).toEqual(rules);
    expect(corrections.filter(({ readable }) => readable)).toEqual([]);
  });

  quickTest('has one entry for each correction', () => {
    for (const id of revisions) {
      const corrections = bnfOf(id).rules.flatMap((rule) => rule.corrections);
      expect(diffPrinted(id).corrections.map(({ correction }) => correction)).toEqual(corrections);
    }
  });
});

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

/** A line of descent: a rule for each document, in their order; empty if none has the part. */
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

/** Returns the rules that a rule of one document became in another. */
function descendants(before: RevisionId, after: RevisionId, rule: string): readonly string[] {
  const matched = lineageOf(studied(before), studied(after))
    .filter((pair) => pair.before === rule)
    .flatMap((pair) => pair.after ?? []);
  if (about(after).follows !== before) return matched;
  const { merged, split } = studiedRules[after].differences;
  const parts = Object.entries(split).flatMap(([part, whole]) => (whole === rule ? part : []));
  // A rule of this name may have been kept, and another with it dropped.
  const into = merged[rule];
  return [...matched, ...parts, ...(into === undefined ? [] : [into])];
}

/** Returns the nearest earlier document in the lineage that has a rule of the line, with that rule. */
function ancestor(id: RevisionId, rules: readonly string[]): readonly [RevisionId, string] | undefined {
  const { follows } = about(id);
  if (follows === null) return undefined;
  const rule = rules[documents.findIndex((other) => other === follows)] ?? '';
  return rule === '' ? ancestor(follows, rules) : [follows, rule];
}

quickTest.each(lines)('%s', (_meaning, ...rules) => {
  documents.forEach((id, i) => {
    const before = ancestor(id, rules);
    const rule = rules[i] ?? '';
    if (rule === '' || before === undefined) return;
    const became = descendants(before[0], id, before[1]);
    expect([...before, id, became]).toEqual([...before, id, expect.arrayContaining([rule])]);
  });
});
