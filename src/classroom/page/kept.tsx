/** Work that is both in the address, for links, and stored, so that neither another exercise nor another link loses it. */

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Step, useNavigation } from '../../web/frame/navigation.js';
import type { Shape } from '../../web/frame/shapes.js';
import { useStored } from '../../web/frame/use-stored.js';
import { type OwnWork, shapes } from './work.js';

/** The work on one exercise. */
interface Kept<T> {
  /** The work on view; undefined for the starting point. */
  readonly shown: T | undefined;
  /** True if the address has other work than what is stored; then edits are not stored. */
  readonly isOther: boolean;
  /** With the step `push`, Back returns to the work before. */
  readonly onEdit: (edited: T | undefined, step?: Step) => void;
  readonly onShowStored: () => void;
  readonly onStore: () => void;
}

/**
 * @param name the name under which it is stored
 * @param linked the work in the address; undefined if there is none
 * @param show puts work into the address
 */
function useKept<T>(
  name: string,
  shape: Shape,
  linked: T | undefined,
  show: (work: T | undefined, step?: Step) => void,
): Kept<T> {
  const [stored, store] = useStored<T>(name, shape);
  const shown = linked ?? stored;
  const isOther = stored !== undefined && JSON.stringify(stored) !== JSON.stringify(shown);
  const isMissing = linked === undefined && stored !== undefined;
  useEffect(() => {
    // So that a link of this view contains the work.
    if (isMissing) show(stored);
  }, [name, isMissing]);
  return {
    shown,
    isOther,
    onEdit: (edited, step) => {
      if (!isOther) store(edited);
      show(edited, step);
    },
    onShowStored: () => {
      show(stored);
    },
    onStore: () => {
      store(shown);
    },
  };
}

/** Keeps the PEG for a rule. @param key identifies the exercise */
export function useKeptPeg(key: string): Kept<string> {
  const { view, go } = useNavigation();
  return useKept<string>(`peg/${key}`, shapes.peg, view.peg, (peg, step = 'replace') => {
    go({ peg, step: 0 }, step);
  });
}

const noOwnWork: OwnWork = { abnf: '', rule: '', peg: null };

/** Keeps your own grammar, its rule, and the PEG for it. */
export function useKeptGrammar(): Kept<OwnWork> & {
  readonly work: OwnWork;
  /** Edits some of it. */
  readonly onChange: (part: Partial<OwnWork>, step?: Step) => void;
} {
  const { view, go } = useNavigation();
  const { abnf, rule, peg = null } = view;
  const linked = abnf === '' && peg === null ? undefined : { abnf, rule, peg };
  const kept = useKept<OwnWork>('own', shapes.own, linked, (work = noOwnWork, step = 'replace') => {
    go({ ...work, peg: work.peg ?? undefined, step: 0 }, step);
  });
  const work = kept.shown ?? { ...noOwnWork, rule };
  return {
    ...kept,
    work,
    onChange: (part, step) => {
      const edited = { ...work, ...part };
      kept.onEdit(edited.abnf === '' && edited.peg === null ? undefined : edited, step);
    },
  };
}

/** Offers the stored work if the address has other work. */
export function OtherVersion({
  of: { isOther, onShowStored, onStore },
}: {
  readonly of: Omit<Kept<unknown>, 'onEdit' | 'shown'>;
}): JSX.Element {
  if (!isOther) return <></>;
  return (
    <div class="notice" data-message="workshop.other-work">
      <p>Your stored work on this exercise differs from this link. It stays stored until you decide.</p>
      <div class="row">
        <button type="button" data-action="show-stored" onClick={onShowStored}>
          Show your stored work
        </button>
        <button type="button" data-action="store-this" onClick={onStore}>
          Store this instead
        </button>
      </div>
    </div>
  );
}
