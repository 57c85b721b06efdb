/** The commands: their names, which are those of their files, and their summaries in help. */

import { commands as ofWings } from '../../generated/wings/commands.js';
import type { Command } from './input/command.js';

/** The module of a command. */
interface CommandFile {
  readonly command: Command;
}

/** Summaries of the commands that belong to no wing. */
const own = {
  'Everyday:': {
    compare: 'show how each specification reads a URL',
    parse: 'show the syntax tree and the components of a URL',
    check: 'check URLs, or the lines of files, against a grammar',
    fix: 'percent-encode characters that a document does not allow raw',
    migrate: 'show which URLs two revisions read differently, and why',
  },
  'Strings:': {
    findings: "report rules in a document's prose that concern a URL",
    clean: 'remove wrappers, "URL:" and white space from pasted references',
    build: 'build a reference from components, each escaped for its place',
    explain: 'explain what strings mean, citing sections of the document',
  },
  'References:': {
    resolve: 'resolve references against a base, in one or more revisions',
    normalize: 'normalize strings step by step',
    equivalent: 'decide whether two strings are equivalent, and why',
    escape: 'encode text for a component, or decode it',
    'to-uri': 'map IRIs to URIs: characters beyond US-ASCII become escapes',
    'to-iri': 'map URIs to IRIs: escapes become characters',
    find: 'find references in running text',
  },
  'Grammars:': {
    grammar: 'show a rule as printed, corrected and transcribed; list rules',
    abnf: 'extract the ABNF from the plain text of an RFC',
    prove: "prove that transcriptions accept the documents' languages",
    transcribe: 'convert a BNF to a PEG, with a proof of each rule',
    generate: 'generate a typed parser (TypeScript) from a grammar',
    diff: 'show how each rule changed between two revisions',
    relation: 'decide how the languages of two rules relate',
    matrix: 'compare every component or rule across revisions',
    alphabet: 'show which characters may occur in each component',
    count: 'count the strings that a rule derives, by length',
    ambiguity: 'find ambiguous rules, each with a shortest ambiguous string',
    derivations: `draw a string's derivations, and mark the one that "parse" shows`,
    sample: 'generate strings of a rule: random, a cover or near misses',
    suite: 'generate test cases that detect every fault of a rule',
    strength: 'measure which faults a list of test cases detects',
    lint: 'find defects in a PEG, such as alternatives that never match',
    trace: 'show step by step how the PEG of a rule matches a string',
    diagram: 'draw a rule as a railroad diagram (SVG), or its automaton',
    table: 'write a state table with which other programs check strings',
    revisions: 'list the revisions',
  },
  'Other parsers:': {},
  'Learning:': {
    serve: 'serve the teaching page, or write it for another web server',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Summaries by the name of the command, in the order of help, under the headings of help. */
export const commandGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(own).map(([heading, summaries]) => {
    const those = Object.entries(ofWings).filter(([, { group }]) => group === heading);
    return [
      heading,
      { ...summaries, ...Object.fromEntries(those.map(([name, { summary }]) => [name, summary])) },
    ];
  }),
);

export const commandNames = Object.values(commandGroups).flatMap((summaries) => Object.keys(summaries));

/** Loads a single command. @param name one of `commandNames` */
export async function loadCommand(name: string): Promise<CommandFile> {
  return (await (ofWings[name]?.load() ?? import(`./commands/${name}.js`))) as CommandFile;
}
