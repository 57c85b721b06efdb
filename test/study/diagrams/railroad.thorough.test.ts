import { join } from 'node:path';
import { build } from 'esbuild';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import { loadPeg, pegText } from '../../../scripts/load/peg.js';
import { type BnfExpression, parts } from '../../../src/grammar/bnf/bnf.js';
import { bnfRailroad, type PegSource, pegRailroad } from '../../../src/study/diagrams/railroad.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { UnknownNameError } from '../../../src/core/base/unknown-name.js';
import { alt, bnf, many, opt, range, ref, seq, type Term, times } from '../bnf-terms.js';

function pegSource(revision: RevisionId): PegSource {
  const ruleNames = loadGrammar(revision).rules.map(({ name }) => name);
  return { revision, text: pegText(revision), peg: loadPeg(revision), ruleNames };
}

/** Returns the words in a diagram, with the class of each, in drawing order. */
function words(svg: string): readonly string[] {
  return [...svg.matchAll(/<text class="([^"]*)"[^>]*>([^<]*)<\/text>/g)].map(([, name, text]) => {
    const content = (text ?? '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    return `${name ?? ''}: ${content}`;
  });
}

function bnfWords(term: Term): readonly string[] {
  return words(bnfRailroad(bnf({ s: term, t: 'x' }), 's'));
}

function pegWords(text: string): readonly string[] {
  return words(pegRailroad({ revision: 'r', text, peg: readPeg(text), ruleNames: ['s', 't-u'] }, 's'));
}

/** Returns faults of the markup: unclosed elements, and elements outside of the picture. */
function faults(svg: string): readonly string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, end, name = '', attributes = '', alone] of svg.matchAll(
    /<(\/?)([a-z]+)((?: [a-z-]+="[^"<]*")*)(\/?)>/gi,
  )) {
    if (end === '/') {
      if (open.pop() !== name) found.push(`</${name}>`);
    } else if (alone !== '/') open.push(name);
    if (/NaN|undefined|Infinity/.test(attributes)) found.push(attributes);
  }
  const rest = svg.replace(/<style>[^<]*<\/style>/, '').replace(/<\/?[a-z]+(?: [a-z-]+="[^"<]*")*\/?>/gi, '');
  if (/[<>]|&(?!#\d+;)/.test(rest)) found.push(`markup in text: ${rest}`);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  for (const [rect, x, y, w, h] of svg.matchAll(
    /<rect [^>]*x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g,
  )) {
    const right = Number(x) + Number(w);
    const bottom = Number(y) + Number(h);
    if (Number(x) < 0 || Number(y) < 0 || right > Number(width) || bottom > Number(height)) found.push(rect);
  }
  return [...found, ...open];
}

describe('from a BNF', () => {
  test.each<[string, Term, readonly string[]]>([
    ['a literal', 'ab', ['literal: ab']],
    ['adjacent literals', seq('a', 'b', seq('c', '/')), ['literal: abc/']],
    ['a space and a control', seq('a', ' ', '\t'), ['literal: a SP  %x09']],
    ['a range', range('a', 'z'), ['class: a–z']],
    ['a range of one', range('a', 'a'), ['literal: a']],
    ['single characters', alt('a', 'b', 'c', '-', '_'), ['class: - _ a–c']],
    ['characters among others', alt('a', ref('t'), 'b', 'cd'), ['class: a b', 'rule: t', 'literal: cd']],
    ['one character among others', alt(ref('t'), '-'), ['rule: t', 'literal: -']],
    ['an option', opt('a'), ['literal: a']],
    ['a repetition', many('a'), ['literal: a']],
    ['a count', times(2, 2, 'a'), ['literal: a', 'words: 2 times']],
    ['counts', times(0, 3, 'a'), ['literal: a', 'words: 1 to 3 times']],
    ['a least count', times(2, null, 'a'), ['literal: a', 'words: 2 times or more']],
    ['nothing', seq(), []],
  ])('%s', (_, term, expected) => {
    expect(bnfWords(term)).toEqual(expected);
  });

  test('a class replaces 52 letters', () => {
    const svg = bnfRailroad(loadGrammar('url-1993'), 'alpha');
    expect(words(svg)).toEqual(['class: A–Z a–z']);
  });
});

describe('from a PEG', () => {
  test.each<[string, string, readonly string[]]>([
    ['a literal', 's = "ab"', ['literal: ab']],
    ['a class', 's = [a-z_]', ['class: _ a–z']],
    ['any character', 's = .', ['class: any character']],
    ['an inverted class', 's = [^/?#]', ['class: any but # / ?']],
    [
      'only neighbours are drawn as one class, as their order counts',
      's = "a" / "b" / t_u / "c"\nt_u = "x"',
      ['class: a b', 'rule: t-u', 'literal: c'],
    ],
    [
      'lookaheads',
      's = &"a" !("b" / t_u) "a"\nt_u = "x"',
      ['words ahead: followed by', 'literal: a', 'words ahead not: not followed by', 'literal: b'].concat([
        'rule: t-u',
        'literal: a',
      ]),
    ],
    ['the end of the text', 's = "a" !.', ['literal: a', 'end: end of text']],
    ['a count', 's = "a"|2..5|', ['literal: a', 'words: 2 to 5 times']],
    ['a variant', 's = t_u__to_end\nt_u__to_end = "x"', ['rule: t-u, to end']],
  ])('%s', (_, text, expected) => {
    expect(pegWords(text)).toEqual(expected);
  });

  test('a variant has a diagram of its own', () => {
    const svg = pegRailroad(pegSource('url-1993'), 'scheme__to_colon');
    expect(svg).toContain('scheme, to colon, of url-1993, from its PEG</title>');
    expect(words(svg)).toEqual(['rule: ialpha, to colon']);
  });
});

