/** Display of text from outside: it cannot hide, reorder or crowd out its surroundings. */

import { Fragment, type JSX } from 'preact';
import type { Piece } from '../worker/pieces.js';
import { shownPieces } from '../frame/escapes.js';

/** Lengths of the beginning and the end to which a longer stretch is shortened. */
const [longHead, longTail] = [600, 200];

interface ShownProps {
  readonly text: string;
  /** True for a sentence, in which spaces stay spaces. */
  readonly prose?: boolean;
}

/** Shows a text with signs for its invisible characters. */
export function VisibleText({ text, prose = false }: ShownProps): JSX.Element {
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
          <VisibleText text={text.slice(start, end)} />
        </span>
      ))}
      {text === '' && <span class="nothing">the empty string</span>}
    </p>
  );
}
