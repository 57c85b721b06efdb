/** Two revisions rule by rule along the lineage: the relation of the languages, with witnesses. */

import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import { nameOf, sentenceOf, theNameOf } from '../data/names.js';
import { useCore, useStudy } from '../frame/worker-client.js';
import { typedFor } from '../frame/escapes.js';
import { code, table } from '../export/markdown.js';
import { quotedPartsOf } from '../data/quotes.js';
import type { Meaning } from '../data/words.js';
import { useNavigation } from '../frame/navigation.js';
import { useAnswerInView } from '../ui/scroll-to-answer.js';
import { Copies } from '../ui/copy-buttons.js';
import { useCurrentInView } from '../ui/scroll-to-current.js';
import { ViewLink } from '../ui/view-link.js';
import { QuotedSection } from '../ui/quoted-section.js';
import { RevisionSelect } from '../ui/select.js';
import { RuleCard } from '../ui/rule-card.js';
import { ShortCode, Code } from '../ui/visible-text.js';
import { PendingNotice } from '../ui/pending-notice.js';
import { Words } from '../ui/terms.js';
import type { RuleChange, RulePair } from '../worker/rules.js';

const signs: Readonly<Record<RuleChange, string>> = {
  equal: '=',
  wider: '⊂',
  narrower: '⊃',
  overlapping: '⋈',
  disjoint: '∥',
  added: '+',
  dropped: '−',
};

const ofRelations: readonly Meaning[] = [
  ['=', 'both rules accept the same strings'],
  ['⊂', 'wider: the right rule accepts all strings of the left rule, and more'],
  ['⊃', 'narrower: the right rule accepts only some strings of the left rule'],
  ['⋈', 'overlapping: some strings are common; each rule also accepts strings of its own'],
  ['∥', 'disjoint: the rules have no string in common'],
  ['+', 'added: the left document has no such rule'],
  ['−', 'dropped: the right document has no such rule'],
  ['c', 'corrected: one of the two documents misprints the rule'],
  ['a', 'ambiguous: in one of the two documents, the rule derives some string in two ways'],
];

export function RulesSideBySide(): JSX.Element {
  const { view, go, set } = useNavigation();
  const { left, right } = view;
  const { value: pairs, pending, error } = useStudy('diff', { left, right });
  const [withEqual, setWithEqual] = useState(false);
  const [filter, setFilter] = useState('');
  const asked =
    pairs?.find((pair) => pair.left === view.rule) ?? pairs?.find((pair) => pair.right === view.rule);
  const shown = (pairs ?? []).filter(
    (pair) =>
      (withEqual || filter !== '' || pair.change !== 'equal' || pair === asked) &&
      [pair.left, pair.right].some((name) => name?.toLowerCase().includes(filter.toLowerCase())),
  );
  const chosen = asked ?? shown.find(({ role }) => role === 'host') ?? shown[0] ?? pairs?.[0];
  const { answer, onChoice } = useAnswerInView<HTMLDivElement>();
  const marks = useMarks(left, right);
  return (
    <>
      <div class="bar row">
        <RevisionSelect label="From" value={left} onChange={set('left', { rule: '' })} />
        <button
          type="button"
          aria-label="Swap the documents"
          data-action="swap"
          onClick={() => {
            go({ left: right, right: left, rule: '' });
          }}
        >
          ⇄
        </button>
        <RevisionSelect label="To" value={right} onChange={set('right', { rule: '' })} />
        {pairs !== undefined && (
          <Copies json={{ left, right, rules: pairs }} markdown={() => markdown(left, right, pairs)} />
        )}
      </div>
      <PendingNotice pending={pending} what="Comparing all rules…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {view.rule !== '' && pairs !== undefined && asked === undefined && (
        <p class="notice" role="alert" data-message="rules.no-such-rule">
          Neither document has a rule <Code text={view.rule} />.
        </p>
      )}
      {pairs !== undefined && (
        <div class="side-by-side stack" aria-busy={pending}>
          <RuleList
            pairs={pairs}
            shown={shown}
            chosen={chosen}
            marks={marks}
            filter={filter}
            onFilter={setFilter}
            withEqual={withEqual}
            onWithEqual={setWithEqual}
            onChoice={onChoice}
          />
          {chosen !== undefined && <Details pair={chosen} left={left} right={right} answer={answer} />}
        </div>
      )}
      <Words of={ofRelations} />
    </>
  );
}

