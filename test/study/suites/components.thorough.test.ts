/** Suites of components of documents with small automata: their cases, kills, and reports. */
import { fromRegister, toNumber } from '../../../src/core/automaton/tagged-dfa.js';
import { revision, type RevisionId, revisions } from '../../../src/api/index.js';
import {
  formatStrength,
  readCases,
  strength,
  type Strength,
  suite,
  type SuiteCase,
  suiteHeading,
  writeSuite,
} from '../../../src/study/index.js';
import { TaggedMachine } from '../../../src/study/suites/tagged-machine.js';
import { hostKindRegister } from '../../../src/core/tree/role-registers.js';
import { taggedTable } from './tagged-mutants.js';
import { some } from '../../depth.js';

const purpose = 'components';

function drawn(
  id: RevisionId,
  task: object = {},
): { readonly cases: SuiteCase[]; readonly measured: Strength } {
  const cases: SuiteCase[] = [];
  const generator = suite(revision(id), { purpose, ...task });
  let next = generator.next();
  for (; next.done !== true; next = generator.next()) cases.push(next.value);
  return { cases, measured: next.value };
}

// The roles that each document has: RFC 1808, 2.1; url-1997, 3 and 4; RFC 2396, 3.
const documents: readonly (readonly [RevisionId, string])[] = [
  ['rfc1808', 'scheme authority path query fragment'],
  ['url-1997', 'scheme authority user password host hostKind port path query fragment'],
  ['rfc2396', 'scheme authority user host hostKind port path query fragment'],
];

describe.each(some(documents, 1))('%s', (id, names) => {
  const document = revision(id);
  const { cases, measured } = drawn(id);

  test('every case is derivable and has the components of the reading', () => {
    for (const { text, valid, components } of cases) {
      expect([text, valid, components]).toEqual([text, true, document.components(text)]);
    }
  });

  test('every component is present in some case and absent in another', () => {
    const all = cases.map(({ components }): object => ({ ...components }));
    for (const name of names.split(' ')) {
      const values = all.map((components) => (components as Record<string, unknown>)[name]);
      expect([name, values.some((value) => value === undefined)]).toEqual([name, name !== 'path']);
      expect([name, values.some((value) => typeof value === 'string' && value !== '')]).toEqual([name, true]);
    }
  });

  test('all cases kill every fault', () => {
    expect(measured.kinds.map(({ kind }) => kind)).toEqual(['dropped', 'early', 'late', 'exchanged']);
    for (const { kind, killed, faults } of measured.kinds) expect([kind, killed]).toEqual([kind, faults]);
    expect(measured.untested).toEqual([]);
  });

  test('a written suite has the strength of the suite', () => {
    const task = { purpose, seed: 3 } as const;
    const text = [...writeSuite('jsonl', suiteHeading(document, task), suite(document, task))].join('');
    expect(strength(readCases(text), document, { purpose })).toEqual(drawn(id, task).measured);
  });

  test('the reported text tests each untested rule', () => {
    const before = drawn(id, { size: 2 });
    const list = (texts: readonly string[]) => texts.map((text, i) => ({ text, place: `${i}` }));
    const first = before.cases.map(({ text }) => text);
    const more = before.measured.untested.map(({ text }) => text);
    expect(more).not.toEqual([]);
    const left = ({ kinds }: Strength): number =>
      kinds.reduce((sum, { faults, killed }) => sum + faults - killed, 0);
    for (const text of more) {
      expect(left(strength(list([...first, text]), document, { purpose }))).toBeLessThan(
        left(before.measured),
      );
    }
  });
});

// RFC 1808, 2.1: <scheme>://<net_loc>/<path>;<params>?<query>#<fragment>
test('a text with other components kills more', () => {
  const killed = (...texts: readonly string[]): number =>
    strength(
      texts.map((text) => ({ text, place: text })),
      revision('rfc1808'),
      { purpose },
    ).kinds.reduce((sum, { killed }) => sum + killed, 0);
  const counts = [killed(), killed('b'), killed('b', '//a?c'), killed('b', '//a?c', 's:/d;e#f')];
  expect(counts[0]).toBe(0);
  expect(counts.slice(1).filter((count, i) => count <= (counts[i] ?? 0))).toEqual([]);
});

test('stated components are compared, whatever their order', () => {
  const document = revision('rfc1808');
  const { path, query } = document.components('a?b');
  const stated = [
    { text: 'a?b', components: { query, path }, place: '1' },
    { text: 'a?b', components: { path, query: '' }, place: '2' },
    { text: 'a?b', components: { path }, valid: true, place: '3' },
    { text: 'a?b', valid: false, place: '4' },
    { text: '\u0000', components: {}, place: '5' },
  ];
  const found = strength(stated, document, { purpose });
  expect(found.wrong.map(({ place }) => place)).toEqual(['2', '3', '4', '5']);
  const lines = formatStrength(found).split('\n').slice(-5);
  expect(lines).toEqual([
    '  2: a?b   has other components: query (2.2)',
    '  3: a?b   has other components: query (2.2)',
    '  4: a?b   is derivable: query (2.2)',
    '  5: \\u{0}   is not derivable: URL (2.2)',
    '',
  ]);
});

// Assumptions of the proof that a change has no effect.
describe.each(revisions)('the tagged automaton of %s', (id) => {
  const machine = new TaggedMachine(taggedTable(id));

  test('sets registers other than the host kind only to 0, and never copies that', () => {
    const moves = [...Array(machine.moves).keys()];
    const operands = moves.flatMap((move) =>
      machine
        .action(move)
        .filter(({ register }) => register !== hostKindRegister)
        .map(({ operand }) => operand),
    );
    expect(Math.max(...new Set(operands))).toBeLessThanOrEqual(toNumber);
    expect(operands).not.toContain(fromRegister + hostKindRegister);
  });
});

test('components are of the reference rule only', () => {
  expect(() => suite(revision('rfc1808'), { purpose, start: 'query' })).toThrow(
    'suite: components are tested for URL, the reference rule',
  );
});
