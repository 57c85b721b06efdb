/** The tree that a PEG reads in a short text, as a word: to tell whether two transcriptions read it alike. */
import { contains } from '../../src/base/code-units.js';
import { type PegExpression, type PegGrammar, withoutPlace } from '../../src/study/peg/peg.js';

/** Where an expression ends, and the nodes in it. */
interface Match {
  readonly end: number;
  readonly nodes: string;
}

/** Reads texts as a rule of a PEG. */
export class Reader {
  private readonly expressions: ReadonlyMap<string, PegExpression>;
  private tried = 0;

  constructor(peg: PegGrammar) {
    this.expressions = new Map(peg.rules.map(({ name, expression }) => [name, expression]));
  }

  /** The nodes with their places, readings under the names of their rules; undefined where not all is read. */
  read(rule: string, text: string): string | undefined {
    const found = this.match({ type: 'reference', name: rule, span: { start: 0, end: 0 } }, text, 0);
    return found?.end === text.length ? found.nodes : undefined;
  }

  /** How many expressions are tried. */
  steps(rule: string, text: string): number {
    this.tried = 0;
    this.read(rule, text);
    return this.tried;
  }

  private match(e: PegExpression, text: string, at: number): Match | undefined {
    this.tried++;
    switch (e.type) {
      case 'class':
        return at < text.length && contains(e.set, text.charCodeAt(at))
          ? { end: at + 1, nodes: '' }
          : undefined;
      case 'sequence':
        return this.sequence(e.items, text, at);
      case 'choice':
        for (const one of e.alternatives) {
          const found = this.match(one, text, at);
          if (found !== undefined) return found;
        }
        return undefined;
      case 'repetition':
        return this.repetition(e, text, at);
      case 'lookahead':
        return (this.match(e.body, text, at) === undefined) === e.negated
          ? { end: at, nodes: '' }
          : undefined;
      case 'reference': {
        const body = this.expressions.get(e.name);
        if (body === undefined) throw new Error(`no rule ${e.name}`);
        const found = this.match(body, text, at);
        const node = withoutPlace(e.name);
        return found && { end: found.end, nodes: `(${node} ${at}-${found.end}${found.nodes})` };
      }
    }
  }

  private sequence(items: readonly PegExpression[], text: string, at: number): Match | undefined {
    let read: Match = { end: at, nodes: '' };
    for (const item of items) {
      const found = this.match(item, text, read.end);
      if (found === undefined) return undefined;
      read = { end: found.end, nodes: read.nodes + found.nodes };
    }
    return read;
  }

  private repetition(
    { min, max, body }: PegExpression & { readonly type: 'repetition' },
    text: string,
    at: number,
  ): Match | undefined {
    let read: Match = { end: at, nodes: '' };
    for (let count = 0; max === null || count < max; count++) {
      const found = this.match(body, text, read.end);
      if (found === undefined) return count < min ? undefined : read;
      read = { end: found.end, nodes: read.nodes + found.nodes };
    }
    return read;
  }
}
