/** The cost of transcribing: work that is linear in the rules, and limits that stop the rest. */
import { readFileSync } from 'node:fs';
import { readGrammar } from '../../../src/study/read-grammar.js';
import { bnfOf } from '../../../src/study/index.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { proveTranscription } from '../../../src/grammar/proof/prove-transcription.js';
import { transcribe } from '../../../src/grammar/transcribe/transcribe.js';
import { alt, bnf, many, range, ref, seq, type Term, times } from '../../study/bnf-terms.js';
import { isFullDepth, longTest, quickTest } from '../../depth.js';

const letter = range('a', 'z');

/** Returns rules that each need a repair, and each of which uses the one before. */
function chain(count: number): Readonly<Record<string, Term>> {
  const rules: [string, Term][] = [['r0', letter]];
  for (let i = 1; i < count; i++) {
    const before = ref(`r${i - 1}`);
    rules.push([
      `r${i}`,
      i % 8 === 0 ? alt(letter, seq(letter, many(alt(letter, '-')), letter)) : seq(before, '.'),
    ]);
  }
  return Object.fromEntries(rules);
}

test.each(isFullDepth ? [25, 100, 400] : [25, 100])('the states for %i rules grow linearly', (count) => {
  const limits = { states: 100 * count, milliseconds: 60_000 };
  const { failed, rules } = transcribe(bnf(chain(count)), { limits });
  expect([failed, rules.length]).toEqual([[], count]);
});

test.each(isFullDepth ? [100, 400] : [100])(
  'the states for %i alternatives with a common prefix grow linearly',
  (count) => {
    const numbers = Array.from({ length: count }, (_, i) => String(i));
    const limits = { states: 200 * count, milliseconds: 60_000 };
    const { failed, rules } = transcribe(bnf({ s: alt(...numbers) }), { limits });
    expect([failed, rules[0]?.departures.map(({ kind }) => kind)]).toEqual([[], ['another order']]);
  },
);

test.each(isFullDepth ? [50, 200] : [50])(
  'proving %i rules looks at each expression some times, and no oftener for more rules',
  (count) => {
    const grammar = bnf(chain(count));
    let looks = 0;
    const counted = <Rule extends { readonly expression: unknown }>(rule: Rule): Rule =>
      Object.defineProperty({ ...rule }, 'expression', {
        get: () => {
          looks += 1;
          return rule.expression;
        },
      });
    const peg = readPeg(transcribe(grammar).peg);
    const limits = { states: 1_000_000, milliseconds: 60_000 };
    const proofs = [
      ...proveTranscription({ peg: { ...peg, rules: peg.rules.map(counted) }, bnf: grammar, limits }),
    ];
    expect(proofs.filter(({ proved }) => !proved)).toEqual([]);
    // A rule of the chain uses at most the eight before it.
    expect(looks / count).toBeLessThan(60);
  },
);

quickTest(
  'rules that reach each other in tail position are within each other; of many that is too large',
  () => {
    const cycle = (count: number): Readonly<Record<string, Term>> =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`r${i}`, alt(seq('a', ref(`r${(i + 1) % count}`)), 'b')]),
      );
    expect(transcribe(bnf(cycle(5))).failed).toEqual([]);
    const limits = { states: 100_000, milliseconds: 60_000 };
    const { failed, reasons } = transcribe(bnf(cycle(200)), { limits });
    expect(failed.length).toBe(200);
    expect(reasons.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/^the transcription of test, in "r\d+" \(test\), needs more than 100000 states$/),
    );
  },
);

quickTest('an unbounded repetition may be empty at any depth', () => {
  let nested: Term = 'b';
  for (let depth = 0; depth < 50; depth++) nested = many(nested);
  const { failed, rules } = transcribe(bnf({ s: nested }));
  expect([failed, rules.map(({ peg }) => peg)]).toEqual([[], ['s = "b"*']]);
});

quickTest('reports a limit with the nested rule that causes it', () => {
  const limits = { states: 10_000, milliseconds: 60_000 };
  const grammar = bnf({ leaf: alt('a', 'b'), big: times(9000, 9000, ref('leaf')), s: seq('x', ref('big')) });
  const { rules, reasons } = transcribe(grammar, { limits });
  // Rules that do not use it are written.
  expect(rules.map(({ rule }) => rule)).toEqual(['leaf']);
  expect(reasons.map(({ rule, reason }) => [rule, reason])).toEqual([
    ['big', 'the transcription of test, in "big" (test), needs more than 10000 states'],
    ['s', 'it uses a rule that is not transcribed'],
  ]);
});

quickTest.each([
  ['each too large by itself', (i: number) => times(9000 + i, 9000 + i, alt('a', 'b'))],
  [
    'repaired in vain',
    (i: number) => seq(many(alt('a', 'b')), 'a', times(20 + i, 20 + i, alt('a', 'b')), many('a')),
  ],
])('each of 8 rules beyond the limits, %s, fails only the rules that use it', (_, large) => {
  const limits = { states: 10_000, milliseconds: 60_000 };
  const all = Array.from({ length: 8 }, (__, i): readonly (readonly [string, Term])[] => [
    [`user${i}`, seq('x', ref(`large${i}`))],
    [`before${i}`, alt(seq(ref('leaf'), '.'), '.')],
    [`large${i}`, large(i)],
    [`after${i}`, seq('<', many(ref(`before${i}`)), '>')],
  ]);
  const { failed, reasons } = transcribe(bnf(Object.fromEntries([...all.flat(), ['leaf', alt('a', 'b')]])), {
    limits,
  });
  expect(failed).toEqual(all.flatMap((_, i) => [`user${i}`, `large${i}`]));
  expect(reasons.filter(({ rule }) => rule.startsWith('user')).map(({ reason }) => reason)).toEqual(
    all.map(() => 'it uses a rule that is not transcribed'),
  );
});

