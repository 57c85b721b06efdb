/** Faults of PEGs: each kind, what is unknown, and random grammars whose findings the interpreter confirms. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import {
  checkDecidable,
  editedPeg,
  interpret,
  lintPeg,
  type PegExpression,
  type PegFinding,
  type PegGrammar,
  PegTextError,
  readPeg,
} from '../../src/study/index.js';
import { expressionsIn } from '../../src/grammar/peg/peg.js';
import { packageFolder } from '../cli/captured.js';
import { arbitraryPeg } from './arbitrary-peg.js';

type Shown = readonly [kind: string, place: string, text: string | undefined];

const shown = ({ kind, rule, line, column, text }: PegFinding): Shown => [
  kind,
  `${rule} ${line}:${column}`,
  text,
];

const first = 'alternative 1 matches wherever alternative 2 could';

test.each<[string, string, readonly Shown[], string?]>([
  ['nothing', 'a = "ab" / "a" / "b"', []],
  // pegjs #424
  [
    'an operator that begins a longer one',
    'op = "<" / "<=" / "=="',
    [['dead-alternative', 'op 1:12', '<=']],
    `alternative 2 never matches: ${first}; on "<=", alternative 1 consumes only "<"`,
  ],
  // peggy #576
  [
    'alternatives that only together hide one',
    'd = [0-4] / [5-9] / [0-9] [a-z]',
    [['dead-alternative', 'd 1:21', '0a']],
    'alternative 3 never matches: the earlier alternatives together match wherever alternative 3 could; on "0a", alternative 1 consumes only "0"',
  ],
  ['the same alternative twice', 'a = "x" / "y" / "x"', [['dead-alternative', 'a 1:17', 'x']]],
  // pest #241
  [
    'an alternative after one that may be empty',
    'a = "x"* / "y"',
    [['dead-alternative', 'a 1:12', 'y']],
    `alternative 2 never matches: ${first}; on "y", alternative 1 consumes nothing`,
  ],
  [
    'an alternative that matches nothing itself',
    'a = "x"* "x" / "y"',
    [['dead-alternative', 'a 1:5', undefined]],
    'alternative 1 never matches: its expression matches no string',
  ],
  // pegjs #488
  [
    'a keyword that begins a word',
    'word = "if" / [a-z]+',
    [['hidden-text', 'word 1:15', 'ifa']],
    'alternative 2 alone would match all of "ifa", but alternative 1 comes first and consumes only "if"',
  ],
  ['a keyword with a guard', 'word = "if" ![a-z] / [a-z]+', []],
  [
    'the length of a lookahead',
    'a = &("<" / "<=") . / !("if" / [a-z]+) .',
    [['dead-alternative', 'a 1:13', '<=']],
  ],
  [
    'a loop over what may be empty',
    'a = ("x"? "y"*)* "z"',
    [['empty-loop', 'a 1:5', '']],
    'the loop does not end: at the end of the string, its expression matches the empty string',
  ],
  [
    'a loop over a lookahead',
    'a = (&"x")* "x"',
    [['empty-loop', 'a 1:5', 'x']],
    'the loop does not end: before "x", its expression matches the empty string',
  ],
  [
    'constant lookaheads',
    'a = &"x"* "y" / !(&"x" "y") "z"',
    [
      ['constant-lookahead', 'a 1:5', undefined],
      ['constant-lookahead', 'a 1:17', undefined],
    ],
    'the lookahead always succeeds: its expression matches at the start of every string',
  ],
  [
    'a rule without an end',
    'a = b / "c"\nb = "b" b',
    [
      ['dead-alternative', 'a 1:5', undefined],
      ['empty-rule', 'b 2:1', undefined],
    ],
  ],
  ['left recursion', 'a = a "b" / "c"', [['left-recursion', 'a 1:1', undefined]]],
  [
    'an unreachable rule',
    'a = "x"\nb = c\nc = "y"',
    [
      ['unreachable-rule', 'b 2:1', undefined],
      ['unreachable-rule', 'c 3:1', undefined],
    ],
  ],
  [
    'members of a class',
    'a = [a-z0-9_b-dA-Z] [A-Za-z]i [xx] [a-mm-z]',
    [
      ['dead-class-member', 'a 1:13', undefined],
      ['dead-class-member', 'a 1:25', undefined],
      ['dead-class-member', 'a 1:33', undefined],
    ],
    'other members of the class contain "b-d"',
  ],
  ['a body that is written once', 'a = ("x" / "x")|1.., ","|', [['dead-alternative', 'a 1:12', 'x']]],
])('%s', (...[, text, expected, message]) => {
  const { findings, unknown } = lintPeg(text);
  expect(findings.map(shown)).toEqual(expected);
  if (message !== undefined) expect(findings[0]?.message).toBe(message);
  if (!expected.some(([kind]) => kind.startsWith('left') || kind === 'empty-loop'))
    expect(unknown).toEqual([]);
});

test.each<[string, string, readonly Shown[], readonly string[]]>([
  [
    'an action',
    'a = "x" { return 1 } / "xy" { if (1) { error({}) } }',
    [['dead-alternative', 'a 1:24', 'xy']],
    [],
  ],
  ['an initializer', '{{ const a = {} }}\n{ let b }\na = "x"', [], []],
  [
    'a predicate before an alternative',
    'a = "x" &{ return f() } / "xy" / "y"',
    [],
    ['1:5 does alternative 1 ever match?', '1:27 does alternative 2 ever match?'],
  ],
  ['an alternative with a predicate', 'a = "x" / "x" &{ }', [['dead-alternative', 'a 1:11', 'x']], []],
  ['only a predicate', 'a = &{ }', [], ['1:1 does the rule match any string?']],
  [
    'inner recursion',
    'a = "[" / "(" a ")" / "[]" / "()"',
    [['dead-alternative', 'a 1:23', '[]']],
    ['1:30 does alternative 4 ever match?'],
  ],
  [
    'a class of code points',
    'a = "x" / [\\p{L}]u / "xy"',
    [['dead-alternative', 'a 1:22', 'xy']],
    ['1:11 does alternative 2 ever match?'],
  ],
  [
    'a computed repetition',
    'a = "x" / n:"x" "y"|n| / "xy" / n:"z" "y"|{ return n }|',
    [
      ['dead-alternative', 'a 1:11', 'x'],
      ['dead-alternative', 'a 1:26', 'xy'],
    ],
    ['1:33 does alternative 4 ever match?'],
  ],
  [
    'a loop over a predicate',
    'a = (&{ })* "x"',
    [],
    ['1:1 does the rule match any string?', '1:5 does the loop end?'],
  ],
])('code and recursion: %s', (_, text, expected, open) => {
  const { findings, unknown } = lintPeg(text);
  expect(findings.map(shown)).toEqual(expected);
  const questions = unknown.map(({ line, column, message }) => `${line}:${column} ${message}`);
  expect(questions.map((question) => question.replace(/\? .*/, '?'))).toEqual(open);
});

