/** What changes from one document to another, as the page shows it. */

import {
  migrate,
  type Migration,
  type MigrationGroup,
  migrationGroups,
  migrationMarkdown,
  type MigrationPart,
} from 'uri-revisions-cli/grammar';
import type { DiffAsked } from './rules.js';

export interface MigrationAnswer {
  readonly migration: Migration;
  readonly groups: readonly MigrationGroup[];
  readonly markdown: string;
}

/** How far it has come. */
export interface MigrationSoFar {
  /** What begins. */
  readonly part: MigrationPart;
  /** Parts of the work. */
  readonly done: number;
  readonly of: number;
}

export function migration(
  { left, right }: DiffAsked,
  tell: (soFar: MigrationSoFar) => void,
): MigrationAnswer {
  const found = migrate(left, right, {
    progress: (part, done, of) => {
      tell({ part, done, of });
    },
  });
  return { migration: found, groups: migrationGroups(found), markdown: migrationMarkdown(found) };
}
