/** An audit: what a parser and documents disagree on over given texts, in classes, each with a small witness. */
import type { RevisionId } from '../../generated/registry/ids.js';
import { aBoolean, aFunction, aList, knownOptions, type OptionChecks } from '../base/arguments.js';
import type { Language } from '../language.js';
import { type AuditClass, type Classified, classified, keyOf, outcomesOf } from './classes.js';
import { type Verdict, verdicts } from './judge.js';
import {
  type ComponentName,
  componentNames,
  type Declaration,
  type Outcome,
  type Parser,
} from './protocol.js';
import { shrunk } from './shrink.js';

/** A class that occurs. */
export interface FoundClass extends AuditClass {
  /** Names it among the classes of a document, in every audit. */
  readonly key: string;
  /** How many of the texts are in it. */
  readonly count: number;
  /** A text of it that is no longer than any of them. */
  readonly witness: string;
  /** What became of the parser, or what its adapter says, where there is no answer. */
  readonly message?: string;
}

/** What a parser and one document disagree on. */
export interface DocumentAudit {
  readonly revision: RevisionId;
  /** How many texts got which verdict. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** How many texts had which component read differently. */
  readonly components: Readonly<Record<ComponentName, number>>;
  /** Failures of the parser first, then by what is different, refused and accepted; the most frequent first. */
  readonly classes: readonly FoundClass[];
}

/** What a parser and documents disagree on. */
export interface Audit {
  readonly parser: Declaration;
  /** How many texts it was asked for. */
  readonly cases: number;
  readonly documents: readonly DocumentAudit[];
}

/** Options of an audit. */
export interface AuditOptions {
  /** Whether witnesses are made small, which asks the parser for more texts; true by default. */
  readonly shrink?: boolean;
  /** Is told from time to time how many texts are done. */
  readonly onProgress?: (cases: number) => void;
}

const auditOptions: OptionChecks<AuditOptions> = { shrink: aBoolean, onProgress: aFunction };

/** Texts that are asked for together. */
const batchSize = 1024;

/**
 * Asks a parser for texts, and compares its answers with what documents derive and read.
 * @throws AdapterError, and what the texts throw
 */
export async function audit(
  parser: Parser,
  documents: readonly Language[],
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

/** What is told first. */
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
  /** That of the shortest text. */
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
    if (this.causes < mostCauses || this.classes.has(keyOf(asked))) return asked;
    const { cause, ...others } = asked;
    return cause === undefined ? asked : others;
  }
}

/** Classes that are told apart by their cause; what comes after is told without it. */
const mostCauses = 100;

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}
