/** Findings of links as lines, as rows of CSV, and as SARIF 2.1.0. */

import { visible } from '../../../base/visible.js';
import { fileUri, sarifLog } from '../../../study/formatting/sarif.js';
import { standardInput } from '../../input/inputs.js';
import { csvRecord, inputField } from '../../output/csv.js';
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
    inputField(input),
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
  const rules = new Map<string, { readonly index: number; readonly rule: object }>();
  const results = findings.map((finding) => {
    const { revision, rule, section } = finding;
    const id = `${revision}/${rule}`;
    const text = `What ${rule} derives, in section ${section} of ${revision}.`;
    const known = rules.get(id) ?? {
      index: rules.size,
      rule: { id, shortDescription: { text }, properties: { revision, rule, section } },
    };
    rules.set(id, known);
    return { ruleId: id, ruleIndex: known.index, ...resultOf(finding) };
  });
  const driver = { name: 'uri-revisions', version, semanticVersion: version };
  return sarifLog({ ...driver, rules: [...rules.values()].map(({ rule }) => rule) }, results);
}

function resultOf(finding: LinkFinding): object {
  const { input, part, line, column, section, reference, offset, found, advice } = finding;
  const held = heldBy(finding);
  return {
    level: 'error',
    message: { text: `${sentence(finding)}: "${reference}"${instead(finding)}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation:
            input === standardInput ? { description: { text: inputField(input) } } : { uri: fileUri(input) },
          region: {
            startLine: line,
            startColumn: column,
            ...(found !== undefined && { endColumn: column + found.length }),
          },
        },
        ...(held !== '' && { logicalLocations: [{ fullyQualifiedName: held }] }),
      },
    ],
    properties: { reference, offset, section, advice, ...(part !== undefined && { part }) },
  };
}