quickTest('a rule whose repairs need more than the limits is written as its automaton', () => {
  const text = readFileSync(`${__dirname}/whole/mail.abnf`, 'utf8');
  const grammar = bnfOf(readGrammar(text, { file: 'mail', depth: 1 }));
  const limits = { states: 100_000, milliseconds: 60_000 };
  const { failed, rules } = transcribe(grammar, { rule: 'local-part', limits });
  expect(failed).toEqual([]);
  const departures = rules.filter(({ rule }) => rule === 'local-part').flatMap((one) => one.departures);
  expect(departures.map(({ kind }) => kind)).toEqual(['automaton']);
});

quickTest('gives up after a few too large rules, and writes the rules that they use', () => {
  const doubled = Array.from({ length: 40 }, (_, i): [string, Term] => [
    `r${i + 1}`,
    seq(ref(`r${i}`), ref(`r${i}`)),
  ]);
  const grammar = bnf(Object.fromEntries([...doubled.reverse(), ['r0', 'a']]));
  const limits = { states: 20_000, milliseconds: 60_000 };
  const { rules, reasons } = transcribe(grammar, { limits });
  expect(rules.map(({ rule }) => rule)).toContain('r8');
  const own = reasons.filter(({ reason }) => reason !== 'it uses a rule that is not transcribed');
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(8);
});

longTest('many turns of which each may be followed alike are refused before the languages are made', () => {
  const limits = { states: 1_000_000, milliseconds: 60_000 };
  const made = transcribe(bnf({ s: seq(times(1, 50, 'x'), 'x') }), { limits });
  expect(made.failed).toEqual([]);
  const { reasons } = transcribe(bnf({ s: seq(times(1, 65_535, 'x'), 'x') }), { limits });
  expect(reasons.map(({ reason }) => reason)).toEqual([
    'the transcription of "s" (test), where up to 65535 iterations precede a similar text, needs more than 1000000 states',
  ]);
});

longTest('a long rule costs only the rules that use it if the PEG would be too long', () => {
  const nameOf = (i: number): string => `rule${i}${'a'.repeat(250)}`;
  const short = Array.from({ length: 300 }, (_, i): [string, Term] => [nameOf(i), alt(`k${i}`, `k${i}x`)]);
  const long = seq(...Array.from({ length: 850 }, () => ref(nameOf(0))));
  const made = transcribe(
    bnf(Object.fromEntries([['long', long], ['user', seq('x', ref('long'))], ...short])),
  );
  expect(made.reasons.map(({ rule, reason }) => [rule, reason])).toEqual([
    ['long', 'its transcription would make the PEG longer than 300000 characters'],
    ['user', 'it uses a rule that is not transcribed'],
  ]);
  expect(readPeg(made.peg).rules.length).toBe(made.rules.length);
});

longTest('writes the part of an overlong BNF that fits', () => {
  const nameOf = (i: number): string => `rule${i}${'a'.repeat(250)}`;
  const rules = Array.from({ length: 1200 }, (_, i): [string, Term] => [
    nameOf(i),
    alt(`k${i}`, `k${i}x`, 'k'),
  ]);
  const made = transcribe(bnf(Object.fromEntries(rules)));
  expect([made.rules[0]?.rule, made.failed.at(-1)]).toEqual([nameOf(0), nameOf(1199)]);
  expect(made.rules.length + made.failed.length).toBe(1200);
  expect(new Set(made.reasons.map(({ reason }) => reason))).toEqual(
    new Set(['its transcription would make the PEG longer than 300000 characters']),
  );
});

longTest('a rule that could not be transcribed within a limit is named with it', () => {
  const { reasons } = transcribe(bnf({ x: times(300, 300, alt('a', 'b')), s: ref('x') }), {
    limits: { states: 200, milliseconds: Infinity },
  });
  expect(reasons.map(({ rule, reason }) => [rule, reason])).toEqual([
    ['x', 'the transcription of test, in "x" (test), needs more than 200 states'],
    ['s', 'it uses a rule that is not transcribed'],
  ]);
});

/** A text, and the place and reason of its refusal. */
const refused: readonly [string, string, RegExp][] = [
  ['10 MB', 'r = "a"\n'.repeat(1_250_000), /^grammar:\d+:\d+: .*\d/],
  [
    'a thousand rules in a cycle',
    Array.from({ length: 1000 }, (_, i) => `r${i} = "a" r${(i + 1) % 1000} "b"\n`).join(''),
    /^grammar:1:\d+: "r1" contains itself/,
  ],
  ['a repetition of a million', 'a = 1000000*1000000( "a" / "b" )', /^grammar:1:5: .*\d/],
  ['binary', '\u0000\u0001\ufffd\u0007'.repeat(1000), /^grammar:1:1: /],
  [
    'brackets within brackets',
    `a = ${'('.repeat(50_000)}"b"`,
    /^grammar:1:\d+: brackets are nested more than \d+ deep/,
  ],
];

quickTest.each(refused)('%s is refused with its place and the limit', (_, text, message) => {
  expect(() => transcribe(bnfOf(readGrammar(text, { file: 'grammar' })))).toThrow(message);
});
