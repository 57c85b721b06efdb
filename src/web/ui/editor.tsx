/** A few lines to edit; of a grammar in colours, which lie behind the field that is typed into. */

import type { JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { colouredPieces, type ColouredNotation } from './peg-pieces.js';

interface EditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What it is coloured as; plain by default. */
  readonly notation?: ColouredNotation;
  /** How many lines it shows at least. */
  readonly least?: number;
}

/** A longer text is not coloured, so that typing does not wait. */
const longestColoured = 20_000;

export function Editor({ label, value, onChange, notation, least = 4 }: EditorProps): JSX.Element {
  const id = useId();
  const layer = useRef<HTMLPreElement>(null);
  const isColoured = notation !== undefined && value.length <= longestColoured;
  return (
    <div class="editor field">
      <label class="hint" for={id}>
        {label}
      </label>
      <div class={isColoured ? 'coloured' : undefined}>
        {isColoured && (
          <pre class="colours" aria-hidden="true" ref={layer}>
            {colouredPieces(value, notation).map(({ text, kind }, i) =>
              kind === undefined ? (
                text
              ) : (
                <span key={i} class={`of-${kind}`}>
                  {text}
                </span>
              ),
            )}
            {'\n'}
          </pre>
        )}
        <textarea
          id={id}
          rows={Math.min(14, Math.max(least, value.split('\n').length + 1))}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          dir="ltr"
          value={value}
          onInput={(event) => {
            onChange(event.currentTarget.value);
          }}
          onScroll={(event) => {
            if (layer.current !== null) layer.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
    </div>
  );
}
