/**
 * Layout of railroad diagrams: gives each item its place and size, as SVG elements. Derived from railroad-diagrams by
 * Tab Atkins Jr. and its fork by Ferdinand Prantl (both CC0 1.0), whose geometry it keeps. The library itself is not
 * used: the 2015 release has neither groups nor links, and the fork adds a YAML parser for its command line.
 */
import { characterLabel, classLabel } from './class-label.js';
import type { RuleReference, Shape } from './railroad-shape.js';
import { element, escapeXml } from './svg-element.js';

/** An item with its size. The rail enters at the left and leaves at the right, at the same height. */
export interface Box {
  readonly width: number;
  /** Extent of the item above and below its rail. */
  readonly up: number;
  readonly down: number;
  /** Returns the elements, with the rail entering at x and y and leaving at x + width. */
  draw(x: number, y: number): string;
}

/** The address of a rule's own diagram; undefined for no link. */
export type Link = (rule: RuleReference) => string | undefined;

/** The radius of every turn of the rail. */
const radius = 10;
/** Least vertical space between items, and least horizontal space. */
const gap = 8;
const between = 10;
/** Half the height of an item with text. */
const half = 12;
/** The width of a character in the fonts of the style in railroad.ts. */
const characterWidth = 8.5;
const smallCharacterWidth = 7;

/** Lays out a shape. */
export function layout(shape: Shape, link: Link): Box {
  const inner = (part: Shape): Box => layout(part, link);
  switch (shape.type) {
    case 'literal':
      return textBox('literal', literalLabel(shape.text, shape.ignoreCase));
    case 'class':
      return textBox('class', classLabel(shape.set));
    case 'end of text':
      return textBox('end', shape.type);
    case 'rule':
      return ruleBox(shape.rule, link(shape.rule));
    case 'sequence':
      return inARow(shape.items.map(inner));
    case 'choice':
      return choice(shape.alternatives.map(inner));
    case 'option':
      return option(inner(shape.body));
    case 'loop':
      return loop(inner(shape.body), shape.times);
    case 'lookahead':
      return group(shape.negated ? 'not followed by' : 'followed by', shape.negated, inner(shape.body));
  }
}

/** Arranges items in sequence, in as many rows as the width requires; at least one row. */
export function rowsOf(items: readonly Box[], width: number): readonly Box[] {
  const rows: Box[][] = items.length === 0 ? [[]] : [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row !== undefined && rowWidth([...row, item]) <= width) row.push(item);
    else rows.push([item]);
  }
  return rows.map(inARow);
}

function rowWidth(items: readonly Box[]): number {
  return items.reduce((sum, { width }) => sum + width + between, -between);
}

function inARow(items: readonly Box[]): Box {
  return {
    width: Math.max(0, rowWidth(items)),
    up: greatest(items.map(({ up }) => up)),
    down: greatest(items.map(({ down }) => down)),
    draw: (x, y) => {
      let at = x;
      return items
        .map((item, i) => {
          const rail = i === 0 ? '' : path(at, y, `h${between}`);
          if (i > 0) at += between;
          const drawn = rail + item.draw(at, y);
          at += item.width;
          return drawn;
        })
        .join('');
    },
  };
}

/** Draws the first alternative on the rail, the others below. */
function choice(items: readonly Box[]): Box {
  const [first = inARow([]), ...others] = items;
  const inner = greatest(items.map(({ width }) => width));
  let drop = 0;
  let above = first;
  const below = others.map((item) => {
    drop += Math.max(2 * radius, above.down + gap + item.up);
    above = item;
    return { item, drop };
  });
  return {
    width: inner + 4 * radius,
    up: first.up,
    down: drop + above.down,
    draw: (x, y) => {
      const left = x + 2 * radius;
      const right = left + inner;
      const straight =
        path(x, y, `h${2 * radius}`) + centred(first, left, y, inner) + path(right, y, `h${2 * radius}`);
      const curved = below.map(({ item, drop: depth }) => {
        const fall = round(depth - 2 * radius);
        return (
          path(x, y, `${turns.rightDown}v${fall}${turns.downRight}`) +
          centred(item, left, y + depth, inner) +
          path(right, y + depth, `${turns.rightUp}v${-fall}${turns.upRight}`)
        );
      });
      return straight + curved.join('');
    },
  };
}

/** Draws the rail past the optional item, above it. */
function option(body: Box): Box {
  const rise = Math.max(2 * radius, body.up + gap);
  const width = body.width + 4 * radius;
  return {
    width,
    up: rise,
    down: body.down,
    draw: (x, y) => {
      const climb = round(rise - 2 * radius);
      const around =
        `${turns.rightUp}v${-climb}${turns.upRight}h${round(width - 4 * radius)}` +
        `${turns.rightDown}v${climb}${turns.downRight}`;
      const left = x + 2 * radius;
      return (
        path(x, y, around) +
        path(x, y, `h${2 * radius}`) +
        body.draw(left, y) +
        path(left + body.width, y, `h${2 * radius}`)
      );
    },
  };
}

