/** `grammar`: one rule of a revision as printed, corrected and transcribed; or the list of its rules. */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOfRule, isGrammar } from '../input/grammar-options.js';
import type { Revision } from '../../core/revision.js';
import { patchRules, type Rule, ruleOrigins } from '../../core/tree/rule.js';
import { cells, columns, wrap } from '../output/columns.js';
import {
  abnfOf,
  about as aboutDocument,
  type Backtracking,
  type BnfRule,
  type RegexDialect,
  RegexDialectError,
  regexDialects,
  regexOf,
  RegexProofError,
  statusInWords,
  type StudiedGrammar,
} from '../../study/index.js';
import { Misuse } from '../output/errors.js';
import { loadRevision } from '../documents/load-revision.js';
import { visible } from '../../core/base/visible.js';
import { studied, studiedLanguage, type StudiedLanguage } from '../documents/studies.js';
import { absentSign } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';
import { grammarIn } from '../documents/grammar-file.js';
import { references } from '../../grammar/bnf/bnf.js';

const indent = '  ';

const about = `"printed" is the text of the document, character for character; a rule that no
document prints is given "in words". A correction fixes a misprint, with its
reason and evidence. "PEG" is the transcription that the parser is generated
from, with context-specific variants of the rule. For a document that patches
another, the list marks the rules that it prints or borrows; all others come
from the patched one.

--as abnf writes the corrected rule in ABNF, followed by all rules that it uses.
--as regex writes it as one proved regular expression; see "help regex".`;

const optionList = [
  ...grammarOfRule,
  option('--as <NOTATION>', 'write the rule, and those it uses, in NOTATION', {
    choices: ['abnf', 'regex'],
    excludes: ['json'],
  }),
  option('--dialect <DIALECT>', 'the regex dialect (default: javascript)', {
    choices: regexDialects,
  }),
  option('--multiline', 'write the regex in free-spacing (x) mode, with comments'),
  option('--groups <RULE,...>', 'capture these rules instead of components; "" for none'),
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [
    ['<REV>', 'the revision'],
    ['[RULE]', 'the rule (default: list all rules)'],
  ],
  options: optionList,
  about,
  topics: ['regex'],
  exit: { 1: 'a rule cannot be used, or a regular expression cannot be proved' },
  examples: [
    'uri-revisions grammar rfc3986 authority',
    'uri-revisions grammar rfc3986 URI --as regex --dialect python --multiline',
    'uri-revisions grammar --abnf mine.abnf --from rfc3986:URI-reference',
  ],
  run: async (id, name, options, terminal) => {
    if (options.as === 'regex') {
      await showRegex(await studiedLanguage(id, name, options, terminal), options, terminal);
      return;
    }
    const stray = (['dialect', 'multiline', 'groups'] as const).find(
      (option) => options[option] !== undefined,
    );
    if (stray !== undefined) throw new Misuse(`--${stray} applies to --as regex`);
    if (options.as === 'abnf') {
      const { revision, rule } = await studiedLanguage(id, name, options, terminal);
      await terminal.print(abnfOf(revision, rule));
      return;
    }
    if (isGrammar(id)) {
      await showGrammarFile(id, name, options, terminal);
      return;
    }
    const { json } = options;
    const revision = await loadRevision(id);
    const rules = name === undefined ? revision.rules : [revision.rule(name)];
    if (json) {
      for (const rule of rules) await terminal.printJson({ revision: revision.id, ...rule });
    } else if (name === undefined) await terminal.print(list(revision, terminal));
    else for (const rule of rules) await terminal.print(description(rule, revision, terminal));
  },
});

const backtracking: Readonly<Record<Backtracking, string>> = {
  linear: 'backtracking engines take linear time on every string',
  polynomial:
    'backtracking engines may take polynomial time in the length of the string: limit the length, or use a linear-time engine such as RE2',
  exponential:
    'backtracking engines may take exponential time in the length of the string: use a linear-time engine (RE2, Go, Rust) for untrusted strings',
  unknown:
    'the time of backtracking engines was not determined within the limits: use a linear-time engine such as RE2',
};

/** Effects of long texts on an engine whose loops may backtrack, and on one whose loops may not. */
const longTexts: Partial<Record<RegexDialect, readonly [stacks: string, flat: string | undefined]>> = {
  java: [
    "note: Java's engine needs stack for each iteration of some loops: a string of several thousand characters may cause a StackOverflowError",
    undefined,
  ],
  pcre: [
    'note: Perl and the JIT of PCRE limit the iterations of some loops: a string of about 10,000 characters may fail to match or cause an error',
    'note: Perl ends a loop after 65,534 iterations, for example of slashes',
  ],
};

/** Prints the rule as a regular expression, once it is proved. */
async function showRegex(
  { revision, rule, called }: StudiedLanguage,
  { dialect = 'javascript', multiline, groups }: Options,
  terminal: Terminal,
): Promise<void> {
  const captured = groups?.split(',').flatMap((each) => each.trim() || []);
  try {
    const made = studied(() =>
      regexOf(revision, { rule, dialect, multiline: multiline === true, groups: captured }),
    );
    await terminal.print(`${made.text}\n`);
    const but = made.pairsOnly
      ? '; strings with lone surrogates are excluded, because the dialect cannot read them'
      : '';
    terminal.say(
      `proved: it matches exactly the strings that ${visible(`${rule} of ${called}`)} derives${but}`,
    );
    terminal.say(backtracking[made.backtracking]);
    const note = longTexts[dialect]?.[made.stacks ? 0 : 1];
    if (note !== undefined) terminal.say(note);
  } catch (error) {
    if (error instanceof RegexDialectError) throw new Misuse(error.message);
    if (!(error instanceof RegexProofError)) throw error;
    terminal.say(visible(error.message));
    terminal.end(1);
  }
}

