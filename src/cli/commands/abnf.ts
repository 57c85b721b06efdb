/** `abnf`: the ABNF in the plain text of an RFC. */

import { declareCommand } from '../input/command.js';
import { extractAbnf } from '../../study/index.js';
import { Unreadable } from '../output/errors.js';
import { fileOf, wholeOf } from '../input/inputs.js';
import { decoded, decodedPartly } from '../input/lines.js';

const mebibyte = 2 ** 20;
const largest = 4 * mebibyte;

const about = `What begins as a rule and can be read as one is written to standard output, as
it is printed, from the first column; page furniture, prose and examples are
left out. Of a rule that is printed several times the last is taken, as
documents collect their ABNF at the end. Standard error tells which lines were
taken, and what looked like a rule and was left, with the reason.

FILE is the text of an RFC or an Internet-Draft, "-" standard input, of at most
${largest / mebibyte} MiB. What is written can be studied: "uri-revisions grammar --abnf -".`;

export const command = declareCommand({
  arguments: [['<FILE>', 'the text, or "-"']],
  options: [],
  about,
  exit: { 0: 'there is ABNF', 1: 'there is none' },
  examples: [
    'uri-revisions abnf rfc7230.txt > http.abnf',
    'uri-revisions abnf rfc5646.txt | uri-revisions grammar --abnf -',
  ],
  run: async (file, _options, terminal) => {
    const bytes = await wholeOf(fileOf(file, terminal), largest);
    const text = decoded(bytes);
    if (text === undefined) {
      throw new Unreadable(file, new Error(`not UTF-8, at byte ${decodedPartly(bytes).offset}`));
    }
    const { abnf, taken, left } = extractAbnf(text);
    if (taken.length === 0) terminal.end(1);
    terminal.say(`${taken.length} ${taken.length === 1 ? 'rule' : 'rules'} taken`);
    for (const { name, from, to } of taken) terminal.say(`${lines(from, to)}: ${name}`);
    if (left.length > 0) terminal.say(`${left.length} left`);
    for (const { name, from, to, why } of left) terminal.say(`${lines(from, to)}: ${name}: ${why}`);
    if (left.filter(({ why }) => why === 'no ABNF').length > taken.length) {
      terminal.say(
        'Most that looks like a rule is no ABNF: the text may be in another notation, such as one with "|".',
      );
    }
    await terminal.print(abnf);
  },
});

function lines(from: number, to: number): string {
  return from === to ? `  line ${from}` : `  lines ${from}-${to}`;
}
