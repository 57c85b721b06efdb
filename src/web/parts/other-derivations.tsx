/** Where the BNF is ambiguous: how many derivations a string has, the others drawn, and the sentence that picks one. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import type { Known } from '../ask.js';
import { Go } from '../ui/go.js';
import { Icicle } from '../ui/icicle.js';
import { Section } from '../ui/labels.js';
import { Wait } from '../ui/wait.js';
import type { Derivations } from '../worker/derivations.js';
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
  const { name, policy } = about(revision);
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
        <p class="notice" role="alert">
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
              {name}, <Section of={policy.section} />
            </cite>
          </blockquote>
          <p class="hint">{policy.reading}</p>
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

interface OtherIcicleProps {
  readonly text: string;
  readonly nodes: readonly DrawnNode[];
  readonly other: number;
}

/** One of the derivations that the document does not pick. */
export function OtherIcicle({ text, nodes, other }: OtherIcicleProps): JSX.Element {
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
        onLight={setLit}
        onChoose={setChosen}
      />
    </div>
  );
}
