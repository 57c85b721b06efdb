/** Learning with knowledge about typical parsers: the results are tested on texts that learning has not seen. */
import { language as rfc3986 } from '../../../generated/rfc3986/language.js';
import { inProcess } from '../../../src/audit/runner.js';
import { learnParser, relationsOf } from '../../../src/audit/learn-parser.js';
import { learntGrammar } from '../../../src/study/learnt-language.js';
import { automatonOf, readGrammar } from '../../../src/study/index.js';
import { quotient } from '../../../src/grammar/automata/table-automaton.js';
import { mixedTexts } from '../../../src/audit/learning/mixed-texts.js';
import type { Parser } from '../../../src/audit/protocol.js';
import { accepts } from '../../../src/core/automaton/walk.js';
import { longTest, quickTest as test } from '../../depth.js';

jest.setTimeout(120_000);

const prefix = 'http://';
const ascii = Array.from({ length: 0x80 }, (_, unit) => unit);

/** Returns a parser that accepts the texts with a correct part after the prefix. */
function parserOf(isRight: (rest: string) => boolean): Parser {
  return inProcess({ name: 'p' }, (text) => ({
    ok: text.startsWith(prefix) && isRight(text.slice(prefix.length)),
  }));
}

/** Returns the held-out texts on which a learnt parser errs. */
async function wrong(parser: Parser): Promise<readonly string[]> {
  const { automaton } = await learnParser(parser, { prefix, documents: ['rfc3986'] });
  const texts = [...mixedTexts({ count: 20_000, seed: 7, asked: [...ascii, 0xe9, 0xd83d, 0xde00] })];
  const found: string[] = [];
  for await (const { text, answer } of parser.ask(texts.map((rest) => prefix + rest))) {
    const rest = text.slice(prefix.length);
    if ('ok' in answer && answer.ok !== accepts(automaton, rest)) found.push(rest);
  }
  return found;
}

longTest.each<[string, (rest: string) => boolean]>([
  [
    'a greatest port',
    (rest) => !/:0*\d{6,}$/.test(rest) && !(Number(/:(\d+)$/.exec(rest)?.[1] ?? 0) > 65535),
  ],
  ['pairs of surrogates', (rest) => !/\p{Cs}/u.test(rest)],
  ['what is refused after an escape', (rest) => !/%41.*[\0-\x1F]/s.test(rest)],
])('%s is learnt', async (_what, isRight) => {
  expect(await wrong(parserOf(isRight))).toEqual([]);
});

