import fc from 'fast-check';
import peggy from 'peggy';
import {
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  withoutPlace,
} from '../../../src/grammar/peg/peg.js';
import { rulesOfPeggy } from '../../../src/grammar/peg/peggy-ast.js';
import { revisions } from '../../../generated/registry/ids.js';
import { pegText } from '../../../scripts/load/peg.js';
import {
  PegLimitError,
  PegSyntaxError,
  PegTextError,
  RepeatedRuleError,
  UndecidableExpressionError,
} from '../../../src/grammar/peg/errors.js';
import { maxPegLength, readPeg } from '../../../src/grammar/peg/read-peg.js';
import { arbitraryPeg } from '../../study/arbitrary-peg.js';
import { many, some } from '../../depth.js';
import { grammarFile } from '../../../scripts/load/files.js';
import { loadDocument, loadGrammar } from '../../../scripts/load/grammar.js';

/** Returns the expression of the first rule without its spans. */
function read(expression: string): unknown {
  const rule = readPeg(`s = ${expression}\nt = "t"`).rules[0];
  return rule && withoutSpans(rule.expression);
}

function withoutSpans(e: PegExpression): unknown {
  return JSON.parse(JSON.stringify(e, (key, value: unknown) => (key === 'span' ? undefined : value)));
}

const chars = (...set: [number, number][]): unknown => ({ type: 'class', set });
const a = chars([0x61, 0x61]);
const b = chars([0x62, 0x62]);

describe('readPeg', () => {
  test.each<[string, unknown]>([
    ['"a"', a],
    ['"ab"', { type: 'sequence', items: [a, b] }],
    ['""', { type: 'sequence', items: [] }],
    ['"a"i', chars([0x41, 0x41], [0x61, 0x61])],
    ['"k"i', chars([0x4b, 0x4b], [0x6b, 0x6b], [0x212a, 0x212a])],
    ['"1"i', chars([0x31, 0x31])],
    ['[a-cx]', chars([0x61, 0x63], [0x78, 0x78])],
    ['[x-za-c]i', chars([0x41, 0x43], [0x58, 0x5a], [0x61, 0x63], [0x78, 0x7a])],
    ['[^a]', chars([0, 0x60], [0x62, 0xffff])],
    ['[^a]i', chars([0, 0x40], [0x42, 0x60], [0x62, 0xffff])],
    ['[]', chars()],
    ['.', chars([0, 0xffff])],
    ['"a" "b"', { type: 'sequence', items: [a, b] }],
    ['"a" / "b"', { type: 'choice', alternatives: [a, b] }],
    ['"a"?', { type: 'repetition', min: 0, max: 1, body: a }],
    ['"a"*', { type: 'repetition', min: 0, max: null, body: a }],
    ['"a"+', { type: 'repetition', min: 1, max: null, body: a }],
    ['"a"|3|', { type: 'repetition', min: 3, max: 3, body: a }],
    ['"a"|2..5|', { type: 'repetition', min: 2, max: 5, body: a }],
    ['"a"|2..|', { type: 'repetition', min: 2, max: null, body: a }],
    ['"a"|..2|', { type: 'repetition', min: 0, max: 2, body: a }],
    [
      '"a"|1.., "b"|',
      {
        type: 'sequence',
        items: [a, { type: 'repetition', min: 0, max: null, body: { type: 'sequence', items: [b, a] } }],
      },
    ],
    ['&"a"', { type: 'lookahead', negated: false, body: a }],
    ['!"a"', { type: 'lookahead', negated: true, body: a }],
    ['x:$("a")', a],
    ['t', { type: 'reference', name: 't' }],
  ])('%s', (expression, expected) => {
    expect(read(expression)).toStrictEqual(expected);
  });

  test('keeps the place of every expression', () => {
    const text = 's = "a" t\nt = "b"';
    const [s, t] = readPeg(text).rules;
    const part = s?.expression.type === 'sequence' ? s.expression.items[1] : undefined;
    expect(part && text.slice(part.span.start, part.span.end)).toBe('t');
    expect(t && text.slice(t.span.start, t.span.end)).toBe('t = "b"');
  });

  test.each<[string, string, string]>([
    ['an action', 's = "a" { return 1; }', 'an action (code in braces)'],
    ['a predicate', 's = &{ return true; } "a"', 'a predicate written as code'],
    ['a negated predicate', 's = !{ return true; } "a"', 'a predicate written as code'],
    ['an initializer', '{ const x = 1; }\ns = "a"', 'an initializer'],
    ['an initializer of the module', '{{ const x = 1; }}\ns = "a"', 'an initializer'],
    ['an import', 'import x from "y"\ns = x', 'an import'],
    ['a rule of another grammar', 's = x.y', 'a rule of another grammar'],
    ['a repetition counted by a label', 's = n:"a" "b"|n|', 'a repetition counted by code or by a label'],
    ['a repetition counted by code', 's = "b"|{ return 2; }|', 'a repetition counted by code or by a label'],
    ['a class of code points', 's = [\\u{1F600}]u', 'a class of code points'],
    ['a class with an escape', 's = [\\p{L}]', 'a class'],
    [
      'a literal beyond US-ASCII that ignores case',
      's = "\u00e9"i',
      'a literal beyond US-ASCII that ignores case',
    ],
    [
      'a class beyond US-ASCII that ignores case',
      's = [\u00e9]i',
      'a class beyond US-ASCII that ignores case',
    ],
  ])('refuses %s', (_, text, words) => {
    expect(() => readPeg(text)).toThrow(UndecidableExpressionError);
    expect(() => readPeg(text)).toThrow(words);
  });

  test('says where the refused expression stands', () => {
    const text = 's = "a"\nt = "b" ( "c" { return 1; } )';
    expect(() => readPeg(text)).toThrow('line 2, column 11, rule "t": the proof does not cover an action');
    const thrown = (): unknown => {
      try {
        return readPeg(text);
      } catch (error) {
        return error;
      }
    };
    expect(thrown()).toMatchObject({
      rule: 't',
      line: 2,
      column: 11,
      expression: 'an action (code in braces)',
    });
  });
});

