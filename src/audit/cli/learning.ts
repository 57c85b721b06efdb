/** `audit --learn`: the accepted strings of a parser, as an automaton, compared with the documents. */
import {
  storedLanguage,
  learnParser,
  type LearnParserOptions,
  learntGrammar,
  type Learnt,
  nameOf,
  type Parser,
  UnansweredError,
  UnsteadyAnswersError,
} from '../index.js';
import { growthSentences } from '../learning/growth-text.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { quoted } from '../../core/base/visible.js';
import { compareRules } from '../../study/index.js';
import { Misuse } from '../../cli/output/errors.js';
import { cells, columns, wrap } from '../../cli/output/columns.js';
import { cut, shown } from '../../cli/output/signs.js';
import { grouped } from '../../study/formatting/format-text.js';
import type { Terminal } from '../../cli/output/terminal.js';
import { studied } from '../../cli/documents/studies.js';
import { adapterTrouble } from './parsers.js';

/** A request of the command line. */
export interface LearnRequest {
  readonly parser: Parser;
  /** The documents to compare with. */
  readonly revisions: readonly RevisionId[];
  readonly options: LearnParserOptions;
  /** Year, month and day. */
  readonly date: string;
  readonly json: boolean;
}

/**
 * Learns a parser, and prints its file or, for people, its relation to documents. Ends with 1 if a limit was reached.
 */
export async function learnAndPrint(request: LearnRequest, terminal: Terminal): Promise<void> {
  const { parser, options, date, json } = request;
  const learnt = await learning(() =>
    learnParser(parser, {
      ...options,
      onProgress: ({ states, queries }) => {
        terminal.status(`${number(states)} states, ${number(queries)} questions`);
      },
    }),
  );
  const { name, version } = parser.declaration;
  if (json) await terminal.printJson(storedLanguage(learnt, { name, version, date }));
  else await terminal.print(described(learnt, request, terminal));
  if (learnt.stopped !== undefined) terminal.end(1);
}

/** Runs learning. @throws Misuse if the parser cannot be learnt */
async function learning<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await adapterTrouble(work);
  } catch (error) {
    if (error instanceof UnsteadyAnswersError) throw new Misuse(error.message);
    if (error instanceof UnansweredError) {
      throw new Misuse(`${error.message}; --without can exclude characters`);
    }
    throw error;
  }
}

const number = (count: number): string => grouped(count);

function described(
  { automaton, assumptions, prefix, queries, thrown, stopped, growth }: Learnt,
  { parser, revisions }: LearnRequest,
  { width, colours }: Terminal,
): string {
  const { extraStates, unasked } = assumptions;
  const { stateCount, classCount } = automaton;
  const name = nameOf({ parser: parser.declaration });
  const after = prefix === '' ? '' : ` after ${quoted(prefix, 60)}`;
  const size = `${number(stateCount)} states, ${number(classCount)} classes of characters`;
  const sure =
    extraStates === undefined
      ? 'The result is a guess'
      : `The result is exact if the parser's automaton has at most ${number(stateCount + extraStates)} states and treats the characters of each class alike`;
  const sentences = [
    `The language of ${name}${after}: ${size}, from ${number(queries)} tested strings.`,
    `${sure}${stopped === undefined ? '' : `: learning reached the limit of ${stopped}`}.`,
    ...(growth === undefined ? [] : growthSentences(growth, prefix)),
    ...(thrown === undefined
      ? []
      : [
          `For ${number(thrown)} of the strings, the parser threw an undocumented exception, which counts as a rejection.`,
        ]),
    ...(unasked.length === 0
      ? []
      : ['The comparison covers only the tested characters, which --json lists.']),
  ];
  const grammar = learntGrammar(automaton, name, { prefix, unasked });
  const rows = revisions.map((revision) => {
    const { relation, onlyFirst, onlySecond } = studied(() =>
      compareRules({ revision: grammar }, { revision }, { witnesses: 1 }),
    );
    const [only, missing] = [onlyFirst[0], onlySecond[0]].map((one) =>
      one === undefined ? '' : cut(shown(one.text)),
    );
    return [...cells([revision, relation]), exact(only), exact(missing)];
  });
  const heading = cells(['', 'relation', 'only the parser', 'only the document'], colours.bold);
  return `${sentences.flatMap((one) => wrap(one, width)).join('\n')}\n\n${columns([heading, ...rows], width)}`;
}

function exact(text = ''): { readonly lines: readonly string[]; readonly exact: true } {
  return { lines: [text], exact: true };
}
