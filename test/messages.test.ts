/**
 * Catalogue of the sentences that people read in errors, in the output of commands and on the page. A sentence stands
 * once in the sources. The snapshot lists all sentences for review, with their fields in braces.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

interface Message {
  /** The file under src, without extension, and the outermost declaration around the sentence. */
  readonly id: string;
  readonly sentence: string;
}

/** Shorter texts are labels. */
const fewestWords = 4;
/** Longer texts are help, styles or sources that are generated. */
const longest = 400;

/** Folders whose texts quote documents, or are the names of things. */
const omitted =
  /^documents\/|^guides\/|^core\/automaton\/wasm\/|^grammar\/emit\/(?:generate-parser|parser-source)/;

/** Names an interpolated expression: `offset` for `String(this.offset)`. */
function fieldOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isCallExpression(node)) {
    const [argument] = node.arguments;
    const isName =
      argument !== undefined && (ts.isIdentifier(argument) || ts.isPropertyAccessExpression(argument));
    return fieldOf(isName ? argument : node.expression);
  }
  const isInner =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isElementAccessExpression(node);
  return isInner ? fieldOf(node.expression) : '…';
}

/** Returns the text of a literal, of a template or of a sum of them; undefined for other nodes. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => `{${fieldOf(expression)}}${literal.text}`,
    );
    return node.head.text + spans.join('');
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  if (left === undefined && right === undefined) return undefined;
  return (left ?? `{${fieldOf(node.left)}}`) + (right ?? `{${fieldOf(node.right)}}`);
}

/** Returns the text of an element of the page, with that of the elements inside it. */
function textOfElement(children: ts.NodeArray<ts.JsxChild>): string {
  return children
    .map((child) => {
      if (ts.isJsxText(child)) {
        const isLayout = child.text.trim() === '' && child.text.includes('\n');
        return isLayout ? '' : child.text.replaceAll(/\s+/g, ' ');
      }
      if (ts.isJsxExpression(child)) {
        if (child.expression === undefined) return '';
        return ts.isStringLiteral(child.expression)
          ? child.expression.text
          : `{${fieldOf(child.expression)}}`;
      }
      return ts.isJsxSelfClosingElement(child)
        ? `{${child.tagName.getText()}}`
        : textOfElement(child.children);
    })
    .join('');
}

function isSentence(text: string): boolean {
  const words =
    text.replaceAll(/\{[^}]*\}/g, ' ').match(/(?<![\w<&-])[A-Za-z][a-z]*(?=[\s,.:;)?'’]|$)/g) ?? [];
  return words.length >= fewestWords && text.length <= longest && /[a-z] [a-z]/.test(text);
}

/** Tests whether a node's text is code, a key, help, or an example of a command. */
function isOther(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) {
    if (parent.name === node) return true;
    return ['about', 'label', 'className', 'class', 'data-message', 'examples'].includes(
      parent.name.getText(),
    );
  }
  // A list of names.
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'split';
  const isEquality = (token: ts.SyntaxKind): boolean =>
    token === ts.SyntaxKind.EqualsEqualsEqualsToken || token === ts.SyntaxKind.ExclamationEqualsEqualsToken;
  return ts.isBinaryExpression(parent) && isEquality(parent.operatorToken.kind);
}

/** Returns the messages of a source, in its order. */
function messagesOf(name: string, text: string): readonly Message[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const found: Message[] = [];
  const visit = (node: ts.Node, id: string): void => {
    if (!ts.isSourceFile(node) && isOther(node)) return;
    const isElement =
      (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
      node.children.some((child) => ts.isJsxText(child) && child.text.trim() !== '');
    const sentence = (isElement ? textOfElement(node.children) : textOf(node))
      ?.replaceAll(/\s+/g, ' ')
      .trim();
    if (sentence !== undefined && isSentence(sentence)) found.push({ id, sentence });
    const named =
      ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isClassDeclaration(node)
        ? node.name?.getText()
        : undefined;
    const inner = named === undefined || id.includes(' ') ? id : `${id} ${named}`;
    ts.forEachChild(node, (child) => {
      // Its text is in that of the whole.
      const isPart =
        sentence !== undefined && (isElement ? ts.isJsxElement(child) : textOf(child) !== undefined);
      if (!isPart) visit(child, inner);
    });
  };
  visit(source, name.replace(/\.tsx?$/, ''));
  return found;
}

/** Returns the quoted names of members in a source. A text that is such a name is a key where it stands again. */
function keysOf(text: string): readonly string[] {
  return Array.from(text.matchAll(/^ *'([^']+)':/gm), ([, key = '']) => key);
}

const folder = join(__dirname, '../src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !omitted.test(name))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const keys = new Set(sources.flatMap(({ text }) => keysOf(text)));
const catalogue = sources
  .flatMap(({ name, text }) => messagesOf(name, text))
  .filter(({ sentence }) => !keys.has(sentence));

test('the catalogue is as reviewed', () => {
  const lines = catalogue.map(({ id, sentence }) => `${id}: ${sentence}`);
  expect(lines.join('\n')).toMatchSnapshot();
});

test('each sentence stands once', () => {
  const places = new Map<string, readonly string[]>();
  for (const { id, sentence } of catalogue) {
    const shape = sentence.replaceAll(/\{[^}]*\}/g, '{}');
    places.set(shape, [...(places.get(shape) ?? []), id]);
  }
  expect([...places].filter(([, ids]) => ids.length > 1)).toEqual([]);
});

test.each([
  [
    'throw new RangeError(`at most ${String(most)} of these are read`);',
    ['at most {most} of these are read'],
  ],
  ["const text = 'a text of two ' + 'parts is one text';", ['a text of two parts is one text']],
  [
    'const shown = <p>The <b>whole</b> element, with {count(n)} fields.</p>;',
    ['The whole element, with {n} fields.'],
  ],
  ["type Kind = 'a type is not a message'; const kind = x === 'a compared text is a key';", []],
  ["const few = 'only three words';", []],
  ["const names = 'a list of names'.split(' ');", []],
  ["const command = { examples: ['the words of a command'] };", []],
])('messages are found: %s', (text, sentences) => {
  expect(messagesOf('a.tsx', text).map(({ sentence }) => sentence)).toEqual(sentences);
});
