/** Part 2: the syntax tree of one reading, under its string. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { revisions } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import { useCore, useStudy } from '../ask.js';
import { ofReadings } from '../data/words.js';
import { typed } from '../escapes.js';
import { treeMarkdown, treeSvg } from '../export/tree.js';
import { useNavigation } from '../navigation.js';
import { Choice } from '../ui/choice.js';
import { Copies } from '../ui/copies.js';
import { Icicle } from '../ui/icicle.js';
import { labelOf } from '../ui/labels.js';
import { RuleCard } from '../ui/rule-card.js';
import { OtherDerivations, OtherIcicle } from './other-derivations.js';
import { Code, Shown } from '../ui/shown.js';
import { Source } from '../ui/source.js';
import { StartRule } from './start-rule.js';
import { RefusalOf } from '../ui/strip.js';
import { Words } from '../ui/words.js';
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

  const counted =
    value?.ok === true && answered.length <= longestCounted
      ? { revision, start: value.start, text: answered, characters }
      : undefined;
  const derivations = useStudy('derivations', counted);
  const others = derivations.value?.others[view.other - 1];
  const nodes = value?.ok === true ? value.tree.nodes : [];
  const chosen = Math.max(
    0,
    nodes.findIndex((node) => addressOfNode(node) === view.node),
  );
  const node = nodes[chosen];
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
      <Source label="A string" value={view.text} onChange={set('text', { node: '', other: 0 }, 'replace')}>
        <StartRule revision={revision} value={start} onChange={set('start', { node: '', other: 0 })} />
      </Source>
      {error !== undefined && <p role="alert">{error}</p>}
      {value?.ok === false && (
        <>
          <p class="summary" role="status">
            {value.strip.verdict === 'no such rule' ? (
              <>
                {about(revision).name} has no rule <Code text={value.strip.start} />, nor one for the same.
              </>
            ) : (
              <>{about(revision).name} does not derive it, so there is no tree.</>
            )}
          </p>
          {value.strip.verdict === 'not derivable' && (
            <RefusalOf refusal={value.strip.refusal} text={answered} />
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
              markdown={() => treeMarkdown(answered, nodes)}
              svg={() => treeSvg(answered, nodes)}
            />
          </div>
          <div class={`icicles stack ${others === undefined ? '' : 'columns two'}`}>
            <div>
              {others !== undefined && <h2>The reading</h2>}
              <Icicle
                text={answered}
                pieces={value.tree.pieces}
                nodes={nodes}
                chosen={chosen}
                lit={lit}
                onLight={setLit}
                onChoose={(place) => {
                  const to = nodes[place];
                  if (to !== undefined) go({ node: addressOfNode(to) }, 'replace');
                }}
              />
            </div>
            {others !== undefined && <OtherIcicle text={answered} nodes={others} other={view.other} />}
          </div>
          {node !== undefined && (
            <div class="node-details stack">
              <p class="wrap">
                <Path nodes={nodes} of={chosen} /> derives{' '}
                <code class="covered">
                  {node.start === node.end ? (
                    <i>nothing</i>
                  ) : (
                    <Shown text={answered.slice(node.start, node.end)} />
                  )}
                </code>
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

function addressOfNode({ rule, start, end }: DrawnNode): string {
  return `${rule}@${String(start)}-${String(end)}`;
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
