import fc from 'fast-check';
import { alphabetOfCharacters } from '../../../src/audit/learning/alphabet.js';
import { storedLanguage, LearntFileError, readLearnt } from '../../../src/study/learnt-language.js';
import { learn } from '../../../src/audit/learning/learn.js';
import type { Learnt } from '../../../src/study/learnt-language.js';
import { relationsOf } from '../../../src/audit/learn-parser.js';
import { accepts } from '../../../src/core/automaton/walk.js';
import { ambiguity } from '../../../src/grammar/ambiguity/ambiguity.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import {
  alphabets,
  compareRules,
  countStrings,
  coveringStrings,
  derivations,
  diff,
  matrix,
  PrefixError,
  sampleStrings,
  strength,
  suite,
} from '../../../src/study/index.js';
import { compareAutomata } from '../../../src/study/relations/compare-rules.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { TableAutomaton, without } from '../../../src/grammar/automata/table-automaton.js';
import { studied } from '../../study/load-studied.js';
import { automatonOf, transitions } from '../../grammar/automata/random-tables.js';
import { many, quickTest } from '../../depth.js';

const of = { name: 'some parser', version: '1.2', date: '2003-03-03' };

function keptText(learnt: Learnt): string {
  return JSON.stringify(storedLanguage(learnt, of));
}

/** Learns a parser that accepts the matches of a pattern. */
function learnPattern(pattern: RegExp, characters: string, prefix = ''): Promise<Learnt> {
  return learn((texts) => Promise.resolve(texts.map((text) => pattern.test(text))), {
    alphabet: alphabetOfCharacters(characters),
    prefix,
    extraStates: 3,
    distinct: true,
  });
}

/** One or more of a, b, after the prefix. */
const letters = learnPattern(/^http:\/\/[ab]+$/, 'ab:', 'http://');

