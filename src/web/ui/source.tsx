/** An input field for a string: accepts `\u{…}`, and escapes invisible characters in pasted text. */

import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { visible } from 'uri-revisions';
import { replaceText } from '../frame/edit-field.js';
import { typed, typedFor } from '../frame/escapes.js';
import { Code } from './visible-text.js';

interface SourceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with the caret's place in the string, in UTF-16 code units from 0; undefined when the focus is lost. */
  readonly onCaret?: (offset: number | undefined) => void;
  /** Content at the end of the line below. */
  readonly children?: ComponentChildren;
}

type CaretEvent = Event & { readonly currentTarget: HTMLTextAreaElement };

/** Returns the name of the unit that offsets in this text count. */
function unitOf(text: string): string {
  return /^[\0-\x7f]*$/.test(text) ? 'character' : 'UTF-16 code unit';
}

export function Source({ label, value, onChange, onCaret, children }: SourceProps): JSX.Element {
  const id = useId();
  const paste = (event: ClipboardEvent & { readonly currentTarget: HTMLTextAreaElement }): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const written = visible(pasted);
    if (written === pasted) return;
    event.preventDefault();
    replaceText(event.currentTarget, written, false);
    onChange(event.currentTarget.value);
  };
  const text = typed(value);
  const length = `${text.length.toLocaleString('en')} ${unitOf(text)}${text.length === 1 ? '' : 's'}`;
  const caret = ({ currentTarget: { value: written, selectionStart } }: CaretEvent): void => {
    onCaret?.(typed(written.slice(0, selectionStart)).length);
  };
  return (
    <div class="source field">
      <label class="hint" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={1}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        dir="ltr"
        value={value}
        aria-describedby={`${id}-read`}
        onInput={(event) => {
          onChange(event.currentTarget.value);
        }}
        onKeyUp={caret}
        onClick={caret}
        onBlur={() => onCaret?.(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onPaste={paste}
      />
      <div class="below row">
        <p class="read-as muted" id={`${id}-read`}>
          {text === value && typedFor(text) === value ? (
            <>{length}. To enter a character by its code, write \u&#123;200B&#125;.</>
          ) : (
            <>
              Read as <Code text={text} />, {length}
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
