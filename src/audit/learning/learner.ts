/**
 * The learner: a hypothesis of what a parser accepts, refined by each text on which it errs. States are told apart by
 * the suffixes of a discrimination tree (M. Kearns and U. Vazirani, "An Introduction to Computational Learning Theory",
 * 1994, chapter 8); where in a text the hypothesis errs is found as R. Rivest and R. Schapire do ("Inference of Finite
 * Automata Using Homing Sequences", Information and Computation 103, 1993).
 */
import { minimalTable, type StateTable, TableAutomaton } from '../../study/automata/table-automaton.js';
import { type Alphabet, unasked } from './alphabet.js';
import { LimitReached, type Membership } from './oracle.js';

/** A node of the tree: a suffix that is asked about, or, where there is none, the one state that it leads to. */
interface Node {
  suffix: string | undefined;
  state: number;
  /** What follows where the suffix is refused, and where it is accepted. */
  readonly children: [refused: Node | undefined, accepted: Node | undefined];
  /** The node above, and which of its children this is. */
  readonly above: Node | undefined;
  readonly side: 0 | 1;
}

interface State {
  /** A text that leads here, spelled with representatives. */
  readonly access: string;
  leaf: Node;
  /** The node that each letter leads to; above a leaf as long as it is not known to which. */
  readonly next: Node[];
}

/** The sides of a node, by an answer. */
const sideOf = (answer: boolean): 0 | 1 => (answer ? 1 : 0);

/** A hypothesis: a complete automaton over the letters, and what they are. */
export class Hypothesis {
  /** @param table its classes are the letters, or `unasked` */
  constructor(readonly table: StateTable) {}

  get stateCount(): number {
    return this.table.rows.length;
  }

  /** The state after a text of characters that are asked about. */
  after(text: string, from = 0): number {
    let state = from;
    for (let i = 0; i < text.length; i++) {
      state = this.table.rows[state]?.[this.table.classes[text.charCodeAt(i)] ?? 0] ?? 0;
    }
    return state;
  }

  accepts(text: string, from = 0): boolean {
    return this.table.accepting[this.after(text, from)] ?? false;
  }

  /** The automaton whose classes are the letters; minimal, but for letters that every state treats alike. */
  whole(): TableAutomaton {
    return new TableAutomaton(this.table);
  }

  /** The minimal automaton, in which what is not asked about goes as the last letter does. */
  minimal(): TableAutomaton {
    const { classes, accepting, rows } = this.table;
    const last = (rows[0]?.length ?? 1) - 1;
    return minimalTable({ classes: classes.map((c) => (c === unasked ? last : c)), accepting, rows });
  }
}

/** Learns from the texts on which its hypothesis errs. */
export class Learner {
  private readonly root: Node = {
    suffix: '',
    state: -1,
    children: [undefined, undefined],
    above: undefined,
    side: 0,
  };
  private readonly states: State[] = [];
  private current: Hypothesis = new Hypothesis({ classes: new Uint16Array(), accepting: [], rows: [] });

  constructor(
    private readonly membership: Membership,
    private readonly alphabet: Alphabet,
    private readonly mostStates: number,
  ) {}

  /** What the parser accepts, as far as is known: complete, though some answers may already speak against it. */
  get hypothesis(): Hypothesis {
    return this.current;
  }

  /** The first hypothesis, of which the states are those that single letters tell. */
  async begin(): Promise<void> {
    const [answer = false] = await this.membership.ask(['']);
    this.addState('', this.root, sideOf(answer));
    await this.close();
  }

  /**
   * Refines the hypothesis until it is right on a text, whose characters are all asked about: by a state for each place
   * where the parser tells two ways to a state apart, or a letter where it tells two characters apart.
   */
  async refine(text: string): Promise<void> {
    const [answer = false] = await this.membership.ask([text]);
    while (this.current.accepts(text) !== answer) {
      const spelled = await this.inRepresentatives(text);
      if (spelled !== undefined) await this.splitState(spelled);
      await this.close();
    }
  }

  /** Refines the hypothesis until it agrees with all answers of the tree. Only then are all of its states different. */
  async settle(): Promise<void> {
    for (let text = this.contradicted(); text !== undefined; text = this.contradicted()) {
      const before = this.current;
      await this.refine(text);
      if (this.current === before) throw this.membership.unsteady(text);
    }
  }

  /** A text of which the tree knows the answer, and on which the hypothesis errs. */
  private contradicted(): string | undefined {
    for (const [number, { access, leaf }] of this.states.entries()) {
      for (let at = leaf; at.above !== undefined; at = at.above) {
        const suffix = at.above.suffix ?? '';
        if (sideOf(this.current.accepts(suffix, number)) !== at.side) return access + suffix;
      }
    }
    return undefined;
  }

