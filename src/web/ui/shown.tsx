/** Text from outside as it is shown: nothing in it can hide, reorder or crowd out what stands around it. */

import { Fragment, type JSX } from 'preact';
import type { Piece } from '../worker/pieces.js';
import { shownPieces } from '../frame/escapes.js';

/** A longer stretch is shown by its beginning and its end, of these lengths. */
const [longHead, longTail] = [600, 200];

interface ShownProps {
  readonly text: string;
  /** Whether it is a sentence, in which spaces are spaces. */
  readonly prose?: boolean;
}

/** A text with its invisible characters as signs. */
export function Shown({ text, prose = false }: ShownProps): JSX.Element {
  if (text.length <= longHead + longTail) return <Signs text={text} prose={prose} />;
  const left = text.length - longHead - longTail;
  return (
    <>
      <Signs text={text.slice(0, longHead)} prose={prose} />
      <span class="elided"> … {left.toLocaleString('en')} more … </span>
      <Signs text={text.slice(text.length - longTail)} prose={prose} />
    </>
  );
}

interface CodeProps {
  readonly text: string;
  /** What stands in place of nothing. */
  readonly empty?: string;
}

/** A text as code; in a sentence it stands out, however short it is. */
export function Code({ text, empty = 'the empty string' }: CodeProps): JSX.Element {
  return <code class="literal">{text === '' ? <i>{empty}</i> : <Shown text={text} />}</code>;
}

/** A longer text is told in brief by its beginning and its end, of these lengths, in UTF-16 code units. */
const [head, tail] = [16, 8];

interface BriefProps {
  readonly text: string;
  /** What is said of a text that is too long to be whole. */
  readonly note?: string;
}

/** A text as code, in brief where it is long; what it leads to has the whole. */
export function Brief({ text, note = '' }: BriefProps): JSX.Element {
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
  /** The component that stands out. */
  readonly lit?: string | undefined;
}

/** A string in its own line, read from left to right whatever its characters ask for. */
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
          <Shown text={text.slice(start, end)} />
        </span>
      ))}
      {text === '' && <span class="nothing">the empty string</span>}
    </p>
  );
}
