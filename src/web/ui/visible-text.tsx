/** Display of text from outside: it cannot hide, reorder or crowd out its surroundings. */

import { Fragment, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Piece } from '../worker/pieces.js';
import { shownPieces } from '../frame/escapes.js';

/** Lengths of the beginning and the end to which a longer text is shortened: a single one, and a value among others. */
const [single, value] = [
  [600, 200],
  [64, 24],
] as const;

interface ShownProps {
  readonly text: string;
  /** True for a sentence, in which spaces stay spaces. */
  readonly prose?: boolean;
}

interface VisibleProps extends ShownProps {
  /** True for a value among others, which is shortened more. */
  readonly brief?: boolean;
  /** Opens the whole text; without it, the text stays shortened. */
  readonly onOpen?: (() => void) | undefined;
}

/** Shows a text with signs for its invisible characters. */
export function VisibleText({ text, prose = false, brief = false, onOpen }: VisibleProps): JSX.Element {
  const [head, tail] = brief ? value : single;
  if (text.length <= head + 2 * tail) return <Signs text={text} prose={prose} />;
  const [from, to] = [characterStart(text, head), characterStart(text, text.length - tail)];
  const left = `${(to - from).toLocaleString('en')} more`;
  return (
    <>
      <Signs text={text.slice(0, from)} prose={prose} />
      <span class="elided">
        {' … '}
        {onOpen === undefined ? (
          left
        ) : (
          <button type="button" class="open-text" data-action="open-text" onClick={onOpen}>
            {left}
          </button>
        )}
        {' … '}
      </span>
      <Signs text={text.slice(to)} prose={prose} />
    </>
  );
}

/** Returns an index, or the one before it if it is in the middle of a surrogate pair. */
function characterStart(text: string, at: number): number {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}

/** Shows a text, shortened until its reader opens it. */
export function FoldedText({ text, prose = false }: ShownProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Signs text={text} prose={prose} />;
  return (
    <VisibleText
      text={text}
      prose={prose}
      brief
      onOpen={() => {
        setOpen(true);
      }}
    />
  );
}

interface CodeProps {
  readonly text: string;
  /** The replacement of an empty text. */
  readonly empty?: string;
}

/** Shows a text as code, recognizable in a sentence even if it is short. */
export function Code({ text, empty = 'the empty string' }: CodeProps): JSX.Element {
  return <code class="literal">{text === '' ? <i>{empty}</i> : <VisibleText text={text} />}</code>;
}

/** Lengths of the beginning and the end to which `Brief` shortens a longer text, in UTF-16 code units. */
const [head, tail] = [16, 8];

interface BriefProps {
  readonly text: string;
  /** A remark on a shortened text. */
  readonly note?: string;
}

/** Shows a text as code, shortened if it is long; the link's target has the full text. */
export function ShortCode({ text, note = '' }: BriefProps): JSX.Element {
  if (text.length <= 2 * (head + tail)) return <Code text={text} />;
  return (
    <>
      <Code text={text.slice(0, head)} />…<Code text={text.slice(-tail)} />{' '}
      <span class="muted">
        {text.length.toLocaleString('en')} characters{note}
      </span>
    </>
  );
}

function Signs({ text, prose }: Required<ShownProps>): JSX.Element {
  const pieces = shownPieces(text, prose);
  return (
    <>
      {pieces.map((piece, i) =>
        piece.invisible ? (
          <span key={i} class="sign">
            {piece.text}
          </span>
        ) : (
          <Fragment key={i}>{piece.text}</Fragment>
        ),
      )}
    </>
  );
}

interface ColouredProps {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** The highlighted component. */
  readonly lit?: string | undefined;
}

/** Shows a string on its own line, from left to right whatever its characters require. */
export function Coloured({ text, pieces, lit }: ColouredProps): JSX.Element {
  return (
    <p class="string" dir="ltr">
      {pieces.map(({ start, end, role }) => (
        <span
          key={start}
          class={role === undefined ? 'muted' : `role role-${role} ${role === lit ? 'lit' : ''}`}
          title={role}
          data-offset={start}
        >
          <FoldedText text={text.slice(start, end)} />
        </span>
      ))}
      {text === '' && <span class="nothing">the empty string</span>}
    </p>
  );
}
