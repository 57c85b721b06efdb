/** Where the BNF is ambiguous: how many derivations a string has, the others drawn, and the sentence that picks one. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import type { Known } from '../ask.js';
import { stretchesOf } from '../data/quotes.js';
import { Go } from '../ui/go.js';
import { Icicle } from '../ui/icicle.js';
import { QuotedSection } from '../ui/quoted/quoted-section.js';
import { RuleLink } from '../ui/rule/rule-link.js';
import { Code } from '../ui/shown.js';
import { Wait } from '../ui/wait.js';
import type { Derivations, Parting, Place } from '../worker/derivations.js';
import type { DrawnNode } from '../worker/tree.js';

interface OtherDerivationsProps {
  readonly revision: RevisionId;
  readonly start: string;
  readonly known: Known<Derivations>;
  /** Which one is on view, from 1; 0 for none. */
  readonly other: number;
}

export function OtherDerivations({ revision, start, known, other }: OtherDerivationsProps): JSX.Element {
  const { value, pending, error } = known;
  const { short, policy } = about(revision);
  return (
    <section class="derivations stack" aria-labelledby="derivations-title">
      <h2 id="derivations-title">Other derivations</h2>
      <Wait pending={pending} what="Counting derivations…" />
      {error !== undefined && <p class="hint">Not counted: {error}</p>}
      {value?.count === '1' && (
        <p class="hint">
          None: the BNF derives this string from <code>{start}</code> in one way only.
        </p>
      )}
      {value !== undefined && other > value.others.length && (
        <p class="notice" role="alert" data-message="derivations.no-such">
          There is no other derivation {other} here; {value.others.length} are at hand.
        </p>
      )}
      {value !== undefined && value.count !== '1' && (
        <>
          <p>
            The BNF derives this string from <code>{start}</code> in <strong>{value.count}</strong> ways. The
            document picks one:
          </p>
          <blockquote>
            “{policy.quote}”{' '}
            <cite class="hint">
              {short},{' '}
              <QuotedSection
                revision={revision}
                section={policy.section}
                stretches={stretchesOf(policy.quote)}
              />
            </cite>
          </blockquote>
          <p class="hint">{policy.reading}</p>
          {value.others.length === 0 && (
            <p class="hint">All of them have the same tree: they part within the text of one rule.</p>
          )}
          <nav class="chips row" aria-label="Derivations">
            {value.others.map((_, i) => (
              <Go
                key={i}
                to={{ other: other === i + 1 ? 0 : i + 1 }}
                current={other === i + 1 ? 'true' : undefined}
              >
                Another derivation, {i + 1}
              </Go>
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
  readonly parting: Parting;
}

/** Where two derivations part, in a sentence. */
export function Parts({ revision, text, parting: { at, reading, other } }: PartsProps): JSX.Element {
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
    <p class="parting wrap" role="status">
      They part in <RuleLink revision={revision} rule={at.rule} />, which derives{' '}
      <Code text={text.slice(at.start, at.end)} />: the reading has {below(differs[0].slice(0, most))}; the
      other derivation has {below(differs[1].slice(0, most))}.
    </p>
  );
}

/** Two lists without what both begin with, and without what both end in. */
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

/** A node as an address says it: `rule@start-end`. */
export function addressOfPlace({ rule, start, end }: Place): string {
  return `${rule}@${String(start)}-${String(end)}`;
}

interface OtherIcicleProps {
  readonly text: string;
  readonly nodes: readonly DrawnNode[];
  readonly other: number;
  /** The nodes that the reading has not, by their places in the list. */
  readonly apart: ReadonlySet<number>;
}

/** One of the derivations that the document does not pick. */
export function OtherIcicle({ text, nodes, other, apart }: OtherIcicleProps): JSX.Element {
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
