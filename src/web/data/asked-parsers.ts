/** What is known of parsers and one string: the record of the audit, and the browser, whose URL is asked. */

import { type AuditRecord, readRecord } from 'uri-revisions-cli/audit';

/** What the browser's own parser makes of a text that stands alone. */
export function browserReading(text: string): {
  readonly accepts: boolean;
  readonly host: string | undefined;
} {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  return { accepts: parsed !== undefined, host: parsed?.hostname };
}

let record: Promise<AuditRecord> | undefined;

/** The record, loaded when it is first asked for. */
export function auditRecord(): Promise<AuditRecord> {
  record ??= import('../../../generated/record.txt?raw').then(({ default: text }) => readRecord(text));
  return record;
}
