/**
 * Suites as text: as JSON in one document or line by line, following `caseSchema`; in the form of urltestdata.json of
 * the Web Platform Tests; in the form of the format tests of the JSON Schema Test Suite. All output is US-ASCII.
 */
import { codePointName, hexadecimal, jsonEscape } from '../../core/base/character.js';
import { levels } from '../../core/reference/normalize.js';
import { commonComponents } from '../../core/tree/component-rows.js';
import type { AlgorithmCase } from './algorithm-cases.js';
import { type Algorithm, algorithms, answerFormats } from './algorithm.js';
import { faultKinds, type Purpose, purposes, type SuiteCase } from './case.js';

/** The formats of suites. */
export const suiteFormats = ['json', 'jsonl', 'wpt', 'json-schema'] as const;

export type SuiteFormat = (typeof suiteFormats)[number];

/** The version of the format that `caseSchema` describes. */
export const suiteVersion = 1;

/** The heading of a suite. */
export interface SuiteHeading {
  readonly version: typeof suiteVersion;
  /** The id of the document, or the parser of a learnt language. */
  readonly revision: string;
  /** The start rule. */
  readonly start: string;
  readonly purpose: Purpose | Algorithm;
  readonly seed: number;
}

/** A case of any suite. */
export type AnyCase = SuiteCase | AlgorithmCase;

/** Returns the formats that suites of a purpose can have. */
export function formatsFor(purpose: Purpose | Algorithm): readonly SuiteFormat[] {
  return purpose === 'verdict' || purpose === 'components' ? suiteFormats : answerFormats[purpose];
}

/** A format of JSON Schema, and the document of its grammar. */
export interface SchemaFormat {
  readonly name: string;
  readonly source?: string | undefined;
}

/**
 * Yields the text of a suite, in pieces, as its cases arrive.
 * @param schemaFormat the format of JSON Schema that the rule describes; by default that of the same name
 */
export function* writeSuite(
  format: SuiteFormat,
  heading: SuiteHeading,
  cases: Iterator<AnyCase, object | undefined>,
  { name, source }: SchemaFormat = { name: heading.start.toLowerCase() },
): Generator<string> {
  switch (format) {
    case 'json': {
      yield `${asciiJson(heading).slice(0, -1)},"cases":[`;
      const strength = yield* items(cases, (suiteCase) => asciiJson(suiteCase));
      yield strength === undefined ? ']}\n' : `],"strength":${asciiJson(strength)}}\n`;
      return;
    }
    case 'jsonl': {
      yield `${asciiJson(heading)}\n`;
      for (let next = cases.next(); next.done !== true; next = cases.next())
        yield `${asciiJson(next.value)}\n`;
      return;
    }
    // The heading identifies the cases.
    case 'wpt':
      yield `[\n${asciiJson(wptTitle(heading))},`;
      if (heading.purpose === 'resolve') yield* items(cases as Iterator<AlgorithmCase<'resolve'>>, wptAnswer);
      else yield* items(cases as Iterator<SuiteCase>, wptVerdict);
      yield ']\n';
      return;
    case 'json-schema': {
      const { revision, start } = heading;
      const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', format: name };
      const heads = { description: `${start} of ${revision}`, ...(source && { comment: source }), schema };
      const [before = '', after = ''] = JSON.stringify([{ ...heads, tests: [] }], null, 4).split('[]');
      const describe = jsonSchemaTests(revision);
      yield `${ascii(before)}[`;
      yield* items(cases as Iterator<SuiteCase>, describe);
      yield `        ]${after}\n`;
    }
  }
}

/** Yields a line for each case, separated by commas. Returns the iterator's result. */
function* items<Case, Strength>(
  cases: Iterator<Case, Strength>,
  describe: (suiteCase: Case) => string,
): Generator<string, Strength> {
  let separator = '\n';
  for (;;) {
    const next = cases.next();
    if (next.done === true) {
      yield '\n';
      return next.value;
    }
    yield separator + describe(next.value);
    separator = ',\n';
  }
}

