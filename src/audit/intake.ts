/** Texts as they come, taken without waiting where that can be. */

/** What is there at this moment: a text, the end, or nothing yet. */
export type Taken = { readonly text: string } | 'end' | 'nothing yet';

export class Intake {
  private readonly sync: Iterator<string> | undefined;
  private readonly async: AsyncIterator<string> | undefined;
  /** The text that an asynchronous source is asked for, and what came of it. */
  private asked: Promise<void> | undefined;
  private came: IteratorResult<string, unknown> | undefined;
  private failed: { readonly error: unknown } | undefined;

  constructor(texts: Iterable<string> | AsyncIterable<string>) {
    if (Symbol.iterator in texts) this.sync = texts[Symbol.iterator]();
    else this.async = texts[Symbol.asyncIterator]();
  }

  /** The next text, if it is there. @throws what the source throws */
  take(): Taken {
    if (this.sync !== undefined) return taken(this.sync.next());
    this.ask();
    if (this.failed !== undefined) throw this.failed.error;
    if (this.came === undefined) return 'nothing yet';
    const { came } = this;
    if (came.done !== true) this.asked = this.came = undefined;
    return taken(came);
  }

  /** Until there is a text, or the end. */
  async wait(): Promise<void> {
    this.ask();
    await this.asked;
  }

  /** Tells the source that no more is taken. */
  async close(): Promise<void> {
    this.sync?.return?.();
    await this.async?.return?.();
  }

  private ask(): void {
    this.asked ??= this.async?.next().then(
      (came) => {
        this.came = came;
      },
      (error: unknown) => {
        this.failed = { error };
      },
    );
  }
}

function taken(result: IteratorResult<string, unknown>): Taken {
  return result.done === true ? 'end' : { text: result.value };
}
