/** grammar.peggy and roles.json → generated/<revision>/marking.ts: the automaton that marks roles. */
import { AutomatonTable, unmentioned } from '../../src/grammar/automaton-table.js';
import type { BnfGrammar } from '../../src/grammar/bnf.js';
import { type PegGrammar, pegIdentifier } from '../../src/grammar/peg.js';
import { operands } from '../../src/grammar/marking.js';
import type { RoleSource } from '../../src/syntax/roles.js';
import { asideRegister, marks } from '../../src/syntax/marks.js';
import {
  encodeAutomaton,
  encodeNumber,
  encodeRuns,
  literal,
  similarRowsTogether,
} from '../generate-automata.js';
import { determinise } from './determinise.js';
import { type Action, allocate } from './registers.js';
import { taggedAutomaton } from './tagged-automaton.js';
import { tagRoles } from './tags.js';

/** The module that marks the roles of what the start rule derives. */
export function markingSource(
  peg: PegGrammar,
  sources: readonly RoleSource[],
  { rules }: BnfGrammar,
  start: string,
): string {
  const tagged = tagRoles(
    peg,
    sources,
    rules.map(({ name }) => name),
  );
  const automaton = taggedAutomaton(tagged, pegIdentifier(start));
  const subsets = determinise(automaton);
  const { moves, ends } = allocate(subsets, tagged.tags, asideRegister + 1);
  const actions = new ActionTable();
  const moveNumbers = moves.map((row) => row.map((action) => actions.number(action)));
  const endNumbers = ends.map((action) => actions.number(action));

  // Characters that always lead the same way, with the same actions, are one class.
  const keys = new Map<string, number>();
  const first: number[] = [];
  const classes = Uint8Array.from({ length: unmentioned + 1 }, (_, codeUnit) => {
    const c = automaton.classOf(codeUnit);
    const key = subsets
      .map(({ moves }, i) => `${String(moves[c]?.to)}:${String(moveNumbers[i]?.[c])}`)
      .join();
    const known = keys.get(key) ?? first.push(c) - 1;
    keys.set(key, known);
    return known;
  });
  const rejecting = subsets.flatMap(({ end }, i) => (end === undefined ? [i] : []));
  const accepting = subsets.flatMap(({ end }, i) => (end === undefined ? [] : [i]));
  const order = [-1, ...rejecting, ...accepting];
  const row = new Map(order.map((subset, i) => [subset, i * first.length]));
  const table = new Uint16Array(order.length * first.length);
  order.forEach((subset, i) => {
    first.forEach((c, k) => {
      table[i * first.length + k] = row.get(subsets[subset]?.moves[c]?.to ?? -1) ?? 0;
    });
  });
  const plain = new AutomatonTable(
    first.length,
    row.get(0) ?? 0,
    (rejecting.length + 1) * first.length,
    classes,
    table,
  );
  const sorted = similarRowsTogether(plain).map((state) => order[state / first.length] ?? -1);
  const columns = first.flatMap((c) => sorted.map((subset) => moveNumbers[subset]?.[c] ?? 0));
  const encoded = [columns, sorted.map((subset) => endNumbers[subset] ?? 0)].map((numbers) =>
    encodeRuns(numbers),
  );
  return (
    `import type { EncodedMarking } from '../../src/grammar/marking.js';\n\n` +
    `/** The automaton of ${start} that marks roles, for decodeMarking. */\n` +
    `export const marking: EncodedMarking = [${literal(encodeAutomaton(plain))}, ` +
    `${literal([...encoded, actions.encoded]).slice(1)};\n`
  );
}

/** Actions by their numbers; 0 is none. */
class ActionTable {
  encoded = encodeNumber(0);
  private count = 1;
  private readonly known = new Map<string, number>([['', 0]]);

  number(action: Action): number {
    const code = instructions(action);
    const key = code.join();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, this.count);
    this.encoded += encodeNumber(code.length / 2);
    code.forEach((number, i) => {
      const isRegister = i % 2 === 0;
      const last = code[i - 2] ?? 0;
      this.encoded += encodeNumber(isRegister ? (number - last + marks.length) % marks.length : number);
    });
    return this.count++;
  }
}

/** An action, whose registers change all at once, one after the other. */
function instructions(action: Action): readonly number[] {
  const code: number[] = [];
  const copies = new Map<number, number>();
  for (const [register, source] of action) {
    if (source.kind === 'register' && source.register !== register && source.register >= 0)
      copies.set(register, source.register);
  }
  while (copies.size > 0) {
    // One that no other is still to be copied from.
    const next = [...copies.keys()].find((register) => ![...copies.values()].includes(register));
    if (next !== undefined) {
      code.push(next, operands.register + (copies.get(next) ?? 0));
      copies.delete(next);
      continue;
    }
    // Registers change places: the content of one is put aside.
    const [aside = 0] = copies.keys();
    code.push(asideRegister, operands.register + aside);
    for (const [register, source] of copies) if (source === aside) copies.set(register, asideRegister);
  }
  for (const [register, source] of action) {
    if (source.kind === 'place') code.push(register, operands.place);
    if (source.kind === 'unset') code.push(register, operands.unset);
    if (source.kind === 'number') code.push(register, operands.number + source.value);
    if (source.kind !== 'register') continue;
    if (source.register < 0) code.push(register, operands.unset);
    if (source.orPlace) code.push(register, operands.orPlace);
    for (let i = 0; i < source.counts; i++) code.push(register, operands.count);
  }
  return code;
}
