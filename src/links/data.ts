/** The links of JSON and YAML: strings, by their JSON Pointers (RFC 6901); of OpenAPI 2.0 to 3.2, what it says to be a URI. */

import { isMap, isScalar, isSeq, Lexer, parseAllDocuments, type Scalar, type YAMLMap } from 'yaml';
import { type FoundLinks, LinkList, type SpelledLink } from './found.js';
import { type Cut, linkLimits, type LinkLimits, Stopwatch } from './limits.js';
import { Places } from '../cli/output/places.js';
import type { Pointers } from './pointers.js';
import { placesIn, type Spelling } from './spelling.js';

/** A string of a document. */
interface FoundString {
  /** The unescaped tokens of its pointer. */
  readonly path: readonly string[];
  readonly node: Scalar<string>;
}

/** What begins as an absolute URL does. */
const absolute = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;

/** Whether a string with a path is a link, and what is read of it. */
type Chooser = (path: readonly string[], text: string) => string | undefined;

/**
 * Reads the documents of a text. Of OpenAPI, what it says to be a URI; else strings that begin with a scheme and "//".
 * @param pointers of links in place of these. Linear
 */
export function readData(
  text: string,
  pointers?: Pointers,
  limits: LinkLimits = linkLimits,
  watch = new Stopwatch(limits.milliseconds),
): FoundLinks {
  if (text.length > limits.parsed.size) {
    return { links: [], cut: { problem: `it has more than ${limits.parsed.size} characters` } };
  }
  const deep = tooDeep(text, limits.parsed.depth);
  if (deep !== undefined) return { links: [], cut: deep };
  const list = new LinkList(limits.links);
  const places = new Places();
  places.push(text);
  const options = { uniqueKeys: false, logLevel: 'silent', prettyErrors: false } as const;
  const documents = watch.time(() => parseAllDocuments(text, options));
  for (const { contents, errors } of 'empty' in documents ? [] : documents) {
    const [error] = errors;
    const chosen = chooser(contents, pointers);
    for (const { path, node } of stringsIn(contents, [])) {
      const [start, end] = node.range ?? [0, 0];
      if (error !== undefined && end > error.pos[0]) break;
      const reference = chosen(path, node.value);
      if (reference === undefined) continue;
      const mark = text.charAt(start) === '"' || text.charAt(start) === "'" ? 1 : 0;
      const problem = list.add({
        reference,
        pointer: path.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
        ...places.at(start + mark),
        spelled: spelledIn(text, node, reference, start + mark, end - mark),
      });
      if (problem !== undefined) return { links: list.links, cut: { problem } };
    }
    if (error !== undefined) {
      const { line } = places.at(error.pos[0]);
      return { links: list.links, cut: { line, problem: `it is neither JSON nor YAML: ${error.message}` } };
    }
  }
  return { links: list.links, cut: undefined };
}

/** The strings below a node, in their order; what an alias stands for is told where it stands itself. */
function* stringsIn(node: unknown, path: readonly string[]): Generator<FoundString> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      yield* stringsIn(value, [...path, isScalar(key) ? String(key.value) : '']);
    }
  } else if (isSeq(node)) {
    for (const [i, item] of node.items.entries()) yield* stringsIn(item, [...path, String(i)]);
  } else if (isScalar(node) && typeof node.value === 'string') yield { path, node: node as Scalar<string> };
}

/** What is a link in a document. */
function chooser(contents: unknown, pointers: Pointers | undefined): Chooser {
  if (pointers !== undefined) return (path, text) => (pointers.match(path) ? text : undefined);
  const openApi = isMap(contents) ? openApiUris(contents) : undefined;
  return openApi ?? ((_, text) => (absolute.test(text) ? text : undefined));
}

/** How strings are written, as far as they may stand in a line. */
const spellings: Readonly<Record<string, Spelling>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
};

/** Undefined where it cannot be told, as of a string that goes over several lines. */
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
  const isTold = raw === reference || placesIn(raw, reference, spelling) !== undefined;
  return isTold ? { start, end, spelling } : undefined;
}

/** Announces a scalar among the tokens of the lexer. */
const scalarNext = '\u001f';

/** Where lists and maps stand in more others than a parser that calls itself can read. */
function tooDeep(text: string, depth: number): Cut | undefined {
  let line = 1;
  let open = 0;
  let inLine = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    const isMark = !isScalar && token.length === 1;
    isScalar = token === scalarNext;
    if (isMark && '[{'.includes(token)) open++;
    else if (isMark && ']}'.includes(token)) open = Math.max(0, open - 1);
    else if (isMark && '-?:'.includes(token)) inLine++;
    else if (/^\r?\n$/.test(token)) inLine = 0;
    // Each level of a block takes a blank at least.
    else if (inLine === 0 && /^ +$/.test(token)) inLine = token.length / 2;
    if (open + inLine > depth) return { line, problem: `it has lists or maps in more than ${depth} others` };
    line += token.split('\n').length - 1;
  }
  return undefined;
}

/** Keywords whose children have names that the author chose. */
const maps: ReadonlySet<string> = new Set(
  'callbacks content definitions $defs dependentSchemas encoding examples flows headers links mapping mediaTypes parameters pathItems paths patternProperties properties requestBodies responses schemas scopes securityDefinitions securitySchemes variables webhooks'.split(
    ' ',
  ),
);

/** Keywords whose values are data of the interface itself. */
const data: ReadonlySet<string> = new Set('const dataValue default enum example value'.split(' '));

/** Keywords that are URIs wherever they stand. */
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

/** Tells for the path of a string whether it is a URI, and the URI; undefined where the document is not OpenAPI. */
function openApiUris(
  document: YAMLMap,
): ((path: readonly string[], text: string) => string | undefined) | undefined {
  const version: unknown = document.get('openapi') ?? document.get('swagger');
  if (typeof version !== 'string' || !/^[23]\./.test(version)) return undefined;
  return (path, text) => {
    const place = placeOf(path);
    if (place === undefined) return undefined;
    return place === 'server'
      ? withDefaults(text, document.getIn([...path.slice(0, -1), 'variables']))
      : text;
  };
}

/** What a string is, by the keywords that lead to it: an URI, or the template of a server. */
function placeOf(path: readonly string[]): 'uri' | 'server' | undefined {
  let around = '';
  let isName = false;
  for (const [i, token] of path.entries()) {
    const isLast = i === path.length - 1;
    if (isName || /^\d+$/.test(token)) {
      // Of a list, "examples" are data.
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

/** A server's URL with the default values of its variables; as it is where one lacks the default that it must have. */
function withDefaults(template: string, variables: unknown): string {
  const pieces = template.split(/\{([^{}]*)\}/).map((piece, i): unknown => {
    if (i % 2 === 0) return piece;
    return isMap(variables) ? variables.getIn([piece, 'default']) : undefined;
  });
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : template;
}
