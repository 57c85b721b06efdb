/** EBNF of the W3C and of ISO/IEC 14977: meaning of each construct, exceptions, and refusals with their places. */
import { ebnfNotationOf, notationOf } from '../../src/grammar/bnf/read-listing.js';
import {
  abnfOf,
  accepts,
  automatonOf,
  compareRules,
  GrammarError,
  readGrammar,
  RecursionError,
  type ReadGrammarOptions,
} from '../../src/study/index.js';

type Row = readonly [what: string, grammar: string, derivable: readonly string[], others: readonly string[]];

function expectVerdicts([, grammar, derivable, others]: Row, options: ReadGrammarOptions): void {
  const read = readGrammar(grammar, options);
  const automaton = automatonOf({ revision: read });
  const verdicts = (texts: readonly string[]): readonly boolean[] =>
    texts.map((text) => accepts(automaton, text));
  expect(verdicts(derivable)).toEqual(derivable.map(() => true));
  expect(verdicts(others)).toEqual(others.map(() => false));
}

describe('XML 1.0 §6', () => {
  test.each<Row>([
    ['#xN', 'a ::= #x41 #x1F600', ['A\u{1F600}'], ['a\u{1F600}', 'A\uD83D']],
    ['[a-zA-Z], [#xN-#xN]', 'a ::= [a-cX-Z#x30-#x32]', ['a', 'c', 'Y', '0'], ['d', 'x', '3', '']],
    ['[abc], [#xN#xN#xN]', 'a ::= [ab#x31#x33]', ['a', 'b', '1', '3'], ['c', '2', 'ab']],
    ['[^a-z]: any Char outside', 'a ::= [^a-z]', ['A', '\t', '\u{10FFFF}'], ['b', '\0', '\uFFFE', '\uD800']],
    ['[^abc], [^#xN-#xN]', 'a ::= [^ab#x30-#x39]', ['c', '-', '\u{1F600}'], ['a', '5', '\u0001']],
    ['a range across U+FFFF', 'a ::= [#xFFF0-#x10001]', ['\uFFFE', '\u{10001}'], ['\u{10002}', '\uD800']],
    ['signs in a class, as in PubidChar', "a ::= [-'()+,./#*]", ['-', "'", '#', '*'], ['"', '&', 'x']],
    ['"string", \'string\'', `a ::= "it's" | 'a "b"'`, ["it's", 'a "b"'], ["IT'S"]],
    ['(expression)', 'a ::= ("x" | "y") "z"', ['xz', 'yz'], ['x', 'xyz']],
    ['A?, A+, A*', "a ::= 'x'? 'y'+ 'z' *", ['y', 'xyyzz'], ['', 'xz']],
    ['A B binds tighter than A | B', "a ::= 'x' 'y' | 'z'", ['xy', 'z'], ['xz']],
    ['A - B', "a ::= [a-z]+ - ('if' | 'do')", ['a', 'i', 'iff', 'dx'], ['if', 'do', '']],
    ['A - B binds tighter than A B', "a ::= 'x' [ab] - 'b'", ['xa'], ['xb', 'a']],
    ['A - B - C', "a ::= [abc] - 'a' - 'b'", ['c'], ['a', 'b']],
    ['/* ... */', "/* '[ */ a ::= 'x' /* b ::= [ \" */ 'z'", ['xz'], ['x']],
    ['constraints', "a ::= 'x' [ wfc: y ]\n  [VC: Name] [NSC: \"]\nb ::= 'y'", ['x'], ['xy']],
    ['numbers of productions', "[1] a ::= 'x' b\n[4a] b ::= [1]", ['x1'], ['x']],
    ['names with "_" and "-"', "a ::= b_c d-e\nb_c ::= 'x' d-e ::= 'y'", ['xy'], ['x']],
    ['an exception of a rule', 'a ::= b+ - (c b)\nb ::= [xy]\nc ::= "x"', ['x', 'yx', 'xxx'], ['xx', 'xy']],
    ['exceptions in exceptions', "a ::= b - 'x'\nb ::= [a-z] - 'y'", ['a', 'z'], ['x', 'y']],
  ])('%s', (...row) => {
    expect(readGrammar(row[1]).read?.notation).toBe('w3c-ebnf');
    expectVerdicts(row, {});
  });
});