describe('a stored language', () => {
  quickTest('round-trips', async () => {
    const learnt = await letters;
    const { stored, automaton, grammar } = readLearnt(keptText(learnt));
    expect(automaton.table).toEqual(learnt.automaton.table);
    expect(stored).toMatchObject({
      parser: { name: 'some parser', version: '1.2' },
      date: '2003-03-03',
      prefix: 'http://',
      queries: learnt.queries,
      assumptions: { extraStates: 3, unasked: learnt.assumptions.unasked },
    });
    expect([grammar.revision, grammar.start, grammar.scope?.prefix]).toEqual([
      'some parser 1.2',
      'language',
      'http://',
    ]);
  });

  quickTest('preserves lone surrogates', async () => {
    const learnt = await learnPattern(/^[\ud800\u202e]$/, '\ud800\u202e');
    const text = keptText(learnt);
    expect(accepts(readLearnt(text).automaton, '\ud800')).toBe(true);
  });

  const damages: readonly (readonly [string, (text: string) => string, string])[] = [
    ['no JSON', (text) => text.slice(0, -4), 'line '],
    ['nothing', () => '', 'line 1, column 1: this is not JSON'],
    ['a fault on another line', () => '{"format":\n1,\n "version":[}', 'line 3, column 13: this is not JSON'],
    ['half a file', () => '{\n"format":', 'line 2, column 10: this is not JSON'],
    ['null', () => 'null', '$.format must be "uri-revisions learnt language"'],
    ['a list', () => '[]', '$.format'],
    ['another format', (text) => text.replace('learnt language', 'suite'), '$.format'],
    ['a later version', (text) => text.replace('"version":1,', '"version":2,'), '$.version is 2'],
    [
      'a name without end',
      (text) => text.replace('some parser', 'p'.repeat(201)),
      '$.parser.name must have at most 200',
    ],
    ['no prefix', (text) => text.replace('"prefix"', '"suffix"'), '$.prefix must be a string'],
    ['no number', (text) => text.replace(/\[0,/, '["0",'), '$.'],
    ['no such state', (text) => text.replace('"accepting":[2', '"accepting":[9'), '$.accepting[0]'],
    ['a step to no state', (text) => text.replace(/"rows":\[\[\d/, '"rows":[[7'), '$.rows[0][0]'],
    ['a short row', (text) => text.replace(/"rows":\[\[\d,/, '"rows":[['), '$.rows[0] must have'],
    [
      'no rows',
      (text) => text.replace(/"rows":\[[^]*/, '"rows":[]}'),
      '$.rows must contain at least one state',
    ],
    [
      'a range that ends before it begins',
      (text) => text.replace('[97,98]', '[98,97]'),
      '.set[0] must be two',
    ],
    [
      'two classes of one character',
      (text) => text.replace('[97,98]', '[97,99]'),
      'contains a code unit of an earlier class',
    ],
    [
      'a character without a class',
      (text) => text.replace('[97,98]', '[97,97]'),
      'is incomplete: code unit 98 is missing',
    ],
    ['what ended it', (text) => text.replace('"extraStates"', '"stopped": "x", "extraStates"'), 'stopped'],
  ];
  quickTest.each(damages)('with %s is rejected with its position', async (_, damage, message) => {
    const text = keptText(await letters);
    const damaged = damage(text);
    expect(damaged).not.toBe(text);
    expect(() => readLearnt(damaged)).toThrow(LearntFileError);
    expect(() => readLearnt(damaged)).toThrow(message);
  });

  test('with any single-character change is read or rejected, without other errors', async () => {
    const text = keptText(await letters);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('', '9', '"', '[', '-', 'é'), (at, character) => {
        try {
          readLearnt(text.slice(0, at) + character + text.slice(at + 1));
        } catch (error) {
          expect(error).toBeInstanceOf(LearntFileError);
        }
      }),
      { numRuns: many(100, 300) },
    );
  });
});

describe('the studies accept a learnt language', () => {
  test('as an unambiguous grammar of the same language', () =>
    fc.assert(
      fc.asyncProperty(transitions(3, 4), async (random) => {
        const parser = automatonOf('ab:', random);
        const learnt = await learn((texts) => Promise.resolve(texts.map((text) => accepts(parser, text))), {
          alphabet: alphabetOfCharacters('ab:'),
          extraStates: 3,
          distinct: true,
        });
        const { grammar, automaton } = readLearnt(keptText(learnt));
        const built = minimalAutomaton(grammar.bnf, grammar.start);
        expect(compareAutomata(built, automaton).relation).toBe('equal');
        expect(ambiguity(grammar.bnf, grammar.start).ambiguous).toBe(false);
      }),
      { numRuns: many(6, 20) },
    ));

  quickTest('and compare it with the strings after its prefix in a document', async () => {
    const { grammar } = readLearnt(keptText(await letters));
    const document = { revision: 'rfc3986', rule: 'URI' } as const;
    const comparison = compareRules({ revision: grammar }, document);
    expect(comparison.relation).toBe('subset');
    expect(comparison.onlySecond[0]?.text).toBe('');
    expect(compareRules(document, { revision: grammar }).relation).toBe('superset');
    expect(
      relationsOf(grammar, [studied('rfc3986'), grammar]).map(({ to, rule, comparison: { relation } }) => [
        to,
        rule,
        relation,
      ]),
    ).toEqual([
      ['rfc3986', 'URI-reference', 'subset'],
      ['some parser 1.2', 'language', 'equal'],
    ]);
  });

  quickTest('and compare it with another learnt language if one prefix starts with the other', async () => {
    const longer = readLearnt(keptText(await learnPattern(/^http:\/\/a[ab]*$/, 'ab', 'http://a'))).grammar;
    const shorter = readLearnt(keptText(await letters)).grammar;
    expect(compareRules({ revision: longer }, { revision: shorter }).relation).toBe('equal');
    const other = readLearnt(keptText(await learnPattern(/^ftp:/, 'ab', 'ftp:'))).grammar;
    expect(() => compareRules({ revision: other }, { revision: shorter })).toThrow(PrefixError);
  });

  quickTest('count, sample, cover and derive it', async () => {
    const revision = readLearnt(keptText(await letters)).grammar;
    expect(countStrings({ revision }, 3).map(({ count }) => count)).toEqual([0n, 2n, 4n, 8n]);
    for (const text of sampleStrings({ revision }, { length: 8, seed: 1, count: 4 }))
      expect(text).toMatch(/^[ab]{8}$/);
    for (const { text } of coveringStrings({ revision })) expect(text).toMatch(/^[ab]+$/);
    expect(derivations('ab', { revision })).toMatchObject({ count: 1n, reading: undefined });
  });

  test('and its suite detects a parser version with one wrong transition', () =>
    fc.assert(
      fc.asyncProperty(transitions(3, 4), fc.nat(), fc.nat(), async (random, at, to) => {
        const parser = automatonOf('ab:', random);
        const learnt = await learn(
          (texts) => Promise.resolve(texts.map((text) => accepts(parser, text.slice('x:'.length)))),
          { alphabet: alphabetOfCharacters('ab:'), prefix: 'x:', extraStates: 3, distinct: true },
        );
        const { grammar, automaton } = readLearnt(keptText(learnt));
        const cases = [...suite(grammar)].map(({ text, valid }) => ({ text, valid, place: '' }));
        for (const { text, valid } of cases) {
          expect(text).toMatch(/^x:[ab:]*$/);
          expect([text, accepts(parser, text.slice('x:'.length))]).toEqual([text, valid]);
        }
        const found = strength(cases, grammar);
        expect([found.untested, found.wrong]).toEqual([[], []]);
        const { rows } = automaton.table;
        const letter = automaton.classOf(Array.from('ab:')[at % 3]?.charCodeAt(0) ?? 0);
        const changed = rows.map((row, state) =>
          state === at % rows.length ? row.with(letter, to % rows.length) : row,
        );
        const asked = (one: Automaton): Automaton => without(one, learnt.assumptions.unasked);
        const version = new TableAutomaton({ ...automaton.table, rows: changed });
        const isTold = cases.some(({ text, valid }) => accepts(version, text.slice('x:'.length)) !== valid);
        expect(isTold).toBe(compareAutomata(asked(version), automaton).relation !== 'equal');
      }),
      { numRuns: many(4, 12) },
    ));

  quickTest('matrix and alphabets have it as a reference', async () => {
    const { grammar } = readLearnt(keptText(await letters));
    const rows = matrix({ revisions: ['rfc3986', grammar] });
    expect(rows.filter(({ cells }) => cells[1] !== undefined)).toMatchObject([
      { name: 'reference', cells: [{ revision: 'rfc3986' }, { rules: ['language'], change: 'narrowed' }] },
    ]);
    expect(alphabets(undefined, [grammar])).toMatchObject([{ role: 'reference', raw: 'ab' }]);
  });

  quickTest('and diff it by the reference rule only', async () => {
    const { grammar } = readLearnt(keptText(await letters));
    const { before, after, rules } = diff('rfc3986', grammar);
    expect([before, after]).toEqual(['rfc3986', 'some parser 1.2']);
    expect(rules).toMatchObject([{ before: 'URI-reference', after: 'language', change: 'narrowed' }]);
  });
});
