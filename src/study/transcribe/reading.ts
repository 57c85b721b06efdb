/** What a transcription makes of an ambiguous text: whether it is read by the derivation that comes first in the BNF. */
import type { SyntaxNode } from '../../tree/node.js';
import { derivationsOf } from '../ambiguity/derivations.js';
import type { Limits } from '../../base/limits.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { Interpretation } from '../peg/interpret.js';
import { type PegExpression, type PegGrammar, pegIdentifier } from '../peg/peg.js';
import type { RepairKind } from './departure.js';

/** The repairs that leave out nodes, so that readings cannot be compared. */
const withoutNodes: ReadonlySet<RepairKind> = new Set([
  'no text matches',
  'recursion as repetition',
  'empty turns left out',
  'deterministic expression',
  'automaton',
]);

/** A rule, or a reading of one for a place, as it was written. */
interface Written {
  readonly identifier: string;
  readonly rule: string;
  readonly departures: readonly { readonly kind: RepairKind }[];
}

/**
 * Whether a text is read by the derivation that comes first: at each place by the alternative that is printed first of
 * those that leave what can be derived, and going on before stopping. Undefined where the reading does not tell, as the
 * nodes of a rule are left out, or that rule is not transcribed.
 * @param rule in the document's spelling
 */
export function takesFirst(
  bnf: BnfGrammar,
  { peg, rules }: { readonly peg: PegGrammar; readonly rules: ReadonlyMap<string, Written> },
  { rule, text, limits }: { readonly rule: string; readonly text: string; readonly limits: Limits },
): boolean | undefined {
  const start = pegIdentifier(rule);
  if (!rules.has(start)) return undefined;
  const { reading, called } = read(peg, start, text);
  const isTold = [...called].every((identifier) => {
    const one = rules.get(identifier);
    return one?.departures.every(({ kind }) => !withoutNodes.has(kind));
  });
  const [first] = derivationsOf(bnf, rule, text, limits);
  if (!isTold || reading === undefined || first === undefined) return undefined;
  return shape(reading, (name) => rules.get(name)?.rule ?? name) === shape(first.tree, (name) => name);
}

interface OpenNode extends SyntaxNode {
  readonly start: number;
  end: number;
  readonly children: OpenNode[];
}

/** The calls of a reading, which is undefined where the text is not read as a whole, and all rules that were tried. */
function read(
  peg: PegGrammar,
  rule: string,
  text: string,
): { readonly reading: SyntaxNode | undefined; readonly called: ReadonlySet<string> } {
  const called = new Set<string>();
  const root: OpenNode = { rule: '', start: 0, end: 0, children: [] };
  const open = [root];
  const interpretation = new Interpretation(peg, rule, text, undefined, {
    enter(e: PegExpression, start: number) {
      if (e.type === 'reference') called.add(e.name);
      open.push({ rule: e.type === 'reference' ? e.name : '', start, end: start, children: [] });
    },
    match(e, _, end) {
      const node = open.pop();
      if (node === undefined || e.type === 'lookahead') return;
      node.end = end;
      open.at(-1)?.children.push(...(e.type === 'reference' ? [node] : node.children));
    },
    fail() {
      open.pop();
    },
    backtrack() {
      // What failed has been left out with its node.
    },
  });
  while (!interpretation.done) interpretation.step();
  return { reading: interpretation.end === text.length ? root.children[0] : undefined, called };
}

/** A tree as a string, by which two are compared. Ambiguous texts that are the shortest have small trees. */
function shape(tree: SyntaxNode, nameOf: (rule: string) => string): string {
  const children = tree.children.map((child) => shape(child, nameOf));
  return `${nameOf(tree.rule)} ${tree.start} ${tree.end} (${children.join()})`;
}