describe('ISO/IEC 14977', () => {
  test.each<Row>([
    ['§4.3: definitions', 'a = "x" | "y" / "z" ! "w".', ['x', 'y', 'z', 'w'], ['xy']],
    ['§4.4: concatenation', 'a = "x", b, \'z\'; b = "y";', ['xyz'], ['xz']],
    ['§4.5: no blanks count in names', 'one rule = a  b; a b = "x";', ['x'], ['']],
    ['§4.6: exception', 'a = c - ("x" | "y"); c = "x" | "y" | "z";', ['z'], ['x', 'y']],
    ['§4.6: { } - of nothing is one or more', 'a = { "x" }-;', ['x', 'xx'], ['']],
    ['§4.6: the same, of what may be empty', 'a = {["x"]}-;', ['x', 'xx'], ['']],
    ['§4.8: repetition', 'a = 3 * "x", 2 * ("y" | "z");', ['xxxyz'], ['xxyy', 'xxxy']],
    ['§4.10: options', 'a = ["x"], (/ "y" /);', ['', 'x', 'y', 'xy'], ['xx']],
    ['§4.11: repetitions', 'a = {"x"}, (: "y" :);', ['', 'xxy', 'yy'], ['yx']],
    ['§4.12: groups', 'a = ("x" | "y"), "z";', ['xz', 'yz'], ['x']],
    ['§4.14: an empty definition', 'a = "x" | ;', ['', 'x'], ['y']],
    ['§4.16: quotes in the other ones', `a = "'", '"', "it's";`, [`'"it's`], ['it']],
    ['§6: comments nest', '(* a (* b *) don\'t " *) a = "x" (* ; *) ;', ['x'], ['']],
  ])('%s', (...row) => {
    expectVerdicts(row, { notation: 'iso-ebnf' });
  });
});

// XML 1.0 (Fifth Edition), with their numbers.
const xml = `
[2]  Char     ::= #x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF] /* any Unicode character */
[4]  NameStartChar ::= ":" | [A-Z] | "_" | [a-z] | [#xC0-#xD6] | [#xD8-#xF6] | [#xF8-#x2FF] | [#x370-#x37D]
  | [#x37F-#x1FFF] | [#x200C-#x200D] | [#x2070-#x218F] | [#x2C00-#x2FEF] | [#x3001-#xD7FF] | [#xF900-#xFDCF]
  | [#xFDF0-#xFFFD] | [#x10000-#xEFFFF]
[4a] NameChar ::= NameStartChar | "-" | "." | [0-9] | #xB7 | [#x0300-#x036F] | [#x203F-#x2040]
[5]  Name     ::= NameStartChar (NameChar)*
[14] CharData ::= [^<&]* - ([^<&]* ']]>' [^<&]*)
[15] Comment  ::= '<!--' ((Char - '-') | ('-' (Char - '-')))* '-->'
[17] PITarget ::= Name - (('X' | 'x') ('M' | 'm') ('L' | 'l'))
[20] CData    ::= (Char* - (Char* ']]>' Char*))
[66] CharRef  ::= '&#' [0-9]+ ';' | '&#x' [0-9a-fA-F]+ ';' [WFC: Legal Character]
`;

// §2.2 to §2.7 and §4.1.
test.each<[string, readonly string[], readonly string[]]>([
  ['Char', ['\n', '\u{1F600}', '\uFFFD'], ['\0', '\uD83D', '\uFFFF']],
  ['Name', ['a', ':b-c.d', 'Été', '\u{10000}'], ['-a', '1', '', '\u{F0000}']],
  ['CharData', ['', 'a]]', ']]]', ']>'], [']]>', 'a]]>b', ']]]>', '<']],
  ['Comment', ['<!---->', '<!-- a-b -->'], ['<!--->', '<!-- a--b -->', '<!-- B+, B, or B--->']],
  ['PITarget', ['xm', 'xmlx', 'yml', 'php'], ['xml', 'XmL', '']],
  ['CData', ['<&]]', ']] >', '\u{10FFFF}]'], [']]>', 'x]]]>']],
  ['CharRef', ['&#10;', '&#xaF;'], ['&#;', '&#xg;']],
])('the rule %s of XML', (rule, derivable, others) => {
  expectVerdicts([rule, xml, derivable, others], { start: rule });
});

test('XML as ABNF has the same languages', () => {
  const grammar = readGrammar(xml, { start: 'CharData' });
  const again = readGrammar(abnfOf(grammar));
  expect(compareRules({ revision: grammar }, { revision: again }).relation).toBe('equal');
});

