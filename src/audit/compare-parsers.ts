/**
 * Comparison of parsers with each other: texts that two of them accept but read with another host, user or port, which
 * lets a filter and a client mean two different machines.
 */
import { outcomesOf } from './classes.js';
import {
  type Accepted,
  type AuthorityName,
  authorityNames,
  type Declaration,
  isAccepted,
  type Outcome,
  type Parser,
} from './protocol.js';
import { isSame } from './same-value.js';
import { shrinkAll } from './shrink.js';

/** Texts whose component two parsers read differently. */
export interface PairDifference {
  readonly component: AuthorityName;
  /** True if both parsers report the component; otherwise only one does. */
  readonly bothReport: boolean;
  /** Number of the texts. */
  readonly count: number;
  /** A text without a shorter neighbour that is read so differently, and the two readings. */
  readonly witness: string;
  readonly readings: readonly [first: string | undefined, second: string | undefined];
}

/** Two parsers, by their indices in the list. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  /** Number of texts that both accept. */
  readonly accepted: number;
  /** By the first component in which they differ; differences that both report come first. */
  readonly differences: readonly PairDifference[];
}

/** Differences between parsers, pair by pair. */
export interface Between {
  readonly parsers: readonly Declaration[];
  /** Number of texts that they were asked about. */
  readonly cases: number;
  readonly pairs: readonly Pair[];
}

/** Asks parsers about the same texts, and compares their accepted answers pair by pair. @throws AdapterError */
export async function between(parsers: readonly Parser[], texts: Iterable<string>): Promise<Between> {
  const asked = [...texts];
  const outcomes = await Promise.all(parsers.map((parser) => outcomesOf(parser, asked)));
  const pairs: Pair[] = [];
  for (const [first, firstParser] of parsers.entries()) {
    for (const [second, other] of parsers.entries()) {
      if (second <= first) continue;
      pairs.push({
        first,
        second,
        ...(await compared([firstParser, other], outcomes[first] ?? [], outcomes[second] ?? [])),
      });
    }
  }
  return { parsers: parsers.map(({ declaration }) => declaration), cases: asked.length, pairs };
}

type Kind = Pick<PairDifference, 'component' | 'bothReport'>;

const kinds: readonly Kind[] = [true, false].flatMap((bothReport) =>
  authorityNames.map((component) => ({ component, bothReport })),
);

type ParserPair = readonly [one: Parser, other: Parser];

async function compared(
  two: ParserPair,
  ones: readonly Outcome[],
  others: readonly Outcome[],
): Promise<Pick<Pair, 'accepted' | 'differences'>> {
  let accepted = 0;
  const texts = new Map<Kind, string[]>(kinds.map((kind) => [kind, []]));
  for (const [i, firstParser] of ones.entries()) {
    const read = bothAccept(firstParser, others[i]);
    if (read === undefined) continue;
    accepted++;
    const kind = differing(two, read);
    if (kind !== undefined) texts.get(kind)?.push(firstParser.text);
  }
  const differences: PairDifference[] = [];
  for (const [kind, those] of texts) {
    const [shortest] = those.toSorted((a, b) => a.length - b.length);
    if (shortest === undefined) continue;
    differences.push({ ...kind, count: those.length, ...(await smallestWitness(two, kind, shortest)) });
  }
  return { accepted, differences };
}

function bothAccept(
  firstParser: Outcome,
  other: Outcome | undefined,
): readonly [Accepted, Accepted] | undefined {
  const [a, b] = [firstParser.answer, other?.answer];
  return isAccepted(a) && isAccepted(b) ? [a, b] : undefined;
}

/** Returns the first component in which two answers differ, beyond the declarations of both parsers. */
function differing(
  [firstParser, other]: ParserPair,
  [a, b]: readonly [Accepted, Accepted],
): Kind | undefined {
  const first = { ...firstParser.declaration, components: a };
  const second = { ...other.declaration, components: b };
  return kinds.find(({ component, bothReport }) => {
    return (
      bothReport === (a[component] !== undefined && b[component] !== undefined) &&
      !isSame(component, first, second)
    );
  });
}

async function smallestWitness(
  two: ParserPair,
  kind: Kind,
  witness: string,
): Promise<Pick<PairDifference, 'witness' | 'readings'>> {
  let readings: PairDifference['readings'] = [undefined, undefined];
  const find = async (texts: readonly string[]): Promise<string | undefined> => {
    const [ones, others] = await Promise.all([outcomesOf(two[0], texts), outcomesOf(two[1], texts)]);
    for (const [i, firstParser] of ones.entries()) {
      const read = bothAccept(firstParser, others[i]);
      if (read === undefined || differing(two, read) !== kind) continue;
      readings = [read[0][kind.component], read[1][kind.component]];
      return firstParser.text;
    }
    return undefined;
  };
  await find([witness]);
  return { witness: await shrinkAll(witness, batchSize, find), readings };
}

/** Number of neighbours asked about together. */
const batchSize = 256;