/** Reads a text with peggy's own parser, which takes exponential time in the depth of parentheses. */
function readThroughPeggy(text: string): PegGrammar {
  const rules = rulesOfPeggy(peggy.parser.parse(text, { reservedWords: [] }), (expression) => {
    throw new Error(expression);
  });
  return { text, rules };
}

/** Returns the result of a reader on a text; undefined if it refuses. */
function outcome(reader: (text: string) => unknown, text: string): unknown {
  try {
    return reader(text);
  } catch {
    return undefined;
  }
}

/** Refused here although peggy reads it: the proof would be about another language than that of peggy's parser. */
const refusedHere =
  /defined already|a minimum of \d+ exceeds|end with a line break|a range goes from|not read/;

function agrees(text: string): void {
  const theirs = outcome(readThroughPeggy, text);
  try {
    expect(readPeg(text)).toEqual(theirs);
  } catch (error) {
    if (!(error instanceof PegTextError)) throw error;
    if (theirs !== undefined && !refusedHere.test(error.message))
      throw new Error(JSON.stringify(text), { cause: error });
  }
}

test.each(['a = [b-\\\n]', 'a = [\\\n-b]', 'a = [\\\r-\\\r]'])('%j: a range needs two characters', (text) => {
  expect(() => readPeg(text)).toThrow('a range cannot begin or end with a line break');
});

