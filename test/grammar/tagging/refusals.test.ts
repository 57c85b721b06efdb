/** Grammars are refused if the tagged DFA could not give the same roles as the tree. */
import { determinise, type TaggedAutomaton } from '../../../src/grammar/tagging/tagged-nfa.js';
import type { RoleSource } from '../../../src/core/tree/roles.js';
import { encodeTaggedDfa, tagDfa } from '../../../src/grammar/tagging/tagged-dfa.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { child, rolesOf, taggedDfaOf } from './compare.js';

describe('refuses roles that tags cannot determine:', () => {
  /** An automaton over one class of characters and two tags. */
  const automaton = (
    next: readonly (readonly number[])[],
    accepting: readonly number[],
  ): TaggedAutomaton => ({
    classCount: 1,
    classOf: () => 0,
    uniformFrom: 0,
    next: [[0, 0, 0], ...next],
    accepting: [false, ...next.map((_, i) => accepting.includes(i + 1))],
  });

  test('an automaton by which a text has two taggings', () => {
    const taggings = 'a text has two taggings';
    // Two tags to one state; to two states and one character to one; with and without a tag at the end; in a cycle.
    const [toOne, toTwo] = [
      [
        [0, 2, 2],
        [3, 0, 0],
        [0, 0, 0],
      ],
      [
        [0, 2, 3],
        [4, 0, 0],
        [4, 0, 0],
        [0, 0, 0],
      ],
    ];
    expect(() => determinise(automaton(toOne, [3]))).toThrow(taggings);
    expect(() => determinise(automaton(toTwo, [4]))).toThrow(taggings);
    expect(() =>
      determinise(
        automaton(
          [
            [0, 2, 0],
            [0, 0, 0],
          ],
          [1, 2],
        ),
      ),
    ).toThrow(taggings);
    expect(() =>
      determinise(
        automaton(
          [
            [2, 1, 0],
            [0, 0, 0],
          ],
          [2],
        ),
      ),
    ).toThrow(taggings);
  });

  test('accepts an automaton with one tagging for each text', () => {
    const one = [
      [2, 3, 0],
      [0, 0, 0],
      [0, 0, 4],
      [0, 0, 0],
    ];
    const subsets = determinise(automaton(one, [4]));
    expect(subsets.length).toBe(2);
    expect(subsets[0]?.end).toEqual({ from: 0, tags: [0, 1] });
  });

  test('an ending of two characters', () => {
    const source: RoleSource = { in: ['start'], role: 'path', ending: '//' };
    expect(() => taggedDfaOf('start = "a//"', rolesOf(source))).toThrow('"//" is not one character');
  });

  test('repeated roles that are counted in two ways at once', () => {
    const peg = 'start = name* "." / "a" name* ":"\nname = [ab]';
    const source: RoleSource = { in: ['start'], role: 'prosperoFieldName', rules: ['name'] };
    expect(() => taggedDfaOf(peg, rolesOf(source))).toThrow('repeated roles are counted in two ways at once');
  });

  test('more readings at once than there are registers', () => {
    const any = (count: number): string => 'any '.repeat(count);
    const readings = Array.from(
      { length: 30 },
      (_, i) => `${any(i)}user ${any(29 - i)}"${String.fromCharCode(0x23 + i)}"`,
    );
    const peg = `start = ${readings.join(' / ')}\nuser = [a]\nany = [a]`;
    expect(() => taggedDfaOf(peg, rolesOf(child('user')))).toThrow(/start takes more registers than/);
  });

  test('an alternative that may or may not have the rule that excludes it', () => {
    const source: RoleSource = { in: ['start'], role: 'path', rules: ['site'], unless: 'port' };
    const peg = 'start = site\nsite = "a" port? / "b"\nport = "c"';
    expect(() => taggedDfaOf(peg, rolesOf(source))).toThrow('may have a "port" or none');
  });

  test.each([
    ['a set', 'start = [ab] rest'],
    ['a choice', 'start = ( "a" / "b" ) rest'],
    ['what may be left out', 'start = "a"? rest'],
    ['a repetition', 'start = [ab]+ rest'],
    ['a lookahead', 'start = !"c" "a" rest'],
    ['a rule that may match nothing', 'start = rest "a"'],
  ])('a literal that only some texts of an alternative begin with, by %s', (_, start) => {
    const source: RoleSource = { in: ['start'], role: 'scheme', literal: 'a' };
    expect(() => taggedDfaOf(`${start}\nrest = "c"*`, rolesOf(source))).toThrow(
      'an alternative may begin with "a" or not',
    );
  });

  test.each([
    ['several children', 'name ( "." name )?'],
    ['any number of children', '( name "." )*'],
  ])('a host that may have %s', (_, host) => {
    const peg = `start = host\nhost = ${host}\nname = [ab]+`;
    expect(() => taggedDfaOf(peg, rolesOf(child('host')))).toThrow('"host" may have several children');
  });

  test('a host that may have a host within it', () => {
    const peg = 'start = host\nhost = name / outer\nname = [ab]+\nouter = "(" host';
    expect(() => taggedDfaOf(peg, rolesOf(child('host')))).toThrow(
      '"host" may have a host within it: "outer"',
    );
  });
});

test('a tagged DFA is not written as it differs from the automaton of another language', () => {
  const tag = (peg: string) => tagDfa(readPeg(peg), rolesOf(), ['start'], 'start');
  const [one, two] = [tag('start = [ab]+'), tag('start = "a" [ab]*')];
  expect(encodeTaggedDfa(one, one.automaton)).toBeDefined();
  expect(encodeTaggedDfa(one, two.automaton)).toBeUndefined();
});
