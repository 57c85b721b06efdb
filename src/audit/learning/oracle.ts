/** Questions of learning to a parser: in batches, cached, and counted. */
import { brand } from '../../core/base/brand.js';
import { quoted } from '../../core/base/visible.js';

/**
 * Returns whether a parser accepts each of the texts, in their order. It rejects with an UnansweredError if the parser
 * gives no answer: that is no refusal.
 */
export type Oracle = (texts: readonly string[]) => Promise<readonly boolean[]>;

/** Length of a text shown in a message. */
const maxShownLength = 200;

/**
 * Thrown if a parser gave no answer for a text: it crashed, ran out of time, or its adapter could not pass the text on.
 */
export class UnansweredError extends Error {
  declare readonly name: 'UnansweredError';

  /** @param problem the event: `crashed with exit code 1` */
  constructor(
    readonly text: string,
    readonly problem: string,
  ) {
    super(`the parser gave no answer for ${quoted(text, maxShownLength)}: ${problem}`);
  }

  static {
    brand(this, 'UnansweredError');
  }
}

/** Thrown if a parser accepted a text and refused it another time: there is no language to learn. */
export class UnsteadyAnswersError extends Error {
  declare readonly name: 'UnsteadyAnswersError';

  constructor(readonly text: string) {
    super(
      `the parser's answers change: it accepted and rejected ${quoted(text, maxShownLength)}; only a parser with consistent answers can be learnt`,
    );
  }

  static {
    brand(this, 'UnsteadyAnswersError');
  }
}

/** Thrown if a limit ended learning. */
export class LimitReached extends Error {
  declare readonly name: 'LimitReached';

  constructor(readonly limit: 'states' | 'queries') {
    super(`the limit of ${limit} is reached`);
  }

  static {
    brand(this, 'LimitReached');
  }
}

/** Number of cached answers at which the older half is dropped. */
const maxCachedAnswers = 1_000_000;
/** Maximum number of texts per call of an oracle. */
const maxBatchSize = 4096;

/** An oracle with a cache. Every text is asked about with the prefix before it. */
export class Membership {
  /** Number of texts that the oracle was asked about. */
  queries: number;
  private recent: Map<string, boolean>;
  private older = new Map<string, boolean>();

  /** @param known answers to texts that it was asked about before */
  constructor(
    private readonly oracle: Oracle,
    private readonly prefix: string,
    private readonly mostQueries: number,
    known: ReadonlyMap<string, boolean> = new Map(),
  ) {
    this.recent = new Map(known);
    this.queries = known.size;
  }

  /** Returns whether each of the texts is accepted. @throws LimitReached, and the oracle's rejections */
  async ask(texts: readonly string[]): Promise<readonly boolean[]> {
    const answers = new Map<string, boolean>();
    const unknown = new Set<string>();
    for (const text of texts) {
      const known = this.recent.get(text) ?? this.older.get(text);
      if (known === undefined) unknown.add(text);
      else answers.set(text, known);
    }
    const asked = [...unknown];
    for (let from = 0; from < asked.length; from += maxBatchSize) {
      const batch = asked.slice(from, from + maxBatchSize);
      for (const [i, answer] of (await this.put(batch)).entries()) {
        answers.set(batch[i] ?? '', answer);
        this.remember(batch[i] ?? '', answer);
      }
    }
    return texts.map((text) => answers.get(text) ?? false);
  }

  /** Asks again about texts with known answers. @throws UnsteadyAnswersError if an answer has changed */
  async confirm(texts: readonly string[], answers: readonly boolean[]): Promise<void> {
    const again = await this.put(texts);
    const changed = texts.find((_, i) => again[i] !== answers[i]);
    if (changed !== undefined) throw this.unsteady(changed);
  }

  /** Returns the error for a text with inconsistent answers. */
  unsteady(text: string): UnsteadyAnswersError {
    return new UnsteadyAnswersError(this.prefix + text);
  }

  private async put(texts: readonly string[]): Promise<readonly boolean[]> {
    if (this.queries + texts.length > this.mostQueries) throw new LimitReached('queries');
    this.queries += texts.length;
    const answers = await this.oracle(texts.map((text) => this.prefix + text));
    if (answers.length !== texts.length) {
      throw new TypeError(`the oracle gave ${answers.length} answers to ${texts.length} strings`);
    }
    return answers;
  }

  private remember(text: string, answer: boolean): void {
    if (this.recent.size >= maxCachedAnswers / 2) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(text, answer);
  }
}
