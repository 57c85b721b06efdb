/** Why a start rule does not derive a text, found out from its automaton; each thing when it is first asked for. */

import type { Automaton } from '../../automaton/automaton.js';
import type { Place } from '../../automaton/place.js';
import type { Recognizer } from '../../automaton/recognizer.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { characterAt } from '../../base/character.js';
import { shortestCompletion } from './completion.js';
import type { OpenRule, SyntaxErrorDetails } from './details.js';
import { keepsAddress, nearestTexts } from './nearest.js';
import type { GrammarData } from '../rule.js';
import { type Walk, walk } from '../../automaton/walk.js';

/** What a diagnosis needs to know of a grammar. */
export type NamedRules<Id extends string> = Pick<GrammarData, 'names' | 'sections'> & { readonly id: Id };

/** The diagnosis of a text that a rule, given by its index, does not derive. */
export class Diagnosis<Id extends string = RevisionId> implements SyntaxErrorDetails<Id> {
  private walked: Walk | undefined;
  private reached: Place | undefined;
  private nearestFound: readonly string[] | undefined;

  constructor(
    readonly text: string,
    private readonly rule: number,
    private readonly grammar: NamedRules<Id>,
    private readonly recognizer: Recognizer,
  ) {}

  get revision(): Id {
    return this.grammar.id;
  }

  get start(): string {
    return this.nameOf(this.rule);
  }

  get offset(): number {
    return this.end.offset;
  }

  get found(): string | undefined {
    return characterAt(this.text, this.offset);
  }

  get escaped(): string | undefined {
    const { found } = this;
    if (found === undefined || found > '\x7f') return undefined;
    const escape = `%${found.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    return walk(this.automaton, escape, this.end.state).offset === escape.length ? escape : undefined;
  }

  get expected(): readonly string[] {
    return this.place.expected.map((term) =>
      typeof term === 'number' ? this.nameOf(term) : JSON.stringify(term),
    );
  }

  get characters(): string {
    return this.place.characters;
  }

  get open(): readonly OpenRule[] {
    return this.place.open.map((rule) => ({ rule: this.nameOf(rule), section: this.sectionOf(rule) }));
  }

  get section(): string {
    return this.sectionOf(this.place.open[0] ?? this.rule);
  }

  get completion(): string {
    return shortestCompletion(this.automaton, this.end.state);
  }

  get nearest(): readonly string[] {
    return (this.nearestFound ??= nearestTexts(this.automaton, this.text).filter((text) =>
      keepsAddress(this.text, text),
    ));
  }

  private get automaton(): Automaton {
    return this.recognizer.automaton(this.rule);
  }

  /** Where the automaton stops. */
  private get end(): Walk {
    return (this.walked ??= walk(this.automaton, this.text));
  }

  private get place(): Place {
    return (this.reached ??= this.recognizer.place(this.rule, this.text));
  }

  private nameOf(rule: number): string {
    return this.grammar.names[rule] ?? '';
  }

  private sectionOf(rule: number): string {
    return this.grammar.sections[rule] ?? '';
  }
}
