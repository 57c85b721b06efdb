/** An audit as Markdown, and as SARIF 2.1.0 for what shows the results of analyses. */
import { visible } from '../base/visible.js';
import { code, plain, table } from '../study/formatting/markdown.js';
import { fileUri, sarifLog } from '../study/formatting/sarif.js';
import type { Audit, DocumentAudit, FoundClass } from './audit.js';
import { isDisagreement, verdicts } from './judge.js';

/** Tables, in which nothing of the texts is Markdown or HTML. */
export function auditMarkdown({ parser, cases, documents }: Audit): string {
  const rows = verdicts.map((verdict) => [verdict, ...documents.map((each) => `${each.verdicts[verdict]}`)]);
  const parts = [
    `# ${plain(`${parser.name} ${parser.version}`)}`,
    table([`${cases} texts`, ...documents.map(({ revision }) => revision)], rows),
    ...documents.flatMap(({ revision, classes }) =>
      classes.length === 0 ? [] : [`## ${revision}`, classTable(classes)],
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** With what the adapter said, where it said something. */
function classTable(classes: readonly FoundClass[]): string {
  const hasMessages = classes.some(({ message }) => message !== undefined);
  return table(
    ['texts', 'class', 'section', 'smallest text', ...(hasMessages ? ['message'] : [])],
    classes.map(({ count, key, section = '', witness, message = '' }) => [
      ...[`${count}`, plain(key), section, code(witness)],
      ...(hasMessages ? [plain(beginning(message))] : []),
    ]),
  );
}

/** Of a message that is longer, so many code units. */
const longestMessage = 200;

function beginning(message: string): string {
  return message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
}

function sectionIn({ revision }: DocumentAudit, { section }: FoundClass): string {
  return section === undefined ? revision : `${revision} §${section}`;
}

/**
 * A log of one run: a rule and a result for each class.
 * @param file the path that results are shown at, relative or absolute; they have no place without one
 */
export function auditSarif({ parser, documents }: Audit, file?: string): object {
  const named = documents.flatMap((document) => document.classes.map((found) => ({ document, found })));
  const idOf = (document: DocumentAudit, found: FoundClass): string => `${document.revision}/${found.key}`;
  const rules = named.map(({ document, found }) => ({
    id: idOf(document, found),
    shortDescription: { text: visible(`${document.revision}: ${found.key}`) },
  }));
  const results = named.map(({ document, found }) => ({
    ruleId: idOf(document, found),
    level: !isDisagreement(found.verdict) ? 'note' : found.verdict === 'crash' ? 'error' : 'warning',
    message: {
      text: visible(
        `${parser.name} ${parser.version}, ${sectionIn(document, found)}: ${found.key}, ` +
          `for example "${found.witness}" (${found.count} texts)` +
          (found.message === undefined ? '' : `: ${beginning(found.message)}`),
      ),
    },
    ...(file !== undefined && {
      locations: [{ physicalLocation: { artifactLocation: { uri: fileUri(file) } } }],
    }),
    partialFingerprints: { class: idOf(document, found) },
    properties: { count: found.count, witness: found.witness },
  }));
  return sarifLog({ name: 'uri-revisions audit', rules }, results);
}
