/** Of strings that two revisions derive, counts those that only one of them forbids, by what it says of them. */

import type { Revision } from '../../revision.js';
import type {
  ConformingChange,
  ConformingChanges,
} from '../../study/formatting/format-conforming-changes.js';

type Asked = Pick<Revision, 'id' | 'check'>;

export class ConformingCount {
  private readonly found = new Map<string, ConformingChange>();
  private unasked = 0;

  constructor(
    private readonly before: Asked,
    private readonly after: Asked,
  ) {}

  /** @param text a string that both revisions derive; undefined for one that is too long to be held. Linear */
  add(text: string | undefined): void {
    if (text === undefined) {
      this.unasked++;
      return;
    }
    const [old, now] = [this.before.check(text), this.after.check(text)];
    if (old.conforming === now.conforming) return;
    const kind = now.conforming ? 'began' : 'ceased';
    const findings = distinct(
      (now.conforming ? old : now).findings
        .filter(({ level }) => level === 'violation')
        .map(({ id, section, message }) => ({ id, section, message })),
    );
    const key = JSON.stringify([kind, findings]);
    const known = this.found.get(key) ?? { kind, findings, count: 0, example: text };
    const example = text.length < known.example.length ? text : known.example;
    this.found.set(key, { ...known, count: known.count + 1, example });
  }

  get counted(): ConformingChanges {
    return {
      before: this.before.id,
      after: this.after.id,
      changes: [...this.found.values()].sort((a, b) => b.count - a.count),
      unasked: this.unasked,
    };
  }
}

/** A finding may occur at several places of a string. */
function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()].sort((a, b) =>
    JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
  );
}
