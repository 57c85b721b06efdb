/**
 * Emits parsing expressions as TypeScript functions. A rule becomes up to two: `s_` scans, `k_` also collects the child
 * nodes. Both take the text and a place, and return the end of the match or -1.
 */
import { codeUnits, type CodeUnitSet, lastCodeUnit, onlyCharacter } from '../../core/base/code-units.js';
import {
  isState,
  type PegClass,
  type PegExpression,
  type PegLookahead,
  type PegReference,
  type PegRepetition,
} from '../peg/peg.js';
import { block, code, type Code, joined, namesIn, returns } from './code.js';
import { type Letters, lettersIn } from './letters.js';

export type Mode = 'scan' | 'children';

/** Context of a rule that emission needs. */
export interface Surroundings {
  readonly sets: CharacterSets;
  /** Returns the expression of a rule as run in a mode. */
  readonly expression: (rule: string, mode: Mode) => PegExpression;
}

export interface EmittedFunction {
  readonly name: string;
  readonly mode: Mode;
  readonly body: readonly Code[];
}

export function functionName(rule: string, mode: Mode): string {
  return `${mode === 'scan' ? 's' : 'k'}_${rule}`;
}

export class RuleEmitter {
  private labels = 0;

  constructor(
    private readonly rule: string,
    private readonly mode: Mode,
    private readonly around: Surroundings,
  ) {}

  emit(): EmittedFunction {
    const { rule, mode } = this;
    const body = this.returning(this.around.expression(rule, mode), mode);
    return { name: functionName(rule, mode), mode, body };
  }

  /** Emits statements that return the end of the expression's match, or -1. */
  private returning(e: PegExpression, mode: Mode): readonly Code[] {
    const [step, another] = this.steps(e, mode) ?? [];
    if (step !== undefined && another === undefined) return returned(step);
    if (e.type === 'sequence') {
      const parts = this.parts(e.items, mode);
      const last = parts.pop();
      const before = parts.flatMap((part) => this.part(part, fails, mode));
      if (last !== undefined)
        return [...before, ...('length' in last ? returned(last) : this.returning(last, mode))];
    }
    if (e.type === 'choice') {
      const alternatives = withMergedSets(e.alternatives);
      const last = alternatives.pop();
      if (last !== undefined)
        return [...this.attempts(alternatives, succeeds, mode), ...this.returning(last, mode)];
    }
    return [...this.statements(e, fails, mode), succeeds];
  }

  /** Emits statements that move p past the expression's match, or run `fail` with p anywhere. */
  private statements(e: PegExpression, fail: Code, mode: Mode): readonly Code[] {
    switch (e.type) {
      case 'class':
      case 'reference':
      case 'sequence':
        return this.parts([e], mode).flatMap((part) => this.part(part, fail, mode));
      case 'choice':
        return this.choice(e.alternatives, fail, mode);
      case 'repetition':
        return this.repetition(e, fail, mode);
      case 'lookahead':
        return this.lookahead(e, fail);
    }
  }

  /** Emits the same for a part of a sequence. */
  private part(part: Step | PegExpression, fail: Code, mode: Mode): readonly Code[] {
    return 'length' in part ? required(part, fail) : this.statements(part, fail, mode);
  }

  /** Splits a sequence into steps, each as long as one condition can test, and parts that are not steps. */
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

  /** Builds the step of characters and a rule after them. A rule of one character is one more, without a call. */
  private stepTo({ name }: PegReference, run: readonly PegClass[], mode: Mode): Step {
    const simple = this.around.expression(name, 'scan');
    const isChild = mode === 'children' && !isState(name);
    if (isChild && simple.type === 'class') {
      return { characters: this.runTest([...run, simple]), length: run.length + 1, node: name };
    }
    const place = placeAfter(run.length);
    const call = isChild
      ? code`${{ name: 'add' }}(k, ${ruleName(name)}, ${text}, ${place})`
      : code`${{ name: functionName(name, 'scan') }}(${text}, ${place})`;
    return { characters: this.runTest(run), length: run.length, call };
  }

