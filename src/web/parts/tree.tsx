/**
 * Part 2: the syntax tree of one reading under its string, other derivations of an ambiguous BNF, and copies of both.
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type RevisionId, revisions } from 'uri-revisions';
import { about, type ComponentRow } from 'uri-revisions-cli/grammar';
import { nameOf, placeAt, sentenceOf, theNameOf } from '../data/names.js';
import { quotedPartsOf } from '../data/quotes.js';
import type { Meaning as Term } from '../data/words.js';
import { code } from '../export/markdown.js';
import { drawing, roleColours, type SvgBox } from '../export/svg.js';
import { type AnswerState, useCore, useStudy } from '../frame/worker-client.js';
import { typed } from '../frame/escapes.js';
import { useNavigation } from '../frame/navigation.js';
import { Choice } from '../ui/choice.js';
import { Copies } from '../ui/copy-buttons.js';
import { ViewLink } from '../ui/view-link.js';
import { innermostAt, Icicle } from '../ui/icicle.js';
import { Meaning } from '../ui/explanation.js';
import { QuotedSection } from '../ui/quoted-section.js';
import { RuleCard } from '../ui/rule-card.js';
import { RuleLink } from '../ui/rule-link.js';
import { Code, FoldedText } from '../ui/visible-text.js';
import { useNarrow } from '../ui/narrow.js';
import { useAnswerInView } from '../ui/scroll-to-answer.js';
import { RevisionSelect } from '../ui/select.js';
import { Source } from '../ui/source.js';
import { RefusalOf, Value } from '../ui/result-card.js';
import { PendingNotice } from '../ui/pending-notice.js';
import { Words } from '../ui/terms.js';
import type { Derivations, OtherDerivation, Divergence, Place } from '../worker/derivations.js';
import type { Piece } from '../worker/pieces.js';
import type { CardResult } from '../worker/revision-results.js';
import type { DrawnNode, DrawnTree } from '../worker/tree.js';
import { StartRule } from './start-rule.js';

const ofReadings: readonly Term[] = [
  ['derivation', 'one way to build the string from the rules; ambiguous grammars allow several'],
  ['reading', 'the derivation that the document picks'],
  ['node', 'a rule, and the characters that it matches'],
];

/** Formats trees as Markdown. @param other another derivation of the text, listed after the reading */
function treeMarkdown(text: string, nodes: readonly DrawnNode[], other?: readonly DrawnNode[]): string {
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

/** Length of a long text that is drawn, in UTF-16 code units. */
const maxDrawnLength = 300;

/** Draws trees as SVG. @param other another derivation of the text, drawn below the reading */
function treeSvg(text: string, nodes: readonly DrawnNode[], other?: readonly DrawnNode[]): string {
  const shown = text.slice(0, maxDrawnLength);
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

/** Draws the text with its nodes below it. @param top in pixels */
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
  const drawn = nodes.filter(({ start, end }) => start <= maxDrawnLength && end > start);
  const boxes = drawn.map(({ rule, start, end, depth, role }): SvgBox => ({
    ...row,
    x: 8 + start * characterWidth,
    y: top + (depth + 1) * rowHeight,
    width: (Math.min(end, maxDrawnLength) - start) * characterWidth - 2,
    fill: (role && roleColours[role]) ?? '#eeeeea',
    stroke: '#8a8f98',
    text: fitting(rule, end - start),
  }));
  return [...letters, ...boxes];
}

/** Cuts a rule's name to the width of a number of characters. */
function fitting(rule: string, characters: number): string {
  const room = Math.floor((characters * characterWidth - 8) / 7);
  return rule.length <= room ? rule : rule.slice(0, Math.max(0, room - 1)) + '…';
}

interface OtherDerivationsProps {
  readonly revision: RevisionId;
  readonly start: string;
  readonly known: AnswerState<Derivations>;
  /** The derivation shown, from 1; 0 for none. */
  readonly other: number;
  readonly onChoice: (event: MouseEvent) => void;
}

function OtherDerivations({ revision, start, known, other, onChoice }: OtherDerivationsProps): JSX.Element {
  const { value, pending, error } = known;
  const { policy } = about(revision);
  return (
    <section class="derivations stack" aria-labelledby="derivations-title">
      <h2 id="derivations-title">Other derivations</h2>
      <PendingNotice pending={pending} what="Counting derivations…" />
      {error !== undefined && <p class="hint">The derivations could not be counted: {error}</p>}
      {value?.count === '1' && (
        <p class="hint">
          None: the BNF has one derivation of this string from <code>{start}</code>.
        </p>
      )}
      {value !== undefined && other > value.others.length && (
        <p class="notice" role="alert" data-message="derivations.no-such">
          Derivation {other} does not exist. Number of other derivations: {value.others.length}.
        </p>
      )}
      {value !== undefined && value.count !== '1' && (
        <>
          <p>
            The BNF has <strong>{value.count}</strong> derivations of this string from <code>{start}</code>.
            The document picks one:
          </p>
          <blockquote>
            “{policy.quote}”{' '}
            <cite class="hint">
              {nameOf(revision)},{' '}
              <QuotedSection
                revision={revision}
                section={policy.section}
                stretches={quotedPartsOf(policy.quote)}
              />
            </cite>
          </blockquote>
          <p class="hint">{policy.reading}</p>
          {value.others.length === 0 && (
            <p class="hint">All draw the same tree; they differ only inside one rule.</p>
          )}
          <nav class="chips row" aria-label="Other derivations" onClick={onChoice}>
            {value.others.map((_, i) => (
              <ViewLink
                key={i}
                to={{ other: other === i + 1 ? 0 : i + 1 }}
                current={other === i + 1 ? 'true' : undefined}
              >
                Derivation {i + 1}
              </ViewLink>
            ))}
          </nav>
        </>
      )}
    </section>
  );
}

interface PartsProps {
  readonly revision: RevisionId;
  readonly text: string;
  readonly divergence: Divergence;
}

/** States where two derivations diverge, in a sentence. */
function DivergenceSentence({ revision, text, divergence: { at, reading, other } }: PartsProps): JSX.Element {
  const below = (places: readonly Place[]): JSX.Element =>
    places.length === 0 ? (
      <>no rule</>
    ) : (
      <>
        {places.map(({ rule, start, end }, i) => (
          <span key={i}>
            {i > 0 && ', '}
            <RuleLink revision={revision} rule={rule} /> for <Code text={text.slice(start, end)} />
          </span>
        ))}
      </>
    );
  const most = 8;
  const differs = differing(reading, other);
  return (
    <p class="divergence wrap" role="status">
      They diverge in <RuleLink revision={revision} rule={at.rule} />, which matches{' '}
      <Code text={text.slice(at.start, at.end)} />: the reading has {below(differs[0].slice(0, most))}; the
      other derivation has {below(differs[1].slice(0, most))}.
    </p>
  );
}

/** Returns two lists without their common prefix and suffix. */
function differing(
  one: readonly Place[],
  two: readonly Place[],
): readonly [readonly Place[], readonly Place[]] {
  const isSame = (a: Place | undefined, b: Place | undefined): boolean =>
    a !== undefined && b !== undefined && addressOfPlace(a) === addressOfPlace(b);
  let head = 0;
  while (isSame(one[head], two[head])) head++;
  let tail = 0;
  while (tail < Math.min(one.length, two.length) - head && isSame(one.at(-1 - tail), two.at(-1 - tail))) {
    tail++;
  }
  return [one.slice(head, one.length - tail), two.slice(head, two.length - tail)];
}

/** Returns a node in the form of an address: `rule@start-end`. */
function addressOfPlace({ rule, start, end }: Place): string {
  return `${rule}@${String(start)}-${String(end)}`;
}

interface OtherIcicleProps {
  readonly text: string;
  readonly nodes: readonly DrawnNode[];
  readonly other: number;
  /** Indices of the nodes that the reading lacks. */
  readonly apart: ReadonlySet<number>;
}

/** Shows one of the derivations that the document does not pick. */
function OtherIcicle({ text, nodes, other, apart }: OtherIcicleProps): JSX.Element {
  const [chosen, setChosen] = useState(0);
  const [lit, setLit] = useState<number>();
  return (
    <div>
      <h2>Another derivation</h2>
      <Icicle
        label={`Derivation ${String(other)}`}
        text={text}
        pieces={[]}
        nodes={nodes}
        chosen={Math.min(chosen, nodes.length - 1)}
        lit={lit}
        apart={apart}
        onLight={setLit}
        onChoose={setChosen}
      />
    </div>
  );
}

/** The derivations of longer texts are not counted, to keep the page fast. */
const maxCountedLength = 400;

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
    value?.ok === true && answered.length <= maxCountedLength
      ? { revision, start: value.start, text: answered, characters }
      : undefined;
  const derivations = useStudy('derivations', counted);
  const otherDerivation = derivations.value?.others[view.other - 1];
  const others = otherDerivation?.nodes;
  const nodes = value?.ok === true ? value.tree.nodes : [];
  const chosen = Math.max(
    0,
    nodes.findIndex((node) => addressOfPlace(node) === view.node),
  );
  const node = nodes[chosen];
  const shownNode = nodes[lit ?? chosen] ?? node;
  const isNarrow = useNarrow();
  const toRevision = set('revision', { node: '', other: 0 });
  const { answer, onChoice } = useAnswerInView<HTMLDivElement>();
  const choose = (place: number): void => {
    const to = nodes[place];
    if (to !== undefined) go({ node: addressOfPlace(to) }, 'replace');
  };
  return (
    <section class="stack" aria-labelledby="tree-title">
      <h1 id="tree-title">Syntax tree of a string</h1>
      {isNarrow ? (
        <RevisionSelect value={revision} onChange={toRevision} />
      ) : (
        <Choice label="Document" among={revisions} value={revision} name={nameOf} onChange={toRevision} />
      )}
      <Source
        label="String"
        value={view.text}
        onChange={set('text', { node: '', other: 0 }, 'replace')}
        onCaret={(offset) => {
          setCaret(offset);
          setLit(offset === undefined ? undefined : innermostAt(nodes, offset));
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
      {value?.ok === false && <NoTree revision={revision} strip={value.strip} text={answered} />}
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
              Show single characters
            </label>
            {value.tree.isCut && (
              <p class="hint">
                This is a large tree. Only its first {nodes.length.toLocaleString('en')} nodes are drawn.
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
              This tree has no node <Code text={view.node} />, so its root is selected.
            </p>
          )}
          <div class="stack" ref={answer}>
            {otherDerivation !== undefined && (
              <DivergenceSentence
                revision={revision}
                text={answered}
                divergence={otherDerivation.divergence}
              />
            )}
            <Icicles
              text={answered}
              tree={value.tree}
              chosen={chosen}
              highlighted={lit}
              otherDerivation={otherDerivation}
              other={view.other}
              onHighlight={setLit}
              onChoose={choose}
            />
            <Legend nodes={nodes} />
          </div>
          <ComponentsOf
            rows={value.components}
            nodes={nodes}
            highlighted={caret === undefined ? shownNode?.role : pieceAt(value.tree.pieces, caret)?.role}
            onHighlight={setLit}
            onChoose={choose}
          />
          {value.isReference && <Meaning key={revision} revision={revision} text={answered} />}
          {node !== undefined && shownNode !== undefined && (
            <NodeDetails
              revision={revision}
              text={answered}
              nodes={nodes}
              node={node}
              shownNode={shownNode}
            />
          )}
          {answered.length <= maxCountedLength && (
            <OtherDerivations
              revision={revision}
              start={value.start}
              known={derivations}
              other={view.other}
              onChoice={onChoice}
            />
          )}
        </>
      )}
      <Words of={ofReadings} />
    </section>
  );
}

