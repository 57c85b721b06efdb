/** Walks over bytes against walks over the text. */
import fc from 'fast-check';
import { ByteAutomaton } from '../../../src/cli/lines/byte-automaton.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { revision, revisions } from '../../../src/api/index.js';
import { walk } from '../../../src/core/automaton/walk.js';
import { textsNear } from '../../core/automaton/automata.js';
import { many } from '../../depth.js';

/** The start rule, and rules whose languages contain control characters, or have many states. */
const rules = [
  ...revisions.map((id) => [id, revision(id).start] as const),
  ['url-1997', 'control'],
  ['rfc2396bis-01', 'absolute-URI'],
  ['rfc2396bis-01', 'IPv6address'],
] as const;

const visible = /^[ -~]*/;

describe.each(rules)('%s %s', (id, start) => {
  const automaton = revision(id).automaton({ start });
  const bytewise = new ByteAutomaton(automaton);

  test('stops at the first character that is not derivable or not visible US-ASCII', () => {
    fc.assert(
      fc.property(textsNear(automaton), fc.nat(3), (text, from) => {
        const plain = visible.exec(text)?.[0] ?? '';
        const { offset, state } = walk(automaton, plain);
        const bytes = Buffer.from(`${'x'.repeat(from)}${text}\n`);
        expect(bytewise.walk(bytes, from)).toBe(from + offset);
        expect(bytewise.accepts).toBe(automaton.accepting(state));
      }),
      { numRuns: many(150, 500), seed: 1 },
    );
  });

  test('refuses a byte only if no derivable text continues with it', () => {
    fc.assert(
      fc.property(textsNear(automaton), (text) => {
        const bytes = Buffer.from(`${text}\n`);
        const stop = bytewise.walk(bytes, 0);
        const { offset } = walk(automaton, text);
        const next = `${text}\n`.charAt(stop);
        // A byte beyond US-ASCII decides only if no document character is beyond.
        const isDecided = !/[\r\n]/.test(next) && (next < '\x80' || automaton.uniformFrom === 0x80);
        expect(bytewise.refuses).toBe(isDecided && offset === stop);
      }),
      { numRuns: many(150, 500), seed: 2 },
    );
  });
});

test('an automaton of more states than the table has rows', () => {
  const dead = 0;
  /** The letter a, a thousand times. */
  const thousand: Automaton = {
    dead,
    initial: 1,
    classCount: 2,
    classOf: (codeUnit) => Number(codeUnit === 0x61),
    step: (state, characterClass) => (characterClass === 1 && state <= 1000 ? state + 1 : dead),
    accepting: (state) => state === 1001,
  };
  const bytewise = new ByteAutomaton(thousand);
  for (const length of [1000, 999, 1001, 3, 1000]) {
    const bytes = Buffer.from(`${'a'.repeat(length)}\n`);
    expect(bytewise.walk(bytes, 0)).toBe(Math.min(length, 1000));
    expect(bytewise.accepts).toBe(length >= 1000);
    expect(bytewise.refuses).toBe(length > 1000);
  }
});

test('a line of 16 MB', () => {
  const bytewise = new ByteAutomaton(revision('rfc1738').automaton());
  const bytes = Buffer.from(`http://h/${'a'.repeat(2 ** 24)}\n`);
  expect(bytewise.walk(bytes, 0)).toBe(bytes.length - 1);
  expect(bytewise.accepts).toBe(true);
});
