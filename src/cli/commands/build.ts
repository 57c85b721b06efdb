/** `build`: one reference from its components, by one revision. */

import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { knownName } from '../../core/base/unknown-name.js';
import { visible } from '../../core/base/visible.js';
import { Misuse } from '../output/errors.js';
import { attempt, tellOutcome } from '../output/failure.js';
import { loadRevision } from '../documents/load-revision.js';

const charsets = ['latin1', 'utf-8'] as const;

const about = `Escapes each component for its role, then joins them: in a whole reference, data
and delimiters can no longer be told apart. A component that is left out is
absent, with its separator; --query '' gives an empty one. --segment gives the
path as data, one segment after the other: a slash within becomes %2F. Start
with --segment '' for an absolute path.

The result reads back as the same components. What the document would read
otherwise is refused, with the component that would be another.`;

export const command = declareCommand({
  arguments: [],
  options: [
    shared.revision,
    option('--scheme <NAME>', 'the scheme'),
    option('--authority <TEXT>', 'the whole authority, instead of user, password, host and port', {
      excludes: ['user', 'password', 'host', 'port'],
    }),
    option('--user <TEXT>', 'the user'),
    option('--password <TEXT>', 'the password'),
    option('--host <NAME>', 'the host; an address of IPv6 in brackets'),
    option('--port <N>', 'the port'),
    option('--path <TEXT>', 'the path, with its slashes', { excludes: ['segment'] }),
    option('--segment <TEXT>', 'a segment of the path, as data; may be given several times', {
      repeats: true,
    }),
    option('--query <TEXT>', 'the query'),
    option('--fragment <TEXT>', 'the fragment'),
    option('--data', 'all components are data: "%" and reserved characters are escaped too'),
    option('--charset <CHARSET>', 'how characters beyond US-ASCII are encoded', { known: charsets }),
    shared.json,
  ],
  about,
  exit: { 0: 'built', 1: 'the document has no such reference' },
  examples: [
    "uri-revisions build -r rfc3986 --scheme urn --segment 'example:a/b'",
    "uri-revisions build -r rfc1738 --scheme ftp --user 'u@x' --host h.d --path a",
    'uri-revisions build -r rfc3986 --path //h/a',
  ],
  run: async ({ revision: id, segment, path, data, charset, json, ...parts }, terminal) => {
    const revision = await loadRevision(id);
    const given = {
      ...parts,
      ...(segment !== undefined ? { path: segment } : path !== undefined && { path }),
    };
    if (Object.keys(given).length === 0)
      throw new Misuse('no component is given; an empty reference is --path ""');
    const options = {
      data,
      charset: charset === undefined ? undefined : knownName('charset', charset, charsets),
    };
    const outcome = attempt(() => revision.build(given, options));
    await tellOutcome(outcome, {
      asked: { revision: revision.id, components: given },
      isJson: json,
      terminal,
      json: (text) => ({ text }),
      print: (text) => terminal.print(`${visible(text)}\n`),
    });
  },
});
