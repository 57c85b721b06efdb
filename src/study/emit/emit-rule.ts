/**
 * Parsing expressions → TypeScript functions. A rule becomes up to two: `s_` scans, `k_` also collects the child nodes.
 * Both take the text and a place, and return the end of the match or -1.
 */
import { codeUnits, onlyCharacter } from '../../base/code-units.js';
import {
  isState,
  type PegClass,
  type PegExpression,
  type PegLookahead,
  type PegReference,
  type PegRepetition,
} from '../peg/peg.js';
import type { CharacterSets } from './character-sets.js';
import type { Literals } from './literals.js';
import {
  attempted,
  firstOf,
  moveOf,
  peekOf,
  placeAfter,
  required,
  returned,
  type Step,
  testOf,
} from './step.js';

export type Mode = 'scan' | 'children';

/** What emission needs to know of the grammar around a rule. */
export interface Surroundings {
  readonly sets: CharacterSets;
  readonly literals: Literals;
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
    const body = this.returning(expression, this.mode);
    const [prefix, nodes] = this.mode === 'scan' ? ['s', ''] : ['k', ', k: SyntaxNode<RuleName>[]'];
    const text = /\bt\b/.test(body) ? 't' : '_t';
    const end = /\bq = /.test(body) ? 'let q: number;\n' : '';
    return `function ${prefix}_${this.rule}(${text}: string, p: number${nodes}): number {\n${end}${body}}\n\n`;
  }

  /** Statements that return the end of what the expression matches, or -1. */
  private returning(e: PegExpression, mode: Mode): string {
    const fail = 'return -1;';
    const [step, another] = this.steps(e, mode) ?? [];
    if (step !== undefined && another === undefined) return returned(step);
    if (e.type === 'sequence') {
      const parts = this.parts(e.items, mode);
      const last = parts.pop();
      const before = parts.map((part) => this.part(part, fail, mode)).join('');
      if (last !== undefined)
        return before + ('length' in last ? returned(last) : this.returning(last, mode));
    }
    if (e.type === 'choice') {
      const alternatives = withMergedSets(e.alternatives);
      const last = alternatives.pop();
      if (last !== undefined)
        return this.attempts(alternatives, 'return p;', mode) + this.returning(last, mode);
    }
    return `${this.statements(e, fail, mode)}return p;\n`;
  }

  /** Statements that move p past what the expression matches, or run `fail` with p anywhere. */
  private statements(e: PegExpression, fail: string, mode: Mode): string {
    switch (e.type) {
      case 'class':
      case 'reference':
      case 'sequence':
        return this.parts([e], mode)
          .map((part) => this.part(part, fail, mode))
          .join('');
      case 'choice':
        return this.choice(e.alternatives, fail, mode);
      case 'repetition':
        return this.repetition(e, fail, mode);
      case 'lookahead':
        return this.lookahead(e, fail);
    }
  }

  /** The same for a part of a sequence. */
  private part(part: Step | PegExpression, fail: string, mode: Mode): string {
    return 'length' in part ? required(part, fail) : this.statements(part, fail, mode);
  }

  /** A sequence as steps, each of as much as one condition can tell, and what is none. */
  private parts(items: readonly PegExpression[], mode: Mode): (Step | PegExpression)[] {
    const flat = items.flatMap((item) => (item.type === 'sequence' ? item.items : [item]));
    if (flat.length > items.length) return this.parts(flat, mode);
    const parts: (Step | PegExpression)[] = [];
    let run: PegClass[] = [];
    for (const item of [...flat, undefined]) {
      if (item?.type === 'class') {
        run.push(item);
        continue;
      }
      if (item?.type === 'reference') parts.push(this.stepTo(item, run, mode));
      else {
        if (run.length > 0) parts.push({ characters: this.runTest(run), length: run.length });
        if (item !== undefined) parts.push(item);
      }
      run = [];
    }
    return parts;
  }

  /** The step of characters and of a rule after them. A rule of one character is one more, without a call. */
  private stepTo({ name }: PegReference, run: readonly PegClass[], mode: Mode): Step {
    const simple = this.around.expression(name, 'scan');
    const isChild = mode === 'children' && !isState(name);
    if (isChild && simple.type === 'class') {
      return { characters: this.runTest([...run, simple]), length: run.length + 1, node: name };
    }
    const place = placeAfter(run.length);
    const call = isChild ? `add(k, r_${name}, t, ${place})` : `s_${name}(t, ${place})`;
    return { characters: this.runTest(run), length: run.length, call };
  }

  /** An expression as steps of which the first that matches counts, where it is no more than that. */
  private steps(e: PegExpression, mode: Mode): readonly Step[] | undefined {
    if (e.type === 'choice') {
      const steps = withMergedSets(e.alternatives).map((alternative) => this.steps(alternative, mode));
      return steps.every((some) => some !== undefined) ? steps.flat() : undefined;
    }
    if (e.type === 'repetition' || e.type === 'lookahead') return undefined;
    const [step, more] = this.parts([e], mode);
    return step !== undefined && 'length' in step && more === undefined ? [step] : undefined;
  }

  /** A condition: the next characters are in these sets, each in its own. */
  private runTest(run: readonly PegClass[]): string {
    const literal = run.map(({ set }) => onlyCharacter(set) ?? '').join('');
    if (literal.length === run.length && run.length > 2) {
      return `t.startsWith(${this.around.literals.token(literal)}, p)`;
    }
    const place = (i: number): string => (i === 0 ? 'p' : `p + ${String(i)}`);
    return run.map(({ set }, i) => this.around.sets.test(set, place(i))).join(' && ');
  }

  private choice(alternatives: readonly PegExpression[], fail: string, mode: Mode): string {
    const merged = withMergedSets(alternatives);
    const last = merged.pop();
    if (last === undefined) return `${fail}\n`;
    if (merged.length === 0) return this.statements(last, fail, mode);
    const steps = merged.map((alternative) => this.steps(alternative, mode));
    const ofLast = this.steps(last, mode);
    if (ofLast !== undefined && steps.every((some) => some !== undefined))
      return firstOf([...steps.flat(), ...ofLast], fail);
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
    const steps = this.steps(e, mode);
    if (steps !== undefined) return steps.map((step) => attempted(step, success)).join('');
    if (e.type === 'choice') {
      const alternatives = withMergedSets(e.alternatives);
      return alternatives.map((part) => this.attempt(part, success, mode, place, nodes)).join('');
    }
    const guarded = this.guarded('if', e, success + '\n', mode);
    if (guarded !== undefined) return guarded;
    const next = this.label('a');
    const body = this.statements(e, `break ${next};`, mode);
    const restore = mode === 'children' ? `p = ${place};\nk.length = ${nodes};\n` : `p = ${place};\n`;
    return `${next}: {\n${body}${success}\n}\n${restore}`;
  }

  /** `if` or `while` a step matches, p moves past it and past what cannot fail after it, and then `success` runs. */
  private guarded(keyword: string, e: PegExpression, success: string, mode: Mode): string | undefined {
    const [first, ...rest] = e.type === 'sequence' ? this.parts([e], mode) : [];
    if (first === undefined || !('length' in first) || rest.some(canFail)) return undefined;
    const more = rest.map((part) => this.part(part, '', mode)).join('');
    return `${keyword} (${testOf(first)}) {\n${moveOf(first)}\n${more}${success}}\n`;
  }

  private repetition(e: PegRepetition, fail: string, mode: Mode): string {
    const { min, max, body } = e;
    if (min === 1 && max === null && (this.steps(body, mode)?.length ?? 1) > 1) {
      const place = this.label('p');
      return `const ${place} = p;\n${this.while(body, mode)}if (p === ${place}) ${fail}\n`;
    }
    const one = this.statements(body, fail, mode);
    const required = min <= 1 ? one.repeat(min) : this.times(min, one);
    if (max === min) return required;
    const steps = this.steps(body, mode);
    if (max === null) return required + this.while(body, mode);
    if (max - min === 1) {
      if (steps !== undefined) return required + firstOf(steps);
      const guarded = this.guarded('if', body, '', mode);
      if (guarded !== undefined) return required + guarded;
      const done = this.label('o');
      return `${required}${done}: {\n${this.attempts([body], `break ${done};`, mode)}}\n`;
    }
    const more =
      steps === undefined ? `${this.attempts([body], 'continue;', mode)}break;\n` : firstOf(steps, 'break;');
    return required + this.times(max - min, more);
  }

  private while(body: PegExpression, mode: Mode): string {
    const steps = this.steps(body, mode);
    const [step, another] = steps ?? [];
    if (step !== undefined && another === undefined) return `while (${testOf(step)}) ${moveOf(step)}\n`;
    if (steps !== undefined) return `for (;;) {\n${firstOf(steps, 'break;')}}\n`;
    const more = `for (;;) {\n${this.attempts([body], 'continue;', mode)}break;\n}\n`;
    return this.guarded('while', body, '', mode) ?? more;
  }

  private times(count: number, code: string): string {
    const i = this.label('i');
    return `for (let ${i} = ${String(count)}; ${i} > 0; ${i}--) {\n${code}}\n`;
  }

  /** Lookahead makes no nodes. */
  private lookahead({ body, negated }: PegLookahead, fail: string): string {
    const test = this.steps(body, 'scan')?.map(peekOf).join(' || ');
    if (test !== undefined) return `if (${negated ? test : `!(${test})`}) ${fail}\n`;
    if (negated) return this.attempts([body], fail, 'scan');
    const place = this.label('p');
    return `const ${place} = p;\n${this.statements(body, fail, 'scan')}p = ${place};\n`;
  }

  private label(kind: string): string {
    return `${kind}${String(this.labels++)}`;
  }
}

/** Whether a part of a sequence can fail to match. */
function canFail(part: Step | PegExpression): boolean {
  if ('length' in part) return true;
  if (part.type === 'choice') return part.alternatives.every(canFail);
  return part.type !== 'repetition' || part.min > 0;
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
