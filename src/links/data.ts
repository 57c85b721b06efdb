/**
 * The links of JSON and YAML: strings, by their JSON Pointers (RFC 6901); in OpenAPI 2.0 to 3.2, the strings that it
 * defines as URIs.
 */

import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  parseAllDocuments,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { Aliases, nameOf } from './aliases.js';
import { type FoundLinks, LinkList, type SpelledLink } from './link-list.js';
import { type Cut, linkLimits, type LinkLimits, Stopwatch, tooLong } from './limits.js';
import { visible } from '../core/base/visible.js';
import { Places } from '../cli/output/places.js';
import type { Pointers } from './pointers.js';
import { placesIn, type Spelling } from './spelling.js';
import { type Switch, switchIn } from './switches.js';

/** A string of a document. */
interface FoundString {
  /** The unescaped tokens of its pointer. */
  readonly path: readonly string[];
  readonly node: Scalar<string>;
  /** The map that contains it as a member. */
  readonly map: YAMLMap | undefined;
  /** The bases embedded around it, from the inside out. */
  readonly bases: readonly string[];
}

/** The beginning of an absolute URL. */
const absolute = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;

/** Chooses which strings of a document are links. */
interface Chooser {
  /** Returns the reference in a string; undefined if it is none. */
  readonly reference: (string: FoundString) => string | undefined;
  /** Returns the name of the member that is the base of the map at a path, if there is one. */
  readonly baseName?: (path: readonly string[]) => string | undefined;
}

/** Thrown for an exceeded limit, as a clause. */
class Beyond extends Error {}

/**
 * Reads the documents of a text. Links are the strings that OpenAPI defines as URIs; in other documents, strings that
 * begin with a scheme and "//".
 * @param pointers of links, which replace these. Linear
 */
export function readData(
  text: string,
  pointers?: Pointers,
  limits: LinkLimits = linkLimits,
  watch = new Stopwatch(limits.milliseconds),
): FoundLinks {
  const { size, depth } = limits.parsed;
  if (text.length > size) return { links: [], cut: { problem: tooLong(size) } };
  const { switches, cut: deep } = lexed(text, depth);
  if (deep !== undefined) return { links: [], cut: deep };
  const list = new LinkList(limits.links);
  for (const one of switches) list.switches.push(one);
  const places = new Places();
  places.push(text);
  const options = { uniqueKeys: false, logLevel: 'silent', prettyErrors: false } as const;
  const documents = watch.time(() => parseAllDocuments(text, options));
  let base: string | undefined;
  const read = (document: Document): Cut | undefined => {
    const { contents, errors } = document;
    const [error] = errors;
    const aliases = new Aliases(document);
    const chooser = chooserOf(contents, aliases, pointers, size);
    // The target of an alias is reported once, where it is spelled.
    const known = new Set<Scalar>();
    for (const string of stringsIn(aliases, contents, chooser, limits.parsed)) {
      const { path, node, bases } = string;
      const [start, end] = node.range ?? [0, 0];
      if (error !== undefined && end > error.pos[0]) break;
      const reference = known.has(node) ? undefined : chooser.reference(string);
      if (reference === undefined) continue;
      known.add(node);
      if (path.length === 1 && path[0] === chooser.baseName?.([])) base = reference;
      const mark = text.charAt(start) === '"' || text.charAt(start) === "'" ? 1 : 0;
      const problem = list.add({
        reference,
        pointer: path.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
        ...places.at(start + mark),
        bases,
        spelled: spelledIn(text, node, reference, start + mark, end - mark),
      });
      if (problem !== undefined) return { problem };
    }
    const { unknown } = aliases;
    const [pos, message] =
      error === undefined
        ? [unknown?.range?.[0], `no anchor is called "${visible(unknown?.source ?? '')}"`]
        : [error.pos[0], error.message];
    if (pos === undefined) return undefined;
    return { line: places.at(pos).line, problem: `it is neither JSON nor YAML: ${message}` };
  };
  let cut: Cut | undefined;
  try {
    for (const document of 'empty' in documents ? [] : documents) if ((cut = read(document))) break;
  } catch (error) {
    if (!(error instanceof Beyond)) throw error;
    cut = { problem: error.message };
  }
  return { base, ...list.result(cut) };
}