test('start rules are reached', () => {
  expect(lintPeg('a = "x"\nb = "y"', { starts: ['a', 'b'] }).findings).toEqual([]);
  expect(() => lintPeg('a = "x"', { starts: ['b'] })).toThrow('no rule is called "b"');
});

test('beyond the limits nothing is reported', () => {
  const { findings, unknown } = lintPeg('a = "x"|1..900| / "x"', {
    limits: { states: 50, milliseconds: Infinity },
  });
  expect(findings).toEqual([]);
  expect(unknown[0]?.message).toBe('linting "a" needs more than 50 states');
});

test('of an edited transcription, only the rules of its author are linted', () => {
  const own = 'a = "x" b / "x" [y]\nc = "" / "c"\n';
  const whole = editedPeg(own, 'a = "z"\nb = "y" / "y"\nd = [aa]');
  const { findings, unknown } = lintPeg(whole, { authoredLength: own.length });
  expect(findings.map(shown)).toEqual([
    ['dead-alternative', 'a 1:13', 'xy'],
    ['unreachable-rule', 'c 2:1', undefined],
    ['dead-alternative', 'c 2:10', 'c'],
  ]);
  expect(unknown).toEqual([]);
});

test('of an edited transcription, an obstacle has a place only in the rules of its author', () => {
  const own = 'a = b / "()"';
  const whole = editedPeg(own, 'b = "(" b ")" / "y"');
  const { unknown } = lintPeg(whole, { authoredLength: own.length });
  expect(unknown).not.toEqual([]);
  for (const { message } of unknown) expect(message).toMatch(/\? with these rules, in "b" of the/);
});

test.each([
  ['a = [z-a]', 'line 1, column 6, rule "a": the end of a range must not precede its start'],
  ['a = b', 'no rule is called "b"'],
  ['a = "x" { ', 'this "{" is not closed'],
  ['import * as b from "b"\na = b.c', 'the proof does not cover an import'],
])('refused: %s', (text, message) => {
  expect(() => lintPeg(text)).toThrow(PegTextError);
  expect(() => lintPeg(text)).toThrow(message);
});

/** RFC 1630 lists "+" among the safe characters; url-1997 has two forms of one rule. */
const ofDocuments = ['rfc1630 xpalpha 266:20', 'url-1997 absoluteURL 10:29'];

