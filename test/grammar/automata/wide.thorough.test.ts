/** Grammars with characters beyond US-ASCII, such as the IRIs of RFC 3987: every study reads UTF-16 code units. */
import { accepts } from '../../../src/core/automaton/walk.js';
import {
  ambiguity,
  automatonOf,
  bnfOf,
  compareRules,
  readGrammar,
  regexOf,
  suite,
  transcribe,
} from '../../../src/study/index.js';
import { isFullDepth } from '../../depth.js';

const iri = readGrammar(
  `IRI = scheme ":" "//" ireg-name *( "/" *ipchar )
ireg-name = *( iunreserved / pct-encoded / sub-delims )
ipchar = iunreserved / pct-encoded / sub-delims / ":" / "@"
iunreserved = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar
ucschar = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF / %x10000-1FFFD / %x20000-2FFFD / %xE1000-EFFFD
`,
  {
    file: 'iri',
    from: ['scheme', 'pct-encoded', 'sub-delims'].map((rule) => ({ revision: 'rfc3986' as const, rule })),
  },
);

test.each([
  ['http://h/a', true],
  ['http://b\u00fccher.example/', true],
  ['http://\u{1F600}/', true],
  ['http://h/\u0080', false],
  ['http://h/\ufdd0', false],
  ['http://h/\u{1FFFE}', false],
  ['http://h/\ud83d', false],
  ['http://h/\ude00', false],
])('RFC 3987 §2.2: %j is %s', (text, expected) => {
  const automaton = automatonOf({ revision: iri });
  expect(accepts(automaton, text)).toBe(expected);
  expect(new RegExp(regexOf(iri, { dialect: 'javascript' }).text.slice(1, -1)).test(text)).toBe(expected);
});

test('it is compared, tested and transcribed', () => {
  const { relation, onlyFirst } = compareRules({ revision: iri }, { revision: 'rfc3986', rule: 'URI' });
  expect(relation).toBe('overlapping');
  expect(onlyFirst.map(({ text }) => text)).toContain('a://\u00a0');
  expect(ambiguity({ revision: iri }).ambiguous).toBe(false);
  // A suite of all characters of IRIs takes long.
  const tested = isFullDepth ? iri : readGrammar('s = *( %xE9 / %x4E00-9FFF ) %x1F600');
  for (const { text, valid } of suite(tested, { size: 20 })) {
    expect([text, accepts(automatonOf({ revision: tested }), text)]).toEqual([text, valid]);
  }
  const { peg, failed } = transcribe(bnfOf(iri), { rule: isFullDepth ? 'IRI' : 'ipchar' });
  expect(failed).toEqual([]);
  expect(peg).toContain('\\uDC00-\\uDFFF');
});

test('an expression of a dialect that reads code points has no halves of pairs', () => {
  const { text } = regexOf(iri, { dialect: 'python' });
  expect(text).toContain('\\U00010000-\\U0001FFFD');
  expect(text).not.toMatch(/\\u[dD][89a-fA-F]/);
});
