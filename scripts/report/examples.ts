/** The report on the examples that the documents print. */
import type { ExampleKind } from '../../src/study/bnf/examples.js';
import { loadExamples } from '../load/examples.js';
import { code, heading, paragraph, table } from './markdown.js';
import type { Sources } from './sources.js';

const kinds: readonly ExampleKind[] = [
  'valid',
  'invalid',
  'resolves',
  'equals',
  'differs',
  'splits',
  'extracted',
  'denotes',
  'encodes',
];

export function examplesReport(sources: Sources): string {
  const rows = sources.all.map(({ revision }) => {
    const examples = loadExamples(revision);
    const ofKinds = kinds.map((kind) => examples.filter((example) => example.kind === kind).length);
    const contradicted = examples.filter(({ contradiction }) => contradiction !== undefined).length;
    return [code(revision), ...[...ofKinds, examples.length, contradicted].map(String)];
  });
  return (
    heading(2, 'The examples') +
    paragraph(
      'Every worked example and table row that a document prints is checked against its grammar and its algorithms.',
      'The last column counts those of which the document says otherwise somewhere else.',
    ) +
    table(['revision', ...kinds.map(code), 'all', 'contradicted'], rows)
  );
}
