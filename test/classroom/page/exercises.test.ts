/** The exercises without a browser: none is solved at the start, and the solutions have no internal names. */
import { revision, revisions } from 'uri-revisions';
import { coreRules } from '../../../generated/notation/core-rules.js';
import { exercises, solutionOf } from '../../../src/classroom/page/exercises.js';
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