  /** Finds where each letter leads from each state, by asking about the suffixes of the tree; makes the hypothesis. */
  private async close(): Promise<void> {
    for (let open = this.openSteps(); open.length > 0; open = this.openSteps()) {
      for (let pending = open; pending.length > 0; pending = pending.filter(isOpen)) {
        const answers = await this.membership.ask(
          pending.map(([state, letter]) => this.after(state, letter) + (state.next[letter]?.suffix ?? '')),
        );
        for (const [i, [state, letter]] of pending.entries()) {
          const node = state.next[letter] ?? this.root;
          const side = sideOf(answers[i] ?? false);
          state.next[letter] = node.children[side] ?? this.addState(this.after(state, letter), node, side);
        }
      }
    }
    this.current = new Hypothesis({
      classes: this.alphabet.classes,
      accepting: this.states.map(({ leaf }) => isAccepting(leaf)),
      rows: this.states.map(({ next }) => next.map((node) => node.state)),
    });
  }

  /** The steps of which it is not known to which state they lead. */
  private openSteps(): readonly Step[] {
    const steps: Step[] = [];
    for (const state of this.states) {
      while (state.next.length < this.alphabet.size) state.next.push(this.root);
      state.next.forEach((node, letter) => {
        if (node.suffix !== undefined) steps.push([state, letter]);
      });
    }
    return steps;
  }

  private after({ access }: State, letter: number): string {
    return access + String.fromCharCode(this.alphabet.letter(letter).representative);
  }

  private addState(access: string, above: Node, side: 0 | 1): Node {
    if (this.states.length >= this.mostStates) throw new LimitReached('states');
    const leaf: Node = {
      suffix: undefined,
      state: this.states.length,
      children: [undefined, undefined],
      above,
      side,
    };
    above.children[side] = leaf;
    this.states.push({ access, leaf, next: [] });
    return leaf;
  }

  /**
   * The text with representatives in place of its characters, to which the parser answers the same. Where it does not,
   * a letter is split, and there is no such text.
   */
  private async inRepresentatives(text: string): Promise<string | undefined> {
    const spelled = Array.from({ length: text.length }, (_, i) => {
      const { representative } = this.alphabet.letter(this.alphabet.letterOf(text.charCodeAt(i)));
      return String.fromCharCode(representative);
    }).join('');
    const mixed = Array.from({ length: text.length + 1 }, (_, i) => spelled.slice(0, i) + text.slice(i));
    const answers = await this.membership.ask(mixed);
    const at = answers.findIndex((answer, i) => i > 0 && answer !== answers[i - 1]) - 1;
    if (at < 0) return spelled;
    await this.membership.confirm(mixed.slice(at, at + 2), answers.slice(at, at + 2));
    await this.splitLetter(text.charCodeAt(at), spelled.slice(0, at), text.slice(at + 1));
    return undefined;
  }

  /** Splits the letter of a code unit: those that the parser tells from its representative between two texts part from it. */
  private async splitLetter(unit: number, before: string, after: string): Promise<void> {
    const number = this.alphabet.letterOf(unit);
    // The text may have a code unit for which another has spoken so far.
    const asked = [...new Set([...this.alphabet.letter(number).asked, unit])];
    const answers = await this.membership.ask(asked.map((one) => before + String.fromCharCode(one) + after));
    this.alphabet.split(
      number,
      asked.filter((_, i) => answers[i] !== answers[0]),
    );
  }

  /**
   * Splits a state by a text of representatives on which the hypothesis errs: somewhere in it, what the parser has read is
   * told apart by the rest from the text that stands for the hypothesis's state. Of such places the last gives the
   * shortest suffix.
   */
  private async splitState(text: string): Promise<void> {
    const path = [0];
    for (let i = 0; i < text.length; i++) path.push(this.current.after(text.charAt(i), path[i]));
    const texts = path.map((state, i) => (this.states[state]?.access ?? '') + text.slice(i));
    const answers = await this.membership.ask(texts);
    let at = text.length - 1;
    while (at >= 0 && answers[at] === answers[at + 1]) at -= 1;
    const from = this.states[path[at] ?? -1];
    const merged = this.states[path[at + 1] ?? -1];
    if (from === undefined || merged === undefined) throw this.membership.unsteady(text);
    await this.membership.confirm(texts.slice(at, at + 2), answers.slice(at, at + 2));
    const node = merged.leaf;
    const side = sideOf(answers[at + 1] ?? false);
    node.suffix = text.slice(at + 1);
    merged.leaf = {
      suffix: undefined,
      state: node.state,
      children: [undefined, undefined],
      above: node,
      side,
    };
    node.children[side] = merged.leaf;
    this.addState(from.access + text.charAt(at), node, side === 1 ? 0 : 1);
  }
}

/** A state and a letter. */
type Step = readonly [State, number];

function isOpen([state, letter]: Step): boolean {
  return state.next[letter]?.suffix !== undefined;
}

/** Whether a state accepts: on which side of the root, which asks about the empty suffix, its leaf is. */
function isAccepting(leaf: Node): boolean {
  let at = leaf;
  while (at.above?.above !== undefined) at = at.above;
  return at.side === 1;
}
