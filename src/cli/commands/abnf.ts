/** `abnf`: extracts the ABNF from the plain text of an RFC. */

import { declareCommand, option } from '../input/command.js';
import { visible } from '../../core/base/visible.js';
import { type ChosenSections, extractAbnf, type LeftRule, type TakenRule } from '../../study/index.js';
import { Misuse, Unreadable } from '../output/errors.js';
import { fileOf, wholeOf } from '../input/inputs.js';
import { decoded, decodedPartly } from '../input/lines.js';

const mebibyte = 2 ** 20;
const largest = 4 * mebibyte;

const about = `Prints the rules as the document prints them, from the first column, without
page furniture, prose and examples. If a rule is printed several times, the last
one is selected, because documents collect their ABNF at the end; --choose
selects another section, even one that looks like an example. Standard error
lists the selected lines, the lines that look like a rule but were omitted, with
the reason, and each definition of a rule with several versions.

FILE is the text of an RFC or an Internet-Draft, of at most ${largest / mebibyte} MiB.`;

export const command = declareCommand({
  arguments: [['<FILE>', 'the text, or "-"']],
  options: [option('--choose <RULE=SECTION,...>', 'the section of a rule, such as component=3.6')],
  about,
  topics: ['grammars'],
  exit: { 1: 'no ABNF is found' },
  examples: [
    'uri-revisions abnf rfc7230.txt > http.abnf',
    'uri-revisions abnf rfc5545.txt --choose component=3.6,boolean=3.3.2',
    'uri-revisions abnf rfc5646.txt | uri-revisions grammar --abnf -',
  ],
  run: async (file, { choose }, terminal) => {
    const chosen = choose === undefined ? {} : sectionsIn(choose);
    const bytes = await wholeOf(fileOf(file, terminal), largest);
    const text = decoded(bytes);
    if (text === undefined) {
      throw new Unreadable(file, new Error(`not UTF-8 at byte ${decodedPartly(bytes).offset}`));
    }
    const { abnf, taken, left } = extractAbnf(text, chosen);
    if (taken.length === 0) terminal.end(1);
    terminal.say(`${taken.length} ${taken.length === 1 ? 'rule' : 'rules'} selected`);
    for (const rule of taken) terminal.say(`  ${placeOf(rule)}: ${rule.name}`);
    if (left.length > 0) terminal.say(`${left.length} omitted`);
    for (const rule of left) terminal.say(`  ${placeOf(rule)}: ${rule.name}: ${rule.why}`);
    terminal.say(...several(taken, left));
    if (left.filter(({ why }) => why === 'no ABNF').length > taken.length) {
      terminal.say(
        'Most lines that look like rules are not ABNF: the text may use another notation, such as one with "|".',
      );
    }
    await terminal.print(abnf);
  },
});

/** Parses the chosen sections. @throws Misuse */
function sectionsIn(list: string): ChosenSections {
  return Object.fromEntries(
    list.split(',').map((pair) => {
      const [, name, section] = /^\s*([A-Za-z][A-Za-z0-9-]*)=([A-Z0-9.]*?)\.?\s*$/.exec(pair) ?? [];
      if (name === undefined || section === undefined)
        throw new Misuse(`--choose expects RULE=SECTION,..., not "${visible(pair)}"`);
      return [name, section];
    }),
  );
}

/** Lists the rules that are printed in several versions, each with all its places, the chosen one first. */
function several(taken: readonly TakenRule[], left: readonly LeftRule[]): readonly string[] {
  const others = left.filter(({ why }) => why === 'printed otherwise elsewhere');
  const told = taken.flatMap((rule) => {
    const same = others.filter(({ name }) => name.toLowerCase() === rule.name.toLowerCase());
    const places = [`${placeOf(rule)} (selected)`, ...same.map(placeOf)];
    return same.length === 0 ? [] : [`  ${rule.name}: ${places.join('; ')}`];
  });
  return told.length === 0
    ? []
    : ['Printed in several versions; --choose RULE=SECTION selects another:', ...told];
}

function placeOf({ from, to, section }: TakenRule): string {
  const where = from === to ? `line ${from}` : `lines ${from}-${to}`;
  return section === '' ? where : `${where}, section ${section}`;
}
