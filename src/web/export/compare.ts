/** The comparison to take elsewhere: as Markdown and as SVG. */

import { componentNames } from '../component-names.js';
import { labelOf } from '../ui/labels.js';
import type { Strip } from '../worker/strip.js';
import { code, table } from './markdown.js';
import { drawing, roleColours, type SvgBox } from './svg.js';

export function compareMarkdown(text: string, strips: readonly Strip[]): string {
  const names = componentNames.filter((name) =>
    strips.some(
      (strip) =>
        strip.verdict === 'derivable' &&
        strip.components.some((component) => component.name === name && component.value !== undefined),
    ),
  );
  const rows = strips.map((strip) => [
    strip.revision,
    strip.verdict,
    ...names.map((name) => {
      if (strip.verdict !== 'derivable') return '';
      const value = strip.components.find((component) => component.name === name)?.value;
      return value === undefined ? '' : code(value);
    }),
  ]);
  return table(code(text), ['revision', 'verdict', ...names], rows);
}

/** Pixels: the columns of names and verdicts, a character, a row. */
const [nameWidth, verdictWidth, characterWidth, rowHeight] = [190, 120, 11, 26];

/** How much of a long text is drawn, in UTF-16 code units. */
const longest = 300;

export function compareSvg(text: string, strips: readonly Strip[]): string {
  const shown = text.slice(0, longest);
  const left = nameWidth + verdictWidth;
  const boxes = strips.flatMap((strip, row): SvgBox[] => {
    const y = 8 + row * (rowHeight + 8);
    const cell = { y, height: rowHeight };
    const isDerivable = strip.verdict === 'derivable';
    const pieces = isDerivable ? strip.pieces : [{ start: 0, end: text.length, role: undefined }];
    return [
      { ...cell, x: 8, width: nameWidth - 8, fill: 'none', text: labelOf(strip.revision) },
      {
        ...cell,
        x: nameWidth,
        width: verdictWidth - 8,
        fill: isDerivable ? '#e3f3e8' : '#fbe6e4',
        text: strip.verdict,
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
            ...(!isDerivable && { colour: '#8a8f98' }),
          })),
      ),
    ];
  });
  const width = left + shown.length * characterWidth + 16;
  return drawing(`What the documents say of ${shown}`, width, 8 + strips.length * (rowHeight + 8), boxes);
}
