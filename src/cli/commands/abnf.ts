/** `abnf`: extracts the ABNF from the plain text of an RFC. */

import { declareCommand, option } from '../input/command.js';
import { visible } from '../../core/base/visible.js';
import {
  type ChosenSections,
  extractAbnf,
  type OmittedBlock,
  type ExtractedRule,
  GrammarError,
  readGrammar,
  RecursionError,
} from '../../study/index.js';
import { Misuse, Unreadable } from '../output/errors.js';
import { fileOf, readWhole } from '../input/inputs.js';
import { decoded, decodedPartly } from '../input/lines.js';

const mebibyte = 2 ** 20;
const maxFileBytes = 4 * mebibyte;

const about = `Prints the rules as the document prints them, unindented, without page headers,
footers, prose or examples. If a rule is printed several times, the last one is
selected, because documents collect their ABNF at the end; --choose selects
another section, even one that looks like an example. Standard error lists the
selected lines, the lines that look like a rule but were omitted, with the
reason, and each definition of a rule with several versions.

FILE is the text of an RFC or an Internet-Draft, of at most ${maxFileBytes / mebibyte} MiB.`;

export const command = declareCommand({
  arguments: [['<FILE>', 'the text, or "-"']],
  options: [option('--choose <RULE=SECTION,...>', 'the section of a rule, such as component=3.6')],
  about,
  topics: ['grammars'],
  exit: { 1: 'no ABNF is found, or a selected rule uses a rule that is not ABNF' },
  examples: [
    'uri-revisions abnf rfc7230.txt > http.abnf',
    'uri-revisions abnf rfc5545.txt --choose component=3.6,boolean=3.3.2',
    'uri-revisions abnf rfc5646.txt | uri-revisions grammar --abnf -',
  ],
  run: async (file, { choose }, terminal) => {
    const chosen = choose === undefined ? {} : sectionsIn(choose);
    const bytes = await readWhole(fileOf(file, terminal), maxFileBytes);
    const text = decoded(bytes);
    if (text === undefined) {
      throw new Unreadable(file, new Error(`not UTF-8 at byte ${decodedPartly(bytes).offset}`));
    }
    const { abnf, extracted, omitted } = extractAbnf(text, chosen);
    if (extracted.length === 0) terminal.end(1);
    terminal.say(`${extracted.length} ${extracted.length === 1 ? 'rule' : 'rules'} selected`);
    for (const rule of extracted) terminal.say(`  ${placeOf(rule)}: ${rule.name}`);
    if (omitted.length > 0) terminal.say(`${omitted.length} omitted`);
    for (const rule of omitted) {
      const { reason, fault, isMissing } = rule;
      const need = isMissing ? '; selected rules need it' : '';
      const why = fault && `: line ${fault.line}, column ${fault.column}: ${fault.problem}`;
      terminal.say(`  ${placeOf(rule)}: ${rule.name}: ${reason}${need}${why ?? ''}`);
      if (isMissing) terminal.end(1);
    }
    terminal.say(...several(extracted, omitted));
    if (omitted.filter(({ reason }) => reason === 'no ABNF').length > extracted.length) {
      terminal.say(
        'Most lines that look like rules are not ABNF: the text may use another notation, such as one with "|".',
      );
    }
    await terminal.print(abnf);
    // Rules of other documents are usual in an RFC, so the exit code stays.
    const fault = terminal.exitCode === 0 ? faultIn(abnf) : undefined;
    if (fault !== undefined)
      terminal.say(...`warning: the result alone cannot be read: ${fault}`.split('\n'));
  },
});

/** Returns why a grammar cannot be read; recursion is no fault. */
function faultIn(abnf: string): string | undefined {
  try {
    readGrammar(abnf, { file: 'result', notation: 'abnf' });
  } catch (error) {
    if (error instanceof RecursionError) return undefined;
    if (error instanceof GrammarError) return error.message;
    throw error;
  }
  return undefined;
}

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
function several(taken: readonly ExtractedRule[], left: readonly OmittedBlock[]): readonly string[] {
  const others = left.filter(({ reason }) => reason === 'printed otherwise elsewhere');
  const variants = taken.flatMap((rule) => {
    const same = others.filter(({ name }) => name.toLowerCase() === rule.name.toLowerCase());
    const places = [`${placeOf(rule)} (selected)`, ...same.map(placeOf)];
    return same.length === 0 ? [] : [`  ${rule.name}: ${places.join('; ')}`];
  });
  return variants.length === 0
    ? []
    : ['Printed in several versions; --choose RULE=SECTION selects another:', ...variants];
}

function placeOf({ from, to, section }: ExtractedRule): string {
  const where = from === to ? `line ${from}` : `lines ${from}-${to}`;
  return section === '' ? where : `${where}, section ${section}`;
}