const abnfDate = `full-date = 4DIGIT "-" month "-" day
month = "0" %x31-39 / "1" %x30-32
day = "0" %x31-39 / ( "1" / "2" ) DIGIT / "3" ( "0" / "1" )`;

test.each([
  [
    'w3c-ebnf',
    `[1] date ::= year "-" month '-' day
     [2] year ::= digit digit digit digit
     [3] month ::= ('0' digit | '1' [0-2]) - '00'
     [4] day ::= ([0-2] digit | '3' [01]) - "00" /* of each month */
     [5] digit ::= [0-9]`,
  ],
  [
    'iso-ebnf',
    `date = 4 * digit, "-", month, '-', day;
     month = ("0", digit | "1", ("0" | "1" | "2")) - "00";
     day = (("0" | "1" | "2"), digit | "3", ("0" | "1")) - "00"; (* of each month *)
     digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9".`,
  ],
])('a date in %s is the same as in ABNF', (notation, text) => {
  const [grammar, abnf] = [readGrammar(text), readGrammar(abnfDate)];
  expect(grammar.read?.notation).toBe(notation);
  for (const [rule, other] of [
    ['date', 'full-date'],
    ['month', 'month'],
    ['day', 'day'],
  ] as const) {
    const compared = compareRules({ revision: grammar, rule }, { revision: abnf, rule: other });
    expect([rule, compared.relation]).toEqual([rule, 'equal']);
  }
});

test.each([
  ['a ::= b', 'w3c-ebnf'],
  ['  [12] a\n  ::= b', 'w3c-ebnf'],
  ['a = "x" | "y" ;', 'iso-ebnf'],
  ["a b = 'x', c; (* end *)\n", 'iso-ebnf'],
  ['a = "x".', 'iso-ebnf'],
  ['a = "x"; b c = a, { a };', 'iso-ebnf'],
  ['a = "x",\n  b; b = "y";', 'iso-ebnf'],
  ['a = "x" ; a note; another;', 'abnf'],
  ['a = "x" ; formerly b = "y".', 'abnf'],
  ['a = "x" ; as in c.', 'abnf'],
  ['a = "x" / ";"', 'abnf'],
  ['a = "x"\n;', 'abnf'],
  ['a = "x" | "y" ; or this;', 'rfc822'],
])('%j is detected as %s', (text, notation) => {
  expect(notationOf(text)).toBe(notation);
});

test('of both, "::=" after a name is that of the W3C', () => {
  expect(['a ::= "x"', 'a = "::="', '(* a ::= *)', ''].map(ebnfNotationOf)).toEqual([
    'w3c-ebnf',
    'iso-ebnf',
    'iso-ebnf',
    'iso-ebnf',
  ]);
});

const deep = (open: string, close: string): string => `${open.repeat(101)}"x"${close.repeat(101)}`;

