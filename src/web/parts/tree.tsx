/** Part 2: the syntax tree of one reading, under its string. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { revisions } from 'uri-revisions';
import { about, type ComponentRow } from 'uri-revisions-cli/grammar';
import { useCore, useStudy } from '../ask.js';
import { ofReadings } from '../data/words.js';
import { typed } from '../escapes.js';
import { treeMarkdown, treeSvg } from '../export/tree.js';
import { useNavigation } from '../navigation.js';
import { Choice } from '../ui/choice.js';
import { Copies } from '../ui/copies.js';
import { deepestAt, Icicle } from '../ui/icicle.js';
import { labelOf } from '../ui/labels.js';
import { RuleCard } from '../ui/rule/rule-card.js';
import { addressOfPlace, OtherDerivations, OtherIcicle, Parts } from './other-derivations.js';
import { Code, Shown } from '../ui/shown.js';
import { Source } from '../ui/source.js';
import { Meaning } from './compare/meaning.js';
import { StartRule } from './start-rule.js';
import { RefusalOf, Value } from '../ui/strip.js';
import { Words } from '../ui/words.js';
import type { Piece } from '../worker/pieces.js';
import type { Place } from '../worker/derivations.js';
import type { DrawnNode } from '../worker/tree.js';

/** The derivations of longer texts are not counted: the page should stay quick. */
const longestCounted = 400;

export function Tree(): JSX.Element {
  const { view, go, set } = useNavigation();
  const text = typed(view.text);
  const { revision, start } = view;
  const characters = view.characters === 'yes';
  const {
    value,
    answered: { text: answered } = { text },
    error,
  } = useCore('tree', { text, start, revision, characters });
  const [lit, setLit] = useState<number>();
  const [caret, setCaret] = useState<number>();

  const counted =
    value?.ok === true && answered.length <= longestCounted
      ? { revision, start: value.start, text: answered, characters }
      : undefined;
  const derivations = useStudy('derivations', counted);
  const beside = derivations.value?.others[view.other - 1];
  const others = beside?.nodes;
  const nodes = value?.ok === true ? value.tree.nodes : [];
  const chosen = Math.max(
    0,
    nodes.findIndex((node) => addressOfPlace(node) === view.node),
  );
  const node = nodes[chosen];
  const told = nodes[lit ?? chosen] ?? node;
  return (
    <section class="stack" aria-labelledby="tree-title">
      <h1 id="tree-title">The reading, node by node</h1>
      <Choice
        label="Revision"
        among={revisions}
        value={revision}
        name={labelOf}
        onChange={set('revision', { node: '', other: 0 })}
      />
      <Source
        label="A string"
        value={view.text}
        onChange={set('text', { node: '', other: 0 }, 'replace')}
        onCaret={(offset) => {
          setCaret(offset);
          setLit(offset === undefined ? undefined : deepestAt(nodes, offset));
        }}
      >
        <StartRule
          revision={revision}
          value={start}
          isKnown={value?.ok !== false || value.strip.verdict !== 'no such rule'}
          onChange={set('start', { node: '', other: 0 })}
        />
      </Source>
      {error !== undefined && <p role="alert">{error}</p>}
      {value?.ok === false && (
        <>
          <p
            class="summary"
            role="status"
            data-message={value.strip.verdict === 'no such rule' ? 'tree.no-rule' : 'tree.not-derivable'}
          >
            {value.strip.verdict === 'no such rule' ? (
              <>
                {about(revision).short} has no rule <Code text={value.strip.start} />, nor one for the same.
              </>
            ) : (
              <>{about(revision).short} does not derive it, so there is no tree.</>
            )}
          </p>
          {value.strip.verdict === 'not derivable' && (
            <RefusalOf revision={revision} refusal={value.strip.refusal} text={answered} />
          )}
        </>
      )}
      {value?.ok === true && (
        <>
          <div class="tree-tools row">
            <label class="check">
              <input
                type="checkbox"
                checked={characters}
                onChange={(event) => {
                  go({ characters: event.currentTarget.checked ? 'yes' : 'no' });
                }}
              />
              down to single characters
            </label>
            {value.tree.isCut && (
              <p class="hint">
                The tree is large: its first {nodes.length.toLocaleString('en')} nodes are drawn.
              </p>
            )}
            <Copies
              json={{
                revision,
                start: value.start,
                text: answered,
                nodes,
                ...(others !== undefined && { other: { place: view.other, nodes: others } }),
              }}
              markdown={() => treeMarkdown(answered, nodes, others)}
              svg={() => treeSvg(answered, nodes, others)}
            />
          </div>
          {view.node !== '' && node !== undefined && addressOfPlace(node) !== view.node && (
            <p class="notice" role="alert" data-message="tree.no-node">
              This tree has no node <Code text={view.node} />; its root is on view.
            </p>
          )}
          {beside !== undefined && <Parts revision={revision} text={answered} parting={beside.parting} />}
          <div class={`icicles stack ${others === undefined ? '' : 'columns two'}`}>
            <div>
              {others !== undefined && <h2>The reading</h2>}
              <Icicle
                text={answered}
                pieces={value.tree.pieces}
                nodes={nodes}
                chosen={chosen}
                lit={lit}
                apart={beside && apartFrom(nodes, beside.nodes, beside.parting.at)}
                onLight={setLit}
                onChoose={(place) => {
                  const to = nodes[place];
                  if (to !== undefined) go({ node: addressOfPlace(to) }, 'replace');
                }}
              />
            </div>
            {beside !== undefined && (
              <OtherIcicle
                text={answered}
                nodes={beside.nodes}
                other={view.other}
                apart={apartFrom(beside.nodes, nodes, beside.parting.at)}
              />
            )}
          </div>
          <ComponentsOf
            rows={value.components}
            nodes={nodes}
            lit={caret === undefined ? told?.role : pieceAt(value.tree.pieces, caret)?.role}
            onLight={setLit}
            onChoose={(place) => {
              const to = nodes[place];
              if (to !== undefined) go({ node: addressOfPlace(to) }, 'replace');
            }}
          />
          {value.isReference && <Meaning key={revision} revision={revision} text={answered} />}
          {node !== undefined && told !== undefined && (
            <div class="node-details stack">
              <p class="wrap">
                <Path nodes={nodes} of={nodes.indexOf(told)} /> derives{' '}
                <code class="covered">
                  {told.start === told.end ? (
                    <i>nothing</i>
                  ) : (
                    <Shown text={answered.slice(told.start, told.end)} />
                  )}
                </code>
                {told.role !== undefined && <span class="muted"> ({told.role})</span>}
              </p>
              <RuleCard revision={revision} rule={node.rule} diagram />
            </div>
          )}
          {answered.length <= longestCounted && (
            <OtherDerivations
              revision={revision}
              start={value.start}
              known={derivations}
              other={view.other}
            />
          )}
        </>
      )}
      <Words of={ofReadings} />
    </section>
  );
}

