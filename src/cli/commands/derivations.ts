/**
 * `derivations`: the number of derivations of a string from the BNF, the first of them, and which one is the reading.
 */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOptions, isGrammar } from '../input/grammar-options.js';
import { automatonOf, derivations, formatDerivations, jsonable } from '../../study/index.js';
import { stopOf } from '../lines/verdict.js';
import { refusedBy, reportIfDeeper } from '../documents/grammar-file.js';
import { studied, type StudiedLanguage, studiedLanguage, studiedRule } from '../documents/studies.js';
import type { Terminal } from '../output/terminal.js';

/** The longest string whose trees are drawn: some rules nest as deep as the string is long. */
const maxDrawnLength = 500;

const about = `Derivations are listed in the order of the BNF's alternatives, each as a tree.
"a › b" means that a derives b alone; "…" hides a subtree that another of the
trees also has; literals of the BNF are not drawn. "The reading" is the
derivation that the document's policy picks and "parse" shows. The count is
exact; in JSON it is a string. No tree is drawn for strings of more than
${maxDrawnLength} characters.`;

const optionList = [
  shared.revision,
  shared.start,
  option('--most <N>', 'draw at most N derivations', { range: [0, 1000], byDefault: 5 }),
  ...grammarOptions,
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['<TEXT>', 'the string']],
  options: optionList,
  about,
  examples: [
    'uri-revisions derivations http://h -r url-1997',
    'uri-revisions derivations 1.2.3.4 -r rfc3986 --start host',
    'uri-revisions derivations http://a.b/ -r url-1993 --json | jq -r .count',
  ],
  run: async (text, options, terminal) => {
    const most = text.length > maxDrawnLength ? 0 : options.most;
    if (options.revision !== undefined && isGrammar(options.revision)) {
      await showOfFile(
        text,
        await studiedLanguage(options.revision, undefined, options, terminal),
        most,
        options,
        terminal,
      );
      return;
    }
    const { document, revision, rule } = await studiedRule(options.revision, options.start);
    const parsed = document.safeParse(text, { start: rule });
    if (!parsed.ok) {
      terminal.end(1);
      if (options.json) {
        const none = { revision, rule, text, count: '0', first: [] };
        await terminal.printJson({ ...none, error: parsed.error.toJSON() });
      } else terminal.say(...parsed.error.message.split('\n'));
      return;
    }
    const found = studied(() => derivations(text, { revision, rule }, { most }));
    await (options.json ? terminal.printJson(jsonable(found)) : terminal.print(formatDerivations(found)));
  },
});

/** Shows the derivations from a grammar in a file, which has no reading. */
async function showOfFile(
  text: string,
  of: StudiedLanguage,
  most: number,
  { json }: Options,
  terminal: Terminal,
): Promise<void> {
  const error = stopOf(
    text,
    studied(() => automatonOf(of)),
  );
  if (error !== undefined) {
    terminal.end(1);
    const { called: revision, rule } = of;
    const none = { revision, rule, text, count: '0', first: [] };
    if (json) await terminal.printJson({ ...none, error });
    else terminal.say(refusedBy(rule, revision, error));
    reportIfDeeper(of.revision, text, terminal);
    return;
  }
  const found = studied(() => derivations(text, of, { most }));
  await (json ? terminal.printJson(jsonable(found)) : terminal.print(formatDerivations(found)));
}
