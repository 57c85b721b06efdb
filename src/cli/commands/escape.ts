/** `escape`: encodes text or data for a role of one revision, and decodes it. */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared, fileOrText } from '../input/options.js';
import { stringsArgument, textsOf } from '../input/texts.js';
import { EscapeError } from '../../core/reference/error.js';
import { showOctets } from '../../core/reference/schemes/octets.js';
import type { Revision } from '../../core/revision.js';
import { pointer, visible } from '../../core/base/visible.js';
import { knownName } from '../../core/base/unknown-name.js';
import { Misuse } from '../output/errors.js';
import { attempt, printOutcome } from '../output/failure.js';
import { loadRevision } from '../documents/load-revision.js';

const operations = ['encode', 'decode'] as const;
const charsets = ['latin1', 'utf-8'] as const;

const about = `ROLE is a component that the revision has: scheme, user, password, host, port,
path, segment, query, fragment or authority. Its rule decides which characters
must be escaped, and which must not.

"encode" treats TEXT as part of a URL and keeps its escapes and delimiters; with
--data, it also escapes "%" and the characters reserved in the role. "decode"
prints the octets in double quotes, with \\xHH for octets that are not printable
US-ASCII; with --charset, it prints text. %00, %2F and %25 stay escaped without
--all.`;

const optionList = [
  ...fileOrText('TEXT'),
  shared.revision,
  option('--data', 'encode: TEXT is data, not part of a URL', { excludes: ['all'] }),
  option('--all', 'decode: also decode %00, %2F and %25'),
  option('--charset <CHARSET>', 'encoding beyond US-ASCII', { known: charsets }),
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [
    ['<OPERATION>', 'the operation', operations],
    ['<ROLE>', 'the component of TEXT'],
    stringsArgument('TEXT', 'the texts'),
  ],
  options: optionList,
  about,
  examples: [
    "uri-revisions escape encode segment 'a/b c' -r rfc1738",
    'uri-revisions escape encode query --data "a&b=é" -r url-1993 --charset latin1',
    "uri-revisions escape decode path 'a%00%E9%2F' -r url-1993 --all",
  ],
  run: async (name, role, texts, options, terminal) => {
    const revision = await loadRevision(options.revision);
    const operation = knownName('operation', name, operations);
    const perform = { encode: encoder, decode: decoder }[operation](revision, role, options);
    for await (const text of textsOf(texts, { ...options, strings: true }, terminal)) {
      const outcome = attempt(() => perform(text));
      await printOutcome(outcome, {
        asked: { revision: revision.id, role, text },
        isJson: options.json,
        terminal,
        json: (value) => outcomeJson(operation, value),
        print: (value) => terminal.print(`${shownOutcome(value)}\n`),
      });
      if (!outcome.ok && outcome.error instanceof EscapeError && !options.json) {
        terminal.say(...pointer(text, outcome.error.offset).split('\n'));
      }
    }
  },
});

type Perform = (text: string) => string | Uint8Array;

/** Returns the encoder. @throws Misuse, UnknownNameError */
function encoder(revision: Revision, role: string, { data, all, charset }: Options): Perform {
  if (all) throw new Misuse('--all is for decode');
  const options = { data, charset: charsetOf(charset) };
  return (text) => revision.encode(text, role, options);
}

/** Returns the decoder. @throws Misuse, UnknownNameError */
function decoder(revision: Revision, role: string, { data, all, charset }: Options): Perform {
  if (data) throw new Misuse('--data is for encode');
  const options = { role, all, charset: charsetOf(charset) };
  return (text) => revision.decode(text, options);
}

function charsetOf(name: string | undefined): (typeof charsets)[number] | undefined {
  return name === undefined ? undefined : knownName('charset', name, charsets);
}

function shownOutcome(outcome: string | Uint8Array): string {
  return typeof outcome === 'string' ? visible(outcome) : showOctets(Buffer.from(outcome).toString('latin1'));
}

function outcomeJson(operation: (typeof operations)[number], outcome: string | Uint8Array): object {
  if (typeof outcome !== 'string') return { base64: Buffer.from(outcome).toString('base64') };
  return operation === 'encode' ? { encoded: outcome } : { decoded: outcome };
}
