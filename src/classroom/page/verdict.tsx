/** The verdict on an edited PEG: equal, different with a witness, or undecided, with a caret at the fault. */

import type { JSX } from 'preact';
import { code } from '../../web/export/markdown.js';
import { VisibleText } from '../../web/ui/visible-text.js';
import type { ProofAnswer } from './workshop-worker.js';

interface VerdictProps {
  readonly proof: ProofAnswer | undefined;
  /** The PEG of the proof. */
  readonly peg: string;
  readonly stale: boolean;
}

export function Verdict({ proof, peg, stale }: VerdictProps): JSX.Element {
  return (
    <div class={`proof card ${proof?.kind ?? ''} ${stale ? 'stale' : ''}`} role="status">
      {proof === undefined ? (
        <p>Loading the prover…</p>
      ) : proof.kind === 'equal' ? (
        <>
          <p class="proof-title">
            <span aria-hidden="true">✓ </span>Equal
          </p>
          <p>
            Your PEG and the BNF accept the same strings, of any length. The proof compared {proof.pairs}{' '}
            pairs of automaton states in {proof.milliseconds} ms.
          </p>
        </>
      ) : proof.kind === 'different' ? (
        <>
          <p class="proof-title">
            <span aria-hidden="true">✕ </span>Different
          </p>
          <p>
            Shortest string that distinguishes them: <Witness text={proof.text} />
          </p>
          <p data-message={proof.peg ? 'proof.too-wide' : 'proof.too-narrow'}>
            {proof.peg
              ? 'Only your PEG accepts it: your PEG accepts too much.'
              : 'Only the BNF accepts it: your PEG accepts too little.'}
          </p>
        </>
      ) : (
        <>
          <p class="proof-title">
            <span aria-hidden="true">? </span>Not decided
          </p>
          <p class="message" data-line={proof.place?.line} data-column={proof.place?.column}>
            {proof.place !== undefined && `Line ${proof.place.line}, column ${proof.place.column}: `}
            <VisibleText text={proof.message} prose />
          </p>
          {proof.place !== undefined && <Caret text={peg} {...proof.place} />}
        </>
      )}
    </div>
  );
}

/** Length of a long line shown before and after the fault, in UTF-16 code units. */
const [before, after] = [60, 30];

interface CaretProps {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** The line of a fault, with a caret below it. */
export function Caret({ text, line, column }: CaretProps): JSX.Element {
  const whole = text.split(/\r\n|[\r\n\u2028\u2029]/)[line - 1] ?? '';
  const start = Math.max(0, column - 1 - before);
  const shown = whole.slice(start, column - 1 + after).replaceAll('\t', ' ');
  return (
    <pre class="fault" aria-hidden="true">
      {shown}
      {'\n'}
      {' '.repeat(Math.max(0, column - 1 - start))}
      <b>^</b>
    </pre>
  );
}

function Witness({ text }: { readonly text: string }): JSX.Element {
  return <code class="witness">{text === '' ? <i>the empty string</i> : <VisibleText text={text} />}</code>;
}

/** Formats a proof as Markdown. @param of the owner of the BNF */
export function proofMarkdown(of: string, rule: string, peg: string, proof: ProofAnswer | undefined): string {
  const verdict =
    proof?.kind === 'equal'
      ? 'Equal to the BNF.'
      : proof?.kind === 'different'
        ? `Differs from the BNF on ${code(proof.text)}, which ${proof.peg ? 'only the PEG accepts' : 'only the BNF accepts'}.`
        : 'Not decided.';
  return `${of}, rule ${code(rule)}\n\n${peg.replace(/^/gm, '    ')}\n\n${verdict}\n`;
}

/** A tick after the name of a proved exercise. */
export function ProvedTick(): JSX.Element {
  return (
    <>
      {' '}
      <span class="good glyph" aria-hidden="true">
        ✓
      </span>
      <span class="unseen">proved</span>
    </>
  );
}