function wptTitle({ revision, start, purpose }: SuiteHeading): string {
  return purpose === 'resolve' ? `Resolution results by ${revision}` : `Verdicts by ${start} of ${revision}`;
}

/**
 * Writes a verdict. On success, the text is also the serialization, as the documents do not change what they derive.
 */
function wptVerdict({ text, valid, rule }: SuiteCase): string {
  const verdict = valid ? { href: text } : { failure: true };
  return asciiJson({ comment: rule, input: text, base: null, ...verdict });
}

/** Writes an answer. WPT has no form for a reference to the current document, which becomes a comment. */
function wptAnswer(suiteCase: AlgorithmCase<'resolve'>): string {
  const { reference, base, step, section } = suiteCase;
  if (suiteCase.result === 'current-document') {
    return asciiJson(`${JSON.stringify(reference)} is the current document: ${step}, section ${section}`);
  }
  const answer = suiteCase.result === 'absolute' ? { href: suiteCase.target } : { failure: true };
  return asciiJson({ comment: `${step}, section ${section}`, input: reference, base, ...answer });
}

/** The Test Suite refuses descriptions that are longer, or occur twice in a group. */
const maxDescription = 69;

/** Returns a function that writes tests in the layout of the Test Suite. */
function jsonSchemaTests(revision: string): (suiteCase: SuiteCase) => string {
  const seen = new Map<string, number>();
  return ({ text, valid, rule, section, detects }) => {
    const named = text === '' ? 'the empty text' : text.replaceAll(/[^\x20-\x7e]|^ | $/gu, codePointName);
    const cut = `${valid ? 'valid' : 'invalid'} ${rule}: ${named}`.slice(0, maxDescription - 8).trim();
    const times = (seen.get(cut) ?? 0) + 1;
    seen.set(cut, times);
    const description = times === 1 ? cut : `${cut} (${times})`;
    // Core rules are those of another RFC. A line is one of a file that readers of the tests do not have.
    const [, rfc = revision, number = section] = /^RFC (\d+) §(.*)$/.exec(section) ?? [];
    const place = /^(rfc)?\d+$/.test(rfc)
      ? `https://www.rfc-editor.org/rfc/${rfc.replace(/^(?=\d)/, 'rfc')}#section-${number}`
      : section.startsWith('line ')
        ? rule
        : `${rule} (${section})`;
    const fault = detects
      ?.replaceAll(
        /%(\d+)-(\d+)/g,
        (_, from: string, to: string) => `%x${hexadecimal(Number(from))}-${hexadecimal(Number(to))}`,
      )
      // Half of a pair is not a character that could stand between quotes.
      .replaceAll(/"\\u(d[89a-f]..)"/g, (_, unit: string) => `%x${unit.toUpperCase()} of UTF-16`);
    const comment = fault === undefined ? place : `${place} detects: ${fault}`;
    const test = JSON.stringify({ description, comment, data: text, valid }, null, 4);
    return ascii(test).replaceAll(/^/gm, ' '.repeat(12));
  };
}

function asciiJson(value: unknown): string {
  return ascii(JSON.stringify(value));
}

/**
 * Returns JSON with every character beyond US-ASCII, and DEL, escaped; JSON already escapes controls and lone
 * surrogates.
 */
function ascii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, jsonEscape);
}

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;

const heading = {
  version: { const: suiteVersion },
  revision: { ...text, description: 'the id of the document, or the parser whose language was learnt' },
  start: { ...text, description: 'the start rule, spelled as in the document' },
  purpose: { enum: [...purposes, ...algorithms] },
  seed: { type: 'integer', description: 'the same seed gives the same suite' },
} as const;

const components = {
  type: 'object',
  description: 'Absent components have no member; empty ones are ""',
  properties: {
    ...Object.fromEntries(commonComponents.map((name) => [name, text])),
    specific: { type: 'object', description: 'components that only this scheme has' },
  },
  additionalProperties: false,
} as const;

const kills = {
  type: 'object',
  description: 'number of faults of each kind that this case is the first to detect',
  properties: Object.fromEntries(
    Object.entries(faultKinds).map(([kind, description]) => [kind, { ...count, description }]),
  ),
  additionalProperties: false,
} as const;

