/**
 * A tree as an icicle under its string: a box under the stretch that each node derives; the arrow keys move between
 * nodes.
 */

import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { placeAt } from '../data/names.js';
import type { Piece } from '../worker/pieces.js';
import type { DrawnNode } from '../worker/tree.js';
import { useScrollCue } from './scroll-box.js';
import { VisibleText } from './visible-text.js';

interface IcicleProps {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly nodes: readonly DrawnNode[];
  readonly chosen: number;
  /** The node under the pointer. */
  readonly lit: number | undefined;
  /** The indices of highlighted nodes. */
  readonly apart?: ReadonlySet<number> | undefined;
  readonly onLight: (place: number | undefined) => void;
  readonly onChoose: (place: number) => void;
  readonly label?: string;
}

/** Names a stretch that is not empty. */
const charactersOf = (start: number, end: number): string =>
  end === start + 1 ? placeAt(start) : `offsets ${String(start)} to ${String(end - 1)}`;

/** Length of a long text that is drawn, in UTF-16 code units. */
const maxDrawnLength = 1500;

export function Icicle(props: IcicleProps): JSX.Element {
  const { text, pieces, nodes, chosen, lit, apart, onLight, onChoose, label = 'Syntax tree' } = props;
  const box = useScrollCue<HTMLDivElement>();
  const isWalking = useRef(false);
  useEffect(() => {
    if (isWalking.current) box.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    isWalking.current = false;
  }, [chosen]);

  const shown = (lit ?? chosen > 0) ? nodes[lit ?? chosen] : undefined;
  const rows = 1 + Math.max(0, ...nodes.map(({ depth }) => depth));
  const columns = Math.max(Math.min(text.length, maxDrawnLength), 6);

  const walk = (event: KeyboardEvent): void => {
    const to = neighbour(nodes, chosen, event.key);
    if (to === undefined) return;
    event.preventDefault();
    isWalking.current = true;
    onLight(undefined);
    onChoose(to);
  };

  return (
    <div class="icicle-scroll card" ref={box}>
      <div class="icicle" style={{ '--columns': String(columns), '--rows': String(rows) }}>
        <Characters
          text={text}
          pieces={pieces}
          nodes={nodes}
          shown={shown}
          onLight={onLight}
          onChoose={onChoose}
        />
        <div class="nodes" role="tree" aria-label={label} onKeyDown={walk}>
          {nodes.map((node, place) => {
            const { rule, start, end, depth, role } = node;
            if (start > maxDrawnLength) return null;
            const isEmpty = start === end;
            const style = {
              '--start': String(start),
              '--length': String(Math.min(end, maxDrawnLength) - start),
              '--depth': String(depth),
            };
            return (
              <div
                key={place}
                role="treeitem"
                aria-level={depth + 1}
                aria-selected={place === chosen}
                aria-label={`${rule}, ${isEmpty ? 'empty' : charactersOf(start, end)}${apart?.has(place) === true ? ', in this tree only' : ''}`}
                data-rule={rule}
                tabIndex={place === chosen ? 0 : -1}
                title={isEmpty ? `${rule}, empty` : `${rule}, ${charactersOf(start, end)}`}
                class={`node ${role === undefined ? '' : `role-${role}`} ${isEmpty ? 'empty' : ''} ${place === lit ? 'lit' : ''} ${apart?.has(place) === true ? 'apart' : ''}`}
                style={style}
                onPointerEnter={() => {
                  onLight(place);
                }}
                onPointerLeave={() => {
                  onLight(undefined);
                }}
                onClick={() => {
                  onChoose(place);
                }}
              >
                {!isEmpty && rule}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

type CharactersProps = Pick<IcicleProps, 'text' | 'pieces' | 'nodes' | 'onLight' | 'onChoose'> & {
  /** The node whose characters are highlighted. */
  readonly shown: DrawnNode | undefined;
};

/** Shows the string, each character in the colour of its role. */
function Characters({ text, pieces, nodes, shown, onLight, onChoose }: CharactersProps): JSX.Element {
  const characters = useMemo(() => text.slice(0, maxDrawnLength).split(''), [text]);
  return (
    <div class="characters" aria-hidden="true">
      {characters.map((c, offset) => {
        const role = pieces.find(({ start, end }) => start <= offset && offset < end)?.role;
        const isLit = shown !== undefined && shown.start <= offset && offset < shown.end;
        return (
          <span
            key={offset}
            class={`${role === undefined ? 'muted' : `role role-${role}`} ${isLit ? 'lit' : ''}`}
            onPointerEnter={() => {
              onLight(innermostAt(nodes, offset));
            }}
            onPointerLeave={() => {
              onLight(undefined);
            }}
            onClick={() => {
              onChoose(Math.max(0, innermostAt(nodes, offset)));
            }}
          >
            <VisibleText text={c} />
          </span>
        );
      })}
    </div>
  );
}

/** Returns the index of the innermost node at an offset, in UTF-16 code units from 0; -1 if there is none. */
export function innermostAt(nodes: readonly DrawnNode[], offset: number): number {
  return nodes.findLastIndex(({ start, end }) => start <= offset && offset < end);
}

/** Returns the target of an arrow key: up to the parent, down to the first child, sideways in the row. */
function neighbour(nodes: readonly DrawnNode[], from: number, key: string): number | undefined {
  const node = nodes[from];
  if (node === undefined) return undefined;
  const places = (test: (other: DrawnNode) => boolean): number[] =>
    nodes.flatMap((other, place) => (test(other) ? [place] : []));
  const row = places(({ depth }) => depth === node.depth);
  const at = row.indexOf(from);
  switch (key) {
    case 'ArrowUp':
      return node.parent < 0 ? undefined : node.parent;
    case 'ArrowDown':
      return places(({ parent }) => parent === from)[0];
    case 'ArrowLeft':
      return row[at - 1];
    case 'ArrowRight':
      return row[at + 1];
    case 'Home':
      return 0;
    case 'End':
      return nodes.length - 1;
    default:
      return undefined;
  }
}
