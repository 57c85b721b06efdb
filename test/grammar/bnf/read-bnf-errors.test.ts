/** Errors for a faulty grammar file: the file, the line, the column, the fault and a caret. */
import { loadNotation } from '../../../scripts/load/grammar.js';
import type { BnfGrammar } from '../../../src/grammar/bnf/bnf.js';
import { GrammarError } from '../../../src/grammar/bnf/errors.js';
import { readBnf } from '../../../src/grammar/bnf/read-bnf.js';

type Notation = 'bare-words' | 'rfc822' | 'abnf';
const notations = {
  'bare-words': loadNotation('bare-words'),
  rfc822: loadNotation('rfc822'),
  abnf: loadNotation('abnf'),
};

interface Faulty {
  readonly notation?: Notation;
  readonly printed: string;
  readonly corrections?: unknown;
  /** Overrides members of a valid document.json. */
  readonly document?: Readonly<Record<string, unknown>>;
  readonly coreRules?: string;
}

function read({
  notation = 'rfc822',
  printed,
  corrections = [],
  document = {},
  coreRules = '',
}: Faulty): BnfGrammar {
  const names = [...printed.matchAll(/^ {0,2}([A-Za-z][\w+-]*)/gm)].map(([, name = '']) => name);
  const sound = {
    id: 'test',
    title: 'Test',
    authors: ['A'],
    date: '2000',
    follows: null,
    source: 'A, "Test", 2000',
    printedHash: 'sha256:',
    notation,
    notationSection: '1',
    literals: { ignoreCase: false, section: '1', reason: 'for the test' },
    ruleNames: { ignoreCase: notation === 'abnf', section: '1', reason: 'for the test' },
    start: names[0],
    otherStarts: [],
    sections: Object.fromEntries(names.map((name) => [name, '1'])),
    status: { kind: 'web page', obsoletedBy: [], updatedBy: [] },
  };
  return readBnf(
    {
      document: { file: 'document.json', text: JSON.stringify({ ...sound, ...document }, null, 1) },
      printed: { file: 'printed.bnf', text: printed },
      corrections: { file: 'corrections.json', text: JSON.stringify(corrections, null, 1) },
      coreRules: { file: 'core-rules.bnf', text: coreRules },
    },
    (name) => notations[name as Notation],
  );
}

function errorOf(faulty: Faulty): GrammarError {
  try {
    read(faulty);
  } catch (error) {
    if (error instanceof GrammarError) return error;
    throw error;
  }
  throw new Error('read without error');
}

const correction = { rule: 'a', printed: '/', corrected: '"/"', reason: 'r', evidence: 'e' };

