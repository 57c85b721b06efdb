/** The comparison to take elsewhere: as Markdown and as SVG. */

import { hostKind, isDerivable, sideBySide, valueOf } from '../parts/compare/agreement.js';
import { labelOf } from '../ui/labels.js';
import { toneOf } from '../ui/strip.js';
import type { Strip } from '../worker/strip.js';
import { code, table } from './markdown.js';
import { drawing, roleColours, type SvgBox } from './svg.js';

export function compareMarkdown(text: string, strips: readonly Strip[]): string {
  const { names } = sideBySide(strips);
  const labels = names.flatMap((name) => (name === 'host' ? [name, hostKind] : [name]));
  const rows = strips.map((strip) => [
    strip.revision,
    verdictOf(strip),
    ...labels.map((label) => {
      const value = isDerivable(strip) ? valueOf(strip, label) : undefined;
      return value === undefined ? '' : code(value);
    }),
  ]);
  return table(code(text), ['revision', 'verdict', ...labels], rows);
}

/** The verdict, with what the prose adds to it. */
function verdictOf(strip: Strip): string {
  const isViolated = isDerivable(strip) && strip.conforming === false;
  return isViolated ? 'derivable, not conforming' : strip.verdict;
}

/** Pixels: the columns of names and verdicts, a character, a row. */
const [nameWidth, verdictWidth, characterWidth, rowHeight] = [190, 200, 11, 26];

/** The colours of the page's verdicts, in a form that every program draws. */
const verdictColours: Readonly<Record<string, string>> = {
  derivable: '#e3f3e8',
  'not-conforming': '#fbf0d9',
};

/** How much of a long text is drawn, in UTF-16 code units. */
const longest = 300;

export function compareSvg(text: string, strips: readonly Strip[]): string {
  const shown = text.slice(0, longest);
  const left = nameWidth + verdictWidth;
  const boxes = strips.flatMap((strip, row): SvgBox[] => {
    const y = 8 + row * (rowHeight + 8);
    const cell = { y, height: rowHeight };
    const pieces = isDerivable(strip) ? strip.pieces : [{ start: 0, end: text.length, role: undefined }];
    return [
      { ...cell, x: 8, width: nameWidth - 8, fill: 'none', text: labelOf(strip.revision) },
      {
        ...cell,
        x: nameWidth,
        width: verdictWidth - 8,
        fill: verdictColours[toneOf(strip)] ?? '#fbe6e4',
        text: verdictOf(strip),
      },
      ...pieces.flatMap(({ start, end, role }): SvgBox[] =>
        shown
          .slice(start, end)
          .split('')
          .map((c, i) => ({
            ...cell,
            x: left + (start + i) * characterWidth,
            width: characterWidth,
            fill: (role && roleColours[role]) ?? 'none',
            text: c,
            anchor: 'middle',
            mono: true,
            ...(!isDerivable(strip) && { colour: '#8a8f98' }),
          })),
      ),
    ];
  });
  const width = left + shown.length * characterWidth + 16;
  return drawing(`What the documents say of ${shown}`, width, 8 + strips.length * (rowHeight + 8), boxes);
}
