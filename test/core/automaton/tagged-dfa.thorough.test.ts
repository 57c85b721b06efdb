/** The registers of an automaton after one pass, compared with those of the tree of peggy's own generator. */
import fc from 'fast-check';
import { generatedGrammars } from '../../../generated/registry/grammars.js';
import { asciiSize } from '../../../src/core/base/ascii.js';
import { loadTaggedDfa } from '../../../scripts/load/tagged-dfa.js';
import { runTaggedDfa } from '../../../src/core/automaton/tagged-dfa.js';
import { pegIdentifier } from '../../../src/grammar/peg/peg.js';
import { type Revision, revision, revisions, UriSyntaxError } from '../../../src/api/index.js';
import { registerTree } from '../../../src/core/tree/tree-registers.js';
import { componentsIn, registerEmptyPath, spansIn } from '../../../src/core/tree/read-components.js';
import { Registers } from '../../../src/core/automaton/registers.js';
import { hostKindRegister } from '../../../src/core/tree/role-registers.js';
import { edited, exampleTexts } from '../../example-texts.js';
import { contentsOf, poison } from '../../../scripts/soak/fuzz/routes.js';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import { plainParserOf } from '../../../scripts/load/plain-parser.js';
import { references } from '../../../src/grammar/bnf/bnf.js';
import { many, some } from '../../depth.js';

const registers = new Registers();

const readers = some(revisions, 4).map((id) => {
  const { grammar } = generatedGrammars[id];
  const taggedDfa = loadTaggedDfa(id);
  const plain = plainParserOf(grammar);
  const start = pegIdentifier(grammar.start);
  const byTree = (text: string): boolean => {
    const tree = plain(text, { startRule: start });
    if (tree !== undefined) registerTree(registers, tree, text, grammar.roles, grammar.names);
    return tree !== undefined;
  };
  return { id, grammar, taggedDfa, byTree };
});

type Reader = (typeof readers)[number];

/** Checks that both routes leave the same registers for a text. @returns true if the text is derivable */
function expectSameRegisters({ taggedDfa, byTree }: Reader, text: string): boolean {
  poison(registers);
  const expected = byTree(text) ? contentsOf(registers) : 'rejected';
  poison(registers);
  const byTaggedDfa = runTaggedDfa(taggedDfa, text, registers) < 0 ? contentsOf(registers) : 'rejected';
  if (byTaggedDfa !== expected) throw new Error(`${JSON.stringify(text)}: ${byTaggedDfa}, not ${expected}`);
  return expected !== 'rejected';
}

describe.each(some(readers, 2))('the registers of $id', (reader) => {
  const { id, grammar, taggedDfa, byTree } = reader;
  const document: Revision = revision(id);

  test('are set for exactly the texts that the document accepts: all pairs of states', () => {
    const automaton = document.automaton();
    const pairs = new Map([
      [`${taggedDfa.initial} ${automaton.initial}`, [taggedDfa.initial, automaton.initial]],
    ]);
    for (const [key, [marked = 0, plain = 0]] of pairs) {
      const isMarked = marked >= taggedDfa.firstAccepting;
      expect({ key, accepts: isMarked }).toEqual({ key, accepts: automaton.accepting(plain) });
      for (let code = 0; code <= asciiSize; code++) {
        const pair = [
          (taggedDfa.moves[(taggedDfa.columns[code] ?? 0) + marked] ?? 0) & 0xffff,
          automaton.step(plain, automaton.classOf(code)),
        ];
        pairs.set(pair.join(' '), pair);
      }
    }
    expect(pairs.size).toBeGreaterThan(20);
  });

  test('give the components and spans of the tree', () => {
    for (const text of exampleTexts) {
      if (!document.accepts(text)) continue;
      const [components, spans] = [document.components(text), document.spans(text)];
      poison(registers);
      byTree(text);
      registerEmptyPath(registers, text, grammar.roles);
      expect({ text, ...components }).toEqual({ text, ...componentsIn(registers, text, grammar.names) });
      expect({ text, spans }).toEqual({ text, spans: spansIn(registers) });
    }
  });

  test('distinguish every kind of host', () => {
    const kinds = new Set<string>();
    for (const text of [
      'http://h.example/',
      'http://1.2.3.4/',
      'http://[::1]/',
      'http://1.2.3.4.example/',
      'x://h/',
    ]) {
      if (!expectSameRegisters(reader, text)) continue;
      const kind = grammar.names[registers.at(hostKindRegister)];
      if (kind !== undefined) kinds.add(kind);
    }
    const hosts = loadGrammar(id).rules.filter(({ name }) => grammar.roles.hostKind.includes(name));
    expect(kinds).toEqual(new Set(hosts.flatMap(({ expression }) => references(expression))));
  });

  test('confuse no character beyond US-ASCII with others or with tags', () => {
    // The letters of tags begin at U+FF00.
    const otherCharacters = [
      '\ud800',
      '\udfff',
      '\u00e9',
      '\u0080',
      '\u0100',
      '\uff00',
      '\uff01',
      '\uff20',
      '\uffff',
    ];
    for (const text of ['http://u:p@h:80/p;type=a?q#f', 'gopher://h/1s%09t%09g', 'mailto:a@b', 'a', '']) {
      for (let place = 0; place <= text.length; place++) {
        for (const character of [...otherCharacters, '\ud83d\ude00']) {
          expectSameRegisters(reader, text.slice(0, place) + character + text.slice(place));
        }
      }
    }
  });

  test('of a long text are the shifted ones of a short text', () => {
    let accepted = 0;
    for (const [head, unit] of [
      ['http://h/', 'a'],
      ['http://h/', '%41'],
      ['http://h/', 'a/'],
      ['http://h/p?', 'a'],
      ['http://h/p#', 'a'],
      ['', 'a'],
    ] as const) {
      const short = head + unit;
      const long = head + unit.repeat(100_000);
      expect(runTaggedDfa(taggedDfa, long, registers) < 0).toBe(expectSameRegisters(reader, short));
      expect(runTaggedDfa(taggedDfa, `${long}\ud800`, registers) < 0).toBe(
        document.accepts(`${short}\ud800`),
      );
      if (!document.accepts(long)) continue;
      accepted += 1;
      const moved = (offset: number): number =>
        offset < short.length ? offset : offset + long.length - short.length;
      const expected = [...document.spans(short)].map(([role, spans]) => [
        role,
        spans.map(({ start, end }) => ({ start: moved(start), end: moved(end) })),
      ]);
      expect([...document.spans(long)]).toEqual(expected);
    }
    expect(accepted).toBeGreaterThan(2);
  });
});