// Where neither a document nor a short text leads.
const hidden: readonly (readonly [
  name: string,
  isMore: (rest: string) => boolean,
  texts: readonly string[],
])[] = [
  [
    'a bracket that stays open after userinfo',
    (rest) => /^[a-z]*@\[v\d\.@\w*$/i.test(rest),
    ['@[v9.@7', '@[V1.@', 'ab@[v0.@a', '@[v9.7', '[v9.@7', '@[v.@7', '@[v9.@7]'],
  ],
  [
    'digits of every script in a port',
    (rest) => /^[a-z]*:\p{Nd}+$/u.test(rest),
    ['a:١', 'h:8۰', 'a:०', 'a:๑', 'a:１', 'a:᮰', 'a:²', 'a:é', 'a:٪'],
  ],
  [
    'delimiters hidden in compatibility forms',
    (rest) => /^[^\0-\x7F\uD800-\uDFFF]$/u.test(rest) && !/[/?#@:]/.test(rest.normalize('NFKC')),
    ['℀', '℁', 'ℂ', '℃', '℄', '℅', '℆', 'ℇ', '⁇', '⁆', '⁊', '︓', '︔', '﹫', '＠', '＆'],
  ],
];
for (const [name, isMore, texts] of hidden) {
  // Each of the two others takes four seconds.
  const declared = name.startsWith('delimiters') ? test : longTest;
  declared(`${name} is learnt`, async () => {
    const isRight = (rest: string): boolean => isMore(rest) || rfc3986.accepts(prefix + rest);
    const { automaton } = await learnParser(parserOf(isRight), { prefix, documents: ['rfc3986'] });
    expect(texts.filter((text) => accepts(automaton, text) !== isRight(text))).toEqual([]);
  });
}

const isDecodable = (text: string): boolean => !/%(?![0-9a-f]{2})/i.test(text);

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

// Parsers of something else than URLs: not asked about the documents' suites.
test.each<readonly [name: string, isRight: (text: string) => boolean, queries: number, rules: string]>([
  ['one word', (text) => text === 'ab', 20_000, 's = %s"ab"'],
  ['binary numbers', (text) => /^[01]*011$/.test(text), 20_000, 's = *( "0" / "1" ) "011"'],
  [
    'escapes',
    isDecodable,
    5000,
    's = *( %x00-24 / %x26-FFFF / "%" x x )\nx = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"',
  ],
  ['integers', (text) => /^-?[0-9]+$/.test(text), 20_000, 's = [ "-" ] 1*DIGIT'],
  ['Latin-1', (text) => /^[\0-\xff]$/.test(text), 20_000, 's = %x00-FF'],
  ['every text', () => true, 20_000, 's = *%x00-FFFF'],
])('%s', async (name, isRight, most, rules) => {
  const parser = inProcess({ name }, (text) => ({ ok: isRight(text) }));
  const learnt = await learnParser(parser);
  const [relation] = relationsOf(learntGrammar(learnt.automaton, name, { prefix: '', unasked: [] }), [
    readGrammar(rules),
  ]);
  expect(relation?.comparison.relation).toBe('equal');
  expect(learnt.assumptions.extraStates).toBeGreaterThan(0);
  expect(learnt.queries).toBeLessThan(most);
});

test('the nearest document guides: with no more than its suite, a parser that differs in one place is learnt', async () => {
  const automaton = quotient(automatonOf({ revision: 'rfc3986' }), prefix);
  const isRight = (rest: string): boolean => accepts(automaton, rest) && !/:[0-9]{6}/.test(rest);
  const parser = parserOf(isRight);
  const learnt = await learnParser(parser, { prefix });
  const errors = [...mixedTexts({ count: 5000, seed: 7, asked: ascii })].filter(
    (rest) => accepts(learnt.automaton, rest) !== isRight(rest),
  );
  expect(errors).toEqual([]);
  expect(learnt.assumptions.extraStates).toBe(0);
  expect(learnt.queries).toBeLessThan(160_000);
});

test('the limit of questions holds for those before learning, too', async () => {
  let asked = 0;
  const parser = inProcess({ name: 'p' }, (text) => ({ ok: (asked++, text === 'a') }));
  const { queries, stopped } = await learnParser(parser, { limits: { queries: 100 } });
  expect([stopped, queries, asked]).toEqual(['queries', 100, 100]);
});

test('seeds show a parser what it has no other way to find', async () => {
  const isRight = (text: string): boolean => /^<<[а-я]+>>$/.test(text);
  const parser = inProcess({ name: 'p' }, (text) => ({ ok: isRight(text) }));
  const { automaton, queries } = await learnParser(parser, { seeds: ['<<я>>'] });
  for (const text of ['<<а>>', '<<яб>>']) expect(accepts(automaton, text)).toBe(true);
  for (const text of ['<<>>', '<<z>>', '<<\u0450>>', '<я>']) expect(accepts(automaton, text)).toBe(false);
  expect(queries).toBeLessThan(50_000);
});

test('a date is one of the common forms', async () => {
  const parser = inProcess({ name: 'p' }, (text) => ({ ok: isDate(text) }));
  const { automaton } = await learnParser(parser);
  expect(['2026-11-28', '0000-99-99', '2026-1-28'].map((text) => accepts(automaton, text))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a thrown error counts as a refusal, and the errors are counted', async () => {
  const parser = inProcess({ name: 'p' }, (text) => {
    if (text.includes('[')) throw new RangeError('index out of range');
    return { ok: !text.includes('a') };
  });
  const { automaton, thrown, queries } = await learnParser(parser, {
    alphabet: 'ab[',
    documents: ['rfc3986'],
  });
  expect(['', 'b', 'a', 'b[', '['].map((text) => accepts(automaton, text))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(thrown).toBeGreaterThan(0);
  expect(thrown).toBeLessThan(queries);
});

longTest('does not search for a length limit, which would need as many states', async () => {
  const isRight = (rest: string): boolean => !/[^0-9]/.test(rest) && rest.length <= 500;
  const { automaton } = await learnParser(parserOf(isRight), { prefix, documents: ['rfc3986'] });
  expect(automaton.stateCount).toBeLessThan(5);
});

test('mixed texts use only allowed characters and depend only on the seed', () => {
  const asked = Array.from('ab:1', (character) => character.charCodeAt(0));
  const texts = mixedTexts({ count: 50, seed: 1, asked });
  expect([...texts].filter((text) => !/^[ab:1]*$/.test(text))).toEqual([]);
  expect(texts.size).toBe(50);
  expect(mixedTexts({ count: 50, seed: 1, asked })).toEqual(texts);
  expect(mixedTexts({ count: 50, seed: 2, asked })).not.toEqual(texts);
  const all = mixedTexts({ count: 5000, seed: 1, asked: [...ascii, 0xd83d, 0xde00] });
  for (const what of [/65536/, /4294967296/, /^xn--$/, /\u{1F600}/u, /%41/, /\[v1/]) {
    expect([...all].some((text) => what.test(text))).toBe(true);
  }
});