  /** Returns an expression as steps of which the first match counts, or undefined if it is more than that. */
  private steps(e: PegExpression, mode: Mode): readonly Step[] | undefined {
    if (e.type === 'choice') {
      const steps = withMergedSets(e.alternatives).map((alternative) => this.steps(alternative, mode));
      return steps.every((some) => some !== undefined) ? steps.flat() : undefined;
    }
    if (e.type === 'repetition' || e.type === 'lookahead') return undefined;
    const [step, more] = this.parts([e], mode);
    return step !== undefined && 'length' in step && more === undefined ? [step] : undefined;
  }

  /** Emits a condition: the next characters are in these sets, each in its own; empty if there are none. */
  private runTest(run: readonly PegClass[]): Code {
    const literal = run.map(({ set }) => onlyCharacter(set) ?? '').join('');
    if (literal.length === run.length && run.length > 2) return code`${text}.startsWith(${{ literal }}, p)`;
    const tests = run.map(({ set }, i) => this.around.sets.test(set, placeAfter(i)));
    return tests.length === 0 ? '' : joined(tests, ' && ');
  }

  private choice(alternatives: readonly PegExpression[], fail: Code, mode: Mode): readonly Code[] {
    const merged = withMergedSets(alternatives);
    const last = merged.pop();
    if (last === undefined) return [fail];
    if (merged.length === 0) return this.statements(last, fail, mode);
    const steps = merged.map((alternative) => this.steps(alternative, mode));
    const ofLast = this.steps(last, mode);
    if (ofLast !== undefined && steps.every((some) => some !== undefined))
      return firstOf([...steps.flat(), ...ofLast], fail);
    const done = this.label('c');
    const attempts = this.attempts(merged, `break ${done};`, mode);
    return [code`${done}: ${block([...attempts, ...this.statements(last, fail, mode)])}`];
  }

  /** Emits statements that run `success`, a jump, with p past the first match, or else leave p unchanged. */
  private attempts(alternatives: readonly PegExpression[], success: Code, mode: Mode): readonly Code[] {
    const [place, nodes] = [this.label('p'), this.label('n')];
    const lines = alternatives.flatMap((e) => this.attempt(e, success, mode, place, nodes));
    const used = new Set(namesIn(lines));
    return [
      ...(used.has(place) ? [`const ${place} = p;`] : []),
      ...(used.has(nodes) ? [`const ${nodes} = k.length;`] : []),
      ...lines,
    ];
  }

  /** Emits the same for one; `place` and `nodes` are the variables that store p and the number of nodes from before. */
  private attempt(
    e: PegExpression,
    success: Code,
    mode: Mode,
    place: string,
    nodes: string,
  ): readonly Code[] {
    const steps = this.steps(e, mode);
    if (steps !== undefined) return steps.map((step) => attempted(step, success));
    if (e.type === 'choice') {
      const alternatives = withMergedSets(e.alternatives);
      return alternatives.flatMap((part) => this.attempt(part, success, mode, place, nodes));
    }
    const guarded = this.guarded('if', e, [success], mode);
    if (guarded !== undefined) return [guarded];
    const next = this.label('a');
    const body = this.statements(e, `break ${next};`, mode);
    return [
      code`${next}: ${block([...body, success])}`,
      code`p = ${{ name: place }};`,
      ...(mode === 'children' ? [code`k.length = ${{ name: nodes }};`] : []),
    ];
  }

  /**
   * Emits `if` or `while`: when a step matches, p moves past it and past parts that cannot fail, and `success` runs.
   */
  private guarded(
    keyword: 'if' | 'while',
    e: PegExpression,
    success: readonly Code[],
    mode: Mode,
  ): Code | undefined {
    const [first, ...rest] = e.type === 'sequence' ? this.parts([e], mode) : [];
    if (first === undefined || !('length' in first) || rest.some(canFail)) return undefined;
    const more = rest.flatMap((part) => this.part(part, '', mode));
    return code`${keyword} (${testOf(first)}) ${block([moveOf(first), ...more, ...success])}`;
  }

