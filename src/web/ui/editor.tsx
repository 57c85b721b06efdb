/** A multi-line editor; for a grammar, coloured text is behind the input field. */
import type { JSX, Ref } from 'preact';
import { useId, useRef } from 'preact/hooks';

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

interface EditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The notation for colouring; plain by default. */
  readonly notation?: ColouredNotation;
  /** Receives the input field. */
  readonly field?: Ref<HTMLTextAreaElement>;
  /** Minimum number of lines shown. */
  readonly minRows?: number;
}

/** Length limit of coloured text, so that typing does not wait. */
const maxHighlightedLength = 20_000;

export function Editor({
  label,
  value,
  onChange,
  notation,
  field = null,
  minRows = 4,
}: EditorProps): JSX.Element {
  const id = useId();
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
          ref={field}
          rows={Math.min(14, Math.max(minRows, value.split('\n').length + 1))}
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