/** Yields the strings of a document, in their order. @throws Beyond */
function* stringsIn(
  aliases: Aliases,
  contents: unknown,
  { baseName }: Chooser,
  { depth, aliased }: LinkLimits['parsed'],
): Generator<FoundString> {
  let steps = 0;
  const around = new Set<unknown>();
  function* below(
    given: unknown,
    path: readonly string[],
    map: YAMLMap | undefined,
    bases: readonly string[],
  ): Generator<FoundString> {
    const node = aliases.target(given);
    if (isScalar(node) && typeof node.value === 'string')
      yield { path, node: node as Scalar<string>, map, bases };
    // A list or map may contain itself.
    if ((!isMap(node) && !isSeq(node)) || around.has(node)) return;
    around.add(node);
    if (around.size > depth) throw new Beyond(nested(depth));
    const baseKey = isMap(node) ? baseName?.(path) : undefined;
    const base = baseKey === undefined ? undefined : aliases.member(node, baseKey);
    const isBase = isScalar(base) && typeof base.value === 'string' && !base.value.startsWith('#');
    const own = isBase ? [String(base.value), ...bases] : bases;
    const members = isMap(node) ? aliases.members(node) : node.items.map((value, key) => ({ key, value }));
    for (const { key, value } of members) {
      if (++steps > aliased) throw new Beyond(`its aliases expand to more than ${aliased} nodes`);
      const name = typeof key === 'number' ? String(key) : nameOf(key);
      // A base is relative to those outside it.
      const inside = isBase && name === baseKey ? bases : own;
      yield* below(value, [...path, name], isMap(node) ? node : undefined, inside);
    }
    around.delete(node);
  }
  yield* below(contents, [], undefined, []);
}

/** Returns the chooser of a document. @param size limit of the URLs of servers in UTF-16 code units */
function chooserOf(
  contents: unknown,
  aliases: Aliases,
  pointers: Pointers | undefined,
  size: number,
): Chooser {
  if (pointers !== undefined) {
    return { reference: ({ path, node }) => (pointers.match(path) ? node.value : undefined) };
  }
  const openApi = isMap(contents) ? openApiUris(contents, aliases, size) : undefined;
  return openApi ?? { reference: ({ node }) => (absolute.test(node.value) ? node.value : undefined) };
}

/** Spellings of strings, as far as they may be in one line. */
const spellings: Readonly<Record<string, Spelling>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
};

/** Returns the spelling; undefined if it is unknown, as for a string over several lines. */
function spelledIn(
  text: string,
  { type }: Scalar<string>,
  reference: string,
  start: number,
  end: number,
): SpelledLink['spelled'] {
  const spelling = spellings[type ?? ''];
  if (spelling === undefined) return undefined;
  const raw = text.slice(start, end);
  const isLocatable = raw === reference || placesIn(raw, reference, spelling) !== undefined;
  return isLocatable ? { start, end, spelling } : undefined;
}

/** Announces a scalar among the tokens of the lexer. */
const scalarNext = '\u001f';

/** Ends unclosed brackets. */
const flowError = '\u0018';

function nested(depth: number): string {
  return `its lists and maps are nested more than ${depth} deep`;
}

/** Collects the switches, and finds the place where lists and maps are nested too deeply for a recursive parser. */
function lexed(
  text: string,
  depth: number,
): { readonly switches: readonly Switch[]; readonly cut: Cut | undefined } {
  const switches: Switch[] = [];
  let line = 1;
  /** Open levels in a line of blocks, then in each of the open brackets; their sum. */
  let open = [0];
  let sum = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    const isMark = !isScalar && token.length === 1;
    // A comment ends its line.
    if (!isScalar && token.startsWith('#'))
      switches.push(...switchIn(token.slice(1), { line, column: Number.MAX_SAFE_INTEGER }));
    isScalar = token === scalarNext;
    const before = open.at(-1) ?? 0;
    const isFlow = open.length > 1;
    let now = before;
    if (isMark && '-?:'.includes(token)) now++;
    // Content of brackets is separated by commas; and brackets are the value that a colon announces.
    else if (isMark && isFlow && token === ',') now = 1;
    else if (isMark && '[{'.includes(token)) now = Math.max(isFlow ? 1 : 0, before - 1);
    else if (!isFlow && /^\r?\n$/.test(token)) now = 0;
    // Each level of a block needs at least one blank.
    else if (!isFlow && before === 0 && /^ +$/.test(token)) now = token.length / 2;
    open[open.length - 1] = now;
    sum += now - before;
    if (isMark && '[{'.includes(token)) {
      open.push(1);
      sum++;
    } else if (isMark && isFlow && ']}'.includes(token)) sum -= open.pop() ?? 0;
    else if (token === flowError) open = [(sum = open[0] ?? 0)];
    if (sum > depth) return { switches, cut: { line, problem: nested(depth) } };
    line += token.split('\n').length - 1;
  }
  return { switches, cut: undefined };
}

