/** Comparison of parsers with known differences. */
import { between } from '../../src/audit/compare-parsers.js';
import { hostCases } from '../../src/audit/host-cases.js';
import { inProcess } from '../../src/audit/runner.js';
import type { Answer, Change, Inability, Parser } from '../../src/audit/protocol.js';

/** Returns a parser that reads the host of an authority in a given way. */
function parserOf(
  name: string,
  hostIn: (authority: string) => string | undefined,
  changes: Change[] = [],
): Parser {
  return inProcess({ name, changes }, (text): Answer => {
    const [, scheme, authority] = /^([a-z]+):\/\/([^/]*)/i.exec(text) ?? [];
    if (scheme === undefined || authority === undefined) return { ok: false };
    const host = hostIn(authority);
    return { ok: true, scheme, ...(host !== undefined && { host }) };
  });
}

const first = parserOf('first', (authority) => authority.split('@')[1] ?? authority);
const last = parserOf('last', (authority) => authority.split('@').at(-1));
const lower = parserOf('lower', (authority) => authority.split('@').at(-1)?.toLowerCase(), ['case']);
const none = parserOf('none', () => undefined);

test('the smallest text that two parsers read with another host', async () => {
  const { cases, parsers, pairs } = await between([first, last], hostCases());
  expect(parsers.map(({ name }) => name)).toEqual(['first', 'last']);
  expect(cases).toBe([...hostCases()].length);
  expect(pairs).toHaveLength(1);
  const [{ differences, accepted } = { differences: [], accepted: 0 }] = pairs;
  expect(accepted).toBeGreaterThan(1000);
  expect(differences).toHaveLength(1);
  expect(differences[0]).toMatchObject({ component: 'host', bothReport: true });
  const [{ witness, readings, count } = { witness: '', readings: [], count: 0 }] = differences;
  expect(witness).toMatch(/^[a-z]:\/\/@.?@.?$/);
  expect(readings[0]).not.toBe(readings[1]);
  expect(count).toBeGreaterThan(10);
});

test('a change that either parser declares is not a difference', async () => {
  const texts = ['http://A/', 'http://u@A/'];
  for (const two of [
    [last, lower],
    [lower, last],
  ]) {
    expect((await between(two, texts)).pairs).toMatchObject([{ accepted: 2, differences: [] }]);
  }
});

test('lists each pair once, and separates a missing host from a different host', async () => {
  const { pairs } = await between([last, none, first], ['http://a', 'http://b@@a']);
  expect(pairs).toMatchObject([
    { first: 0, second: 1, differences: [{ bothReport: false, count: 2, readings: ['', undefined] }] },
    { first: 0, second: 2, differences: [{ bothReport: true, count: 1 }] },
    { first: 1, second: 2, differences: [{ bothReport: false, count: 2 }] },
  ]);
});

describe('texts that only one of two parsers accepts', () => {
  const within = (name: string, accepted: RegExp, refusal: Answer, cannot: Inability[] = []): Parser =>
    inProcess({ name, cannot }, (text) => {
      const scheme = /^([a-z]+):/.exec(text)?.[1];
      return accepted.test(text)
        ? { ok: true, ...(scheme !== undefined && { scheme }), host: text.slice(-1) }
        : refusal;
    });
  const letters = within('letters', /^[a-z:]*$/, { ok: false });
  const marks = within('marks', /^[a_:]*$/, { ok: false });
  const acceptanceOf = async (two: readonly Parser[], texts: readonly string[]): Promise<unknown> =>
    (await between(two, texts)).pairs.map(({ accepted, acceptance }) => [accepted, acceptance]);

  test('are counted for each side, each with a smallest one and the host that is read', async () => {
    const [pair] = (await between([letters, marks], ['a', 'bb', 'ccab', 'a__', '_', '9'])).pairs;
    expect(pair).toMatchObject({ accepted: 1, differences: [] });
    expect(pair?.acceptance).toEqual([
      { acceptedBy: 0, refusedBy: 1, count: 2, witness: 'b', host: 'b' },
      { acceptedBy: 1, refusedBy: 0, count: 2, witness: '_', host: '_' },
    ]);
  });

  test('have a smallest text with a host if any of them has one', async () => {
    const any = inProcess({ name: 'any' }, (text): Answer => ({ ok: true, host: text.split('//')[1] ?? '' }));
    const none = inProcess({ name: 'none' }, (): Answer => ({ ok: false }));
    expect(await acceptanceOf([any, none], ['', 'x', 'x://ab'])).toEqual([
      [0, [{ acceptedBy: 0, refusedBy: 1, count: 3, witness: '//b', host: 'b' }]],
    ]);
  });

  test('include those on which the other throws, and leave out those without an answer', async () => {
    const throwing = within('throwing', /^a*$/, { thrown: 'IndexError' });
    const failing = within('failing', /^a*$/, { error: 'no lone surrogates' });
    expect(await acceptanceOf([letters, throwing], ['b'])).toMatchObject([
      [0, [{ acceptedBy: 0, refusedBy: 1, count: 1 }]],
    ]);
    expect(await acceptanceOf([letters, failing], ['b'])).toEqual([[0, []]]);
  });

  test('are a difference by design if a parser of absolute references refuses a relative one', async () => {
    const absolute = within('absolute', /^[a-z]+:/, { ok: false }, ['relative']);
    expect(await acceptanceOf([absolute, letters], ['a', 'a:'])).toEqual([[1, []]]);
    const partial = within('partial', /^a:/, { ok: false }, ['relative']);
    expect(await acceptanceOf([partial, letters], ['a', 'bbb:'])).toMatchObject([
      [0, [{ acceptedBy: 1, count: 1, witness: 'b:' }]],
    ]);
  });
});

