/** The trace of a PEG on a string, step by step: each attempt, match, failure and return. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { endOfString, placeAt } from '../../web/data/names.js';
import { useStudy } from '../../web/frame/worker-client.js';
import { useNavigation } from '../../web/frame/navigation.js';
import { useCurrentInView } from '../../web/ui/scroll-to-current.js';
import { VisibleText } from '../../web/ui/visible-text.js';
import type { EventView, TraceView, TraceRequest } from './workshop-worker.js';

export function TraceStepper(asked: TraceRequest): JSX.Element {
  const { view, go } = useNavigation();
  const { value, pending, answered: { peg, text } = asked } = useStudy('trace', asked);
  const [everywhere, setEverywhere] = useState(false);
  const events = (value?.events ?? []).filter(
    ({ span, expression }) => everywhere || (span !== undefined && expression !== 'class'),
  );
  const place = Math.min(view.step, events.length - 1);
  const event = events[place];
  const list = useCurrentInView<HTMLOListElement>([place, events.length]);
  if (value === undefined || event === undefined) return <></>;

  const to = (step: number): void => {
    go({ step: Math.max(0, Math.min(events.length - 1, step)) }, 'replace');
  };
  return (
    <section class="story stack" aria-labelledby="story-title">
      <h2 id="story-title">Trace of your PEG</h2>
      {!pending && view.step > place && (
        <p class="notice" role="alert" data-message="story.no-step">
          Step {view.step + 1} does not exist; this is the last step.
        </p>
      )}
      <Stepper
        place={place}
        count={events.length}
        isCut={value.isCut}
        description={sentence(event, text)}
        everywhere={everywhere}
        onEverywhere={setEverywhere}
        onStep={to}
      />
      <div class="stage stack">
        <Tape text={text} event={event} />
        <Source peg={peg} event={event} />
      </div>
      <ol class="events card" ref={list} tabIndex={0} aria-label="Steps">
        {events.map((description, i) => (
          <li
            key={i}
            class={`event ${description.type}`}
            aria-current={i === place ? 'step' : undefined}
            style={{ '--depth': String(Math.min(description.depth, 8)) }}
            onClick={() => {
              to(i);
            }}
          >
            <span class="glyph" aria-hidden="true">
              {signs[description.type]}
            </span>{' '}
            <VisibleText text={sentence(description, text)} prose />
          </li>
        ))}
        <li class="event end" data-message={`ending.${endOf(value, text)}`}>
          {ending(value, text)}
        </li>
      </ol>
    </section>
  );
}

interface StepperProps {
  readonly place: number;
  readonly count: number;
  /** True if there are more steps than are shown. */
  readonly isCut: boolean;
  /** The step in words. */
  readonly description: string;
  readonly everywhere: boolean;
  readonly onEverywhere: (everywhere: boolean) => void;
  readonly onStep: (place: number) => void;
}

function Stepper(props: StepperProps): JSX.Element {
  const { place, count, isCut, description, everywhere, onEverywhere, onStep } = props;
  return (
    <div class="stepper bar row">
      <button
        type="button"
        disabled={place === 0}
        onClick={() => {
          onStep(place - 1);
        }}
      >
        ◂ Back
      </button>
      <button
        type="button"
        disabled={place === count - 1}
        onClick={() => {
          onStep(place + 1);
        }}
      >
        Step ▸
      </button>
      <input
        type="range"
        min={0}
        max={count - 1}
        value={place}
        aria-label="Step"
        aria-valuetext={`${String(place + 1)} of ${String(count)}: ${description}`}
        onInput={(input) => {
          onStep(Number(input.currentTarget.value));
        }}
      />
      <span class="hint">
        {place + 1} of {count}
        {isCut && ' (more steps are not shown)'}
      </span>
      <label class="check">
        <input
          type="checkbox"
          checked={everywhere}
          onChange={(input) => {
            onEverywhere(input.currentTarget.checked);
            onStep(0);
          }}
        />
        Show steps inside other rules
      </label>
    </div>
  );
}

const signs: Readonly<Record<EventView['type'], string>> = {
  enter: '▸',
  match: '✓',
  fail: '✕',
  backtrack: '↩',
};

function sentence(event: EventView, text: string): string {
  const { type, expression, source, calls, start, at, from } = event;
  const what = calls ?? short(source);
  const read = JSON.stringify(text.slice(start, at));
  switch (type) {
    case 'enter':
      return expression === 'choice' ? `try the alternatives ${what}` : `try ${what}`;
    case 'match':
      if (expression === 'choice') return `the choice matches ${read}; the other alternatives are dropped`;
      if (expression === 'repetition') return `the repetition matches ${read} and gives nothing back`;
      return expression === 'lookahead' ? `the lookahead succeeds: ${what}` : `${what} matches ${read}`;
    case 'fail':
      return `${what} fails at ${at < text.length ? `${placeAt(at)}, ${JSON.stringify(text[at])}` : endOfString}`;
    case 'backtrack': {
      const undone = from !== undefined && from > at ? JSON.stringify(text.slice(at, from)) : undefined;
      const round = expression === 'choice' ? '' : 'the incomplete round ';
      return `back to ${at < text.length ? placeAt(at) : endOfString}${undone === undefined ? '' : `, undoing ${round}${undone}`}: ${expression === 'choice' ? 'try the next alternative' : 'the repetition ends'}`;
    }
  }
}

function endOf({ end }: TraceView, text: string): 'fails' | 'accepted' | 'left-over' {
  if (end === undefined) return 'fails';
  return end === text.length ? 'accepted' : 'left-over';
}

function ending({ end }: TraceView, text: string): string {
  if (end === undefined) return 'The rule fails, so the PEG rejects the string.';
  return end === text.length
    ? 'The rule matches the whole string, so the PEG accepts it.'
    : `The rule matches ${JSON.stringify(text.slice(0, end))} and leaves ${JSON.stringify(text.slice(end))}, so the PEG rejects the string.`;
}

/** Returns an expression on one line, cut to fit into a sentence. */
function short(source: string): string {
  const line = source.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** The string, with what the step has read and its position. */
function Tape({ text, event }: { readonly text: string; readonly event: EventView }): JSX.Element {
  const end = Math.max(event.start, event.at, event.from ?? 0);
  return (
    <p class="tape string" dir="ltr" aria-hidden="true">
      <VisibleText text={text.slice(0, event.start)} />
      <span class={`read toned ${event.type}`}>
        <VisibleText text={text.slice(event.start, end)} />
      </span>
      <span class="caret" />
      <span class="muted">
        <VisibleText text={text.slice(end)} />
      </span>
    </p>
  );
}

/** The transcription, with the step's expression highlighted. */
function Source({ peg, event }: { readonly peg: string; readonly event: EventView }): JSX.Element {
  const { start, end } = event.span ?? { start: 0, end: 0 };
  return (
    <pre class="peg-source" aria-hidden="true">
      {peg.slice(0, start)}
      <mark class={`toned ${event.type}`}>{peg.slice(start, end)}</mark>
      {peg.slice(end)}
    </pre>
  );
}
