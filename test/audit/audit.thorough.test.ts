/** Audits of known parsers: a document's own reading, and the same with one fault. */
import { audit, type DocumentAudit } from '../../src/audit/audit.js';
import { casesFor } from '../../src/audit/cases.js';
import { characterClass } from '../../src/audit/classes.js';
import { inProcess } from '../../src/audit/runner.js';
import { protocolComponents } from '../../src/audit/judge.js';
import type { Answer, Parser } from '../../src/audit/protocol.js';
import { shorterNeighbours } from '../../src/audit/shrink.js';
import { revision, type RevisionId } from '../../src/api/index.js';
import { longTest, many } from '../depth.js';

const document = revision('rfc3986');

/** Returns a document's own reading as the answer of a parser. */
function reading(text: string, id: RevisionId = 'rfc3986'): Answer {
  const of = revision(id);
  if (!of.accepts(text)) return { ok: false };
  const there = Object.entries(protocolComponents(of.components(text))).filter(
    ([, value]) => value !== undefined,
  );
  return { ok: true, ...Object.fromEntries(there) };
}

/** Returns a parser with mutated answers. */
const mutant = (change: (text: string, answer: Answer) => Answer): Parser =>
  inProcess({ name: 'mutant' }, (text) => change(text, reading(text)));

const texts = [...casesFor(['rfc3986'], { size: many(3000, 10_000), seed: 1 })];

async function audited(parser: Parser): Promise<DocumentAudit> {
  const { documents, cases } = await audit(parser, [document], texts);
  expect(cases).toBe(texts.length);
  const [only] = documents;
  if (only === undefined) throw new Error('no document');
  return only;
}

const classesOf = ({ classes }: DocumentAudit): unknown =>
  classes.map(({ key, witness }) => [key, witness]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1));

test('a document agrees with itself', async () => {
  const { verdicts, classes } = await audited(mutant((_, answer) => answer));
  expect(verdicts).toMatchObject({ agreed: texts.length, accepted: 0, refused: 0, different: 0 });
  expect(classes).toEqual([]);
});

