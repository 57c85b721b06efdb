/** The exercises without a browser: none is solved at the start, and the solutions have no internal names. */
import { revision, revisions } from 'uri-revisions';
import { coreRules } from '../../../generated/notation/core-rules.js';
import { exercises, solutionOf } from '../../../src/classroom/page/exercises.js';
import { lint } from '../../../src/classroom/page/lint-worker.js';
import { ownGrammar, readOwn } from '../../../src/classroom/page/own-grammar-worker.js';
import { carry, prove } from '../../../src/classroom/page/workshop-worker.js';

test.each(exercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s: its solution is proved and can be read; the rules fixed earlier do not solve it',
  (id, { revision: document, rule, naive }) => {
    const solution = solutionOf(revision(document).rule(rule).peg);
    expect(solution).not.toContain('__');
    expect(prove({ revision: document, rule, peg: solution }).kind).toBe('equal');
    const earlier = exercises.filter(({ next }) => next === id);
    const fixed = earlier.map((one) =>
      revision(one.revision)
        .rules.map(({ peg }) => solutionOf(peg))
        .filter((peg) =>
          one.naive.split('\n').some((line) => peg.startsWith(line.slice(0, line.indexOf('=') + 1))),
        )
        .join('\n'),
    );
    for (const peg of ['', ...fixed])
      expect([peg, prove({ revision: document, rule, peg: carry({ peg, into: naive }) }).kind]).toEqual([
        peg,
        'different',
      ]);
  },
);

test('a special version that the rule uses stays in its solution', () => {
  expect(solutionOf('a = a__to_b "x"\na__to_b = "y"\na__to_c = "z"')).toBe('a = a__to_b "x"\na__to_b = "y"');
});

describe('the linter', () => {
  const octet = { revision: 'rfc3986', rule: 'dec-octet' } as const;
  const found = (peg: string): unknown =>
    lint({ ...octet, peg })?.map(({ kind, line, column, message }) => [kind, `${line}:${column}`, message]);

  test.each<[string, string, readonly (readonly [kind: string, place: string, fact: string])[]]>([
    ['a lost string', 'dec_octet = "x" / "xy"', [['dead-alternative', '1:19', '"xy"']]],
    ['no fault', 'dec_octet = "xy" / "x"', []],
    ['no fault of the rules that are left out', 'dec_octet = pchar', []],
    ['another rule', 'dec_octet = DIGIT\nDIGIT = [00-9]', [['dead-class-member', '2:10', '"0"']]],
    ['a rule that nothing uses', 'dec_octet = "x"\ny = "y"', [['unreachable-rule', '2:1', '']]],
    [
      'left recursion, which decides whether the rule matches',
      'dec_octet = &"x" dec_octet',
      [
        ['left-recursion', '1:1', 'dec_octet'],
        ['unknown', '1:1', 'line 1, column 1'],
      ],
    ],
    ['an action', 'dec_octet = "x" { return 1 } / "xy"', [['dead-alternative', '1:32', '"xy"']]],
    ['a predicate', 'dec_octet = "x" &{ } / "y"', [['unknown', '1:13', 'predicate']]],
  ])('%s', (_, peg, expected) => {
    expect(found(peg)).toEqual(
      expected.map(([kind, place, fact]) => [kind, place, expect.stringContaining(fact) as string]),
    );
  });

  test.each(['dec_octet = (', 'dec_octet = nope', '', 'import * as x from "y"\ndec_octet = x.y'])(
    'lints nothing that is no PEG: %j',
    (peg) => {
      expect(found(peg)).toBeUndefined();
    },
  );

  test('a question beyond the limits is reported as unknown', () => {
    expect(found('dec_octet = "x"|1..90000| / "x"')).toEqual([
      ['unknown', '1:1', expect.stringContaining('"dec_octet"') as string],
    ]);
  });

  test.each(exercises.map((exercise) => [exercise.id, exercise] as const))(
    '%s: what is found in its starting point is within the limits',
    (_, { revision: document, rule, naive }) => {
      const parts = lint({ revision: document, rule, peg: naive }) ?? [];
      expect(parts.filter(({ kind }) => kind === 'unknown')).toEqual([]);
      for (const { span } of parts) expect(span.start).toBeLessThan(naive.length);
    },
  );

  test('rules that ABNF predefines are not linted', () => {
    const own = { revision: revisions[0], abnf: 'hour = LWSP', rule: 'hour' };
    expect(lint({ ...own, peg: 'hour = LWSP / "x" / "xy"' }, ownGrammar)).toMatchObject([
      { kind: 'dead-alternative' },
      { kind: 'dead-alternative' },
    ]);
    expect(lint({ ...own, peg: 'other = LWSP' }, ownGrammar)).toBeUndefined();
    expect(lint({ ...own, abnf: 'hour = (', peg: 'hour = LWSP' }, ownGrammar)).toBeUndefined();
  });
});

describe('your grammar', () => {
  const abnf = 'hour = ( "0" / "1" ) DIGIT / "2" %x30-33';
  const of = { revision: revisions[0], abnf, rule: 'hour' };

  test('the rules that ABNF predefines need no definition in the PEG, but may have one', () => {
    expect(readOwn({ abnf, rule: '' })).toMatchObject({
      ok: true,
      naive: expect.not.stringContaining('DIGIT =') as string,
    });
    expect(prove({ ...of, peg: 'hour = [01] DIGIT / "2" [0-3]' }, ownGrammar).kind).toBe('equal');
    expect(prove({ ...of, peg: 'hour = [01] DIGIT / "2" [0-3]\nDIGIT = [0-8]' }, ownGrammar)).toMatchObject({
      text: '09',
    });
  });

  test.each([...coreRules.matchAll(/^ *(\w+) +=/gm)].map(([, name = '']) => name))(
    '%s of ABNF is predefined and means the same',
    (name) => {
      const core = { ...of, abnf: `start = ${name}`, rule: 'start' };
      expect(prove({ ...core, peg: `start = ${name}` }, ownGrammar).kind).toBe('equal');
    },
  );

  test('a rule that the ABNF defines itself is not predefined', () => {
    const own = { ...of, abnf: 'hour = DIGIT\nDIGIT = "x"' };
    expect(prove({ ...own, peg: 'hour = DIGIT' }, ownGrammar)).toMatchObject({ kind: 'unread' });
    expect(prove({ ...own, peg: 'hour = DIGIT\nDIGIT = "x"i' }, ownGrammar).kind).toBe('equal');
  });
});
