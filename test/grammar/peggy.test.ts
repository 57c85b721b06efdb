/** The plugin of peggy: its output compiles and reads like the stock parser; its refusals have a name and a place. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import peggy from 'peggy';
import { plainParser } from '../../scripts/load/plain-parser.js';
import * as typedParser from '../../src/grammar/peggy.js';
import type { SyntaxNode } from '../../src/core/tree/node.js';
import { arbitraryPeg } from '../study/arbitrary-peg.js';
import { complaints, loaded } from './emit/compiled.js';

type Parse = (text: string, options?: { readonly startRule: string }) => SyntaxNode | undefined;

function written(grammar: string, options: object = {}): string {
  return peggy.generate(grammar, {
    output: 'source',
    allowedStartRules: ['*'],
    plugins: [typedParser],
    ...options,
  } as peggy.SourceBuildOptions);
}

function parserOf(source: string): Parse {
  return (loaded(new Map([['index.ts', source]])) as unknown as { readonly parse: Parse }).parse;
}

/**
 * Returns the differences between the parser of the plugin and the stock parser. @param plain the grammar without
 * labels and names
 */
function differences(grammar: string, texts: readonly string[], plain = grammar): readonly unknown[] {
  const parse = parserOf(written(grammar));
  const stock = plainParser(plain, (name) => name);
  return peggy.parser.parse(grammar, { reservedWords: [] }).rules.flatMap(({ name: startRule }) =>
    texts.flatMap((text) => {
      const trees = [parse(text, { startRule }), stock(text, { startRule })];
      const [ours, theirs] = trees.map((tree) => JSON.stringify(tree));
      return ours === theirs ? [] : [{ startRule, text, ours, theirs }];
    }),
  );
}

const time = `time "a time" = h:hour ":" @minute seconds? zone*
hour = [01] digit / "2" [0-3]
minute = [0-5] digit
seconds = ":" $minute
digit = [0-9]
zone = "(" zone|.., ","| ")" / "z"i
`;

test('reads as the stock parser does: labels, names and picks change nothing; recursion of any kind', () => {
  const texts = ['12:30', '23:59:59', '24:00', '12:30Z', '12:30((z,Z),())(', '(z,)', '(z,(Z))'];
  expect(differences(time, texts, time.replaceAll(/"a time"|h:|[@$]/g, ''))).toEqual([]);
});

test.each<[what: string, grammar: string, texts: readonly string[]]>([
  [
    'names that look like readings and states, and like names of the parser',
    'a = a__b a__state_1 rule\na__b = "x" / p\na__state_1 = "y"+\nrule = q$\nq$ = t?\np = "p" t\nt = !"t" _\n_ = . __proto__?\n__ = _ "-"\n__proto__ = "-"',
    ['xy', 'pqyy', 'pqyyq', 'x-', 't', 'y-', ''],
  ],
  [
    'characters beyond US-ASCII',
    'text = (word / other)+\nword = [a-zà-ÿ]+ / "\\u4e00é"\nother = [^a-zà-ÿ] / "\\ud83d\\ude00"',
    ['aé', '\u4e00é', '\u4e00', '😀', '\ufffe!', '\u{1f600}\ud83d'],
  ],
  [
    'rules that differ only in the rules that they call',
    'a = b / c\nb = "(" d ")"\nc = "(" e ")"\nd = "x"+ f\ne = "x"+ g\nf = "1" / "22"\ng = "2" / "11"',
    ['(x1)', '(x22)', '(xx2)', '(xx11)', 'x1', 'x2', '(x12)'],
  ],
  ['all that is no letter', 'text = [^a-z]* .', ['1é', '\u4e00a', 'ab', '']],
])('reads as the stock parser does: %s', (_, grammar, texts) => {
  expect(differences(grammar, texts)).toEqual([]);
});

test('reads as the stock parser does: random grammars', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 }), { minLength: 5 });
  let compared = 0;
  fc.assert(
    fc.property(arbitraryPeg, texts, (grammar, some) => {
      try {
        peggy.generate(grammar);
      } catch {
        return;
      }
      compared += 1;
      expect(differences(grammar, some)).toEqual([]);
    }),
    { numRuns: 20, seed: 1 },
  );
  expect(compared).toBeGreaterThan(10);
});

