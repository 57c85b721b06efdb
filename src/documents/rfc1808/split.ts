/**
 * Parses a URL by the steps of RFC 1808 §2.4, in their fixed order; each takes its part from the rest that the steps
 * before left. The steps ignore the BNF of §2.2, which reads some strings differently.
 */

import type { MainComponents, Splitting } from '../../core/reference/split.js';

/**
 * Returns the components by §2.4. A fragment, query or parameters with nothing in them are empty "if … no question mark
 * is present" and if it is "the last character" (2.4.1, 2.4.4, 2.4.5): both are undefined here. The path has the slash
 * that precedes it, as §2.4.6 suggests, and ends with the parameters, which `parameters` separates.
 */
export function splitInSteps(text: string): MainComponents {
  const [url, fragment] = cut(text, '#');
  const scheme = /^[A-Za-z0-9+.-]+(?=:)/.exec(url)?.[0];
  const schemeless = scheme === undefined ? url : url.slice(scheme.length + 1);
  const location = /^\/\/[^/]*/.exec(schemeless)?.[0];
  const [hierarchy, query] = cut(schemeless.slice(location?.length ?? 0), '?');
  return {
    scheme,
    authority: location?.slice(2),
    path: withParameters(...parameters(hierarchy)),
    query,
    fragment,
  };
}

/** Separates a path from its parameters (§2.4.5); undefined if there are none, or empty ones. */
export function parameters(path: string): readonly [path: string, params: string | undefined] {
  return cut(path, ';');
}

/** Joins a path and its parameters. */
export function withParameters(path: string, params: string | undefined): string {
  return params === undefined ? path : `${path};${params}`;
}

/** Returns the text before the first separator, and the text after it; undefined if that is empty. */
function cut(text: string, separator: string): readonly [string, string | undefined] {
  const place = text.indexOf(separator);
  if (place < 0) return [text, undefined];
  return [text.slice(0, place), text.slice(place + 1) || undefined];
}

export const splitting: Splitting = { section: '2.4', name: 'Section 2.4', split: splitInSteps };