/** Returns the title of a document, with its id and date, and its status. */
function headings({ id, title, date }: Revision): readonly [document: string, status: string] {
  return [`${title} (${id}, ${date})`, statusInWords(aboutDocument(id).status)];
}

function list(revision: Revision, { colours, width }: Terminal): string {
  const heading = cells(['rule', 'section', 'role', ''], colours.bold);
  const brought = new Set<string>(patchRules(revision.rules));
  const rows = revision.rules.map(({ name, section, role, origin, corrections }) => {
    const notes = [
      ...(brought.has(name) ? [ruleOrigins[origin]] : []),
      ...(corrections.length > 0 ? ['corrected'] : []),
    ];
    return [...cells([name, section, role]), ...cells([notes.join(', ')], colours.yellow)];
  });
  const isProse = revision.rules.some(({ origin }) => origin === 'prose');
  const notes = isProse ? ['Transcribed from prose: the document prints no BNF.'] : [];
  const above = [...headings(revision), ...notes].flatMap((line) => wrap(line, width));
  return `${above.join('\n')}\n\n${columns([heading, ...rows], width)}`;
}

function description(rule: Rule, revision: Revision, { colours, width }: Terminal): string {
  const { bold } = colours;
  const block = (title: string, ...texts: readonly string[]): string =>
    `\n${bold(title)}\n${texts.map(indented).join('')}`;
  const prose = (label: string, text: string): string =>
    wrap(`${label}: ${text}`, width - indent.length).join('\n');
  const [document, status] = headings(revision);
  const facts = [
    ['rule', rule.name],
    ['document', document],
    ['status', status],
    ['section', rule.section],
    ['origin', ruleOrigins[rule.origin]],
    ['role', rule.role],
    ['uses', rule.uses.join(', ')],
    ['used by', rule.usedBy.join(', ')],
  ] as const;
  const rows = facts.map(([label, value]) => [...cells([label], bold), ...cells([value || absentSign])]);
  return [
    columns(rows, width),
    ...(rule.source === undefined
      ? [block('printed', rule.printed)]
      : [block('in words', prose('source', rule.source)), block('as a rule', rule.corrected)]),
    ...rule.corrections.map(({ printed, corrected, reason, evidence }) =>
      block(
        'correction',
        printed,
        'is read as',
        corrected,
        prose('reason', reason),
        prose('evidence', evidence),
      ),
    ),
    ...(rule.corrections.length > 0 ? [block('corrected', rule.corrected)] : []),
    block('PEG', rule.peg),
  ].join('');
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, indent) + '\n';
}

/** A rule with the rules that it uses and those that use it. */
interface FileRule extends Pick<BnfRule, 'name' | 'origin' | 'printed'> {
  /** The line of the file, or the section from which it is borrowed. */
  readonly place: string;
  readonly uses: readonly string[];
  readonly usedBy: readonly string[];
}

/** Shows the grammar in a file, or a rule of it. @throws as grammarIn */
async function showGrammarFile(
  file: string,
  name: string | undefined,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  const grammar = await grammarIn(file, options, name ?? options.start, terminal);
  const all = rulesOf(grammar);
  const shown = name === undefined ? all : all.filter((rule) => rule.name === grammar.start);
  const remarks = grammar.read?.remarks.filter(({ kind }) => kind !== 'derives nothing') ?? [];
  if (name === undefined) for (const { message } of remarks) terminal.say(...message.split('\n'));
  if (name === undefined && remarks.some(({ kind }) => kind === 'left out')) terminal.end(1);
  if (options.json) {
    for (const rule of shown) await terminal.printJson({ revision: grammar.revision, ...rule });
  } else if (name === undefined) await terminal.print(listOfFile(grammar, all, terminal));
  else for (const rule of shown) await terminal.print(descriptionInFile(rule, grammar, terminal));
}

function rulesOf({ bnf }: StudiedGrammar): readonly FileRule[] {
  const uses = new Map(bnf.rules.map(({ name, expression }) => [name, references(expression)]));
  const users = new Map<string, string[]>(bnf.rules.map(({ name }) => [name, []]));
  for (const [name, used] of uses) for (const other of used) users.get(other)?.push(name);
  return bnf.rules.map(({ name, origin, printed, section }) => ({
    name,
    origin,
    printed,
    place: section,
    uses: uses.get(name) ?? [],
    usedBy: users.get(name) ?? [],
  }));
}

function listOfFile({ start, read }: StudiedGrammar, rules: readonly FileRule[], terminal: Terminal): string {
  const { bold } = terminal.colours;
  const rows = rules.map(({ name, place }) => cells([name, visible(place), name === start ? 'start' : '']));
  const title = `${visible(read?.file ?? '')} (${read?.notation ?? ''}, ${rules.length} rules)`;
  return `${title}\n\n${columns([cells(['rule', 'place', ''], bold), ...rows], terminal.width)}`;
}

function descriptionInFile(rule: FileRule, { revision }: StudiedGrammar, terminal: Terminal): string {
  const { bold } = terminal.colours;
  const facts = [
    ['rule', rule.name],
    ['grammar', revision],
    ['place', visible(rule.place)],
    ['uses', rule.uses.join(', ')],
    ['used by', rule.usedBy.join(', ')],
  ] as const;
  const rows = facts.map(([label, value]) => [...cells([label], bold), ...cells([value || absentSign])]);
  const text = rule.printed.split('\n').map((line) => `  ${visible(line.replaceAll('\t', ' ').trimEnd())}\n`);
  return `${columns(rows, terminal.width)}\n${bold('printed')}\n${text.join('')}`;
}
