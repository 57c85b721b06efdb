import { characterLabel, classLabel } from '../../../src/study/diagrams/class-label.js';
import { codeUnits, codeUnitsOf, complement } from '../../../src/base/code-units.js';

/** The set of the characters of a text. */
function set(characters: string): ReturnType<typeof codeUnits> {
  return codeUnitsOf(Array.from(characters, (c) => c.charCodeAt(0)));
}

describe('classLabel', () => {
  test.each([
    [codeUnits([[0x61, 0x7a]]), 'a–z'],
    [set('abcABC012'), '0–2 A–C a–c'],
    [set('ab'), 'a b'],
    [set('-_.!~*'), '! * - . _ ~'],
    [set('()'), '( )'],
    [set(' <>'), 'SP < >'],
    [
      codeUnits([
        [0, 0x1f],
        [0x7f, 0x7f],
      ]),
      '%x00–1F %x7F',
    ],
    [codeUnits([[0x38, 0x42]]), '8 9 : ; < = > ? @ A B'],
    [codeUnits([[0, 0xffff]]), 'any character'],
    [complement(set('#')), 'any but #'],
    [complement(codeUnits([[0x61, 0x7a]])), 'any but a–z'],
    [[], ''],
  ])('%j is %j', (characters, label) => {
    expect(classLabel(characters)).toBe(label);
  });
});

test.each([
  ['a', 'a'],
  [' ', 'SP'],
  ['\t', '%x09'],
  ['é', '%xE9'],
  ['\u202e', '%x202E'],
])('characterLabel of %j is %s', (character, label) => {
  expect(characterLabel(character.charCodeAt(0))).toBe(label);
});
