/**
 * What is told of refused strings beyond the offset: the rule that was open there, its section, and what to write
 * instead, all as the library tells it. Strings that are refused alike are diagnosed once.
 */

import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Automaton } from '../../automaton/automaton.js';
import { LazyDfa } from '../../automaton/lazy-dfa.js';
import { PartialDerivatives } from '../../automaton/partial-derivatives.js';
import { walk } from '../../automaton/walk.js';
import { ascii } from '../../base/ascii.js';
import type { Language } from '../../language.js';
import { advice, suggestionOf } from '../../tree/diagnosis/error-message.js';
import { loadBnf, loadLanguage } from '../load-revision.js';
import type { Refusal } from '../output/refusal.js';
import { json } from '../output/terminal.js';
import { ByteAutomaton } from './byte-automaton.js';
import { bytesOf } from './output.js';

/** What is told of a string. */
export interface Diagnosed {
  /** The innermost rule that had begun and not ended, in the document's spelling. */
  readonly rule: string;
  readonly section: string;
  /** Sentences. */
  readonly advice: readonly string[];
}

/** The same, with its members as JSON, each after a comma. */
interface Kept {
  readonly told: Diagnosed;
  readonly members: DataView;
}

/** Stands for all characters that no document has. */
const beyondAscii = '\x80';

export class Diagnoses {
  /** How many strings the library was asked about. */
  asked = 0;
  private readonly bytewise: ByteAutomaton;
  /** By the state at which a string stops, and by the character there, what is told of it. */
  private readonly known = new Map<number, Map<string | undefined, Kept>>();

  /**
   * @param places an automaton of the rule whose states tell which rules are open
   * @param suggests whether to advise the nearest derivable string, too, which is searched for each
   */
  constructor(
    private readonly language: Language,
    private readonly start: string,
    private readonly places: Automaton,
    readonly suggests: boolean,
  ) {
    this.bytewise = new ByteAutomaton(places);
  }

  /** @param text that is refused, up to the character found, or more of it. Linear, but for suggestions */
  of(text: string, refusal: Refusal): Diagnosed {
    const { told } = this.kept(text, refusal);
    if (!this.suggests) return told;
    const result = this.language.safeParse(text, { start: this.start });
    return result.ok || result.error.found === undefined
      ? told
      : { ...told, advice: [...told.advice, ...suggestionOf(result.error)] };
  }

  /** The members of JSON, without a suggestion, for a line of visible US-ASCII that is not derivable. */
  membersOf(
    batch: Uint8Array,
    { from, stop, to }: Readonly<Record<'from' | 'stop' | 'to', number>>,
  ): DataView {
    this.bytewise.walk(batch, from);
    return this.keptAt(this.bytewise.state, stop < to ? ascii[batch[stop] ?? 0] : undefined, () =>
      Buffer.from(batch.subarray(from, stop)).toString('latin1'),
    ).members;
  }

  private kept(text: string, { offset, found }: Refusal): Kept {
    const read = text.slice(0, offset);
    return this.keptAt(walk(this.places, read).state, found, () => read);
  }

  /** @param read what leads to the state */
  private keptAt(state: number, found: string | undefined, read: () => string): Kept {
    const byCharacter = this.known.get(state) ?? new Map<string | undefined, Kept>();
    this.known.set(state, byCharacter);
    const key = found !== undefined && found > '\x7f' ? beyondAscii : found;
    let kept = byCharacter.get(key);
    if (kept === undefined) byCharacter.set(key, (kept = this.diagnosed(read() + (key ?? ''))));
    return kept;
  }

  private diagnosed(text: string): Kept {
    this.asked++;
    const result = this.language.safeParse(text, { start: this.start });
    if (result.ok) throw new RangeError('what is derivable has no diagnosis');
    const { found, escaped, strayPercent, completion, open, section } = result.error;
    const told = {
      rule: open[0]?.rule ?? this.start,
      section,
      advice: advice({ found, escaped, strayPercent, completion, nearest: [] }),
    };
    return { told, members: bytesOf(`,${json(told).slice(1, -1)}`) };
  }
}

/** @throws Misuse, UnknownNameError */
export async function diagnosesFor(
  revision: RevisionId,
  start: string,
  suggests: boolean,
): Promise<Diagnoses> {
  const [language, bnf] = await Promise.all([loadLanguage(revision), loadBnf(revision)]);
  const rule = language.rules.findIndex(({ name }) => name === start);
  return new Diagnoses(language, start, new LazyDfa(new PartialDerivatives(bnf), rule), suggests);
}
