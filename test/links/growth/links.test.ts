/** Reading links takes linearly many steps, in this code and in the tokenizer. */
import { Tokenizer } from 'parse5';
import { endOfWord } from '../../../src/core/reference/extract-scanner.js';
import { ignoreRules, matchesPath, pathPattern, withoutBraces } from '../../../src/links/cli/globs.js';
import { readHtml } from '../../../src/links/html.js';
import { decodeQuotedPrintable } from '../../../src/links/mime.js';
import { growth, linear } from '../../growth/steps.js';

const documents: Readonly<Record<string, (n: number) => string>> = {
  text: (n) => 'x'.repeat(n),
  elements: (n) => '<div></div>'.repeat(n),
  'ends of others in nested elements': (n) => '<div>'.repeat(99) + '</p>'.repeat(n),
  'elements that are opened again': (n) => '<p><b id=1><i id=2><b id=3></p>x'.repeat(n),
  'text in a table': (n) => '<table>' + 'x \0'.repeat(n),
  templates: (n) => '<template></template>'.repeat(n) + '<base href=x>',
  'ends of others in nested SVG': (n) => '<svg>'.repeat(99) + '</b>'.repeat(n),
  'integration points': (n) => '<svg><desc></desc></svg>'.repeat(n),
  attributes: (n) => `<a ${Array.from({ length: n }, (_, i) => `a${i}`).join(' ')}>`,
  'tags with attributes': (n) => '<a href=x ping="a b" b c d>'.repeat(n),
  'candidates of images': (n) => `<img srcset="${'a b, '.repeat(n)}">`,
  parentheses: (n) => `<img srcset="a ${'(, '.repeat(n)}">`,
  'a time': (n) => `<meta http-equiv=refresh content="${'1'.repeat(n)}">`,
  'blanks after a time': (n) => `<meta http-equiv=refresh content="1${' '.repeat(n)}">`,
  '"<"': (n) => '<'.repeat(n),
  '"<!--"': (n) => '<!--'.repeat(n),
  '"&"': (n) => '&'.repeat(n),
  '"&notit"': (n) => '&notit'.repeat(n),
  'text that does not end': (n) => '<script>' + '</scrip'.repeat(n),
};

test.each(Object.entries(documents))('the links of a document: %s', (_, family) => {
  // The tokenizer's own steps: characters, and attribute comparisons.
  const tokenizer = Tokenizer.prototype as unknown as {
    _consume: () => number;
    _leaveAttrName: (this: { readonly currentToken: { readonly attrs: readonly unknown[] } }) => void;
  };
  const { _consume: consume, _leaveAttrName: leaveAttributeName } = tokenizer;
  let count = 0;
  tokenizer._consume = function (this: unknown): number {
    count++;
    return consume.call(this);
  };
  tokenizer._leaveAttrName = function (): void {
    count += this.currentToken.attrs.length;
    leaveAttributeName.call(this);
  };
  const steps = (n: number): number => {
    count = 0;
    readHtml(family(n));
    return count;
  };
  try {
    expect(growth(family, readHtml)).toBeLessThan(linear);
    expect(steps(2000) / steps(1000)).toBeLessThan(linear);
  } finally {
    Object.assign(tokenizer, { _consume: consume, _leaveAttrName: leaveAttributeName });
  }
});

test.each<[string, (n: number) => string]>([
  ['blanks', (n) => ' '.repeat(n)],
  ['blanks before a letter', (n) => `${' '.repeat(n)}x`],
  ['lines that end with blanks', (n) => 'x \t\r\n'.repeat(n)],
  ['"="', (n) => '='.repeat(n)],
  ['"= "', (n) => '= '.repeat(n)],
  ['escapes', (n) => '=20'.repeat(n)],
  ['soft line breaks', (n) => '= \r\n'.repeat(n)],
  ['CR', (n) => '\r'.repeat(n)],
])('decoding quoted-printable: %s', (_, family) => {
  expect(growth(family, (text) => decodeQuotedPrintable(Buffer.from(text)))).toBeLessThan(linear);
});

test.each<[string, (n: number) => string]>([
  ['"*a"', (n) => '*a'.repeat(n)],
  ['"**/a/"', (n) => '**/a/'.repeat(n)],
  ['"[[:"', (n) => `[${'[:'.repeat(n)}`],
  ['"[[:" and "]"', (n) => `[${'[:'.repeat(n)}]`],
  ['"{"', (n) => `${'{'.repeat(n)}*`],
  ['spaces', (n) => `${' '.repeat(n)}a`],
  ['lines', (n) => '!/a\n'.repeat(n)],
])('patterns of paths: %s', (_, family) => {
  expect(growth(family, ignoreRules)).toBeLessThan(linear);
  expect(growth(family, (pattern) => withoutBraces(pattern, 10))).toBeLessThan(linear);
});

test.each(['*a*a*a*a*a*a*b', '**/a/**/a/**/a/**/b'])(
  'the paths that a pattern does not match: %s',
  (pattern) => {
    const compiled = pathPattern(pattern);
    expect(
      growth(
        (n) => 'a'.repeat(n),
        (name) => matchesPath(compiled, [name]),
      ),
    ).toBeLessThan(linear);
    expect(
      growth(
        (n) => 'a/'.repeat(n),
        (path) => matchesPath(compiled, path.split('/')),
      ),
    ).toBeLessThan(linear);
  },
);

test.each(['|', '(', '[)', '”', '.', 'a]'])('the end of a word of %j', (unit) => {
  expect(
    growth(
      (n) => `${unit.repeat(n)} `,
      (text) => endOfWord(text, 0),
    ),
  ).toBeLessThan(linear);
});
