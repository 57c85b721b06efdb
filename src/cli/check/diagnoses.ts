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
import { adviceBeyondAscii } from '../../reference/advice.js';
import type { Revision } from '../../revision.js';
import { advice, suggestionOf } from '../../tree/diagnosis/error-message.js';
import { dataAt, dotSegment, hasLostColon, isMendable, mendOf } from '../../tree/diagnosis/escaping.js';
import { loadBnf, loadRevision } from '../load-revision.js';
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

/** By what a string is mended. */
type Mended = 'escapes' | 'dots' | 'nothing';

/** Of strings that stop in the same state at the same character. */
interface Alike {
  /** Whether that could be data, and if so, how far from it what follows goes on, and in which state. */
  readonly data: { readonly from: number; readonly state: number } | undefined;
  /** What is told of those that are mended in the same way, or not at all. */
  readonly told: Map<Mended, Kept>;
}

/** Stands for all characters that no document has. */
const beyondAscii = '\x80';

export class Diagnoses {
  /** How many strings the library was asked about. */
  asked = 0;
  private readonly bytewise: ByteAutomaton;
  /** What the library diagnoses with, whose states tell less. */
  private readonly automaton: Automaton;
  /** By the state at which a string stops, and by the character there. */
  private readonly known = new Map<number, Map<string | undefined, Alike>>();

  /**
   * @param places an automaton of the rule whose states tell which rules are open
   * @param suggests whether to advise the nearest derivable string, too, which is searched for each
   */
  constructor(
    private readonly language: Language & Pick<Revision, 'fix'>,
    private readonly start: string,
    private readonly places: Automaton,
    readonly suggests: boolean,
  ) {
    this.bytewise = new ByteAutomaton(places);
    this.automaton = language.automaton({ start });
  }

  /** @param text that is refused, up to the character found, or more of it. Linear, but for suggestions */
  of(text: string, refusal: Refusal): Diagnosed {
    const { told } = this.kept(text, refusal);
    const { offset, found } = refusal;
    const beyond = adviceBeyondAscii(this.language, { start: this.start, text, offset, found });
    const result = this.suggests ? this.language.safeParse(text, { start: this.start }) : undefined;
    const isSuggested = result?.ok === false && result.error.found !== undefined;
    const more = [...beyond, ...(isSuggested ? suggestionOf(result.error) : [])];
    return more.length === 0 ? told : { ...told, advice: [...told.advice, ...more] };
  }

  /** The members of JSON, without a suggestion, for a line of visible US-ASCII that is not derivable. */
  membersOf(
    batch: Uint8Array,
    { from, stop, to }: Readonly<Record<'from' | 'stop' | 'to', number>>,
  ): DataView {
    this.bytewise.walk(batch, from);
    return this.keptAt(
      this.bytewise.state,
      stop < to ? ascii[batch[stop] ?? 0] : undefined,
      stop - from,
      () => Buffer.from(batch.buffer, batch.byteOffset + from, to - from).toString('latin1'),
    ).members;
  }

  private kept(text: string, { offset, found }: Refusal): Kept {
    return this.keptAt(walk(this.places, text.slice(0, offset)).state, found, offset, () => text);
  }

  /** @param whole what leads to the state, and what follows */
  private keptAt(state: number, found: string | undefined, offset: number, whole: () => string): Kept {
    const byCharacter = this.known.get(state) ?? new Map<string | undefined, Alike>();
    this.known.set(state, byCharacter);
    const key = found !== undefined && found > '\x7f' ? beyondAscii : found;
    let alike = byCharacter.get(key);
    if (alike === undefined) byCharacter.set(key, (alike = this.alike(whole())));
    const mended = this.mended(alike.data, found, offset, whole);
    let kept = alike.told.get(mended);
    if (kept === undefined) alike.told.set(mended, (kept = this.diagnosed(whole())));
    return kept;
  }

  /** By what a string is mended; `mendOf`, but that what can be data is known. */
  private mended(
    data: Alike['data'],
    found: string | undefined,
    offset: number,
    whole: () => string,
  ): Mended {
    if (data === undefined && found === undefined) return 'nothing';
    const text = whole();
    const isWhole = this.start === this.language.start;
    if (hasLostColon(text, offset, isWhole)) {
      const mend = mendOf(this.automaton, text, walk(this.automaton, text), isWhole);
      return mend === dotSegment ? 'dots' : mend === undefined ? 'nothing' : 'escapes';
    }
    return data !== undefined && isMendable(this.automaton, data.state, text.slice(offset + data.from))
      ? 'escapes'
      : 'nothing';
  }

  private alike(text: string): Alike {
    const end = walk(this.automaton, text);
    const data = dataAt(this.automaton, text, end);
    return {
      data: data && { from: data.rest - end.offset, state: data.state },
      told: new Map<Mended, Kept>(),
    };
  }

  private diagnosed(text: string): Kept {
    this.asked++;
    const result = this.language.safeParse(text, { start: this.start });
    if (result.ok) throw new RangeError('what is derivable has no diagnosis');
    const { found, escaped, strayPercent, dotSegment, completion, open, section } = result.error;
    const told = {
      rule: open[0]?.rule ?? this.start,
      section,
      advice: advice({ found, escaped, strayPercent, dotSegment, completion, nearest: [] }),
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
  const [language, bnf] = await Promise.all([loadRevision(revision), loadBnf(revision)]);
  const rule = language.rules.findIndex(({ name }) => name === start);
  return new Diagnoses(language, start, new LazyDfa(new PartialDerivatives(bnf), rule), suggests);
}
