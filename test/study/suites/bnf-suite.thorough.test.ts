/** Small suites of the formats of JSON Schema: they kill every fault of the BNF, and the Test Suite can take them. */
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { StudiedGrammar } from '../../../src/grammar/automata/studied-grammar.js';
import { revision } from '../../../src/api/index.js';
import {
  readCases,
  readGrammar,
  shelfGrammar,
  smallSuite,
  strength,
  suiteHeading,
  writeSuite,
} from '../../../src/study/index.js';
import { readJsonSchemaTests } from '../../documents/rfc3986/json-schema-tests.js';

const ofBnf: readonly string[] = ['alternative', 'class', 'bound', 'option'];

const formats = [
  { format: 'uri', of: 'rfc3986', start: 'URI', cases: 116, killed: 186, published: 72, wrongInAjv: 18 },
  {
    format: 'hostname',
    of: 'host-name',
    start: 'domain',
    cases: 16,
    killed: 24,
    published: 13,
    wrongInAjv: 0,
  },
] as const;

interface Group {
  readonly schema: { readonly format: string };
  readonly tests: readonly Readonly<
    Record<'description' | 'comment' | 'data', string> & { valid: boolean }
  >[];
}

describe.each(formats)('$format', ({ format, of, start, cases, killed, published, wrongInAjv }) => {
  const document = of.startsWith('rfc') ? revision(of as 'rfc3986') : shelfGrammar(of);
  const all = [...smallSuite(document, { start })];
  const killedBy = (list: readonly { readonly text: string; readonly valid: boolean }[]): number =>
    strength(
      list.map((one) => ({ ...one, place: '' })),
      document,
      { start },
    )
      .kinds.filter(({ kind }) => ofBnf.includes(kind))
      .reduce((sum, kind) => sum + kind.killed, 0);

  test('kills what can be killed; a short list needs every case', () => {
    expect([all.length, killedBy(all)]).toEqual([cases, killed]);
    for (const one of all.length < 20 ? all : [])
      expect(killedBy(all.filter((other) => other !== one))).toBeLessThan(killed);
  });

  test('kills more than the published tests', () => {
    const rows = readJsonSchemaTests(format).flatMap(([text, , valid]) =>
      typeof text === 'string' ? [{ text, valid }] : [],
    );
    expect(killedBy(rows)).toBe(published);
  });

  const text = [...writeSuite('json-schema', suiteHeading(document, { start }), all.values())].join('');
  const [group] = JSON.parse(text) as readonly Group[];

  test('has the layout of the Test Suite', () => {
    expect(text).toBe(
      `${JSON.stringify(JSON.parse(text), null, 4).replaceAll(/[\u007f-\uffff]/g, escaped)}\n`,
    );
    expect(group?.schema.format).toBe(format);
    const descriptions = group?.tests.map(({ description }) => description) ?? [];
    expect(new Set(descriptions).size).toBe(cases);
    expect(descriptions.filter(({ length }) => length >= 70)).toEqual([]);
    expect(readCases(text).map(({ text }) => text)).toEqual(all.map(({ text }) => text));
  });

  test('cites sections of RFCs, and writes ranges as ABNF does', () => {
    for (const comment of group?.tests.map((one) => one.comment) ?? [])
      expect(comment).not.toMatch(/section-RFC|%\d/);
  });

  test('finds what ajv-formats reads otherwise', () => {
    const validate = addFormats.default(new Ajv()).compile({ type: 'string', format });
    expect(group?.tests.filter(({ data, valid }) => validate(data) !== valid)).toHaveLength(wrongInAjv);
  });
});

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

test('changes beyond US-ASCII are faults of their own', () => {
  const texts = [...smallSuite(readGrammar('a = %xE9 / %x4000'))].map(({ text }) => text);
  expect(texts.sort()).toEqual(['\u00e8', '\u00e9', '\u00ea', '\u3fff', '\u4000', '\u4001']);
});

test('no case has a lone surrogate', () => {
  const texts = [...smallSuite(readGrammar('a = %x41-5A / %x10400-1FFFD'))].map(({ text }) => text);
  expect(texts).toContain('\u{1FFFE}');
  expect(texts.filter((text) => /\p{Surrogate}/u.test(text))).toEqual([]);
});

test('a learnt language has no BNF', () => {
  const { bnf, start } = shelfGrammar('tag');
  const learnt = new StudiedGrammar({ bnf, start, roles: {}, scope: { prefix: '', unasked: [] } });
  expect(() => smallSuite(learnt)).toThrow(RangeError);
});
