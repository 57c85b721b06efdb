/** The standing of a document among the series of the Internet (RFC 2026 §2.2, §4), as its document.json states it. */

/** What a document was published as, and what became of it. */
export interface Status {
  readonly kind: StatusKind;
  /** RFCs that obsolete it; of a draft, what it became. */
  readonly obsoletedBy: readonly string[];
  /** Of an Internet Standard, its number among them: `STD 66`. */
  readonly std?: string;
  /** RFCs that update it, as the RFC Editor lists them: those among them that are obsolete by now, too. */
  readonly updatedBy: readonly string[];
  /** What its own heading says that it updates. */
  readonly updates?: readonly string[];
  /** What its own heading says that it obsoletes. */
  readonly obsoletes?: readonly string[];
}

/** The series of the Internet, and what stands outside them. */
export const statusKinds = [
  'web page',
  'Internet-Draft',
  'Informational',
  'Proposed Standard',
  'Draft Standard',
  'Internet Standard',
] as const;

export type StatusKind = (typeof statusKinds)[number];

/** Whether it was published as an RFC. */
export function isPublished({ kind }: Status): boolean {
  return kind !== 'web page' && kind !== 'Internet-Draft';
}

/** Whether it is on the standards track and nothing obsoletes it. */
export function isInForce({ kind, obsoletedBy }: Status): boolean {
  return kind.endsWith('Standard') && obsoletedBy.length === 0;
}

/** `Proposed Standard, updates RFC 3986, obsoleted by RFC 9844`. */
export function statusInWords(status: Status): string {
  const { kind, obsoletedBy, std, updatedBy, updates = [], obsoletes = [] } = status;
  const end = isPublished(status) ? 'obsoleted by' : 'became';
  return [
    kind,
    ...(std === undefined ? [] : [std]),
    ...(isInForce(status) ? ['in force'] : []),
    ...(updates.length === 0 ? [] : [`updates ${updates.join(', ')}`]),
    ...(obsoletes.length === 0 ? [] : [`obsoletes ${obsoletes.join(', ')}`]),
    ...(obsoletedBy.length === 0 ? [] : [`${end} ${obsoletedBy.join(', ')}`]),
    ...(updatedBy.length === 0 ? [] : [`updated by ${updatedBy.join(', ')}`]),
  ].join(', ');
}
