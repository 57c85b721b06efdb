/** Grammars that are no document's: reading them, refusals with their places, and results of studies. */
import {
  abnfOf,
  accepts,
  ambiguity,
  automatonOf,
  compareRules,
  countStrings,
  GrammarError,
  listingLimits,
  readGrammar,
  type ReadGrammarOptions,
} from '../../src/study/index.js';
import { StudiedGrammar } from '../../src/grammar/automata/studied-grammar.js';
import { shelfEntry } from '../../src/study/shelf.js';

const from = [{ revision: 'rfc3986', rule: 'URI-reference' }] as const;

function verdicts(grammar: StudiedGrammar, texts: readonly string[]): readonly boolean[] {
  const automaton = automatonOf({ revision: grammar });
  return texts.map((text) => accepts(automaton, text));
}

describe('notations', () => {
  test.each<[string, string, ReadGrammarOptions, readonly string[], readonly string[]]>([
    ['RFC 5234 §2.3: strings match either case', 'a = "ab"', {}, ['ab', 'AB', 'aB'], ['a']],
    ['RFC 7405: %s is case-sensitive', 'a = %s"ab" / %i"c"', {}, ['ab', 'c', 'C'], ['AB', 'aB']],
    [
      'RFC 5234 §2.3: numbers',
      'a = %x61 / %d98.99 / %b1100100-1100110',
      {},
      ['a', 'bc', 'd', 'f'],
      ['A', 'b', 'g'],
    ],
    [
      'RFC 5234 §3.3: incremental alternatives',
      'a = "x"\nb = a\na =/ "y" / "z"\nA=/"w"',
      {},
      ['x', 'y', 'z', 'w'],
      ['xy'],
    ],
    ['RFC 5234 §3.6: repetition', 'a = 1*2"x" 2"y" *1"z" 1*"w"', {}, ['xyyw', 'xxyyzww'], ['xyw', 'xyyzzw']],
    ['RFC 5234 §3.10: concatenation binds tighter than "/"', 'a = "x" "y" / "z"', {}, ['xy', 'z'], ['xz']],
    ['RFC 5234 §2.1: names ignore case', 'a = B-c\nb-C = "x"', {}, ['x'], ['']],
    ['RFC 5234 §B.1: the core rules', 'a = ALPHA digit HexDig', {}, ['a0F', 'Z9f'], ['a0g']],
    ['RFC 5234 §B.1: CHAR', 'a = CHAR CTL WSP', {}, ['\u0001\u007f\t'], ['\u0000\u007f\t']],
    ['RFC 5234 §3.9: comments', '; first\na = "x" ; then\n    ; and\n    "y"\n; last', {}, ['xy'], ['x']],
    ['an empty string', 'a = "" / "x"', {}, ['', 'x'], ['y']],
    ['no more than none', 'a = "x" 0"y"', {}, ['x'], ['xy']],
    ['lines that end with CR LF', 'a = "x"\r\n    "y"\r\nb = "z"\r\n', {}, ['xy'], ['x']],
    ['another start', 'a = "x"\nb = "y"', { start: 'B' }, ['y'], ['x']],
    ['RFC 1738 §5: bars and literals in their case', 'a = "x" | *2"y"', {}, ['x', '', 'yy'], ['X', 'yyy']],
    ['RFC 822 §2 with "/", named', 'a = "x" / "y"', { notation: 'rfc822' }, ['x'], ['X']],
    ['RFC 822 §2.5: so many', 'a = 2"x" | 3("y" | "z")', {}, ['xx', 'yzy'], ['x', 'xxx', 'yz']],
    [
      'RFC 822 §2.7: a list, of which null elements are allowed and count for nothing',
      'a = #"x"',
      {},
      ['', ',', 'x', 'x,x', 'x,,x', ',x', 'x,', ',,x,,x,'],
      ['xx', 'y', 'x x'],
    ],
    ['a list of at least one', 'a = 1#"x"', {}, ['x', 'x,x,x', ',x', 'x,,x'], ['', ',', ',,', 'xx']],
    ['a list of one or two', 'a = 1#2("x" / "y")', {}, ['x', 'x,y', 'x,,y', ',x,'], ['', ',', 'x,y,x']],
    ['a list of up to two', 'a = #2"x"', {}, ['', ',,', 'x', 'x,x'], ['x,x,x', 'xx']],
    ['a list of none', 'a = #0"x"', {}, ['', ',,'], ['x']],
    ['bare words', 'ab x | cd y\ncd 1 | 2 [ x ]', {}, ['x', '1y', '2xy'], ['1', 'X']],
  ])('%s', (_what, text, options, derivable, others) => {
    const grammar = readGrammar(text, options);
    expect(verdicts(grammar, derivable)).toEqual(derivable.map(() => true));
    expect(verdicts(grammar, others)).toEqual(others.map(() => false));
  });

  test.each([
    ['a = "x" / "|"', 'abnf'],
    ['a = "x" | "y"', 'rfc822'],
    ['a = 1#"x"', 'rfc822'],
    ['a = "#" / %x41', 'abnf'],
    ['ab x | y', 'bare-words'],
    ['; a = b\nab x', 'bare-words'],
  ])('%j is detected as %s', (text, notation) => {
    expect(readGrammar(text).read?.notation).toBe(notation);
  });
});

