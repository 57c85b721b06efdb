/** A document that prints two listings with rules of the same names. */
import { loadNotation } from '../../../scripts/load/grammar.js';
import { type BnfGrammar, references } from '../../../src/grammar/bnf/bnf.js';
import { readBnf } from '../../../src/grammar/bnf/read-bnf.js';
import { readPrinted } from '../../../src/grammar/bnf/read-printed.js';
import { soundDocument } from './sound-document.js';

const printed = `
   uri      scheme : path
   scheme   alpha
   path     alpha | marks
   alpha    a | b
   marks    alpha [ path ]

    (end of the first)
 url      alpha : path
 path     alpha  [ path ]
 alpha    a | b
 marks    alpha
`;

const listings = { between: '(end of the first)', prefix: 'uri-', same: ['alpha'] };

function read(
  changes: { printed?: string; listings?: object; corrections?: readonly object[] } = {},
): BnfGrammar {
  const names = ['uri', 'scheme', 'uri-path', 'alpha', 'uri-marks', 'url', 'path', 'marks'];
  const text = JSON.stringify({
    ...soundDocument,
    notation: 'bare-words',
    start: 'url',
    otherStarts: ['uri'],
    sections: Object.fromEntries(names.map((name) => [name, '1'])),
    listings: { ...listings, ...changes.listings },
  });
  return readBnf(
    {
      document: { file: 'document.json', text },
      printed: { file: 'printed.bnf', text: changes.printed ?? printed },
      corrections: { file: 'corrections.json', text: JSON.stringify(changes.corrections ?? []) },
      coreRules: { file: 'core-rules.bnf', text: '' },
    },
    loadNotation,
  );
}

test('a rule that both print has the prefix in the first; words name the rules of their own listing first', () => {
  const seen = read().rules.map(({ name, expression }) => [name, ...references(expression)]);
  expect(seen).toEqual([
    ['uri', 'scheme', 'uri-path'],
    ['scheme', 'alpha'],
    ['uri-path', 'alpha', 'uri-marks'],
    ['alpha'],
    ['uri-marks', 'alpha', 'uri-path'],
    ['url', 'alpha', 'path'],
    ['path', 'alpha', 'path'],
    ['marks', 'alpha'],
  ]);
});

test('the text and the span of a rule are those of the listing', () => {
  for (const { name, printed: text, span } of read().rules) {
    expect(printed.slice(span.start, span.end)).toBe(text);
    expect(text).toMatch(new RegExp(`^${name.replace('uri-', '')} `));
  }
});

test('a correction has the name of the rule, and what is printed is read with the names of its listing', () => {
  const correction = {
    rule: 'uri-marks',
    printed: '[ path ]',
    corrected: '[ marks ]',
    reason: 'for the test',
    evidence: '1',
  };
  const grammar = read({ corrections: [correction] });
  const notation = loadNotation('bare-words');
  const [reading] = readPrinted(grammar, (rule) => notation(rule, { ignoreCase: false }));
  const used = grammar.rules.find(({ name }) => name === 'uri-marks');
  expect(used && references(used.expression)).toEqual(['alpha', 'uri-marks']);
  expect(reading?.readable && references(reading.expression)).toEqual(['alpha', 'uri-path']);
});

test.each([
  ['no line between', { listings: { between: '(end)' } }, 'printed.bnf has no such line'],
  [
    'a rule that differs',
    { listings: { same: ['alpha', 'path'] } },
    'the listings do not print the same rule "path"',
  ],
  [
    'a rule of one only',
    { listings: { same: ['alpha', 'url'] } },
    'the listings do not print the same rule "url"',
  ],
  [
    'a rule that uses one that differs',
    {
      printed: printed.replace('marks    alpha\n', 'marks    alpha [ path ]\n'),
      listings: { same: ['alpha', 'marks'] },
    },
    'rule "marks" differs between the listings, because it uses "path"',
  ],
  ['a rule twice in one', { printed: `${printed} url b\n` }, 'rule "url" is defined twice'],
])('%s is refused', (_, changes, message) => {
  expect(() => read(changes)).toThrow(message);
});