interface RuleListProps {
  readonly pairs: readonly RulePair[];
  /** The pairs that pass the filter. */
  readonly shown: readonly RulePair[];
  readonly chosen: RulePair | undefined;
  readonly marks: (pair: RulePair) => readonly Mark[];
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly withEqual: boolean;
  readonly onWithEqual: (withEqual: boolean) => void;
  readonly onChoice: ReturnType<typeof useAnswerInView>['onChoice'];
}

function RuleList(props: RuleListProps): JSX.Element {
  const { pairs, shown, chosen, marks, filter, onFilter, withEqual, onWithEqual, onChoice } = props;
  const list = useCurrentInView<HTMLUListElement>([pairs]);
  return (
    <nav class="rule-list" aria-label="Rules">
      <Counts pairs={pairs} />
      <label class="field filter">
        <span class="hint">Filter by name</span>{' '}
        <input
          type="search"
          value={filter}
          spellcheck={false}
          onInput={(event) => {
            onFilter(event.currentTarget.value);
          }}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={withEqual}
          onChange={(event) => {
            onWithEqual(event.currentTarget.checked);
          }}
        />
        Show equal rules
      </label>
      <p class="hint row" aria-hidden="true">
        {Object.entries(letters).map(([mark, letter]) => (
          <span key={mark}>
            <span class="rule-mark">{letter}</span> {mark}
          </span>
        ))}
      </p>
      {shown.length === 0 && (
        <p class="muted" data-message="rules.none-found">
          No rule’s name contains this text.
        </p>
      )}
      <ul class="card" ref={list} hidden={shown.length === 0} onClick={onChoice}>
        {shown.map((pair) => (
          <li key={`${pair.left ?? ''} ${pair.right ?? ''}`}>
            <ViewLink
              to={{ rule: pair.left ?? pair.right ?? '' }}
              current={pair === chosen ? 'true' : undefined}
            >
              <Sign change={pair.change} />
              <span class="wrap">
                <Names pair={pair} />
              </span>
              <Marks of={marks(pair)} />
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sign({ change }: { readonly change: RuleChange }): JSX.Element {
  return (
    <span class={`sign-of-change toned ${change}`} title={change}>
      <span aria-hidden="true">{signs[change]}</span>
      <span class="unseen">{change}: </span>
    </span>
  );
}

function Names({ pair: { left, right } }: { readonly pair: RulePair }): JSX.Element {
  if (left === undefined || right === undefined || left === right) return <code>{left ?? right}</code>;
  return (
    <>
      <code>{left}</code> → <code>{right}</code>
    </>
  );
}

/** A notable property of a rule: corrected or ambiguous. */
type Mark = 'corrected' | 'ambiguous';

/** Returns the marks of a pair of rules, as far as they are known. */
function useMarks(left: RevisionId, right: RevisionId): (pair: RulePair) => readonly Mark[] {
  const [before, after] = [useCore('rules', left), useCore('rules', right)];
  const ambiguous = [useStudy('ambiguousRules', left), useStudy('ambiguousRules', right)];
  const corrected = [before, after].map(
    ({ value = [] }) =>
      new Set(value.flatMap(({ name, corrections }) => (corrections.length > 0 ? [name] : []))),
  );
  return (pair) => {
    const names = [pair.left, pair.right];
    const isIn = (sets: readonly { readonly has: (name: string) => boolean }[]): boolean =>
      names.some((name, i) => name !== undefined && sets[i]?.has(name) === true);
    const marks: Mark[] = [];
    if (isIn(corrected)) marks.push('corrected');
    if (isIn(ambiguous.map(({ value = [] }) => new Set(value)))) marks.push('ambiguous');
    return marks;
  };
}

const letters: Readonly<Record<Mark, string>> = { corrected: 'c', ambiguous: 'a' };

function Marks({ of }: { readonly of: readonly Mark[] }): JSX.Element {
  return (
    <span class="marks">
      {of.map((mark) => (
        <span key={mark} class="rule-mark" title={mark}>
          <span aria-hidden="true">{letters[mark]}</span>
          <span class="unseen">, {mark}</span>
        </span>
      ))}
    </span>
  );
}

/** Counts the rules by kind of change, with the signs of the list below. */
function Counts({ pairs }: { readonly pairs: readonly RulePair[] }): JSX.Element {
  const counts = new Map<RuleChange, number>();
  for (const { change } of pairs) counts.set(change, (counts.get(change) ?? 0) + 1);
  return (
    <p class="hint row">
      {[...counts].map(([change, count]) => (
        <span key={change}>
          <span class={`sign-of-change toned ${change}`} aria-hidden="true">
            {signs[change]}
          </span>{' '}
          {count} {change}
        </span>
      ))}
    </p>
  );
}

interface DetailsProps {
  readonly pair: RulePair;
  readonly left: RevisionId;
  readonly right: RevisionId;
  /** The content before the cards: the verdict, the reason, and the witnesses. */
  readonly answer: RefObject<HTMLDivElement | null>;
}

function Details({ pair, left, right, answer }: DetailsProps): JSX.Element {
  const start = pair.left ?? pair.right ?? '';
  return (
    <div class="pair-details stack">
      <div class="answer stack" ref={answer}>
        <p class="summary" role="status" data-message={`relation.${pair.change}`}>
          <Sign change={pair.change} /> {sentence(pair, left, right)}
        </p>
        {pair.why.map(({ before, quoted, after }, i) => (
          <div key={i} class="hint">
            {before}{' '}
            {quoted !== undefined && (
              <>
                “{quoted.quote}”{' '}
                <QuotedSection
                  revision={right}
                  section={quoted.section}
                  stretches={quotedPartsOf(quoted.quote)}
                />{' '}
              </>
            )}
            {after}
          </div>
        ))}
        <div class="witnesses stack">
          <Witnesses title={`Only ${theNameOf(left)}`} texts={pair.onlyLeft} start={start} />
          <Witnesses title={`Only ${theNameOf(right)}`} texts={pair.onlyRight} start={start} />
          <Witnesses title="Both" texts={pair.both} start={start} />
        </div>
      </div>
      <div class="pair stack">
        {pair.left !== undefined && <RuleCard revision={left} rule={pair.left} diagram />}
        {pair.right !== undefined && <RuleCard revision={right} rule={pair.right} diagram />}
      </div>
    </div>
  );
}

function sentence(pair: RulePair, left: RevisionId, right: RevisionId): string {
  const [from, to] = [theNameOf(left), theNameOf(right)];
  const why =
    pair.through.length === 0 || pair.change === 'equal'
      ? ''
      : pair.rewritten
        ? ` The rule was rewritten, and it uses rules that changed: ${pair.through.join(', ')}.`
        : ` The text is the same, but it uses rules that changed: ${pair.through.join(', ')}.`;
  switch (pair.change) {
    case 'equal':
      return pair.rewritten ? 'Proved equal, although the text differs.' : 'Proved equal.';
    case 'wider':
      return `${sentenceOf(to)} accepts all strings of ${from}, and more.${why}`;
    case 'narrower':
      return `${sentenceOf(to)} accepts only some strings of ${from}.${why}`;
    case 'overlapping':
      return `Each accepts strings that the other does not.${why}`;
    case 'disjoint':
      return `The two have no string in common.${why}`;
    case 'added':
    case 'dropped':
      return `${sentenceOf(pair.change === 'added' ? from : to)} has no rule for the role ${pair.role}.`;
  }
}

interface WitnessesProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly start: string;
}

function Witnesses({ title, texts, start }: WitnessesProps): JSX.Element {
  if (texts.length === 0) return <></>;
  return (
    <div class="nearest row">
      <span class="muted">{title}:</span>
      {texts.map((text, i) => (
        <ViewLink key={text} to={{ part: 'compare', text: typedFor(text), start }}>
          {/* The first string of each kind is a shortest one. */}
          <ShortCode text={text} note={i === 0 ? ' (shortest)' : ''} />
        </ViewLink>
      ))}
    </div>
  );
}

function markdown(left: RevisionId, right: RevisionId, pairs: readonly RulePair[]): string {
  const [from, to] = [nameOf(left), nameOf(right)];
  const some = (texts: readonly string[]): string => texts.map(code).join(', ');
  const rows = pairs.map(({ left: before, right: after, change, onlyLeft, onlyRight }) => [
    before === undefined ? '' : code(before),
    after === undefined ? '' : code(after),
    change,
    some(onlyLeft),
    some(onlyRight),
  ]);
  return table(`${from} to ${to}`, [from, to, 'relation', `only ${from}`, `only ${to}`], rows);
}
