/** The texts of all documents' examples, and edits of them. */
import fc from 'fast-check';
import { revisions } from '../generated/registry/ids.js';
import { loadExamples } from './load-examples.js';

/** Every string of every document's examples. */
export const exampleTexts: readonly string[] = [
  ...new Set(
    revisions.flatMap((revision) => {
      const strings: string[] = [];
      JSON.stringify(loadExamples(revision), (_, value: unknown) => {
        if (typeof value === 'string') strings.push(value);
        return value;
      });
      return strings;
    }),
  ),
];

/** The texts that the examples of all documents are about. */
export const askedTexts: readonly string[] = [
  ...new Set(
    revisions.flatMap((id) =>
      loadExamples(id).flatMap((example) => ('text' in example ? [example.text] : [])),
    ),
  ),
];

/** Texts that are easily answered in two ways: relative, empty, without a scheme, or with a fault in one component. */
export const disputedTexts: readonly string[] = ['?y', '#', '', 'a b', 'a|b:c', 'http://h:80a/', 'x:#y'];

/** Generates one of the texts with up to three edits, of characters that grammars distinguish. */
export function edited(texts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(
        fc.record({
          place: fc.nat(60),
          remove: fc.nat(2),
          insert: fc.constantFrom(...Array.from('a1:/?#@%.-;=&+*[]_ '), '%09', '%00', '//', ''),
        }),
        { maxLength: 3 },
      ),
    )
    .map(([text, edits]) =>
      edits.reduce((t, { place, remove, insert }) => {
        const at = Math.min(place, t.length);
        return t.slice(0, at) + insert + t.slice(at + remove);
      }, text),
    );
}
