/** `explain`: the meaning of strings in one revision, in sentences that cite their sections. */

import { declareCommand } from '../input/command.js';
import { shared, fileOrText } from '../input/options.js';
import { textsArgument, textsOf } from '../input/texts.js';
import { blocksOn } from '../output/blocks.js';
import type { Explanation } from '../../core/reference/explain.js';
import { cells, columns } from '../output/columns.js';
import { attempt, printOutcome } from '../output/failure.js';
import { loadRevision } from '../documents/load-revision.js';
import { shown } from '../output/signs.js';

const about = `If the document defines the scheme, the sentences state what its parts mean: the
host and port to connect to, the user to log in as, the commands to send.
Otherwise they state which component is which. --json prints the parts as data,
with octets as characters U+0000 to U+00FF.`;

export const command = declareCommand({
  arguments: [textsArgument('URL', 'the strings to explain')],
  options: [...fileOrText('URL'), shared.revision, shared.json],
  about,
  examples: [
    "uri-revisions explain 'ftp://myname@host.dom/%2Fetc/motd' -r rfc1738",
    "uri-revisions explain 'gopher://h/7sel%09foo%09+view%20lang' -r rfc1738",
    'uri-revisions explain http://h:8080/a?b -r url-1993 --json | jq .parts',
  ],
  run: async (texts, options, terminal) => {
    const revision = await loadRevision(options.revision);
    const { bold, dim } = terminal.colours;
    const printBlock = blocksOn(terminal);
    for await (const text of textsOf(texts, options, terminal)) {
      const outcome = attempt(() => revision.explain(text));
      const print = ({ sentences }: Explanation): Promise<void> => {
        const rows = sentences.map(({ section, text: sentence }) => [
          ...cells([section], dim),
          ...cells([sentence]),
        ]);
        return printBlock(`${bold(shown(text))}\n${columns(rows, terminal.width)}`);
      };
      const asked = { revision: revision.id, text };
      await printOutcome(outcome, { asked, isJson: options.json, terminal, json: (value) => value, print });
    }
  },
});