/** Returns a parser that reports a fixed host for every text. */
const parserWith = (host: string, ...changes: Change[]): Parser =>
  inProcess({ name: 'p', changes }, () => ({ ok: true, host }));

describe('declared changes', () => {
  test.each<[Parser, Parser]>([
    [parserWith('::1', 'brackets'), parserWith('[::1]')],
    [parserWith('127.0.0.1', 'host'), parserWith('0x7F.1')],
    [parserWith('0x7f.1', 'case'), parserWith('127.0.0.1', 'host')],
    [parserWith('xn--4ca', 'host'), parserWith('\u00E4')],
    [parserWith('::ffff:102:304', 'brackets', 'host'), parserWith('[::FFFF:1.2.3.4]')],
    [parserWith('a', 'decode'), parserWith('%61')],
    [parserWith('a', 'host'), parserWith('%61')],
    [parserWith('a%7E', 'case'), parserWith('A%7e', 'encode')],
  ])('explain the difference: %#', async (one, other) => {
    for (const two of [
      [one, other],
      [other, one],
    ]) {
      expect((await between(two, ['x'])).pairs).toMatchObject([{ accepted: 1, differences: [] }]);
    }
  });

  test.each<[Parser, Parser]>([
    [parserWith('a', 'host', 'decode'), parserWith('a%00b')],
    [parserWith('a', 'host'), parserWith('0x7f.1')],
    [parserWith('evil', 'host'), parserWith('[::1]', 'host')],
    [parserWith('[::1]', 'host', 'brackets'), parserWith('[::1%25a]')],
    [parserWith('[::1]', 'brackets'), parserWith('::1')],
    [parserWith('A', 'case'), parserWith('a')],
    [parserWith('0x7F.1', 'host'), parserWith('127.0.0.1')],
    [parserWith('%61', 'decode'), parserWith('a')],
    [parserWith('a:80', 'host'), parserWith('a')],
    [parserWith('a/b', 'host'), parserWith('a', 'host')],
  ])('do not explain the difference: %#', async (one, other) => {
    for (const two of [
      [one, other],
      [other, one],
    ]) {
      const { pairs } = await between(two, ['x']);
      expect(pairs[0]?.differences).toMatchObject([{ component: 'host', count: 1 }]);
    }
  });
});

test('the boundary texts combine every prefix with every boundary', () => {
  const texts = hostCases();
  for (const text of ['http://a:80@b@c/', '//127.1', ' http://u@[::1:80/', 'http://a\\b@c/']) {
    expect(texts).toContain(text);
  }
});

test.each([
  'http://1.1.1.1\\@2.2.2.2/',
  'http://127.0.0.1\\@b.c/',
  'http://[::1]\\@b.c/',
  'http://a.b#@[::1]/',
])('numbers and addresses also occur on both sides of a boundary: %s', (text) => {
  expect(hostCases()).toContain(text);
});
