/**
 * Comparison of parsers with each other: texts that only one of two accepts, and texts that both accept but read with
 * another host, user or port, which lets a filter and a client mean two different machines.
 */
import { outcomesOf } from './classes.js';
import {
  type Accepted,
  acceptanceOf,
  type AuthorityName,
  authorityNames,
  type Declaration,
  isAccepted,
  type Outcome,
  type Parser,
  refusesByDesign,
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

/** Texts that only one of two parsers accepts. */
export interface AcceptanceDifference {
  /** The parsers, by their indices in the list. */
  readonly acceptedBy: number;
  readonly refusedBy: number;
  /** Number of the texts. */
  readonly count: number;
  /** A text without a shorter neighbour of the kind, with a host if any of the texts has one; and that host. */
  readonly witness: string;
  readonly host: string | undefined;
}

/** Two parsers, by their indices in the list. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  /** Number of texts that both accept. */
  readonly accepted: number;
  /** At most one for each side. A relative reference counts only if both parsers are meant to accept such. */
  readonly acceptance: readonly AcceptanceDifference[];
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

/** Asks parsers about the same texts, and compares their answers pair by pair. @throws AdapterError */
export async function between(parsers: readonly Parser[], texts: Iterable<string>): Promise<Between> {
  const asked = [...texts];
  const outcomes = await Promise.all(parsers.map((parser) => outcomesOf(parser, asked)));
  const pairs: Pair[] = [];
  for (const [first, firstParser] of parsers.entries()) {
    for (const [second, other] of parsers.entries()) {
      if (second <= first) continue;
      const [ones, others] = [outcomes[first] ?? [], outcomes[second] ?? []];
      const acceptance = [
        ...(await acceptedByOne([firstParser, other], ones, others)).map((found) => ({
          ...{ acceptedBy: first, refusedBy: second },
          ...found,
        })),
        ...(await acceptedByOne([other, firstParser], others, ones)).map((found) => ({
          ...{ acceptedBy: second, refusedBy: first },
          ...found,
        })),
      ];
      pairs.push({ first, second, acceptance, ...(await compared([firstParser, other], ones, others)) });
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
    const { witness, result } = await smallestWitness(two, shortest, (firstParser, otherParser) => {
      const read = bothAccept(firstParser, otherParser);
      return read !== undefined && differing(two, read) === kind ? read : undefined;
    });
    const readings: PairDifference['readings'] = [result?.[0][kind.component], result?.[1][kind.component]];
    differences.push({ ...kind, count: those.length, witness, readings });
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

/** Compares what the first of two parsers accepts with what the other refuses. Returns one difference at most. */
async function acceptedByOne(
  two: ParserPair,
  ones: readonly Outcome[],
  others: readonly Outcome[],
): Promise<readonly Pick<AcceptanceDifference, 'count' | 'witness' | 'host'>[]> {
  const acceptedOnly = (firstParser: Outcome, other: Outcome | undefined): Accepted | undefined => {
    const { answer } = firstParser;
    if (!isAccepted(answer) || acceptanceOf(other?.answer) !== false) return undefined;
    return refusesByDesign(two[1].declaration, firstParser.text) ? undefined : answer;
  };
  const found = ones.flatMap((each, i) => {
    const answer = acceptedOnly(each, others[i]);
    return answer === undefined ? [] : [{ text: each.text, answer }];
  });
  const [shortest] = found.toSorted(
    (a, b) => Number(hasHost(b.answer)) - Number(hasHost(a.answer)) || a.text.length - b.text.length,
  );
  if (shortest === undefined) return [];
  const { witness, result } = await smallestWitness(two, shortest.text, (firstParser, other) => {
    const answer = acceptedOnly(firstParser, other);
    return answer !== undefined && hasHost(answer) === hasHost(shortest.answer) ? answer : undefined;
  });
  return [{ count: found.length, witness, host: result?.host }];
}

const hasHost = ({ host }: Accepted): boolean => host !== undefined && host !== '';

/**
 * Shrinks a text as long as a test of the outcomes of two parsers has a result, and returns the last result with it.
 */
async function smallestWitness<Result>(
  two: ParserPair,
  text: string,
  test: (firstParser: Outcome, other: Outcome | undefined) => Result | undefined,
): Promise<{ readonly witness: string; readonly result: Result | undefined }> {
  let result: Result | undefined;
  const find = async (texts: readonly string[]): Promise<string | undefined> => {
    const [ones, others] = await Promise.all([outcomesOf(two[0], texts), outcomesOf(two[1], texts)]);
    for (const [i, firstParser] of ones.entries()) {
      const found = test(firstParser, others[i]);
      if (found === undefined) continue;
      result = found;
      return firstParser.text;
    }
    return undefined;
  };
  await find([text]);
  return { witness: await shrinkAll(text, batchSize, find), result };
}

/** Number of neighbours asked about together. */
const batchSize = 256;
