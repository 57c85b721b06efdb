/** Parsers of grammars beyond US-ASCII: they agree with the automaton and with peggy, and report where a text fails. */
import fc from 'fast-check';
import peggy from 'peggy';
import { accepts } from '../../../src/core/automaton/walk.js';
import { type Limits, StateLimitError } from '../../../src/core/base/limits.js';
import type { NotDerivableError, TextParser } from '../../../src/core/runtime/index.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { StudiedGrammar } from '../../../src/grammar/automata/studied-grammar.js';
import type { BnfExpression, BnfGrammar } from '../../../src/grammar/bnf/bnf.js';
import { generateParser, type GeneratedParserFiles } from '../../../src/grammar/emit/generate-parser.js';
import { readGrammar } from '../../../src/study/index.js';
import { arbitraryBnf } from '../../study/arbitrary-bnf.js';
import { alt, range } from '../../study/bnf-terms.js';
import { loaded } from './compiled.js';
import { longTest, many } from '../../depth.js';

function generated(grammar: StudiedGrammar, states = 4_000_000): GeneratedParserFiles | undefined {
  const limits: Limits = { states, milliseconds: Infinity };
  try {
    const made = generateParser(grammar, { generator: 'test 1.0', prefer: 'first', limits });
    return 'failed' in made ? undefined : made;
  } catch (error) {
    if (error instanceof StateLimitError) return undefined;
    throw error;
  }
}

function parserOf(abnf: string): TextParser {
  const made = generated(readGrammar(abnf, { file: 'my.abnf' }));
  if (made === undefined) throw new Error(abnf.slice(0, 100));
  return loaded(made.files);
}

function refusal(parser: TextParser, text: string): NotDerivableError {
  const result = parser.safeParse(text);
  if (result.ok) throw new Error(text);
  return result.error;
}

/** Replacements of "a" and "b": sharing code units, halves of pairs and pairs. */
const wider: readonly (readonly [a: BnfExpression, b: BnfExpression])[] = [
  [range('\u00a0', '\u00ff'), range('\u00f0', '\u2028')],
  [range('\u00e9', '\u00e9'), alt('\u{1f600}', 'e')],
  [range('\u0000', '\uffff'), alt('\u{1f600}', '\u{1f601}')],
  [alt('\ud83d', '\ufffe'), range('\ud800', '\udfff')],
];

function widened(grammar: BnfGrammar, [a, b]: (typeof wider)[number]): BnfGrammar {
  const turned = (e: BnfExpression): BnfExpression => {
    switch (e.type) {
      case 'literal':
        return { type: 'sequence', items: e.text.split('').map((c) => (c === 'a' ? a : b)), span: e.span };
      case 'range':
        return alt(a, b);
      case 'sequence':
        return { ...e, items: e.items.map(turned) };
      case 'alternation':
        return { ...e, alternatives: e.alternatives.map(turned) };
      case 'repetition':
        return { ...e, body: turned(e.body) };
      default:
        return e;
    }
  };
  return {
    ...grammar,
    rules: grammar.rules.map((rule) => ({ ...rule, expression: turned(rule.expression) })),
  };
}

const pieces = ['\u{1f600}', '\ud83d', '\ude00', '\u00e9', '\u00f5', 'e', 'x'];
const texts = ['', ...pieces, ...pieces.flatMap((one) => pieces.map((other) => one + other + one))];

