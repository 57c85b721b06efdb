/**
 * A suite as text: as JSON in one document or line by line, after case-schema.ts; in the shape of urltestdata.json of the
 * Web Platform Tests; in the shape of the tests of formats of the JSON Schema Test Suite. All are pure US-ASCII.
 */
import { type Algorithm, answerFormats } from './algorithms/algorithm.js';
import type { AlgorithmCase } from './algorithms/algorithm-cases.js';
import type { Purpose, SuiteCase } from './case.js';

/** The formats of suites. */
export const suiteFormats = ['json', 'jsonl', 'wpt', 'json-schema'] as const;

/** A format. */
export type SuiteFormat = (typeof suiteFormats)[number];

/** The version of the format that case-schema.ts describes. */
export const suiteVersion = 1;

/** What a suite is a suite of. */
export interface SuiteHeading {
  readonly version: typeof suiteVersion;
  /** The id of the document, or the parser of which a language was learnt. */
  readonly revision: string;
  /** The start rule. */
  readonly start: string;
  readonly purpose: Purpose | Algorithm;
  readonly seed: number;
}

/** A case of any suite. */
export type AnyCase = SuiteCase | AlgorithmCase;

/** The formats that suites of a purpose can have. */
export function formatsFor(purpose: Purpose | Algorithm): readonly SuiteFormat[] {
  return purpose === 'verdict' || purpose === 'components' ? suiteFormats : answerFormats[purpose];
}

/** The text of a suite, in pieces, as its cases come. */
export function* writeSuite(
  format: SuiteFormat,
  heading: SuiteHeading,
  cases: Iterator<AnyCase, object | undefined>,
): Generator<string> {
  switch (format) {
    case 'json': {
      yield `${asciiJson(heading).slice(0, -1)},"cases":[`;
      const strength = yield* items(cases, (one) => asciiJson(one));
      yield strength === undefined ? ']}\n' : `],"strength":${asciiJson(strength)}}\n`;
      return;
    }
    case 'jsonl': {
      yield `${asciiJson(heading)}\n`;
      for (let next = cases.next(); next.done !== true; next = cases.next())
        yield `${asciiJson(next.value)}\n`;
      return;
    }
    // The heading says which cases they are.
    case 'wpt':
      yield `[\n${asciiJson(wptTitle(heading))},`;
      if (heading.purpose === 'resolve') yield* items(cases as Iterator<AlgorithmCase<'resolve'>>, wptAnswer);
      else yield* items(cases as Iterator<SuiteCase>, wptVerdict);
      yield ']\n';
      return;
    case 'json-schema': {
      const { revision, start } = heading;
      const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', format: start.toLowerCase() };
      yield `[{"description":${asciiJson(`${start} of ${revision}`)},"schema":${asciiJson(schema)},"tests":[`;
      yield* items(cases as Iterator<SuiteCase>, jsonSchemaTest);
      yield ']}]\n';
    }
  }
}

/** A line for each case, with commas between. Returns what the iterator does. */
function* items<Case, Strength>(
  cases: Iterator<Case, Strength>,
  told: (one: Case) => string,
): Generator<string, Strength> {
  let separator = '\n';
  for (;;) {
    const next = cases.next();
    if (next.done === true) {
      yield '\n';
      return next.value;
    }
    yield separator + told(next.value);
    separator = ',\n';
  }
}

function wptTitle({ revision, start, purpose }: SuiteHeading): string {
  return purpose === 'resolve'
    ? `What references resolve to by ${revision}`
    : `What ${start} of ${revision} derives, and what it does not`;
}

/** A success has the text as the serialization, as the documents do not change what they derive. */
function wptVerdict({ text, valid, rule }: SuiteCase): string {
  const verdict = valid ? { href: text } : { failure: true };
  return asciiJson({ comment: rule, input: text, base: null, ...verdict });
}

/** There is no shape for a reference to the current document: it is told in a comment. */
function wptAnswer(one: AlgorithmCase<'resolve'>): string {
  const { reference, base, step, section } = one;
  if (one.result === 'current-document') {
    return asciiJson(`${JSON.stringify(reference)} is the current document: ${step}, section ${section}`);
  }
  const answer = one.result === 'absolute' ? { href: one.target } : { failure: true };
  return asciiJson({ comment: `${step}, section ${section}`, input: reference, base, ...answer });
}

function jsonSchemaTest({ text, valid, rule, section }: SuiteCase): string {
  const description = `${valid ? 'derivable' : 'not derivable'}: ${rule}, section ${section}`;
  return asciiJson({ description, data: text, valid });
}

/** JSON in which every character beyond US-ASCII, and DEL, is escaped; it has the controls and lone surrogates so anyway. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
