/** The clauses of a standard in Bikeshed's source that a grammar's comments name by their anchors, by hash. */
import { createHash } from 'node:crypto';

/** By anchor: a SHA-256 of the clause; an empty string where the standard has none. */
export type Clauses = Readonly<Record<string, string>>;

/** The anchors in the comments of a grammar, each with the numbers of its lines. */
function anchorsIn(grammar: string): ReadonlyMap<string, readonly number[]> {
  const anchors = new Map<string, number[]>();
  for (const [i, line] of grammar.split('\n').entries()) {
    for (const [anchor] of line.matchAll(/(?<=^;.*)#[a-z][a-z0-9-]*/g))
      anchors.set(anchor, [...(anchors.get(anchor) ?? []), i + 1]);
  }
  return anchors;
}

/** Returns the hash of each clause that a grammar names. Line breaks of the source do not count. */
export function clausesOf(source: string, grammar: string): Clauses {
  const clauses = definitionsIn(source);
  const hashes = [...anchorsIn(grammar).keys()].sort().map((anchor) => {
    const clause = clauses.get(anchor);
    const hash = clause && createHash('sha256').update(clause.replace(/\s+/g, ' ').trim()).digest('hex');
    return [anchor, hash ?? ''] as const;
  });
  return Object.fromEntries(hashes);
}

/** The clause of each definition: its paragraph and the following ones up to the next definition or heading. */
function definitionsIn(source: string): ReadonlyMap<string, string> {
  const clauses = new Map<string, string>();
  let open: readonly string[] = [];
  for (const paragraph of source.split(/\n\s*\n/)) {
    const defined = [...paragraph.matchAll(/<dfn\b([^>]*)>(.*?)<\/dfn>/gs)].map(
      ([, attributes = '', term = '']) => {
        const [, id] = /\bid="?([^\s"]+)/.exec(attributes) ?? [];
        const [, name = term] = /\blt="([^"|]+)/.exec(attributes) ?? [];
        const words = name.replace(/<[^>]*>/g, '').trim();
        return `#${id ?? words.toLowerCase().replace(/\s+/g, '-')}`;
      },
    );
    if (defined.length > 0) open = defined;
    else if (/<h[1-6]\b/.test(paragraph)) open = [];
    for (const anchor of open) clauses.set(anchor, `${clauses.get(anchor) ?? ''}\n\n${paragraph}`);
  }
  return clauses;
}

/** Returns a line for each clause that is not as recorded, with the lines of the grammar that name it. */
export function changedClauses(recorded: Clauses, found: Clauses, grammar: string): readonly string[] {
  const lines = anchorsIn(grammar);
  return [...new Set([...Object.keys(recorded), ...Object.keys(found)])].sort().flatMap((anchor) => {
    const [before, now] = [recorded[anchor], found[anchor]];
    if (now !== '' && now === before) return [];
    const problem =
      now === undefined
        ? 'no comment names it'
        : now === ''
          ? 'not in the standard'
          : before === undefined
            ? 'not recorded'
            : 'changed';
    const places = lines.get(anchor)?.map((line) => `printed.bnf:${line}`) ?? [];
    return `${[anchor, ...places].join(' ')}: ${problem}`;
  });
}