interface NoTreeProps {
  readonly revision: RevisionId;
  readonly strip: CardResult;
  readonly text: string;
}

/** States why there is no tree. */
function NoTree({ revision, strip, text }: NoTreeProps): JSX.Element {
  return (
    <>
      <p
        class="summary"
        role="status"
        data-message={strip.verdict === 'no such rule' ? 'tree.no-rule' : 'tree.not-derivable'}
      >
        {strip.verdict === 'no such rule' ? (
          <>
            {sentenceOf(theNameOf(revision))} has no rule <Code text={strip.start} /> and no rule for the same
            purpose.
          </>
        ) : (
          <>{sentenceOf(theNameOf(revision))} does not accept this string, so there is no tree.</>
        )}
      </p>
      {strip.verdict === 'not derivable' && (
        <RefusalOf revision={revision} refusal={strip.refusal} text={text} />
      )}
    </>
  );
}

/** Maximum number of empty nodes that the legend names. */
const maxEmpty = 10;

/** Explains boxes without a name. */
function Legend({ nodes }: { readonly nodes: readonly DrawnNode[] }): JSX.Element {
  const empty = nodes.filter(({ start, end }) => start === end);
  return (
    <p class="hint" data-message="tree.legend">
      Choose a box to see its rule.
      {empty.length > 0 && ' Dotted boxes are rules that match the empty string: '}
      {empty.slice(0, maxEmpty).map(({ rule, start }, i) => (
        <span key={i}>
          {i > 0 && ', '}
          <code>{rule}</code> at {placeAt(start)}
        </span>
      ))}
      {empty.length > maxEmpty ? ' …' : empty.length > 0 && '.'}
    </p>
  );
}

