/** The worker's side of asking: one message in, one message out, in order. */

/** What a worker can be asked, by name. What goes in and comes out is structured data. */
export type Operations = Readonly<Record<string, (argument: never) => unknown>>;

export interface Question {
  readonly id: number;
  readonly operation: string;
  readonly argument: unknown;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

/** Answers every message that names one of the operations. */
export function serve(operations: Operations): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    void answer(operations, data).then((message) => {
      postMessage(message);
    });
  });
}

async function answer(operations: Operations, { id, operation, argument }: Question): Promise<Answer> {
  try {
    const act = operations[operation];
    if (act === undefined) throw new Error(`nothing answers to "${operation}"`);
    return { id, ok: true, value: await (act as (argument: unknown) => unknown)(argument) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
