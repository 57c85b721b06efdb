/** `lint`: faults of peggy grammars, each proved over all texts. */

import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { lintPeg, type PegFinding, pegFindingKinds, type UnknownPart } from '../../study/index.js';
import { counted } from '../../study/formatting/format-text.js';
import { fileUri, sarifLog } from '../../study/formatting/sarif.js';
import { visible } from '../../core/base/visible.js';
import { fromPegFile } from '../documents/peg-file.js';
import { namesIn } from '../documents/load-revision.js';
import { eachOf } from '../input/inputs.js';
import { standardInput } from '../output/errors.js';
import { inputField } from '../output/table.js';
import type { Terminal } from '../output/terminal.js';
import { versionOf } from '../output/version.js';

const about = `Each finding is proved for all strings, and for its rule alone: callers are
ignored.

${Object.entries(pegFindingKinds)
  .map(([kind, meaning]) => `  ${kind.padEnd(20)}${meaning}`)
  .join('\n')}

Grammars may have code. Actions do not decide what matches, so they are ignored.
Predicates and non-regular recursion are not analysed: a finding holds whatever
they do, and --unknown lists what depends on them.`;

export const command = declareCommand({
  arguments: [['<FILE...>', 'peggy grammars; "-" for stdin']],
  options: [
    option('--start <RULE,...>', 'the start rules (default: the first rule of each file)'),
    option('--unknown', 'also print undecided questions'),
    option('--out <FORMAT>', 'print findings as SARIF 2.1.0', { choices: ['sarif'], excludes: ['json'] }),
    shared.json,
  ],
  about,
  topics: ['limits'],
  exit: { 0: 'no findings', 1: 'at least one finding' },
  examples: [
    'uri-revisions lint grammar.peggy',
    'uri-revisions lint grammar.peggy --start Program,Expression',
    `echo 'op = "<" / "<="' | uri-revisions lint -`,
  ],
  run: async (files, { start, unknown: showsUnknown, out, json }, terminal) => {
    const starts = start === undefined ? undefined : namesIn(start);
    const results: object[] = [];
    const counts = { files: 0, findings: 0, unknown: 0 };
    await eachOf(files, terminal, async (file) => {
      const { findings, unknown } = await fromPegFile(file, terminal, (text) => lintPeg(text, { starts }));
      counts.files++;
      counts.findings += findings.length;
      counts.unknown += unknown.length;
      if (findings.length > 0) terminal.end(1);
      if (out === 'sarif') results.push(...findings.map((finding) => sarifResult(file, finding)));
      else {
        const parts = [...findings, ...(showsUnknown ? unknown : [])];
        parts.sort((a, b) => a.span.start - b.span.start);
        for (const part of parts)
          await (json
            ? terminal.printJson({ input: file, ...part })
            : terminal.print(line(file, part, terminal)));
      }
    });
    if (out === 'sarif') {
      const version = versionOf(terminal.packageFolder);
      const rules = Object.entries(pegFindingKinds).map(([id, text]) => ({ id, shortDescription: { text } }));
      await terminal.printJson(
        sarifLog({ name: 'uri-revisions', version, semanticVersion: version, rules }, results),
      );
    }
    const { findings, unknown } = counts;
    const rest =
      unknown === 0
        ? ''
        : `; ${counted(unknown, 'question')} unknown${showsUnknown ? '' : ', see --unknown'}`;
    terminal.say(`Linted ${counted(counts.files, 'file')}: ${counted(findings, 'finding')}${rest}.`);
  },
});

function line(file: string, part: PegFinding | UnknownPart, { colours }: Terminal): string {
  const place = `${visible(inputField(file))}:${part.line}:${part.column}`;
  const kind = 'kind' in part ? colours.red(part.kind) : 'unknown';
  return `${place}: ${kind} in ${visible(part.rule)}: ${part.message}\n`;
}

function sarifResult(
  file: string,
  { kind, rule, line: startLine, column, message, text }: PegFinding,
): object {
  return {
    ruleId: kind,
    level: kind === 'hidden-text' ? 'warning' : 'error',
    message: { text: `${rule}: ${message}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation:
            file === standardInput ? { description: { text: inputField(file) } } : { uri: fileUri(file) },
          region: { startLine, startColumn: column },
        },
        logicalLocations: [{ name: rule }],
      },
    ],
    properties: { text },
  };
}
