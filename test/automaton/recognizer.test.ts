import { representatives } from '../../src/tree/diagnosis/completion.js';
import { testedRevisions } from './automata.js';

/** All texts over some characters, shorter ones first, as many as are asked for. */
function firstTexts(characters: readonly string[], count: number): readonly string[] {
  const texts = [''];
  for (const text of texts) {
    for (const character of characters) {
      if (texts.length === count) return texts;
      texts.push(text + character);
    }
  }
  return texts;
}

describe.each(testedRevisions)('$id', ({ recognizer, rules }) => {
  test('accepts what the generated parser takes: every rule, all short texts over one character of each class', () => {
    let accepted = 0;
    const different = rules.flatMap(({ name, index, minimal, parses }) => {
      const texts = firstTexts(representatives(minimal), 1000);
      accepted += texts.filter((text) => recognizer.accepts(index, text)).length;
      return texts
        .filter((text) => recognizer.accepts(index, text) !== parses(text))
        .slice(0, 1)
        .map((text) => `${name}: ${JSON.stringify(text)}`);
    });
    expect(different).toStrictEqual([]);
    expect(accepted).toBeGreaterThan(1000);
  }, 60_000);
});
