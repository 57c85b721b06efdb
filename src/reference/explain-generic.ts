/**
 * The generic syntax of 1997 and 2003 in sentences. Both leave the schemes to RFC 1738 and later documents, so
 * what is told is which component is what.
 */

import { defaultPorts, isDefaultPort } from './schemes/default-ports.js';
import type { Reading } from '../tree/reading.js';
import { schemeSections } from './schemes/scheme-sections.js';
import { type Explainer, ifPresent, quoted, type Saying } from './explain.js';

/** A document's words for the same things, and where it has them. */
export interface GenericTerms {
  /** URL or URI. */
  readonly identifier: string;
  /** What stands after "//". */
  readonly authority: string;
  /** What stands before "@". */
  readonly user: string;
  readonly sections: {
    readonly currentDocument: string;
    readonly scheme: string;
    readonly schemesElsewhere: string;
    readonly opaque: string;
    readonly relative: string;
    readonly authority: string;
    readonly server: string;
    readonly path: string;
    readonly query: string;
    readonly fragment: string;
  };
  /** What the document calls a host, by its rule. */
  readonly hosts: Readonly<Record<string, string>>;
  /** The rule of what has no hierarchy. */
  readonly opaqueRule: string;
  /** What an authority is that has no host. */
  readonly noServer: string;
}

const relativeKinds = [
  [/^\/\//, 'a network-path'],
  [/^\//, 'an absolute-path'],
  [/^/, 'a relative-path'],
] as const;

function kindOf(text: string): string {
  return relativeKinds.find(([pattern]) => pattern.test(text))?.[1] ?? '';
}

function tell(terms: GenericTerms, reading: Reading): readonly Saying[] {
  const { text, components } = reading;
  if (components === undefined) return [];
  const { identifier, sections, hosts } = terms;
  const { scheme, authority, user, password, host, hostKind, port, path, query, fragment } = components;
  const isReference = scheme === undefined;
  const current = isReference && /^(?:$|#)/.test(text);
  const standard = defaultPorts.get(scheme?.toLowerCase() ?? '');
  const definedBy = schemeSections.get(scheme?.toLowerCase() ?? '');
  const isDefault = isDefaultPort(scheme, port ?? '') === true ? ', the default of the scheme' : '';
  const portText =
    port === undefined || port === ''
      ? standard && `The port is the default of the scheme, ${standard.port} (RFC 1738 §${standard.section}).`
      : `The port is ${quoted(port)}${isDefault}.`;
  const named = (name: string, part: string | undefined): string | undefined =>
    ifPresent(part, (text) => `The ${name} is ${text === '' ? 'empty' : quoted(text)}.`);
  const elsewhere = (section: string): string =>
    `What this scheme adds is defined by RFC 1738 §${section}, not by this document.`;
  const relative = `The reference is relative, ${kindOf(text)} reference: the rest comes from the base ${identifier}.`;
  const opaque = `The ${identifier} is opaque: it has no hierarchy that this syntax could see.`;
  const hasNoServer = authority !== undefined && authority !== '' && host === undefined;
  const kind = hosts[hostKind ?? ''] ?? 'a host';
  return [
    [sections.currentDocument, current ? 'The reference is to the current document.' : undefined],
    [sections.scheme, named('scheme', scheme)],
    [sections.schemesElsewhere, ifPresent(definedBy, elsewhere)],
    [sections.relative, isReference && !current ? relative : undefined],
    [sections.opaque, reading.uses(terms.opaqueRule) ? opaque : undefined],
    [sections.authority, named(terms.authority, authority)],
    [sections.authority, hasNoServer ? terms.noServer : undefined],
    [sections.server, named(terms.user, user)],
    [sections.server, named('password', password)],
    [sections.server, ifPresent(host, (name) => `The host is ${quoted(name)}, ${kind}.`)],
    [sections.server, host === undefined ? undefined : portText],
    [sections.path, current ? undefined : named('path', path)],
    [sections.query, named('query', query)],
    [sections.fragment, named('fragment, for the user agent after retrieval,', fragment)],
  ];
}

/** The explainer of a document in its own terms. */
export function genericExplainer(terms: GenericTerms): Explainer {
  return { schemes: {}, tellScheme: () => [], tellGeneral: (reading) => tell(terms, reading) };
}
