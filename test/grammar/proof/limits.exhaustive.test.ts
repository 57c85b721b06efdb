/** Proofs of hostile PEGs: decided, or refused by a named limit, whatever their depth; every stage is limited. */
import { StateLimitError, TimeLimitError, together } from '../../../src/core/base/limits.js';
import type { BnfGrammar } from '../../../src/grammar/bnf/bnf.js';
import { LeftRecursionError } from '../../../src/grammar/peg/check-peg.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { proveConsumption, proveEquivalence } from '../../../src/grammar/proof/prove.js';
import { proveTranscription } from '../../../src/grammar/proof/prove-transcription.js';
import { bnfOf, editedPeg, pegText } from '../../../src/study/index.js';

const bnf: BnfGrammar = bnfOf('url-1997');
const limits = { states: 20_000, milliseconds: 600_000 };

/** Joins numbered lines, or other pieces. */
function pieces(count: number, piece: (i: number) => string, separator = '\n'): string {
  return Array.from({ length: count }, (_, i) => piece(i)).join(separator);
}

const chain = (link: (i: number) => string, n = 3000): string =>
  `port = r0\n${pieces(n, (i) => `r${i} = ${link(i)}`)}\nr${n} = digit*\ndigit = [0-9]`;

test.each<[string, string]>([
  ['a chain of rules', chain((i) => `r${i + 1}`)],
  ['a chain of predicates', chain((i) => `!(!r${i + 1}) [0-9]*`, 1500)],
  ['many parentheses', `port = ${'('.repeat(99)}[0-9]*${')'.repeat(99)}`],
  ['as many as a number can say', 'port = (!"a")|1000000000..2000000000| [0-9]*'],
])('%s is decided', (_what, peg) => {
  expect(proveEquivalence({ rule: 'port', peg, bnf, limits })).toMatchObject({ equal: true });
  expect(proveConsumption({ rule: 'port', peg, bnf, limits })).toMatchObject({ derivable: true });
});

test.each<[string, string]>([
  ['a chain of choices', chain((i) => `"a${i}" / r${i + 1}`, 500)],
  [
    'a circle of rules in tail position',
    `port = "0" r0\n${pieces(2000, (i) => `r${i} = "1" r${(i + 1) % 2000} / ""`)}`,
  ],
  ['a choice of many', `port = ${pieces(2000, (i) => `"${i}"`, ' / ')}`],
  ['a long literal', `port = "${'1'.repeat(2500)}" / [0-9]`],
  ['a long literal that is not to come', `port = !"${'1'.repeat(5000)}" [0-9]* "a"?`],
  ['a sequence of loops', `port = ${pieces(300, (i) => `(!"${i}" "${i % 10}")*`, ' ')}`],
])('%s is refuted', (_what, peg) => {
  expect(proveEquivalence({ rule: 'port', peg, bnf, limits })).toMatchObject({ equal: false });
});

test.each<[string, string]>([
  ['a literal', `port = "${'1'.repeat(50_000)}"`],
  ['a count', 'port = [0-9]|..1000000000|'],
  ['counts of counts', 'port = ((([0-9]|1000|)|1000|)|1000|)'],
  ['loops inside one another', `port = ${'('.repeat(60)}[0-9]${' "1")*'.repeat(60)}`],
  [
    'classes of characters',
    `port = ${pieces(4000, (i) => `[${String.fromCharCode(0x3000 + i)}-\uffff]`, ' / ')}`,
  ],
])('%s beyond the limits is reported with the position of the rule', (_what, peg) => {
  const prove = (): unknown => proveConsumption({ rule: 'port', peg, bnf, limits });
  expect(prove).toThrow(StateLimitError);
  expect(prove).toThrow(/"port" \(line 1, column 1\) needs more than 20000 states/);
});

test('detects endless recursion, with a short message', () => {
  const peg = pieces(4000, (i) => `r${i} = r${(i + 1) % 4000}`);
  expect(() => proveEquivalence({ rule: 'r0', peg, bnf })).toThrow(LeftRecursionError);
  expect(() => proveEquivalence({ rule: 'r0', peg, bnf })).toThrow(
    'line 1, column 1, rule "r0": it calls itself (r0 > r1 > r2 > r3 > … > r3998 > r3999 > r0) before',
  );
});

test('a rule beyond the limits is undecided, and the next is proved', () => {
  const peg = readPeg(editedPeg('fragment = [0-9]|..1000000000|', pegText('url-1997')));
  const proofs = [...proveTranscription({ peg, bnf, limits: { ...limits, states: 2000 } })];
  const verdicts = Object.fromEntries(
    proofs.map(({ identifier, kind, proved }) => [identifier, [kind, proved]]),
  );
  expect(verdicts).toMatchObject({ fragment: ['undecided', false], digit: ['transcription', true] });
});

test('omits the position of a rule that the reader did not write', () => {
  const peg = { ...readPeg('a = "b"\nport = [0-9]|..1000000000|'), authoredLength: 7 };
  const prove = (): unknown => proveConsumption({ rule: 'port', peg, bnf, limits });
  expect(prove).toThrow(/"port" \(of the document\) needs more than 20000 states/);
});

describe('time', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now++);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('of many small proofs together', () => {
    const peg = readPeg(`port = digit*\n${pieces(1000, (i) => `port__${i} = digit`)}\ndigit = [0-9]`);
    const task = { peg, bnf, rule: 'port', limits: together({ states: 200_000, milliseconds: 100 }) };
    const proofs = [...proveTranscription(task)];
    expect(proofs).toHaveLength(1001);
    const decided = proofs.filter(({ proved }) => proved);
    expect(decided.length).toBeGreaterThan(0);
    expect(decided.length).toBeLessThan(100);
    const undecided = proofs.filter(({ kind }) => kind === 'undecided');
    expect(decided.length + undecided.length).toBe(1001);
    expect(undecided.at(-1)).toMatchObject({
      identifier: 'port__999',
      limit: expect.any(TimeLimitError) as Error,
    });
  });

  test('of each part by itself where nothing else is said', () => {
    const peg = readPeg(`port = digit*\n${pieces(200, (i) => `port__${i} = digit`)}\ndigit = [0-9]`);
    const task = { peg, bnf, rule: 'port', limits: { states: 200_000, milliseconds: 100 } };
    expect([...proveTranscription(task)]).toHaveLength(201);
  });

  test('of distinguishing characters', () => {
    const peg = `port = ${pieces(3000, (i) => `[${String.fromCharCode(0x3000 + i)}-\uffff]`, ' / ')}`;
    const task = { rule: 'port', peg, bnf, limits: { states: 200_000, milliseconds: 100 } };
    expect(() => proveEquivalence(task)).toThrow('the partition of the characters takes longer than 100 ms');
  });
});

test('reports an unknown rule', () => {
  expect(() => [...proveTranscription({ peg: readPeg('s = "a"'), bnf, rule: 'prot' })]).toThrow(
    'no rule is called "prot"; did you mean "port"?',
  );
});
