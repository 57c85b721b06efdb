/** The examples of the documents. */
import type { Example, ExampleKind } from '../src/grammar/bnf/examples.js';
import type { RevisionId } from '../generated/registry/ids.js';
import { loadExamples } from '../scripts/load/examples.js';

export { loadExamples };

export type ExampleOfKind<K extends ExampleKind> = Extract<Example, { readonly kind: K }>;

export function examplesOfKind<K extends ExampleKind>(
  revision: RevisionId,
  kind: K,
): readonly ExampleOfKind<K>[] {
  return loadExamples(revision).filter((example): example is ExampleOfKind<K> => example.kind === kind);
}