  private repetition(e: PegRepetition, fail: Code, mode: Mode): readonly Code[] {
    const { min, max, body } = e;
    if (min === 1 && max === null && (this.steps(body, mode)?.length ?? 1) > 1) {
      const place = this.label('p');
      return [`const ${place} = p;`, ...this.while(body, mode), code`if (p === ${place}) ${fail}`];
    }
    const one = this.statements(body, fail, mode);
    const required = min === 0 ? [] : min === 1 ? one : [this.times(min, one)];
    if (max === min) return required;
    const steps = this.steps(body, mode);
    if (max === null) return [...required, ...this.while(body, mode)];
    if (max - min === 1) {
      if (steps !== undefined) return [...required, ...firstOf(steps)];
      const guarded = this.guarded('if', body, [], mode);
      if (guarded !== undefined) return [...required, guarded];
      const done = this.label('o');
      return [...required, code`${done}: ${block(this.attempts([body], `break ${done};`, mode))}`];
    }
    const more =
      steps === undefined
        ? [...this.attempts([body], 'continue;', mode), 'break;']
        : firstOf(steps, 'break;');
    return [...required, this.times(max - min, more)];
  }

  private while(body: PegExpression, mode: Mode): readonly Code[] {
    const steps = this.steps(body, mode);
    const [step, another] = steps ?? [];
    if (step !== undefined && another === undefined) return [code`while (${testOf(step)}) ${moveOf(step)}`];
    if (steps !== undefined) return [code`for (;;) ${block(firstOf(steps, 'break;'))}`];
    const more = block([...this.attempts([body], 'continue;', mode), 'break;']);
    return [this.guarded('while', body, [], mode) ?? code`for (;;) ${more}`];
  }

  private times(count: number, lines: readonly Code[]): Code {
    const i = this.label('i');
    return code`for (let ${i} = ${count}; ${i} > 0; ${i}--) ${block(lines)}`;
  }

  /** Emits a lookahead, which creates no nodes. */
  private lookahead({ body, negated }: PegLookahead, fail: Code): readonly Code[] {
    const steps = this.steps(body, 'scan');
    if (steps !== undefined) {
      const test = joined(steps.map(peekOf), ' || ');
      return [code`if (${negated ? test : code`!(${test})`}) ${fail}`];
    }
    if (negated) return this.attempts([body], fail, 'scan');
    const place = this.label('p');
    return [`const ${place} = p;`, ...this.statements(body, fail, 'scan'), `p = ${place};`];
  }

  private label(kind: string): string {
    return `${kind}${String(this.labels++)}`;
  }
}

/** Tests whether a part of a sequence can fail to match. */
function canFail(part: Step | PegExpression): boolean {
  if ('length' in part) return true;
  if (part.type === 'choice') return part.alternatives.every(canFail);
  return part.type !== 'repetition' || part.min > 0;
}

/** Returns the alternatives of a choice, with adjacent sets merged into one. */
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

/** Names that emitted code refers to: the text, and the function that reads its characters. */
export const [text, at] = [{ name: 't' }, { name: 'at' }];

/** Number of sets in a table. */
const setsOfTable = 31;

/** Collects the sets of one grammar. */
export class CharacterSets {
  private readonly bits = new Map<string, { readonly set: CodeUnitSet; readonly index: number }>();

  /** @param letters indices of the tables; the end of the text comes after them: see `at` in src/core/tree/parser.ts */
  constructor(private readonly letters: Letters) {}

  /** Emits a condition: the character at a place, itself an expression, is in the set. */
  test(set: CodeUnitSet, place: string): Code {
    const [range] = set;
    if (range?.[0] === 0 && range[1] === lastCodeUnit) return code`${place} < ${text}.length`;
    if (range !== undefined && onlyCharacter(set) !== undefined) {
      const [letter] = lettersIn(set, this.letters);
      return code`${at}(${text}, ${place}) === ${String(letter)}`;
    }
    const key = set.join();
    const { index } = this.bits.get(key) ?? { index: this.bits.size };
    this.bits.set(key, { set, index });
    const table = Math.floor(index / setsOfTable);
    return code`sets${table}[${at}(${text}, ${place})]! & ${2 ** (index % setsOfTable)}`;
  }

