/**
 * Builds a reference from its components. Each is escaped for its role before they are joined, "since converting a
 * completed URI might change its semantics" (1997 §2.4.2 and RFC 2396 §2.4.2). Components that would be read
 * differently are rejected.
 */

import type { RevisionId } from '../../../generated/registry/ids.js';
import { brand } from '../base/brand.js';
import { unknownName } from '../base/unknown-name.js';
import type { Components } from '../tree/components.js';
import { commonRoles } from '../tree/roles.js';
import { quoted } from './error.js';
import { type Charset, encode, type RoleEscapes } from './escape.js';
import { read, type Reader } from './reader.js';
import type { SchemeParts } from './schemes/parts.js';
import { recompose } from './split.js';

/** Components of a reference. Omitted ones are absent, and so are their separators. */
export interface ReferenceParts {
  readonly scheme?: string | undefined;
  /** A name in some registry, or the whole authority; instead of user, password, host and port. */
  readonly authority?: string | undefined;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: string | undefined;
  /** A text, or the segments as data, which are joined with slashes; an empty segment begins an absolute path. */
  readonly path?: string | readonly string[] | undefined;
  readonly query?: string | undefined;
  readonly fragment?: string | undefined;
}

/** Keeps literal values such as the scheme, and makes everything else optional, at any depth. */
type Optional<Value> = Value extends string | number | boolean | undefined
  ? Value
  : { readonly [Key in keyof Value]?: Optional<Value[Key]> | undefined };
type AnyKey<Value> = Value extends unknown ? keyof Value : never;
type Fields = {
  readonly [Key in AnyKey<SchemeParts>]?:
    Optional<Extract<SchemeParts, Readonly<Record<Key, unknown>>>[Key]> | undefined;
};

/** The fields of a scheme's form, as `explain` returns them as parts; fields that follow from others may be omitted. */
export type SchemeFields = Fields & Pick<SchemeParts, 'scheme'>;

/** Writers of the fields of schemes; they do not check how the result would be read. */
export type SchemeWriters = Readonly<Record<string, (fields: Fields) => string>>;

export interface BuildOptions {
  /**
   * True if all parts are plain data, so that `%` and characters reserved in their roles are escaped. By default they
   * are URL text, whose escapes and delimiters stay.
   */
  readonly data?: boolean | undefined;
  /** Encoding of characters beyond US-ASCII as octets; by default the document's, if it defines one. */
  readonly charset?: Charset | undefined;
}

/** Components that no reference of the document has. */
export class BuildError extends Error {
  declare readonly name: 'BuildError';

  constructor(
    readonly revision: RevisionId,
    /** The component or field that the document would read differently; undefined if the whole is not derivable. */
    readonly part: string | undefined,
    /** The text that the parts would form. */
    readonly text: string,
    message: string,
  ) {
    super(message);
  }

  static {
    brand(this, 'BuildError');
  }
}

/**
 * Builds the reference from these components. Linear.
 * @throws BuildError if the document does not derive such a reference, or would read one of the parts differently;
 * EscapeError for a character that cannot be escaped; UnknownNameError for a part that the document has no role for
 */
export function build(
  reader: Reader,
  rules: RoleEscapes,
  parts: ReferenceParts,
  options: BuildOptions = {},
): string {
  const given: WrittenParts = { ...parts, path: typeof parts.path === 'string' ? parts.path : undefined };
  // URL text that the document reads as given needs no escape, such as brackets around an address in an authority.
  const isText = options.data !== true && (parts.path === undefined || given.path !== undefined);
  const asGiven = isText ? rightly(reader, given).right : undefined;
  if (asGiven !== undefined) return asGiven;
  const escaped = escapedParts(rules, parts, { ...options, charset: options.charset ?? rules.charset });
  const { right, nearest } = rightly(reader, escaped);
  if (right !== undefined) return right;
  throw wrongly(rules.revision, nearest.text, escaped, nearest.components);
}

type WrittenParts = Readonly<Partial<Record<keyof ReferenceParts, string | undefined>>>;

/** A text, and its components if the document derives it. */
interface ReadText {
  readonly text: string;
  readonly components: Components | undefined;
}

/** Joins the parts: the text that the document reads as these parts, else the text that comes nearest. */
function rightly(
  reader: Reader,
  written: WrittenParts,
): { readonly right: string | undefined; readonly nearest: ReadText } {
  const { scheme, host, path = '', query, fragment } = written;
  const authority = written.authority ?? (host === undefined ? undefined : authorityOf({ ...written, host }));
  const whole = { scheme, authority, path, query, fragment };
  // In documents before RFC 1808, the slash after a host does not belong to the path.
  const texts = [
    recompose(whole),
    ...(authority === undefined ? [] : [recompose({ ...whole, path: `/${path}` })]),
  ];
  const readings = texts.map((text): ReadText => ({ text, components: read(reader, text) }));
  const right = readings.find(({ components }) => components && otherwise(components, written) === undefined);
  const [nearest = { text: '', components: undefined }] = [
    ...readings.filter(({ components }) => components !== undefined),
    ...readings,
  ];
  return { right: right?.text, nearest };
}