test('generates TypeScript that compiles in strict mode, with a type for each node and allowed start rule', () => {
  const source = written(time, { allowedStartRules: ['time', 'hour'] });
  const use = `import { parse, type Nodes } from './time.js';
const time: Nodes['time'] | undefined = parse('12:30');
const rule: 'hour' | 'minute' | 'seconds' | 'zone' | undefined = time?.children[0]?.rule;
const hour: Nodes['hour'] | undefined = parse('12', { startRule: 'hour' });
// @ts-expect-error not allowed
parse('30', { startRule: 'minute' });
export const seen = [rule, hour];
`;
  const files = new Map([
    ['time.ts', source],
    ['use.ts', use],
  ]);
  expect(complaints(new Map([['time', files]]))).toEqual([]);
  const parse = parserOf(source);
  expect(parse('12:30')?.children.map(({ rule }) => rule)).toEqual(['hour', 'minute']);
  expect(() => parse('30', { startRule: 'minute' })).toThrow('no start rule is called "minute"');
  expect(() => parse(12 as never)).toThrow('the text must be a string');
});

test.each<[what: string, grammar: string, message: string, place: string]>([
  ['an action', 'a = b\nb = "x" { return 1; }', 'an action (code in braces)', '2:5'],
  ['a predicate', 'a = "x" &{ return true; }', 'a predicate written as code', '1:9'],
  ['an initializer', '{ let x; }\na = "x"', 'an initializer', '1:1'],
  ['a computed repetition', 'a = n:"x" "y"|n|', 'a repetition counted by code or by a label', '1:15'],
  ['a class of code points', 'a = [😀]u', 'a class of code points', '1:5'],
  ['a Unicode property', 'a = [\\p{L}]', 'a class of code points', '1:5'],
  ['what ignores case beyond US-ASCII', 'a = "é"i', 'a literal beyond US-ASCII that ignores case', '1:5'],
  ['what peggy refuses itself', 'a = b', 'Rule "b" is not defined', '1:5'],
])('names %s, and its place', (_, grammar, message, place) => {
  const source = 'my.peggy';
  try {
    written(grammar, { grammarSource: source });
  } catch (error) {
    if (!(error instanceof peggy.GrammarError)) throw error;
    expect(error.message).toContain(message);
    expect(error.format([{ source, text: grammar }])).toContain(` --> my.peggy:${place}\n`);
    return;
  }
  throw new Error('nothing is refused');
});

test('reports all refusals together', () => {
  const refused: string[] = [];
  const error = (_stage: string, message: string): void => void refused.push(message);
  expect(() => written('a = "x" { return 1; } / &{ return 2; } "y"', { error })).toThrow(peggy.GrammarError);
  expect(refused).toHaveLength(2);
});

test('returns source by default; refuses output "parser"', () => {
  const options = { plugins: [typedParser] };
  const source: unknown = peggy.generate('a = "x"', options);
  expect(source).toBe(written('a = "x"', { allowedStartRules: undefined }));
  expect(() => peggy.generate('a = "x"', { ...options, output: 'parser' })).toThrow(
    'set the output to "source"',
  );
});

test('works with the command of peggy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'peggy-'));
  const root = join(__dirname, '../..');
  const run = (grammar: string): Promise<unknown> => {
    writeFileSync(join(folder, 'my.peggy'), grammar);
    const command = ['--import', 'tsx', join(root, 'node_modules/peggy/bin/peggy.js')];
    const args = [
      '--plugin',
      './src/grammar/peggy.ts',
      join(folder, 'my.peggy'),
      '-o',
      join(folder, 'my.ts'),
    ];
    return promisify(execFile)(process.execPath, [...command, ...args], { cwd: root });
  };
  try {
    await run(time);
    expect(readFileSync(join(folder, 'my.ts'), 'utf8')).toBe(written(time, { allowedStartRules: undefined }));
    await expect(run('a = "x" { return 1; }')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/does not support an action[^]*my\.peggy:1:5\n/) as unknown,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
