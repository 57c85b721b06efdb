/** Lists of cases for an algorithm as text: the formats of its suites, and urltestdata.json of the Web Platform Tests. */
import type { Algorithm } from './algorithm.js';
import type { StatedAlgorithmCase } from './algorithm-cases.js';
import { longestCase } from '../case.js';
import { aText, CaseFormatError, formatOf, itemsOf, record, shown } from '../read-cases.js';
import type { ResolveAnswer, ResolveQuestion } from './resolve-question.js';

/** The formats that lists for algorithms are read in. */
export const answerFormats = ['json', 'jsonl', 'wpt'] as const;

/** A format that is read. */
export type AnswerFormat = (typeof answerFormats)[number];

type Members = Readonly<Record<string, unknown>>;

/** Reads a case, but of what the shape of WPT says nothing or something else; that is undefined. */
interface CaseReader {
  readonly ours: (members: Members, place: string) => StatedAlgorithmCase;
  readonly wpt: (members: Members, place: string) => StatedAlgorithmCase | undefined;
}

const readers: Readonly<Record<Algorithm, CaseReader>> = {
  resolve: {
    ours: (members, place) =>
      stated(resolveQuestion(members, place, 'reference'), resolveAnswer(members, place), place),
    wpt(members, place) {
      if (members.base === undefined || members.base === null) return undefined;
      return stated(resolveQuestion(members, place, 'input'), wptAnswer(members, place), place);
    },
  },
};

/**
 * The cases of a list for an algorithm. Comments of WPT are left out, and so is what has no base. Without a format, it is
 * told from how the list begins. @throws CaseFormatError
 */
export function readAnswers(
  list: string,
  algorithm: Algorithm,
  format?: AnswerFormat,
): readonly StatedAlgorithmCase[] {
  const told = format ?? formatOf(list);
  if (told === 'lines' || told === 'json-schema') {
    throw new CaseFormatError(
      'the list',
      `must be of a format that has answers: ${answerFormats.join(', ')}`,
    );
  }
  const reader = readers[algorithm];
  return itemsOf(list, told).flatMap(([value, place]) => {
    if (told !== 'wpt') return [reader.ours(record(value, place, 'an object'), place)];
    if (typeof value === 'string') return [];
    const found = reader.wpt(record(value, place, 'a comment or an object with "input"'), place);
    return found === undefined ? [] : [found];
  });
}

function stated(
  question: StatedAlgorithmCase['question'],
  answer: StatedAlgorithmCase['answer'] | undefined,
  place: string,
): StatedAlgorithmCase {
  return { question, ...(answer === undefined ? {} : { answer }), place };
}

function resolveQuestion(members: Members, place: string, name: 'reference' | 'input'): ResolveQuestion {
  return {
    base: aCase(members.base, `${place}: base`),
    reference: aCase(members[name], `${place}: ${name}`),
  };
}

function resolveAnswer({ result, target, fragment }: Members, place: string): ResolveAnswer | undefined {
  switch (result ?? (target === undefined ? undefined : 'absolute')) {
    case undefined:
      return undefined;
    case 'absolute':
      return { result: 'absolute', target: aText(target, `${place}: target`) };
    case 'current-document':
      return {
        result: 'current-document',
        ...(fragment === undefined ? {} : { fragment: aText(fragment, `${place}: fragment`) }),
      };
    case 'refused':
      return { result: 'refused' };
    default:
      throw new CaseFormatError(
        `${place}: result`,
        `must be "absolute", "current-document" or "refused", but is ${shown(result)}`,
      );
  }
}

function wptAnswer({ href, failure }: Members, place: string): ResolveAnswer | undefined {
  if (failure === true) return { result: 'refused' };
  return href === undefined ? undefined : { result: 'absolute', target: aText(href, `${place}: href`) };
}

function aCase(value: unknown, place: string): string {
  const text = aText(value, place);
  if (text.length > longestCase) {
    throw new CaseFormatError(place, `has ${text.length} characters; a case may have ${longestCase}`);
  }
  return text;
}
