/**
 * The worker's side of questions: one message in, its answer out, in order, with progress messages of a long one before
 * it.
 */

/** The operations of a worker, by name. Arguments, results and progress messages are structured data. */
export type Operations = Readonly<
  Record<string, (argument: never, tell: (progress: unknown) => void) => unknown>
>;

export interface Question {
  readonly id: number;
  readonly operation: string;
  readonly argument: unknown;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

/** A progress message of a pending answer. */
export interface ProgressMessage {
  readonly id: number;
  readonly progress: unknown;
}

/** Answers every message that names one of the operations, which are loaded for the first. */
export function serve(load: () => Promise<Operations>): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    void answer(load, data).then((message) => {
      postMessage(message);
    });
  });
}

async function answer(
  load: () => Promise<Operations>,
  { id, operation, argument }: Question,
): Promise<Answer> {
  try {
    const act = (await load())[operation];
    if (act === undefined) throw new Error(`nothing answers to "${operation}"`);
    const tell = (progress: unknown): void => {
      postMessage({ id, progress: progress } satisfies ProgressMessage);
    };
    return { id, ok: true, value: await (act as (...asked: readonly unknown[]) => unknown)(argument, tell) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
