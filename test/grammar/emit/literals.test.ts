/** Literals that resemble the code of a parser: none becomes code, and each is matched literally. */
import ts from 'typescript';
import { accepts } from '../../../src/core/automaton/walk.js';
import { generateParser } from '../../../src/grammar/emit/generate-parser.js';
import { readGrammar } from '../../../src/study/index.js';
import { loaded } from './compiled.js';

/** The identifiers of a parser.ts that are neither rules nor places. */
const known = new Set(
  (
    'SyntaxNode RuleName GeneratedParser StartRule ParsedNode Int32Array grammar rule ruleTable parse makeParser ' +
    'add at k t _t p q length push startsWith undefined'
  ).split(' '),
);

/** Returns forbidden contents of a parser.ts: names that no parser has, templates, unused imports. */
function strange(source: string): readonly string[] {
  const file = ts.createSourceFile('parser.ts', source, ts.ScriptTarget.ES2022, true);
  const wrong: string[] = [];
  const seen = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isTemplateLiteral(node)) wrong.push(node.getText());
    if (ts.isIdentifier(node)) {
      seen.add(node.text);
      if (!known.has(node.text) && !/^(?:[rsk]_\w+|sets\d+|[a-z]\d+)$/.test(node.text)) wrong.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const statement of file.statements.filter(ts.isImportDeclaration)) {
    const { namedBindings } = statement.importClause ?? {};
    if (namedBindings === undefined || !ts.isNamedImports(namedBindings)) continue;
    wrong.push(...namedBindings.elements.map(({ name }) => name.text).filter((name) => !seen.has(name)));
  }
  return wrong;
}

/** Returns the faults of a grammar's parser, and its number of rules. */
function faults(abnf: string, texts: readonly string[]): { wrong: readonly unknown[]; rules: number } {
  const grammar = readGrammar(abnf, { file: 'my.abnf' });
  const made = generateParser(grammar, { generator: 'test 1.0', prefer: 'first' });
  if ('failed' in made) throw new Error(abnf);
  const parser = loaded(made.files);
  const wrong: unknown[] = [...strange(made.files.get('parser.ts') ?? '')];
  for (const { name: start } of made.rules) {
    const automaton = grammar.automaton(start);
    for (const text of texts) {
      const derivable = accepts(automaton, text);
      if (parser.accepts(text, { start }) !== derivable) wrong.push(['accepts', start, text]);
      const result = parser.safeParse(text, { start });
      if (result.ok !== derivable || (result.ok && result.tree.end !== text.length))
        wrong.push(['parse', start, text]);
    }
  }
  return { wrong, rules: made.rules.length };
}

/** Returns texts of at most `most` pieces, and those without their last character. */
function joined(pieces: readonly string[], most: number): readonly string[] {
  let texts = [''];
  const all = new Set(texts);
  for (let count = 0; count < most; count++) {
    texts = texts.flatMap((text) => pieces.map((piece) => text + piece));
    for (const text of texts) all.add(text).add(text.slice(0, -1));
  }
  return [...all];
}

const printed: readonly (readonly [what: string, abnf: string, pieces: readonly string[]])[] = [
  [
    'the body of a function that is written in its place',
    `all = 1*( word "," )
word = mid
mid = tag "!" [ tag ]
tag = %s"s_zz"
zz = %s"+globalThis.console.log(\`PWNED\`)" plus
plus = "+"
`,
    ['s_zz', '!', ',', '+globalThis.console.log(`PWNED`)', '+'],
  ],
  ['a function of no rule', 'x = %s"s_foo" "1"', ['s_foo', '1', 's_']],
  [
    'the name of a twin',
    `x = 1*( a "," / b "," / %s"s_bb" "," / %s"s_b" "," )
a = d "-" d
b = d "-" d
bb = d "-" d
d = "1" / "22"
`,
    ['s_b', 's_bb', 's_a', ',', '1', '22', '-'],
  ],
  [
    'what is imported and declared',
    'x = *( %s"add(" / %s"SyntaxNode<" / %s"ParsedNode(" / %s"at(" / %s"q = " / %s"= p0;" )',
    ['add(', 'SyntaxNode<', 'q = ', '= p0;'],
  ],
  [
    'what ends a string, a template, a comment or a line',
    'x = *( "a\\z" / "\'+b" / %d34.43.98 / "${c}`" / "*/d" / "//e" / %d10.13.102 / %d0.36.39 )',
    ['a\\z', "'+b", '"+b', '${c}`', '*/d', '//e', '\n\rf', "\0$'"],
  ],
];

test.each(printed)('%s', (_, abnf, pieces) => {
  const { wrong, rules } = faults(abnf, joined(pieces, 3));
  expect([wrong, rules > 0]).toEqual([[], true]);
});
