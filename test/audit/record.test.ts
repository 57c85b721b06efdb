/**
 * The record of the audit: learnt automata are decoded unchanged, it belongs to the written audit, and it states its
 * sources.
 */
import fc from 'fast-check';
import { readAudit } from '../../scripts/audit/audit-report.js';
import { packAutomaton, packRecord, recordOf } from '../../scripts/audit/record.js';
import {
  AuditRecord,
  auditRecord,
  format,
  readRecord,
  type RecordedAnswer,
  type RecordFile,
  unpackAutomaton,
  version,
} from '../../src/audit/record.js';
import { accepts } from '../../src/core/automaton/walk.js';
import { automatonOf, transitions } from '../grammar/automata/random-tables.js';

const { data, others } = readAudit();
let record: AuditRecord;

beforeAll(async () => {
  record = await auditRecord();
});

/** Returns the answers of the parsers to a recorded text, in their order. */
function answersTo([, places, ...answers]: RecordFile['texts'][number]): readonly (
  RecordedAnswer | undefined
)[] {
  return Array.from(places, (place) => answers[parseInt(place, 36)]);
}

test('an automaton is read as it was packed', () => {
  fc.assert(
    fc.property(
      transitions(3, 6),
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\ud800') })),
      (table, texts) => {
        const automaton = automatonOf('abc', table);
        const read = unpackAutomaton(packAutomaton(automaton));
        expect(texts.map((text) => accepts(read, text))).toEqual(
          texts.map((text) => accepts(automaton, text)),
        );
      },
    ),
    { numRuns: 30 },
  );
});

describe('generated/record.ts', () => {
  test('contains every parser of the audit, and the automata of completely learnt parsers', () => {
    expect(record.file.prefix).toBe(data.prefix);
    const summaries = record.file.parsers.map(({ adapter, learnt }) => [
      adapter,
      'automaton' in learnt ? learnt.automaton[1] : learnt,
    ]);
    const audited = data.parsers.map(({ adapter, learnt }) => {
      if ('problem' in learnt) return [adapter, learnt];
      const { states, stopped, restricted } = learnt;
      if (restricted !== undefined) return [adapter, restricted.states];
      return [adapter, stopped === undefined ? states : { stopped, states }];
    });
    expect(summaries).toEqual(audited);
    expect(summaries.filter(([, learnt]) => typeof learnt === 'number').length).toBeGreaterThan(8);
  });

  test('confirms the distinguishing strings of the audit', () => {
    const verdicts = new Map(record.file.texts.map((row) => [row[0], answersTo(row)]));
    const summaries = data.parsers.flatMap(({ documents }, i) =>
      documents.flatMap(({ onlyThis, onlyOther }) => [
        ...(onlyThis === null ? [] : [[i, onlyThis, true] as const]),
        ...(onlyOther === null ? [] : [[i, onlyOther, false] as const]),
      ]),
    );
    expect(summaries.length).toBeGreaterThan(100);
    const wrong = summaries.filter(([i, text, isTaken]) => {
      const answer = verdicts.get(data.prefix + text)?.[i];
      return answer === undefined || answer === null || (answer !== false) !== isTaken;
    });
    expect(wrong).toEqual([]);
    expect(others.map(({ adapter }) => adapter)).toEqual(data.parsers.map(({ adapter }) => adapter));
  });

  test('learnt automata agree with the recorded answers', () => {
    let compared = 0;
    const wrong: string[] = [];
    const learnt = new AuditRecord({ ...record.file, texts: [] });
    for (const row of record.file.texts) {
      const answers = answersTo(row);
      for (const [i, { adapter, by, accepts: says }] of learnt.of(row[0]).entries()) {
        const answer = answers[i];
        if (by !== 'learnt' || answer === null) continue;
        compared += 1;
        if ((answer !== false) !== says) wrong.push(`${adapter} ${row[0]}`);
      }
    }
    expect(compared).toBeGreaterThan(4000);
    expect(wrong).toEqual([]);
  });
});

