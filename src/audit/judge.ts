/**
 * Judgement of a parser's answer to one text by a document: acceptance by both, and the components that they read
 * differently.
 */
import type { Components } from '../core/tree/components.js';
import {
  authorityNames,
  type ComponentName,
  componentNames,
  type Declaration,
  type Outcome,
} from './protocol.js';
import { isSame, type DeclaredComponents } from './same-value.js';

/** The part of a document that judging needs. */
export interface Judge {
  accepts(text: string): boolean;
  components(text: string): Components;
}

/**
 * `agreed`: both accept the text, with the same components as far as the parser reports them, or neither does.
 * `accepted`: the parser accepts it, and it is not derivable. `refused`: the reverse. `different`: both accept it, and
 * read components differently. `design`: they differ as one of them is meant to. `error`, `crash`, `time-out`: there is
 * no answer.
 */
export const verdicts = [
  'agreed',
  'accepted',
  'refused',
  'different',
  'design',
  'error',
  'crash',
  'time-out',
] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * Tests whether a parser and a document differ unintentionally; a text that the adapter could not ask about does not
 * count.
 */
export function isDisagreement(verdict: Verdict): boolean {
  return verdict !== 'agreed' && verdict !== 'design' && verdict !== 'error';
}

/** The judgement of an answer. */
export interface Judgement {
  readonly verdict: Verdict;
  /** The components that are read differently. */
  readonly components: readonly ComponentName[];
}

/** The components of a document's reading under the protocol's names. */
export type ProtocolComponents = Readonly<Record<ComponentName, string | undefined>>;

/** Returns the components of the reading under the protocol's names. */
export function protocolComponents(components: Components): ProtocolComponents {
  const { user, password, scheme, host, port, path, query, fragment } = components;
  const userinfo = password === undefined ? user : `${user ?? ''}:${password}`;
  return { scheme, userinfo, host, port, path, query, fragment };
}

/** Judges an outcome. Linear in the text. */
export function judge(document: Judge, declaration: Declaration, { text, answer }: Outcome): Judgement {
  if ('failure' in answer) return { verdict: answer.failure, components: [] };
  if ('thrown' in answer) return { verdict: 'crash', components: [] };
  if ('error' in answer) return { verdict: 'error', components: [] };
  const isDerivable = document.accepts(text);
  if (!answer.ok) {
    if (!isDerivable) return { verdict: 'agreed', components: [] };
    const isMeant = declaration.cannot.includes('relative') && document.components(text).scheme === undefined;
    return { verdict: isMeant ? 'design' : 'refused', components: [] };
  }
  if (!isDerivable) return { verdict: 'accepted', components: [] };
  const reading = document.components(text);
  const expected = documentComponents(protocolComponents(reading));
  const parser = { ...declaration, components: answer };
  const components = componentNames.filter((name) => !isSame(name, expected, parser));
  if (components.length === 0) return { verdict: 'agreed', components };
  const isMeant = components.every((name) => isByDesign(name, text, reading, parser));
  return { verdict: isMeant ? 'design' : 'different', components };
}

/**
 * Tests whether the document intends a difference: it has a name where the parser has the components of a server (RFC
 * 2396 §3.2.1), or does not count the slash before a path as part of the path (RFC 1738 §3.1).
 */
function isByDesign(
  name: ComponentName,
  text: string,
  reading: Components,
  parser: DeclaredComponents,
): boolean {
  const { scheme, authority, host, path } = reading;
  const { components } = parser;
  if (ofAuthority.includes(name)) {
    if (authority === undefined || authority === '' || host !== undefined) return false;
    const at = authority.lastIndexOf('@');
    const userinfo = at < 0 ? undefined : authority.slice(0, at);
    const [, written, port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(authority.slice(at + 1)) ?? [];
    const server = documentComponents({ scheme, userinfo, host: written, port });
    return recomposed(components) === authority || ofAuthority.every((each) => isSame(each, server, parser));
  }
  if (name !== 'path' || !text.includes(`//${authority ?? ''}/`)) return false;
  return isSame(name, documentComponents({ path: `/${path ?? ''}` }), parser);
}

const ofAuthority: readonly ComponentName[] = authorityNames;

function recomposed({ userinfo, host = '', port }: DeclaredComponents['components']): string {
  return `${userinfo === undefined ? '' : `${userinfo}@`}${host}${port === undefined ? '' : `:${port}`}`;
}

function documentComponents(components: DeclaredComponents['components']): DeclaredComponents {
  return { components, cannot: [], changes: [] };
}
