/**
 * `npm run prove [REV] [RULE]`: proves, rule by rule, that grammar.peggy accepts the language of the corrected BNF
 * (DESIGN §4). One line for each rule on stdout; exit 1 with a shortest counterexample where they differ.
 */
import type { BnfGrammar } from '../src/grammar/bnf.js';
import { pegIdentifier, type PegGrammar } from '../src/grammar/peg.js';
import { type Proof, proveEquivalence } from '../src/grammar/prove.js';
import { type RevisionId, revisions } from '../src/revisions.js';
import { unknownName } from '../src/syntax/unknown-name.js';
import { loadGrammar } from './load-grammar.js';
import { loadPeg } from './load-peg.js';

function main(revisionName: string | undefined, ruleName: string | undefined): number {
  const chosen = revisionName === undefined ? revisions : [known('revision', revisionName, revisions)];
  let different = 0;
  const start = performance.now();
  let proved = 0;
  for (const revision of chosen) {
    const bnf = loadGrammar(revision);
    const peg = loadPeg(revision);
    const names = bnf.rules.map((rule) => rule.name);
    const rules = ruleName === undefined ? names : [known('rule', ruleName, names)];
    if (ruleName === undefined) different += reportExtraRules(revision, peg, bnf);
    for (const rule of rules) {
      const before = performance.now();
      const proof = proveEquivalence({ rule, peg, bnf });
      process.stdout.write(`${revision.padEnd(13)} ${line(proof, performance.now() - before)}\n`);
      if (proof.equal) proved += 1;
      else different += 1;
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`${String(proved)} rules equal, ${String(different)} different, ${seconds} s\n`);
  return different === 0 ? 0 : 1;
}

/** A rule that only grammar.peggy has transcribes nothing. */
function reportExtraRules(revision: RevisionId, peg: PegGrammar, bnf: BnfGrammar): number {
  const identifiers = new Set(bnf.rules.map((rule) => pegIdentifier(rule.name)));
  const extra = peg.rules.filter((rule) => !identifiers.has(rule.name));
  for (const { name } of extra)
    process.stdout.write(`${revision.padEnd(13)} ${name.padEnd(22)} NOT IN THE BNF\n`);
  return extra.length;
}

function line(proof: Proof, milliseconds: number): string {
  const { rule, bnfStates, pegStates, pairs, classes } = proof;
  const counts =
    `BNF ${String(bnfStates).padStart(4)}  PEG ${String(pegStates).padStart(4)}  pairs ${String(pairs).padStart(4)}  ` +
    `classes ${String(classes).padStart(3)}  ${milliseconds.toFixed(0).padStart(5)} ms`;
  const verdict = proof.equal ? 'equal' : 'DIFFERENT';
  const head = `${rule.padEnd(22)} ${verdict.padEnd(9)}  ${counts}`;
  if (proof.equal) return head;
  const { text, peg, bnf } = proof.counterexample;
  const says = (accepts: boolean): string => (accepts ? 'accepts' : 'rejects');
  return `${head}\n${' '.repeat(14)}${JSON.stringify(text)}: grammar.peggy ${says(peg)}, the BNF ${says(bnf)}`;
}

function known<Name extends string>(kind: string, name: string, names: readonly Name[]): Name {
  const found = names.find((candidate) => candidate === name);
  if (found === undefined) throw unknownName(kind, name, names);
  return found;
}

try {
  process.exitCode = main(process.argv[2], process.argv[3]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
  process.exitCode = 2;
}