test('a parser that cannot run keeps its answers and their day; new texts are unknown', async () => {
  const [go, php] = record.file.parsers.filter(({ adapter }) => ['go', 'php'].includes(adapter));
  if (go === undefined || php === undefined) throw new Error('no parsers');
  const before = {
    ...record.file,
    date: '2026-01-31',
    parsers: [php, go],
    texts: [['http://a_b/', '01', 'x', false]],
  };
  const kept = new AuditRecord(
    await recordOf({ data, others, packed: new Map() }, '2026-12-31', [], before as unknown as RecordFile),
  );
  expect(kept.file.parsers.map(({ adapter }) => adapter)).toEqual(['go', 'php']);
  expect(kept.of('http://a_b/').map(({ host, explanation }) => [host, explanation])).toEqual([
    [undefined, 'Recorded on 2026-01-31.'],
    ['x', 'Recorded on 2026-01-31.'],
  ]);
  expect(kept.of('http://a@b@evil.example/').map(({ by }) => by)).toEqual(['unknown', 'unknown']);
});

test('distinguishes asked, learnt and unknown answers', () => {
  const by = (text: string): ReadonlyMap<string, readonly unknown[]> =>
    new Map(record.of(text).map((one) => [one.adapter, [one.by, one.accepts, one.host, one.explanation]]));
  expect(by('http://a_b/').get('python-urllib')).toEqual([
    ...['asked', true, 'a_b', `Recorded on ${record.file.date}.`],
  ]);
  expect(by('http://a_b/').get('ruby-rfc2396')?.slice(0, 3)).toEqual(['asked', false, undefined]);
  expect(by('http://not.asked/').get('fluent-uri')).toEqual([
    ...['learnt', true, undefined],
    expect.stringMatching(
      /^Predicted by the learnt automaton \(\d+ states\), which agreed with the parser on all of [\d,]+ other strings\.$/,
    ),
  ]);
  expect(by('http://not asked/').get('fluent-uri')?.slice(0, 2)).toEqual(['learnt', false]);
  expect(by('http://not.asked/').get('node-url')?.slice(0, 2)).toEqual(['learnt', true]);
  const unknown = (why: string): readonly unknown[] => [
    'unknown',
    undefined,
    undefined,
    `Not recorded: this string was not tested, and ${why}`,
  ];
  expect(by('not:asked').get('fluent-uri')).toEqual(
    unknown('only strings that begin with http:// were learnt.'),
  );
  expect(by('http://not.asked/\ud800').get('fluent-uri')).toEqual(
    unknown('it has a character that learning did not test.'),
  );
  // Learning without these characters ended before a limit.
  expect(by('http://not-asked/').get('node-url')).toEqual(
    unknown('it has a character that learning did not test.'),
  );
  expect(by('constructor').get('fluent-uri')).toEqual(by('not:asked').get('fluent-uri'));
});

test('a text without an answer and a parser that could not be learnt are unknown', () => {
  const parser = {
    adapter: 'a',
    language: 'l',
    name: 'n',
    version: '1',
    cannot: [],
    changes: [],
    learnt: { problem: 'it is unsteady' },
  };
  const file = { format, version, date: '2026-01-31', prefix: '', parsers: [parser] } as const;
  const [asked] = new AuditRecord({ ...file, texts: [['x', '0', null]] }).of('x');
  expect(asked?.explanation).toBe('Not recorded: its adapter could not test this string, or has not yet.');
  const [unlearnt] = new AuditRecord({ ...file, texts: [] }).of('x');
  expect(unlearnt?.explanation).toBe(
    'Not recorded: this string was not tested, and it could not be learnt: it is unsteady',
  );
  const learnt = { stopped: 'states', states: 1500 } as const;
  const [stopped] = new AuditRecord({ ...file, parsers: [{ ...parser, learnt }], texts: [] }).of('x');
  expect(stopped?.explanation).toBe(
    'Not recorded: this string was not tested, and learning stopped at the limit of states, with 1,500 states.',
  );
});

test('rejects data that is not a record', async () => {
  await expect(readRecord('no base64: ?')).rejects.toThrow('readRecord: the text is not an audit record');
  await expect(readRecord('AAAA')).rejects.toThrow(TypeError);
  const later = packRecord({ ...record.file, version: 3 as typeof version });
  await expect(readRecord(later)).rejects.toThrow('not an audit record of version 2');
  await expect(readRecord(1 as never)).rejects.toThrow('readRecord: the text must be a string');
  expect(() => record.of(1 as never)).toThrow('AuditRecord.of: the text must be a string');
});
