/** Operations whose code a worker loads when they are first asked. */

/** Returns an operation that loads another and forwards to it. */
export function lazily<Asked extends readonly unknown[], Result>(
  load: () => Promise<(...asked: Asked) => Result | Promise<Result>>,
): (...asked: Asked) => Promise<Result> {
  return async (...asked) => (await load())(...asked);
}