describe('a grammar is a value', () => {
  test('has rules with origins, a notation and a start', () => {
    const { start, rules, bnf, read, revision } = readGrammar('a = b\n\nb = DIGIT / port\n', {
      file: 'folder/mine.abnf',
      from: [{ revision: 'rfc3986', rule: 'port' }],
    });
    expect({ start, rules, revision }).toEqual({
      start: 'a',
      rules: ['a', 'b', 'port', 'DIGIT'],
      revision: 'mine.abnf',
    });
    expect(bnf.rules.map(({ origin, section }) => `${origin}: ${section}`)).toEqual([
      'document: line 1',
      'document: line 3',
      'borrowed: rfc3986 §3.2.3',
      'core: RFC 2234 §6.1',
    ]);
    expect(read).toEqual({ file: 'folder/mine.abnf', notation: 'abnf', remarks: [] });
  });

  test('borrowed rules replace definitions in prose', () => {
    const grammar = readGrammar('a = URI-reference\nURI-reference = <see RFC 3986, Section 4.1>', { from });
    expect(compareRules({ revision: grammar }, { revision: 'rfc3986' }).relation).toBe('equal');
  });

  test('a borrowed rule may coincide with an equal definition', () => {
    expect(
      readGrammar('a = port\nPORT = *digit', { from: [{ revision: 'rfc3986', rule: 'port' }] }).rules,
    ).toEqual(['a', 'port', 'DIGIT']);
  });

  test('omits faulty rules that the start does not reach', () => {
    const { rules, read } = readGrammar('a = "x"\nb = c\nd = b\ne = e "x"\nf = <words>\ng = a');
    expect(rules).toEqual(['a', 'g']);
    expect(read?.remarks.map(({ kind, rule }) => `${kind} ${rule}`)).toEqual([
      'left out b',
      'left out d',
      'left out e',
      'left out f',
      'unused g',
    ]);
    expect(read?.remarks[0]?.message).toBe('grammar:2:5: no rule is called "c".\n2 | b = c\n        ^');
  });
});