const oneCase = {
  type: 'object',
  properties: {
    text,
    valid: { type: 'boolean', description: 'true if the start rule derives the string' },
    components,
    rule: { ...text, description: 'the innermost rule at the position where matching fails or ends' },
    section: { ...text, description: 'the section that defines it' },
    kills,
    detects: { ...text, description: 'one of these faults, in a small suite' },
  },
  required: ['text', 'valid', 'rule', 'section', 'kills'],
  additionalProperties: false,
} as const;

const names = { type: 'array', items: text } as const;
const level = { enum: levels, description: 'the highest normalization level' } as const;
const result = (...known: readonly string[]): object => ({ enum: known, description: 'the result' });

/** Returns the schema of a case for an algorithm: its required and its optional members. */
function algorithmCase(properties: object, optional: readonly string[] = []): object {
  const all = {
    ...properties,
    step: { ...text, description: 'the rarest executed step' },
    section: { ...text, description: 'the section of that step' },
    kills: { ...names, description: 'the faults that this case is the first to detect' },
  };
  const required = Object.keys(all).filter((name) => !optional.includes(name));
  return { type: 'object', properties: all, required, additionalProperties: false };
}

const resolveCase = algorithmCase(
  {
    base: text,
    reference: text,
    result: result('absolute', 'current-document', 'refused'),
    target: { ...text, description: 'the absolute form' },
    fragment: { ...text, description: 'the fragment of a current-document reference' },
  },
  ['target', 'fragment'],
);

const normalizeCase = algorithmCase(
  {
    text,
    level,
    result: result('normal-form', 'refused'),
    form: { ...text, description: 'the normal form' },
  },
  ['form'],
);

const equivalentCase = algorithmCase({
  text,
  other: text,
  level,
  result: result('equivalent', 'different', 'refused'),
});

const algorithmStrength = {
  type: 'object',
  properties: {
    purpose: { enum: algorithms },
    cases: count,
    kinds: {
      type: 'array',
      items: {
        type: 'object',
        properties: { kind: text, faults: count, killed: count },
        required: ['kind', 'faults', 'killed'],
        additionalProperties: false,
      },
    },
    undetectable: { ...names, description: 'changes that no case detects' },
    untested: { type: 'array', description: 'the undetected faults' },
    wrong: { type: 'array', maxItems: 0 },
  },
  required: ['purpose', 'cases', 'kinds', 'undetectable', 'untested', 'wrong'],
  additionalProperties: false,
} as const;

const share = {
  type: 'object',
  properties: { kind: { enum: Object.keys(faultKinds) }, faults: count, killed: count },
  required: ['kind', 'faults', 'killed'],
  additionalProperties: false,
} as const;

const strength = {
  type: 'object',
  properties: {
    purpose: { enum: purposes },
    cases: count,
    kinds: { type: 'array', items: share },
    equivalent: { ...count, description: 'changes proved to have no effect on the tested results' },
    undecided: { ...count, description: 'undecided changes' },
    untested: { type: 'array', description: 'the undetected faults by rule' },
    wrong: { type: 'array', maxItems: 0 },
  },
  required: ['purpose', 'cases', 'kinds', 'equivalent', 'undecided', 'untested', 'wrong'],
  additionalProperties: false,
} as const;

/**
 * Schema of the whole of `json`; in `jsonl`, the first line is `#/$defs/heading` and each of the others `#/$defs/case`.
 */
export const caseSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:uri-revisions:suite:${suiteVersion}`,
  title: 'A suite of cases that detect faults',
  type: 'object',
  properties: {
    ...heading,
    cases: { type: 'array', items: { $ref: '#/$defs/case' } },
    strength: { anyOf: [strength, algorithmStrength] },
  },
  required: [...Object.keys(heading), 'cases'],
  additionalProperties: false,
  $defs: {
    heading: {
      type: 'object',
      properties: heading,
      required: Object.keys(heading),
      additionalProperties: false,
    },
    case: { anyOf: [oneCase, resolveCase, normalizeCase, equivalentCase] },
  },
} as const;
