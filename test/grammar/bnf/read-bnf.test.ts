/** The printed grammars: counts, sections, and the rule AST compared with its source text. */
import { readFileSync } from 'node:fs';
import { loadDocument, loadGrammar, loadNotation } from '../../../scripts/load/grammar.js';
import { type BnfExpression, type BnfRule, parts, references } from '../../../src/grammar/bnf/bnf.js';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import type { RuleOrigin } from '../../../src/core/tree/rule.js';
import { expected } from '../../documents/expected.js';

const grammars = new Map(revisions.map((revision) => [revision, loadGrammar(revision).rules]));

function rulesOf(revision: RevisionId): readonly BnfRule[] {
  return grammars.get(revision) ?? [];
}

function ruleOf(revision: RevisionId, name: string): BnfRule {
  const found = rulesOf(revision).find((rule) => rule.name === name);
  if (found === undefined) throw new Error(`${revision} has no rule ${name}`);
  return found;
}

/** Formats an expression in one common notation, without spans: `'a'` a literal, `{n,m x}` a repetition. */
function show(e: BnfExpression): string {
  switch (e.type) {
    case 'literal':
      return `${e.ignoreCase ? 'i' : ''}'${e.text}'`;
    case 'range':
      return `${e.from.toString(16)}-${e.to.toString(16)}`;
    case 'reference':
      return e.name;
    case 'sequence':
      return `(${e.items.map(show).join(' ')})`;
    case 'alternation':
      return `(${e.alternatives.map(show).join(' | ')})`;
    case 'repetition':
      return `{${e.min},${e.max ?? ''} ${show(e.body)}}`;
  }
}

function leavesOf(e: BnfExpression): readonly BnfExpression[] {
  return parts(e).length > 0 ? parts(e).flatMap(leavesOf) : e.type === 'sequence' ? [] : [e];
}

describe.each(revisions)('%s', (revision) => {
  const document = loadDocument(revision);
  const listing = (file: string): string => readFileSync(`grammar/${file}`, 'utf8');
  const rules = rulesOf(revision);
  // A rule of a base is in the base's files, and is looked up there.
  const own: RuleOrigin = document.isProse === true ? 'prose' : 'document';
  const files: Readonly<Partial<Record<RuleOrigin, string>>> = {
    [own]: listing(`${revision}/printed.bnf`),
    ...(document.borrowed !== undefined && { borrowed: listing(`${revision}/borrowed.bnf`) }),
  };
  const listed = (origin: RuleOrigin): readonly BnfRule[] =>
    rules.filter((rule) => rule.origin === origin).sort((a, b) => a.span.start - b.span.start);

  test('document.json is in the folder of its id and gives every rule a section, in the printed order', () => {
    expect(document.id).toBe(revision);
    const all = [...listed(own), ...listed('borrowed')];
    expect(Object.keys(document.sections)).toEqual(all.map(({ name }) => name));
  });

  test('rules are spans of the listing, with only comments and white space between them', () => {
    for (const origin of [own, 'borrowed'] as const) {
      const [file = '', its] = [files[origin], listed(origin)];
      expect(its.map(({ span }) => file.slice(span.start, span.end))).toEqual(its.map((r) => r.printed));
      const starts = [...its.map(({ span }) => span.start), file.length];
      const between = starts.map((start, index) => file.slice(its[index - 1]?.span.end ?? 0, start));
      // With two listings, the line between them, and the rules that the second prints again.
      const listings = origin === 'borrowed' ? undefined : document.listings;
      const { between: line = '', same = [] } = listings ?? {};
      const again = its.filter(({ name }) => same.includes(name)).map(({ printed }) => printed);
      expect(closed(between.join('').replaceAll(/^\s*;.*$/gm, ''))).toBe(closed(line + again.join('')));
    }
  });

  test('corrected is printed with the corrections in place', () => {
    for (const { printed, corrected, corrections } of rules) {
      const expected = corrections.reduce((text, c) => text.split(c.printed).join(c.corrected), printed);
      expect(corrected).toBe(expected);
    }
  });

  test('references lead to rules of the grammar', () => {
    const names = rules.map(({ name }) => name);
    expect(
      rules.flatMap(({ expression }) => references(expression)).filter((n) => !names.includes(n)),
    ).toEqual([]);
  });

  test('the leaves of the tree cover the rule, except for punctuation', () => {
    const all = { ...files, core: listing('notation/core-rules.bnf') };
    for (const rule of rules.filter(({ corrections }) => corrections.length === 0)) {
      const text = all[rule.origin];
      if (text === undefined) continue;
      const printedNames = new Map([...(rule.renames ?? [])].map(([printed, name]) => [name, printed]));
      const printedName = (name: string): string => printedNames.get(name) ?? name;
      let at = rule.span.start + printedName(rule.name).length;
      let rest = '';
      for (const leaf of leavesOf(rule.expression)) {
        rest += text.slice(at, leaf.span.start);
        at = leaf.span.end;
        const source = text.slice(leaf.span.start, leaf.span.end);
        if (leaf.type === 'reference') {
          expect(source.replace(/^<(.+)>$/, '$1').toLowerCase()).toBe(printedName(leaf.name).toLowerCase());
        }
        if (leaf.type === 'literal') expect(unquoted(source)).toBe(leaf.text);
      }
      rest += text.slice(at, rule.span.end);
      expect(rest.replace(/;.*$/gm, '')).toMatch(proseOnly);
    }
  });
});

