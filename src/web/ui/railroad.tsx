/** A railroad diagram, redrawn from its SVG in the page's colours: only known elements and attributes get through. */

import { h, type JSX, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { useStudy } from '../ask.js';
import { useNavigation } from '../navigation.js';
import type { DiagramAsked } from '../worker/diagrams.js';

/** What a diagram is made of; anything else in the SVG is left out. */
const elements = new Set(['svg', 'g', 'path', 'rect', 'circle', 'line', 'text', 'tspan', 'a']);

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

export function Railroad({ revision, rule, of }: DiagramAsked): JSX.Element {
  const { view, link } = useNavigation();
  const { value: svg } = useStudy('diagram', { revision, rule, of });
  const drawn = useMemo(() => {
    if (svg === undefined) return undefined;
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const there = { part: 'grammars', page: 'rules', left: revision, right: revision } as const;
    return redrawn(parsed, (name) =>
      link(view.part === 'grammars' ? { rule: name } : { ...there, rule: name }),
    );
  }, [svg, view]);
  const name = `${of === 'bnf' ? 'BNF' : 'PEG'} of ${rule} (${revision}) as a railroad diagram`;
  return (
    <div class="railroad-scroll" tabIndex={0} role="region" aria-label={name}>
      {drawn}
    </div>
  );
}

/** @param link the address for the name of a rule */
function redrawn(element: Element, link: (rule: string) => string): VNode | undefined {
  const name = element.localName;
  if (!elements.has(name)) return undefined;
  const props: Record<string, string> = {};
  for (const { name: key, value } of Array.from(element.attributes)) {
    if (attributes.has(key)) props[key] = value;
  }
  if (name === 'a') props.href = link(element.getAttribute('href') ?? '');
  const children = Array.from(element.childNodes, (child) => {
    if (child instanceof Element) return redrawn(child, link);
    return child.nodeType === Node.TEXT_NODE ? child.textContent : undefined;
  });
  return h(name, props, children);
}
