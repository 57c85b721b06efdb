/**
 * Emitted TypeScript as a tree, and its printer. Names are nodes, so that passes find and replace them. Strings are
 * nodes, so that text quoted by a grammar is never mistaken for code.
 */
import { jsonEscape } from '../../core/base/character.js';

/** Text that is printed unchanged, a node, or a list of these. */
export type Code = string | Name | Literal | Return | Block | readonly Code[];

/** A name whose uses matter. */
export interface Name {
  readonly name: string;
}

/** A string of the grammar. */
interface Literal {
  readonly literal: string;
}

interface Return {
  readonly returned: Code;
}

/** Lines in brackets, indented. */
interface Block {
  readonly lines: readonly Code[];
  readonly brackets: '{}' | '[]';
}

/** Builds code from a template whose parts are code. */
export function code(texts: TemplateStringsArray, ...parts: readonly (Code | number)[]): Code {
  return texts.flatMap((text, i): readonly Code[] => {
    const part = parts[i] ?? '';
    return [text, typeof part === 'number' ? String(part) : part];
  });
}

export function block(lines: readonly Code[], brackets: Block['brackets'] = '{}'): Code {
  return { lines, brackets };
}

export function returns(returned: Code): Code {
  return { returned };
}

export function joined(parts: readonly Code[], separator: string): Code {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [separator, part]));
}

/** Yields the names in code, in order. */
export function* namesIn(part: Code): Generator<string> {
  if (typeof part === 'string' || 'literal' in part) return;
  if ('name' in part) yield part.name;
  else if ('returned' in part) yield* namesIn(part.returned);
  else for (const inner of 'lines' in part ? part.lines : part) yield* namesIn(inner);
}

/** Replaces some names in the code by other code. */
export function withNames(part: Code, replacement: (name: string) => Code | undefined): Code {
  const replaced = (inner: Code): Code => withNames(inner, replacement);
  if (typeof part === 'string' || 'literal' in part) return part;
  if ('name' in part) return replacement(part.name) ?? part;
  if ('returned' in part) return returns(replaced(part.returned));
  return 'lines' in part ? { ...part, lines: part.lines.map(replaced) } : part.map(replaced);
}

/** Prints code within a line of this indentation. */
function printed(part: Code, indentation = ''): string {
  if (typeof part === 'string') return part;
  if ('name' in part) return part.name;
  if ('literal' in part) return asciiJson(part.literal);
  if ('returned' in part) return `return ${printed(part.returned, indentation)};`;
  if (!('lines' in part)) return part.map((inner) => printed(inner, indentation)).join('');
  const { lines, brackets } = part;
  return `${brackets.charAt(0)}\n${printedLines(lines, `${indentation}  `)}${indentation}${brackets.charAt(1)}`;
}

/** Prints lines with an indentation; an empty line stays empty. */
export function printedLines(lines: readonly Code[], indentation = ''): string {
  return lines.map((line) => (line === '' ? '\n' : `${indentation}${printed(line, indentation)}\n`)).join('');
}

/** Writes the module of a constant: its type, which it imports, its value, and a comment about it. */
export function constantModule(
  name: string,
  [type, module]: readonly [type: string, module: string],
  value: Code,
  about?: string,
): string {
  return printedLines([
    `import type { ${type} } from '${module}';`,
    '',
    ...(about === undefined ? [] : [`/** ${about} */`]),
    code`export const ${name}: ${type} = ${value};`,
  ]);
}

/** Writes a value as JSON in US-ASCII. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, jsonEscape);
}
