/** The rules of a grammar in a file as `grammar` shows them: a list with what is wrong, or one of them. */

import { visible } from '../../base/visible.js';
import { type BnfRule, type StudiedGrammar } from '../../study/index.js';
import { grammarIn } from '../input/grammar-file.js';
import type { GrammarOptions } from '../input/grammar-options.js';
import { references } from '../../study/bnf/bnf.js';
import { cells, columns } from './columns.js';
import { absentSign } from './signs.js';
import type { Terminal } from './terminal.js';

interface Options extends GrammarOptions {
  readonly json?: true;
}

/** A rule with the rules that it uses, and that use it. */
interface FileRule extends Pick<BnfRule, 'name' | 'origin' | 'printed'> {
  /** The line of the file, or the section that it is borrowed from. */
  readonly place: string;
  readonly uses: readonly string[];
  readonly usedBy: readonly string[];
}

/** Shows the grammar in a file, or a rule of it. @throws as grammarIn */
export async function showGrammarFile(
  file: string,
  name: string | undefined,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  const grammar = await grammarIn(file, options, name ?? options.start, terminal);
  const all = rulesOf(grammar);
  const shown = name === undefined ? all : all.filter((rule) => rule.name === grammar.start);
  const remarks = grammar.read?.remarks.filter(({ kind }) => kind !== 'derives nothing') ?? [];
  if (name === undefined) for (const { message } of remarks) terminal.say(...message.split('\n'));
  if (options.json) {
    for (const rule of shown) await terminal.printJson({ revision: grammar.revision, ...rule });
  } else if (name === undefined) await terminal.print(list(grammar, all, terminal));
  else for (const rule of shown) await terminal.print(description(rule, grammar, terminal));
}

function rulesOf({ bnf }: StudiedGrammar): readonly FileRule[] {
  const uses = new Map(bnf.rules.map(({ name, expression }) => [name, references(expression)]));
  const users = new Map<string, string[]>(bnf.rules.map(({ name }) => [name, []]));
  for (const [name, used] of uses) for (const other of used) users.get(other)?.push(name);
  return bnf.rules.map(({ name, origin, printed, section }) => ({
    name,
    origin,
    printed,
    place: section,
    uses: uses.get(name) ?? [],
    usedBy: users.get(name) ?? [],
  }));
}

function list({ start, read }: StudiedGrammar, rules: readonly FileRule[], terminal: Terminal): string {
  const { bold } = terminal.colours;
  const rows = rules.map(({ name, place }) => cells([name, visible(place), name === start ? 'start' : '']));
  const title = `${visible(read?.file ?? '')} (${read?.notation ?? ''}, ${rules.length} rules)`;
  return `${title}\n\n${columns([cells(['rule', 'place', ''], bold), ...rows], terminal.width)}`;
}

function description(rule: FileRule, { revision }: StudiedGrammar, terminal: Terminal): string {
  const { bold } = terminal.colours;
  const facts = [
    ['rule', rule.name],
    ['grammar', revision],
    ['place', visible(rule.place)],
    ['uses', rule.uses.join(', ')],
    ['used by', rule.usedBy.join(', ')],
  ] as const;
  const rows = facts.map(([label, value]) => [...cells([label], bold), ...cells([value || absentSign])]);
  const text = rule.printed.split('\n').map((line) => `  ${visible(line.replaceAll('\t', ' ').trimEnd())}\n`);
  return `${columns(rows, terminal.width)}\n${bold('printed')}\n${text.join('')}`;
}