const closed = (text: string): string => text.replaceAll(/\s+/g, '');

/** Decodes a literal's source text, in any of the notations. */
function unquoted(source: string): string {
  const named = new Map([
    ['space', ' '],
    ['vline', '|'],
    ['<">', '"'],
  ]).get(source);
  if (named !== undefined) return named;
  const quoted = /^"([^"]+)"$/.exec(source)?.[1];
  return quoted ?? source.replace(/\s/g, '');
}

/** Operators, brackets and counts; and the words around the code positions of url-1997 §2.4.3. */
const proseOnly = /^(?:[\s|/[\]()*=\d]|<US-ASCII coded characters? | and | hexadecimal>)*$/;

test.each(revisions)('%s: the number of rules', (revision) => {
  expect(rulesOf(revision)).toHaveLength(expected(revision, 'facts').ruleCount);
});

test.each(revisions)('%s: the rules that its reference rule does not use', (revision) => {
  const reached = new Set([loadDocument(revision).start]);
  for (const name of reached) {
    references(ruleOf(revision, name).expression).forEach((reference) => reached.add(reference));
  }
  const others = rulesOf(revision).map(({ name }) => name);
  expect(others.filter((name) => !reached.has(name)).sort()).toEqual(expected(revision, 'facts').unusedRules);
});

test.each([
  // Single letters represent themselves; white space between them has no meaning.
  ['url-1993', 'waisindex', `('wais://' hostport '/' database {0,1 ('?' search)})`],
  ['url-1993', 'gopheraddress', `('gopher://' hostport {0,1 ('/' gtype {0,1 selector})} {0,1 ('?' search)})`],
  // An option binds to its own alternative.
  ['url-1993', 'path', `(void | (xpalphas {0,1 ('/' path)}))`],
  ['url-1993', 'void', `()`],
  ['url-1993', 'groupart', `('*' | group | article)`],
  ['url-1993', 'extra', `('!' | '*' | '"' | ''' | '(' | ')' | ':' | ';' | ',' | ' ')`],
  ['url-1993', 'digit', `('0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9')`],
  ['url-1993', 'variant', `('{' | '}' | '|' | '[' | ']' | '\\' | '^' | '~')`],
  ['url-1993', 'xpalphas', `(xpalpha {0,1 xpalphas})`],
  ['url-1995', 'national', `('{' | '}' | '|' | '[' | ']' | '\\' | '^' | '~')`],
  ['url-1995', 'safe', `('$' | '-' | '_' | '@' | '.' | '&')`],
  ['url-1995', 'escape', `('%' hex hex)`],
  ['url-1995', 'prosperolink', `('prospero://' hostport '/' hsoname {0,1 ('%00' version {0,1 attributes})})`],
  // After a repeat, brackets only group.
  ['rfc1738', 'scheme', `{1, (lowalpha | digit | '+' | '-' | '.')}`],
  ['rfc1738', 'hostname', `({0, (domainlabel '.')} toplabel)`],
  ['rfc1738', 'prosperourl', `('prospero://' hostport '/' ppath {0, fieldspec})`],
  ['rfc1738', 'ftpurl', `('ftp://' login {0,1 ('/' fpath {0,1 (';type=' ftptype)})})`],
  [
    'rfc1738',
    'gopherurl',
    `('gopher://' hostport {0,1 ('/' {0,1 (gtype {0,1 (selector {0,1 ('%09' search {0,1 ('%09' gopher+_string)})})})})})`,
  ],
  ['rfc1738', 'urlpath', `{0, xchar}`],
  ['rfc1738', 'punctuation', `('<' | '>' | '#' | '%' | '"')`],
  ['url-1997', 'site', `{0,1 ({0,1 (user {0,1 (':' password)} '@')} hostport)}`],
  ['url-1997', 'hostnumber', `({1, digit} '.' {1, digit} '.' {1, digit} '.' {1, digit})`],
  ['url-1997', 'control', `(0-1f | 7f-7f)`],
  ['url-1997', 'space', `20-20`],
  ['url-1997', 'delims', `('<' | '>' | '#' | '%' | '"')`],
  ['url-1997', 'Content-Location', `('Content-Location' ':' (absoluteURL | relativeURL))`],
  // Names ignore case, literals too.
  ['rfc2396bis-01', 'toplabel', `(ALPHA {0,1 ({0,61 (alphanum | i'-')} alphanum)})`],
  [
    'rfc2396bis-01',
    'dec-octet',
    `(DIGIT | (31-39 DIGIT) | (i'1' {2,2 DIGIT}) | (i'2' 30-34 DIGIT) | (i'25' 30-35))`,
  ],
  ['rfc2396bis-01', 'h4', `{1,4 HEXDIG}`],
  ['rfc2396bis-01', 'ls32', `((h4 i':' h4) | IPv4address)`],
  // Angle brackets may enclose a rule name (RFC 2234 §2.1).
  ['rfc3986', 'path-empty', `{0,0 pchar}`],
  ['rfc3986', 'IPvFuture', `(i'v' {1, HEXDIG} i'.' {1, (unreserved | sub-delims | i':')})`],
  ['rfc2396bis-01', 'HEXDIG', `(DIGIT | i'A' | i'B' | i'C' | i'D' | i'E' | i'F')`],
] as const)('%s %s', (revision, name, expected) => {
  expect(show(ruleOf(revision, name).expression)).toBe(expected);
});

