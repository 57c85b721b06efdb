/** The JSON Schema (2020-12) of suites in the formats `json` and `jsonl`. */
import { levels } from '../../reference/normalize.js';
import { commonRoles } from '../../tree/roles.js';
import { algorithms } from './algorithms/algorithm.js';
import { purposes } from './case.js';
import { faultKinds } from './fault.js';
import { suiteVersion } from './write-cases.js';

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;

const heading = {
  version: { const: suiteVersion },
  revision: { ...text, description: 'the id of the document, or the parser of which a language was learnt' },
  start: { ...text, description: 'the start rule, in the spelling of the document' },
  purpose: { enum: [...purposes, ...algorithms] },
  seed: { type: 'integer', description: 'the same seed gives the same suite' },
} as const;

const components = {
  type: 'object',
  description: 'what is not there has no member; what is there and has no characters is the empty string',
  properties: {
    ...Object.fromEntries([...commonRoles, 'hostKind'].map((name) => [name, text])),
    specific: { type: 'object', description: 'what the scheme adds' },
  },
  additionalProperties: false,
} as const;

const kills = {
  type: 'object',
  description: 'how many faults of each kind this case kills and no case before it',
  properties: Object.fromEntries(
    Object.entries(faultKinds).map(([kind, description]) => [kind, { ...count, description }]),
  ),
  additionalProperties: false,
} as const;

const oneCase = {
  type: 'object',
  properties: {
    text,
    valid: { type: 'boolean', description: 'whether the start rule derives the text' },
    components,
    rule: { ...text, description: 'the innermost rule that is open where the text fails, or ends' },
    section: { ...text, description: 'the section that defines it' },
    kills,
  },
  required: ['text', 'valid', 'rule', 'section', 'kills'],
  additionalProperties: false,
} as const;

const names = { type: 'array', items: text } as const;
const level = { enum: levels, description: 'up to which level of normalization' } as const;
const result = (...known: readonly string[]): object => ({ enum: known, description: 'what comes of it' });

/** A case for an algorithm: what is asked and answered, and what may be. */
function algorithmCase(properties: object, optional: readonly string[] = []): object {
  const all = {
    ...properties,
    step: { ...text, description: 'of the steps that are taken, the one that the fewest questions take' },
    section: { ...text, description: 'the section of that step' },
    kills: { ...names, description: 'the faults that this case kills and no case before it' },
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
    fragment: { ...text, description: 'that of a reference to the current document' },
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
    untold: { ...names, description: 'changes that no case known here tells from the document' },
    untested: { type: 'array', description: 'the faults that are left' },
    wrong: { type: 'array', maxItems: 0 },
  },
  required: ['purpose', 'cases', 'kinds', 'untold', 'untested', 'wrong'],
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
    equivalent: { ...count, description: 'changes that are proved to change nothing that is tested' },
    undecided: { ...count, description: 'changes of which that is neither proved nor refuted' },
    untested: { type: 'array', description: 'by rule, the faults that are left' },
    wrong: { type: 'array', maxItems: 0 },
  },
  required: ['purpose', 'cases', 'kinds', 'equivalent', 'undecided', 'untested', 'wrong'],
  additionalProperties: false,
} as const;

/** The whole of `json`; of `jsonl`, the first line is `#/$defs/heading` and each of the others `#/$defs/case`. */
export const caseSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:uri-revisions:suite:${suiteVersion}`,
  title: 'A suite of cases that kill faults',
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
