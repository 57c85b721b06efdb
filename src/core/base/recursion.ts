/** Recursion on a stack of its own: as deep as memory has room for, where the engine's own stack would end the program. */

/** A computation of the answer to a question: it yields the questions it depends on and is resumed with their answers. */
export type Steps<Question, Answer> = Generator<Question, Answer, Answer>;

/** The answer at the end of some steps. @param stepsTo those to the answer of a question */
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