// RFC 5234 §2.2: each rule is a line of its own, with its continuations.
test.each<[string, string, string]>([
  ['a quote left open', 'b = "y', '2:5: this quotation mark is not closed on its line'],
  ['words left open', 'b = <some prose', '2:5: this "<" is not closed on its line'],
  ['a parenthesis left open', 'b = ("x" / c', '2:5: this "(" is not closed'],
  ['a bracket left open', 'b = ["x" / c', '2:5: this "[" is not closed'],
  ['a bracket that closes nothing', 'b = "x" ]', '2:9: this "]" closes nothing'],
  ['a comment that hides the end', 'b = ( "x" ; )', '2:5: this "(" is not closed'],
  ['nothing after the sign', 'b =', '2:4: the rule ends before it is complete'],
  ['what is no character', 'b = %x110000', '2:7: the last code point is U+10FFFF'],
  ['brackets without end', `b = ${'('.repeat(200)}`, '2:105: brackets are nested'],
  ['alternatives of nothing', 'b =/ "x"', '2:1: rule "b" has no alternatives before these'],
  ['two definitions', 'b = "x"\nB = "y"', '3:1: rule "B" is defined twice: line 2 also defines it'],
  ['a fault in more alternatives', 'b = "x"\nb =/ "y', '3:6: this quotation mark is not closed on its line'],
  ['a name in angle brackets', '<b> = "x"', '2:1: a rule begins with its name, without angle brackets'],
  ['a line without sign', 'b = "x"\n/ "y"', '3:1: neither a rule, nor the continuation of one'],
  ['words without sign', 'b = "x"\nor is it "y"', '3:1: a rule needs "=" after its name'],
  ['an indented rule', 'b = "x"\n  e = "y"', '3:3: an indented line continues a rule'],
])('%s costs its rule and those that need it, no other', (_, broken, message) => {
  for (const [indent, end] of [
    ['', '\n'],
    ['', '\r\n'],
    ['', '\r'],
    ['\t', '\n'],
    ['   ', '\n'],
  ] as const) {
    const lines = ['a = c', ...broken.split('\n'), 'c = "z"', 'd = b / c', 'f = c'];
    const grammar = readGrammar(lines.map((line) => indent + line).join(end), { file: 'x.abnf' });
    expect(grammar.rules).toEqual(['a', 'c', 'f']);
    const left = grammar.read?.remarks.filter(({ kind }) => kind === 'left out') ?? [];
    expect(left.map(({ rule }) => rule)).toEqual(['b', 'd']);
    if (indent === '') expect(left[0]?.message).toMatch(`x.abnf:${message}`);
  }
});

test('a borrowed rule replaces one that cannot be read', () => {
  const grammar = readGrammar('a = port\nport = "', { from: [{ revision: 'rfc3986', rule: 'port' }] });
  expect([grammar.rules, grammar.read?.remarks]).toEqual([['a', 'port', 'DIGIT'], []]);
});

test('a line before the first rule is an error, as the rest may be no grammar', () => {
  expect(() => readGrammar('Title\na = "x"')).toThrow('grammar:1:1: a rule needs "="');
});

