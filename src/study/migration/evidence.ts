/**
 * Which of the things that a document says of changed strings hold of strings that two documents part on: decided by the
 * place where the one stops that does not derive a string, and by the components that differ, so that they hold of every
 * string of a label.
 */
import type { ChangedPart, ChangedStrings } from '../../about.js';
import { partOf, type RereadPart } from './parts.js';
import type { Marking, Parting, Rereading } from './walk.js';

/** Strings by how two documents part on them, as a list. What the labels of a walk with its marking say of each is told. */
export class Changes {
  readonly marking: Marking;

  constructor(private readonly entries: readonly ChangedStrings[]) {
    this.marking = {
      sets: [...new Set(entries.flatMap(({ at = '' }) => at))].filter((at) => at !== ''),
      markOf: ({ kind, unit, lacks, state }) => {
        const open = lacks.openAt(state);
        const fits = ({ change, at, open: rules }: ChangedStrings): boolean =>
          change === kind &&
          (at === undefined || (unit === undefined ? at === '' : at.includes(String.fromCharCode(unit)))) &&
          (rules === undefined || rules.some((rule) => open.includes(rule)));
        return entries.flatMap((entry, i) => (fits(entry) ? [i] : [])).join();
      },
    };
  }

  /** The indices of the entries that hold of all strings of a label that only one document derives. */
  of(label: Parting): readonly number[] {
    const part = label.component ?? 'none';
    return label.mark
      .split(',')
      .filter((index) => index !== '')
      .map(Number)
      .filter((i) => isIn(this.entries[i], part));
  }

  /** The indices of the entries that hold of a part that is read differently. */
  ofPart({ changes }: Rereading, part: RereadPart): readonly number[] {
    return this.entries.flatMap((entry, i) => {
      const holds = changes.some(
        ({ component, change }) =>
          partOf(component) === part && (entry.how ?? change) === change && isIn(entry, component),
      );
      return entry.change === 'reread' && holds ? [i] : [];
    });
  }
}

function isIn(entry: ChangedStrings | undefined, part: ChangedPart): boolean {
  return entry?.in?.includes(part) ?? true;
}
