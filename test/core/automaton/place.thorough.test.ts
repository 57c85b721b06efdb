import fc from 'fast-check';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { referencesIn } from '../../../src/core/automaton/compact-bnf.js';
import type { Place } from '../../../src/core/automaton/place.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { walk } from '../../../src/core/automaton/walk.js';
import { inAscii, stateAfter, testedRule, textsNear } from './automata.js';
import { some } from '../../depth.js';

/** Returns the US-ASCII characters that can follow a text, trying each. */
function possibleAfter(automaton: Automaton, text: string): string {
  const state = stateAfter(automaton, text);
  return Array.from({ length: 0x80 }, (_, unit) => String.fromCharCode(unit))
    .filter((c) => automaton.step(state, automaton.classOf(c.charCodeAt(0))) !== automaton.dead)
    .join('');
}

describe.each(some(inAscii, 2))('$id, at random places in every rule', ({ bnf, recognizer, rules }) => {
  const uses = bnf.map(referencesIn);

  /** Checks the place after the viable prefix of random texts. */
  function everywhere(check: (place: Place, viable: string, rule: number) => boolean): void {
    for (const { index, minimal } of rules) {
      fc.assert(
        fc.property(textsNear(minimal), (text) => {
          const viable = text.slice(0, walk(minimal, text).offset);
          return check(recognizer.place(index, text), viable, index);
        }),
        { numRuns: 20, seed: 1 },
      );
    }
  }

  test('has the characters found by trying each', () => {
    everywhere(
      ({ characters }, viable, rule) => characters === possibleAfter(rules[rule]?.minimal ?? fail(), viable),
    );
  });

  test('names the same characters by rules as individually', () => {
    everywhere(({ characters, expected }) => {
      const named = expected.flatMap((term) =>
        Array.from(typeof term === 'string' ? term : possibleAfter(rules[term]?.minimal ?? fail(), '')),
      );
      return Array.from(new Set(named)).sort().join('') === characters;
    });
  });

  test('names only rules that are read as one character', () => {
    everywhere(({ expected }) =>
      expected.every((term) => {
        if (typeof term === 'string') return term.length === 1;
        const { minimal } = rules[term] ?? fail();
        return Array.from(possibleAfter(minimal, '')).every(
          (c) => c === '%' || (minimal.accepting(stateAfter(minimal, c)) && possibleAfter(minimal, c) === ''),
        );
      }),
    );
  });

  test('has the start rule outermost, and every other open rule inside one that uses it', () => {
    everywhere(({ open, stacks }, _, start) =>
      [open, ...stacks].every((rules) => {
        const isInside = (rule: number, i: number): boolean =>
          rules.slice(i + 1).some((outer) => uses[outer]?.includes(rule));
        return rules.at(-1) === start && rules.slice(0, -1).every(isInside);
      }),
    );
    expect(bnf).toHaveLength(rules.length);
  });
});

function fail(): never {
  throw new Error('no such rule');
}

function placeIn(id: RevisionId, name: string, text: string): { open: string; expected: string } {
  const { index, of } = testedRule(id, name);
  const nameOf = (rule: number): string => of.grammar.names[rule] ?? '';
  const { open, expected } = of.recognizer.place(index, text);
  return {
    open: open.map(nameOf).join(' '),
    expected: expected.map((term) => (typeof term === 'number' ? nameOf(term) : `"${term}"`)).join(' '),
  };
}

test.each<[RevisionId, string, string, string, string]>([
  // Before anything is read, only the start rule is open.
  [
    'rfc2396bis-01',
    'URI-reference',
    '',
    'URI-reference',
    'unreserved escaped "#" "$" "&" "+" "," "/" ";" "=" "?" "@"',
  ],
  ['url-1993', 'fragmentaddress', '', 'fragmentaddress', 'alpha'],
  // Section 2.4.1.
  ['rfc2396bis-01', 'query', 'a%4', 'escaped pchar query', 'HEXDIG'],
  // Section 3.2.2: inside the brackets only an IPv6 address is allowed.
  ['rfc2396bis-01', 'host', '[', 'IPv6reference host', 'HEXDIG ":"'],
  ['rfc2396bis-01', 'host', '[::1.', 'IPv4address ls32 IPv6address IPv6reference host', 'DIGIT'],
  // The enclosing rules decide what may follow a complete rule.
  ['rfc1738', 'hostport', 'h:80', 'digits port hostport', 'digit'],
  ['rfc1738', 'fieldspec', ';a=', 'fieldspec', 'uchar "&" ":" "?" "@"'],
  ['url-1997', 'hex', 'a', 'hex', ''],
  // A rule that calls itself is open once.
  ['url-1993', 'hostname', 'a.b.c', 'xalphas ialpha hostname', 'xalpha'],
  ['url-1995', 'attributes', 'a1', 'alphanums attribute attributes', 'alphanum'],
])('%s %s: after %j', (id, rule, text, open, expected) => {
  expect(placeIn(id, rule, text)).toStrictEqual({ open, expected });
});
