/** What the cards tell of a string, once the table of it is painted: only then is asked what helps against refusals. */

import { useMemo, useRef } from 'preact/hooks';
import { useAfterPaint } from '../../after-paint.js';
import { useCore } from '../../ask.js';
import type { CompareAsked } from '../../worker/core.js';
import type { Glance, Strip } from '../../worker/strip.js';

/** With what was asked, so that they can be told from what a newer question is about to bring. */
interface Cards {
  readonly asked: CompareAsked;
  readonly strips: readonly Strip[];
}

const isRefused = ({ verdict }: Glance): boolean => verdict === 'not derivable';

/** The last that is whole. */
export function useStrips(
  glances: readonly Glance[] | undefined,
  asked: CompareAsked | undefined,
): Cards | undefined {
  const painted = useAfterPaint(
    useMemo(() => (glances && asked ? { glances, asked } : undefined), [glances, asked]),
  );
  const refused = painted?.glances.filter(isRefused).map(({ revision }) => revision) ?? [];
  const { value, pending } = useCore(
    'strips',
    painted && refused.length > 0 ? { ...painted.asked, revisions: refused } : undefined,
  );
  const cards = useMemo(() => {
    if (painted === undefined || pending) return undefined;
    const strips = painted.glances.flatMap((glance): readonly Strip[] =>
      glance.verdict === 'not derivable'
        ? (value?.filter(({ revision }) => revision === glance.revision) ?? [])
        : [glance],
    );
    return { asked: painted.asked, strips };
  }, [painted, value, pending]);
  const last = useRef(cards);
  last.current = cards ?? last.current;
  return last.current;
}
