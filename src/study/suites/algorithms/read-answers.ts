/** Lists of cases for an algorithm as text: the formats of its suites, and urltestdata.json of the Web Platform Tests. */
import { levels, type Level } from '../../../reference/normalize.js';
import { type Algorithm, answerFormats, type AnswerFormat } from './algorithm.js';
import type { AlgorithmAnswers, AlgorithmQuestions, StatedAlgorithmCase } from './algorithm-cases.js';
import { longestCase } from '../case.js';
import { aText, CaseFormatError, formatOf, itemsOf, record, shown } from '../read-cases.js';

type Members = Readonly<Record<string, unknown>>;

/** How a case is read; an answer that the list does not state is undefined. */
interface CaseReader<A extends Algorithm> {
  readonly question: (members: Members, place: string) => AlgorithmQuestions[A];
  readonly answer: (members: Members, place: string) => AlgorithmAnswers[A] | undefined;
}

const readers: { readonly [A in Algorithm]: CaseReader<A> } = {
  resolve: {
    question: (members, place) => ({
      base: aCase(members, 'base', place),
      reference: aCase(members, 'reference', place),
    }),
    answer(members, place) {
      const { target, fragment } = members;
      const result = resultOf(members, place, ['absolute', 'current-document', 'refused'], 'target');
      if (result === 'absolute') return { result, target: aText(target, `${place}: target`) };
      if (result !== 'current-document' || fragment === undefined) return result && { result };
      return { result, fragment: aText(fragment, `${place}: fragment`) };
    },
  },
  normalize: {
    question: (members, place) => ({ text: aCase(members, 'text', place), ...levelOf(members, place) }),
    answer(members, place) {
      const result = resultOf(members, place, ['normal-form', 'refused'], 'form');
      if (result !== 'normal-form') return result && { result };
      return { result, form: aText(members.form, `${place}: form`) };
    },
  },
  equivalent: {
    question: (members, place) => ({
      text: aCase(members, 'text', place),
      other: aCase(members, 'other', place),
      ...levelOf(members, place),
    }),
    answer(members, place) {
      const result = resultOf(members, place, ['equivalent', 'different', 'refused']);
      return result && { result };
    },
  },
};

/**
 * The cases of a list for an algorithm. Comments of WPT are left out, and so is what has no base. Without a format, it is
 * told from how the list begins. @throws CaseFormatError
 */
export function readAnswers<A extends Algorithm>(
  list: string,
  algorithm: A,
  format?: AnswerFormat,
): readonly StatedAlgorithmCase<A>[] {
  const known = answerFormats[algorithm];
  const asked = format ?? formatOf(list);
  const told = known.find((one) => one === asked);
  if (told === undefined) {
    throw new CaseFormatError('the list', `must be of a format that has answers: ${known.join(', ')}`);
  }
  const { question, answer } = readers[algorithm];
  return itemsOf(list, told).flatMap(([value, place]) => {
    const members = told === 'wpt' ? ofWpt(value, place) : record(value, place, 'an object');
    if (members === undefined) return [];
    const stated = answer(members, place);
    return [{ question: question(members, place), ...(stated && { answer: stated }), place }];
  });
}

/** A test of WPT with our names; undefined where it is a comment, or has no base. */
function ofWpt(value: unknown, place: string): Members | undefined {
  if (typeof value === 'string') return undefined;
  const { input, base, href, failure } = record(value, place, 'a comment or an object with "input"');
  if (base === undefined || base === null) return undefined;
  const result = failure === true ? 'refused' : undefined;
  return { base, reference: input, result, target: href, fragment: undefined };
}

/** What a case says that comes of it. @param implied the member that says so where nothing else does: of the first result */
function resultOf<Result extends string>(
  members: Members,
  place: string,
  known: readonly [Result, ...Result[]],
  implied?: string,
): Result | undefined {
  const { result } = members;
  if (result === undefined) return implied && members[implied] !== undefined ? known[0] : undefined;
  return oneOf(result, known, `${place}: result`);
}

function levelOf({ level }: Members, place: string): { readonly level?: Level } {
  return level === undefined ? {} : { level: oneOf(level, levels, `${place}: level`) };
}

function oneOf<Name extends string>(value: unknown, known: readonly Name[], place: string): Name {
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  const names = known.map((one) => `"${one}"`).join(', ');
  throw new CaseFormatError(place, `must be one of ${names}, but is ${shown(value)}`);
}

function aCase(members: Members, name: string, place: string): string {
  const text = aText(members[name], `${place}: ${name}`);
  if (text.length <= longestCase) return text;
  throw new CaseFormatError(
    `${place}: ${name}`,
    `has ${text.length} characters; a case may have ${longestCase}`,
  );
}
