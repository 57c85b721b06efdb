/** A few lines of grammar to edit. */

import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface EditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function Editor({ label, value, onChange }: EditorProps): JSX.Element {
  const id = useId();
  return (
    <div class="editor field">
      <label class="hint" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={Math.min(14, Math.max(4, value.split('\n').length + 1))}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        dir="ltr"
        value={value}
        onInput={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
