/** Helpers that type-check and load the modules of a generated parser, with the settings of a user's strict project. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import * as runtime from '../../../src/core/runtime/index.js';
import type { TextParser } from '../../../src/core/runtime/index.js';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
  strict: true,
  noEmit: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitReturns: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: true,
  types: [],
  paths: { 'uri-revisions/runtime': [join(__dirname, '../../../src/core/runtime/index.ts')] },
};

/** Returns the compiler's complaints about parsers, each in a folder of its own with a file that uses it. */
export function complaints(parsers: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'parsers-'));
  try {
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    const paths = [...parsers].flatMap(([folder, files]) => {
      mkdirSync(join(root, folder));
      return [...files].map(([name, text]) => {
        const path = join(root, folder, name);
        writeFileSync(path, text);
        return path;
      });
    });
    const program = ts.createProgram(
      paths.filter((path) => path.endsWith('.ts')),
      options,
    );
    return ts
      .getPreEmitDiagnostics(program)
      .filter(({ file }) => file === undefined || file.fileName.startsWith(root))
      .map(({ file, messageText }) => {
        return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Returns the exports of index.ts. */
export function loaded(files: ReadonlyMap<string, string>): TextParser {
  const modules = new Map<string, object>();
  const load = (name: string): object => {
    if (name === 'uri-revisions/runtime') return runtime;
    const known = modules.get(name);
    if (known !== undefined) return known;
    const exported = {};
    modules.set(name, exported);
    const { outputText } = ts.transpileModule(files.get(name.replace(/^\.\/(.*)\.js$/, '$1.ts')) ?? '', {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    const module = runInThisContext(`(require, exports) => {${outputText}}`) as (
      require: unknown,
      exports: object,
    ) => void;
    module(load, exported);
    return exported;
  };
  return load('./index.js') as TextParser;
}
