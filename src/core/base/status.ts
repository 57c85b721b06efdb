/** Status of a document in the series of the Internet (RFC 2026 §2.2, §4), as its document.json states it. */

/** A document's publication, and its later fate. */
export interface Status {
  readonly kind: StatusKind;
  /** RFCs that obsolete it; for a draft, the document that it became. */
  readonly obsoletedBy: readonly string[];
  /** STD number of an Internet Standard: `STD 66`. */
  readonly std?: string;
  /** RFCs that update it, as the RFC Editor lists them, including those that are themselves obsolete. */
  readonly updatedBy: readonly string[];
  /** Those of them that are themselves obsolete. */
  readonly obsoleteUpdates?: readonly string[];
  /** Documents that its own heading says it updates. */
  readonly updates?: readonly string[];
  /** Documents that its own heading says it obsoletes. */
  readonly obsoletes?: readonly string[];
}

/** The series of the Internet, and documents outside them. */
export const statusKinds = [
  'web page',
  'Internet-Draft',
  'Informational',
  'Proposed Standard',
  'Draft Standard',
  'Internet Standard',
  'Living Standard',
] as const;

export type StatusKind = (typeof statusKinds)[number];

/** Tests whether the document was published as an RFC. */
export function isPublished({ kind }: Status): boolean {
  return kind !== 'web page' && kind !== 'Internet-Draft' && kind !== 'Living Standard';
}

/** Tests whether the document is an Internet Standard in force; RFC 2026 §4.1.3 distinguishes it from proposed ones. */
export function isStandardToday({ kind, obsoletedBy }: Status): boolean {
  return kind === 'Internet Standard' && obsoletedBy.length === 0;
}

/** Writes a status: `Proposed Standard, updates RFC 3986, obsoleted by RFC 9844`. */
export function statusInWords(status: Status): string {
  const { kind, obsoletedBy, std, updatedBy, obsoleteUpdates = [], updates = [], obsoletes = [] } = status;
  const updating = updatedBy.map((rfc) => (obsoleteUpdates.includes(rfc) ? `${rfc} (obsolete)` : rfc));
  const [proposed, ending, end] =
    isPublished(status) || kind === 'Living Standard'
      ? ['', 's', 'obsoleted by']
      : ['proposed to ', '', 'became'];
  return [
    kind,
    ...(std === undefined ? [] : [std]),
    ...(isStandardToday(status) ? ["today's standard"] : []),
    ...(updates.length === 0 ? [] : [`${proposed}update${ending} ${updates.join(', ')}`]),
    ...(obsoletes.length === 0 ? [] : [`${proposed}obsolete${ending} ${obsoletes.join(', ')}`]),
    ...(obsoletedBy.length === 0 ? [] : [`${end} ${obsoletedBy.join(', ')}`]),
    ...(updating.length === 0 ? [] : [`updated by ${updating.join(', ')}`]),
  ].join(', ');
}
