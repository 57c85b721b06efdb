/** The texts of an audit use every rule in whole URIs, which are all that some parsers accept. */
import { revision, type Revision, type RevisionId } from '../../src/api/index.js';
import { casesFor } from '../../src/audit/cases.js';
import { descendants } from '../../src/core/tree/node.js';
import { derivationNfa } from '../../src/grammar/automata/derivation-nfa.js';
import { behindScheme } from '../../src/study/sampling/behind-scheme.js';
import { coveringDerivations, drawDerivations } from '../../src/study/sampling/cover.js';
import { alt, bnf, many, opt, seq } from '../study/bnf-terms.js';

const isUri = (text: string): boolean => /^[^:/?#]+:\/\//.test(text);

/** Rules that no whole URI with an authority uses. */
const beyond: readonly (readonly [RevisionId, string])[] = [
  [
    'rfc3986',
    'absolute-URI relative-ref relative-part path path-absolute path-noscheme path-rootless path-empty segment-nz segment-nz-nc reserved gen-delims',
  ],
  ['rfc2396', 'relativeURI opaque_part uric_no_slash rel_path rel_segment path control space delims unwise'],
  ['rfc1738', 'national punctuation'],
];

test.each(beyond)('%s: the first 1,000 texts use every rule behind a scheme', (id, unreachable) => {
  const document: Revision = revision(id);
  const texts = [...casesFor([id], { size: 1000, seed: 0 })];
  const used = new Set<string>();
  for (const text of texts) {
    if (!isUri(text) || !document.accepts(text)) continue;
    for (const { rule } of descendants(document.parse(text))) used.add(rule);
  }
  const unused = document.rules.map(({ name }) => name).filter((name) => !used.has(name));
  expect(unused).toEqual(unreachable.split(' '));
  const share = texts.filter(isUri).length / texts.length;
  expect([share > 0.3, share < 0.7]).toEqual([true, true]);
});

test('derivations behind a scheme are those whose strings begin with a scheme and "://"', () => {
  const word = alt('b', 'c/', seq('d', ':'));
  const grammar = bnf({ s: seq(opt(many(word)), opt(':'), many('/'), many(alt('/', 'x'))), word });
  const within = behindScheme(derivationNfa(grammar, 's'));
  const strings = [...drawDerivations(within, { count: 200, seed: 1, length: 9 })];
  strings.push(...coveringDerivations(within).map(({ text }) => text));
  expect(strings.filter((text) => !isUri(text))).toEqual([]);
  expect(new Set(strings).size).toBeGreaterThan(50);
  const without = behindScheme(derivationNfa(bnf({ s: seq('a', many('/')) }), 's'));
  expect(coveringDerivations(without)).toEqual([]);
  expect([...drawDerivations(without, { count: 9, seed: 1, length: 9 })]).toEqual([]);
});
