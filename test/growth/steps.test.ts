/** Step counting distinguishes linear growth from other growth. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { growth, isLinear, linear } from './steps.js';
import { longTest } from '../depth.js';

const family = (n: number): string => 'a'.repeat(n);
/** Does nothing, so that only the loop counts. */
const nothing = (...parts: readonly unknown[]): number => parts.length;

test.each<[string, (text: string) => unknown]>([
  [
    'a loop',
    (text) => {
      for (const c of text) nothing(c);
    },
  ],
  [
    'a loop without a block that gives up',
    (text) => {
      for (let i = 0; i <= text.length; i++) if (i === text.length) throw new Error('the end');
    },
  ],
  ['a callback', (text) => Array.from(text, nothing)],
  ['pieces of the text', (text) => Array.from(text, (_, i) => text.slice(i, i + 2))],
  ['a search', (text) => text.includes('b')],
  ['a regular expression', (text) => text.replace(/a/g, 'b')],
])('%s is linear', (_, call) => {
  const ratio = growth(family, call);
  expect(ratio).toBeGreaterThan(1.9);
  expect(ratio).toBeLessThan(linear);
});

test.each<[string, (text: string, i: number) => unknown]>([
  [
    'a loop',
    (text) => {
      for (const c of text) nothing(c);
    },
  ],
  [
    'a loop without a body',
    (text, i) => {
      while (i < text.length && text[i] !== 'b') i += 1;
    },
  ],
  ['a callback', (text) => Array.from({ length: text.length }, nothing)],
  ['a search', (text, i) => text.indexOf('b', i)],
  ['a search backwards', (text, i) => text.lastIndexOf('b', i)],
  ['the rest of the text', (text, i) => text.slice(i)],
  ['a regular expression', (text) => /[bc]/.test(text)],
  ['its characters', (text) => new Set(text)],
  ['a list copied', (text) => Array.from(text).reverse()],
])('%s for every character is not', (_, call) => {
  expect(growth(family, (text) => Array.from(text, (__, i) => call(text, i)))).toBeGreaterThan(3);
});

test('a backtracking regular expression is not', () => {
  expect(growth(family, (text) => /a*b/.test(text))).toBeGreaterThan(3);
});

longTest('every regular expression of the code is', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const slow = sources.flatMap((file) =>
    regularExpressions(join('src', file))
      .filter((literal) => !isLinear(literal))
      .map(({ source }) => `${file}: ${source}`),
  );
  expect(slow).toEqual([]);
});

/** Returns the regular expression literals in a file. */
function regularExpressions(file: string): readonly { readonly source: string; readonly flags: string }[] {
  const literals: { source: string; flags: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022));
  return literals;
}
