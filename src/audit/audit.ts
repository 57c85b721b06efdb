/**
 * An audit: disagreements of a parser and documents over given texts, in classes, each with a small witness; as
 * Markdown and SARIF 2.1.0, and without the known classes of a baseline file.
 */
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { aBoolean, aFunction, aList, knownOptions, type OptionChecks } from '../core/base/arguments.js';
import { knownName, UnknownNameError } from '../core/base/unknown-name.js';
import { visible } from '../core/base/visible.js';
import type { Revision } from '../core/revision.js';
import { type Baseline, parseBaseline } from '../study/formatting/baseline.js';
import { code, plain, table } from '../study/formatting/markdown.js';
import { fileUri, sarifLog } from '../study/formatting/sarif.js';
import { type AuditClass, type Classified, classified, keyOf, outcomesOf } from './classes.js';
import { isDisagreement, type Verdict, verdicts } from './judge.js';
import {
  type ComponentName,
  componentNames,
  type Declaration,
  type Outcome,
  type Parser,
} from './protocol.js';
import { shrunk } from './shrink.js';

/** Returns the keys of an audit's classes, including differences by design. */
export function baselineOf({ documents }: Audit): Baseline {
  return Object.fromEntries(
    documents.map(({ revision, classes }) => [revision, classes.map(({ key }) => key).toSorted()]),
  );
}

/** Reads a baseline; a byte order mark is ignored. @throws TypeError if the text is no baseline */
export function readBaseline(text: string): Baseline {
  const baseline = parseBaseline(text);
  for (const revision of Object.keys(baseline)) {
    try {
      knownName('revision', revision, revisions);
    } catch (error) {
      throw error instanceof UnknownNameError ? new TypeError(error.message) : error;
    }
  }
  return baseline;
}

/** Returns an audit without the classes of a baseline. Its counts stay. */
export function withoutBaseline(baseline: Baseline, audit: Audit): Audit {
  const isNew = (revision: string, { key }: FoundClass): boolean =>
    baseline[revision]?.includes(key) !== true;
  return {
    ...audit,
    documents: audit.documents.map((document) => ({
      ...document,
      classes: document.classes.filter((found) => isNew(document.revision, found)),
    })),
  };
}

