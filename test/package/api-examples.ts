/** The examples in the docstrings of the API, as modules: what a line gives stands behind it, after two slashes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packed.js';

/** What a module exports, by where it is imported from; asked of the packages as they are installed. */
export type Exported = Readonly<Record<string, readonly string[]>>;

export interface ApiExample {
  /** Such as `src/core/revision.ts:97`. */
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

/** The example, behind what it imports itself, as a module that throws where a line gives something else. */
export function asModule(code: string, exported: Exported): string {
  const imports = Object.entries(exported).flatMap(([from, names]) => {
    const used = names.filter((name) => new RegExp(`(?<![.\\w'])${name}\\(`).test(code));
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${from}';\n`];
  });
  const [, own = '', lines = ''] = /^((?:import .*\n)*)([^]*)$/.exec(code) ?? [];
  const asserted = lines.replaceAll(/^(.*); \/\/ (.*)$/gm, 'deepEqual($1, $2);');
  return `import { deepStrictEqual as deepEqual } from 'node:assert';\n${own}${imports.join('')}{\n${asserted}}\n`;
}
