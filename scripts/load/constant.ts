/** The constants of generated modules, read from their syntax trees. */
import ts from 'typescript';

/**
 * Returns the value of a constant in a module; undefined if it declares none of that name. @throws Error if the value
 * is no literal
 */
export function constantIn(module: string, name: string): unknown {
  for (const statement of ts.createSourceFile('module.ts', module, ts.ScriptTarget.ES2022).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const [declaration] = statement.declarationList.declarations;
    if (declaration?.initializer === undefined || !ts.isIdentifier(declaration.name)) continue;
    if (declaration.name.text === name) return valueOf(declaration.initializer);
  }
  return undefined;
}

function valueOf(e: ts.Expression): unknown {
  if (ts.isStringLiteral(e)) return e.text;
  if (ts.isNumericLiteral(e)) return Number(e.text);
  if (ts.isArrayLiteralExpression(e)) return e.elements.map(valueOf);
  if (ts.isObjectLiteralExpression(e)) return Object.fromEntries(e.properties.map(memberOf));
  throw new Error(`this is no literal of a generated module: ${ts.SyntaxKind[e.kind]}`);
}

function memberOf(property: ts.ObjectLiteralElementLike): [string, unknown] {
  if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name))
    throw new Error('this is no member of a generated object');
  return [property.name.text, valueOf(property.initializer)];
}
