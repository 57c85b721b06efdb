/** Strings that are balanced over the rules: derivable, the same by the same seed, and with what is rare among them. */
import { drawBalanced } from '../../../src/study/sampling/balanced.js';
import { bnfOf } from '../../../src/study/index.js';
import { revision, type Revision, type RevisionId, revisions, type SyntaxNode } from '../../../src/index.js';
import { many, some } from '../../depth.js';

test.each(some(revisions, 2))('%s derives every one', (id) => {
  const r: Revision = revision(id);
  const drawn = [...drawBalanced(bnfOf(id), r.start, { count: 100, seed: 1, length: 40 })];
  expect(drawn.filter((text) => !r.accepts(text))).toEqual([]);
  expect(new Set(drawn).size).toBeGreaterThan(50);
});

test.each<[RevisionId, string]>([
  ['rfc1738', 'httpurl'],
  ['rfc3986', 'URI'],
  ['rfc3986', 'URI-reference'],
])('%s %s: ports, IPv4 addresses and escapes occur among 50, whatever the seed', (id, start) => {
  const r: Revision = revision(id);
  for (let seed = 0; seed < many(5, 60); seed++) {
    const drawn = [...drawBalanced(bnfOf(id), start, { count: 50, seed, length: 100 })];
    const components = drawn.map((text) => r.components(text, { start }));
    expect([
      components.some(({ port }) => port !== undefined),
      components.some(({ host }) => /^\d+(\.\d+){3}$/.test(host ?? '')),
      drawn.some((text) => /%[0-9A-Fa-f]{2}/.test(text)),
    ]).toEqual([true, true, true]);
  }
});

test.each(some(revisions, 2))('%s: as many strings as there are rules use them all', (id) => {
  const r: Revision = revision(id);
  const { start } = r;
  const used = (count: number, seed: number): Set<string> => {
    const names = new Set<string>();
    for (const text of drawBalanced(bnfOf(id), start, { count, seed, length: 100 })) {
      const nodes: SyntaxNode[] = [r.parse(text)];
      for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
        names.add(node.rule);
        nodes.push(...node.children);
      }
    }
    return names;
  };
  // A document may read a string in another way than it was drawn.
  const reachable = used(500, 1);
  const turned = used(r.rules.length, 2);
  expect([...reachable].filter((name) => !turned.has(name))).toEqual([]);
});

test('the same seed draws the same, and a length is where strings come to their end', () => {
  const draw = (seed: number, length: number): string[] => [
    ...drawBalanced(bnfOf('rfc3986'), 'path-rootless', { count: 20, seed, length }),
  ];
  expect(draw(7, 30)).toEqual(draw(7, 30));
  expect(draw(7, 30)).not.toEqual(draw(8, 30));
  // A character, and at most the rest of its escape.
  expect(Math.max(...draw(7, 1).map(({ length }) => length))).toBeLessThanOrEqual(3);
});
