/** Which rules of a transcription differ from what was generated of it, where they stand, and what the proof says. */
import peggy from 'peggy';
import type { BnfGrammar } from '../src/grammar/bnf.js';
import { formatCounterexamples, formatVerdict } from '../src/grammar/format-proof.js';
import type { GrammarFile } from '../src/grammar/grammar-error.js';
import type { PegGrammar } from '../src/grammar/peg.js';
import { proveTranscription } from '../src/grammar/prove-transcription.js';
import type { GrammarData } from '../src/syntax/rule.js';

/** A line for each rule that was edited, then one for each that the proof refutes. */
export function changedRules(
  source: GrammarFile,
  peg: PegGrammar,
  bnf: BnfGrammar,
  generated: GrammarData,
): readonly string[] {
  const known = generated.rules.map((rule) => `\n${rule.peg}\n`).join('');
  const edited = peggy.parser
    .parse(source.text)
    .rules.filter(({ location: { start, end } }) => {
      return !known.includes(`\n${source.text.slice(start.offset, end.offset).trim()}\n`);
    })
    .map(({ name, location }) => {
      return `${source.file}:${String(location.start.line)}: rule "${name}" is not the one generated from`;
    });
  if (edited.length === 0) return [];
  const refuted = [...proveTranscription({ bnf, peg })].flatMap((proof) =>
    formatCounterexamples(proof).map((line) => `  ${proof.rule} ${formatVerdict(proof)}: ${line}`),
  );
  return [...edited, ...refuted];
}
