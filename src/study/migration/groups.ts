/** The classes of a migration, put together for people: by how they change, and where. */
import type { Migration, MigrationClass } from './migrate.js';

/** Classes that change alike in one place. */
export interface MigrationGroup {
  readonly kind: MigrationClass['kind'];
  /**
   * The components: the one in which the other document stops, none between components; of strings that are read
   * differently, all that differ.
   */
  readonly where: readonly string[];
  /** Those with the shortest strings first. */
  readonly classes: readonly MigrationClass[];
}

/** Those that went, came and are read differently; of each kind the one with the most classes first. Linear. */
export function migrationGroups({ classes }: Migration): readonly MigrationGroup[] {
  const groups = new Map<string, MigrationGroup & { readonly classes: MigrationClass[] }>();
  for (const one of classes) {
    const where = one.kind === 'reread' ? one.parts : one.component === undefined ? [] : [one.component];
    const key = `${one.kind} ${where.join()}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { kind: one.kind, where, classes: [one] });
    else known.classes.push(one);
  }
  const kinds = [...new Set(classes.map(({ kind }) => kind))];
  return [...groups.values()].sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.classes.length - a.classes.length,
  );
}
