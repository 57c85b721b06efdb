/** One call of a program with hostile input, and how a person would make the same call in a shell. */

/** What a program is given. */
export interface Case {
  readonly args: readonly string[];
  readonly stdin?: Uint8Array;
  /** Files in the folder that it runs in, by their names. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** Longer pieces of a command are cut: the surface, seed and path make it again. */
const longestShown = 2000;

/** The call as a command of a shell. @param program what stands before the arguments */
export function shellCommand(program: readonly string[], { args, stdin, files = {} }: Case): string {
  const made = Object.entries(files).map(([name, bytes]) => `${printed(bytes)} > ${quoted(name)}; `);
  const fed = stdin === undefined ? '' : `${printed(stdin)} | `;
  return cut(
    `${made.join('')}${fed}${[...program, ...args].map((part) => quoted(part.slice(0, longestShown))).join(' ')}`,
  );
}

function cut(text: string): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown)}… (${text.length} characters)`;
}

/** The bytes as a command prints them. */
export function printed(bytes: Uint8Array): string {
  return `printf ${quoted(Array.from(bytes.subarray(0, longestShown), octet).join(''))}`;
}

/** As printf reads it. */
function octet(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === '%') return '%%';
  if (/^[ -~]$/.test(character) && character !== '\\') return character;
  return `\\${byte.toString(8).padStart(3, '0')}`;
}

function quoted(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  if (/^[ -~]*$/.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  // What a terminal might obey is spelled out.
  return `$'${Array.from(Buffer.from(text), octet).join('').replaceAll('%%', '%').replaceAll("'", `\\'`)}'`;
}
