/**
 * `npm run prove [REV] [RULE]`: proves, rule by rule, that grammar.peggy accepts the language of the corrected BNF, and
 * that every node of a syntax tree spans a string of its rule. One line for each rule of grammar.peggy on stdout; exit 1
 * with a shortest counterexample where a proof fails.
 */
import type { BnfGrammar } from '../src/grammar/bnf.js';
import { pegIdentifier, type PegGrammar, withoutPlace } from '../src/grammar/peg.js';
import { proveConsumption, proveEquivalence } from '../src/grammar/prove.js';
import { type RevisionId, revisions } from '../src/revisions.js';
import { unknownName } from '../src/syntax/unknown-name.js';
import { visible } from '../src/syntax/visible.js';
import { loadGrammar } from './load-grammar.js';
import { loadPeg } from './load-peg.js';

/** What became of one rule of grammar.peggy. */
interface Outcome {
  readonly proved: boolean;
  readonly verdict: string;
  /** State counts and the like. */
  readonly counts: string;
  /** What refutes it, a line each. */
  readonly counterexamples: readonly string[];
}

/** A rule of grammar.peggy with the document's rule, where there is one, that it transcribes or is a reading of. */
interface Transcription {
  readonly identifier: string;
  readonly rule: string | undefined;
}

function main(revisionName: string | undefined, ruleName: string | undefined): number {
  const chosen = revisionName === undefined ? revisions : [known('revision', revisionName, revisions)];
  const start = performance.now();
  let proved = 0;
  let refuted = 0;
  for (const revision of chosen) {
    const bnf = loadGrammar(revision);
    const peg = loadPeg(revision);
    const asked =
      ruleName &&
      known(
        'rule',
        ruleName,
        bnf.rules.map((rule) => rule.name),
      );
    for (const transcription of transcriptions(peg, bnf)) {
      if (asked !== undefined && transcription.rule !== asked) continue;
      const before = performance.now();
      const outcome = outcomeOf(transcription, peg, bnf);
      report(revision, transcription, outcome, performance.now() - before);
      if (outcome.proved) proved += 1;
      else refuted += 1;
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`${String(proved)} rules proved, ${String(refuted)} refuted, in ${seconds} s\n`);
  return refuted === 0 ? 0 : 1;
}

/** The BNF's rules in the document's order, then their readings and whatever else grammar.peggy has. */
function transcriptions(peg: PegGrammar, bnf: BnfGrammar): readonly Transcription[] {
  const names = new Map(bnf.rules.map(({ name }) => [pegIdentifier(name), name]));
  const further = peg.rules.map((rule) => rule.name).filter((identifier) => !names.has(identifier));
  return [...names.keys(), ...further].map((identifier) => ({
    identifier,
    rule: names.get(withoutPlace(identifier)),
  }));
}

function outcomeOf({ identifier, rule }: Transcription, peg: PegGrammar, bnf: BnfGrammar): Outcome {
  if (rule === undefined)
    return { proved: false, verdict: 'NOT IN THE BNF', counts: '', counterexamples: [] };
  const consumption = proveConsumption({ rule, peg, bnf, identifier });
  const counterexamples: string[] = [];
  if (!consumption.derivable) {
    const { consumed, followedBy } = consumption;
    counterexamples.push(`consumes ${quote(consumed)} before ${quote(followedBy)}: not derivable`);
  }
  if (identifier !== pegIdentifier(rule)) {
    const { pairs } = consumption;
    return {
      proved: consumption.derivable,
      verdict: 'reading',
      counts: `pairs ${column(pairs)}`,
      counterexamples,
    };
  }
  const proof = proveEquivalence({ rule, peg, bnf });
  if (!proof.equal) {
    const { text, peg: pegAccepts } = proof.counterexample;
    const [accepts, rejects] = pegAccepts ? ['grammar.peggy', 'the BNF'] : ['the BNF', 'grammar.peggy'];
    counterexamples.unshift(`${quote(text)}: ${accepts} accepts, ${rejects} rejects`);
  }
  return {
    proved: proof.equal && consumption.derivable,
    verdict: proof.equal ? 'equal' : 'DIFFERENT',
    counts:
      `pairs ${column(proof.pairs)} + ${column(consumption.pairs)}  BNF ${column(proof.bnfStates)}  ` +
      `PEG ${column(proof.pegStates)}  classes ${column(proof.classes)}`,
    counterexamples,
  };
}

function report(
  revision: RevisionId,
  { identifier, rule }: Transcription,
  outcome: Outcome,
  ms: number,
): void {
  const name = rule === undefined || identifier !== pegIdentifier(rule) ? identifier : rule;
  const head = `${revision.padEnd(13)} ${name.padEnd(22)} ${outcome.verdict.padEnd(9)} ${ms.toFixed(0).padStart(5)} ms`;
  process.stdout.write(`${`${head}  ${outcome.counts}`.trimEnd()}\n`);
  for (const text of outcome.counterexamples) process.stdout.write(`${' '.repeat(14)}${text}\n`);
}

function column(count: number): string {
  return String(count).padStart(4);
}

function quote(text: string): string {
  return visible(JSON.stringify(text));
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
