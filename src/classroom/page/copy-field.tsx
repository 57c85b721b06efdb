/** A text to share, in a read-only field with a copy button. */

import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';

interface ToCopyProps {
  readonly label: string;
  readonly text: string;
}

export function CopyField({ label, text }: ToCopyProps): JSX.Element {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
      setCopied(true);
    } catch {
      field.current?.select();
      setCopied(false);
      setSaid('Your browser blocks copying. The text is selected: copy it by hand.');
    }
  };
  return (
    <div class="to-copy field">
      <label class="hint" for={id}>
        {label}
      </label>
      <textarea id={id} ref={field} readOnly rows={3} dir="ltr" spellcheck={false} value={text} />
      <div class="row">
        <button
          type="button"
          onClick={() => {
            void copy();
          }}
        >
          Copy
        </button>
        <span class="hint" role="status" data-copied={isCopied}>
          {said}
        </span>
      </div>
    </div>
  );
}