test.each<readonly [string, Faulty, string, RegExp]>([
  // printed.bnf
  [
    'an undefined rule',
    { printed: 'a = b\n    bb\nb = "x"' },
    'printed.bnf:2:5',
    /no rule is called "bb"; did you mean "b"\?/,
  ],
  ['a rule defined twice', { printed: 'a = "x"\na = "y"' }, 'printed.bnf:2:1', /"a" is defined twice/],
  [
    'a rule defined twice in two cases',
    { notation: 'abnf', printed: 'a = "x"\nA = "y"' },
    'printed.bnf:2:1',
    /"a" is defined twice/,
  ],
  ['a bare slash', { printed: 'a = "x"\nb = [ / "y" ]' }, 'printed.bnf:2:7', /"\/" is not allowed here/],
  [
    'a bar in ABNF',
    { notation: 'abnf', printed: 'a = "x" | "y"' },
    'printed.bnf:1:9',
    /"\|" is not allowed here/,
  ],
  ['an open bracket', { printed: 'a = [ "x"' }, 'printed.bnf:1:5', /this "\[" is not closed/],
  ['an empty definition', { printed: 'a =' }, 'printed.bnf:1:4', /the rule ends before it is complete/],
  [
    'prose that names no characters',
    { printed: 'a = <any character>' },
    'printed.bnf:1:5',
    /these words in angle brackets do not name characters/,
  ],
  [
    'an unclosed option in bare words',
    { notation: 'bare-words', printed: '  aa  [ b\n  bb  c' },
    'printed.bnf:1:7',
    /this "\[" is not closed/,
  ],
  ['a line that is no rule', { printed: 'a = "x"\n= "y"' }, 'printed.bnf:2:1', /neither a rule/],
  [
    'a rule to the left of the others',
    { printed: '  a = "x"\nb = "y"' },
    'printed.bnf:2:1',
    /neither a rule/,
  ],
  ['left recursion', { printed: 'a = [ "x" ] a "y"' }, 'printed.bnf:1:13', /"a" begins with itself/],
  [
    'left recursion by way of another rule',
    { printed: 'a = b "y"\nb = *"z" a' },
    'printed.bnf:1:5',
    /"b" begins with itself/,
  ],
  ['recursion before the end', { printed: 'a = "x" [ a ] "y"' }, 'printed.bnf:1:11', /"a" contains itself/],
  ['recursion in a repetition', { printed: 'a = "x" *( "y" a )' }, 'printed.bnf:1:16', /"a" contains itself/],
  [
    'a repetition of the empty string',
    { printed: 'a = "x" *b\nb = *"y"' },
    'printed.bnf:1:9',
    /can match the empty string/,
  ],
  [
    'a counted repetition of the empty string',
    { notation: 'abnf', printed: 'a = 2*3[ "x" ]' },
    'printed.bnf:1:5',
    /can match the empty string/,
  ],
  [
    'a rule without a section',
    { printed: 'a = "x"\nb = "y"', document: { sections: { a: '1' } } },
    'printed.bnf:2:1',
    /"b" has no section in document\.json/,
  ],
  // core-rules.bnf
  [
    'a core rule that cannot be read',
    { notation: 'abnf', printed: 'a = CR', document: { coreRules: '6.1' }, coreRules: '  CR = %y0D' },
    'core-rules.bnf:1:8',
    /"%" is not allowed here/,
  ],
  [
    'a core rule that refers to nothing',
    {
      notation: 'abnf',
      printed: 'a = HEX',
      document: { coreRules: '6.1' },
      coreRules: '  HEX = DIGITS / "A"',
    },
    'core-rules.bnf:1:9',
    /no rule is called "DIGITS"/,
  ],
  // corrections.json
  [
    'a correction found nowhere',
    { printed: 'b = "x"\na = "x"', corrections: [correction] },
    'printed.bnf:2:1',
    /"\/", to be corrected, occurs 0 times in rule "a", not once/,
  ],
  [
    'a correction found twice',
    { printed: 'a = [ / [ / ] ]', corrections: [correction] },
    'printed.bnf:1:1',
    /occurs 2 times/,
  ],
  [
    'corrections that overlap',
    { printed: 'a = "x" / "y"', corrections: [correction, { ...correction, printed: 'x" /' }] },
    'printed.bnf:1:9',
    /overlap/,
  ],
  [
    'a correction of no rule',
    { printed: 'b = "x"', corrections: [correction] },
    'corrections.json:3:11',
    /no rule "a" to correct/,
  ],
  [
    'a fault in a correction',
    { printed: 'a = "x" / "y"', corrections: [{ ...correction, corrected: '| ] |' }] },
    'printed.bnf:1:9',
    /this "\]" closes nothing/,
  ],
  [
    'a correction without its reason',
    { printed: 'a = "x"', corrections: [{ ...correction, reason: '' }] },
    'corrections.json:6:3',
    /"reason" is missing/,
  ],
  [
    'a correction with a field too many',
    { printed: 'a = "x"', corrections: [{ ...correction, why: 'w' }] },
    'corrections.json:8:3',
    /no field "why"; available: rule,/,
  ],
  [
    'corrections that are no list',
    { printed: 'a = "x"', corrections: {} },
    'corrections.json:1:1',
    /are a list/,
  ],
  [
    'a correction that is no object',
    { printed: 'a = "x"', corrections: ['a'] },
    'corrections.json:1:1',
    /an object is expected/,
  ],
  // document.json
  [
    'a missing title',
    { printed: 'a = "x"', document: { title: undefined } },
    'document.json:1:1',
    /"title" is missing/,
  ],
  [
    'a case rule without reason',
    { printed: 'a = "x"', document: { literals: { ignoreCase: true } } },
    'document.json:13:2',
    /"literals" is missing or of the wrong type/,
  ],
  [
    'a start that is no rule',
    { printed: 'a = "x"', document: { start: 'nowhere' } },
    'document.json:23:11',
    /no rule "nowhere"/,
  ],
  [
    'the section of no rule',
    { printed: 'a = "x"', document: { sections: { a: '1', nowhere: '2' } } },
    'document.json:27:3',
    /no rule "nowhere"/,
  ],
])('%s', (_, faulty, place, problem) => {
  const error = errorOf(faulty);
  expect(`${error.file}:${error.line}:${error.column}`).toBe(place);
  expect(error.problem).toMatch(problem);
});

