import {
  compare,
  revision,
  type RevisionId,
  revisions,
  type SyntaxNode,
  UnknownNameError,
} from '../../src/api/index.js';
import { UriSyntaxError } from '../../src/api/index.js';
import { expected } from '../documents/expected.js';

function* leavesAndGaps(node: SyntaxNode, text: string): Generator<string> {
  let end = node.start;
  for (const child of node.children) {
    yield text.slice(end, child.start);
    yield* leavesAndGaps(child, text);
    end = child.end;
  }
  yield text.slice(end, node.end);
}

describe.each(revisions)('%s', (id) => {
  const r = revision(id);

  for (const [start, text, verdict] of expected(id, 'derivabilities')) {
    it(`${start}: ${JSON.stringify(text)}: ${verdict ? 'derivable' : 'not derivable'}`, () => {
      expect(r.accepts(text, { start })).toBe(verdict);
      expect(r.safeParse(text, { start }).ok).toBe(verdict);
    });
  }

  for (const { section, text, production, components } of expected(id, 'readings')) {
    describe(`§${section}, reads ${text}`, () => {
      const row = compare(text, { revisions: [id] }).rows[0];

      it('by the production of the document', () => {
        expect(r.production(text)).toEqual(production);
        expect(row?.production).toEqual(production);
      });

      it('as its components', () => {
        const defined = Object.fromEntries(
          Object.entries(r.components(text)).filter(([, value]) => value !== undefined),
        );
        expect(defined).toEqual(components);
        expect(row?.components).toEqual(r.components(text));
      });

      it('as a tree that covers it exactly', () => {
        const tree = r.parse(text);
        expect(tree).toMatchObject({ rule: r.start, start: 0, end: text.length });
        expect([...leavesAndGaps(tree, text)].join('')).toBe(text);
      });
    });
  }
});

describe('a revision', () => {
  it.each(revisions)('%s describes every rule', (id) => {
    const r = revision(id);
    expect(r.id).toBe(id);
    expect(r.rules.map((rule) => rule.name)).toContain(r.start);
    for (const rule of r.rules) {
      expect(r.rule(rule.name)).toBe(rule);
      expect(rule.peg).toContain('=');
      expect(rule.section).not.toBe('');
      for (const user of rule.usedBy) expect(r.rule(user).uses).toContain(rule.name);
    }
  });

  it('reports the effect of a correction', () => {
    const rule = revision('url-1993').rule('xpalphas');
    expect(rule.printed).not.toBe(rule.corrected);
    expect(rule.corrections).toMatchObject([{ printed: '[ xpalpha ]', corrected: '[ xpalphas ]' }]);
  });
});

describe('malformed calls', () => {
  const r = revision('rfc1738');

  it('an unknown revision', () => {
    expect(() => revision('rfc1378' as RevisionId)).toThrow(UnknownNameError);
    expect(() => revision('rfc1378' as RevisionId)).toThrow(/did you mean "rfc1738"\?/);
    expect(() => revision('toString' as RevisionId)).toThrow(UnknownNameError);
    expect(() => revision(undefined as unknown as RevisionId)).toThrow(TypeError);
  });

  it('a start given by itself', () => {
    expect(() => r.accepts('a:b', 'url' as never)).toThrow(/options must be an object/);
    expect(() => r.accepts('a:b', null as never)).toThrow(/options must be an object .*, not null/);
  });

  it('an option of another name', () => {
    expect(() => r.accepts('a:b', { strat: 'url' } as never)).toThrow(UnknownNameError);
    expect(() => r.components('a:b', { strat: 'url' } as never)).toThrow(/did you mean "start"\?/);
  });

  it('an unknown rule', () => {
    expect(() => r.parse('a:b', { start: 'ftp-url' as never })).toThrow(/did you mean "ftpurl"\?/);
    expect(() => r.rule('__proto__' as never)).toThrow(UnknownNameError);
    expect(() => r.accepts('a:b', { start: 'x'.repeat(1e6) as never })).toThrow(UnknownNameError);
  });

  it.each(['\0', '\uD800', 'http://h/\uDC00', 'http://h/\u202E', '\u{1F600}', '\n'])(
    'the text %j',
    (text) => {
      for (const row of compare(text, { revisions: ['seeds', 'today'] }).rows) {
        expect(row.derivable).toBe(false);
        expect(row.error).toBeInstanceOf(UriSyntaxError);
        expect(row.error?.message.replaceAll('\n', '')).not.toMatch(/[\0-\x1F\u202E]|\p{Cs}/u);
      }
    },
  );

  it.each(revisions)('%s reads a megabyte', (id) => {
    const long = `news:${'a'.repeat(1_000_000)}`;
    expect(revision(id).accepts(long)).toBe(true);
    expect(revision(id).components(long).path?.length).toBe(1_000_000);
    expect(revision(id).accepts(`${long}<`)).toBe(false);
  });
});

describe('components from another start', () => {
  it.each<[RevisionId, string, string, object]>([
    ['url-1997', 'path', '/a/b', { path: '/a/b' }],
    ['url-1997', 'host', 'www', { host: 'www', hostKind: 'hostname' }],
    ['rfc2396bis-01', 'host', '1.2.3.4', { host: '1.2.3.4', hostKind: 'IPv4address' }],
    ['rfc2396bis-01', 'hostname', 'www', {}],
    ['rfc2396bis-01', 'net-path', '//h', { authority: 'h', host: 'h', hostKind: 'hostname', path: '' }],
    ['rfc2396bis-01', 'authority', 'h:1', { authority: 'h:1', host: 'h', hostKind: 'hostname', port: '1' }],
    [
      'rfc1738',
      'login',
      'u:@h',
      { authority: 'u:@h', user: 'u', password: '', host: 'h', hostKind: 'hostname' },
    ],
  ])('%s: %s of %j', (id, start, text, defined) => {
    const components = revision(id).components(text, { start });
    expect(Object.fromEntries(Object.entries(components).filter(([, value]) => value !== undefined))).toEqual(
      defined,
    );
  });
});

describe('a trailing slash', () => {
  it.each(['gopher://h', 'telnet://h'])('%s has an empty path with it and none without', (text) => {
    expect(revision('rfc1738').components(text).path).toBeUndefined();
    expect(revision('rfc1738').components(`${text}/`).path).toBe('');
  });
});

describe('a tree', () => {
  const tree = revision('rfc1738').parse('http://h/a');

  it('is plain data as JSON', () => {
    expect(JSON.parse(JSON.stringify(tree))).toMatchObject({
      rule: 'url',
      children: [{ rule: 'httpurl', children: [{ rule: 'hostport' }, { rule: 'hpath', start: 9, end: 10 }] }],
    });
  });

  it('differs from the tree of another text', () => {
    expect(tree).toEqual(revision('rfc1738').parse('http://h/a'));
    expect(tree).not.toEqual(revision('rfc1738').parse('mailto:abc'));
  });
});

describe('compare', () => {
  it('gives one row for each revision, in their order', () => {
    expect(compare('http://h/', { revisions }).rows.map((row) => row.revision)).toEqual(revisions);
    expect(compare('http://h/', { revisions: ['url-1997'] }).rows.map((row) => row.revision)).toEqual([
      'url-1997',
    ]);
  });

  it('starts from a rule that the revisions share', () => {
    const { rows } = compare('www.w3.org', { start: 'hostname', revisions: ['seeds'] });
    expect(rows.filter((row) => !row.derivable)).toEqual([]);
    expect(() => compare('a', { start: 'sites' })).toThrow(UnknownNameError);
  });
});