/** Returns the rules that an expression names, except in a repetition of 0 times, which draws nothing. */
function drawn(expression: BnfExpression): readonly string[] {
  if (expression.type === 'reference') return [expression.name];
  return expression.type === 'repetition' && expression.max === 0 ? [] : parts(expression).flatMap(drawn);
}

describe.each(revisions)('%s', (revision) => {
  const grammar = loadGrammar(revision);
  const source = pegSource(revision);
  const link = ({ name }: { readonly name: string }): string => `?rule=${encodeURIComponent(name)}&x="1"`;

  test('the diagram of every rule is sound, and links to the rules that it names', () => {
    for (const { name, expression } of grammar.rules) {
      const svg = bnfRailroad(grammar, name, { link });
      expect({ name, faults: faults(svg) }).toEqual({ name, faults: [] });
      expect(svg).toContain(
        `<title id="bnf-${revision}-${name}-title">${name} of ${revision}, from its BNF<`,
      );
      expect(svg).toContain('<desc');
      const linked = new Set([...svg.matchAll(/href="\?rule=([^&"]*)&#38;x=/g)].map(([, target]) => target));
      expect(linked).toEqual(new Set(drawn(expression).map(encodeURIComponent)));
    }
  });

  test('so is that of every rule of its PEG', () => {
    for (const { name } of source.peg.rules) {
      expect({ name, faults: faults(pegRailroad(source, name, { link })) }).toEqual({ name, faults: [] });
    }
  });
});

test('a long sequence goes on in a further row', () => {
  const long = seq(...Array.from({ length: 30 }, () => ref('t')).flatMap((rule) => [rule, ':']));
  const svg = bnfRailroad(bnf({ s: long, t: 'x' }), 's');
  expect(faults(svg)).toEqual([]);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  expect(Number(width)).toBeLessThanOrEqual(1000);
  expect(Number(height)).toBeGreaterThan(100);
});

describe('to a reader', () => {
  const grammar = bnf({ s: ref('t'), t: 'x' });

  test('an image without links, a group with', () => {
    expect(bnfRailroad(grammar, 's')).toContain('role="img"');
    expect(bnfRailroad(grammar, 's', { link: () => '#t' })).toContain('role="group"');
    expect(bnfRailroad(grammar, 's', { link: () => undefined })).not.toContain('<a ');
  });

  test('named by its title and description', () => {
    const svg = bnfRailroad(grammar, 's', { id: 'x', title: 'A title', description: 'A description' });
    expect(svg).toContain('aria-labelledby="x-title" aria-describedby="x-description"');
    expect(svg).toContain(
      '<title id="x-title">A title</title><desc id="x-description">A description</desc><style>',
    );
  });

  test('nothing that is given becomes markup or hides', () => {
    const hostile = '"><script>alert(1)</script>&\u202e\0';
    const svg = bnfRailroad(grammar, 's', {
      id: hostile,
      title: hostile,
      description: hostile,
      link: () => hostile,
    });
    expect(svg).not.toMatch(/<script|\u202e|\0/);
    expect(faults(svg)).toEqual([]);
    expect(words(bnfRailroad(bnf({ s: '<&">' }), 's'))).toEqual(['literal: <&">']);
  });
});

test('refuses a rule that is not there', () => {
  expect(() => bnfRailroad(loadGrammar('rfc1738'), 'hots')).toThrow(UnknownNameError);
  expect(() => pegRailroad(pegSource('rfc1738'), 'hots')).toThrow(UnknownNameError);
});

test('runs in a browser, without a document', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, '../../../src/study/diagrams/railroad.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  const code = outputFiles[0]?.text ?? '';
  expect(code).toContain('function bnfRailroad');
  expect(code).not.toMatch(/\bdocument\.|\beval\b|new Function|require\(/);
});

test('the boxes of a sequence are of one height and stand on the rail', () => {
  const svg = bnfRailroad(bnf({ s: seq('a', ref('t')), t: 'x' }), 's');
  const boxes = [...svg.matchAll(/<rect [^>]*? y="([\d.]+)"[^>]*? height="([\d.]+)"/g)];
  const middles = boxes.map(([, y, height]) => Number(y) + Number(height) / 2);
  expect(boxes.map(([, , height]) => height)).toEqual(['24', '24']);
  expect(new Set(middles).size).toBe(1);
  expect(svg).toContain(`${String(middles[0])}h`);
});
