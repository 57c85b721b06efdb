/** Any documents and learnt languages, combined into one automaton. */
import { verdictTable as tableOfProduct } from '../../src/grammar/automata/verdict-table.js';
import { StateLimitError, verdictsOf, verdictTable } from '../../src/study/index.js';
import { grammarOf } from '../../src/study/grammars.js';
import { StudiedGrammar } from '../../src/grammar/automata/studied-grammar.js';
import { tableOf, TableAutomaton } from '../../src/grammar/automata/table-automaton.js';
import { UnknownNameError } from '../../src/core/base/unknown-name.js';

const text = 'http://a/b#c';

test('documents are named by ids, ranges and sets, each once, in their order', () => {
  const { names, verdicts } = verdictsOf(['rfc3986', 'url-1997..rfc2732', 'today']);
  expect(names).toEqual(['rfc3986', 'url-1997', 'rfc2396', 'rfc2732']);
  expect(verdicts(text)).toBe(0b1111);
  expect(verdicts('http://[::1]/')).toBe(0b1001);
});

test('absolute forms have no fragment', () => {
  const { verdicts } = verdictsOf(['rfc3986', 'rfc1738'], { form: 'absolute' });
  expect(verdicts(text)).toBe(0);
  expect(verdicts('http://a/b')).toBe(0b11);
  expect(verdicts('/b')).toBe(0);
});

test('a learnt language may distinguish characters beyond US-ASCII', () => {
  const latin = new TableAutomaton({
    classes: new Uint16Array(0x10000).map((_, unit) => Number(unit === 0xe9)),
    accepting: [true, false],
    rows: [
      [1, 0],
      [1, 1],
    ],
  });
  const learnt = new StudiedGrammar({
    bnf: {
      ...grammarOf('rfc3986').bnf,
      revision: 'learnt',
      rules: grammarOf('rfc3986').bnf.rules.slice(0, 1),
    },
    start: 'URI',
    roles: { URI: 'reference' },
    automaton: () => latin,
  });
  expect(tableOf(latin).rows).toHaveLength(2);
  const { names, verdicts, walk } = verdictsOf(['rfc3986', learnt]);
  expect(names).toEqual(['rfc3986', 'learnt']);
  expect(verdicts('')).toBe(0b11);
  expect(verdicts('éé')).toBe(0b10);
  expect(walk('éa')).toEqual({ verdicts: 0, stops: [0, 1] });
  expect(() => verdictsOf([learnt], { form: 'absolute' })).toThrow(UnknownNameError);
  expect(verdictTable(['rfc3986', learnt])).toBeInstanceOf(Uint8Array);
});

test('respects limits', () => {
  expect(() => verdictsOf(['all'], { limits: { states: 100, milliseconds: 1000 } })).toThrow(StateLimitError);
});

test('a table numbers its states in 16 bits, and has no more', () => {
  const states = 0x10001;
  const product = {
    initial: 1,
    classCount: 1,
    classes: new Uint16Array(129),
    table: new Uint32Array(states),
    accepting: new Uint32Array(states),
    live: new Uint32Array(states),
  };
  expect(() => tableOfProduct(product, ['x'])).toThrow(
    'at most 65536 states, and these languages together have 65537',
  );
});
