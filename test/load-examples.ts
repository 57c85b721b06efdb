/** Reads grammar/<revision>/examples.json. */
import { readFileSync } from 'node:fs';
import type { Example, ExampleKind } from '../src/study/bnf/examples.js';
import type { RevisionId } from '../generated/registry/ids.js';

export type ExampleOfKind<K extends ExampleKind> = Extract<Example, { readonly kind: K }>;

export function loadExamples(revision: RevisionId): readonly Example[] {
  return JSON.parse(readFileSync(`grammar/${revision}/examples.json`, 'utf8')) as readonly Example[];
}

export function examplesOfKind<K extends ExampleKind>(
  revision: RevisionId,
  kind: K,
): readonly ExampleOfKind<K>[] {
  return loadExamples(revision).filter((example): example is ExampleOfKind<K> => example.kind === kind);
}
