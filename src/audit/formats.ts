/** An audit as Markdown, and as SARIF 2.1.0 for what shows the results of analyses. */
import { visible } from '../base/visible.js';
import type { Audit, DocumentAudit, FoundClass } from './audit.js';
import { isDisagreement, verdicts } from './judge.js';

/** Tables, in which nothing of the texts is Markdown or HTML. */
export function auditMarkdown({ parser, cases, documents }: Audit): string {
  const rows = verdicts.map((verdict) => [verdict, ...documents.map((each) => `${each.verdicts[verdict]}`)]);
  const parts = [
    `# ${plain(`${parser.name} ${parser.version}`)}`,
    table([`${cases} texts`, ...documents.map(({ revision }) => revision)], rows),
    ...documents.flatMap(({ revision, classes }) =>
      classes.length === 0
        ? []
        : [
            `## ${revision}`,
            table(
              ['texts', 'class', 'section', 'smallest text'],
              classes.map((each) => [
                `${each.count}`,
                plain(each.key),
                each.section ?? '',
                code(each.witness),
              ]),
            ),
          ],
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Text as it is: what means something in Markdown or HTML becomes a character reference. */
function plain(text: string): string {
  return visible(text).replace(/[^A-Za-z0-9 .,;]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

/** An empty text is shown as ε. */
function code(text: string): string {
  return `<code>${text === '' ? 'ε' : plain(text)}</code>`;
}

function sectionIn({ revision }: DocumentAudit, { section }: FoundClass): string {
  return section === undefined ? revision : `${revision} §${section}`;
}

/** A log of one run: a rule and a result for each class. @param file the file that results are shown at */
export function auditSarif({ parser, documents }: Audit, file: string): object {
  const named = documents.flatMap((document) => document.classes.map((found) => ({ document, found })));
  const idOf = (document: DocumentAudit, found: FoundClass): string => `${document.revision}/${found.key}`;
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'uri-revisions audit',
            rules: named.map(({ document, found }) => ({
              id: idOf(document, found),
              shortDescription: { text: visible(`${document.revision}: ${found.key}`) },
            })),
          },
        },
        results: named.map(({ document, found }) => ({
          ruleId: idOf(document, found),
          level: !isDisagreement(found.verdict) ? 'note' : found.verdict === 'crash' ? 'error' : 'warning',
          message: {
            text: visible(
              `${parser.name} ${parser.version}, ${sectionIn(document, found)}: ${found.key}, ` +
                `for example "${found.witness}" (${found.count} texts)`,
            ),
          },
          locations: [{ physicalLocation: { artifactLocation: { uri: encodeURI(file) } } }],
          partialFingerprints: { class: idOf(document, found) },
          properties: { count: found.count, witness: found.witness },
        })),
      },
    ],
  };
}
