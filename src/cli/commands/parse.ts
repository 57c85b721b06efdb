/** `parse`: the reading of one string in one revision, as a tree and as components; in another grammar, as a tree. */

import type { Automaton } from '../../core/automaton/automaton.js';
import { stepsFrom } from '../../core/automaton/walk.js';
import { startForBase } from '../../core/reference/start-by-base.js';
import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { baseIsForDocuments, grammarOptions, regexOptions } from '../input/grammar-options.js';
import { shared } from '../input/options.js';
import { stopOf } from '../lines/verdict.js';
import { Misuse } from '../output/errors.js';
import type { Terminal } from '../output/terminal.js';
import { cells, columns } from '../output/columns.js';
import { componentRows } from '../../core/tree/component-rows.js';
import { isNoRevision, loadRevision, noteBase } from '../documents/load-revision.js';
import { emptySign, legend, shown } from '../output/signs.js';
import { drawTree, isCharacterIn, withoutCharacters, withTexts } from '../output/tree.js';

const about = `Each node's text is printed under its position in the string if the line is wide
enough. Nodes that contain only characters and escapes are collapsed; --all
expands them. In JSON, a node has its rule, its text and its span. Write --
before a string that begins with "-". For a grammar of your own or from the
shelf, the tree shows the first derivation; "derivations" lists all.`;

/** Number of rules deriving a refused string that are named; --json names all. */
const shownRules = 6;

const optionList = [
  shared.revision,
  shared.start,
  shared.base('start'),
  option('--all', 'show every node, including single characters'),
  ...grammarOptions,
  ...regexOptions,
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['<URL>', 'the string to parse']],
  options: optionList,
  about,
  examples: [
    "uri-revisions parse 'ftp://u:p@h:21/%2Fetc/motd;type=a' -r rfc1738",
    "uri-revisions parse '[2001:db8::7]' -r rfc2396bis-01 --start IPv6reference",
    'uri-revisions parse http://www.w3.org/ -r url-1997 --json | jq .components',
  ],
  run: async (text, options, terminal) => {
    const { revision: name } = options;
    if (name !== undefined && isNoRevision(name)) {
      await parseByGrammar(text, name, options, terminal);
      return;
    }
    const revision = await loadRevision(name);
    noteBase([revision], options.base, terminal);
    const start = options.start ?? startForBase(revision, options.base);
    const { tree: whole, components, production = [], error } = revision.read(text, { start });
    const asked = { revision: revision.id, start, text };
    if (whole === undefined || components === undefined) {
      terminal.end(1);
      const derivedBy = revision.rules
        .map(({ name }) => name)
        .filter((rule) => rule !== start && revision.accepts(text, { start: rule }));
      if (options.json) {
        await terminal.printJson({ ...asked, derivable: false, error: error?.toJSON(), derivedBy });
        return;
      }
      terminal.say(...(error?.message.split('\n') ?? []));
      sayOtherRules(derivedBy, terminal);
      return;
    }
    const tree = options.all ? whole : withoutCharacters(whole, isCharacterIn(revision));
    if (options.json) {
      await terminal.printJson({
        ...asked,
        derivable: true,
        production,
        components,
        tree: withTexts(tree, text),
      });
      return;
    }
    const { bold, dim } = terminal.colours;
    const rows = [
      ...(production.length > 0 ? [{ label: 'production', value: production.join(' > ') }] : []),
      ...componentRows(components).filter(({ value }) => value !== undefined),
    ].map(({ label, value }) => ({ label, value: shown(value) }));
    const signs = legend(new Set(rows.map(({ value }) => value).filter((value) => value === emptySign)));
    await terminal.print(
      [
        drawTree(tree, text, terminal.columns, { branch: dim, rule: bold }),
        columns(
          rows.map(({ label, value }) => [...cells([label], bold), ...cells([value])]),
          Infinity,
        ),
        ...(signs === '' ? [] : [`${dim(signs)}\n`]),
      ]
        .filter((part) => part !== '')
        .join('\n'),
    );
  },
});

function sayOtherRules(derivedBy: readonly string[], terminal: Terminal): void {
  if (derivedBy.length === 0) return;
  const more = derivedBy.length > shownRules ? ` and ${derivedBy.length - shownRules} more` : '';
  terminal.say(`Other rules derive it (--start RULE): ${derivedBy.slice(0, shownRules).join(', ')}${more}.`);
}

/** Shows the first derivation from a grammar that is no document's. @throws as readingGrammar */
async function parseByGrammar(
  text: string,
  name: string,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  if (options.base !== undefined) throw new Misuse(baseIsForDocuments);
  const [{ readingGrammar, studied }, { refusedBy, reportIfDeeper }, { firstDerivation }] = await Promise.all(
    [
      import('../documents/studies.js'),
      import('../documents/grammar-file.js'),
      import('../lines/compared-grammar.js'),
    ],
  );
  const grammar = await readingGrammar(name, options, terminal);
  const { revision, start, rules } = grammar;
  const asked = { revision, start, text };
  const error = stopOf(text, grammar.automaton(start));
  if (error !== undefined) {
    terminal.end(1);
    const derivedBy = rules.filter(
      (rule) => rule !== start && stopOf(text, grammar.automaton(rule)) === undefined,
    );
    if (options.json) await terminal.printJson({ ...asked, derivable: false, error, derivedBy });
    else {
      terminal.say(refusedBy(start, revision, error));
      sayOtherRules(derivedBy, terminal);
    }
    reportIfDeeper(grammar, text, terminal);
    return;
  }
  const { tree: whole, isOnly } = studied(() => firstDerivation(grammar, text));
  if (!isOnly) terminal.say('It has several derivations, and this is the first; "derivations" lists them.');
  const tree =
    options.all || grammar.scope !== undefined
      ? whole
      : withoutCharacters(whole, (rule) => isOfCharacters(grammar.automaton(rule)));
  if (options.json) {
    await terminal.printJson({ ...asked, derivable: true, tree: withTexts(tree, text) });
    return;
  }
  const { bold, dim } = terminal.colours;
  await terminal.print(drawTree(tree, text, terminal.columns, { branch: dim, rule: bold }));
}

/** Tests whether an automaton accepts only single characters and, after "%", texts as long as an escape. */
function isOfCharacters(automaton: Automaton): boolean {
  const percent = automaton.classOf('%'.charCodeAt(0));
  const continues = (state: number, more: number): boolean =>
    more === 0 || stepsFrom(automaton, state).some(([, next]) => continues(next, more - 1));
  return stepsFrom(automaton, automaton.initial).every(
    ([c, next]) => !continues(next, c === percent ? 3 : 1),
  );
}