test.each<[string, string, ReadGrammarOptions, string]>([
  ['a string left open', 'a ::= "x', {}, '1:7: this " is not closed on its line'],
  ['a class left open', 'a ::= b [x', {}, '1:9: this "[" is not closed on its line'],
  ['an empty class', 'a ::= [^]', {}, '1:9: a class needs a character'],
  ['a class of all', 'a ::= [^#x0-#x10FFFF]', {}, '1:7: the class excludes all characters'],
  ['a parenthesis left open', 'a ::= ("x"', {}, '1:7: this "(" is not closed'],
  ['a parenthesis that closes nothing', 'a ::= "x")', {}, '1:10: this ")" closes nothing'],
  ['a comment left open', 'a ::= "x" /* y', {}, '1:11: this "/*" is not closed'],
  ['nothing after the sign', 'a ::= ', {}, '1:6: the rule ends before it is complete'],
  [
    'text before the first rule',
    '/* c */\nwords a ::= "x"',
    { notation: 'w3c-ebnf' },
    '2:1: a rule begins with its name and "::="',
  ],
  ['names in angle brackets', 'a ::= <b>', {}, '1:7: write names without angle brackets'],
  ['signs of ISO', 'a ::= "x", "y"', {}, '1:10: "," belongs to the EBNF of ISO/IEC 14977'],
  ['a reversed range', 'a ::= [b-a]', {}, '1:8: the range ends before it begins'],
  ['a character beyond the last', 'a ::= #x110000', {}, '1:7: the last code point is U+10FFFF'],
  ['a rule defined twice', 'a ::= "x"\na ::= "y"', {}, '2:1: rule "a" is defined twice'],
  ['an unknown rule', 'a ::= "x" b', {}, '1:11: no rule is called "b"'],
  ['parentheses 101 deep', `a ::= ${deep('(', ')')}`, {}, 'brackets are nested more than 100 deep'],
  ['nothing left', 'a ::= [ab] - [a-c]', {}, '1:7: this exception leaves no string'],
  ['an exception of itself', 'a ::= "x" - a', {}, '1:7: an exception cannot be recursive'],
  [
    'recursion cut in the excepted part',
    'a ::= "x"* - b\nb ::= "x" b "x" | "x"',
    { depth: 2 },
    '1:7: the excepted part',
  ],
  [
    'a large exception',
    `a ::= [01]* - ([01]* '1'${' [01]'.repeat(8)})`,
    {},
    '1:7: this exception cannot be rewritten: its automaton has more than 60 states',
  ],
  ['no comma', 'a = "x" "y";', {}, '1:9: """ is not allowed here: a "," goes between two elements'],
  ['no ";" in between', 'a = "x"\nb = "y";', {}, '2:1: the rule above does not end with ";"'],
  ['no ";" at the end', 'a = "x"', { notation: 'iso-ebnf' }, '1:8: a rule ends with ";"'],
  ['no name', '= "x";', { notation: 'iso-ebnf' }, '1:1: a rule begins with its name and "="'],
  ['no sign', 'a "x";', { notation: 'iso-ebnf' }, '1:1: a rule begins with its name and "="'],
  ['a brace left open', 'a = {"x";', {}, '1:5: this "{" is not closed'],
  ['brackets that cross', 'a = ("x"];', {}, '1:5: this "(" is not closed'],
  ['a bracket that closes nothing', 'a = "x"};', {}, '1:8: this "}" closes nothing'],
  [
    'a string left open in ISO',
    'a = "x" | \'y;',
    { notation: 'iso-ebnf' },
    "1:11: this ' is not closed on its line",
  ],
  [
    'a comment left open in ISO',
    'a = "x"; (* (* *)',
    { notation: 'iso-ebnf' },
    '1:10: this "(*" is not closed',
  ],
  ['a special sequence', 'a = ? any ?;', {}, '1:5: "<any>" is defined in words only: it needs a rule'],
  ['a special sequence left open', 'a = ? any ;', {}, '1:5: this "?" is not closed'],
  ['a star behind', 'a = "x"*;', {}, '1:8: "*" is not allowed here: { x } repeats x'],
  ['brackets 101 deep', `a = ${deep('[', ']')};`, {}, 'brackets are nested more than 100 deep'],
  ['comments 101 deep', `a = ${deep('(*', '*)')} "x";`, {}, 'brackets are nested more than 100 deep'],
  ['garbage', '\0\u0001::=;', { notation: 'iso-ebnf' }, '1:1: a rule begins with its name and "="'],
  ['garbage', '\0\u0001::=;', { notation: 'w3c-ebnf' }, '1:1: a rule begins with its name and "::="'],
])('%s is refused by its place', (_what, grammar, options, message) => {
  expect(() => readGrammar(grammar, options)).toThrow(GrammarError);
  expect(() => readGrammar(grammar, options)).toThrow(message);
});

test('recursion is expanded to a depth, also below an exception', () => {
  const text = 'a ::= b - "()"\nb ::= "(" b? ")"';
  expect(() => readGrammar(text)).toThrow(RecursionError);
  expectVerdicts(['', text, ['(())', '((()))'], ['()', '(()']], { depth: 2 });
});

test('a fault costs its rule and those that need it, no other', () => {
  const { rules, read } = readGrammar('a ::= "x"\nb ::= c - "y\nc ::= "z"\nd ::= b - c\ne ::= c - c');
  expect(rules).toEqual(['a', 'c']);
  expect(read?.remarks.filter(({ kind }) => kind === 'left out').map(({ rule }) => rule)).toEqual([
    'b',
    'd',
    'e',
  ]);
});

test('long texts without signs take linear time', () => {
  for (const text of ['a'.repeat(200_000), '(*'.repeat(100_000), '['.repeat(200_000), '"\n'.repeat(100_000)])
    for (const notation of ['w3c-ebnf', 'iso-ebnf'] as const)
      expect(() => readGrammar(text, { notation })).toThrow(GrammarError);
});
