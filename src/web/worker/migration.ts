/** What changes from one document to another, as the page shows it. */

import {
  migrate,
  type Migration,
  type MigrationGroup,
  migrationGroups,
  migrationMarkdown,
} from 'uri-revisions-cli/grammar';
import type { DiffAsked } from './rules.js';

export interface MigrationAnswer {
  readonly migration: Migration;
  readonly groups: readonly MigrationGroup[];
  readonly markdown: string;
}

export function migration({ left, right }: DiffAsked): MigrationAnswer {
  const found = migrate(left, right);
  return { migration: found, groups: migrationGroups(found), markdown: migrationMarkdown(found) };
}
