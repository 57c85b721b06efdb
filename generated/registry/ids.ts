// Generated from grammar/*/document.json. Do not edit.

/** The ids used everywhere (folders, options, output), in the order of the lineage. */
export const revisions = ['url-1993', 'url-1995', 'rfc1630', 'rfc1738', 'rfc1808', 'url-1997', 'rfc2396', 'rfc2732', 'rfc2396bis-01', 'rfc3986', 'rfc3987', 'rfc6874', 'whatwg-2026-07'] as const;

/** The id of one document. */
export type RevisionId = (typeof revisions)[number];

/** Sets of documents that have a name: those that the project began with, published as RFCs, standard today, living standards. */
export const namedSets = {
  seeds: ['url-1993', 'url-1995', 'rfc1738', 'url-1997', 'rfc2396bis-01'],
  standards: ['rfc1630', 'rfc1738', 'rfc1808', 'rfc2396', 'rfc2732', 'rfc3986', 'rfc3987', 'rfc6874'],
  today: ['rfc3986'],
  living: ['whatwg-2026-07'],
  all: revisions,
} as const satisfies Readonly<Record<string, readonly RevisionId[]>>;

/** The document that each one follows; null for the first. */
export const predecessors: Readonly<Record<RevisionId, RevisionId | null>> = {
  'url-1993': null,
  'url-1995': 'url-1993',
  'rfc1630': 'url-1995',
  'rfc1738': 'url-1995',
  'rfc1808': 'rfc1738',
  'url-1997': 'rfc1808',
  'rfc2396': 'url-1997',
  'rfc2732': 'rfc2396',
  'rfc2396bis-01': 'rfc2732',
  'rfc3986': 'rfc2396bis-01',
  'rfc3987': 'rfc3986',
  'rfc6874': 'rfc3986',
  'whatwg-2026-07': 'rfc3986',
};

/** The document and the rule of each format that JSON Schema defines by one. */
export const documentFormats = {
  'uri': { revision: 'rfc3986', start: 'URI' },
  'uri-reference': { revision: 'rfc3986', start: 'URI-reference' },
  'iri': { revision: 'rfc3987', start: 'IRI' },
  'iri-reference': { revision: 'rfc3987', start: 'IRI-reference' },
} as const satisfies Readonly<Record<string, { revision: RevisionId; start: string }>>;
