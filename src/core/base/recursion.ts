/** Recursion on an explicit stack, limited only by memory; the engine's own stack would overflow. */

/**
 * A computation of the answer to a question. It yields the questions that it depends on and is resumed with their
 * answers.
 */
export type Steps<Question, Answer> = Generator<Question, Answer, Answer>;

/** Runs steps to their answer. @param stepsTo returns the steps that answer a question */
export function answer<Question, Answer>(
  steps: Steps<Question, Answer>,
  stepsTo: (question: Question) => Steps<Question, Answer>,
): Answer {
  const waiting: Steps<Question, Answer>[] = [];
  let current = steps;
  let result = current.next();
  for (;;) {
    if (result.done !== true) {
      waiting.push(current);
      current = stepsTo(result.value);
      result = current.next();
    } else {
      const next = waiting.pop();
      if (next === undefined) return result.value;
      current = next;
      result = current.next(result.value);
    }
  }
}
