/** A drawing rebuilt from its SVG in the page's colours: only known elements and attributes pass. */

import { h, type VNode } from 'preact';

/** The allowed elements and attributes; anything else in the SVG is left out. */
const elements = new Set(['svg', 'g', 'path', 'rect', 'circle', 'line', 'text', 'tspan', 'a', 'title']);

const attributes = new Set([
  'class',
  'd',
  'x',
  'y',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'dx',
  'dy',
  'width',
  'height',
  'viewBox',
  'transform',
]);

/** Rebuilds an SVG. @param link maps the address of a link */
export function redrawnSvg(svg: string, link: (address: string) => string): VNode | undefined {
  return redrawn(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, link);
}

function redrawn(element: Element, link: (address: string) => string): VNode | undefined {
  const name = element.localName;
  if (!elements.has(name)) return undefined;
  const props: Record<string, string> = {};
  for (const { name: key, value } of Array.from(element.attributes)) {
    if (attributes.has(key)) props[key] = value;
  }
  // A style sheet may make a wide drawing smaller, but not as small as it likes.
  if (name === 'svg') props.style = `--natural: ${element.getAttribute('width') ?? ''}px`;
  if (name === 'a') props.href = link(element.getAttribute('href') ?? '');
  const children = Array.from(element.childNodes, (child) => {
    if (child instanceof Element) return redrawn(child, link);
    return child.nodeType === Node.TEXT_NODE ? child.textContent : undefined;
  });
  return h(name, props, children);
}
