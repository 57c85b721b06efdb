/** `check`: a verdict for every line of files or standard input, or for texts given as arguments. */

import { type Command, Option } from 'commander';
import type { Revision } from '../../revision.js';
import type { UriSyntaxError } from '../../syntax/error.js';
import { visible } from '../../syntax/visible.js';
import { Unreadable } from '../errors.js';
import { type Input, inputOf, type InputOptions } from '../inputs.js';
import { decoded, decodedPartly, linesOf } from '../lines.js';
import { loadRevision } from '../load-revision.js';
import { addNotes, printsJson, takesRevision, takesStart } from '../options.js';
import { briefJson, reason } from '../refusal.js';
import { json, type Terminal } from '../terminal.js';

interface Options extends InputOptions {
  readonly revision?: string;
  readonly start?: string;
  readonly json?: true;
}

const about = `An INPUT is "-" for standard input (also when there is none), else a file if
one of that name exists, else a string to check itself. --file and --text settle
what it is, "./" before a name too; write -- before one that begins with "-".

A line ends with LF or CR LF, which is not part of it; nor is a byte order mark
before the first. Nothing else is tolerated: an empty line is the empty string,
and a line that is not UTF-8 is not derivable. Lines may be of any length;
memory is that of the longest.

Verdicts come in the order of the lines, and at once. Each is a line with tabs
between its fields: the place (only if there are several INPUTs), "derivable" or
"not derivable", the string, and the reason if it is not. In JSON: input and
line (from a file), text (base64 if it is not UTF-8), derivable, error. What
else could have come, and why, "uri-revisions parse" tells of a single string.`;

export function define(command: Command, terminal: Terminal): void {
  command.argument('[INPUT...]', 'files, "-", or strings');
  takesStart(takesRevision(command));
  command.addOption(new Option('--file', 'every INPUT is a file').conflicts('text'));
  command.addOption(new Option('--text', 'every INPUT is a string to check'));
  printsJson(command).action((inputs: readonly string[], options: Options) =>
    check(inputs, options, terminal),
  );
  addNotes(command, {
    about,
    exit: { 0: 'every string is derivable', 1: 'at least one is not' },
    examples: [
      'uri-revisions check seeds.txt -r rfc1738',
      'uri-revisions check http://a_b/ -r rfc2396bis-01 --start absolute-URI',
      "cut -f1 log.tsv | uri-revisions check -r url-1997 | grep -c '^not'",
    ],
  });
}

/** What is said of one string. */
interface Verdict {
  /** Where it stands; undefined for a string given as an argument. */
  readonly place: { readonly input: string; readonly line: number } | undefined;
  /** For a line that is not UTF-8, what can be shown of it. */
  readonly text: string;
  /** A line that is not UTF-8. */
  readonly bytes?: Uint8Array;
  readonly error?: UriSyntaxError | NotUtf8 | undefined;
}

/** A line that is no text: a byte that UTF-8 does not allow where it stands. */
interface NotUtf8 {
  readonly message: string;
  /** In bytes from 0. */
  readonly byteOffset: number;
}

async function check(names: readonly string[], options: Options, terminal: Terminal): Promise<void> {
  const revision = await loadRevision(options.revision);
  // An unknown rule is misuse, even where there is nothing to check.
  const { name: start } = revision.rule(options.start ?? revision.start);
  const line = options.json ? jsonLine : textLine(terminal, names.length > 1);
  for (const name of names.length > 0 ? names : ['-']) {
    try {
      const input = await inputOf(name, options, () => terminal.stdin);
      if (input.kind === 'text' && !options.text && !name.includes(':')) {
        terminal.say(
          `note: no file is called "${visible(name)}", so it is checked as a string (--text says so)`,
        );
      }
      for await (const verdicts of verdictsOn(input, revision, start)) {
        if (verdicts.some(({ error }) => error !== undefined)) terminal.end(1);
        await terminal.print(verdicts.map(line).join(''));
      }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      terminal.say(`error: ${error.message}`);
      terminal.end(2);
    }
  }
}

/** The verdicts on an input, as many at a time as can be told. */
async function* verdictsOn(
  input: Input,
  revision: Revision,
  start: string,
): AsyncGenerator<readonly Verdict[]> {
  const errorOf = (text: string): UriSyntaxError | undefined => {
    const result = revision.safeParse(text, { start });
    return result.ok ? undefined : result.error;
  };
  if (input.kind === 'text') {
    const { text } = input;
    yield [{ place: undefined, text, error: errorOf(text) }];
    return;
  }
  let line = 0;
  for await (const lines of linesOf(input.chunks())) {
    yield lines.map((bytes): Verdict => {
      const place = { input: input.name, line: ++line };
      const text = decoded(bytes);
      return text === undefined ? notUtf8(place, bytes) : { place, text, error: errorOf(text) };
    });
  }
}

function notUtf8(place: Verdict['place'], bytes: Uint8Array): Verdict {
  const { text, offset } = decodedPartly(bytes);
  const message = `not UTF-8, at byte ${offset}`;
  return { place, text, bytes, error: { message, byteOffset: offset } };
}

function textLine(terminal: Terminal, isPlaced: boolean): (verdict: Verdict) => string {
  const { green, red } = terminal.colours;
  return ({ place, text, error }) => {
    const where = place === undefined ? '' : `${visible(place.input)}:${place.line}`;
    const fields = [
      ...(isPlaced ? [where] : []),
      error ? red('not derivable') : green('derivable'),
      visible(text),
    ];
    if (error !== undefined) fields.push('byteOffset' in error ? error.message : reason(error));
    return `${fields.join('\t')}\n`;
  };
}

function jsonLine({ place, text, bytes, error }: Verdict): string {
  const what = bytes === undefined ? { text } : { base64: Buffer.from(bytes).toString('base64') };
  const why = error === undefined || 'byteOffset' in error ? error : briefJson(error);
  return `${json({ ...place, ...what, derivable: error === undefined, error: why })}\n`;
}
