/** Invalid links: those that a revision does not derive, or that its prose forbids, as data, lines and CSV. */

import type { RevisionId } from '../../generated/registry/ids.js';
import { diagnosesIn, type Diagnoses } from '../cli/lines/diagnoses.js';
import { loadLanguage, loadRevision } from '../cli/documents/load-revision.js';
import { type IsOpen, reasonOf, stopOf } from '../cli/lines/verdict.js';
import { Places } from '../cli/output/places.js';
import { cut, shown } from '../cli/output/signs.js';
import { csvRows, inputField } from '../cli/output/table.js';
import { characterAt } from '../core/base/character.js';
import { quoted, visible } from '../core/base/visible.js';
import type { Language } from '../core/language.js';
import { reason } from '../core/reading/error-message.js';
import type { Revision } from '../core/revision.js';
import type { StudiedGrammar } from '../study/index.js';
import { asSentence } from '../study/formatting/format-text.js';
import { Places as OpenRules } from '../study/suites/places.js';
import { changesFor, violationsOf } from './fixes.js';
import { locationOf } from './format-links.js';
import { type FoundLink, linkData, type SpelledLink } from './link-list.js';
import { readSpelling } from './spelling.js';
import type { StartedDocument } from './starts.js';

/** A document, or another grammar, that judges links. */
export interface Checked {
  /** The id of the document, or the name of the grammar. */
  readonly id: string;
  readonly start: string;
  readonly verdictsOn: (reference: string, start: string) => readonly Verdict[];
}

/** A revision with the data for its diagnoses. */
interface Document {
  readonly language: Language;
  readonly revision: Revision;
  /** Returns the diagnoses of a start rule. */
  readonly diagnosesOf: (start: string) => Diagnoses;
}

/** Loads a revision with the data for its diagnoses. */
export async function checkedBy(id: RevisionId): Promise<Checked> {
  const [language, revision] = await Promise.all([loadLanguage(id), loadRevision(id)]);
  const document = { language, revision, diagnosesOf: await diagnosesIn(id, false) };
  return {
    id,
    start: language.start,
    verdictsOn: (reference, start) => verdictsOn(reference, start, document),
  };
}

/** Judges links by the start rule of a grammar that is no document's. @param isOpen as for stopOf */
export function checkedByGrammar(grammar: StudiedGrammar, isOpen?: IsOpen): Checked {
  const { revision: id, start, scope, bnf } = grammar;
  const automaton = grammar.automaton(start);
  const places = scope === undefined ? new OpenRules(bnf, start) : undefined;
  return {
    id,
    start,
    verdictsOn: (reference) => {
      const stop = stopOf(reference, automaton, isOpen);
      if (stop === undefined) return [];
      const { offset, found } = stop;
      const open = places?.ruleOf(reference);
      return [{ offset, found, section: '', ...open, message: reasonOf(stop), advice: [] }];
    },
  };
}

/**
 * A link that a revision does not derive, or that its prose forbids. Line and column are those of the character that
 * is not allowed, if known.
 */
export interface LinkFinding extends FoundLink {
  readonly input: string;
  readonly part: string | undefined;
  readonly revision: string;
  /** Offset in the reference, in UTF-16 code units from 0. */
  readonly offset: number;
  /** The character there; undefined at the end. */
  readonly found: string | undefined;
  /** Of a link that is not derivable: the innermost rule that is open there. */
  readonly rule?: string;
  /** Of a derivable link: the finding of the prose, by its id. */
  readonly violation?: string;
  /** The section that defines the rule, or states the violation; empty if there is no rule. */
  readonly section: string;
  /** The reason, as a clause with the offset or a sentence of the prose. */
  readonly message: string;
  /** Advice in sentences. */
  readonly advice: readonly string[];
}

/** Returns the name of a finding's kind, unique among all revisions. */
export function kindOfFinding({ revision, rule, violation = rule }: LinkFinding): string {
  return violation === undefined ? revision : `${revision}/${violation}`;
}