test('any grammar: parser, automaton and the parser of peggy agree', () => {
  const runs = many(3, 20);
  let compared = 0;
  fc.assert(
    fc.property(arbitraryBnf, fc.constantFrom(...wider), (narrow, letters) => {
      const bnf = widened(narrow, letters);
      const roles = { start: '', other: '' };
      const made = generated(new StudiedGrammar({ bnf, start: 'start', roles }), 10_000);
      if (made === undefined) return;
      const parser = loaded(made.files);
      const automaton = minimalAutomaton(bnf, 'start');
      const byPeggy = peggy.generate(made.transcription.peg, { allowedStartRules: ['start'] });
      for (const text of texts) {
        const derivable = accepts(automaton, text);
        expect([text, parser.accepts(text)]).toEqual([text, derivable]);
        const result = parser.safeParse(text);
        expect([text, result.ok]).toEqual([text, derivable]);
        if (result.ok) expect(result.tree.end).toBe(text.length);
        else
          expect(accepts(automaton, text.slice(0, result.error.offset) + result.error.completion)).toBe(true);
        const parse = (): unknown => byPeggy.parse(text);
        if (derivable) expect(parse).not.toThrow();
        else expect(parse).toThrow();
        compared += 1;
      }
    }),
    { numRuns: runs, seed: 3 },
  );
  expect(compared).toBeGreaterThan(30 * runs);
});

test('a character beyond U+FFFF is one node, and no error offset is inside one', () => {
  const parser = parserOf('s = 1*c "."\nc = %x41-10FFFF');
  expect(parser.parse('A\u{1f600}\u00e9.').children.map(({ start, end }) => [start, end])).toEqual([
    [0, 1],
    [1, 3],
    [3, 4],
  ]);
  const faces = parserOf('faces = 1*%x1F600-1F64F');
  expect(refusal(faces, '\u{1f600}\u{1f700}')).toMatchObject({
    offset: 2,
    found: '\u{1f700}',
    completion: '',
  });
  const planes = parserOf('s = *( %xE9 / %x10000-1FFFD / %x20000-2FFFD / %xFFF0 )');
  expect([refusal(faces, '').expected, refusal(planes, 'a').expected]).toEqual([
    ['%x1F600-1F64F'],
    ['"\u00e9"', '"\ufff0"', '%x10000-1FFFD', '%x20000-2FFFD'],
  ]);
});

test('an error lists expected characters beyond US-ASCII', () => {
  const parser = parserOf('s = "a" ( letter / %xB7 / %xA0-AF / "-" / %xFF ) %x3B1\nletter = %x4E00-9FFF');
  expect(JSON.parse(JSON.stringify(refusal(parser, 'ax')))).toMatchObject({
    message: [
      'not derivable from s of my.abnf: "x" is not allowed at offset 1, inside s',
      'ax',
      ' ^',
      'Allowed here: letter, "-", %xA0-AF, "·" or "ÿ".',
    ].join('\n'),
    expected: ['letter', '"-"', '%xA0-AF', '"·"', '"ÿ"'],
    characters: '-',
    completion: '-\u03b1',
    nearest: [],
  });
  expect(refusal(parser, 'a-').message).toContain('Shortest completion: "α".');
  expect(refusal(parser, 'a-').nearest).toEqual([]);
});

longTest('more classes than an octet can number', () => {
  // The letters of place i are those of 300 whose bit i is set.
  const places = Array.from({ length: 8 }, (_, bit) => {
    const letters = Array.from({ length: 300 }, (__, i) => i).filter((i) => (i >> bit) % 2 === 1);
    return `( ${letters.map((i) => `%x${(0x4e00 + i).toString(16)}`).join(' / ')} )`;
  });
  const parser = parserOf(`s = ${places.join(' ')}`);
  expect(parser.accepts('\u4eff'.repeat(8))).toBe(true);
  expect(parser.parse('\u4eff'.repeat(8)).end).toBe(8);
  expect(refusal(parser, '\u4e00'.repeat(8))).toMatchObject({ offset: 0, found: '\u4e00' });
});

test('the written files are US-ASCII', () => {
  const made = generated(readGrammar('s = %x202E.2066 / *%xA0-D7FF', { file: 'my.abnf' }));
  for (const [name, source] of made?.files ?? [])
    expect([name, name.endsWith('.ts') ? /[^\n -~]/.exec(source)?.[0] : undefined]).toEqual([
      name,
      undefined,
    ]);
});
