/** A document that changes another: its base's rules with its own replacing some, and borrowed ones. */
import { loadNotation } from '../../../scripts/load/grammar.js';
import type { BnfGrammar } from '../../../src/grammar/bnf/bnf.js';
import { GrammarError } from '../../../src/grammar/bnf/errors.js';
import { readBnf } from '../../../src/grammar/bnf/read-bnf.js';
import { caseRule, soundDocument } from './sound-document.js';

interface Listing {
  readonly printed: string;
  readonly borrowed?: string;
  readonly sections: Readonly<Record<string, string>>;
  readonly document?: object;
  readonly base?: BnfGrammar;
  readonly corrections?: readonly object[];
}

function read({ printed, borrowed, sections, document = {}, base, corrections = [] }: Listing): BnfGrammar {
  const start = Object.keys(sections)[0];
  const text = JSON.stringify({
    ...soundDocument,
    notation: 'rfc822',
    start,
    sections,
    ...document,
  });
  return readBnf(
    {
      document: { file: 'document.json', text },
      printed: { file: 'printed.bnf', text: printed },
      corrections: { file: 'corrections.json', text: JSON.stringify(corrections) },
      coreRules: { file: 'core-rules.bnf', text: 'DIGIT = %x30-39\nHEXDIG = DIGIT / "A"\n' },
      ...(borrowed !== undefined && { borrowed: { file: 'borrowed.bnf', text: borrowed } }),
      ...(base !== undefined && { base }),
    },
    loadNotation,
  );
}

const base = read({
  printed: 'url = scheme ":" host\nscheme = "a" | "b"\nhost = name\nname = *"n"\n',
  sections: { url: 'A', scheme: '3.1', host: '3.2', name: '3.2' },
});

const patch = {
  base,
  printed: 'host = name | v6\nv6 = "[" address "]"\n',
  borrowed: 'address = 1*4HEXDIG [ ":" address ]\n',
  sections: { host: '3', v6: '3', address: 'RFC 2 §B' },
  document: {
    base: { id: 'base', name: 'RFC 1' },
    borrowed: { notation: 'rfc822', literals: caseRule },
    coreRules: 'RFC 2234 §6.1',
  },
};

test('rules of a patch replace others in place, and name the document that prints them', () => {
  expect(read(patch).rules.map(({ name, origin, section }) => [name, origin, section])).toEqual([
    ['url', 'base', 'RFC 1 §A'],
    ['scheme', 'base', 'RFC 1 §3.1'],
    ['host', 'document', '3'],
    ['name', 'base', 'RFC 1 §3.2'],
    ['v6', 'document', '3'],
    ['address', 'borrowed', 'RFC 2 §B'],
    ['DIGIT', 'core', 'RFC 2234 §6.1'],
    ['HEXDIG', 'core', 'RFC 2234 §6.1'],
  ]);
});

test('a borrowed rule replaces another in place', () => {
  const { rules } = read({
    ...patch,
    printed: 'host = address\n',
    borrowed: 'address = name\nName = 1*3HEXDIG\n',
    sections: { host: '3', address: 'RFC 2 §B', Name: 'RFC 2 §B' },
    document: { ...patch.document, ruleNames: { ...caseRule, ignoreCase: true } },
  });
  expect(rules.map(({ name, origin, section }) => [name, origin, section])).toEqual([
    ['url', 'base', 'RFC 1 §A'],
    ['scheme', 'base', 'RFC 1 §3.1'],
    ['host', 'document', '3'],
    ['Name', 'borrowed', 'RFC 2 §B'],
    ['address', 'borrowed', 'RFC 2 §B'],
    ['DIGIT', 'core', 'RFC 2234 §6.1'],
    ['HEXDIG', 'core', 'RFC 2234 §6.1'],
  ]);
});

test('a patch on a patch names the document that prints a rule', () => {
  const again = read({
    base: read(patch),
    printed: 'scheme = "c"\n',
    sections: { scheme: '9' },
    document: { base: { id: 'patch', name: 'RFC 3' } },
  });
  expect(again.rules.map(({ section }) => section)).toEqual([
    'RFC 1 §A',
    '9',
    'RFC 3 §3',
    'RFC 1 §3.2',
    'RFC 3 §3',
    'RFC 2 §B',
    'RFC 2234 §6.1',
    'RFC 2234 §6.1',
  ]);
});

test('a borrowed rule can be corrected in its own notation', () => {
  const { rules } = read({
    ...patch,
    borrowed: 'address = 1*4HEXDIG [ "." address ]\n',
    corrections: [{ rule: 'address', printed: '"."', corrected: '":"', reason: 'r', evidence: 'e' }],
  });
  expect(rules.find(({ name }) => name === 'address')?.corrected).toBe('address = 1*4HEXDIG [ ":" address ]');
});

test.each<[string, Partial<Listing>, string]>([
  [
    'a rule that the patch takes away from its base',
    { printed: 'host = nome | v6\nv6 = "[" address "]"\n' },
    'printed.bnf:1:8: no rule is called "nome"; did you mean "name"?',
  ],
  [
    'a borrowed rule that is printed as well',
    { borrowed: 'address = "x"\nv6 = "y"\n' },
    'borrowed.bnf:2:1: rule "v6" is defined twice',
  ],
  [
    'a borrowed rule without a section',
    { sections: { host: '3', v6: '3' } },
    'borrowed.bnf:1:1: rule "address" has no section in document.json',
  ],
  [
    'recursion through a rule of the base',
    {
      printed: 'host = v6 | name\nv6 = address url\nname = url "n"\n',
      sections: { ...patch.sections, name: '3' },
    },
    'printed.bnf:3:8: "url" contains itself',
  ],
])('%s is refused at its place', (_, listing, message) => {
  expect(() => read({ ...patch, ...listing })).toThrow(GrammarError);
  expect(() => read({ ...patch, ...listing })).toThrow(message);
});
