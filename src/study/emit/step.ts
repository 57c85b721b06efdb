/**
 * Steps: expressions whose match is told by one condition, which changes neither the place nor the nodes where it does
 * not hold. They are characters in a row, the last perhaps as a node, or a call of a rule after such characters.
 */
export interface Step {
  /** A condition: the characters come next; empty where there are none. */
  readonly characters: string;
  /** How many they are. */
  readonly length: number;
  /** The rule that the last character is a node of. */
  readonly node?: string;
  /** A call after the characters, of which the value is the end of the match or -1. */
  readonly call?: string;
}

/** The place after some characters, as an expression. */
export function placeAfter(length: number): string {
  return length === 0 ? 'p' : `p + ${String(length)}`;
}

/** A condition: the step matches. It leaves the end of a call in q. */
export function testOf(step: Step): string {
  return conditionOf(step, (call) => `(q = ${call}) >= 0`);
}

/** The same for a lookahead, which needs no end. */
export function peekOf(step: Step): string {
  return conditionOf(step, (call) => `${call} >= 0`);
}

function conditionOf({ characters, call }: Step, called: (call: string) => string): string {
  if (call === undefined) return characters;
  return characters === '' ? called(call) : `${characters} && ${called(call)}`;
}

/** A statement that moves p past what `testOf` has found, and adds its node. */
export function moveOf({ length, node, call }: Step): string {
  if (call !== undefined) return 'p = q;';
  if (node === undefined) return length === 1 ? 'p++;' : `p += ${String(length)};`;
  const advance = length === 1 ? '++p' : `p += ${String(length)}`;
  return `k.push(new ParsedNode(r_${node}, t, ${placeAfter(length - 1)}, ${advance}));`;
}

/** Statements that move p past the step, or run `fail`. */
export function required(step: Step, fail: string): string {
  const { characters, call } = step;
  if (call === undefined) return `if (!(${characters})) ${fail}\n${moveOf(step)}\n`;
  return `if (${characters === '' ? '' : `!(${characters}) || `}(p = ${call}) < 0) ${fail}\n`;
}

/** Statements that return the end of the step, or -1. */
export function returned(step: Step): string {
  const { characters, length, node, call } = step;
  if (node !== undefined) return `${required(step, 'return -1;')}return p;\n`;
  const end = call ?? placeAfter(length);
  return characters === '' ? `return ${end};\n` : `return ${characters} ? ${end} : -1;\n`;
}

/** A statement: where the step matches, p is past it, and then `success` runs. */
export function attempted(step: Step, success: string): string {
  const { length, node, call } = step;
  if (success === 'return p;' && node === undefined) {
    return `if (${testOf(step)}) return ${call === undefined ? placeAfter(length) : 'q'};\n`;
  }
  return `if (${testOf(step)}) {\n${moveOf(step)}\n${success}\n}\n`;
}

/** A statement that moves p past the first of the steps that matches, or else runs `otherwise`, if it is given. */
export function firstOf(steps: readonly Step[], otherwise = ''): string {
  const branches = steps.map((step) => `if (${testOf(step)}) ${moveOf(step)}\n`);
  return [...branches, ...(otherwise === '' ? [] : [`${otherwise}\n`])].join('else ');
}
