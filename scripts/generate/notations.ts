/** generated/notation: what reads a rule of each notation, made by peggy, and the core rules of ABNF. */
import peggy from 'peggy';
import { readFile } from '../load/files.js';
import { withPlace } from '../load/grammar.js';

/** The files of the notations of these names, by their path from the root. @throws GrammarError, MissingFileError */
export function notationFiles(names: readonly string[]): ReadonlyMap<string, string> {
  const core = readFile('grammar/notation/core-rules.bnf', 'the core rules of ABNF');
  return new Map([
    ...names.map((name): [string, string] => [`generated/notation/${name}.ts`, parserSource(name)]),
    [
      'generated/notation/core-rules.ts',
      `// Generated from ${core.file}. Do not edit.\n\nexport const coreRules = ${JSON.stringify(core.text)};\n`,
    ],
  ]);
}

function parserSource(name: string): string {
  const source = readFile(`grammar/notation/${name}.peggy`, 'the grammar of one rule in that notation');
  const code = withPlace(source, () =>
    peggy.generate(source.text, { grammarSource: source.file, output: 'source', format: 'es' }),
  );
  return `// Generated from ${source.file}. Do not edit.\n// @ts-nocheck\n${code}`;
}