describe('recursion to a depth', () => {
  const nested = 'e = t *( "+" t )\nt = DIGIT / "(" e ")"';

  test.each([
    [0, ['1', '1+2'], ['(1)']],
    [1, ['1', '(1)', '(1+2)+3'], ['((1))']],
    [2, ['((1))', '(1+(2))'], ['(((1)))', '(1']],
  ])('%i deep', (depth, derivable, others) => {
    const grammar = readGrammar(nested, { depth });
    expect(grammar.read?.bounded).toEqual({ depth, rules: ['e', 't'] });
    expect(verdicts(grammar, derivable)).toEqual(derivable.map(() => true));
    expect(verdicts(grammar, others)).toEqual(others.map(() => false));
  });

  test('is noted in the written ABNF', () => {
    const grammar = readGrammar(nested, { depth: 1 });
    const text = abnfOf(grammar);
    expect(text).toMatch(/^; Incomplete: the recursion of e, t is expanded to a depth of 1; .*\n/);
    expect(compareRules({ revision: readGrammar(text) }, { revision: grammar }).relation).toBe('equal');
    expect(abnfOf(readGrammar('a = "x"'))).toBe('a = "x"\n');
  });

  test('each depth derives what the one before it does, and more', () => {
    const at = (depth: number): { revision: StudiedGrammar } => ({
      revision: readGrammar(nested, { depth }),
    });
    for (const depth of [0, 1, 2]) expect(compareRules(at(depth), at(depth + 1)).relation).toBe('subset');
  });

  test.each([
    ['nested', nested],
    ['left recursion', 'e = e "+" t / t\nt = DIGIT / "(" e ")"'],
    ['any-text is a rule', 'any-text = "(" any-text ")" any-text / "x"'],
    ['JSON', shelfEntry('json').text],
  ])('widened, it derives what any greater depth does: %s', (_, text) => {
    const { read, start } = readGrammar(text, { depth: 1 });
    const bnf = read?.widened?.();
    if (bnf === undefined) throw new Error('not bounded');
    const roles = Object.fromEntries(bnf.rules.map(({ name }) => [name, name]));
    const widened = new StudiedGrammar({ bnf, start, roles });
    for (const depth of [1, 2, 3]) {
      const { relation } = compareRules({ revision: readGrammar(text, { depth }) }, { revision: widened });
      expect([depth, relation]).toEqual([depth, 'subset']);
    }
  });

  test('a depth has no effect on a grammar without recursion', () => {
    const grammar = readGrammar('a = "x" a / "y"', { depth: Number.MAX_SAFE_INTEGER });
    expect(grammar.read?.bounded).toBeUndefined();
    expect(verdicts(grammar, ['xxxxxy'])).toEqual([true]);
  });
});

