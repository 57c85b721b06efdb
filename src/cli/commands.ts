/** The commands: a name, what help says of it, and the file that is loaded when it is called. */

import type { Command } from 'commander';
import type { Terminal } from './output/terminal.js';

/** What a command's file exports: how the command is called, and what it then does. */
export interface CommandModule {
  readonly define: (command: Command, terminal: Terminal) => void;
}

export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<CommandModule>;
}

/** In the order of help, under the headings of help. */
export const commandGroups: readonly {
  readonly heading: string;
  readonly commands: readonly CommandEntry[];
}[] = [
  {
    heading: 'Strings:',
    commands: [
      {
        name: 'parse',
        summary: 'show the syntax tree and the components of a string in one revision',
        load: () => import('./commands/parse.js'),
      },
      {
        name: 'compare',
        summary: 'compare what the revisions say about a string, side by side',
        load: () => import('./commands/compare.js'),
      },
      {
        name: 'check',
        summary: 'tell whether each line of a file is derivable in one revision',
        load: () => import('./commands/check.js'),
      },
      {
        name: 'findings',
        summary: 'tell what the prose of one revision says about strings beyond its grammar',
        load: () => import('./commands/findings.js'),
      },
      {
        name: 'explain',
        summary: 'explain what strings mean in one revision, citing its sections',
        load: () => import('./commands/explain.js'),
      },
    ],
  },
  {
    heading: 'References:',
    commands: [
      {
        name: 'resolve',
        summary: 'resolve references against a base, by one revision or by all side by side',
        load: () => import('./commands/resolve.js'),
      },
      {
        name: 'normalize',
        summary: 'normalize strings by one revision, step by step',
        load: () => import('./commands/normalize.js'),
      },
      {
        name: 'equivalent',
        summary: 'tell whether two strings are equivalent in one revision, and why',
        load: () => import('./commands/equivalent.js'),
      },
      {
        name: 'escape',
        summary: 'encode text for a component of one revision, or decode it',
        load: () => import('./commands/escape.js'),
      },
      {
        name: 'find',
        summary: 'find the references in running text, by one revision',
        load: () => import('./commands/find.js'),
      },
      {
        name: 'links',
        summary: 'list the links of HTML and MIME files with their bases and absolute forms',
        load: () => import('./commands/links.js'),
      },
    ],
  },
  {
    heading: 'Grammars:',
    commands: [
      {
        name: 'grammar',
        summary: "show a rule as printed, corrected and transcribed, or list a revision's rules",
        load: () => import('./commands/grammar.js'),
      },
      {
        name: 'prove',
        summary: 'prove that transcriptions accept what the documents derive, or refute it',
        load: () => import('./commands/prove.js'),
      },
      {
        name: 'diff',
        summary: 'show what became of every rule between two revisions, or what corrections changed',
        load: () => import('./commands/diff.js'),
      },
      {
        name: 'relation',
        summary: 'tell how the languages of two rules relate, with strings that show it',
        load: () => import('./commands/relation.js'),
      },
      {
        name: 'matrix',
        summary: 'show every role or rule across revisions',
        load: () => import('./commands/matrix.js'),
      },
      {
        name: 'alphabet',
        summary: 'show which characters may occur in each role of each revision',
        load: () => import('./commands/alphabet.js'),
      },
      {
        name: 'count',
        summary: 'count the strings that a rule derives, by length',
        load: () => import('./commands/count.js'),
      },
      {
        name: 'ambiguity',
        summary: 'tell which rules are ambiguous, with the shortest string that shows it',
        load: () => import('./commands/ambiguity.js'),
      },
      {
        name: 'derivations',
        summary: 'draw the derivations of a string, and tell which one is the reading',
        load: () => import('./commands/derivations.js'),
      },
      {
        name: 'sample',
        summary: 'draw random strings of a rule, strings that cover it, or near misses',
        load: () => import('./commands/sample.js'),
      },
      {
        name: 'trace',
        summary: 'follow the transcription of a rule over a string, step by step',
        load: () => import('./commands/trace.js'),
      },
      {
        name: 'diagram',
        summary: 'draw a rule as a railroad diagram (SVG), or its automaton (DOT)',
        load: () => import('./commands/diagram.js'),
      },
      {
        name: 'revisions',
        summary: 'list the revisions',
        load: () => import('./commands/revisions.js'),
      },
    ],
  },
  {
    heading: 'Learning:',
    commands: [
      {
        name: 'serve',
        summary: 'serve the teaching page on this machine',
        load: () => import('./commands/serve.js'),
      },
    ],
  },
];