  /** Emits lines that declare the tables: for each letter the sets that contain it, one bit a set. */
  declarations(): readonly Code[] {
    const tables: number[][] = [];
    const { length } = this.letters.units;
    for (const { set, index } of this.bits.values()) {
      const table = (tables[Math.floor(index / setsOfTable)] ??= Array.from({ length: length + 1 }, () => 0));
      for (const letter of lettersIn(set, this.letters))
        table[letter] = (table[letter] ?? 0) + 2 ** (index % setsOfTable);
    }
    return tables.flatMap((table, i) => [
      code`const sets${i} = new Int32Array(${block(rowsOf(table), '[]')});`,
      '',
    ]);
  }
}

/** Writes the numbers, sixteen a line. */
function rowsOf(numbers: readonly number[]): readonly string[] {
  const rows: string[] = [];
  for (let i = 0; i < numbers.length; i += 16) rows.push(`${numbers.slice(i, i + 16).join(', ')},`);
  return rows;
}

interface Step {
  /** A condition: the characters come next; empty if there are none. */
  readonly characters: Code;
  /** Number of the characters. */
  readonly length: number;
  /** The rule whose node is the last character. */
  readonly node?: string;
  /** A call after the characters, whose value is the end of the match or -1. */
  readonly call?: Code;
}

const fails = returns('-1');
const succeeds = returns('p');

/** The end of a call, if the place is still needed. */
export const callEnd = { name: 'q' };

/** Returns the name of a rule in emitted code. */
export function ruleName(rule: string): { readonly name: string } {
  return { name: `r_${rule}` };
}

/** Returns the place after some characters, as an expression. */
function placeAfter(length: number): string {
  return length === 0 ? 'p' : `p + ${String(length)}`;
}

/** Emits a condition: the step matches. It stores the end of a call in q. */
function testOf(step: Step): Code {
  return conditionOf(step, (call) => code`(${callEnd} = ${call}) >= 0`);
}

/** Emits the same for a lookahead, which needs no end. */
function peekOf(step: Step): Code {
  return conditionOf(step, (call) => code`${call} >= 0`);
}

function conditionOf({ characters, call }: Step, called: (call: Code) => Code): Code {
  if (call === undefined) return characters;
  return characters === '' ? called(call) : code`${characters} && ${called(call)}`;
}

/** Emits a statement that moves p past the match of `testOf`, and adds its node. */
function moveOf({ length, node, call }: Step): Code {
  if (call !== undefined) return 'p = q;';
  if (node === undefined) return length === 1 ? 'p++;' : code`p += ${length};`;
  const advance = length === 1 ? '++p' : code`p += ${length}`;
  const place = placeAfter(length - 1);
  return code`k.push(new ${{ name: 'ParsedNode' }}(${ruleName(node)}, ${text}, ${place}, ${advance}));`;
}

/** Emits statements that move p past the step, or run `fail`. */
function required(step: Step, fail: Code): readonly Code[] {
  const { characters, call } = step;
  if (call === undefined) return [code`if (!(${characters})) ${fail}`, moveOf(step)];
  return [code`if (${characters === '' ? '' : code`!(${characters}) || `}(p = ${call}) < 0) ${fail}`];
}

/** Emits statements that return the end of the step, or -1. */
function returned(step: Step): readonly Code[] {
  const { characters, length, node, call } = step;
  if (node !== undefined) return [...required(step, fails), succeeds];
  const end = call ?? placeAfter(length);
  return [returns(characters === '' ? end : code`${characters} ? ${end} : -1`)];
}

/** Emits a statement: if the step matches, p moves past it, and then `success` runs. */
function attempted(step: Step, success: Code): Code {
  const { length, node, call } = step;
  if (success === succeeds && node === undefined)
    return code`if (${testOf(step)}) ${returns(call === undefined ? placeAfter(length) : 'q')}`;
  return code`if (${testOf(step)}) ${block([moveOf(step), success])}`;
}

/** Emits lines that move p past the first step that matches, or else run `otherwise`, if it is given. */
function firstOf(steps: readonly Step[], otherwise: Code = ''): readonly Code[] {
  const branches = steps.map((step) => code`if (${testOf(step)}) ${moveOf(step)}`);
  return [...branches, ...(otherwise === '' ? [] : [otherwise])].map((branch, i) =>
    i === 0 ? branch : code`else ${branch}`,
  );
}
