/** A tree to take elsewhere: as a Markdown outline and as an SVG icicle. */

import type { DrawnNode } from '../worker/tree.js';
import { code } from './markdown.js';
import { drawing, roleColours, type SvgBox } from './svg.js';

/** @param other another derivation of the text, told after the reading */
export function treeMarkdown(
  text: string,
  nodes: readonly DrawnNode[],
  other?: readonly DrawnNode[],
): string {
  const reading = outline(text, nodes);
  return other === undefined
    ? reading
    : `The reading:\n\n${reading}\nAnother derivation:\n\n${outline(text, other)}`;
}

function outline(text: string, nodes: readonly DrawnNode[]): string {
  return nodes
    .map(({ rule, start, end, depth }) => `${'  '.repeat(depth)}- ${rule} ${code(text.slice(start, end))}\n`)
    .join('');
}

/** Pixels: a character, a row. */
const [characterWidth, rowHeight] = [28, 24];

/** How much of a long text is drawn, in UTF-16 code units. */
const longest = 300;

/** @param other another derivation of the text, drawn below the reading */
export function treeSvg(text: string, nodes: readonly DrawnNode[], other?: readonly DrawnNode[]): string {
  const shown = text.slice(0, longest);
  const trees = [nodes, ...(other === undefined ? [] : [other])];
  const boxes: SvgBox[] = [];
  let top = 8;
  for (const tree of trees) {
    const drawn = icicle(shown, tree, top);
    boxes.push(...drawn);
    top = rowHeight * 1.5 + Math.max(...drawn.map(({ y }) => y));
  }
  return drawing(`Syntax tree of ${shown}`, 16 + Math.max(6, shown.length) * characterWidth, top, boxes);
}

/** The text, and its nodes below it. @param top in pixels */
function icicle(shown: string, nodes: readonly DrawnNode[], top: number): readonly SvgBox[] {
  const row = { height: rowHeight - 2 };
  const letters = shown.split('').map((c, i): SvgBox => ({
    ...row,
    x: 8 + i * characterWidth,
    y: top,
    width: characterWidth,
    fill: 'none',
    text: c,
    anchor: 'middle',
    mono: true,
  }));
  const drawn = nodes.filter(({ start, end }) => start <= longest && end > start);
  const boxes = drawn.map(({ rule, start, end, depth, role }): SvgBox => ({
    ...row,
    x: 8 + start * characterWidth,
    y: top + (depth + 1) * rowHeight,
    width: (Math.min(end, longest) - start) * characterWidth - 2,
    fill: (role && roleColours[role]) ?? '#eeeeea',
    stroke: '#8a8f98',
    text: fitting(rule, end - start),
  }));
  return [...letters, ...boxes];
}

/** As much of a rule's name as fits over so many characters. */
function fitting(rule: string, characters: number): string {
  const room = Math.floor((characters * characterWidth - 8) / 7);
  return rule.length <= room ? rule : rule.slice(0, Math.max(0, room - 1)) + '…';
}
