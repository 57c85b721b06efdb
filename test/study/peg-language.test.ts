/** PEGs as languages: what they accept, how they relate to documents, and refusals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  accepts,
  automatonOf,
  checkDecidable,
  compareRules,
  interpret,
  type PegGrammar,
  readPeg,
  readPegLanguage,
} from '../../src/study/index.js';
import { packageFolder } from '../cli/captured.js';
import { arbitraryPeg } from './arbitrary-peg.js';

function isDecidable(peg: PegGrammar): boolean {
  try {
    checkDecidable(peg);
    return true;
  } catch {
    return false;
  }
}

const named = { name: 'x.peggy' };

test('random grammars accept what the interpreter matches as a whole', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(arbitraryPeg, fc.array(text, { minLength: 8, maxLength: 8 }), (source, texts) => {
      const peg = readPeg(source);
      fc.pre(isDecidable(peg));
      const automaton = automatonOf({ revision: readPegLanguage(source, named) });
      for (const one of texts) {
        const isMatch = interpret(peg, 'start', one) === one.length;
        expect([source, one, accepts(automaton, one)]).toEqual([source, one, isMatch]);
      }
    }),
    { numRuns: 80, seed: 39 },
  );
});

test('a transcription as a language equals its document', () => {
  const text = readFileSync(join(packageFolder, 'grammar/rfc3986/grammar.peggy'), 'utf8');
  const language = readPegLanguage(text, { ...named, start: 'URI_reference' });
  expect(compareRules({ revision: language }, { revision: 'rfc3986' }).relation).toBe('equal');
});

test('only the rules that the start rule reaches must be regular', () => {
  const text = 'list = "(" list ")" / item\nitem = "a"+';
  expect(automatonOf({ revision: readPegLanguage(text, { ...named, start: 'item' }) }).accepting(0)).toBe(
    false,
  );
  expect(() => readPegLanguage(text, named)).toThrow('line 1, column 12, rule "list": it calls itself');
});

test.each([
  [
    'left recursion',
    'a = a "b" / "c"',
    'line 1, column 1, rule "a": it calls itself (a > a) before it consumes',
  ],
  [
    'an empty loop',
    'a = ("b"?)*',
    'line 1, column 5, rule "a": an expression that can match the empty string',
  ],
  ['code', 'a = "b" { return 1 }', 'line 1, column 5, rule "a": the proof does not cover an action'],
  ['an undefined rule', 'a = b', 'line 1, column 5, rule "a": no rule is called "b"'],
  ['a fault', 'a = ', 'line 1, column 5, rule "a": an expression is missing before the end of the text'],
])('refused: %s', (_, text, message) => {
  expect(() => readPegLanguage(text, named)).toThrow(message);
});

test('refused: an unknown start rule', () => {
  expect(() => readPegLanguage('a = "b"', { ...named, start: 'b' })).toThrow(
    'no rule is called "b". Available: a',
  );
});
