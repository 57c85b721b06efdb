/**
 * What keeps an authority from being a server by §3.2.2 of rfc2396bis-01, so that only reg-name derives it.
 * Every reg-name of a reading has at least one of these.
 */

import type { Span } from '../../tree/reading.js';

export type DefectKind =
  | 'second-at'
  | 'empty-host'
  | 'host-character'
  | 'empty-label'
  | 'label-length'
  | 'label-hyphen'
  | 'top-label'
  | 'port';

/** A stretch of the authority, in offsets of the authority, that no server has. */
export interface Defect extends Span {
  readonly kind: DefectKind;
}

/** The defects of an authority, from left to right within each kind. Time linear in the authority. */
export function serverDefects(authority: string): Defect[] {
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
  return [...defects, ...nameDefects(authority.slice(host.start, host.end), host.start)];
}

function nameDefects(name: string, offset: number): Defect[] {
  const defects: Defect[] = [];
  const labels = name.split('.');
  let start = offset;
  labels.forEach((label, index) => {
    const span = { start, end: start + label.length };
    start = span.end + 1;
    const rootDot = label === '' && index > 0 && index === labels.length - 1;
    if (rootDot) {
      const last = labels[index - 1] ?? '';
      const top = { start: span.start - 1 - last.length, end: span.start };
      if (index === 1 || /^[0-9]/.test(last)) defects.push({ kind: 'top-label', ...top });
    } else if (label === '') {
      defects.push({ kind: 'empty-label', ...span });
    }
    if (label.length > 63) defects.push({ kind: 'label-length', ...span });
    if (/^-|-$/.test(label)) defects.push({ kind: 'label-hyphen', ...span });
    for (const { index: at, 0: run } of label.matchAll(/[^A-Za-z0-9-]+/g)) {
      defects.push({ kind: 'host-character', start: span.start + at, end: span.start + at + run.length });
    }
  });
  return defects;
}
