/**
 * Explains the generic syntax of 1997 and later in sentences. Its documents leave the schemes to RFC 1738 and later
 * documents, so the sentences only identify the components.
 */

import { type DefaultPorts, defaultPorts, isDefaultPort } from './schemes/default-ports.js';
import type { Components } from '../tree/components.js';
import type { Reading } from '../reading/reading.js';
import { schemeSections } from './schemes/scheme-sections.js';
import { type Explainer, ifPresent, quoted, type Statement } from './explain.js';

/** A document's terms for the shared concepts, and its sections. */
export interface GenericTerms {
  /** URL or URI. */
  readonly identifier: string;
  /** Name of the part after "//". */
  readonly authority: string;
  /** Name of the part before "@". */
  readonly user: string;
  readonly sections: {
    readonly currentDocument: string;
    readonly scheme: string;
    readonly schemesElsewhere: string;
    readonly relative: string;
    readonly authority: string;
    /** Section on the user, the host and the port, unless they have their own. */
    readonly server: string;
    readonly host?: string;
    readonly port?: string;
    readonly path: string;
    readonly query: string;
    readonly fragment: string;
  };
  /** The document's name for a kind of host, by its rule; empty if it has no such host. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Its default ports, if they are not those of RFC 1738 alone. */
  readonly ports?: DefaultPorts;
  /** The rule of references without a hierarchy, if the document has one, and its section. */
  readonly opaque?: { readonly rule: string; readonly section: string };
  /** Name of an authority without a host, if the document allows one. */
  readonly noServer?: string;
}

/** Names the kind of relative reference, with a remark on two slashes that begin no authority. */
function relativeKind({ authority, path = '' }: Components, name: string): string {
  if (authority !== undefined) return 'a network-path reference';
  if (path.startsWith('//')) {
    return `an absolute-path reference, because the BNF derives no ${name} after its "//"`;
  }
  return path.startsWith('/') ? 'an absolute-path reference' : 'a relative-path reference';
}

function explainGeneric(terms: GenericTerms, reading: Reading): readonly Statement[] {
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
    `RFC 1738 §${section} defined this scheme; "those portions will be updated as separate documents".`;
  const relative = `The reference is relative, ${relativeKind(components, terms.authority)}: the rest comes from the base ${identifier}.`;
  const opaque = `The ${identifier} is opaque: it has no hierarchy in this syntax.`;
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

/** Returns the explainer of a document in its own terms. */
export function genericExplainer(terms: GenericTerms): Explainer {
  return {
    schemes: {},
    explainScheme: () => [],
    explainGeneral: (reading) => explainGeneric(terms, reading),
  };
}
