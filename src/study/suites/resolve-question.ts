/** Resolving as a question to a document, and the interface of resolving faults to it. */
import { ResolutionError } from '../../core/reference/error.js';
import type { Resolution, ResolutionStep, ResolveOptions } from '../../core/reference/resolve.js';
import { type MainComponents, recompose, split } from '../../core/reference/split.js';
import type { Revision } from '../../core/revision.js';
import { UriSyntaxError } from '../../core/reading/error.js';
import type { DecidingStep } from './algorithm.js';

/** A reference and its base. */
export interface ResolveQuestion {
  readonly base: string;
  readonly reference: string;
}

/** The result: the absolute form, the current document, or `refused` if the document refuses it. */
export type ResolveAnswer =
  | { readonly result: 'absolute'; readonly target: string }
  | {
      readonly result: 'current-document';
      /** The reference's fragment, if it has one. */
      readonly fragment?: string;
    }
  | { readonly result: 'refused' };

/** Placeholders that replace other texts while the document resolves. */
export type Marks = ReadonlyMap<string, string>;

/** The view of a question that a fault has. The components are those of Appendix B of RFC 3986. */
export interface Asked {
  readonly reference: MainComponents;
  readonly base: MainComponents;
  /** Components of the absolute form; undefined if there is none. */
  readonly target: MainComponents | undefined;
  readonly right: ResolveAnswer;
  /** Letters that occur in neither text. */
  readonly mark: string;
  /** Returns the document's answer for changed components, with the marks in the answer replaced. */
  readonly again: (changes: Changes, marks?: Marks) => ResolveAnswer;
  /** Returns the right answer with changed components; unchanged if it is no absolute form. */
  readonly having: (changes: (target: MainComponents) => Partial<MainComponents>) => ResolveAnswer;
}

/** Components that replace those of the question. */
export interface Changes {
  readonly reference?: Partial<MainComponents>;
  readonly base?: Partial<MainComponents>;
}

/** The step that refuses underivable texts. */
export const underivable = 'reference-not-derivable';

/** Returns the result of resolving, or the refusal. */
function resolved(
  document: Revision,
  { reference, base }: ResolveQuestion,
  options?: ResolveOptions,
): Resolution | ResolutionError | UriSyntaxError {
  try {
    return document.resolve(reference, base, options);
  } catch (error) {
    if (error instanceof ResolutionError || error instanceof UriSyntaxError) return error;
    throw error;
  }
}

export function resolveAnswer(document: Revision, question: ResolveQuestion): ResolveAnswer {
  const found = resolved(document, question);
  if (found instanceof Error || found.kind === 'refused') return { result: 'refused' };
  if (found.kind === 'absolute') return { result: 'absolute', target: found.text };
  return { result: found.kind, ...(found.fragment === undefined ? {} : { fragment: found.fragment }) };
}

/** Returns the steps taken; none if the document refuses. */
export function traceOf(document: Revision, question: ResolveQuestion): readonly ResolutionStep[] {
  const found = resolved(document, question, { trace: true });
  return found instanceof Error ? [] : (found.trace ?? []);
}

/** Returns the steps taken, or the one that refuses. */
export function stepsOf(document: Revision, question: ResolveQuestion): readonly DecidingStep[] {
  const found = resolved(document, question, { trace: true });
  if (found instanceof ResolutionError) return [{ step: found.problem, section: found.section }];
  if (found instanceof Error) return [{ step: underivable, section: '' }];
  return found.trace ?? [];
}

/** Returns a question as a fault sees it. */
export function asked(document: Revision, question: ResolveQuestion, right: ResolveAnswer): Asked {
  const [reference, base] = [split(question.reference), split(question.base)];
  const target = right.result === 'absolute' ? split(right.target) : undefined;
  let mark = 'zz';
  while (question.reference.includes(mark) || question.base.includes(mark)) mark += 'z';
  return {
    reference,
    base,
    target,
    right,
    mark,
    again(changes, marks) {
      const other = {
        reference: changes.reference ? recompose({ ...reference, ...changes.reference }) : question.reference,
        base: changes.base ? recompose({ ...base, ...changes.base }) : question.base,
      };
      return withoutMarks(resolveAnswer(document, other), marks);
    },
    having: (changes) =>
      target === undefined
        ? right
        : { result: 'absolute', target: recompose({ ...target, ...changes(target) }) },
  };
}

function withoutMarks(answer: ResolveAnswer, marks: Marks = new Map()): ResolveAnswer {
  if (answer.result !== 'absolute') return answer;
  let { target } = answer;
  for (const [mark, text] of marks) target = target.replaceAll(mark, text);
  return { result: 'absolute', target };
}
