/** Peggy grammars without code as languages for the studies. */
import type { Limits } from '../core/base/limits.js';
import type { SyntaxNode } from '../core/tree/node.js';
import { type GrammarSource, StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { minimalTable, tableOf } from '../grammar/automata/table-automaton.js';
import { unknownRule } from '../grammar/bnf/errors.js';
import { reachedFrom } from '../grammar/bnf/graph.js';
import { type PegGrammar, pegReferences, type PegExpression } from '../grammar/peg/peg.js';
import { readPeg } from '../grammar/peg/read-peg.js';
import { PegLanguages } from '../grammar/proof/peg-language.js';
import { languageSource } from './learnt-language.js';
import { Interpretation, type PegObserver } from '../grammar/peg/interpret.js';

interface OpenNode extends SyntaxNode {
  end: number;
  readonly children: OpenNode[];
}

/** Builds the tree from the events of an interpretation: what fails, or only looks ahead, leaves no node. */
class TreeBuilder implements PegObserver {
  private readonly open: OpenNode[];
  /** For each open expression, the number of children of the innermost node when it was entered. */
  private readonly marks: number[] = [];

  constructor(root: OpenNode) {
    this.open = [root];
  }

  enter(expression: PegExpression, offset: number): void {
    this.marks.push(this.open.at(-1)?.children.length ?? 0);
    if (expression.type !== 'reference') return;
    const node = { rule: expression.name, start: offset, end: offset, children: [] };
    this.open.at(-1)?.children.push(node);
    this.open.push(node);
  }

  match(expression: PegExpression, _start: number, end: number): void {
    const node = this.closed(expression, expression.type === 'lookahead');
    if (node !== undefined) node.end = end;
  }

  fail(expression: PegExpression): void {
    this.closed(expression, true);
  }

  backtrack(): void {
    // The alternative or the turn that is given back has failed.
  }

  /** Closes an expression; returns its node if it is a reference. @param drops true to drop the nodes since its start */
  private closed(expression: PegExpression, drops: boolean): OpenNode | undefined {
    const mark = this.marks.pop() ?? 0;
    const node = expression.type === 'reference' ? this.open.pop() : undefined;
    const children = this.open.at(-1)?.children;
    if (drops && children !== undefined) children.length = mark;
    return node;
  }
}

/** Returns the tree of a text that a rule matches as a whole. @throws UnknownNameError, StepLimitError */
function matchTree(peg: PegGrammar, rule: string, text: string): SyntaxNode {
  const root: OpenNode = { rule, start: 0, end: text.length, children: [] };
  const interpretation = new Interpretation(peg, rule, text, undefined, new TreeBuilder(root));
  while (!interpretation.done) interpretation.step();
  // The start rule is called like any other.
  return root.children[0] ?? root;
}

/** Options for reading a PEG as a language. */
export interface PegLanguageOptions {
  /** Name of the language in messages and results. */
  readonly name: string;
  /** The start rule; the first by default. */
  readonly start?: string | undefined;
  readonly limits?: Limits | undefined;
}

/** The language of a PEG, with its rules. */
class PegLanguage extends StudiedGrammar {
  constructor(
    source: GrammarSource,
    readonly peg: PegGrammar,
  ) {
    super(source);
  }
}

/**
 * Returns the rules of a PEG that match in a text of its language, as a tree; undefined if the grammar is no PEG.
 * @throws StepLimitError
 */
export function pegTree(grammar: StudiedGrammar, text: string): SyntaxNode | undefined {
  return grammar instanceof PegLanguage ? matchTree(grammar.peg, grammar.start, text) : undefined;
}

/**
 * Reads a peggy grammar for the studies, which accept it in place of a revision. Its language is that of the texts that
 * the start rule matches as a whole. Only the rules that the start rule reaches must be regular.
 * @throws PegTextError for a syntax error, code, left recursion, or recursion that is not tail recursion;
 *   UnknownNameError, StateLimitError, TimeLimitError
 * @example
 * const octet = readPegLanguage('octet = [1-9] [0-9]|0..2| / "0"', { name: 'octet.peggy' });
 * compareRules({ revision: 'rfc3986', rule: 'dec-octet' }, { revision: octet }).relation; // 'subset'
 */
export function readPegLanguage(text: string, { name, start, limits }: PegLanguageOptions): StudiedGrammar {
  const peg = readPeg(text);
  const calls = new Map(peg.rules.map((rule) => [rule.name, pegReferences(rule.expression)]));
  const [first = ''] = calls.keys();
  const rule = start ?? first;
  if (!calls.has(rule)) throw unknownRule(rule, [...calls.keys()]);
  const used = reachedFrom([rule], calls);
  const reached = { ...peg, rules: peg.rules.filter((one) => used.has(one.name)) };
  const languages = new PegLanguages(reached, limits);
  const automaton = minimalTable(tableOf(languages.accepted(rule)));
  return new PegLanguage(languageSource(automaton, name, { prefix: '', unasked: [] }, rule), reached);
}
