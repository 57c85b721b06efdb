/** `explain`: what strings mean in one revision, in sentences, each with the section that says so. */

import type { Command } from 'commander';
import { blocksOn } from '../output/blocks.js';
import { columns } from '../output/columns.js';
import { attempt, failureJson, noteFailure, sayFailure } from '../failure.js';
import { loadRevision } from '../load-revision.js';
import { addNotes, printsJson, takesRevision } from '../input/options.js';
import { shown } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';
import { aboutTexts, takesTexts, textsOf } from '../input/texts.js';

interface Options {
  readonly revision?: string;
  readonly json?: true;
}

const about = `For the schemes that a document gives a form of their own, its sentences tell
what the parts mean: to which host and port to connect, as whom to log in,
which commands to send. Where a document leaves the schemes to others, the
sentences tell which component is which. --json has the parts as data, octets
as characters U+0000 to U+00FF.

${aboutTexts}`;

export function define(command: Command, terminal: Terminal): void {
  takesTexts(command, 'URL', 'the strings to explain');
  printsJson(takesRevision(command)).action((texts: readonly string[], options: Options) =>
    tell(texts, options, terminal),
  );
  addNotes(command, {
    about,
    exit: { 0: 'every string is derivable', 1: 'at least one is not, and means nothing' },
    examples: [
      "uri-revisions explain 'ftp://myname@host.dom/%2Fetc/motd' -r rfc1738",
      "uri-revisions explain 'gopher://h/7sel%09foo%09+view%20lang' -r rfc1738",
      'uri-revisions explain http://h:8080/a?b -r url-1993 --json | jq .parts',
    ],
  });
}

async function tell(texts: readonly string[], options: Options, terminal: Terminal): Promise<void> {
  const revision = await loadRevision(options.revision);
  const { bold, dim } = terminal.colours;
  const printBlock = blocksOn(terminal);
  for await (const text of textsOf(texts, terminal)) {
    const outcome = attempt(() => revision.explain(text));
    if (!outcome.ok) noteFailure(outcome.error, terminal);
    if (options.json) {
      const told = outcome.ok ? outcome.value : { error: failureJson(outcome.error) };
      await terminal.printJson({ revision: revision.id, text, ...told });
    } else if (outcome.ok) {
      const rows = outcome.value.sentences.map(({ section, text: sentence }) => [
        { lines: [section], paint: dim },
        { lines: [sentence] },
      ]);
      await printBlock(`${bold(shown(text))}\n${columns(rows, terminal.width)}`);
    } else sayFailure(outcome.error, terminal);
  }
}