describe('agrees with peggy', () => {
  test.each(some(revisions, 2))('the transcription of %s', (revision) => {
    expect(readPeg(pegText(revision))).toEqual(readThroughPeggy(pegText(revision)));
  });

  test('random grammars', () => {
    fc.assert(fc.property(arbitraryPeg, agrees), { numRuns: many(50, 500) });
  });

  test('transcriptions with a few characters changed, taken out or put in', () => {
    const lines = revisions.flatMap((revision) => pegText(revision).split('\n\n'));
    const change = fc.tuple(
      fc.nat(),
      fc.nat(2),
      fc.oneof(word, fc.constantFrom(...'=;/*+?|!&$@:.()[]^-{}"\'\\\n\r '.split(''))),
    );
    const changed = fc
      .tuple(fc.constantFrom(...lines), fc.constantFrom(...lines), fc.array(change, { maxLength: 3 }))
      .map(([first, second, changes]) =>
        changes.reduce((text, [at, out, put]) => {
          const offset = at % (text.length + 1);
          return text.slice(0, offset) + put + text.slice(offset + out);
        }, `${first}\n${second}`),
      );
    fc.assert(fc.property(changed, agrees), { numRuns: many(150, 2000) });
  });

  test('any words in any order', () => {
    const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(''));
    const rule = fc
      .tuple(fc.constantFrom('s=', ' s = ', '// c\ns "n" =\n'), text)
      .map((parts) => parts.join(''));
    fc.assert(fc.property(fc.oneof(text, rule, rule), agrees), { numRuns: many(150, 3000) });
  });

  test('any characters in literals and classes', () => {
    const character = fc.oneof(
      fc.constantFrom(
        ...'abiux0-^]["\'pP{}19\n\r\u2028\u00a0\ud800\udc00'.split(''),
        '\\',
        '\\',
        '\\u',
        '\\x4',
        '\\p{',
        'L}',
        '\\u{',
      ),
      fc.string({ unit: 'binary', maxLength: 1 }),
    );
    const inside = fc.array(character, { maxLength: 8 }).map((parts) => parts.join(''));
    const text = fc
      .tuple(fc.constantFrom('[', '[^', '"', "'"), inside, fc.constantFrom(']', ']i', '"', '"i', "'", ''))
      .map(([open, body, close]) => `s = ${open}${body}${close}`);
    fc.assert(fc.property(text, agrees), { numRuns: many(70, 3000) });
  });
});

const word = fc.constantFrom(
  ...[
    's',
    't',
    'i',
    'import',
    'from',
    'é',
    '\\u0061',
    '\\u{1F600}',
    '$',
    '=',
    ' = ',
    '\nt = ',
    ';',
    '/',
    '//',
    '// c\n',
    '/*',
    '*/',
  ],
  ...[
    '/* c */',
    '/* \n */',
    '*',
    '+',
    '?',
    '|',
    '|2|',
    '|..',
    '..',
    '|1.., "b"|',
    '|2..1|',
    '|n|',
    '0',
    '3',
    ',',
    '(',
    ')',
    '(',
    ')',
  ],
  ...[
    '!',
    '&',
    '@',
    ':',
    's:',
    's.t',
    '.',
    '[a]',
    '[^]',
    '[a-z]i',
    '[z-a]',
    '"a"',
    "'b'",
    '"a"i',
    '"',
    '{',
    '}',
    '{}',
    '{{',
    ' ',
    '\n',
    '\r',
    '\u2028',
  ],
);

