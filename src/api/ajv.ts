/**
 * Plugin for Ajv: formats for URIs, IRIs, host names and URI templates, and the keyword `uriRevision` for any document.
 * Ajv itself is not loaded; this module declares the parts of it that are used.
 * @module uri-revisions/ajv
 */
import { documentFormats, type RevisionId } from '../../generated/registry/ids.js';
import { formats as shelfFormats } from '../../generated/shelf/formats.js';
import { acceptorOf } from '../core/automaton/acceptor.js';
import { checkNames } from '../core/base/arguments.js';
import { wrongType } from '../core/base/wrong-type.js';
import { revision } from './index.js';
import { type Problem, problemFinder, type Requirement, requirementNames } from './requirement.js';

export type { Problem, Requirement } from './requirement.js';

/** Value of the keyword: a document, meaning its references, or a requirement. */
export type UriRevision = RevisionId | Requirement;

/** An error of the keyword; Ajv adds its location. */
export interface UriRevisionError {
  readonly keyword: 'uriRevision';
  readonly message: string;
  readonly params: Omit<Problem, 'message'>;
}

/** Validator that the keyword returns to Ajv for each schema. */
export interface UriRevisionValidator {
  (text: string): boolean;
  /** Errors of the last text. */
  errors?: readonly UriRevisionError[];
}

/** A format of strings. */
export interface UriFormat {
  readonly type: 'string';
  readonly validate: (text: string) => boolean;
}

/** The keyword's definition in Ajv's form. */
export interface UriRevisionKeyword {
  readonly keyword: 'uriRevision';
  readonly type: 'string';
  readonly schemaType: ['string', 'object'];
  readonly errors: 'full';
  readonly compile: (schema: UriRevision) => UriRevisionValidator;
}

/** The parts of Ajv that are used, from version 8 on. */
export interface AjvLike {
  addFormat(name: string, format: UriFormat): unknown;
  addKeyword(keyword: never): unknown;
  getKeyword(keyword: string): unknown;
}

/** The longest label and the longest name, in characters (RFC 1034 §3.1, in octets with their lengths). */
const [longestLabel, longestName] = [63, 253];

const isHostName = /* @__PURE__ */ acceptorOf(shelfFormats.hostname);

function isShortHostName(text: string): boolean {
  return (
    text.length <= longestName &&
    text.split('.').every(({ length }) => length <= longestLabel) &&
    isHostName(text)
  );
}

/** Builds a format from the rule of a document. */
function formatOf({ revision: id, start }: { revision: RevisionId; start: string }): UriFormat {
  return { type: 'string', validate: (text) => revision(id).accepts(text, { start }) };
}

/**
 * Formats that JSON Schema defines: `uri` and `uri-reference` by RFC 3986, `iri` and `iri-reference` by RFC 3987,
 * `hostname` by RFC 1123, and `uri-template` by RFC 6570; code that Ajv generates finds them under this name.
 * @example
 * import { _, Ajv } from 'ajv';
 * import uriRevisions from 'uri-revisions/ajv';
 * const source = _`require('uri-revisions/ajv').formats`;
 * const ajv = uriRevisions(new Ajv({ code: { source: true, formats: source } }));
 * ajv.validate({ format: 'uri' }, 'a'); // false
 */
export const formats = {
  uri: /* @__PURE__ */ formatOf(documentFormats.uri),
  'uri-reference': /* @__PURE__ */ formatOf(documentFormats['uri-reference']),
  iri: /* @__PURE__ */ formatOf(documentFormats.iri),
  'iri-reference': /* @__PURE__ */ formatOf(documentFormats['iri-reference']),
  hostname: { type: 'string', validate: isShortHostName },
  'uri-template': { type: 'string', validate: /* @__PURE__ */ acceptorOf(shelfFormats['uri-template']) },
} as const;

function compile(schema: UriRevision): UriRevisionValidator {
  if (Object.hasOwn(Object(schema) as object, '$data')) {
    throw new TypeError(
      'uriRevision does not support $data: name the document in the schema, as in { revision, start }',
    );
  }
  const { revision: id, ...options }: Requirement =
    typeof schema === 'string' ? { revision: schema } : schema;
  if (typeof schema === 'object') checkNames('uriRevision', requirementNames, schema);
  const problemOf = problemFinder(id, options);
  const validator: UriRevisionValidator = (text) => {
    const problem = problemOf(text);
    if (problem === undefined) return true;
    const { message, ...params } = problem;
    validator.errors = [{ keyword: 'uriRevision', message, params }];
    return false;
  };
  return validator;
}

/** Methods of an instance that are called. */
const calls: readonly (keyof AjvLike)[] = ['addFormat', 'addKeyword', 'getKeyword'];

function checkInstance(ajv: unknown): void {
  const given = Object(ajv) as Partial<AjvLike>;
  const missing = calls.find((name) => typeof given[name] !== 'function');
  if (missing === undefined) return;
  const expected = 'uri-revisions/ajv: the argument must be an instance of Ajv, as in plugin(new Ajv())';
  if (ajv === null || typeof ajv !== 'object') throw wrongType(expected, ajv);
  throw new TypeError(`${expected}, which has ${missing}`);
}

/**
 * Adds the formats and the keyword, unless the instance has them.
 * @example
 * import { Ajv } from 'ajv';
 * import uriRevisions from 'uri-revisions/ajv';
 * const ajv = uriRevisions(new Ajv());
 * const validate = ajv.compile({ type: 'string', uriRevision: 'rfc2396' });
 * validate('http://h/a|b'); // false
 * @throws TypeError if the argument is not an instance; UnknownNameError, TypeError or RangeError if a compiled schema
 * requires something that does not exist
 */
export default function uriRevisions<Instance extends AjvLike>(ajv: Instance): Instance {
  checkInstance(ajv);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  const name = 'uriRevision';
  if (ajv.getKeyword(name) !== false) return ajv;
  const keyword: UriRevisionKeyword = {
    keyword: name,
    type: 'string',
    schemaType: ['string', 'object'],
    errors: 'full',
    compile,
  };
  // Ajv accepts more forms than can be declared without it.
  ajv.addKeyword(keyword as never);
  return ajv;
}
