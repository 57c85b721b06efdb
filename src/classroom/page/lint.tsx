/** Faults of the edited PEG that the linter found, and open questions about it, each with its place in the editor. */
import type { JSX, RefObject } from 'preact';
import { useStudy } from '../../web/frame/worker-client.js';
import { VisibleText } from '../../web/ui/visible-text.js';
import type { LintPart } from './lint-worker.js';
import type { ProofRequest } from './workshop-worker.js';

/** Maximum number of findings and questions shown. */
const maxParts = 50;

interface LintProps {
  /** Undefined until the verdict is there: the linter waits for it. */
  readonly asked: ProofRequest | undefined;
  readonly editor: RefObject<HTMLTextAreaElement | null>;
}

export function Lint({ asked, editor }: LintProps): JSX.Element {
  const { value: parts, answered, pending, error } = useStudy('lint', asked);
  if (error !== undefined) return <p role="alert">{error}</p>;
  if (parts === undefined || answered === undefined) return <></>;
  const select = ({ start, end }: LintPart['span']): void => {
    // The field replaces each CRLF by LF.
    const offset = (place: number): number => answered.peg.slice(0, place).replaceAll('\r\n', '\n').length;
    editor.current?.focus();
    editor.current?.setSelectionRange(offset(start), offset(end));
  };
  const isStale = pending || asked === undefined;
  const unknown = parts.filter(({ kind }) => kind === 'unknown').length;
  return (
    <section class={`lint stack ${isStale ? 'stale' : ''}`} aria-label="Linter">
      <p class="hint" role="status" data-findings={parts.length - unknown} data-unknown={unknown}>
        Linter: {counted(parts.length - unknown, 'finding')}
        {unknown > 0 && `, ${counted(unknown, 'open question')}`}
      </p>
      {parts.length > 0 && (
        <ul>
          {parts.slice(0, maxParts).map(({ kind, message, line, column, span }, i) => (
            <li key={i} data-kind={kind} class={kind === 'unknown' ? 'note' : 'discouraged'}>
              <button
                type="button"
                disabled={isStale}
                onClick={() => {
                  select(span);
                }}
              >
                Line {line}, column {column}
              </button>{' '}
              <VisibleText text={message} prose />
            </li>
          ))}
        </ul>
      )}
      {parts.length > maxParts && <p class="hint">{parts.length - maxParts} more are not shown.</p>}
    </section>
  );
}

function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
}
