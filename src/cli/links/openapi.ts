/** Which strings of an OpenAPI document are URIs: OpenAPI 2.0 to 3.2, and the JSON Schema in it. */

import { isMap, type YAMLMap } from 'yaml';

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
export function openApiUris(
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
