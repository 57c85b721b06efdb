/**
 * Defects that keep an authority from being a server where a document also reads it as a registry name (RFC 2396 §3.2,
 * 2003 §3.2). Every authority can be a registry name; every reg_name of a reading has at least one of these defects.
 */

import type { Reading, Span } from '../reading/reading.js';
import type { ProseEntry } from './entry.js';

export type DefectKind =
  | 'second-at'
  | 'empty-host'
  | 'host-character'
  | 'empty-label'
  | 'label-length'
  | 'label-hyphen'
  | 'top-label'
  | 'address-digits'
  | 'port';

/** A span of the authority, in offsets of the authority, that no server has. */
export interface Defect extends Span {
  readonly kind: DefectKind;
}

/** The text between the dots of a host name, in offsets of the authority. */
export interface Label extends Span {
  readonly text: string;
}

/** Rules of a single document for the labels of a host. The last label is empty if the name ends in a dot. */
export type LabelRules = (labels: readonly Label[]) => readonly Defect[];

/** Returns the defects of an authority, from left to right within each kind. Time is linear in the authority. */
export function serverDefects(authority: string, own: LabelRules): Defect[] {
  const defects: Defect[] = [];
  const at = authority.lastIndexOf('@');
  for (let i = authority.indexOf('@'); i < at; i = authority.indexOf('@', i + 1)) {
    defects.push({ kind: 'second-at', start: i, end: i + 1 });
  }
  const colon = authority.indexOf(':', at + 1);
  const host = { start: at + 1, end: colon < 0 ? authority.length : colon };
  if (colon >= 0 && !/^[0-9]*$/.test(authority.slice(colon + 1))) {
    defects.push({ kind: 'port', start: colon + 1, end: authority.length });
  }
  if (host.start === host.end) return [...defects, { kind: 'empty-host', ...host }];
  const labels = labelsOf(authority.slice(host.start, host.end), host.start);
  return [...defects, ...labels.flatMap(labelDefects), ...own(labels)];
}

function labelsOf(name: string, offset: number): Label[] {
  let start = offset;
  return name.split('.').map((text) => {
    const label = { text, start, end: start + text.length };
    start = label.end + 1;
    return label;
  });
}

function labelDefects({ text, start, end }: Label, index: number, labels: readonly Label[]): Defect[] {
  const defects: Defect[] = [];
  const isFinalDot = index > 0 && index === labels.length - 1;
  if (text === '' && !isFinalDot) defects.push({ kind: 'empty-label', start, end });
  if (/^-|-$/.test(text)) defects.push({ kind: 'label-hyphen', start, end });
  for (const { index: at, 0: run } of text.matchAll(/[^A-Za-z0-9-]+/g)) {
    defects.push({ kind: 'host-character', start: start + at, end: start + at + run.length });
  }
  return defects;
}

/** Finds one kind of defect in the authorities that only a rule for registry names derives. */
export function serverDefect(rule: string, own: LabelRules, kind: DefectKind): ProseEntry['test'] {
  return (reading) =>
    reading.nodes(rule).flatMap(({ start, end }) =>
      serverDefects(reading.text.slice(start, end), own)
        .filter((found) => found.kind === kind)
        .map((found) => ({ start: start + found.start, end: start + found.end })),
    );
}

/** Entries of the defects that are the same in every document. */
export function serverEntries(
  section: string,
  defect: (kind: DefectKind) => ProseEntry['test'],
): readonly ProseEntry[] {
  return [
    {
      id: 'second-at',
      level: 'note',
      section,
      sentence: 'In a server, the userinfo ends at "@" and must not contain "@".',
      test: defect('second-at'),
    },
    {
      id: 'empty-host',
      level: 'note',
      section,
      sentence: 'A server with a userinfo or a port must have a host between them.',
      test: defect('empty-host'),
    },
    {
      id: 'host-character',
      level: 'note',
      section,
      sentence: 'In a server, a hostname contains only letters, digits, "-" and ".".',
      test: defect('host-character'),
    },
    {
      id: 'empty-label',
      level: 'note',
      section,
      sentence: 'In a server, no domain label is empty.',
      test: defect('empty-label'),
    },
    {
      id: 'label-hyphen',
      level: 'note',
      section,
      sentence: 'In a server, a domain label starts and ends "with an alphanumeric character".',
      test: defect('label-hyphen'),
    },
    {
      id: 'port-number',
      level: 'note',
      section,
      sentence: 'In a server, the text after the host and ":" is a port number in decimal.',
      test: defect('port'),
    },
  ];
}

/** Finds the userinfo of a server, or what would be the userinfo of a registry name. */
export function userinfos(reading: Reading, rule: string): readonly Span[] {
  const named = reading.nodes(rule).map(({ start, end }) => ({
    start,
    end: Math.max(start, start + reading.text.slice(start, end).lastIndexOf('@')),
  }));
  return [...reading.nodes('userinfo'), ...named];
}