describe('reports faults in plain words at their position', () => {
  test.each<[string, number, number, string]>([
    ['', 1, 1, 'expected a rule, as in name = "text", not the end of the text'],
    ['\n\n = "a"', 3, 2, 'expected a rule, as in name = "text", not "="'],
    ['s "a"', 1, 6, 'expected "=" after the name of a rule, not the end of the text'],
    ['s =\nt = "a"', 2, 1, 'an expression is missing before "t"'],
    ['s = "a" /\n/ "b"', 2, 1, 'an expression is missing before "/"'],
    ['s = "a" t = "b"', 1, 9, 'a rule must begin on a new line or after ";"'],
    ['s = "a"**', 1, 9, 'the expression cannot continue with "*"'],
    ['s = "a" ) "b"', 1, 9, 'the expression cannot continue with ")"'],
    ['s = "a" (\n"b" /* c */\n\nt = "c"', 1, 9, 'this "(" is not closed'],
    ['s = ( "a" } )', 1, 11, 'the expression cannot continue with "}"'],
    ['s = !!"a"', 1, 6, '"!" must precede a literal, a class, a name or "(", not "!"'],
    ['s = x: / "a"', 1, 8, 'an expression is missing before "/"'],
    ['s = "a\n"', 1, 5, 'this " is not closed on its line'],
    ['s = [a\n]', 1, 5, 'this "[" is not closed on its line'],
    ['s = "a\\1"', 1, 7, 'unknown escape'],
    ['s = "\\u{110000}"', 1, 6, 'no character has this code point'],
    ['s = [z-a]', 1, 6, 'the end of a range must not precede its start'],
    ['s = [a]ii', 1, 9, 'a class may have the flag "i" only once'],
    ['s = "a"\n/* b', 2, 1, 'this comment is not closed'],
    ['s = "a"|0|', 1, 8, 'the maximum of a repetition must be at least 1'],
    ['s = "a"|2..1|', 1, 8, 'a minimum of 2 exceeds the maximum 1'],
    ['s = "a"|1.., "b" c', 1, 8, 'this "|" is not closed'],
    ['s <- "a"', 1, 3, 'expected "=" after the name of a rule, not "<-"'],
    ['s = "a"\nt ← "b"', 2, 3, 'expected "=" after the name of a rule, not "←"'],
    ['s ::= "a"', 1, 3, 'expected "=" after the name of a rule, not "::="'],
    ['s = "a" "b"{0,5}', 1, 12, 'a repetition is written |0..5|, not in braces'],
    ['s = "b"{,5}', 1, 8, 'a repetition is written |..5|, not in braces'],
    ['s = "b" { 2, }', 1, 9, 'a repetition is written |2..|, not in braces'],
    ['s = "b"{3}', 1, 8, 'a repetition is written |3|, not in braces'],
    ['dec-octet = "a"', 1, 1, 'a name cannot contain "-": write dec_octet'],
    ['s = ( "." domain-label )*', 1, 11, 'a name cannot contain "-": write domain_label'],
    ['s = a-', 1, 5, 'a name cannot contain "-": write a_'],
    ['s = \u001b[2J', 1, 5, 'an expression is missing before "\\u{1B}"'],
  ])('%j', (text, line, column, problem) => {
    const read = (): unknown => readPeg(text);
    expect(read).toThrow(PegSyntaxError);
    expect(read).toThrow(expect.objectContaining({ line, column, problem }) as Error);
  });

  test('a rule that is defined twice, with both places', () => {
    const read = (): unknown => readPeg('s = "a"\nt = "b"\n s = "c"');
    expect(read).toThrow(RepeatedRuleError);
    expect(read).toThrow('line 3, column 2, rule "s": the rule is defined already, at line 1, column 1');
  });
});

