/** What peggy and ts-pegjs say of a transcription: the checks of the one, and the start rules that the other types. */
import type peggy from 'peggy';
import type { GrammarFile } from '../bnf/grammar-error.js';

/** The modules that check, which who calls has loaded. */
export interface Checkers {
  readonly peggy: Pick<typeof peggy, 'generate'>;
  readonly tsPegjs: peggy.Plugin;
}

/**
 * That peggy's checks find no fault, and that the parser that ts-pegjs types has these start rules.
 * @throws what peggy throws at a fault
 */
export function checkedStartRules(
  { peggy, tsPegjs }: Checkers,
  { file, text }: GrammarFile,
  identifiers: readonly string[],
): void {
  const source = peggy.generate(text, {
    output: 'source',
    grammarSource: file,
    allowedStartRules: [...identifiers],
    plugins: [checksOnly, tsPegjs],
    tspegjs: { skipTypeComputation: true },
  } as peggy.SourceBuildOptions);
  const stated = /^ {2}startRule\?: (.*);$/m.exec(source)?.[1]?.split(' | ') ?? [];
  const missing = identifiers.find((identifier) => !stated.includes(JSON.stringify(identifier)));
  if (missing !== undefined) throw new Error(`${file}: ts-pegjs states no start rule "${missing}"`);
}

/** What ts-pegjs asks of the source map nodes that peggy makes code of. */
class Code {
  readonly children: unknown[] = [];
  add(part: unknown): void {
    this.children.push(part);
  }
  prepend(part: unknown): void {
    this.children.unshift(part);
  }
  toString(): string {
    return this.children.flat().join('');
  }
}

/** Peggy plugin: no more than peggy's checks, and no code. */
const checksOnly: peggy.Plugin = {
  use({ passes }) {
    passes.transform = [];
    passes.generate = [(ast: object): void => void Object.assign(ast, { code: new Code() })];
  },
};
