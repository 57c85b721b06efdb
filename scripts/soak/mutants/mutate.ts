/**
 * Small faults in hand-written code: operators, bounds, conditions, table entries and dropped statements. Faults that
 * do not compile are left out: the types find them before any test runs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One fault: `was` in the file is replaced by `now`. */
export interface Mutant {
  readonly file: string;
  /** Offset in UTF-16 code units from 0. */
  readonly offset: number;
  readonly line: number;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
}

const operators: ReadonlyMap<ts.SyntaxKind, readonly [kind: string, now: string]> = new Map([
  [ts.SyntaxKind.LessThanToken, ['bound', '<=']],
  [ts.SyntaxKind.LessThanEqualsToken, ['bound', '<']],
  [ts.SyntaxKind.GreaterThanToken, ['bound', '>=']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['bound', '>']],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['operator', '!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['operator', '===']],
  [ts.SyntaxKind.PlusToken, ['operator', '-']],
  [ts.SyntaxKind.MinusToken, ['operator', '+']],
  [ts.SyntaxKind.AsteriskToken, ['operator', '+']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['operator', '||']],
  [ts.SyntaxKind.BarBarToken, ['operator', '&&']],
  [ts.SyntaxKind.PlusEqualsToken, ['operator', '-=']],
] as const);

type Change = readonly [node: ts.Node, kind: string, now: string];

/** Yields changes of one node, without those of its children. */
function changesOf(node: ts.Node, text: (node: ts.Node) => string): readonly Change[] {
  if (ts.isBinaryExpression(node)) {
    const change = operators.get(node.operatorToken.kind);
    return change === undefined ? [] : [[node.operatorToken, ...change]];
  }
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
    return [[node, 'bound', `${Number(text(node)) + 1}`]];
  }
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    return [[condition, 'condition', `!(${text(condition)})`]];
  }
  if (ts.isExpressionStatement(node)) return [[node, 'dropped statement', ';']];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 1) {
    return node.elements.map((element) => {
      const rest = node.elements.filter((other) => other !== element);
      return [node, 'table entry', `[${rest.map(text).join(', ')}]`];
    });
  }
  if (
    ts.isObjectLiteralExpression(node) &&
    node.properties.length > 1 &&
    ts.isVariableDeclaration(node.parent)
  ) {
    return node.properties.map((property) => {
      const rest = node.properties.filter((other) => other !== property);
      return [node, 'table entry', `{ ${rest.map(text).join(', ')} }`];
    });
  }
  return [];
}

/** Returns all faults of a file, in the order of the text. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    for (const [changed, kind, now] of changesOf(node, (part) => part.getText(source))) {
      const offset = changed.getStart(source);
      const line = source.getLineAndCharacterOfPosition(offset).line + 1;
      found.push({ file, offset, line, kind, before: changed.getText(source), after: now });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the text of a file with the fault in it. */
export function mutated(text: string, { offset, before, after }: Mutant): string {
  return text.slice(0, offset) + after + text.slice(offset + before.length);
}

/** Tests whether a file, by its path from the root, belongs to the page. */
export function isOfPage(file: string): boolean {
  return /^src\/(?:web|[^/]+\/page)\//.test(file);
}

/** Type-checks single files of a project with a fault in them. */
export class TypeChecker {
  private readonly service: ts.LanguageService;
  private changed: { readonly file: string; readonly text: string } | undefined;
  private version = 0;

  constructor(root: string, config: string) {
    const { config: json } = ts.readConfigFile(join(root, config), (file) => ts.sys.readFile(file)) as {
      readonly config: unknown;
    };
    const folder = join(root, config, '..');
    const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, folder);
    this.service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => fileNames,
      getScriptVersion: (file) => (file === this.changed?.file ? `${this.version}` : '0'),
      getScriptSnapshot: (file) =>
        ts.sys.fileExists(file)
          ? ts.ScriptSnapshot.fromString(
              file === this.changed?.file ? this.changed.text : readFileSync(file, 'utf8'),
            )
          : undefined,
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (file) => ts.sys.fileExists(file),
      readFile: (file) => ts.sys.readFile(file),
      directoryExists: (path) => ts.sys.directoryExists(path),
      getDirectories: (path) => ts.sys.getDirectories(path),
    });
  }

  /** Tests whether the file, by its absolute path, compiles with this text. */
  accepts(file: string, text: string): boolean {
    this.version += 1;
    this.changed = { file, text };
    const problems = [
      ...this.service.getSyntacticDiagnostics(file),
      ...this.service.getSemanticDiagnostics(file),
    ];
    return problems.length === 0;
  }
}