/** Draws the rail back below the repeated item, through the repetition count if there is one. */
function loop(body: Box, times: string | undefined): Box {
  const words = times === undefined ? 0 : times.length * smallCharacterWidth + 2 * between;
  const inner = Math.max(body.width, words);
  const drop = Math.max(2 * radius, body.down + gap + (times === undefined ? 0 : half));
  return {
    width: inner + 2 * radius,
    up: body.up,
    down: drop + (times === undefined ? 0 : half),
    draw: (x, y) => {
      const left = x + radius;
      const right = left + inner;
      const fall = round(drop - 2 * radius);
      const side = round((inner - words) / 2);
      const back =
        times === undefined
          ? path(left, y + drop, `h${round(inner)}`)
          : path(left, y + drop, `h${side}`) +
            text('words', left + inner / 2, y + drop + 4, times) +
            path(right - side, y + drop, `h${side}`);
      return (
        path(x, y, `h${radius}`) +
        centred(body, left, y, inner) +
        path(right, y, `h${radius}`) +
        path(left, y, `${turns.leftDown}v${fall}${turns.downRight}`) +
        back +
        path(right, y + drop, `${turns.rightUp}v${-fall}${turns.upLeft}`)
      );
    },
  };
}

/** Draws a labelled frame around a lookahead. */
function group(words: string, negated: boolean, body: Box): Box {
  const width = Math.max(body.width + 2 * between, words.length * smallCharacterWidth + 2 * between);
  const up = body.up + gap + 2 * half;
  const down = body.down + gap;
  const name = negated ? 'ahead not' : 'ahead';
  return {
    width,
    up,
    down,
    draw: (x, y) =>
      rectangle(name, x, y - up, width, up + down, 4) +
      text(`words ${name}`, x + width / 2, y - up + 16, words) +
      element('g', { class: name }, centred(body, x, y, width)),
  };
}

function ruleBox({ name, variant }: RuleReference, address: string | undefined): Box {
  const box = textBox('rule', variant === undefined ? name : `${name}, ${variant}`);
  if (address === undefined) return box;
  return { ...box, draw: (x, y) => element('a', { href: address }, box.draw(x, y)) };
}

function textBox(name: string, label: string): Box {
  const width = Math.max(1, Array.from(label).length) * characterWidth + 20;
  return {
    width,
    up: half,
    down: half,
    draw: (x, y) =>
      rectangle(name, x, y - half, width, 2 * half, name === 'rule' ? 0 : half) +
      text(name, x + width / 2, y + 5, label),
  };
}

/** Centres an item in a wider place and draws the rail through. */
function centred(box: Box, x: number, y: number, width: number): string {
  const side = (width - box.width) / 2;
  if (side <= 0) return box.draw(x, y);
  const left = x + side;
  return path(x, y, `h${round(side)}`) + box.draw(left, y) + path(left + box.width, y, `h${round(side)}`);
}

/** Quarter turns, each named by the direction before and after it. */
export const turns = {
  rightDown: `a${radius} ${radius} 0 0 1 ${radius} ${radius}`,
  downRight: `a${radius} ${radius} 0 0 0 ${radius} ${radius}`,
  rightUp: `a${radius} ${radius} 0 0 0 ${radius} ${-radius}`,
  upRight: `a${radius} ${radius} 0 0 1 ${radius} ${-radius}`,
  leftDown: `a${radius} ${radius} 0 0 0 ${-radius} ${radius}`,
  downLeft: `a${radius} ${radius} 0 0 1 ${-radius} ${radius}`,
  upLeft: `a${radius} ${radius} 0 0 0 ${-radius} ${-radius}`,
} as const;

/** Draws a stretch of the rail. */
export function path(x: number, y: number, moves: string): string {
  return element('path', { d: `M${round(x)} ${round(y)}${moves}` });
}

function rectangle(
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
): string {
  const place = { x: round(x), y: round(y), width: round(width), height: round(height) };
  return element('rect', { class: name, ...place, ...(corner > 0 && { rx: corner }) });
}

function text(name: string, x: number, y: number, content: string): string {
  return element('text', { class: name, x: round(x), y: round(y) }, escapeXml(content));
}

function literalLabel(text: string, ignoreCase: boolean): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  const label = units
    .map((unit) => {
      const seen = characterLabel(unit);
      return seen.length === 1 ? seen : ` ${seen} `;
    })
    .join('');
  const caseless = ignoreCase && text.toLowerCase() !== text.toUpperCase();
  return label.trim() + (caseless ? ' (either case)' : '');
}

function greatest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
