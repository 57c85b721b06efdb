/**
 * Classes of disagreements between a parser and a document: by the place and the character at which the one that
 * rejects a text stops, by the components that they read differently, or by the reason why there is no answer.
 */
import { characterAt } from '../core/base/character.js';
import { visible } from '../core/base/visible.js';
import type { Revision } from '../core/revision.js';
import { type Judgement, judge, type Verdict } from './judge.js';
import { type ComponentName, isAccepted, type Outcome, type Parser } from './protocol.js';

/** A class. Its members define it: all its texts share them. */
export interface AuditClass {
  readonly verdict: Exclude<Verdict, 'agreed'>;
  /**
   * The stop of the rejecting side: the role of a rule or, for texts that the parser refuses, a component, `delimiter`
   * if it is in none, or `several places`.
   */
  readonly place?: string;
  /** The class of the character there. */
  readonly character?: string;
  /** The components that are read differently. */
  readonly components?: readonly ComponentName[];
  /** The cause of a crash or an error: its message without the parts that vary between texts. */
  readonly cause?: string;
  /** The section of the document that defines what is allowed there, or the components. */
  readonly section?: string;
}

/** An outcome compared with a document; without a class if they agree. */
export interface Classified {
  readonly outcome: Outcome;
  readonly judgement: Judgement;
  readonly class?: AuditClass;
}

/** Returns a key that is unique among the classes of a document. */
export function keyOf({ verdict, place, character, components, cause }: AuditClass): string {
  const parts = [verdict, place, character, components?.join(' '), cause];
  return parts.filter((part) => part !== undefined).join(': ');
}

