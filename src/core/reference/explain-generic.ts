/**
 * The generic syntax of 1997 and later in sentences. Its documents leave the schemes to RFC 1738 and later documents, so
 * what is told is which component is what.
 */

import { type DefaultPorts, defaultPorts, isDefaultPort } from './schemes/default-ports.js';
import type { Components } from '../tree/components.js';
import type { Reading } from '../reading/reading.js';
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
    readonly relative: string;
    readonly authority: string;
    /** Of the user, the host and the port, but for those that have a section of their own. */
    readonly server: string;
    readonly host?: string;
    readonly port?: string;
    readonly path: string;
    readonly query: string;
    readonly fragment: string;
  };
  /** What the document calls a host, by its rule; empty where it does not know such a host. */
  readonly hosts: Readonly<Record<string, string>>;
  /** The default ports that it goes by, where they are not those of RFC 1738 alone. */
  readonly ports?: DefaultPorts;
  /** The rule of what has no hierarchy, where the document has one, and its section. */
  readonly opaque?: { readonly rule: string; readonly section: string };
  /** What an authority is that has no host, where there is such a thing. */
  readonly noServer?: string;
}

/** Which relative reference the reading has, with a word on two slashes that begin no authority in it. */
function relativeKind({ authority, path = '' }: Components, name: string): string {
  if (authority !== undefined) return 'a network-path reference';
  if (path.startsWith('//')) {
    return `an absolute-path reference, as the BNF reads no ${name} after its "//"`;
  }
  return path.startsWith('/') ? 'an absolute-path reference' : 'a relative-path reference';
}

function tell(terms: GenericTerms, reading: Reading): readonly Saying[] {
  const { text, components } = reading;
  if (components === undefined) return [];
  const { identifier, sections, hosts, ports = defaultPorts } = terms;
  const { scheme, authority, user, password, host, hostKind, port, path, query, fragment } = components;
  const isReference = scheme === undefined;
  const current = isReference && /^(?:$|#)/.test(text);
  const standard = ports.get(scheme?.toLowerCase() ?? '');
  const definedBy = schemeSections.get(scheme?.toLowerCase() ?? '');
  const isDefault = isDefaultPort(scheme, port ?? '', ports) === true ? ', the default of the scheme' : '';
  const portText =
    port === undefined || port === ''
      ? standard &&
        `The port is the default of the scheme, ${standard.port} (${standard.document} §${standard.section}).`
      : `The port is ${quoted(port)}${isDefault}.`;
  const named = (name: string, part: string | undefined): string | undefined =>
    ifPresent(part, (text) => `The ${name} is ${text === '' ? 'empty' : quoted(text)}.`);
  const elsewhere = (section: string): string =>
    `What this scheme adds is not in this document: RFC 1738 §${section} defined it, and "those portions will be updated as separate documents".`;
  const relative = `The reference is relative, ${relativeKind(components, terms.authority)}: the rest comes from the base ${identifier}.`;
  const opaque = `The ${identifier} is opaque: it has no hierarchy that this syntax could see.`;
  const hasNoServer = authority !== undefined && authority !== '' && host === undefined;
  const ofHost = sections.host ?? sections.server;
  const kind = hosts[hostKind ?? ''] ?? 'a host';
  return [
    [sections.currentDocument, current ? 'The reference is to the current document.' : undefined],
    [sections.scheme, named('scheme', scheme)],
    [sections.schemesElsewhere, ifPresent(definedBy, elsewhere)],
    [sections.relative, isReference && !current ? relative : undefined],
    [terms.opaque?.section ?? '', terms.opaque && reading.uses(terms.opaque.rule) ? opaque : undefined],
    [sections.authority, named(terms.authority, authority)],
    [sections.authority, hasNoServer ? terms.noServer : undefined],
    [sections.server, named(terms.user, user)],
    [sections.server, named('password', password)],
    [ofHost, kind === '' ? undefined : ifPresent(host, (name) => `The host is ${quoted(name)}, ${kind}.`)],
    [sections.port ?? sections.server, host === undefined ? undefined : portText],
    [sections.path, current ? undefined : named('path', path)],
    [sections.query, named('query', query)],
    [sections.fragment, named('fragment, for the user agent after retrieval,', fragment)],
  ];
}

/** The explainer of a document in its own terms. */
export function genericExplainer(terms: GenericTerms): Explainer {
  return { schemes: {}, tellScheme: () => [], tellGeneral: (reading) => tell(terms, reading) };
}
