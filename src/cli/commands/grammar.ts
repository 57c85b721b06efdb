/** `grammar`: one rule of a revision as printed, corrected and transcribed; or the list of its rules. */

import { type Command, Option } from 'commander';
import type { Revision } from '../../revision.js';
import { broughtRules, type Rule, ruleOrigins } from '../../tree/rule.js';
import { cells, columns, wrap } from '../output/columns.js';
import { abnfOf, about as aboutDocument, statusInWords } from '../../study/index.js';
import { loadRevision } from '../load-revision.js';
import { aboutGrammars, type GrammarOptions, isGrammarFile, takesGrammar } from '../input/grammar-options.js';
import { showGrammarFile } from '../output/grammar-file.js';
import { studiedLanguage } from '../studies.js';
import { addNotes, type CommonOptions } from '../input/options.js';
import { absentSign } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';

interface Options extends CommonOptions, GrammarOptions {
  readonly as?: 'abnf';
}

const indent = '  ';

const about = `"printed" is the document's own text, character for character; of a rule that no
document prints, "in words" is where it is said instead. A correction
repairs a misprint; it has its reason, and the evidence for it. "PEG" is the
transcription that the parser is made from, with the variants of the rule for
particular places. Of a patch, the list marks the rules that it prints or
borrows; the others are those of its base.

--as abnf writes the corrected rules in ABNF (RFC 5234, and RFC 7405 for letters
whose case counts), for other tools: the rule, by default the reference rule,
first, and then all that it leads to.

${aboutGrammars}
Of a file, the list says too which rules are not used, and what is wrong with
those that cannot be studied.`;

export function define(command: Command): void {
  command
    .argument('<REV>', 'the revision')
    .argument('[RULE]', "a rule, in the document's spelling (without it, all are listed)");
  takesGrammar(command);
  command.addOption(
    new Option('--as <NOTATION>', 'write the rule and all that it uses, by default the reference rule')
      .choices(['abnf'])
      .conflicts('json'),
  );
  addNotes(command, {
    about,
    exit: { 0: 'shown' },
    examples: [
      'uri-revisions grammar rfc1738 gopherurl',
      'uri-revisions grammar url-1993',
      'uri-revisions grammar rfc1738 httpurl --as abnf > httpurl.abnf',
      'uri-revisions grammar --abnf mine.abnf --from rfc3986:URI-reference',
      "uri-revisions grammar url-1995 --json | jq -c '.corrections[]'",
    ],
  });
}

export async function run(
  id: string,
  name: string | undefined,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  if (options.as === 'abnf') {
    const { revision, rule } = await studiedLanguage(id, name, options, terminal);
    await terminal.print(abnfOf(revision, rule));
    return;
  }
  if (isGrammarFile(id)) {
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
}

/** The title of a document, with its id and date, and its standing. */
function headings({ id, title, date }: Revision): readonly [document: string, status: string] {
  return [`${title} (${id}, ${date})`, statusInWords(aboutDocument(id).status)];
}

function list(revision: Revision, { colours, width }: Terminal): string {
  const heading = cells(['rule', 'section', 'role', ''], colours.bold);
  const brought = new Set<string>(broughtRules(revision.rules));
  const rows = revision.rules.map(({ name, section, role, origin, corrections }) => {
    const notes = [
      ...(brought.has(name) ? [ruleOrigins[origin]] : []),
      ...(corrections.length > 0 ? ['corrected'] : []),
    ];
    return [...cells([name, section, role]), ...cells([notes.join(', ')], colours.yellow)];
  });
  const above = headings(revision).flatMap((line) => wrap(line, width));
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
