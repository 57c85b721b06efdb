/**
 * Generates generated/wings, which joins the wings to the command line and to the page. A wing is a folder of src/ with
 * `cli/index.ts`, its commands, or with `page/`: `address.ts`, `parts.ts` and, if its parts ask the study worker,
 * `operations.ts`.
 */
import { existsSync, readdirSync } from 'node:fs';

/**
 * A list: the file of a wing and its export, the name of the list, and whether the exports are merged into one object.
 */
interface List {
  readonly file: string;
  readonly member: string;
  readonly name: string;
  readonly joined: boolean;
  /** The type of the merged or listed values, and its module, unless wings extend it. */
  readonly type?: readonly [name: string, module: string];
}

/** By the names of their modules. */
const lists: Readonly<Record<string, List>> = {
  commands: {
    file: 'cli/index',
    member: 'commands',
    name: 'commands',
    joined: true,
    type: ['WingCommands', 'cli/input/command'],
  },
  'page-addresses': {
    file: 'page/address',
    member: 'address',
    name: 'wings',
    joined: false,
    type: ['WingAddress', 'web/frame/address'],
  },
  'page-contents': {
    file: 'page/parts',
    member: 'contents',
    name: 'contents',
    joined: true,
    type: ['Contents', 'web/frame/part'],
  },
  'page-operations': { file: 'page/operations', member: 'operations', name: 'operations', joined: true },
};

/** Returns the folders of src/ with a file, sorted by name. */
function wingsWith(file: string): readonly string[] {
  return readdirSync('src')
    .filter((folder) => existsSync(`src/${folder}/${file}.ts`))
    .sort();
}

/** Returns the lists, by their path from the root. @param without wings to leave out */
export function wingSources(without: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).map(([module, list]) => [
      `generated/wings/${module}.ts`,
      listSource(list, without),
    ]),
  );
}

function listSource({ file, member, name, joined, type }: List, without: readonly string[]): string {
  const wings = wingsWith(file).filter((wing) => !without.includes(wing));
  const imports = wings.map(
    (wing) => `import { ${member} as ${wing} } from '../../src/${wing}/${file}.js';\n`,
  );
  const value = joined ? `{ ${wings.map((wing) => `...${wing}`).join(', ')} }` : `[${wings.join(', ')}]`;
  const [typeName, module] = type ?? [];
  const typed = typeName && (joined ? typeName : `readonly ${typeName}[]`);
  return [
    '// The wings of src/. Generated from their folders. Do not edit.\n\n',
    ...imports,
    typeName ? `import type { ${typeName} } from '../../src/${module}.js';\n` : '',
    `\nexport const ${name}${typed ? `: ${typed}` : ''} = ${value};\n`,
  ].join('');
}