/** Tests whether the argument has fields that no reference has as components. */
export function isSchemeFields(given: ReferenceParts | SchemeFields): given is SchemeFields {
  return (
    given.scheme !== undefined &&
    Object.keys(given).some((name) => !(commonRoles as readonly string[]).includes(name))
  );
}

/**
 * Builds the URL of a scheme's fields. Linear.
 * @param partsOf returns the meaning of a text; undefined if the document has no form for it
 * @throws BuildError if the document would read one of the fields differently; UnknownNameError for a scheme without
 * fields
 */
export function buildForm(
  revision: RevisionId,
  writers: SchemeWriters,
  fields: SchemeFields,
  partsOf: (text: string) => SchemeParts | undefined,
): string {
  const { scheme } = fields;
  const write = Object.hasOwn(writers, scheme) ? writers[scheme] : undefined;
  if (write === undefined) throw unknownName('scheme with fields', scheme, Object.keys(writers));
  const text = write(fields);
  const parts = partsOf(text);
  if (parts === undefined)
    throw new BuildError(
      revision,
      undefined,
      text,
      `${quoted(text)} is not a URL of the scheme ${scheme} (${revision})`,
    );
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) throw unknownName(`field of ${scheme}`, unknown, Object.keys(parts));
  const wrong = Object.keys(fields).find(
    (name) => !agrees(parts[name as keyof SchemeParts], fields[name as keyof Fields]),
  );
  if (wrong === undefined) return text;
  throw new BuildError(revision, wrong, text, `in ${quoted(text)} the ${wrong} would differ (${revision})`);
}

/** Tests whether the result contains everything that was given. */
function agrees(found: unknown, given: unknown): boolean {
  if (typeof given !== 'object' || given === null || typeof found !== 'object' || found === null)
    return found === given;
  if (Array.isArray(given) && given.length !== (found as readonly unknown[]).length) return false;
  return Object.entries(given).every(([name, value]) =>
    agrees((found as Readonly<Record<string, unknown>>)[name], value),
  );
}

/** Escapes the parts for the reference. */
function escapedParts(
  rules: RoleEscapes,
  { path, host, ...others }: ReferenceParts,
  options: BuildOptions,
): WrittenParts {
  const escaped: Partial<Record<keyof ReferenceParts, string>> = {};
  for (const [name, text] of Object.entries(others)) {
    if (text !== undefined) escaped[name as keyof ReferenceParts] = encode(rules, text, name, options);
  }
  if (host !== undefined) escaped.host = escapedHost(rules, host, options);
  if (typeof path === 'string') escaped.path = encode(rules, path, 'path', options);
  else if (path !== undefined) {
    const role = Object.hasOwn(rules.roles, 'segment') ? 'segment' : 'path';
    escaped.path = path
      .map((segment) => encode(rules, segment, role, { ...options, data: true }).replaceAll('/', '%2F'))
      .join('/');
  }
  return escaped;
}

/** Escapes a host. An address in brackets has no escapes, except in its zone. */
function escapedHost(rules: RoleEscapes, host: string, options: BuildOptions): string {
  if (!host.startsWith('[')) return encode(rules, host, 'host', options);
  const opener = Object.hasOwn(rules.roles, 'zone') ? rules.roles.zone?.opener : undefined;
  const at = opener === undefined ? -1 : host.indexOf(opener) + opener.length;
  if (opener === undefined || at < opener.length || !host.endsWith(']')) return host;
  return `${host.slice(0, at)}${encode(rules, host.slice(at, -1), 'zone', options)}]`;
}

function authorityOf({ user, password, host, port }: WrittenParts & { readonly host: string }): string {
  const login = user === undefined ? '' : `${user}${password === undefined ? '' : `:${password}`}@`;
  return `${login}${host}${port === undefined ? '' : `:${port}`}`;
}

/** Returns the first part that is read differently than given. An empty path may be absent. */
function otherwise(components: Components, parts: WrittenParts): keyof ReferenceParts | undefined {
  return commonRoles.find((name) => {
    const given = parts[name];
    if (name === 'authority' && given === undefined && parts.host !== undefined) return false;
    if (name === 'path') return (components.path ?? '') !== (given ?? '');
    return parts.authority !== undefined && ['user', 'password', 'host', 'port'].includes(name)
      ? false
      : components[name] !== given;
  });
}

function wrongly(
  revision: RevisionId,
  text: string,
  parts: WrittenParts,
  components: Components | undefined,
): BuildError {
  if (components === undefined) {
    return new BuildError(revision, undefined, text, `${quoted(text)} is not derivable (${revision})`);
  }
  const part = otherwise(components, parts) ?? 'path';
  const [given, found] = [parts[part], components[part]].map((one) =>
    one === undefined ? 'none' : quoted(one),
  );
  return new BuildError(
    revision,
    part,
    text,
    `in ${quoted(text)} the ${part} would be ${found ?? ''}, not ${given ?? ''} (${revision})`,
  );
}
