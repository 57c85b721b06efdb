/** Every grammar.peggy as a page to read: above each rule stands its corrected BNF, in the document's order. */
import { grammarFile } from '../../../scripts/load/files.js';
import { loadDocument, loadGrammar } from '../../../scripts/load/grammar.js';
import { pegIdentifier, withoutPlace } from '../../../src/study/peg/peg.js';
import { readPeg } from '../../../src/study/peg/read-peg.js';
import { revisions } from '../../../generated/registry/ids.js';

/** The comment that ends right above an offset, without its marks; a line `//` ends the BNF in it. */
function bnfAbove(text: string, offset: number): readonly string[] {
  const lines = text.slice(0, offset).split('\n').slice(0, -1);
  const first = lines.findLastIndex((line) => !line.startsWith('//')) + 1;
  const comment = lines.slice(first).map((line) => line.slice('// '.length));
  const end = comment.indexOf('');
  return end < 0 ? comment : comment.slice(0, end);
}

describe.each(revisions)('%s', (revision) => {
  const { rules } = loadGrammar(revision);
  const { base, sections } = loadDocument(revision);
  // What a patch leaves as it is stands in its base's file.
  const known = new Set(base === undefined ? [] : loadGrammar(base.id).rules.map(({ name }) => name));
  const core = rules.filter(({ name, origin }) => origin === 'core' && !known.has(name));
  const own = [...Object.keys(sections), ...core.map(({ name }) => name)];
  const { text } = grammarFile(revision, 'grammar.peggy');
  const peg = readPeg(text);
  const transcribed = peg.rules.filter(({ name }) => name === withoutPlace(name));

  test('transcribes every rule, in the order of the document', () => {
    expect(transcribed.map(({ name }) => name)).toEqual(own.map(pegIdentifier));
  });

  test.each(own)('has the corrected BNF of %s above its transcription', (name) => {
    const rule = transcribed.find((other) => other.name === pegIdentifier(name));
    const corrected = rules.find((other) => other.name === name)?.corrected ?? '';
    const printed = corrected.split('\n').map((line) => line.trimEnd());
    expect(bnfAbove(text, rule?.span.start ?? 0)).toEqual(printed);
  });

  test('has each reading after the rule that it reads', () => {
    const names = peg.rules.map(({ name }) => name);
    names.forEach((name, i) => {
      expect(names.indexOf(withoutPlace(name))).toBeLessThanOrEqual(i);
    });
  });
});
