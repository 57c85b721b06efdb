/** Reports a noticeable wait for an answer, and lets people give up on it. */

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { studyWorker } from '../frame/worker-client.js';

/** Milliseconds after which waiting is noticeable. */
const noticed = 300;

interface WaitProps {
  readonly pending: boolean;
  readonly what: string;
  /** Numbers of finished and of all parts of the work; undefined if unknown. */
  readonly parts?: { readonly done: number; readonly of: number } | undefined;
}

export function PendingNotice({ pending, what, parts }: WaitProps): JSX.Element {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!pending) return;
    const timer = setTimeout(() => {
      setLong(true);
    }, noticed);
    return () => {
      clearTimeout(timer);
    };
  }, [pending]);
  if (!pending || !long) return <></>;
  return (
    <div class="wait row" role="status">
      <progress aria-label={what} value={parts?.done} max={parts?.of} /> {what}{' '}
      <button
        type="button"
        onClick={() => {
          studyWorker.stop();
        }}
      >
        Stop
      </button>
    </div>
  );
}
