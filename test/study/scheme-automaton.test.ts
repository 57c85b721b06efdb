/** A document's language with the grammar of each scheme applied. */
import fc from 'fast-check';
import { accepts, walk } from '../../src/core/automaton/walk.js';
import { withSchemes } from '../../src/study/scheme-automaton.js';
import { schemeAutomata, shelf, shelfGrammar } from '../../src/study/shelf.js';
import { automatonOf } from '../../src/study/index.js';

const language = automatonOf({ revision: 'rfc3986', rule: 'URI-reference' });
const applied = withSchemes(language, schemeAutomata());

/** Each with the section that decides it. */
const accepted = [
  ['urn:isbn:0451450523', 'RFC 8141 §2'],
  ['URN:isbn:0451450523', 'RFC 3986 §3.1: schemes are case-insensitive'],
  ['urn:isbn:0451450523#a', 'RFC 8141 §2.3.3'],
  ['http://a/b#c', 'RFC 3986 §3.5: no scheme restricts the fragment'],
  ['file:///etc/hosts', 'RFC 8089 §2'],
  ['x-unknown:%20', 'no grammar is on the shelf'],
  ['urn', 'a relative reference'],
  ['urn/a:b', 'a relative reference'],
  ['', 'RFC 3986 §4.4'],
] as const;

test.each(accepted)('%s is accepted: %s', (text) => {
  expect(accepts(applied, text)).toBe(true);
});

const refused = [
  ['urn:a', 5, 'RFC 8141 §2: an identifier and a string are needed'],
  ['urn:-a:b', 4, 'RFC 8141 §2: an identifier begins with a letter or digit'],
  ['http:a', 5, 'RFC 9110 §4.2.1'],
  ['file://h:80/', 8, 'RFC 8089 §2: no port'],
  ['tag:a,20:b', 8, 'RFC 4151 §2.1: four digits'],
  ['urn:aa:b#%', 10, 'RFC 3986 §2.1, in the fragment'],
] as const;

test.each(refused)('%s stops at offset %d: %s', (text, offset) => {
  expect([accepts(applied, text), walk(applied, text).offset]).toEqual([false, offset]);
});

test('agrees with the two grammars asked one after the other', () => {
  const schemes = shelf.flatMap((entry) => Object.keys(entry.schemes));
  const grammars = schemeAutomata();
  const piece = fc.constantFrom(
    ...schemes,
    ':',
    '/',
    '//',
    'a',
    '1',
    '#',
    '?',
    '@',
    ',',
    '%41',
    '.',
    '-',
    '[',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const text = pieces.join('');
      const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase() ?? '';
      const grammar = grammars.get(scheme);
      const bySchemes =
        grammar === undefined || accepts(grammar, text) || accepts(grammar, text.replace(/#.*$/, ''));
      expect([text, accepts(applied, text)]).toEqual([text, accepts(language, text) && bySchemes]);
    }),
    { numRuns: 3000 },
  );
});

test('every scheme has a grammar by its own name', () => {
  for (const { schemes } of shelf)
    for (const [scheme, rule] of Object.entries(schemes)) expect(shelfGrammar(scheme).start).toBe(rule);
});
