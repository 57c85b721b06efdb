/** Lineage, diffs of revisions, and what corrections changed. */
import { diffGrammars } from '../../../src/study/relations/diff.js';
import { bnfOf, diff, diffPrinted, type KeptRule, type SingleRule } from '../../../src/study/index.js';
import { lineageOf } from '../../../src/study/relations/lineage.js';
import { StudiedGrammar } from '../../../src/study/automata/studied-grammar.js';
import { wording } from '../../../src/study/bnf/wording.js';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { alt, anyCase, bnf, many, opt, range, ref, seq, type Term } from '../bnf-terms.js';
import { studied } from '../load-studied.js';
import { some } from '../../depth.js';

function grammar(rules: Record<string, Term>, roles: Record<string, string> = {}): StudiedGrammar {
  const names = Object.keys(rules);
  return new StudiedGrammar({
    bnf: bnf(rules),
    start: names[0] ?? '',
    roles: Object.fromEntries(names.map((name) => [name, roles[name] ?? name])),
  });
}

describe('lineageOf', () => {
  test('goes by name and role, then by role, then by name', () => {
    const before = grammar(
      { url: 'a', uri: 'a', host: 'b', path: 'c', gone: 'd' },
      { url: 'r', uri: 'r', host: 'h', path: 'p' },
    );
    const after = grammar(
      { uri: 'a', authority: 'b', path: 'e', fresh: 'f' },
      { uri: 'r', authority: 'h', path: 'q' },
    );
    expect(lineageOf(before, after).map(({ before: old, after: now }) => [old, now])).toEqual([
      ['url', undefined],
      ['uri', 'uri'],
      ['host', 'authority'],
      ['path', 'path'],
      ['gone', undefined],
      [undefined, 'fresh'],
    ]);
  });

  test.each<[RevisionId, RevisionId, Record<string, string>]>([
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

  test('is the same whatever the notation', () => {
    same('ftp:', seq('f', 't', 'p', ':'));
    same(seq(seq('a', ref('x'))), seq('a', ref('x')));
    same(anyCase(':'), ':');
    same(range('a', 'a'), 'a');
    same(opt('a', seq()), opt('a'));
  });

  test('is the same in whatever order the alternatives stand', () => {
    same(alt('a', seq('b', alt('c', 'd'))), alt(seq('b', alt('d', 'c')), 'a'));
  });

  test('is another for another expression, if of the same language', () => {
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

  test('tells what became of each rule', () => {
    expect([...rules].map(([name, { change }]) => [name, change])).toEqual([
      ['start', 'widened'],
      ['x', 'widened'],
      ['why', 'unchanged'],
      ['z', 'dropped'],
      ['w', 'added'],
    ]);
    expect(rules.get('z')).toEqual({ change: 'dropped', role: 'z', rule: 'z', example: 'q' });
  });

  test('tells a rule of the same wording whose language changed through another', () => {
    expect(rules.get('start')).toMatchObject({ renamed: true, rewritten: false, through: ['x'] });
  });

  test('tells a rewritten rule whose language stayed', () => {
    expect(rules.get('why')).toMatchObject({
      change: 'unchanged',
      renamed: true,
      rewritten: true,
      through: [],
    });
  });
});

describe('diff', () => {
  /** The kept rules of each kind of change, by their later names, and how many rules came and went. */
  test.each<[RevisionId, RevisionId, Record<string, string[]>, number, number]>([
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
    const kept = rules.filter((rule): rule is KeptRule => 'comparison' in rule);
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

  // The same words, and yet other strings: what they refer to changed.
  test.each<[RevisionId, RevisionId, string, string[]]>([
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
  test('of url-1993: a segment of more than two characters; a row that cannot be read', () => {
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

  test('of url-1995: "%" of prosperolink can be read as printed, and changes less than it seems', () => {
    const [link, safe, escape] = diffPrinted('url-1995').corrections;
    // As corrected, all that "%00" adds is derivable without it: hsoname takes "%00" as an escape.
    expect(link).toMatchObject({ readable: true, start: { relation: 'superset' } });
    expect(safe).toMatchObject({ rule: { onlyFirst: [{ text: '\\_' }], onlySecond: [{ text: '_' }] } });
    expect(escape).toMatchObject({ rule: { relation: 'disjoint' }, start: { relation: 'overlapping' } });
  });

  test.each<[RevisionId, string[]]>([
    ['rfc1738', ['gopherurl']],
    ['url-1997', []],
    ['rfc2396bis-01', ['domainlabel', 'toplabel']],
  ])('of %s: nothing that was corrected can be read', (id, rules) => {
    const { corrections } = diffPrinted(id);
    expect(corrections.map(({ correction }) => correction.rule)).toEqual(rules);
    expect(corrections.filter(({ readable }) => readable)).toEqual([]);
  });

  test('has one entry for each correction', () => {
    for (const id of revisions) {
      const corrections = bnfOf(id).rules.flatMap((rule) => rule.corrections);
      expect(diffPrinted(id).corrections.map(({ correction }) => correction)).toEqual(corrections);
    }
  });
});