/** Keywords whose children have names that the author chose. */
const maps: ReadonlySet<string> = new Set(
  'callbacks content definitions $defs dependentSchemas encoding examples flows headers links mapping mediaTypes parameters pathItems paths patternProperties properties requestBodies responses schemas scopes securityDefinitions securitySchemes variables webhooks'.split(
    ' ',
  ),
);

/** Keywords whose values are data of the interface itself. */
const data: ReadonlySet<string> = new Set('const dataValue default enum example value'.split(' '));

/** Keywords that are URIs in any object. */
const anywhere: ReadonlySet<string> = new Set(
  '$dynamicRef $id $ref $schema $self authorizationUrl deviceAuthorizationUrl externalValue jsonSchemaDialect oauth2MetadataUrl openIdConnectUrl operationRef refreshUrl termsOfService tokenUrl'.split(
    ' ',
  ),
);

/** Keywords that are URIs in the objects of these keywords. */
const within: ReadonlyMap<string, string> = new Map([
  ['contact', 'url'],
  ['discriminator', 'defaultMapping'],
  ['externalDocs', 'url'],
  ['license', 'url'],
  ['server', 'url'],
  ['servers', 'url'],
  ['xml', 'namespace'],
]);

/**
 * Returns the chooser of an OpenAPI document, with the bases of OpenAPI 3.1 and later: `$id` in schemas (JSON Schema
 * 2020-12, 8.2.1) and `$self`. Undefined if the document is not OpenAPI.
 */
function openApiUris(document: YAMLMap, aliases: Aliases, size: number): Chooser | undefined {
  const version: unknown = document.get('openapi') ?? document.get('swagger');
  if (typeof version !== 'string' || !/^[23]\./.test(version)) return undefined;
  let left = size;
  return {
    reference: ({ path, node, map }) => {
      const place = placeOf(path);
      if (place !== 'server') return place && node.value;
      const url = withDefaults(node.value, (name) =>
        aliases.member(aliases.member(aliases.member(map, 'variables'), name), 'default'),
      );
      left -= url.reduce((sum, piece) => sum + piece.length, 0);
      if (left < 0) throw new Beyond(`the URLs of its servers have more than ${size} characters`);
      return url.join('');
    },
    ...(/^3\.[1-9]/.test(version) && {
      baseName: (path) => {
        const name = path.length === 0 ? '$self' : '$id';
        return placeOf([...path, name]) === undefined ? undefined : name;
      },
    }),
  };
}

/** Classifies a string by the keywords on its path: a URI, or the template of a server. */
function placeOf(path: readonly string[]): 'uri' | 'server' | undefined {
  let around = '';
  let isName = false;
  for (const [i, token] of path.entries()) {
    const isLast = i === path.length - 1;
    if (isName || /^\d+$/.test(token)) {
      // As the keyword of a list, "examples" contains data.
      if (!isName && around === 'examples') return undefined;
      if (isLast) return around === 'mapping' ? 'uri' : undefined;
      isName = false;
      continue;
    }
    if (data.has(token) || token.startsWith('x-')) return undefined;
    if (isLast) {
      if (within.get(around) === token) return around.startsWith('server') ? 'server' : 'uri';
      return anywhere.has(token) ? 'uri' : undefined;
    }
    around = token;
    isName = maps.has(token) && !/^\d+$/.test(path[i + 1] ?? '');
  }
  return undefined;
}

/**
 * Returns the pieces of a server's URL with the default values of its variables; the template unchanged if one lacks
 * its mandatory default.
 */
function withDefaults(template: string, valueOf: (name: string) => unknown): readonly string[] {
  const pieces: string[] = [];
  for (const [i, piece] of template.split(/\{([^{}]*)\}/).entries()) {
    const value = i % 2 === 0 ? piece : valueOf(piece);
    const text = isScalar(value) ? value.value : value;
    if (typeof text !== 'string') return [template];
    pieces.push(text);
  }
  return pieces;
}
