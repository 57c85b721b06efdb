/** `clean`: removes what surrounds and breaks typed or copied references in text. */

import { declareCommand } from '../input/command.js';
import { shared, fileOrText } from '../input/options.js';
import { stringsArgument, textsOf } from '../input/texts.js';
import { quoted } from '../../core/base/visible.js';
import { attempt, printOutcome } from '../output/failure.js';
import { loadRevision } from '../documents/load-revision.js';
import { blocksOn } from '../output/blocks.js';
import { cells, columns } from '../output/columns.js';

const about = `Removes what surrounds a URL in text: "<" and ">", quotation marks, the prefix
"URL:", spaces and line breaks (Appendix E of RFC 2396 and url-1997, Appendix C
of RFC 3986, appendix of RFC 1738). A hyphen before a line break stays and is
reported. Nothing is escaped: "fix" does that.`;

export const command = declareCommand({
  arguments: [stringsArgument('TEXT', 'typed or copied text')],
  options: [...fileOrText('TEXT'), shared.revision, shared.json],
  about,
  examples: [
    "uri-revisions clean '<URL:http://h.d/a>' -r rfc3986",
    'uri-revisions clean \' "http://h.d/a b" \' -r rfc2396 --json',
  ],
  run: async (texts, options, terminal) => {
    const revision = await loadRevision(options.revision);
    const printBlock = blocksOn(terminal);
    for await (const text of textsOf(texts, { ...options, strings: true }, terminal)) {
      const outcome = attempt(() => revision.clean(text));
      const isDerivable = outcome.ok && revision.accepts(outcome.value.text);
      if (!isDerivable) terminal.end(1);
      await printOutcome(outcome, {
        asked: { revision: revision.id, text },
        isJson: options.json,
        terminal,
        json: ({ text: cleaned, changes, section }) => ({
          cleaned,
          changes,
          section,
          derivable: isDerivable,
        }),
        print: async ({ text: cleaned, changes, section }) => {
          const rows = changes.map(({ offset, found, kind, remark }) =>
            cells([String(offset), quoted(found), kind, section, remark ?? '']),
          );
          const heading = cells(['offset', 'found', 'is', 'section', ''], terminal.colours.bold);
          const table = rows.length === 0 ? '' : columns([heading, ...rows], terminal.width);
          await printBlock(`${terminal.colours.bold(terminal.result(cleaned))}\n${table}`);
        },
      });
      if (outcome.ok && !isDerivable)
        terminal.say(`note: ${quoted(outcome.value.text)} is not derivable (${revision.id})`);
    }
  },
});
