/** What became of the proof of a rule, in words. */
import { visible } from '../../base/visible.js';
import type { RuleProof } from '../proof/prove-transcription.js';

/** In a word or two; what is not proved in capitals. */
export function formatVerdict(proof: RuleProof): string {
  if (proof.kind === 'unknown') return 'NOT IN THE BNF';
  if (proof.kind === 'undecided') return 'UNDECIDED';
  if (proof.kind === 'transcription' && !proof.equivalence.equal) return 'DIFFERENT';
  if (!proof.consumption.derivable) return 'CONSUMES MORE';
  return proof.kind === 'transcription' ? 'equal' : 'reading';
}

/** What refutes it: a line for each shortest counterexample; of what is undecided, why. */
export function formatCounterexamples(proof: RuleProof): readonly string[] {
  if (proof.kind === 'unknown') return [];
  if (proof.kind === 'undecided') return [visible(proof.limit.problem)];
  const lines: string[] = [];
  if (proof.kind === 'transcription' && !proof.equivalence.equal) {
    const { text, peg } = proof.equivalence.counterexample;
    const [accepts, rejects] = peg ? ['the PEG', 'the BNF'] : ['the BNF', 'the PEG'];
    lines.push(`${quote(text)}: ${accepts} accepts, ${rejects} rejects`);
  }
  if (!proof.consumption.derivable) {
    const { consumed, followedBy } = proof.consumption;
    lines.push(`consumes ${quote(consumed)} before ${quote(followedBy)}: not derivable`);
  }
  return lines;
}

/** A text of which no character passes for another, as the Kelvin sign does for a "K". */
function quote(text: string): string {
  return visible(JSON.stringify(text)).replace(/[^\0-\x7f]/gu, (c) =>
    c.normalize('NFKC') === c ? c : `\\u{${(c.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
}
