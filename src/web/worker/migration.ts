/** The changes from one document to another, in the form that the page shows. */

import type { RevisionId } from 'uri-revisions';
import {
  migrate,
  type Migration,
  type MigrationGroup,
  migrationGroups,
  migrationMarkdown,
  type MigrationPart,
} from 'uri-revisions-cli/grammar';
import type { DiffRequest } from './rules.js';

export interface MigrationAnswer {
  readonly migration: Migration<RevisionId>;
  readonly groups: readonly MigrationGroup<RevisionId>[];
  readonly markdown: string;
}

/** The progress of a migration. */
export interface MigrationSoFar {
  /** The work that begins. */
  readonly part: MigrationPart;
  /** Numbers of finished and of all parts of the work. */
  readonly done: number;
  readonly of: number;
}

export function migration(
  { left, right }: DiffRequest,
  tell: (soFar: MigrationSoFar) => void,
): MigrationAnswer {
  const found = migrate(left, right, {
    progress: (part, done, of) => {
      tell({ part, done, of });
    },
  });
  return { migration: found, groups: migrationGroups(found), markdown: migrationMarkdown(found) };
}
