/** The drawing of a syntax tree. */
import { drawTree, withoutCharacters, withTexts } from '../../../src/cli/output/tree.js';
import { type Revision, revision, revisions, type SyntaxNode } from '../../../src/api/index.js';
import { descendants } from '../../../src/core/tree/node.js';
import { characterRoles, characterRules } from '../../../src/core/tree/rule-roles.js';

const document: Revision = revision('rfc1738');
const { parse } = document;
const paint = { branch: String, rule: String };
const isCharacter = (rule: string): boolean => characterRules(document).has(rule);

function drawn(text: string, start: string, columns?: number): string {
  return drawTree(withoutCharacters(parse(text, { start }), isCharacter), text, columns, paint);
}

test('each text stands under its place in the string', () => {
  expect(drawn('h.i:80', 'hostport')).toBe(
    [
      'hostport           h.i:80',
      '├ host             h.i',
      '│ └ hostname       h.i',
      '│   ├ domainlabel  h',
      '│   └ toplabel       i',
      '└ port                 80',
      '',
    ].join('\n'),
  );
});

test('if the string does not fit next to the tree, texts are in one column and cut', () => {
  const path = `${'a'.repeat(30)}/${'b'.repeat(30)}`;
  expect(drawn(path, 'hpath', 40)).toBe(
    [
      'hpath       aaaaaaaaaaaaaa…bbbbbbbbbbbbb',
      '├ hsegment  aaaaaaaaaaaaaa…aaaaaaaaaaaaa',
      '└ hsegment  bbbbbbbbbbbbbb…bbbbbbbbbbbbb',
      '',
    ].join('\n'),
  );
  expect(drawn(path, 'hpath', 80)).toContain(`\n└ hsegment${' '.repeat(33)}bbb`);
});

test('without a terminal nothing is cut', () => {
  const path = `${'a'.repeat(3000)}/b`;
  const [first, second, third] = drawn(path, 'hpath').split('\n');
  expect(first).toBe(`hpath       ${path}`);
  expect(second).toBe(`├ hsegment  ${'a'.repeat(3000)}`);
  expect(third).toBe('└ hsegment  b');
});

test('an empty text has a sign', () => {
  expect(drawn('a/', 'hpath')).toMatch(/^└ hsegment {4}ε$/m);
});

test('each node with the text that it covers', () => {
  const text = 'h.i:80';
  const tree = withTexts(parse(text, { start: 'hostport' }), text);
  expect(tree).toMatchObject({
    rule: 'hostport',
    start: 0,
    end: 6,
    text: 'h.i:80',
    children: [
      { rule: 'host', text: 'h.i' },
      { rule: 'port', start: 4, end: 6, text: '80' },
    ],
  });
});

describe('without characters', () => {
  test('keeps nodes other than characters, whatever their length', () => {
    const pruned = withoutCharacters(parse('gopher://h/1'), isCharacter);
    const names = [...descendants(pruned)].map(({ rule }) => rule);
    expect(names).toEqual([
      'url',
      'gopherurl',
      'hostport',
      'host',
      'hostname',
      'toplabel',
      'gtype',
      'selector',
    ]);
  });

  test('keeps characters with a sibling that is not a character', () => {
    const mixed: SyntaxNode = {
      rule: 'group',
      start: 0,
      end: 2,
      children: [
        { rule: 'alpha', start: 0, end: 1, children: [] },
        { rule: 'host', start: 1, end: 2, children: [] },
      ],
    };
    expect(withoutCharacters(mixed, isCharacter)).toEqual(mixed);
  });

  test('every character role is a role', () => {
    const roles = new Set(revisions.flatMap((id) => revision(id).rules.map(({ role }) => role)));
    expect(characterRoles.filter((role) => !roles.has(role))).toEqual([]);
  });

  test.each(revisions)('what is a character in %s consists of characters only', (id) => {
    const names = characterRules(revision(id));
    const characters = revision(id).rules.filter(({ name }) => names.has(name));
    expect(characters.flatMap(({ uses }) => uses.filter((used) => !names.has(used)))).toEqual([]);
  });
});
