/** A reference resolved by each document's own algorithm, step by step. */

import {
  type Resolution,
  ResolutionError,
  type ResolutionStep,
  type ResolveOptions,
  revision,
  type RevisionId,
  UriSyntaxError,
} from 'uri-revisions';

export interface ResolveRequest {
  readonly revisions: readonly RevisionId[];
  readonly base: string;
  readonly reference: string;
  readonly validating: boolean;
  readonly surplus: NonNullable<ResolveOptions['surplus']>;
}

/** The result of resolving the reference in one revision. */
export interface Resolved {
  readonly revision: RevisionId;
  readonly outcome: Outcome;
  readonly steps: readonly ResolutionStep[];
}

export type Outcome =
  | { readonly kind: 'absolute'; readonly text: string }
  | { readonly kind: 'current-document'; readonly fragment: string | undefined }
  | {
      readonly kind: 'refused' | 'no rules';
      readonly section: string | undefined;
      readonly message: string;
    }
  /** The reference is not derivable; found is undefined at its end. */
  | {
      readonly kind: 'not derivable';
      readonly section: string | undefined;
      readonly found: string | undefined;
      readonly offset: number;
    };

/** Returns those of the requested options that a document supports. */
function optionsFor(id: RevisionId, { validating, surplus }: ResolveRequest): ResolveOptions {
  const asked: ResolveOptions = { trace: true, validating, surplus };
  return Object.fromEntries(revision(id).resolveOptions.map((name) => [name, asked[name]]));
}

export function resolve(asked: ResolveRequest): readonly Resolved[] {
  return asked.revisions.map((id) => {
    try {
      const result = revision(id).resolve(asked.reference, asked.base, optionsFor(id, asked));
      return { revision: id, outcome: outcomeOf(result), steps: result.trace ?? [] };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof UriSyntaxError) {
        const { section, found, offset } = error;
        return { revision: id, outcome: { kind: 'not derivable', section, found, offset }, steps: [] };
      }
      const section = 'section' in error && typeof error.section === 'string' ? error.section : undefined;
      const kind = error.name === 'UnsupportedOperationError' ? 'no rules' : 'refused';
      const steps = error instanceof ResolutionError ? (error.trace ?? []) : [];
      return { revision: id, outcome: { kind, section, message: error.message }, steps };
    }
  });
}

function outcomeOf(result: Resolution): Outcome {
  switch (result.kind) {
    case 'absolute':
      return { kind: 'absolute', text: result.text };
    case 'current-document':
      return { kind: 'current-document', fragment: result.fragment };
    case 'refused':
      return {
        kind: 'refused',
        section: result.section,
        message:
          result.surplus === 1
            ? 'one ".." would go above the root'
            : `${String(result.surplus)} ".." segments would go above the root`,
      };
  }
}
