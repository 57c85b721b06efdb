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

/** How many texts are told that all parsers were asked. */
const mostNear = 4;

/** Texts that all parsers were asked, those first that begin most like another. */
export function askedNear({ file: { texts } }: AuditRecord, text: string): readonly string[] {
  const alike = (other: string): number => {
    let i = 0;
    while (i < text.length && text[i] === other[i]) i++;
    return i;
  };
  return texts
    .map(([asked]) => ({ asked, alike: alike(asked) }))
    .sort((a, b) => b.alike - a.alike || a.asked.length - b.asked.length)
    .slice(0, mostNear)
    .map(({ asked }) => asked);
}

let record: Promise<AuditRecord> | undefined;

/** The record, loaded when it is first asked for. */
export function auditRecord(): Promise<AuditRecord> {
  record ??= import('../../../generated/record.txt?raw').then(({ default: text }) => readRecord(text));
  return record;
}
