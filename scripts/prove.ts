/**
 * `npm run prove [REV] [RULE]`: proves, rule by rule, that grammar.peggy accepts the language of the corrected BNF, and
 * that every node of a syntax tree spans a string of its rule. One line for each rule of grammar.peggy on stdout; exit
 * 1 with a shortest counterexample if a proof fails.
 */
import { formatCounterexamples, formatVerdict } from '../src/study/formatting/format-proof.js';
import { proveTranscription, type RuleProof } from '../src/grammar/proof/prove-transcription.js';
import { knownName } from '../src/core/base/unknown-name.js';
import { loadGrammar } from './load/grammar.js';
import { chosenIds } from './load/ids.js';
import { loadPeg } from './load/peg.js';

function main(revisionName: string | undefined, ruleName: string | undefined): number {
  const start = performance.now();
  let proved = 0;
  let refuted = 0;
  for (const revision of chosenIds(revisionName)) {
    const bnf = loadGrammar(revision);
    const names = bnf.rules.map(({ name }) => name);
    if (ruleName !== undefined) knownName('rule', ruleName, names);
    let before = performance.now();
    for (const proof of proveTranscription({ peg: loadPeg(revision), bnf, rule: ruleName })) {
      report(revision, proof, performance.now() - before);
      before = performance.now();
      if (proof.proved) proved += 1;
      else refuted += 1;
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`${String(proved)} rules proved, ${String(refuted)} refuted, in ${seconds} s\n`);
  return refuted === 0 ? 0 : 1;
}

function report(revision: string, proof: RuleProof, ms: number): void {
  const name = proof.kind === 'transcription' ? proof.rule : proof.identifier;
  const head = `${revision.padEnd(13)} ${name.padEnd(22)} ${formatVerdict(proof).padEnd(9)} ${ms.toFixed(0).padStart(5)} ms`;
  process.stdout.write(`${`${head}  ${countsOf(proof)}`.trimEnd()}\n`);
  for (const text of formatCounterexamples(proof)) process.stdout.write(`${' '.repeat(14)}${text}\n`);
}

function countsOf(proof: RuleProof): string {
  if (proof.kind === 'unknown' || proof.kind === 'undecided') return '';
  const consumed = column(proof.consumption.pairs);
  if (proof.kind === 'reading') return `pairs ${consumed}`;
  const { pairs, bnfStates, pegStates, classes } = proof.equivalence;
  return (
    `pairs ${column(pairs)} + ${consumed}  BNF ${column(bnfStates)}  ` +
    `PEG ${column(pegStates)}  classes ${column(classes)}`
  );
}

function column(count: number): string {
  return String(count).padStart(4);
}

try {
  process.exitCode = main(process.argv[2], process.argv[3]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
  process.exitCode = 2;
}