/** The members that depend on the revision's verdict. */
type Verdict = Pick<
  LinkFinding,
  'offset' | 'found' | 'rule' | 'violation' | 'section' | 'message' | 'advice'
>;

/** Yields the findings of links of a document, in their order. Linear. */
export function* findingsIn(
  { part, text, startsOf }: Pick<StartedDocument, 'part' | 'text' | 'startsOf'>,
  links: Iterable<SpelledLink>,
  input: string,
  revisions: readonly Checked[],
): Generator<LinkFinding> {
  const places = new Places();
  places.push(text);
  for (const link of links) {
    const starts = startsOf(link);
    for (const [i, checked] of revisions.entries()) {
      for (const verdict of checked.verdictsOn(link.reference, starts[i] ?? checked.start)) {
        const place = placeOf(link, verdict, text, places);
        yield { input, part, ...linkData(link), ...place, revision: checked.id, ...verdict };
      }
    }
  }
}

function verdictsOn(
  reference: string,
  start: string,
  { language, revision, diagnosesOf }: Document,
): readonly Verdict[] {
  const result = language.safeParse(reference, { start });
  if (result.ok) {
    const violations = violationsOf(reference, revision, start);
    const advice = violations.length === 0 ? [] : replacement(reference, revision, start);
    return violations.map(({ id, section, message, span }) => ({
      offset: span.start,
      found: characterAt(reference, span.start),
      violation: id,
      section,
      message,
      advice,
    }));
  }
  const { offset, found } = result.error;
  const { advice, ...details } = diagnosesOf(start).of(reference, result.error);
  const changes = changesFor(reference, revision, start);
  // The reason of --fix replaces the advice for a text that is no reference.
  const none = 'reason' in changes && changes.isNone === true ? [asSentence(changes.reason)] : undefined;
  return [{ offset, found, ...details, advice: none ?? advice, message: reason(result.error) }];
}

/** Advises what `--fix` writes instead of a forbidden link, if the document prescribes anything. */
function replacement(reference: string, revision: Revision, start: string): readonly string[] {
  const changes = changesFor(reference, revision, start);
  return 'fix' in changes ? [`Write ${quoted(changes.fix.text)}.`] : [];
}

/** Returns the place of the character at which a link is refused. */
function placeOf(
  { reference, line, column, spelled }: SpelledLink,
  { offset }: Verdict,
  text: string,
  places: Places,
): { readonly line: number; readonly column: number } {
  if (spelled === undefined) return { line, column };
  const { start, end, spelling } = spelled;
  const raw = text.slice(start, end);
  const inside = raw === reference ? offset : (readSpelling(raw, spelling).places[offset] ?? 0);
  return places.at(start + inside);
}

/** Formats a finding with its place, `page.html:3:5: …`, like compilers, so that editors find the place. */
export function findingLine(finding: LinkFinding): string {
  const { input, part, line, column, reference } = finding;
  const place = `${visible(input)}${part === undefined ? '' : `, part ${part}`}:${line}:${column}`;
  return `${place}: ${visible(sentence(finding))}: ${cut(shown(reference))}${visible(instead(finding))}\n`;
}

/** States the reason, with the section. */
export function sentence({ message, rule, revision, section }: LinkFinding): string {
  return `${rule === undefined ? message.replace(/\.$/, '') : `${message}, inside ${rule}`} (${[revision, section].filter((part) => part !== '').join(', ')})`;
}

/** Formats the advice, after a sentence. */
export function instead({ advice }: LinkFinding): string {
  return advice.length === 0 ? '' : `. ${advice.join(' ')}`;
}

export const findingRows = csvRows<LinkFinding>({
  input: ({ input }) => inputField(input),
  part: ({ part }) => part,
  line: ({ line }) => line,
  column: ({ column }) => column,
  in: locationOf,
  reference: ({ reference }) => reference,
  revision: ({ revision }) => revision,
  offset: ({ offset }) => offset,
  reason: ({ message }) => message,
  rule: ({ rule }) => rule,
  section: ({ section }) => section,
  advice: ({ advice }) => advice.join(' '),
  violation: ({ violation }) => violation,
});