interface IciclesProps {
  readonly text: string;
  readonly tree: DrawnTree;
  readonly chosen: number;
  readonly highlighted: number | undefined;
  /** Another derivation, drawn next to the reading. */
  readonly otherDerivation: OtherDerivation | undefined;
  /** Its number, from 1. */
  readonly other: number;
  readonly onHighlight: (place: number | undefined) => void;
  readonly onChoose: (place: number) => void;
}

/** Shows the reading, and another derivation if one is chosen. */
function Icicles({
  text,
  tree,
  chosen,
  highlighted,
  otherDerivation,
  other,
  onHighlight,
  onChoose,
}: IciclesProps): JSX.Element {
  const { nodes } = tree;
  return (
    <div class={`icicles stack ${otherDerivation === undefined ? '' : 'columns two'}`}>
      <div>
        {otherDerivation !== undefined && <h2>The reading</h2>}
        <Icicle
          text={text}
          pieces={tree.pieces}
          nodes={nodes}
          chosen={chosen}
          lit={highlighted}
          apart={otherDerivation && apartFrom(nodes, otherDerivation.nodes, otherDerivation.divergence.at)}
          onLight={onHighlight}
          onChoose={onChoose}
        />
      </div>
      {otherDerivation !== undefined && (
        <OtherIcicle
          text={text}
          nodes={otherDerivation.nodes}
          other={other}
          apart={apartFrom(otherDerivation.nodes, nodes, otherDerivation.divergence.at)}
        />
      )}
    </div>
  );
}