describe('the fields of a Prospero link', () => {
  const document = revision('rfc1738');

  test.each([0, 1, 2, 3, 10_000])('%d of them, empty ones among them', (count) => {
    const fields = Array.from({ length: count }, (_, i) => ({
      name: i % 3 === 1 ? '' : `n${i}`,
      value: i % 2 === 1 ? '' : `v:${i}@`,
    }));
    const text = `prospero://h/a${fields.map(({ name, value }) => `;${name}=${value}`).join('')}`;
    expect(document.components(text).specific).toEqual({
      prosperoName: 'a',
      ...(count > 0 ? { prosperoFields: fields } : {}),
    });
    const spans = document.spans(text);
    const texts = (role: 'prosperoFieldName' | 'prosperoFieldValue'): string[] =>
      (spans.get(role) ?? []).map(({ start, end }) => text.slice(start, end));
    expect(texts('prosperoFieldName')).toEqual(fields.map(({ name }) => name));
    expect(texts('prosperoFieldValue')).toEqual(fields.map(({ value }) => value));
  });
});

describe('registers of one text', () => {
  const runs = many(30, 300);

  test('never leak into the next, whatever is read between', () => {
    const item = fc.tuple(fc.constantFrom(...readers), edited(exampleTexts));
    const rich = 'prospero://h:1/a;b=c;d=e';
    let accepted = 0;
    let rejected = 0;
    fc.assert(
      fc.property(fc.array(item, { minLength: 2, maxLength: 6 }), (items) => {
        for (const [reader, text] of items) {
          revision('rfc1738').components(rich);
          const document: Revision = revision(reader.id);
          try {
            const [first, again] = [document.components(text), document.components(text)];
            expect(first).toEqual(again);
            accepted += 1;
            const isDerivable = reader.byTree(text);
            expect({ text, isDerivable }).toEqual({ text, isDerivable: true });
            const { roles, names } = reader.grammar;
            registerEmptyPath(registers, text, roles);
            expect({ text, ...first }).toEqual({ text, ...componentsIn(registers, text, names) });
          } catch (error) {
            if (!(error instanceof UriSyntaxError)) throw error;
            rejected += 1;
            expect(reader.byTree(text)).toBe(false);
          }
        }
      }),
      { seed: 1997, numRuns: runs },
    );
    expect(accepted).toBeGreaterThan(runs / 2);
    expect(rejected).toBeGreaterThan(runs / 2);
  });

  test('do not change earlier results', () => {
    const document = revision('rfc1738');
    const [components, spans] = [document.components('http://h:80/p?q'), document.spans('http://h:80/p?q')];
    const copies = [structuredClone(components), new Map(spans)];
    document.components('prospero://x/a;b=c');
    document.components('80', { start: 'port' });
    expect(() => document.components('no url')).toThrow(UriSyntaxError);
    expect([components, spans]).toEqual(copies);
  });
});
