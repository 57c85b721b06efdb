/** The examples in the docstrings of the API, as modules: the value of a line follows it, after two slashes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packed.js';

/** The exports of a module, by its specifier; determined from the installed packages. */
export type Exported = Readonly<Record<string, readonly string[]>>;

export interface ApiExample {
  /** Position: `src/core/revision.ts:97`. */
  readonly place: string;
  readonly code: string;
}

export const apiExamples: readonly ApiExample[] = readdirSync(join(root, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.ts') && !file.startsWith('web'))
  .toSorted()
  .flatMap((file) => {
    const text = readFileSync(join(root, 'src', file), 'utf8');
    return [...text.matchAll(/^ *\* @example\n((?: *\* (?!@).*\n)+)/gm)].map(({ index, 1: block = '' }) => ({
      place: `src/${file}:${text.slice(0, index).split('\n').length}`,
      code: block.replaceAll(/^ *\* /gm, ''),
    }));
  });

/** Returns the example, after its own imports, as a module that throws if a line has another value. */
export function asModule(code: string, exported: Exported): string {
  const imports = Object.entries(exported).flatMap(([from, names]) => {
    const used = names.filter((name) => new RegExp(`(?<![.\\w'])${name}\\(`).test(code));
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${from}';\n`];
  });
  const [, own = '', lines = ''] = /^((?:import .*\n)*)([^]*)$/.exec(code) ?? [];
  const asserted = lines.replaceAll(/^(.*); \/\/ (.*)$/gm, 'deepEqual($1, $2);');
  return `import { deepStrictEqual as deepEqual } from 'node:assert';\n${own}${imports.join('')}{\n${asserted}}\n`;
}
