/**
 * Railroad diagrams of rules, from the BNF and from the PEG, as self-contained SVG: the style is included, light or
 * dark as the reader prefers, and a title and a description give the same information as text.
 */
import type { BnfGrammar } from '../../grammar/bnf/bnf.js';
import { ruleIn, unknownRule } from '../../grammar/bnf/errors.js';
import { type PegGrammar, pegIdentifier } from '../../grammar/peg/peg.js';
import { type Box, layout, type Link, path, rowsOf, turns } from './railroad-layout.js';
import { bnfShape, pegShape, ruleReference, type Shape } from './railroad-shape.js';
import { element, escapeXml } from './svg-element.js';

/** Options of a diagram. */
export interface RailroadOptions {
  /** The address of a rule's own diagram; no links by default. */
  readonly link?: Link;
  /** The title of the diagram; by default, the rule and its source. */
  readonly title?: string;
  /** Text alternative of the diagram; by default, the rule as text. */
  readonly description?: string;
  /** Prefix of the ids in the SVG, so that one page can contain several. */
  readonly id?: string;
}

/** Draws a rule of a BNF, corrections applied. @throws UnknownNameError */
export function bnfRailroad(grammar: BnfGrammar, rule: string, options: RailroadOptions = {}): string {
  const { expression, corrected } = ruleIn(grammar.rules, rule);
  return diagram(bnfShape(expression), {
    title: `${rule} of ${grammar.revision}, from its BNF`,
    description: corrected,
    id: `bnf-${grammar.revision}-${rule}`,
    ...options,
  });
}

/** The source of a grammar.peggy. */
export interface PegSource {
  readonly revision: string;
  readonly text: string;
  readonly peg: PegGrammar;
  /** The rules in the document's spelling. */
  readonly ruleNames: readonly string[];
}

/**
 * Draws a rule of a grammar.peggy. Of alternatives, the first that matches from the top is taken.
 * @param rule in the document's spelling; or a peggy identifier, for a variant like `host__to_port`
 * @throws UnknownNameError
 */
export function pegRailroad(source: PegSource, rule: string, options: RailroadOptions = {}): string {
  const { revision, text, peg, ruleNames } = source;
  const found = peg.rules.find(({ name }) => name === pegIdentifier(rule));
  if (found === undefined) throw unknownRule(rule, ruleNames);
  const { name, variant } = ruleReference(found.name, ruleNames);
  return diagram(pegShape(found.expression, ruleNames), {
    title: `${name}${variant === undefined ? '' : `, ${variant},`} of ${revision}, from its PEG`,
    description: text.slice(found.span.start, found.span.end).trim(),
    id: `peg-${revision}-${found.name}`,
    ...options,
  });
}

/** Wider diagrams continue in a further row. */
const rowWidth = 900;
const padding = 12;
/** Width of the marks at the two ends of the rail. */
const mark = 20;
/** Space between rows, half above and half below the rail that goes back. */
const rowGap = 40;

function diagram(shape: Shape, options: Required<Omit<RailroadOptions, 'link'>> & RailroadOptions): string {
  const { title, description, id, link } = options;
  const parts = shape.type === 'sequence' ? shape.items : [shape];
  const rows = rowsOf(
    parts.map((part) => layout(part, link ?? (() => undefined))),
    rowWidth,
  );
  const widest = rows.reduce((most, { width }) => Math.max(most, width), 0);
  const width = Math.ceil(widest + 2 * (padding + mark + mark));
  const { content, height } = drawRows(rows, widest);
  // A list of ids is separated by spaces.
  const named = id.replaceAll(/\s/g, '-');
  const [titleId, descriptionId] = [`${named}-title`, `${named}-description`];
  const labels =
    element('title', { id: titleId }, escapeXml(title)) +
    element('desc', { id: descriptionId }, escapeXml(description));
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'railroad',
      // Assistive technology sees no children in an image, and so no links.
      role: link === undefined ? 'img' : 'group',
      'aria-labelledby': titleId,
      'aria-describedby': descriptionId,
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
    },
    labels + element('style', {}, style) + content,
  )}\n`;
}

/** Draws the rows below each other, with the rail going back to the left between them. */
function drawRows(
  rows: readonly Box[],
  widest: number,
): { readonly content: string; readonly height: number } {
  const left = padding + mark + mark;
  let y = padding;
  let content = '';
  rows.forEach((row, i) => {
    y += Math.max(row.up, mark / 2);
    if (i === 0)
      content += path(
        padding,
        y - mark / 2,
        `v${mark}m${mark / 2} ${-mark}v${mark}m${-mark / 2} ${-mark / 2}h${2 * mark}`,
      );
    content += row.draw(left, y);
    const end = left + row.width;
    const below = Math.max(row.down, mark / 2);
    const next = rows[i + 1];
    if (next === undefined) {
      content += path(end, y, `h${2 * mark}m0 ${-mark / 2}v${mark}m${-mark / 2} ${-mark}v${mark}`);
    } else {
      const fall = below + rowGap / 2;
      const rest = rowGap / 2 + Math.max(next.up, mark / 2);
      content += path(
        end,
        y,
        `h${widest - row.width + mark / 2}${turns.rightDown}v${fall - mark}${turns.downLeft}` +
          `h${-widest - mark}${turns.leftDown}v${rest - mark}${turns.downRight}h${mark / 2}`,
      );
    }
    y += below + (next === undefined ? padding : rowGap);
  });
  return { content, height: Math.ceil(y) };
}

const style = `
.railroad{--ink:#1f2328;--paper:#fff;--literal:#dafbe1;--class:#fff8c5;--rule:#ddf4ff;--ahead:#8250df;--not:#cf222e}
@media (prefers-color-scheme:dark){.railroad{--ink:#e6edf3;--paper:#0d1117;--literal:#12361f;--class:#3b2f06;--rule:#0c2d50;--ahead:#d2a8ff;--not:#ff7b72}}
.railroad{background:var(--paper);color:var(--ink)}
.railroad path{fill:none;stroke:var(--ink);stroke-width:2}
.railroad g.ahead path{stroke:var(--ahead)}
.railroad g.not path{stroke:var(--not)}
.railroad rect{stroke:var(--ink);stroke-width:1.5}
.railroad rect.literal{fill:var(--literal)}
.railroad rect.class{fill:var(--class)}
.railroad rect.rule{fill:var(--rule)}
.railroad rect.end{fill:var(--paper)}
.railroad rect.ahead{fill:none;stroke:var(--ahead);stroke-dasharray:6 4}
.railroad rect.not{stroke:var(--not)}
.railroad text{font:14px ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;text-anchor:middle;fill:var(--ink);white-space:pre}
.railroad text.words{font-size:11.5px;font-style:italic}
.railroad text.ahead{fill:var(--ahead)}
.railroad text.not{fill:var(--not)}
.railroad a text{text-decoration:underline}
.railroad a:focus-visible rect{stroke-width:4}
`;
