/** The repairs of a rule's copy, shown one at a time: what each does, and the string that makes it necessary. */

import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useStudy } from '../../ask.js';
import { Shown } from '../../ui/shown.js';
import { Wait } from '../../ui/wait.js';
import type { RuleAsked } from '../../worker/rules.js';

interface RepairProps {
  readonly asked: RuleAsked;
  readonly onTake: (peg: string) => void;
}

export function Repair({ asked, onTake }: RepairProps): JSX.Element {
  const [count, setCount] = useState(0);
  const { value, pending, error } = useStudy('repair', count === 0 ? undefined : asked);
  const steps = value?.steps ?? [];
  const isAll = value !== undefined && count >= steps.length;
  const peg = value?.peg;
  const take = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The button that led here is gone, and the focus with it.
    if (isAll && document.activeElement === document.body) take.current?.focus();
  }, [isAll]);
  return (
    <div class="repair stack" aria-live="polite">
      {!isAll && (
        <button
          type="button"
          data-action="repair"
          aria-disabled={pending}
          onClick={() => {
            if (!pending) setCount(count + 1);
          }}
        >
          {count === 0 ? 'Show me a repair' : 'Show me the next step'}
        </button>
      )}
      <Wait pending={pending} what="Looking for a repair…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {steps.length > 0 && (
        <ol>
          {steps.slice(0, count).map(({ kind, reason }) => (
            <li key={reason}>
              <strong>{kind}</strong>: <Shown text={reason} prose />
            </li>
          ))}
        </ol>
      )}
      {isAll && peg === undefined && <p>No repair was found that is proved.</p>}
      {isAll && peg !== undefined && steps.length === 0 && <p>The copy of the BNF is right as it is.</p>}
      {isAll && steps.length > 0 && peg !== undefined && (
        <>
          <p>With that, the rule is proved:</p>
          <pre tabIndex={0}>{peg}</pre>
          <button
            ref={take}
            type="button"
            onClick={() => {
              onTake(peg);
            }}
          >
            Take this repair
          </button>
        </>
      )}
    </div>
  );
}
