/**
 * Parsing expressions → TypeScript functions. A rule becomes up to two: `s_` scans, `k_` also collects the child nodes.
 * Both take the text and a place, and return the end of the match or -1.
 */
import { codeUnits, onlyCharacter } from '../../../src/base/code-units.js';
import type {
  PegClass,
  PegExpression,
  PegLookahead,
  PegReference,
  PegRepetition,
} from '../../../src/study/peg/peg.js';
import type { CharacterSets } from './character-sets.js';

export type Mode = 'scan' | 'children';

/** What emission needs to know of the grammar around a rule. */
export interface Surroundings {
  readonly sets: CharacterSets;
  /** The expression of a rule as it is run in a mode. */
  readonly expression: (rule: string, mode: Mode) => PegExpression;
}

/** Emits one rule in one mode. */
export class RuleEmitter {
  private labels = 0;

  constructor(
    private readonly rule: string,
    private readonly mode: Mode,
    private readonly around: Surroundings,
  ) {}

  emit(): string {
    const expression = this.around.expression(this.rule, this.mode);
    const body = this.statements(expression, 'return -1;', this.mode);
    const [prefix, nodes] = this.mode === 'scan' ? ['s', ''] : ['k', ', k: SyntaxNode<RuleName>[]'];
    const text = /\bt\b/.test(body) ? 't' : '_t';
    const end = /\bq = /.test(body) ? 'let q: number;\n' : '';
    return `function ${prefix}_${this.rule}(${text}: string, p: number${nodes}): number {\n${end}${body}return p;\n}\n\n`;
  }

  /** Statements that move p past what the expression matches, or run `fail` with p anywhere. */
  private statements(e: PegExpression, fail: string, mode: Mode): string {
    switch (e.type) {
      case 'class':
        return `if (!(${this.around.sets.test(e.set, 'p')})) ${fail}\np++;\n`;
      case 'reference':
        return this.reference(e, fail, mode);
      case 'sequence':
        return this.sequence(e.items, fail, mode);
      case 'choice':
        return this.choice(e.alternatives, fail, mode);
      case 'repetition':
        return this.repetition(e, fail, mode);
      case 'lookahead':
        return this.lookahead(e, fail);
    }
  }

  private reference({ name }: PegReference, fail: string, mode: Mode): string {
    const character = mode === 'children' ? this.characterNode(name) : undefined;
    if (character !== undefined) return `if (!(${character.test})) ${fail}\n${character.add}`;
    return `if ((p = ${call(name, mode)}) < 0) ${fail}\n`;
  }

  /** A rule of one character: whether it matches is one test, without a call. */
  private characterNode(name: string): { readonly test: string; readonly add: string } | undefined {
    const simple = this.around.expression(name, 'scan');
    if (simple.type !== 'class') return undefined;
    return {
      test: this.around.sets.test(simple.set, 'p'),
      add: `k.push(new ParsedNode(r_${name}, t, p, ++p));\n`,
    };
  }

  private sequence(items: readonly PegExpression[], fail: string, mode: Mode): string {
    let code = '';
    for (let i = 0; i < items.length;) {
      const run: PegClass[] = [];
      for (let item = items[i]; item?.type === 'class'; item = items[++i]) run.push(item);
      if (run.length > 0) code += `if (!(${this.runTest(run)})) ${fail}\n${advance(run.length)}\n`;
      const item = items[i++];
      if (item !== undefined) code += this.statements(item, fail, mode);
    }
    return code;
  }

  /** A condition: the next characters are in these sets, each in its own. */
  private runTest(run: readonly PegClass[]): string {
    const literal = run.map(({ set }) => onlyCharacter(set) ?? '').join('');
    if (literal.length === run.length && run.length > 2) return `t.startsWith(${JSON.stringify(literal)}, p)`;
    const place = (i: number): string => (i === 0 ? 'p' : `p + ${String(i)}`);
    return run.map(({ set }, i) => this.around.sets.test(set, place(i))).join(' && ');
  }

  private choice(alternatives: readonly PegExpression[], fail: string, mode: Mode): string {
    const merged = withMergedSets(alternatives);
    const last = merged.pop();
    if (last === undefined) return `${fail}\n`;
    if (merged.length === 0) return this.statements(last, fail, mode);
    const done = this.label('c');
    const attempts = this.attempts(merged, `break ${done};`, mode);
    return `${done}: {\n${attempts}${this.statements(last, fail, mode)}}\n`;
  }

