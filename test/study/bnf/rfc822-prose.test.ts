/** RFC 822 §3.3 in its own notation: the characters that it says in words, and "/" between alternatives. */
import { loadNotation } from '../../../scripts/load/grammar.js';
import type { BnfExpression } from '../../../src/study/bnf/bnf.js';

const parse = loadNotation('rfc822');
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const controls = /[\0-\x1F\x7F]/;

/** The characters of a rule that is nothing but ranges, perhaps repeated. */
function characters(rule: string): readonly string[] {
  const derives = (e: BnfExpression, code: number): boolean => {
    if (e.type === 'range') return e.from <= code && code <= e.to;
    if (e.type === 'repetition') return derives(e.body, code);
    return e.type === 'alternation' && e.alternatives.some((alternative) => derives(alternative, code));
  };
  const expression = parse(rule, { ignoreCase: true });
  return ascii.filter((character) => derives(expression, character.charCodeAt(0)));
}

test.each<[string, (character: string) => boolean]>([
  ['CHAR =  <any ASCII character>        ; (  0-177,  0.-127.)', () => true],
  [
    'atom =  1*<any CHAR except specials, SPACE and CTLs>',
    (character) => !'()<>@,;:\\".[] '.includes(character) && !controls.test(character),
  ],
  [
    'qtext =  <any CHAR excepting <">,     ; => may be folded\n  "\\" & CR, and including\n  linear-white-space>',
    (character) => !'"\\\r'.includes(character),
  ],
  [
    'dtext =  <any CHAR excluding "[",     ; => may be folded\n  "]", "\\" & CR, & including\n  linear-white-space>',
    (character) => !'[]\\\r'.includes(character),
  ],
])('%s', (rule, has) => {
  expect(characters(rule)).toEqual(ascii.filter(has));
});

test('other words in angle brackets are refused', () => {
  expect(() => parse('CTL = <any ASCII control character and DEL>', { ignoreCase: true })).toThrow();
});

test('"/" stands between alternatives', () => {
  expect(parse('sub-domain = domain-ref / domain-literal', { ignoreCase: true })).toMatchObject({
    type: 'alternation',
    alternatives: [{ name: 'domain-ref' }, { name: 'domain-literal' }],
  });
});
