/**
 * The purpose `resolve`: cases that tell every branch of a document's resolving from its neighbours. They are chosen from
 * products of small parts of bases and references, as the tables of RFC 3986 §5.4 are, but of all of them.
 */
import type { ResolutionStep } from '../../../reference/resolve/resolve.js';
import type { Revision } from '../../../revision.js';
import type { AlgorithmFault, DecidingStep, Tested } from './algorithm.js';
import { dotSegmentFaults } from './dot-segment-faults.js';
import { resolveFaults } from './resolve-faults.js';
import {
  asked,
  type ResolveAnswer,
  resolveAnswer,
  type ResolveQuestion,
  stepsOf,
  traceOf,
  underivable,
} from './resolve-question.js';

/** Before the path of a base. */
const baseHeads = ['http://a', 'http://u@a:8', 'ftp://u@a:8', 'file://', 'x:', 'mailto:'];
const basePaths = ['', '/', '/b', '/b/', '/b/c/d', '/b/../c/./d', '/b//c', '/b;x/y/c', 'b', 'b/c'];
const baseTails = ['', '?q/r', '#s/t', '?q#s'];
/** The bases that every reference is resolved against; the first is that of RFC 3986 §5.4. */
const commonBases = ['http://a/b/c/d;p?q', 'http://a', 'http://u@a:8/b/c', 'x:b'];

const heads = ['', 'http:', 'x:', '//g', '//g:8', 'http://g'];
const paths = [
  ...['', 'g', '/', '/g', 'g/', 'g/h', './g:h', 'g/x:y', '/g//h', '.g', '..g', 'g.', 'g..', '...', '...g'],
  ...['.', './', './g', '..', '../', '../g', '../..', '../../', '../../g', '../../../g', '../../../../g/..'],
  ...['g/.', 'g/./h', 'g/..', 'g/../h', 'g/h/../../i', './../g', './g/.', 'g/./../h', 'g/.././h', 'g//../h'],
  ...['/.', '/..', '/./g', '/../g', '/g/../h', '/g/.', '/g/..', '%2E%2E/g', '%2e/g', '%2E'],
  ...[';x', 'g;x', 'g;x=1/./y', 'g;x=1/../y', 'g;x/..'],
];
const queries = ['', '?', '?y', '?y/./x', '?y/../x', '?y:z'];
const fragments = ['', '#', '#s', '#s/../x', '#s/./x', '#s:x'];
const pathsBeforeTails = ['', 'g', '/g', '..', '.', './g'];

/** Of which the references with all queries and fragments are made. */
const tailed = pathsBeforeTails.flatMap((path) =>
  queries.flatMap((query) => fragments.map((fragment) => path + query + fragment)),
);
const headed = heads.flatMap((head) =>
  paths.map((path) => head + (head.includes('//') && path !== '' && !path.startsWith('/') ? '/' : '') + path),
);
const references = [...new Set([...headed, ...tailed, '//g?y', '//g#s', 'http:?y', 'http:#s', '//'])];
const commonReferences = ['', 'g', './g', '/g', '//g', '?y', '../g', '../../../g'];

const bases = baseHeads.flatMap((head) =>
  basePaths.flatMap((path) => baseTails.map((tail) => head + path + tail)),
);

/** All questions of which a document derives the base, and the reference, where it has relative ones. */
function questionsOf(document: Revision): readonly ResolveQuestion[] {
  const suitable = (list: readonly string[]): readonly string[] =>
    list.filter((base) => document.accepts(base));
  const questions = [
    ...suitable(commonBases).flatMap((base) => references.map((reference) => ({ base, reference }))),
    ...suitable(bases).flatMap((base) => commonReferences.map((reference) => ({ base, reference }))),
  ];
  return questions.filter((question) => stepsOf(document, question)[0]?.step !== underivable);
}

/** Resolving. */
export const resolving: Tested<ResolveQuestion, ResolveAnswer> = {
  check(document) {
    // Where there are rules, they resolve this.
    if (document.resolveOptions.length === 0) document.resolve('', 'x:y');
  },
  subject(document) {
    const questions = questionsOf(document);
    const steps = (question: ResolveQuestion): readonly DecidingStep[] => stepsOf(document, question);
    return {
      algorithm: 'resolve',
      questions,
      answer: (question) => resolveAnswer(document, question),
      steps,
      faults: [
        ...[...resolveFaults, ...dotSegmentFaults].map(({ kind, name, answer }) => ({
          kind,
          name,
          answer: (question: ResolveQuestion, right: ResolveAnswer) =>
            answer(asked(document, question, right)),
        })),
        ...missingSteps(document, questions),
      ],
    };
  },
};

/** Of each outcome of each step, that nothing is answered where it comes to that. */
function missingSteps(
  document: Revision,
  questions: readonly ResolveQuestion[],
): readonly AlgorithmFault<ResolveQuestion, ResolveAnswer>[] {
  const outcomesOf = (question: ResolveQuestion): readonly string[] =>
    traceOf(document, question).map(outcomeOf);
  const known = new Map(questions.map((question) => [question, new Set(outcomesOf(question))]));
  const outcomes = new Set([...known.values()].flatMap((some) => [...some]));
  return [...outcomes].map((outcome) => ({
    kind: 'step',
    name: `nothing is answered at the step ${outcome}`,
    answer: (question, right) =>
      (known.get(question) ?? new Set(outcomesOf(question))).has(outcome) ? { result: 'refused' } : right,
  }));
}

/** A step and what came of it, but for the texts that it tells and all that follows its first clause. */
function outcomeOf({ step, outcome }: ResolutionStep): string {
  const clause = outcome.replace(/"[^"]*"/g, '"…"').replace(/[0-9]+/g, 'n');
  return `${step}: ${clause.replace(/[:,;].*/, '')}`;
}