  /** Statements that run `success`, a jump, with p past the first that matches, or else leave p as it is. */
  private attempts(alternatives: readonly PegExpression[], success: string, mode: Mode): string {
    const [place, nodes] = [this.label('p'), this.label('n')];
    const code = alternatives.map((e) => this.attempt(e, success, mode, place, nodes)).join('');
    const save = (name: string, value: string): string =>
      code.includes(`= ${name};`) ? `const ${name} = ${value};\n` : '';
    return save(place, 'p') + save(nodes, 'k.length') + code;
  }

  /** The same for one; `place` and `nodes` are the variables that hold p and the number of nodes from before. */
  private attempt(e: PegExpression, success: string, mode: Mode, place: string, nodes: string): string {
    if (e.type === 'class') return `if (${this.around.sets.test(e.set, 'p')}) {\np++;\n${success}\n}\n`;
    if (e.type === 'choice') {
      const alternatives = withMergedSets(e.alternatives);
      return alternatives.map((part) => this.attempt(part, success, mode, place, nodes)).join('');
    }
    if (e.type === 'reference') {
      const character = mode === 'children' ? this.characterNode(e.name) : undefined;
      if (character !== undefined) return `if (${character.test}) {\n${character.add}${success}\n}\n`;
      return `if ((q = ${call(e.name, mode)}) >= 0) {\np = q;\n${success}\n}\n`;
    }
    const next = this.label('a');
    const body = this.statements(e, `break ${next};`, mode);
    const restore = mode === 'children' ? `p = ${place};\nk.length = ${nodes};\n` : `p = ${place};\n`;
    return `${next}: {\n${body}${success}\n}\n${restore}`;
  }

  private repetition(e: PegRepetition, fail: string, mode: Mode): string {
    const { min, max, body } = e;
    const one = this.statements(body, fail, mode);
    const required = min <= 1 ? one.repeat(min) : this.times(min, one);
    if (max === min) return required;
    if (max === null) return required + this.while(body, mode);
    if (max - min === 1) {
      const done = this.label('o');
      return `${required}${done}: {\n${this.attempts([body], `break ${done};`, mode)}}\n`;
    }
    const i = this.label('i');
    const more = this.attempts([body], 'continue;', mode);
    return `${required}for (let ${i} = ${String(max - min)}; ${i} > 0; ${i}--) {\n${more}break;\n}\n`;
  }

  private while(body: PegExpression, mode: Mode): string {
    if (body.type === 'class') return `while (${this.around.sets.test(body.set, 'p')}) p++;\n`;
    return `for (;;) {\n${this.attempts([body], 'continue;', mode)}break;\n}\n`;
  }

  private times(count: number, code: string): string {
    const i = this.label('i');
    return `for (let ${i} = ${String(count)}; ${i} > 0; ${i}--) {\n${code}}\n`;
  }

  /** Lookahead makes no nodes. */
  private lookahead(e: PegLookahead, fail: string): string {
    if (e.body.type === 'class') {
      const test = this.around.sets.test(e.body.set, 'p');
      return `if (${e.negated ? test : `!(${test})`}) ${fail}\n`;
    }
    if (e.negated) return this.attempts([e.body], fail, 'scan');
    const place = this.label('p');
    return `const ${place} = p;\n${this.statements(e.body, fail, 'scan')}p = ${place};\n`;
  }

  private label(kind: string): string {
    return `${kind}${String(this.labels++)}`;
  }
}

/** A call of the function of a rule. */
function call(name: string, mode: Mode): string {
  return mode === 'children' ? `add(k, r_${name}, t, p)` : `s_${name}(t, p)`;
}

function advance(count: number): string {
  return count === 1 ? 'p++;' : `p += ${String(count)};`;
}

/** The alternatives of a choice, with sets that follow each other merged into one. */
function withMergedSets(alternatives: readonly PegExpression[]): PegExpression[] {
  const merged: PegExpression[] = [];
  for (const alternative of alternatives) {
    const last = merged.at(-1);
    if (alternative.type === 'class' && last?.type === 'class') {
      merged[merged.length - 1] = { ...last, set: codeUnits([...last.set, ...alternative.set]) };
    } else {
      merged.push(alternative);
    }
  }
  return merged;
}
