/**
 * A transformer for ts-jest, used only by the project `growth`: every function call and every loop iteration increments
 * `count` of the object in the global `steps`.
 */
import * as ts from 'typescript';

export const name = 'count-steps';
export const version = 1;

/** Creates the transformer of one file. */
export function factory(): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (file) => {
    // The counting code is not counted.
    if (file.fileName.endsWith('/growth/steps.ts')) return file;
    const { factory } = context;
    // A local name: a look-up of a global takes long in Jest's sandbox.
    const counter = factory.createUniqueName('steps');
    const step = factory.createPostfixIncrement(factory.createPropertyAccessExpression(counter, 'count'));
    const counted = (body: ts.Node): ts.Node => {
      if (ts.isBlock(body)) {
        return factory.updateBlock(body, [factory.createExpressionStatement(step), ...body.statements]);
      }
      if (ts.isExpression(body))
        return factory.createParenthesizedExpression(factory.createComma(step, body));
      return factory.createBlock([factory.createExpressionStatement(step), body as ts.Statement]);
    };
    const visit = (node: ts.Node, parent: ts.Node): ts.Node => {
      const visited = ts.visitEachChild(node, (child) => visit(child, node), context);
      return isBody(node, parent) ? counted(visited) : visited;
    };
    const global = factory.createPropertyAccessExpression(factory.createIdentifier('globalThis'), 'steps');
    const declaration = factory.createVariableStatement(
      undefined,
      factory.createVariableDeclarationList(
        [factory.createVariableDeclaration(counter, undefined, undefined, global)],
        ts.NodeFlags.Const,
      ),
    );
    const visited = ts.visitEachChild(file, (child) => visit(child, file), context);
    return factory.updateSourceFile(visited, [declaration, ...visited.statements]);
  };
}

function isBody(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isIterationStatement(parent, false)) return parent.statement === node;
  return ts.isFunctionLike(parent) && 'body' in parent && parent.body === node;
}