test('the message shows the line, with a caret under the column', () => {
  const error = errorOf({ printed: 'a = b\n\nb = "x" ccc "y" ; comment' });
  expect(error.name).toBe('GrammarError');
  expect(error.message).toBe(
    ['printed.bnf:3:9: no rule is called "ccc".', '3 | b = "x" ccc "y" ; comment', '            ^'].join(
      '\n',
    ),
  );
});

test('a fault after a correction is shown where it was printed', () => {
  const { line, column } = errorOf({
    printed: 'a = "x" / "y" |\n    | "z"',
    corrections: [{ ...correction, corrected: '|      |' }],
  });
  expect({ line, column }).toEqual({ line: 1, column: 9 });
  const later = errorOf({
    printed: 'a = "x" / "y" |\n    | "z"',
    corrections: [{ ...correction, corrected: '"a slash"' }],
  });
  expect({ line: later.line, column: later.column }).toEqual({ line: 2, column: 5 });
});

test('reports a text that is not JSON', () => {
  const sources = { file: 'corrections.json', text: '[' };
  const document = { file: 'document.json', text: '{' };
  const empty = { file: 'printed.bnf', text: '' };
  const attempt = (): BnfGrammar =>
    readBnf({ document, printed: empty, corrections: sources, coreRules: empty }, () => notations.rfc822);
  expect(attempt).toThrow(GrammarError);
  expect(attempt).toThrow(/^document\.json:1:2: not JSON: /);
});

test('an error that is not about the grammar is passed on', () => {
  const fault = new TypeError('a fault of the parser');
  const document = {
    id: 't',
    title: 't',
    authors: ['a'],
    date: 'd',
    follows: null,
    source: 's',
    printedHash: 'h',
    notation: 'n',
    notationSection: '1',
  };
  const rule = { ignoreCase: false, section: '1', reason: 'r' };
  const text = JSON.stringify({
    ...document,
    literals: rule,
    ruleNames: rule,
    start: 'a',
    otherStarts: [],
    sections: { a: '1' },
    status: { kind: 'web page', obsoletedBy: [], updatedBy: [] },
  });
  const sources = {
    document: { file: 'document.json', text },
    printed: { file: 'printed.bnf', text: 'a = "x"' },
    corrections: { file: 'corrections.json', text: '[]' },
    coreRules: { file: 'core-rules.bnf', text: '' },
  };
  expect(() =>
    readBnf(sources, () => () => {
      throw fault;
    }),
  ).toThrow(fault);
});

test('recursion in tail position, through options and other rules, is no fault', () => {
  const printed = 'a = "x" [ "y" b ]\nb = "z" ( "w" | a )';
  expect(read({ printed }).rules.map(({ name }) => name)).toEqual(['a', 'b']);
});

test('a document rule overrides a core rule of its name, and unused core rules are omitted', () => {
  const grammar = read({
    notation: 'abnf',
    printed: 'a = wsp CRLF\nCrlf = "n"',
    document: { coreRules: '6.1' },
    coreRules: '  CRLF = CR LF\n  CR = %x0D\n  SP = %x20 ; space\n  HTAB = %x09\n  WSP = SP / HTAB',
  });
  expect(grammar.rules.map(({ name, section }) => `${name} ${section}`)).toEqual([
    'a 1',
    'Crlf 1',
    'SP 6.1',
    'HTAB 6.1',
    'WSP 6.1',
  ]);
});
