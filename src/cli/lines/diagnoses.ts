/**
 * Diagnoses of refused strings beyond the offset: the open rule there, its section, and what to write instead, as the
 * library reports them. Facts common to strings that stop in the same state are computed once.
 */

import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { LazyDfa } from '../../core/automaton/lazy-dfa.js';
import { PartialDerivatives } from '../../core/automaton/partial-derivatives.js';
import { walk } from '../../core/automaton/walk.js';
import { ascii } from '../../core/base/ascii.js';
import { prescriptionFor } from '../../core/reference/advice.js';
import { baseOfStart } from '../../core/reference/start-by-base.js';
import type { Revision } from '../../core/revision.js';
import { isOfReferences } from '../../core/tree/rule-roles.js';
import { delimitersAhead } from '../../core/reading/diagnosis.js';
import type { UriSyntaxError } from '../../core/reading/error.js';
import {
  completionOf,
  missingScheme,
  prescribed,
  suggestionOf,
  type Stop,
} from '../../core/reading/error-message.js';
import { loadBnf, loadRevision } from '../documents/load-revision.js';
import { attempt } from '../output/failure.js';
import { json } from '../output/terminal.js';
import { ByteAutomaton } from './byte-automaton.js';
import { bytesOf } from './output.js';

/** The diagnosis of a string. */
export interface Diagnosed {
  /** The innermost rule of all continuations, in the document's spelling. */
  readonly rule: string;
  readonly section: string;
  /** Advice in sentences. */
  readonly advice: readonly string[];
}

/** Facts common to all strings that stop in the same state, before the same delimiters. */
interface Stopped extends Omit<Diagnosed, 'advice'> {
  /** The role of the component that they stop in. */
  readonly component: string | undefined;
  /** Advice on completing them, in a sentence. */
  readonly completion: string;
  /** The first members as JSON, each after a comma. */
  readonly members: string;
}

export class Diagnoses {
  /** Number of strings for which the library computed more than advice. */
  asked = 0;
  private readonly bytewise: ByteAutomaton;
  private readonly known = new Map<string, Stopped>();
  /** True if the rule derives whole references, for which the document prescribes fixes. */
  private readonly isWhole: boolean;

  /**
   * @param places an automaton of the rule whose states give the open rules
   * @param suggests true to also suggest the nearest derivable string, which is searched for each
   */
  constructor(
    private readonly document: Pick<Revision, 'safeParse' | 'fix' | 'rule' | 'tolerated' | 'startsByBase'>,
    private readonly start: string,
    private readonly places: Automaton,
    readonly suggests: boolean,
  ) {
    this.bytewise = new ByteAutomaton(places);
    this.isWhole = isOfReferences(document.rule(start).role);
  }

  /** Diagnoses a string. @param text a refused string. Linear, except for suggestions */
  of(text: string, stop: Stop): Diagnosed {
    const stopped = this.stopped(walk(this.places, text.slice(0, stop.offset)).state, text, stop.offset);
    const { rule, section } = stopped;
    return { rule, section, advice: this.adviceOf(text, stop, stopped) };
  }

  /** Returns the string that the document prescribes in place of one; undefined if it prescribes none for this rule. */
  fixed(text: string): string | undefined {
    if (!this.isWhole) return undefined;
    const fix = attempt(() => this.document.fix(text, { base: baseOfStart(this.document, this.start) }));
    return fix.ok ? fix.value.text : undefined;
  }

  /** Returns the members of JSON, without a suggestion, for an underivable line of visible US-ASCII. */
  membersOf(
    batch: Uint8Array,
    { from, stop, to }: Readonly<Record<'from' | 'stop' | 'to', number>>,
  ): DataView {
    this.bytewise.walk(batch, from);
    const text = Buffer.from(batch.buffer, batch.byteOffset + from, to - from).toString('latin1');
    const { members, ...stopped } = this.stopped(this.bytewise.state, text, stop - from);
    const found = stop < to ? ascii[batch[stop] ?? 0] : undefined;
    const advice = this.adviceOf(text, { offset: stop - from, found }, stopped);
    return bytesOf(`${members},"advice":${json(advice)}`);
  }

  private errorOf(text: string): UriSyntaxError {
    const result = this.document.safeParse(text, { start: this.start });
    if (result.ok) throw new RangeError('a derivable string has no diagnosis');
    return result.error;
  }

  /**
   * Returns the advice of the error; skips it if the document prescribes fixes, as computing it for many strings takes
   * long.
   */
  private adviceOf(
    text: string,
    { offset, found }: Stop,
    { rule, component, completion }: Pick<Stopped, 'rule' | 'component' | 'completion'>,
  ): readonly string[] {
    const { document, isWhole, start } = this;
    const sentences = prescribed(
      isWhole ? prescriptionFor(document, { text, start, offset }, rule) : this.errorOf(text),
    );
    const missing = missingScheme({ component, found });
    if (found === undefined) return sentences.length > 0 ? sentences : [missing ?? completion];
    if (missing !== undefined) return [...sentences, missing];
    return this.suggests ? [...sentences, ...suggestionOf(this.errorOf(text))] : sentences;
  }

  private stopped(state: number, text: string, offset: number): Stopped {
    const key = `${state} ${delimitersAhead(text, offset)}`;
    let stopped = this.known.get(key);
    if (stopped === undefined) {
      this.asked++;
      const { open, component, section, completion } = this.errorOf(text);
      const place = { rule: open[0]?.rule ?? this.start, section };
      stopped = {
        ...place,
        component,
        completion: completionOf(completion),
        members: `,${json(place).slice(1, -1)}`,
      };
      this.known.set(key, stopped);
    }
    return stopped;
  }
}

/** Creates the diagnoses of a rule. @throws Misuse, UnknownNameError */
export async function diagnosesFor(
  revision: RevisionId,
  start: string,
  suggests: boolean,
): Promise<Diagnoses> {
  return (await diagnosesIn(revision, suggests))(start);
}

/** Returns the diagnoses of each rule of a revision, created on first use. @throws Misuse */
export async function diagnosesIn(
  revision: RevisionId,
  suggests: boolean,
): Promise<(start: string) => Diagnoses> {
  const [language, { bnf, letters }] = await Promise.all([loadRevision(revision), loadBnf(revision)]);
  const derivatives = new PartialDerivatives(bnf);
  const known = new Map<string, Diagnoses>();
  return (start) => {
    let diagnoses = known.get(start);
    if (diagnoses === undefined) {
      const rule = language.rules.findIndex(({ name }) => name === start);
      diagnoses = new Diagnoses(language, start, new LazyDfa(derivatives, rule, letters), suggests);
      known.set(start, diagnoses);
    }
    return diagnoses;
  };
}
