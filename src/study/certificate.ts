/**
 * Certificates of proofs, for a checker without code of the prover (`src/cli/check-certificates.mjs`). The guide
 * `src/guides/certificates.md` has their format.
 */
import type { RevisionId } from '../../generated/registry/ids.js';
import type { Automaton } from '../core/automaton/automaton.js';
import { allCodeUnits } from '../core/base/code-units.js';
import type { SyntaxNode } from '../core/tree/node.js';
import { derivationsOf } from '../grammar/ambiguity/derivations.js';
import type { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import type { BnfGrammar } from '../grammar/bnf/bnf.js';
import { Interpretation } from '../grammar/peg/interpret.js';
import { type PegGrammar, withIdentifiers } from '../grammar/peg/peg.js';
import type { RuleProof } from '../grammar/proof/prove-transcription.js';
import { grammarOf } from './grammars.js';
import { wholeAbnf } from './read-grammar.js';

/** The files of a certificate, by the endings of their names. */
export interface Certificate {
  /** The claims about the rules. */
  readonly json: string;
  /** The corrected BNF. */
  readonly abnf: string;
  readonly peggy: string;
}

/**
 * Returns the certificate of all proofs of a transcription of a revision, or of another grammar.
 * @throws UnknownNameError; LimitError for a counterexample that takes too long to derive
 */
export function certificateOf(
  of: RevisionId | StudiedGrammar,
  peg: PegGrammar,
  proofs: readonly RuleProof[],
): Certificate {
  const grammar = grammarOf(of);
  const { bnf } = grammar;
  const named = withIdentifiers(bnf);
  const names = new Map(bnf.rules.map(({ name }, i) => [name, named.rules[i]?.name ?? name]));
  const claims = proofs.map((proof) => {
    const { identifier } = proof;
    if (proof.kind === 'unknown') return { identifier };
    const rule = names.get(proof.rule) ?? proof.rule;
    if (proof.kind === 'undecided') return { identifier, rule, undecided: proof.limit.problem };
    if (proof.proved) return { identifier, rule, automaton: tableOf(grammar.automaton(proof.rule)) };
    return { identifier, rule, counterexample: counterexampleOf(named, peg, rule, proof) };
  });
  const lines = claims.map((claim) => JSON.stringify(claim)).join(',\n');
  return { json: `{"format":1,"rules":[\n${lines}\n]}\n`, abnf: wholeAbnf(named), peggy: peg.text };
}

type Decided = Exclude<RuleProof, { readonly kind: 'unknown' | 'undecided' }>;

/** A text on which the grammars differ, and how each derives it, if it does. */
interface DerivedCounterexample {
  readonly text: string;
  readonly peg: Tree | null;
  readonly bnf: Tree | null;
}

function counterexampleOf(
  bnf: BnfGrammar,
  peg: PegGrammar,
  rule: string,
  proof: Decided,
): DerivedCounterexample {
  const { identifier, consumption } = proof;
  const isDifferent = proof.kind === 'transcription' && !proof.equivalence.equal;
  const text = isDifferent
    ? proof.equivalence.counterexample.text
    : consumption.derivable
      ? ''
      : consumption.consumed + consumption.followedBy;
  const [derivation] = isDifferent ? derivationsOf(bnf, rule, text) : [];
  return {
    text,
    peg: pegDerivation(peg, identifier, text),
    bnf: derivation === undefined ? null : treeOf(derivation.tree),
  };
}

/** A minimal automaton. State 0 is the initial one, and -1 stands for no continuation. */
interface Table {
  /** The first code unit of each run, and the class of the run. */
  readonly classes: readonly (readonly [first: number, characterClass: number])[];
  readonly accepting: readonly number[];
  /** The state after each class, for each state. */
  readonly next: readonly (readonly number[])[];
}

function tableOf(automaton: Automaton): Table {
  const classes: [number, number][] = [];
  for (const unit of allCodeUnits()) {
    const c = automaton.classOf(unit);
    if (c !== classes.at(-1)?.[1]) classes.push([unit, c]);
    if (unit === automaton.uniformFrom) break;
  }
  const states = new Set([automaton.initial]);
  const next = Array.from(states, (state) =>
    Array.from({ length: automaton.classCount }, (_, c) => {
      const target = automaton.step(state, c);
      if (target !== automaton.dead) states.add(target);
      return target;
    }),
  );
  const numbers = new Map([...states].map((state, i) => [state, i]));
  return {
    classes,
    accepting: [...numbers].flatMap(([state, i]) => (automaton.accepting(state) ? [i] : [])),
    next: next.map((row) => row.map((state) => (state === automaton.dead ? -1 : (numbers.get(state) ?? -1)))),
  };
}

/** A rule, the span that it matches, and the rules that it calls to do so. */
type Tree = readonly [rule: string, start: number, end: number, children: readonly Tree[]];

function treeOf({ rule, start, end, children }: SyntaxNode): Tree {
  return [rule, start, end, children.map(treeOf)];
}

/** Returns the calls by which a PEG rule matches a beginning of the text; null if it fails. */
function pegDerivation(peg: PegGrammar, rule: string, text: string): Tree | null {
  const root: Tree[] = [];
  const open = [root];
  const run = new Interpretation(peg, rule, text, undefined, {
    enter: () => open.push([]),
    match: (e, start, end) => {
      const found = open.pop() ?? [];
      const calls = e.type === 'reference' ? [[e.name, start, end, found] as const] : found;
      if (e.type !== 'lookahead') open.at(-1)?.push(...calls);
    },
    fail: () => open.pop(),
    backtrack: () => undefined,
  });
  while (!run.done) run.step();
  return root[0] ?? null;
}