test('every alternative of IPv6address', () => {
  const { expression } = ruleOf('rfc2396bis-01', 'IPv6address');
  expect(parts(expression).map(show)).toEqual([
    `({6,6 (h4 i':')} ls32)`,
    `(i'::' {5,5 (h4 i':')} ls32)`,
    `({0,1 h4} i'::' {4,4 (h4 i':')} ls32)`,
    `({0,1 ({0,1 (h4 i':')} h4)} i'::' {3,3 (h4 i':')} ls32)`,
    `({0,1 ({0,2 (h4 i':')} h4)} i'::' {2,2 (h4 i':')} ls32)`,
    `({0,1 ({0,3 (h4 i':')} h4)} i'::' h4 i':' ls32)`,
    `({0,1 ({0,4 (h4 i':')} h4)} i'::' ls32)`,
    `({0,1 ({0,5 (h4 i':')} h4)} i'::' h4)`,
    `({0,1 ({0,6 (h4 i':')} h4)} i'::')`,
  ]);
});

test('a span within a corrected rule leads to what was printed', () => {
  const file = readFileSync('grammar/url-1993/printed.bnf', 'utf8');
  const spelled = (name: string): readonly string[] =>
    leavesOf(ruleOf('url-1993', name).expression).map(({ span }) => file.slice(span.start, span.end));
  expect(spelled('xpalphas')).toEqual(['xpalpha', '[ xpalpha ]']);
  const printed = ruleOf('url-1993', 'variant').corrections.map((correction) => correction.printed);
  expect(spelled('variant')).toEqual(['{', '}', ...printed, '[', ']', '\\', '^', '~']);
});

const parse = loadNotation('rfc822');
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const controls = /[\0-\x1F\x7F]/;

/** Returns the characters of a rule that consists only of ranges, possibly repeated. */
function characters(rule: string): readonly string[] {
  const derives = (e: BnfExpression, code: number): boolean => {
    if (e.type === 'range') return e.from <= code && code <= e.to;
    if (e.type === 'repetition') return derives(e.body, code);
    return e.type === 'alternation' && e.alternatives.some((alternative) => derives(alternative, code));
  };
  const expression = parse(rule, { ignoreCase: true });
  return ascii.filter((character) => derives(expression, character.charCodeAt(0)));
}

test.each<[string, (character: string) => boolean]>([
  ['CHAR =  <any ASCII character>        ; (  0-177,  0.-127.)', () => true],
  [
    'atom =  1*<any CHAR except specials, SPACE and CTLs>',
    (character) => !'()<>@,;:\\".[] '.includes(character) && !controls.test(character),
  ],
  [
    'qtext =  <any CHAR excepting <">,     ; => may be folded\n  "\\" & CR, and including\n  linear-white-space>',
    (character) => !'"\\\r'.includes(character),
  ],
  [
    'dtext =  <any CHAR excluding "[",     ; => may be folded\n  "]", "\\" & CR, & including\n  linear-white-space>',
    (character) => !'[]\\\r'.includes(character),
  ],
])('%s', (rule, has) => {
  expect(characters(rule)).toEqual(ascii.filter(has));
});

test('other words in angle brackets are refused', () => {
  expect(() => parse('CTL = <any ASCII control character and DEL>', { ignoreCase: true })).toThrow();
});

test('"/" stands between alternatives', () => {
  expect(parse('sub-domain = domain-ref / domain-literal', { ignoreCase: true })).toMatchObject({
    type: 'alternation',
    alternatives: [{ name: 'domain-ref' }, { name: 'domain-literal' }],
  });
});
