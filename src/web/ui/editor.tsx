/** A multi-line editor; for a grammar, coloured text is behind the input field. */
import type { JSX, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { replaceText } from '../frame/edit-field.js';

/** The kind of a piece; undefined without a colour. */
type PieceKind = 'comment' | 'literal' | 'rule' | 'operator' | undefined;

interface ColouredPiece {
  readonly text: string;
  readonly kind: PieceKind;
}

/** Matched line by line, so that an unclosed quote colours no further than its line. */
const patterns = {
  peg: /(?<comment>\/\/.*)|(?<literal>"(?:[^"\\]|\\.)*"?i?|'(?:[^'\\]|\\.)*'?i?|\[(?:[^\]\\]|\\.)*\]?i?)|(?<name>[A-Za-z_$][\w$]*)|(?<operator>[/*+?&!=()|.;])/g,
  abnf: /(?<comment>;.*)|(?<literal>(?:%[is])?"[^"]*"?|%[xdbXDB][0-9A-Fa-f.-]+|<[^>]*>?)|(?<name>[A-Za-z][A-Za-z0-9-]*)|(?<operator>[/*=()[\]|])/g,
} as const;

type ColouredNotation = keyof typeof patterns;

/** Splits a text into consecutive pieces. A name is a rule's if "=" follows it. Linear. */
function colouredPieces(text: string, notation: ColouredNotation): readonly ColouredPiece[] {
  const pieces: ColouredPiece[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    let done = 0;
    for (const { 0: found, index, groups = {} } of line.matchAll(patterns[notation])) {
      if (index > done) pieces.push({ text: line.slice(done, index), kind: undefined });
      done = index + found.length;
      pieces.push({ text: found, kind: kindOf(groups, line, done) });
    }
    if (done < line.length) pieces.push({ text: line.slice(done), kind: undefined });
  }
  return pieces;
}

function kindOf(groups: Readonly<Record<string, string | undefined>>, line: string, end: number): PieceKind {
  if (groups.comment !== undefined) return 'comment';
  if (groups.literal !== undefined) return 'literal';
  if (groups.operator !== undefined) return 'operator';
  return /^[ \t]{0,99}=/.test(line.slice(end, end + 100)) ? 'rule' : undefined;
}

/** Length limit of coloured text, so that typing does not wait. */
const maxHighlightedLength = 20_000;

interface EditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The notation for colouring; plain by default. */
  readonly notation?: ColouredNotation;
  /** Receives the input field. */
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  /** Minimum number of lines shown. */
  readonly minRows?: number;
}

/** Shows values in a field; each after the first is an edit that the browser can undo. */
function useUndoable(
  field: RefObject<HTMLTextAreaElement | null>,
  value: string,
): { readonly isSetting: boolean } {
  const state = useRef({ isSetting: false, isFirst: true }).current;
  useLayoutEffect(() => {
    const { current } = field;
    // A field has line feeds alone.
    const text = value.replace(/\r\n?/g, '\n');
    if (current === null || current.value === text) return;
    state.isSetting = true;
    // Browsers take long to insert long texts.
    if (state.isFirst || text.length > maxHighlightedLength) current.value = text;
    else replaceText(current, text);
    state.isSetting = false;
    state.isFirst = false;
  }, [value]);
  return state;
}

export function Editor({ label, value, onChange, notation, field, minRows = 4 }: EditorProps): JSX.Element {
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const input = field ?? own;
  const state = useUndoable(input, value);
  const layer = useRef<HTMLPreElement>(null);
  const isColoured = notation !== undefined && value.length <= maxHighlightedLength;
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
          ref={input}
          rows={Math.min(14, Math.max(minRows, value.split('\n').length + 1))}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          dir="ltr"
          onInput={(event) => {
            if (!state.isSetting) onChange(event.currentTarget.value);
          }}
          onScroll={(event) => {
            if (layer.current !== null) layer.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
    </div>
  );
}
