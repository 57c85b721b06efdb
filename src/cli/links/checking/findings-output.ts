/** Findings of links as lines, as rows of CSV, and as SARIF 2.1.0. */

import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { visible } from '../../../base/visible.js';
import { standardInput } from '../../input/inputs.js';
import { csvRecord } from '../../output/csv.js';
import { cut, shown } from '../../output/signs.js';
import type { LinkFinding } from './findings.js';
import { heldBy } from '../show.js';

/** `page.html:3:5: "|" cannot come here, …`, as compilers tell it, so that editors find the place. */
export function findingLine(finding: LinkFinding): string {
  const { input, part, line, column, reference } = finding;
  const place = `${visible(input)}${part === undefined ? '' : `, part ${part}`}:${line}:${column}`;
  return `${place}: ${visible(sentence(finding))}: ${cut(shown(reference))}${visible(instead(finding))}\n`;
}

function sentence({ message, rule, revision, section }: LinkFinding): string {
  return `${message}, inside ${rule} (${revision}, ${section})`;
}

function instead({ advice }: LinkFinding): string {
  return advice.length === 0 ? '' : `. ${advice.join(' ')}`;
}

export const findingsHeader = csvRecord([
  'input',
  'part',
  'line',
  'column',
  'in',
  'reference',
  'revision',
  'offset',
  'reason',
  'rule',
  'section',
  'advice',
]);

export function findingRecord(finding: LinkFinding): string {
  const { input, part, line, column, reference, revision, offset, message, rule, section, advice } = finding;
  return csvRecord([
    // A field that begins with "-" would be made inert.
    input === standardInput ? 'standard input' : input,
    part ?? '',
    String(line),
    String(column),
    heldBy(finding),
    reference,
    revision,
    String(offset),
    message,
    rule,
    section,
    advice.join(' '),
  ]);
}

/** A log of one run. @param version of this program */
export function sarif(findings: readonly LinkFinding[], version: string): object {
  const rules = new Map<string, object>();
  for (const { revision, rule, section } of findings) {
    const id = `${revision}/${rule}`;
    const text = `What ${rule} derives, in section ${section} of ${revision}.`;
    rules.set(id, { id, shortDescription: { text }, properties: { revision, rule, section } });
  }
  const ids = [...rules.keys()];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'uri-revisions', semanticVersion: version, rules: [...rules.values()] } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, ids)),
      },
    ],
  };
}

function resultOf(finding: LinkFinding, ids: readonly string[]): object {
  const { input, part, line, column, revision, rule, section, reference, offset, advice } = finding;
  const ruleId = `${revision}/${rule}`;
  const held = heldBy(finding);
  return {
    ruleId,
    ruleIndex: ids.indexOf(ruleId),
    level: 'error',
    message: { text: `${sentence(finding)}: "${reference}"${instead(finding)}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(input) },
          region: { startLine: line, startColumn: column },
        },
        ...(held !== '' && { logicalLocations: [{ fullyQualifiedName: held }] }),
      },
    ],
    properties: { reference, offset, section, advice, ...(part !== undefined && { part }) },
  };
}

/** The URI of a file: relative to the folder of the run, unless its name is absolute. */
function uriOf(input: string): string {
  if (isAbsolute(input)) return pathToFileURL(input).href;
  return input.split('/').map(encodeURIComponent).join('/');
}