describe('a mutant is caught, classed and shown by a smallest text', () => {
  test.each<[string, (text: string, answer: Answer) => Answer, unknown]>([
    [
      'the host is cut at the wrong "@"',
      (text, answer) => {
        const [, userinfo] = /^[a-z]+:\/\/([^/@]*)@/i.exec(text) ?? [];
        return 'ok' in answer && answer.ok && userinfo?.startsWith('u') === true
          ? { ...answer, host: userinfo }
          : answer;
      },
      [['different: host', expect.stringMatching(/^[a-z]:\/\/u@$/i)]],
    ],
    [
      'brackets of a host are refused',
      (text, answer) => (text.includes('[') ? { ok: false } : answer),
      [['refused: several places', expect.stringMatching(/^\/\/\[(?:::|v[0-9A-F]\..)\]$/i)]],
    ],
    [
      'a "~" is refused in a query',
      (text, answer) => (/^[^?#]*\?[^#]*~/.test(text) ? { ok: false } : answer),
      [['refused: query: mark', '?~']],
    ],
    [
      'a space is accepted in a fragment',
      (text, answer) => {
        const spaceless = text.replace(/#.*/s, (fragment) => fragment.replaceAll(' ', ''));
        return document.accepts(spaceless) ? reading(spaceless) : answer;
      },
      [['accepted: fragment: space', expect.stringMatching(/^#.? $/)]],
    ],
    [
      'an absent query is reported as an empty one',
      (_, answer) =>
        'ok' in answer && answer.ok && answer.host === 'h'
          ? { ...answer, query: answer.query ?? '' }
          : answer,
      [['different: query', '//h']],
    ],
  ])('%s', async (_why, change, classes) => {
    expect(classesOf(await audited(mutant(change)))).toEqual(classes);
  });

  test('reports the sections of refused and differently read texts', async () => {
    const parser = mutant((text, answer) =>
      text.includes('~')
        ? { ok: false }
        : 'ok' in answer && answer.ok
          ? { ...answer, userinfo: 'x', port: '' }
          : answer,
    );
    const { documents } = await audit(parser, [document], ['?~', '//u@h:1'], { shrink: false });
    expect(documents[0]?.classes.map(({ key, section }) => [key, section])).toEqual([
      ['different: userinfo port', '3.2.1, 3.2.3'],
      ['refused: query: mark', '3.4'],
    ]);
  });

  test('a crash and an error of the adapter are classes of their own', async () => {
    const parser = mutant((text, answer) => {
      if (text.includes('%00')) throw new Error('out of memory');
      return text.includes('\uD800') ? { error: 'no surrogates' } : answer;
    });
    expect(classesOf(await audited(parser))).toEqual([
      ['crash: Error: out of memory', '%00'],
      ['error: no surrogates', '\uD800'],
    ]);
  });

  test('classes by cause ignore the texts quoted in the messages', async () => {
    const parser = inProcess({ name: 'p' }, (text) =>
      text.startsWith('a') ? { error: `no "${text}" at 0x7f${text.length}` } : { error: `bad text: ${text}` },
    );
    const texts = ['a:b', 'a:cdef', 'b:cdef', 'b:cde', 'c:cdef'];
    const { documents } = await audit(parser, [document], texts, { shrink: false });
    expect(documents[0]?.classes.map(({ key, count, message }) => [key, count, message])).toEqual([
      ['error: bad text: …', 3, 'bad text: b:cde'],
      ['error: no … at 0', 2, 'no "a:b" at 0x7f3'],
    ]);
  });

  test('causes beyond the limit share one class', async () => {
    const word = (i: number): string =>
      i.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 26)));
    const parser = inProcess({ name: 'p' }, (text) => ({ error: word(Number(text)) }));
    const texts = Array.from({ length: 300 }, (_, i) => `${i}`);
    const { documents } = await audit(parser, [document], texts, { shrink: false });
    expect(documents[0]?.classes).toHaveLength(101);
    expect(documents[0]?.classes[0]).toMatchObject({ key: 'error', count: 200 });
  });
});

test('audits several documents independently in one pass', async () => {
  const texts = ['http://a_b/', 'HTTP:', 'a b'];
  const parser = inProcess({ name: 'p' }, (text) => reading(text));
  const { documents } = await audit(parser, [document, revision('rfc1738')], texts, { shrink: false });
  expect(documents.map(({ revision, verdicts }) => [revision, verdicts.agreed])).toEqual([
    ['rfc3986', 3],
    ['rfc1738', 1],
  ]);
});

test('the cases are distinct and reproducible', () => {
  const size = many(500, 5000);
  const cases = [...casesFor(['rfc3986', 'rfc2396'], { size, seed: 7 })];
  expect(new Set(cases).size).toBe(size);
  expect([...casesFor(['rfc3986', 'rfc2396'], { size, seed: 7 })]).toEqual(cases);
  const derivable = cases.filter((text) => document.accepts(text)).length;
  expect(derivable).toBeGreaterThan(size / 5);
  expect(derivable).toBeLessThan((size / 5) * 4);
});

longTest('the cases exceed limits of length', async () => {
  const long = [...casesFor(['rfc3986'], { size: 40_000, seed: 0 })];
  const limited = (isBeyond: RegExp): Parser =>
    mutant((text, answer) => (isBeyond.test(text) ? { ok: false } : answer));
  for (const isBeyond of [
    /^http:\/\/h:\d{6}/,
    /^.{201}/s,
    /^.{2049}/s,
    /^http:\/\/[a-z]{64}/,
    /[?].{1025}/s,
  ]) {
    expect(long.some((text) => isBeyond.test(text) && document.accepts(text))).toBe(true);
  }
  const { documents } = await audit(limited(/^.{201}/s), [document], long.slice(0, 4000), { shrink: false });
  expect(documents[0]?.verdicts.refused).toBeGreaterThan(10);
});

test.each([
  ['a', 'letter'],
  ['', 'end'],
  ['\t', 'tab or end of line'],
  ['\0', 'control'],
  ['\uD800', 'lone surrogate'],
  ['\u{1F600}', 'beyond US-ASCII'],
  ['@', '"@"'],
  ['\\', '"\\"'],
])('the class of %j is %s', (text, name) => {
  expect(characterClass(text, 0)).toBe(name);
});

test('the shorter neighbours of a text come shortest first', () => {
  expect([...shorterNeighbours('abc')]).toEqual(['', 'c', 'a', 'bc', 'ac', 'ab']);
  expect([...shorterNeighbours('')]).toEqual([]);
});

test('the shorter neighbours of a text are distinct, halves first', () => {
  expect([...shorterNeighbours('aaaa')]).toEqual(['', 'a', 'aa', 'aaa']);
  const text = 'a'.repeat(20) + 'b'.repeat(20);
  const [first, second, ...others] = shorterNeighbours(text);
  expect([first, second]).toEqual(['b'.repeat(20), 'a'.repeat(20)]);
  expect(others[0]).toHaveLength(30);
});

test('shrinks a text of 900,000 characters with a bounded number of queries', async () => {
  let asked = 0;
  let units = 0;
  const parser = inProcess({ name: 'short' }, (text) => {
    asked++;
    units += text.length;
    return text.length > 1000 ? { ok: false } : { ok: true };
  });
  const { documents } = await audit(parser, [document], [`http://h/${'a'.repeat(900_000)}`]);
  const [found] = documents[0]?.classes ?? [];
  expect(found?.verdict).toBe('refused');
  expect(found?.witness.length).toBeLessThan(1100);
  expect(asked).toBeLessThan(100_000);
  expect(units).toBeLessThan(100_000_000);
});

test('stops shrinking an irreducible long text at the attempt limit', async () => {
  const text = `http://h/${Array.from({ length: 20_000 }, (_, i) => i.toString(36)).join('/')}`;
  let units = 0;
  const parser = inProcess({ name: 'one' }, (asked) => {
    units += asked.length;
    return asked === text ? { ok: false } : { ok: true };
  });
  const { documents } = await audit(parser, [document], [text]);
  expect(documents[0]?.classes[0]?.witness).toBe(text);
  expect(units).toBeLessThan(10_000_000);
});
