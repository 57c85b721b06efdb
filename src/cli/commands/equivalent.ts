/**
 * `equivalent`: tests whether two strings are equivalent in one revision, and reports the level that
 * decides.
 */

import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { levelOption, levelOf } from '../documents/level.js';
import type { Equivalence } from '../../core/reference/equivalence.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { pointer, visible } from '../../core/base/visible.js';
import { attempt, printOutcome } from '../output/failure.js';
import { loadRevision } from '../documents/load-revision.js';
import type { Terminal } from '../output/terminal.js';

const about = `Compares the strings, then their normal forms at each level (RFC 3986, 6.2). It
prints the first level at which they are equal, with that form and its sections.
If the document prefers neither of two equivalent forms, as with %7e and ~ in
RFC 2396 (2.4.2), "equivalent" maps one to the other, but "normalize" keeps
both. Strings that differ at every level may still identify the same resource,
which syntax cannot decide.`;

export const command = declareCommand({
  arguments: [
    ['<A>', 'a string'],
    ['<B>', 'another string'],
  ],
  options: [
    shared.revision,
    levelOption,
    option('--base <URL>', 'resolve both against this URL first (rfc2396bis-01 and later)'),
    option('--no-fragments', 'ignore fragments, as before a retrieval (6.1)'),
    shared.json,
  ],
  about,
  exit: { 1: 'they are not equivalent, or a string is not derivable' },
  examples: [
    'uri-revisions equivalent eXAMPLE://a/./%7a example://a/%7A -r rfc2396bis-01',
    'uri-revisions equivalent http://h/ http://h:80/ -r url-1997 --level case',
    'uri-revisions equivalent b#c /b -r rfc3986 --base http://h/ --no-fragments',
  ],
  run: async (a, b, options, terminal) => {
    const revision = await loadRevision(options.revision);
    const level = levelOf(options.level);
    const outcome = attempt(() =>
      revision.equivalent(a, b, { level, base: options.base, fragments: options.fragments }),
    );
    if (outcome.ok && !outcome.value.equal) terminal.end(1);
    await printOutcome(outcome, {
      asked: { revision: revision.id, a, b },
      isJson: options.json,
      terminal,
      json: (equivalence) => equivalence,
      print: (equivalence) => terminal.print(verdict(equivalence, revision.id, terminal)),
    });
  },
});

function verdict(
  { equal, level, normalized, sections, difference = 0 }: Equivalence,
  id: RevisionId,
  { colours }: Terminal,
): string {
  const { bold, dim, green, red } = colours;
  const [a, b] = normalized;
  if (equal) {
    const cited = sections.length === 0 ? '' : dim(`sections: ${sections.join('; ')}\n`);
    return `${bold(green('equivalent'))} in ${id}, at level ${level}\n${visible(a)}\n${cited}`;
  }
  const [first = ''] = pointer(a, difference).split('\n');
  return `${bold(red('not equivalent'))} in ${id}, up to level ${level}; they first differ at offset ${difference}\n${first}\n${pointer(b, difference)}\n`;
}