/** Formats an audit as tables in which no text is read as Markdown or HTML. */
export function auditMarkdown({ parser, cases, documents }: Audit): string {
  const rows = verdicts.map((verdict) => [verdict, ...documents.map((each) => `${each.verdicts[verdict]}`)]);
  const parts = [
    `# ${plain(`${parser.name} ${parser.version}`)}`,
    table([`${cases} strings`, ...documents.map(({ revision }) => revision)], rows),
    ...documents.flatMap(({ revision, classes }) =>
      classes.length === 0 ? [] : [`## ${revision}`, classTable(classes)],
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Formats classes, with the adapter's messages if there are any. */
function classTable(classes: readonly FoundClass[]): string {
  const hasMessages = classes.some(({ message }) => message !== undefined);
  return table(
    ['strings', 'class', 'section', 'smallest string', ...(hasMessages ? ['message'] : [])],
    classes.map(({ count, key, section = '', witness, message = '' }) => [
      ...[`${count}`, plain(key), section, code(witness)],
      ...(hasMessages ? [plain(beginning(message))] : []),
    ]),
  );
}

/** Code units shown of a longer message. */
const maxMessageLength = 200;

function beginning(message: string): string {
  return message.length > maxMessageLength ? `${message.slice(0, maxMessageLength)}…` : message;
}

function sectionIn({ revision }: DocumentAudit, { section }: FoundClass): string {
  return section === undefined ? revision : `${revision} §${section}`;
}

/**
 * Returns a log of one run: a rule and a result for each class.
 * @param file the path that results are shown at, relative or absolute; without one they have no place
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
          `for example "${found.witness}" (${found.count} strings)` +
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

/** A class that occurs. */
export interface FoundClass extends AuditClass {
  /** Identifies it among the classes of a document, in every audit. */
  readonly key: string;
  /** Number of its texts. */
  readonly count: number;
  /** A text of minimal length in the class. */
  readonly witness: string;
  /** The parser's failure, or the adapter's message, if there is no answer. */
  readonly message?: string;
}

/** The disagreements of a parser with one document. */
export interface DocumentAudit {
  readonly revision: RevisionId;
  /** Number of texts by verdict. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** Number of texts by component read differently. */
  readonly components: Readonly<Record<ComponentName, number>>;
  /** Failures of the parser first, then by different, refused and accepted; the most frequent first. */
  readonly classes: readonly FoundClass[];
}

/** The disagreements of a parser with documents. */
export interface Audit {
  readonly parser: Declaration;
  /** Number of texts that the parser was asked about. */
  readonly cases: number;
  readonly documents: readonly DocumentAudit[];
}

/** Options of an audit. */
export interface AuditOptions {
  /** True to shrink witnesses, which asks the parser about more texts; true by default. */
  readonly shrink?: boolean;
  /** Called periodically with the number of finished texts. */
  readonly onProgress?: (cases: number) => void;
}

const auditOptions: OptionChecks<AuditOptions> = { shrink: aBoolean, onProgress: aFunction };

/** Number of texts asked about together. */
const batchSize = 1024;

/**
 * Asks a parser about texts, and compares its answers with the readings of documents.
 * @throws AdapterError, and errors of the texts
 */
export async function audit(
  parser: Parser,
  documents: readonly Revision[],
  texts: Iterable<string> | AsyncIterable<string>,
  options?: AuditOptions,
): Promise<Audit> {
  aList(documents, 'audit: the documents');
  const { shrink = true, onProgress } = knownOptions('audit', auditOptions, options);
  const counts = documents.map((document) => ({ document, count: new Count() }));
  let cases = 0;
  for await (const batch of batchesOf(texts)) {
    const outcomes = await outcomesOf(parser, batch);
    cases += outcomes.length;
    for (const { document, count } of counts) {
      for (const each of await classified(parser, document, outcomes)) count.add(each);
    }
    onProgress?.(cases);
  }
  const audits: DocumentAudit[] = [];
  for (const { document, count } of counts) {
    const classes: FoundClass[] = [];
    for (const { outcome, count: number, class: found } of count.classes.values()) {
      const witness = shrink ? await shrunk(parser, document, outcome.text, found) : outcome.text;
      classes.push({ key: keyOf(found), ...found, count: number, witness, ...messageOf(outcome) });
    }
    classes.sort(
      (a, b) => ranks[a.verdict] - ranks[b.verdict] || b.count - a.count || (a.key < b.key ? -1 : 1),
    );
    audits.push({ revision: document.id, verdicts: count.verdicts, components: count.components, classes });
  }
  return { parser: parser.declaration, cases, documents: audits };
}

/** Order of reporting. */
const ranks: Readonly<Record<FoundClass['verdict'], number>> = {
  ...{ crash: 0, 'time-out': 1, error: 2, different: 3, refused: 4, accepted: 5, design: 6 },
};

function messageOf({ answer }: Outcome): Pick<FoundClass, 'message'> {
  if ('thrown' in answer) return { message: answer.thrown };
  if ('error' in answer) return { message: answer.error };
  return 'failure' in answer ? { message: answer.message } : {};
}

async function* batchesOf(
  texts: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  for await (const text of texts) {
    batch.push(text);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

interface CountedClass {
  readonly class: AuditClass;
  count: number;
  /** The outcome of the shortest text. */
  outcome: Outcome;
}

class Count {
  readonly verdicts = zeros(verdicts);
  readonly components = zeros(componentNames);
  readonly classes = new Map<string, CountedClass>();
  private causes = 0;

  add({ outcome, judgement, class: asked }: Classified): void {
    this.verdicts[judgement.verdict]++;
    if (judgement.verdict === 'different') for (const name of judgement.components) this.components[name]++;
    if (asked === undefined) return;
    const found = this.within(asked);
    const key = keyOf(found);
    const known = this.classes.get(key);
    if (known === undefined) {
      this.classes.set(key, { class: found, count: 1, outcome });
      if (found.cause !== undefined) this.causes++;
    } else {
      known.count++;
      if (outcome.text.length < known.outcome.text.length) known.outcome = outcome;
    }
  }

  private within(asked: AuditClass): AuditClass {
    if (this.causes < maxCauses || this.classes.has(keyOf(asked))) return asked;
    const { cause, ...others } = asked;
    return cause === undefined ? asked : others;
  }
}

/** Number of classes distinguished by cause; later ones are reported without it. */
const maxCauses = 100;

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}
