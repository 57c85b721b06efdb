/** `build`: builds one reference from its components, by one revision. */

import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { knownName } from '../../core/base/unknown-name.js';
import type { SchemeFields } from '../../core/reference/build.js';
import { Misuse } from '../output/errors.js';
import { attempt, printOutcome } from '../output/failure.js';
import { loadRevision } from '../documents/load-revision.js';
import { warnIfForbidden } from './fix.js';

const charsets = ['latin1', 'utf-8'] as const;

const about = `Each component is escaped for its place, then all are joined. Omit a component
to leave it out together with its separator. An empty value adds an empty
component: --query ''. --segment gives the path as data, one segment at a time:
a slash in it becomes %2F. Start with --segment '' for an absolute path.
--fields expects the fields of a scheme in RFC 1738, like "parts" in "explain
--json", with octets as characters U+0000 to U+00FF. Omit fields that others
determine.

The result parses to the same components. Input that would parse differently is
rejected; the error names the component that would differ.`;

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
    option('--host <NAME>', 'the host; write an IPv6 address in brackets'),
    option('--port <N>', 'the port'),
    option('--path <TEXT>', 'the path, with its slashes', { excludes: ['segment'] }),
    option('--segment <TEXT>', 'a segment of the path, as data; may be given several times', {
      repeats: true,
    }),
    option('--query <TEXT>', 'the query'),
    option('--fragment <TEXT>', 'the fragment'),
    option('--fields <JSON>', 'the fields of a scheme, in place of components', {
      excludes: [
        'authority',
        'user',
        'password',
        'host',
        'port',
        'path',
        'segment',
        'query',
        'fragment',
        'scheme',
        'data',
        'charset',
      ],
    }),
    option('--data', 'components are data: also escape "%" and reserved characters'),
    option('--charset <CHARSET>', 'encoding beyond US-ASCII', { known: charsets }),
    shared.json,
  ],
  about,
  exit: { 1: 'the document does not derive the reference' },
  examples: [
    "uri-revisions build -r rfc3986 --scheme urn --segment 'example:a/b'",
    'uri-revisions build -r rfc3986 --path //h/a',
    `uri-revisions build -r rfc1738 --fields '{"scheme":"news","form":"all"}'`,
  ],
  run: async ({ revision: id, segment, path, fields, data, charset, json, ...parts }, terminal) => {
    const revision = await loadRevision(id);
    const components = {
      ...parts,
      ...(segment !== undefined ? { path: segment } : path !== undefined && { path }),
    };
    const given = fields === undefined ? components : fieldsIn(fields);
    if (Object.keys(given).length === 0)
      throw new Misuse('no component is given; write --path "" for an empty reference');
    const options = {
      data,
      charset: charset === undefined ? undefined : knownName('charset', charset, charsets),
    };
    const outcome = attempt(() => {
      try {
        return revision.build(given, options);
      } catch (error) {
        if (fields === undefined || !(error instanceof TypeError)) throw error;
        throw new Misuse(error.message.replace('build: the parts', '--fields'));
      }
    });
    await printOutcome(outcome, {
      asked: { revision: revision.id, components: given },
      isJson: json,
      terminal,
      json: (text) => ({ text }),
      print: (text) => terminal.print(`${terminal.result(text)}\n`),
    });
    if (outcome.ok) warnIfForbidden(revision, outcome.value, terminal);
  },
});

/** Parses the fields. @throws Misuse if they are not a JSON object with a scheme */
function fieldsIn(json: string): SchemeFields {
  const misuse = new Misuse('--fields expects a JSON object with a scheme, like "parts" of "explain --json"');
  let fields: unknown;
  try {
    fields = JSON.parse(json);
  } catch {
    throw misuse;
  }
  if (
    typeof fields === 'object' &&
    fields !== null &&
    'scheme' in fields &&
    typeof fields.scheme === 'string'
  )
    return fields as SchemeFields;
  throw misuse;
}
