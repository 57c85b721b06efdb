/** Ambiguity and derivations as text of 80 columns, with trees. */
import { descendants, type SyntaxNode } from '../../core/tree/node.js';
import type { Ambiguity } from '../../grammar/ambiguity/ambiguity.js';
import type { Growth } from '../../grammar/ambiguity/growth.js';
import type { Count } from '../../grammar/ambiguity/derivation-count.js';
import type { DerivationsOfText, PickedReading } from '../../grammar/ambiguity/tree-derivations.js';
import { prose, word } from './format-text.js';
import { quoted } from '../../core/base/visible.js';

const growths: Readonly<Record<Growth, string>> = {
  bounded: 'No string has more derivations.',
  polynomial: 'The number of derivations grows as a power of the length.',
  exponential: 'The number of derivations grows exponentially with the length.',
  infinite: 'Some string has infinitely many derivations.',
};

/** Formats the verdict on a rule in a few sentences. */
export function formatAmbiguity(verdict: Ambiguity): string {
  if (!verdict.ambiguous)
    return prose('', `${verdict.rule} of ${verdict.revision} is unambiguous: no string has two derivations.`);
  const { revision, rule, shortest, growth, maximum } = verdict;
  const worst =
    maximum === undefined || maximum.count === shortest.count
      ? growths[growth]
      : `No string has more derivations than ${quoted(maximum.text)}, which has ${String(maximum.count)}.`;
  return prose(
    '',
    `${rule} of ${revision} is ambiguous: ${quoted(shortest.text)} has ${derivations(shortest.count)}, and no shorter string is ambiguous. ${worst}`,
  );
}

/** Formats the number of derivations of a text, the first of them as trees, and which one is the reading. */
export function formatDerivations({
  revision,
  rule,
  text,
  count,
  first,
  reading,
}: DerivationsOfText): string {
  const trees = first.map(({ tree }) => tree);
  const drawn = trees.map((tree, i) => {
    const others = trees.filter((other) => other !== tree);
    const head = `${String(i + 1)}${reading?.index === i ? ', the reading' : ''}`;
    return `\n${head}\n${drawTree(tree, text, others)}`;
  });
  const shown =
    count === BigInt(first.length)
      ? ''
      : `; ${String(first.length)} ${first.length === 1 ? 'is' : 'are'} shown`;
  return [
    prose('', `${quoted(text)} has ${derivations(count)} from ${rule} of ${revision}${shown}.`),
    ...drawn,
    reading === undefined ? '' : missing(reading),
  ].join('');
}

function missing({ derivations: count, index }: PickedReading): string {
  if (count === 0n) return '\nNone of them is the reading.\n';
  return index === undefined ? '\nThe reading is not among those shown.\n' : '';
}

function derivations(count: Count): string {
  if (count === 'infinite') return 'infinitely many derivations';
  return count === 1n ? 'one derivation' : `${count === 0n ? 'no' : String(count)} derivations`;
}

/**
 * Draws a tree, a line for each node with the text it covers. A chain of rules that cover the same text shares one
 * line. Subtrees that another tree has too are not drawn further but marked "…".
 */
function drawTree(tree: SyntaxNode, text: string, others: readonly SyntaxNode[] = []): string {
  const known = new Set(others.flatMap((other) => [...descendants(other)].map(signature)));
  const lines: string[] = [];
  const draw = (node: SyntaxNode, first: string, rest: string): void => {
    const chain = [node.rule];
    let at = node;
    for (let only = onlyChild(at); only !== undefined && !known.has(signature(at)); only = onlyChild(at)) {
      chain.push(only.rule);
      at = only;
    }
    const hidden = known.has(signature(at)) && at.children.length > 0;
    lines.push(
      `${first}${chain.join(' › ')}  ${word(text.slice(node.start, node.end))}${hidden ? ' …' : ''}\n`,
    );
    const children = hidden ? [] : at.children;
    children.forEach((child, i) => {
      const last = i === children.length - 1;
      draw(child, `${rest}${last ? '└ ' : '├ '}`, `${rest}${last ? '  ' : '│ '}`);
    });
  };
  draw(tree, '  ', '  ');
  return lines.join('');
}

function onlyChild({ start, end, children }: SyntaxNode): SyntaxNode | undefined {
  const [only] = children;
  return children.length === 1 && only?.start === start && only.end === end ? only : undefined;
}

/** Returns a key that equal subtrees share. */
function signature(node: SyntaxNode): string {
  return [...descendants(node)]
    .map(({ rule, start, end, children }) => `${rule} ${start} ${end} ${children.length}`)
    .join();
}