test('the transcriptions of the documents', () => {
  const folder = join(packageFolder, 'grammar');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // A patch uses rules of its base.
  const isWhole = (name: string): boolean => name.endsWith('.peggy') && !/rfc2732|rfc6874/.test(name);
  const found = files
    .filter(isWhole)
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const { findings } = lintPeg(text, { limits: { states: 200_000, milliseconds: Infinity } });
      return findings
        .filter(({ kind }) => kind !== 'unreachable-rule')
        .map((one) => `${dirname(name)} ${shown(one)[1]}`);
    });
  expect(found).toEqual(ofDocuments);
});

const texts = fc.sample(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 6 }), {
  numRuns: 60,
  seed: 39,
});

function endOf(peg: PegGrammar, expression: PegExpression, text: string): number | undefined {
  const probe = { name: 'probe', expression, span: expression.span };
  return interpret({ ...peg, rules: [...peg.rules, probe] }, 'probe', text);
}

/** Checks what a finding says, by the interpreter. */
function confirm(peg: PegGrammar, { kind, span, text: witness }: PegFinding): void {
  const all = peg.rules.flatMap(({ expression }) => [...expressionsIn(expression)]);
  const isAt = (e: PegExpression): boolean => e.span.start === span.start && e.span.end === span.end;
  if (kind === 'constant-lookahead') {
    const ends = new Set(
      texts.map((text) => endOf(peg, all.find((e) => e.type === 'lookahead' && isAt(e)) ?? fail(), text)),
    );
    expect(ends.size).toBe(1);
  }
  if (kind === 'empty-rule') {
    const { expression } =
      peg.rules.find((rule) => rule.span === span || rule.span.start === span.start) ?? fail();
    for (const text of texts) expect(endOf(peg, expression, text)).toBeUndefined();
  }
  if (kind !== 'dead-alternative' && kind !== 'hidden-text') return;
  const choices = all.flatMap((e) =>
    e.type === 'choice' && e.alternatives.some(isAt) ? [e.alternatives] : [],
  );
  // One alternative may be a choice that begins and ends with its first and last.
  const [alternatives = []] = choices;
  const at = alternatives.findIndex(isAt);
  const own = alternatives[at] ?? fail();
  const earlier = alternatives.slice(0, at);
  if (kind === 'dead-alternative') {
    for (const text of [...texts, ...(witness === undefined ? [] : [witness])]) {
      if (endOf(peg, own, text) !== undefined)
        expect(earlier.map((e) => endOf(peg, e, text)).some((end) => end !== undefined)).toBe(true);
    }
  } else {
    const text = witness ?? '';
    const taken = earlier.map((e) => endOf(peg, e, text)).find((end) => end !== undefined);
    expect(endOf(peg, own, text)).toBe(text.length);
    expect(taken).toBeLessThan(text.length);
  }
}

function fail(): never {
  throw new Error('the finding is at no such expression');
}

function isDecidable(peg: PegGrammar): boolean {
  try {
    checkDecidable(peg);
    return true;
  } catch {
    return false;
  }
}

test('the interpreter confirms the findings on random grammars', () => {
  let count = 0;
  fc.assert(
    fc.property(arbitraryPeg, (text) => {
      const peg = readPeg(text);
      fc.pre(isDecidable(peg));
      const { findings, unknown } = lintPeg(text);
      expect(unknown).toEqual([]);
      for (const finding of findings) confirm(peg, finding);
      count += findings.length;
    }),
    { numRuns: 150, seed: 39 },
  );
  expect(count).toBeGreaterThan(100);
});

test('findings hold whatever a predicate returns, and whatever a rule is that recurs', () => {
  fc.assert(
    fc.property(arbitraryPeg, fc.constantFrom('"a" start "b"', 'start "c" / "a"'), (text, recurring) => {
      const withRule = (rule: string): string => text.replace(/other = .*/, `other = ${rule}`);
      const open = lintPeg(withRule('"a" &{ } / "b"')).findings;
      for (const rule of ['"a" &"" / "b"', '"a" !"" / "b"']) {
        const peg = readPeg(withRule(rule));
        fc.pre(isDecidable(peg));
        for (const finding of open) if (finding.rule === 'start') confirm(peg, finding);
      }
      const recursive = withRule(`"c" / "b" ${recurring}`);
      for (const finding of lintPeg(recursive).findings)
        if (finding.rule === 'start' && !hasEmptyLoop(recursive)) confirm(readPeg(recursive), finding);
    }),
    { numRuns: 100, seed: 40 },
  );
});

/** Tests whether a grammar has a loop that a parser may not leave. */
function hasEmptyLoop(text: string): boolean {
  const { findings, unknown } = lintPeg(text);
  return [...findings, ...unknown].some(({ message }) => /loop|before it consumes/.test(message));
}
