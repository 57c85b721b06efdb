/** SVG of the current view: self-contained, its text escaped. */

import type { ComponentRole } from 'uri-revisions';
import { shownPieces } from '../frame/escapes.js';

/** The colours of the page's roles, in a form that every program renders. */
export const roleColours: Readonly<Partial<Record<ComponentRole, string>>> = {
  scheme: '#e9e0fb',
  user: '#fbdde6',
  password: '#fbe2d6',
  authority: '#dfe3fb',
  host: '#d5e9fb',
  port: '#cdf1f2',
  path: '#d6f1dc',
  query: '#f4e8c6',
  fragment: '#fbe3cd',
};

/** Escapes a text. @param prose true to keep spaces */
export function escaped(text: string, prose: boolean): string {
  return shownPieces(text, prose)
    .map((piece) => piece.text)
    .join('')
    .replace(/[&<>"']/g, (c) => `&#${String(c.charCodeAt(0))};`);
}

export interface SvgBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly text?: string;
  readonly stroke?: string;
  readonly anchor?: 'start' | 'middle';
  readonly mono?: boolean;
  readonly colour?: string;
}

/** Returns a drawing of boxes with text in them. */
export function drawing(title: string, width: number, height: number, boxes: readonly SvgBox[]): string {
  const drawn = boxes.map(({ x, y, width: w, height: h, fill, text, stroke, anchor, mono, colour }) => {
    const at = anchor === 'middle' ? x + w / 2 : x + 4;
    const rect = `<rect x="${String(x)}" y="${String(y)}" width="${String(w)}" height="${String(h)}" rx="2" fill="${fill}" stroke="${stroke ?? 'none'}"/>`;
    const label =
      text === undefined
        ? ''
        : `<text x="${String(at)}" y="${String(y + h * 0.7)}" text-anchor="${anchor ?? 'start'}" fill="${colour ?? '#19212c'}" font-family="${mono === true ? 'monospace' : 'sans-serif'}" font-size="${String(h * 0.55)}">${escaped(text, mono !== true)}</text>`;
    return rect + label;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img">`,
    `<title>${escaped(title, true)}</title>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...drawn,
    '</svg>',
  ].join('\n');
}