interface NodeDetailsProps {
  readonly revision: RevisionId;
  readonly text: string;
  readonly nodes: readonly DrawnNode[];
  /** The chosen node. */
  readonly node: DrawnNode;
  /** The node under the pointer, or else the chosen one. */
  readonly shownNode: DrawnNode;
}

/** Shows the text that a node derives, and its rule. */
function NodeDetails({ revision, text, nodes, node, shownNode }: NodeDetailsProps): JSX.Element {
  return (
    <div class="node-details stack">
      <p class="wrap">
        <Path nodes={nodes} of={nodes.indexOf(shownNode)} /> matches{' '}
        <code class="covered">
          {shownNode.start === shownNode.end ? (
            <i>nothing</i>
          ) : (
            <FoldedText text={text.slice(shownNode.start, shownNode.end)} />
          )}
        </code>
        {shownNode.role !== undefined && <span class="muted"> ({shownNode.role})</span>}
      </p>
      <RuleCard revision={revision} rule={node.rule} diagram />
    </div>
  );
}

/** Returns the indices of the nodes below the difference that the other tree lacks. */
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
  /** The highlighted component. */
  readonly highlighted: string | undefined;
  readonly onHighlight: (place: number | undefined) => void;
  readonly onChoose: (place: number) => void;
}

/** Shows the components of the reading; each links to its node, if it has one. */
function ComponentsOf({ rows, nodes, highlighted, onHighlight, onChoose }: ComponentsProps): JSX.Element {
  return (
    <dl class="components" aria-label="Components">
      {rows.map(({ label, value }) => {
        const place = nodes.findIndex(({ role }) => role === label);
        const light = (): void => {
          onHighlight(place < 0 ? undefined : place);
        };
        const leave = (): void => {
          onHighlight(undefined);
        };
        return (
          <div
            key={label}
            class={`cell role-${label} ${label === highlighted ? 'lit' : ''}`}
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
                  <Value of={value} isFixed />
                </button>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Shows the rules from the root to a node. */
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