const characterClasses: readonly (readonly [name: string, characters: RegExp])[] = [
  ['letter', /^[A-Za-z]/],
  ['digit', /^[0-9]/],
  ['mark', /^[-._~]/],
  ['sub-delimiter', /^[!$&'()*+,;=]/],
  ['excluded character', /^["<>^`{|}]/],
  ['space', /^ /],
  ['tab or end of line', /^[\t\n\r]/],
  ['control', /^[\0-\x1F\x7F]/],
  ['lone surrogate', /^\p{Cs}/u],
  ['beyond US-ASCII', /^[^\0-\x7F]/],
];

/**
 * Returns the class of the character at an offset: RFC 3986 §2.2 and §2.3, with each general delimiter, % and \ alone.
 */
export function characterClass(text: string, offset: number): string {
  const character = characterAt(text, offset);
  if (character === undefined) return 'end';
  return characterClasses.find(([, characters]) => characters.test(character))?.[0] ?? `"${character}"`;
}

/** Returns the outcomes of texts, which are asked about together. */
export async function outcomesOf(parser: Parser, texts: Iterable<string>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for await (const outcome of parser.ask(texts)) outcomes.push(outcome);
  return outcomes;
}

/**
 * Classifies outcomes compared with a document. If the parser refuses a text, it is asked about the texts that differ
 * in one character, to locate the reason.
 */
export async function classified(
  parser: Parser,
  document: Revision,
  outcomes: readonly Outcome[],
): Promise<readonly Classified[]> {
  const all: Classified[] = [];
  for (const outcome of outcomes) {
    const judgement = judge(document, parser.declaration, outcome);
    const { verdict, components } = judgement;
    if (verdict === 'agreed') all.push({ outcome, judgement });
    else if (verdict === 'refused') {
      all.push({ outcome, judgement, class: await refusedClass(parser, document, outcome.text) });
    } else {
      const cause = causeOf(outcome);
      const where = verdict === 'accepted' ? placeOf(document, outcome.text) : {};
      all.push({
        outcome,
        judgement,
        class: {
          verdict,
          ...where,
          ...(components.length > 0 && { components, ...sectionOf(document, components) }),
          ...(cause !== undefined && { cause }),
        },
      });
    }
  }
  return all;
}

/** Returns where a document stops reading an underivable text. */
function placeOf(document: Revision, text: string): Pick<AuditClass, 'place' | 'character' | 'section'> {
  const result = document.safeParse(text);
  if (result.ok) return {};
  const { offset, open, section } = result.error;
  const [innermost] = open;
  return {
    place: document.rule(innermost?.rule ?? document.start).role,
    character: characterClass(text, offset),
    section,
  };
}

/**
 * Returns where a parser stops: at the first character that it accepts if replaced or removed; or else at the first
 * that it accepts by a replacement in all its places. Characters in components come before delimiters.
 */
async function refusedClass(parser: Parser, document: Revision, text: string): Promise<AuditClass> {
  const variants = variantsOf(text).filter((variant) => document.accepts(variant.text));
  const answers = await outcomesOf(
    parser,
    variants.map((variant) => variant.text),
  );
  const places = variants.flatMap(({ offset }, i) => {
    return isAccepted(answers[i]?.answer) ? [{ offset, role: roleAt(document, text, offset) }] : [];
  });
  const place = places.find(({ role }) => role !== delimiter) ?? places[0];
  if (place === undefined) return { verdict: 'refused', place: 'several places' };
  const { role, offset } = place;
  return {
    verdict: 'refused',
    place: role,
    character: characterClass(text, offset),
    ...sectionOf(document, [role]),
  };
}

/** Returns the sections of the rules that have these roles; the section of the user serves for the userinfo. */
function sectionOf(document: Revision, roles: readonly string[]): Pick<AuditClass, 'section'> {
  const sections = roles.flatMap((role) => {
    const component = role === 'userinfo' ? 'user' : role;
    return document.rules.find((rule) => rule.role === component)?.section ?? [];
  });
  return sections.length === 0 ? {} : { section: [...new Set(sections)].join(', ') };
}

interface Variant {
  readonly text: string;
  readonly offset: number;
}

const replacements = ['', 'a', '1'];
/** In longer texts only this many places from the beginning are tried. */
const maxPlaces = 256;
/** Code units of the variants of a text; a very long text has fewer variants. */
const maxVariantUnits = 128 * 1024;

function variantsOf(text: string): readonly Variant[] {
  const variants: Variant[] = [];
  let width = 0;
  for (const variant of allVariantsOf(text)) {
    width += variant.text.length;
    if (width > maxVariantUnits) break;
    variants.push(variant);
  }
  return variants;
}

function* allVariantsOf(text: string): Generator<Variant> {
  const units = Array.from({ length: Math.min(text.length, maxPlaces) }, (_, offset) => text[offset] ?? '');
  for (const [offset, unit] of units.entries()) {
    for (const by of otherReplacements(unit)) {
      yield { text: text.slice(0, offset) + by + text.slice(offset + 1), offset };
    }
  }
  for (const unit of new Set(units)) {
    for (const by of otherReplacements(unit))
      yield { text: text.replaceAll(unit, by), offset: text.indexOf(unit) };
  }
}

function otherReplacements(unit: string): readonly string[] {
  return replacements.filter((replacement) => replacement !== unit);
}

const delimiter = 'delimiter';

/** Returns the component at an offset of a derivable text; `delimiter` if it is in none. */
function roleAt(document: Revision, text: string, offset: number): string {
  let innermost: { readonly role: string; readonly length: number } = { role: delimiter, length: Infinity };
  for (const [role, spans] of document.spans(text)) {
    for (const { start, end } of spans) {
      if (start <= offset && offset < end && end - start < innermost.length) {
        innermost = { role, length: end - start };
      }
    }
  }
  return innermost.role;
}

/** Length limit of a cause. */
const maxCauseLength = 80;

/** The runner's report of an adapter's end; the adapter's output follows. */
const exitMessage = /^(?:ended with exit code \d+|was ended by \w+)(?:: |$)/;
/** A line that reports what went wrong, among lines that report where. */
const errorLine = /error|exception|panic|fault|abort|assert/i;

/**
 * Returns the cause of a missing answer, without the parts that vary between texts, so that the same cause is one
 * class: of a crash, or of an adapter's report that it could not ask; undefined for everything else.
 */
function causeOf({ text, answer }: Outcome): string | undefined {
  if ('failure' in answer) return answer.failure === 'crash' ? causeIn(answer.message, text) : undefined;
  if ('thrown' in answer) return causeIn(answer.thrown, text);
  return 'error' in answer ? causeIn(answer.error, text) : undefined;
}

function causeIn(message: string, text: string): string {
  const [end = ''] = exitMessage.exec(message) ?? [];
  const lines = message
    .slice(end.length)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const line = lines.find((each) => errorLine.test(each)) ?? lines.at(-1) ?? '';
  const common = (text.length < minRecognizedLength ? line : line.replaceAll(text, sign))
    .replace(/: ".*"$/, '')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, sign)
    .replace(/0x[0-9A-Fa-f]+|\d+/g, '0');
  const cause = `${end}${visible(common).trim()}`.replace(/: $/, '');
  return cause.length > maxCauseLength ? `${cause.slice(0, maxCauseLength)}${sign}` : cause;
}

const sign = '…';
/** Length from which a text is recognized in a message; shorter texts are parts of words. */
const minRecognizedLength = 4;