describe('refusals and their positions', () => {
  test.each<[string, string, ReadGrammarOptions, RegExp]>([
    ['nothing', '\n; only words', {}, /^grammar:1:1: the grammar has no rules/],
    ['an undefined rule', 'a = "x" b', {}, /^grammar:1:9: no rule is called "b"/],
    ['one that is nearly defined', 'a = hots\nhost = "x"', {}, /1:5: .* did you mean "host"\?/],
    [
      'a rule twice',
      'a = "x"\nA = "y"',
      {},
      /^grammar:2:1: rule "A" is defined twice: line 1 also defines it/,
    ],
    ['alternatives of nothing', 'a =/ "x"', {}, /1:1: rule "a" has no alternatives before these/],
    ['a quote left open', 'a = b\nb = %s"x', {}, /2:7: this quotation mark is not closed on its line\n/],
    ['a quote of other characters', 'a = "é"', {}, /1:5: only printable characters of US-ASCII/],
    ['a single quote', "a = 'x'", {}, /1:5: a string needs double quotes/],
    ['a bracket left open', 'a = "(" ( [ "x" ]', {}, /1:9: this "\(" is not closed\n/],
    ['a bracket closed by another', 'a = ( [ "x" )', {}, /1:7: this "\[" is not closed\n/],
    ['a bracket that closes nothing', 'a = ( "x" ) ]', {}, /1:13: this "\]" closes nothing/],
    ['nothing in brackets', 'a = ( )', {}, /1:7: an element is missing before this "\)"/],
    ['words left open (RFC 5234 §4)', 'a = <some words', {}, /1:5: this "<" is not closed on its line\n/],
    ['words over two lines', 'a = <some\n words> "b"', {}, /1:5: this "<" is not closed on its line\n/],
    [
      'words that another line closes',
      'a = <some\n words\nb = <more>',
      {},
      /1:5: this "<" is not closed on its line\n/,
    ],
    ['an indented rule', 'a = b\n  b = "y"', {}, /2:3: an indented line continues a rule: to begin "b"/],
    ['what the notation itself says', 'a = 5*3"x"', {}, /1:5: at most 3 times is less than at least 5/],
    ['words for a rule', 'a = <some words>', {}, /1:5: "<some words>" is defined in words only/],
    ['recursion', 'a = "(" b ")" / "x"\nb = a', {}, /1:9: .*\(recursion not in tail position\): a > b > a/],
    ['left recursion', 'a = a "x" / "y"', {}, /1:5: "a" begins with itself \(left recursion\): a > a/],
    [
      'nothing within the depth',
      'a = "x" a "y"',
      { depth: 3 },
      /1:1: "a" derives nothing within a depth of 3/,
    ],
    [
      'a borrowed rule that is another',
      'a = port\nport = "x"',
      { from: [{ revision: 'rfc3986', rule: 'port' }] },
      /2:1: rule "port" differs from that of rfc3986 §3\.2\.3/,
    ],
    ['a bound that is less', 'a = 3*2"x"', {}, /1:5: at most 2 times is less than at least 3/],
    ['a range that ends too early', 'a = %x32-31', {}, /1:5: the range ends before it begins/],
    ['what is no character', 'a = %x110000', {}, /the last code point is U\+10FFFF/],
    ['what is no ABNF', 'a = "x" ?', {}, /1:9: "\?" is not allowed here/],
    ['lists in ABNF', 'a = 1#"x" / %x41', {}, /1:6: ABNF has no lists: 1#item must be written out/],
    ['a name with "_" in ABNF', 'a = b_c', { notation: 'abnf' }, /1:6: names cannot contain "_" in ABNF/],
    ['":="', 'a := "x"', {}, /1:3: a rule is written name = …/],
    ['"::="', 'a ::= "x"', { notation: 'abnf' }, /1:3: a rule is written name = …/],
    ['names in brackets', '<a> = "x"', {}, /1:1: a rule begins with its name, without angle brackets/],
    ['what is no grammar', '\u0000\u0001\u001b[2J', {}, /^grammar:1:1: neither a rule/],
    [
      'repetition without end',
      'a = 1000000*1000000( "x" )',
      {},
      /1:5: a repetition may have at most 65535 iterations/,
    ],
    [
      'brackets without end',
      `a = ${'('.repeat(5000)}"x"${')'.repeat(5000)}`,
      {},
      /1:105: brackets are nested/,
    ],
    [
      'a text without end',
      `a = "${'x'.repeat(listingLimits.characters)}"`,
      {},
      /1:1048577: a grammar may have up to/,
    ],
    [
      'rules without end',
      Array.from({ length: 6000 }, (_, i) => `r${i} = "x"`).join('\n'),
      {},
      /5001:1: a grammar may have up to 5000 rules/,
    ],
    [
      'a thousand rules in a cycle',
      Array.from({ length: 1000 }, (_, i) => `r${i} = "x" r${(i + 1) % 1000} "y"`).join('\n'),
      {},
      /1:10: .*: r0 > r1 > r2 > r3 > … > r998 > r999 > r0/,
    ],
    [
      'a thousand in tail position',
      Array.from({ length: 1000 }, (_, i) => `r${i} = "x" / "y" r${(i + 1) % 1000}`).join('\n'),
      {},
      /1:1: .* more than 1000 deep/,
    ],
  ])('%s', (_what, text, options, message) => {
    expect(() => readGrammar(text, options)).toThrow(GrammarError);
    expect(() => readGrammar(text, options)).toThrow(message);
  });

  test('repetitions of repetitions end at the limit of states', () => {
    const grammar = readGrammar('a = 60000*60000( 60000"x" )');
    expect(() => countStrings({ revision: grammar }, 1)).toThrow(
      /the automaton of "a" \(grammar, line 1\) needs more than 200000 states/,
    );
  });

  test('a message shows a part of a long line, and nothing that a terminal obeys', () => {
    const error = (): unknown => readGrammar(`a = "${'x'.repeat(10_000)}" \u001b[2J`);
    expect(error).toThrow(/^(?!.*\u001b)[^]{0,500}$/);
  });
});

test('a repeated expression may be empty: a string then has infinitely many derivations', () => {
  expect(ambiguity({ revision: readGrammar('a = *( [ "x" ] )') })).toMatchObject({ growth: 'infinite' });
});
