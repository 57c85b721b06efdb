/**
 * Questions to the workers: all reading of grammars and parsing of texts runs there, so that typing never waits. The
 * core worker is fast; the study worker, with the code for grammars, is loaded on first use.
 */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { core } from '../worker/core.js';
import type { Answer, ProgressMessage, Operations, Question } from '../worker/serve.js';
import type { operations } from '../worker/study.js';

/** The type of an operation's progress messages. */
type ProgressOf<Operation extends Operations[string]> = Parameters<Operation>[1] extends (
  progress: infer Progress,
) => void
  ? Progress
  : undefined;

/** A worker, and the callers waiting for its answers. */
class WorkerClient<O extends Operations> {
  private worker: Worker | undefined;
  private last = 0;
  private readonly waiting = new Map<number, (answer: Answer | ProgressMessage) => void>();

  constructor(private readonly start: () => Worker) {}

  /**
   * Asks an operation. @param onProgress receives progress messages before the answer @throws Error with the worker's
   * message
   */
  ask<Name extends keyof O & string>(
    operation: Name,
    argument: Parameters<O[Name]>[0],
    onProgress?: (progress: ProgressOf<O[Name]>) => void,
  ): Promise<Awaited<ReturnType<O[Name]>>> {
    this.worker ??= this.started();
    const question: Question = { id: ++this.last, operation, argument };
    this.worker.postMessage(question);
    return new Promise((resolve, reject) => {
      this.waiting.set(question.id, (answer) => {
        if ('progress' in answer) {
          onProgress?.(answer.progress as ProgressOf<O[Name]>);
          return;
        }
        this.waiting.delete(question.id);
        if (answer.ok) resolve(answer.value as Awaited<ReturnType<O[Name]>>);
        else reject(new Error(answer.message));
      });
    });
  }

  /** Terminates all work in progress; the next question starts a new worker. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const [id, take] of this.waiting) take({ id, ok: false, message: 'stopped' });
  }

  private started(): Worker {
    const worker = this.start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | ProgressMessage>) => {
      this.waiting.get(data.id)?.(data);
    });
    worker.addEventListener('error', () => {
      this.stop();
    });
    return worker;
  }
}

type OwnOperations = typeof operations;

/** The operations of the study worker; a wing adds its own to the frame's. */
export interface StudyOperations extends OwnOperations {}

/** The same as a type without an index signature. */
type Studied = Pick<StudyOperations, keyof StudyOperations>;

const coreWorker = new WorkerClient<typeof core>(
  () => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'core' }),
);

export const studyWorker = new WorkerClient<Studied>(
  () => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'study' }),
);

/** The state of an answer: while a newer one is pending, the last one stays. */
export interface AnswerState<Value, Argument = unknown, Progress = unknown> {
  readonly value: Value | undefined;
  /** The last progress message of the pending answer. */
  readonly progress?: Progress | undefined;
  /** The argument that the value answers. */
  readonly answered: Argument | undefined;
  readonly pending: boolean;
  readonly error: string | undefined;
}

type KnownOf<O extends Operations, Name extends keyof O & string> = AnswerState<
  Awaited<ReturnType<O[Name]>>,
  Parameters<O[Name]>[0],
  ProgressOf<O[Name]>
>;

function written(argument: unknown): string | undefined {
  return argument === undefined ? undefined : JSON.stringify(argument);
}

/**
 * Returns the answer to a question that changes as people type: one is in progress at a time, and only the newest is
 * asked next. Undefined asks nothing.
 * @param isLong true to terminate work in progress once another question is asked, or nobody waits for it
 */
function useAnswer<O extends Operations, Name extends keyof O & string>(
  asker: WorkerClient<O>,
  operation: Name,
  argument: Parameters<O[Name]>[0] | undefined,
  isLong = false,
): KnownOf<O, Name> {
  type Answered = Omit<KnownOf<O, Name>, 'pending'>;
  const [known, setKnown] = useState<Answered>({
    value: undefined,
    answered: undefined,
    error: undefined,
  });
  const wanted = written(argument);
  const latest = useRef(wanted);
  const busy = useRef(false);
  latest.current = wanted;

  // An effect after painting would delay the answer by one more frame.
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    if (busy.current) {
      if (isLong) asker.stop();
      return;
    }
    const next = async (question: string): Promise<void> => {
      busy.current = true;
      const answered = JSON.parse(question) as Parameters<O[Name]>[0];
      let answer: Answered;
      try {
        const value = await asker.ask(operation, answered, (progress) => {
          setKnown((before) => ({ ...before, progress: progress }));
        });
        answer = { value, answered, error: undefined };
      } catch (error) {
        answer = {
          value: undefined,
          answered,
          error: error instanceof Error ? error.message : String(error),
        };
      }
      busy.current = false;
      setKnown(answer);
      if (latest.current !== undefined && latest.current !== question) void next(latest.current);
    };
    void next(wanted);
  }, [asker, operation, wanted, isLong]);

  useEffect(
    () => () => {
      if (isLong && busy.current) asker.stop();
    },
    [asker, isLong],
  );

  return { ...known, pending: wanted !== undefined && written(known.answered) !== wanted };
}

export function useCore<Name extends keyof typeof core>(
  operation: Name,
  argument: Parameters<(typeof core)[Name]>[0] | undefined,
): KnownOf<typeof core, Name> {
  return useAnswer<typeof core, Name>(coreWorker, operation, argument);
}

export function useStudy<Name extends keyof Studied>(
  operation: Name,
  argument: Parameters<Studied[Name]>[0] | undefined,
  isLong?: boolean,
): KnownOf<Studied, Name> {
  return useAnswer<Studied, Name>(studyWorker, operation, argument, isLong);
}