describe('reads within limits', () => {
  test.each<[string, (n: number) => string]>([
    ['parentheses', (n) => `s = ${'('.repeat(n)}"a"${')'.repeat(n)}`],
    ['parentheses that are not closed', (n) => `s = ${'('.repeat(n)}`],
    ['predicates', (n) => `s = ${'!('.repeat(n)}"a"${')'.repeat(n)}`],
    ['delimiters', (n) => `s = ${'"a"|1.., '.repeat(n)}"a"${'|'.repeat(n)}`],
  ])('nested %s', (_what, nested) => {
    expect(outcome(readPeg, nested(101))).toBeUndefined();
    expect(() => readPeg(nested(5000))).toThrow(PegLimitError);
    expect(() => readPeg(nested(5000))).toThrow('rule "s": expressions are nested more than 100 deep');
  });

  test('a text of limited length', () => {
    const rule = 's = "a"';
    expect(readPeg(rule.padEnd(maxPegLength)).rules).toHaveLength(1);
    expect(() => readPeg(rule.padEnd(maxPegLength + 1))).toThrow(PegLimitError);
  });

  test.each<[string, string, string, string]>([
    ['blanks', 's = "a"', ' ', ''],
    ['blanks after names', 's = t', '\n', ' t'],
    ['comments', 's = "a"', '/**/', ''],
    ['comments that could be one', 's = "a"', '/*', '*/ t'],
    ['comments before a semicolon', 's = "a"', ' /* c */', ' ;'],
    ['semicolons', 's = "a"', ';', ''],
    ['bars', 's = "a"', '|', ''],
    ['delimiters that are not closed', 's = ', '"a"|1..,', ''],
    ['delimiters that could be counts', 's = ', 'a|n,', ''],
    ['alternatives', 's = t', ' / t', ''],
    ['rules', '', 's\n= a\n\n', ''],
    ['a literal', 's = "', 'a', '"'],
    ['literals after a name', 's = t', '"a"', ''],
    ['a class', 's = [', 'a-z', ']'],
    ['escapes', 's = "', '\\u{61}', '"'],
    ['digits', 's = "a"|', '9', '|'],
    ['a name', 's = ', 'a', ''],
  ])('in linear time: %s', (_what, before, repeated, after) => {
    const read = (n: number): number => {
      const text = before + repeated.repeat(Math.floor(n / repeated.length)) + after;
      return lookedAt(() => outcome(readPeg, text));
    };
    expect(read(40_000)).toBeLessThan(2.5 * read(20_000));
  });
});

/** Counts the matches of regular expressions during an action, and the code units that they consumed. */
function lookedAt(act: () => void): number {
  let count = 0;
  const exec = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    const found = original.call(this, text);
    count += 1 + (found?.[0].length ?? 0);
    return found;
  });
  act();
  exec.mockRestore();
  return count;
}
const original = RegExp.prototype.exec;

/** Returns the comment that ends right above an offset, without its marks; a line `//` ends the BNF in it. */
function bnfAbove(text: string, offset: number): readonly string[] {
  const lines = text.slice(0, offset).split('\n').slice(0, -1);
  const first = lines.findLastIndex((line) => !line.startsWith('//')) + 1;
  const comment = lines.slice(first).map((line) => line.slice('// '.length));
  const end = comment.indexOf('');
  return end < 0 ? comment : comment.slice(0, end);
}

describe.each(revisions)('%s', (revision) => {
  const { rules } = loadGrammar(revision);
  const { base, sections } = loadDocument(revision);
  // Rules that a patch leaves unchanged are in its base's file.
  const known = new Set(
    base === undefined || base.printsEveryRule ? [] : loadGrammar(base.id).rules.map(({ name }) => name),
  );
  const core = rules.filter(({ name, origin }) => origin === 'core' && !known.has(name));
  const own = [...Object.keys(sections), ...core.map(({ name }) => name)];
  const { text } = grammarFile(revision, 'grammar.peggy');
  const peg = readPeg(text);
  const transcribed = peg.rules.filter(({ name }) => name === withoutPlace(name));

  test('transcribes every rule, in the order of the document', () => {
    expect(transcribed.map(({ name }) => name)).toEqual(own.map(pegIdentifier));
  });

  test.each(own)('has the corrected BNF of %s above its transcription', (name) => {
    const rule = transcribed.find((other) => other.name === pegIdentifier(name));
    const corrected = rules.find((other) => other.name === name)?.corrected ?? '';
    const printed = corrected.split('\n').map((line) => line.trimEnd());
    expect(bnfAbove(text, rule?.span.start ?? 0)).toEqual(printed);
  });

  test('places each reading after its rule', () => {
    const names = peg.rules.map(({ name }) => name);
    names.forEach((name, i) => {
      expect(names.indexOf(withoutPlace(name))).toBeLessThanOrEqual(i);
    });
  });
});