/** The places of the nodes that are below the difference and that the other tree has not. */
function apartFrom(
  nodes: readonly DrawnNode[],
  others: readonly DrawnNode[],
  { start, end }: Place,
): ReadonlySet<number> {
  const known = new Set(others.map(addressOfPlace));
  return new Set(
    nodes.flatMap((node, place) =>
      node.start >= start && node.end <= end && !known.has(addressOfPlace(node)) ? [place] : [],
    ),
  );
}

function pieceAt(pieces: readonly Piece[], offset: number): Piece | undefined {
  return pieces.find(({ start, end }) => start <= offset && offset < end);
}

interface ComponentsProps {
  readonly rows: readonly ComponentRow[];
  readonly nodes: readonly DrawnNode[];
  /** The component that stands out. */
  readonly lit: string | undefined;
  readonly onLight: (place: number | undefined) => void;
  readonly onChoose: (place: number) => void;
}

/** The components of the reading; each leads to its node, where one node has it. */
function ComponentsOf({ rows, nodes, lit, onLight, onChoose }: ComponentsProps): JSX.Element {
  return (
    <dl class="components" aria-label="Components">
      {rows.map(({ label, value }) => {
        const place = nodes.findIndex(({ role }) => role === label);
        const light = (): void => {
          onLight(place < 0 ? undefined : place);
        };
        const leave = (): void => {
          onLight(undefined);
        };
        return (
          <div
            key={label}
            class={`cell role-${label} ${label === lit ? 'lit' : ''}`}
            onPointerEnter={light}
            onPointerLeave={leave}
          >
            <dt>{label}</dt>
            <dd>
              {place < 0 ? (
                <Value of={value} />
              ) : (
                <button
                  type="button"
                  onFocus={light}
                  onBlur={leave}
                  onClick={() => {
                    onChoose(place);
                  }}
                >
                  <Value of={value} />
                </button>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The rules from the root to a node. */
function Path({ nodes, of }: { readonly nodes: readonly DrawnNode[]; readonly of: number }): JSX.Element {
  const path: DrawnNode[] = [];
  for (let node = nodes[of]; node !== undefined; node = nodes[node.parent]) path.unshift(node);
  return (
    <span class="node-path muted">
      {path.map(({ rule }, i) => (
        <span key={i}>
          {i > 0 && <span class="arrow"> › </span>}
          {i === path.length - 1 ? <strong>{rule}</strong> : rule}
        </span>
      ))}
    </span>
  );
}
