/**
 * Scanner that finds references in a stream of text: RFC 1738 Appendix, 1997 Appendix E, 2003 Appendices E and F. It
 * reads one code unit after another, so the division of the text into chunks makes no difference.
 */

import { aString } from '../base/arguments.js';
import { whiteSpace } from './clean.js';
import { UnsupportedOperationError } from './error.js';
import {
  type ExtractOptions,
  type Extractor,
  type Found,
  referenceLimit,
  verdictOf,
} from './extract-rules.js';

const [colon, crosshatch, slash, quote, less, greater] = [0x3a, 0x23, 0x2f, 0x22, 0x3c, 0x3e];

/** Fed after the last code unit. */
const endOfText = -1;

type State =
  /** Between candidates. */
  | 'plain'
  /** In a possible scheme: letters, digits, "+", "-", ".". */
  | 'word'
  /** After a scheme and ":", walking the automaton. */
  | 'candidate'
  /** In a bracketed host that the grammar does not derive, up to its end. */
  | 'host'
  /** After the "#" of a URL whose grammar has no fragment. */
  | 'fragment'
  /** In punctuation that the grammar does not derive after a candidate. */
  | 'tail'
  /** Past the limit, or in brackets that no host may have, up to the next delimiter. */
  | 'skip'
  | 'angle'
  | 'quotes';

/**
 * Finds references in a text that arrives in chunks:
 * - `<URL:…>` always, even if the revision does not derive it, which the result states;
 * - `<…>` and `"…"` that contain a derivable absolute form, white space dropped (see readWrapped);
 * - without a wrapper, at the beginning of a word, a scheme that begins with a letter, ":", and more than slashes: the
 *   longest prefix that the revision derives, up to white space, "<", ">" or a double quote, and without the
 *   punctuation at its end (see trimmedLength). A prefix "URL:" is skipped. Text that was read in search of a longer
 *   prefix is not searched again. Neither is the rest of a word that stops being derivable in a bracket where a host
 *   would be: the address there begins no reference.
 *
 * A wrapper that is not closed within the limit does not count, and a word without a wrapper is cut at the limit. Time
 * is linear in the text; the limit bounds the memory.
 */
export class ReferenceScanner {
  private readonly limit: number;
  private state: State = 'plain';
  /** The code units that may still be needed. */
  private units: number[] = [];
  /** Offset in the source of the first of these units. */
  private origin = 0;
  /** Index of the next unit to read. */
  private cursor = 0;
  /** Start of the current word, candidate or wrapper. */
  private start = 0;
  /** Start of a prefix "URL:" that ends where the current word begins. */
  private prefix: number | undefined;
  /** Text put before the candidate for the automaton. */
  private supplied = '';
  private automatonState = 0;
  /** For each prefix of the candidate, true if it is derivable; the empty one first. */
  private accepted: boolean[] = [];
  private found: Found[] = [];

  /** @throws UnsupportedOperationError if abbreviated references are requested of a revision that has none */
  constructor(
    private readonly extractor: Extractor,
    private readonly options: ExtractOptions = {},
  ) {
    const { revision, abbreviatedSection } = extractor;
    if (options.abbreviated === true && abbreviatedSection === undefined && revision !== undefined) {
      const message = `${revision} does not describe abbreviated references`;
      throw new UnsupportedOperationError(revision, 'abbreviated', undefined, message);
    }
    this.limit = options.limit ?? referenceLimit;
  }

  /** Reads the next chunk of the text; returns the references that are complete. @throws TypeError */
  push(chunk: string): Found[] {
    aString(chunk, 'push: the chunk');
    for (let i = 0; i < chunk.length; i++) {
      this.units.push(chunk.charCodeAt(i));
      this.advance();
    }
    return this.taken();
  }

  /** Ends the text; returns the references that were still open. */
  end(): Found[] {
    while (this.state !== 'plain') {
      this.read(endOfText);
      this.advance();
    }
    return this.taken();
  }

  private taken(): Found[] {
    const { found } = this;
    this.found = [];
    return found;
  }

  private advance(): void {
    for (let unit = this.units[this.cursor]; unit !== undefined; unit = this.units[this.cursor])
      this.read(unit);
    const between = this.state === 'plain' || this.state === 'skip';
    const needed = this.prefix ?? (between ? this.cursor : this.start);
    if (needed === this.units.length || needed > this.limit) this.forget(needed);
  }

  /** Drops the units before an index. */
  private forget(needed: number): void {
    if (needed === this.units.length) this.units.length = 0;
    else this.units.splice(0, needed);
    this.origin += needed;
    this.cursor -= needed;
    this.start -= needed;
    if (this.prefix !== undefined) this.prefix -= needed;
  }

  /** Takes one step of the current state: it moves the cursor, or changes the state and leaves the unit to it. */
  private read(unit: number): void {
    switch (this.state) {
      case 'plain':
        this.readPlain(unit);
        break;
      case 'word':
        this.readWord(unit);
        break;
      case 'candidate':
        this.readCandidate(unit);
        break;
      case 'host':
        this.readHost(unit);
        break;
      case 'fragment':
        this.readFragment(unit);
        break;
      case 'tail':
        this.readTail(unit);
        break;
      case 'skip':
        if (isDelimiter(unit)) this.state = 'plain';
        else this.cursor += 1;
        break;
      case 'angle':
        this.readWrapper(unit, 'angle', greater);
        break;
      case 'quotes':
        this.readWrapper(unit, 'quotes', quote);
        break;
    }
  }

  private readPlain(unit: number): void {
    this.start = this.cursor;
    if (isWord(unit)) {
      this.state = 'word';
      return;
    }
    this.prefix = undefined;
    this.cursor += 1;
    if (unit === less) this.state = 'angle';
    else if (unit === quote) this.state = 'quotes';
  }

  private readWord(unit: number): void {
    if (isWord(unit)) {
      if (this.cursor - this.start > this.limit) this.state = 'skip';
      this.cursor += 1;
      return;
    }
    this.state = 'plain';
    if (unit !== colon && this.options.abbreviated !== true) return;
    const scheme = /[A-Za-z].*/.exec(this.text(this.start, this.cursor))?.[0] ?? '';
    this.start = this.cursor - scheme.length;
    if (this.options.abbreviated === true && /^www\.[A-Za-z0-9-]+\.[A-Za-z0-9]/i.test(scheme)) {
      this.begin('http://');
    } else if (unit === colon && scheme !== '') {
      this.cursor += 1;
      if (scheme.toLowerCase() === 'url') this.prefix = this.start;
      else if (this.options.schemes?.includes(scheme.toLowerCase()) !== false) this.begin('');
    }
  }

  /** Begins a candidate with the units read of it, after the supplied text. */
  private begin(supplied: string): void {
    this.supplied = supplied;
    if (this.walkCandidate()) this.state = 'candidate';
  }

  /** Walks the automaton over the candidate as the document reads it; returns true if it can go on. */
  private walkCandidate(): boolean {
    const { automaton, ladder } = this.extractor;
    const written = this.text(this.start, this.cursor);
    let read = written;
    for (const tolerance of ladder.tolerances) read = tolerance.read(read);
    this.automatonState = automaton.initial;
    for (let i = 0; i < this.supplied.length; i++) this.step(this.supplied.charCodeAt(i));
    this.accepted = [false];
    for (let i = 0; i < read.length; i++) {
      this.step(read.charCodeAt(i));
      this.accepted.push(automaton.accepting(this.automatonState));
    }
    // The lengths of other prefixes are not those in the source.
    if (read.length !== written.length) {
      this.accepted = Array.from(written, () => false);
      this.accepted.push(automaton.accepting(this.automatonState));
    }
    return this.automatonState !== automaton.dead;
  }

  private step(unit: number): void {
    const { automaton } = this.extractor;
    this.automatonState = automaton.step(this.automatonState, automaton.classOf(unit));
  }

  private readCandidate(unit: number): void {
    const { automaton, ladder } = this.extractor;
    if (isDelimiter(unit)) {
      this.finish(true);
    } else if (this.cursor - this.start >= this.limit) {
      this.finish(false);
      this.state = 'skip';
    } else if (
      ladder.trailingFragmentSection !== undefined &&
      unit === crosshatch &&
      automaton.accepting(this.automatonState)
    ) {
      this.accepted.push(false);
      this.cursor += 1;
      this.state = 'fragment';
    } else {
      this.step(unit);
      if (this.automatonState === automaton.dead) {
        if (opensHost(this.text(this.start, this.cursor + 1))) this.state = 'host';
        else if (isPunctuation(unit)) this.state = 'tail';
        else this.finish(endsWord(unit));
      } else {
        this.accepted.push(automaton.accepting(this.automatonState));
        this.cursor += 1;
      }
    }
  }

  /** Reads the punctuation that no reference continues with: a word ends there, unless more of it follows. */
  private readTail(unit: number): void {
    if (isDelimiter(unit) || !isPunctuation(unit) || this.cursor - this.start >= this.limit) {
      this.finish(isDelimiter(unit) || endsWord(unit));
      return;
    }
    this.accepted.push(false);
    this.cursor += 1;
  }

  /** Reads a host in brackets that the grammar does not derive up to its end, where the document may tolerate it. */
  private readHost(unit: number): void {
    const isLong = this.cursor - this.start >= this.limit;
    if (isDelimiter(unit) || isLong) {
      this.finish(false);
      if (isLong) this.state = 'skip';
      return;
    }
    this.cursor += 1;
    if (unit !== closeSquare) return;
    if (this.walkCandidate()) this.state = 'candidate';
    else {
      this.finish(false);
      this.state = 'skip';
    }
  }

  private readFragment(unit: number): void {
    if (isDelimiter(unit)) {
      this.finish(true);
    } else if (this.cursor - this.start >= this.limit) {
      this.finish(false);
      this.state = 'skip';
    } else if (unit > 0x20 && unit < 0x7f && unit !== crosshatch) {
      this.accepted.push(true);
      this.cursor += 1;
    } else {
      this.finish(endsWord(unit));
    }
  }

  /** Ends the candidate before the cursor. */
  private finish(complete: boolean): void {
    const { start, prefix, supplied, origin } = this;
    this.state = 'plain';
    this.prefix = undefined;
    const units = this.units.slice(start, this.cursor);
    const length = trimmedLength(units, this.accepted);
    const rest = supplied === '' ? units.slice(units.indexOf(colon) + 1, length) : units;
    if (length === 0 || rest.every((unit) => unit === slash)) return;
    const text = this.text(start, start + length);
    const span = { start: origin + start, end: origin + start + length };
    this.found.push({
      text,
      span,
      outer: { start: origin + (prefix ?? start), end: span.end },
      wrapper: 'none',
      ...verdictOf(this.extractor, supplied + text),
      complete,
      hyphens: [],
      alternative: undefined,
      completed: supplied === '' ? undefined : supplied + text,
    });
  }

  private readWrapper(unit: number, wrapper: 'angle' | 'quotes', closing: number): void {
    if (unit === closing) {
      const content = this.text(this.start + 1, this.cursor);
      const read = readWrapped(this.extractor, this.options, content, wrapper);
      if (read !== undefined) {
        const from = this.origin + this.start;
        const { start, end } = read.span;
        this.cursor += 1;
        this.state = 'plain';
        this.found.push({
          ...read,
          span: { start: from + 1 + start, end: from + 1 + end },
          outer: { start: from, end: this.origin + this.cursor },
          complete: true,
          completed: undefined,
        });
        return;
      }
    } else if (
      unit !== endOfText &&
      unit !== less &&
      unit !== greater &&
      this.cursor - this.start < this.limit
    ) {
      this.cursor += 1;
      return;
    }
    this.cursor = this.start + 1;
    this.state = 'plain';
  }

  private text(from: number, to: number): string {
    let text = '';
    for (let i = from; i < to; i += 4096) {
      text += String.fromCharCode(...this.units.slice(i, Math.min(i + 4096, to)));
    }
    return text;
  }
}

/** Tests whether a unit can occur in a scheme. */
function isWord(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    unit === 0x2b ||
    unit === 0x2d ||
    unit === 0x2e
  );
}

/** Tests whether a unit ends a reference without a wrapper, whether or not the revision derives it. */
function isDelimiter(unit: number): boolean {
  return (
    unit <= 0x20 ||
    unit === less ||
    unit === greater ||
    unit === quote ||
    (unit > 0x7f && /\s/.test(String.fromCharCode(unit)))
  );
}

/** Tests whether a text ends in a bracket that opens in its authority. Linear. */
function opensHost(text: string): boolean {
  return /^[^/]*:\/\/[^/?#[\]]*\[[^/?#\]]*$/.test(text);
}

/**
 * Tests whether a unit can follow a reference in text although no revision derives it: closing brackets and quotation
 * marks.
 */
function endsWord(unit: number): boolean {
  return /[\p{Pe}\p{Pi}\p{Pf}`]/u.test(String.fromCharCode(unit));
}

/**
 * Returns the end of the word at an offset: the first white space, mark that surrounds references, or closing bracket
 * without its opening; without the punctuation before it. A reference that is incomplete there was probably meant to
 * end there. Linear.
 */
export function endOfWord(text: string, start: number): number {
  const open: number[] = [];
  let end = start;
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (isDelimiter(unit)) break;
    if (brackets.has(unit)) open.push(brackets.get(unit) ?? 0);
    else if (endsWord(unit) && open.pop() !== unit) break;
  }
  while (end > start && isPunctuation(text.charCodeAt(end - 1))) end--;
  return end;
}

const punctuation = new Set(Array.from('.,;:!?\'"', (c) => c.charCodeAt(0)));

/** Tests whether a unit at the end of a reference more likely belongs to the sentence. */
function isPunctuation(unit: number): boolean {
  return (
    punctuation.has(unit) || (unit > 0x7f && /[\p{Pe}\p{Pi}\p{Pf}\p{Po}]/u.test(String.fromCharCode(unit)))
  );
}

const [openRound, closeRound, openSquare, closeSquare] = [0x28, 0x29, 0x5b, 0x5d];

/** Opening brackets of US-ASCII, with those that close them. */
const brackets = new Map([
  [openRound, closeRound],
  [openSquare, closeSquare],
  [0x7b, 0x7d],
]);

/**
 * Returns the length of the longest derivable prefix that does not end in punctuation, nor in a closing bracket that it
 * does not open. 0 if there is none. Linear.
 * @param accepted for the prefix of each length, true if it is derivable; one entry more than there are units
 */
function trimmedLength(units: readonly number[], accepted: readonly boolean[]): number {
  const balance = new Map([
    [closeRound, 0],
    [closeSquare, 0],
  ]);
  const count = (unit: number | undefined, by: number): void => {
    if (unit === openRound || unit === openSquare) {
      const closing = unit === openRound ? closeRound : closeSquare;
      balance.set(closing, (balance.get(closing) ?? 0) + by);
    } else if (unit === closeRound || unit === closeSquare) {
      balance.set(unit, (balance.get(unit) ?? 0) - by);
    }
  };
  units.forEach((unit) => {
    count(unit, 1);
  });
  let length = units.length;
  while (length > 0) {
    const last = units[length - 1] ?? 0;
    const loose = isPunctuation(last) || (balance.get(last) ?? 0) < 0;
    if (accepted[length] === true && !loose) return length;
    count(last, -1);
    length -= 1;
  }
  return 0;
}

/** Content of a wrapper, with offsets in the content. */
type Content = Omit<Found, 'outer' | 'complete' | 'completed'>;

/**
 * Reads the content of a wrapper; returns undefined if it is not a reference. After "URL:" any content counts.
 * Otherwise it must be a derivable absolute form of one of the requested schemes. White space is dropped: between
 * brackets all of it, between quotes only line breaks with the blanks around them, since a quotation with blanks is
 * more likely to be prose. Linear.
 */
function readWrapped(
  extractor: Extractor,
  { schemes }: ExtractOptions,
  content: string,
  wrapper: 'angle' | 'quotes',
): Content | undefined {
  const prefix = /^\s*(?:URL:\s*)?/i.exec(content)?.[0] ?? '';
  const raw = content.slice(prefix.length).trimEnd();
  const span = { start: prefix.length, end: prefix.length + raw.length };
  if (raw === '') return undefined;
  const isUrl = wrapper === 'angle' && prefix.trim() !== '';
  if (wrapper === 'quotes' && raw.match(/\s+/g)?.some((run) => !/[\r\n]/.test(run)) === true)
    return undefined;
  const { text, hyphens } = unbroken(raw);
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):[^]/.exec(text)?.[1]?.toLowerCase();
  if (!isUrl && (scheme === undefined || schemes?.includes(scheme) === false)) return undefined;
  const kept = verdictOf(extractor, text);
  const other = hyphens.length === 0 ? undefined : without(text, hyphens);
  const isKept = kept.derivable || kept.tolerated !== undefined;
  const common = { span, wrapper: isUrl ? 'url' : wrapper } as const;
  if (!isKept && other !== undefined) {
    const joined = verdictOf(extractor, other);
    if (joined.derivable || joined.tolerated !== undefined)
      return { ...common, ...joined, text: other, hyphens: [], alternative: text };
  }
  return isKept || isUrl ? { ...common, ...kept, text, hyphens, alternative: other } : undefined;
}

/** Removes white space, and returns the offsets of hyphens that stood before a line break. */
function unbroken(raw: string): { readonly text: string; readonly hyphens: readonly number[] } {
  const hyphens: number[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: run } of raw.matchAll(whiteSpace)) {
    text += raw.slice(from, index);
    from = index + run.length;
    if (raw[index - 1] === '-' && /[\r\n]/.test(run)) hyphens.push(text.length - 1);
  }
  return { text: text + raw.slice(from), hyphens };
}

function without(text: string, offsets: readonly number[]): string {
  let from = 0;
  const pieces = offsets.map((offset) => {
    const piece = text.slice(from, offset);
    from = offset + 1;
    return piece;
  });
  return pieces.join('') + text.slice(from);
}

/** Returns every reference in a text, from left to right, as ReferenceScanner finds them. Linear time. */
export function extract(extractor: Extractor, text: string, options?: ExtractOptions): Found[] {
  const scanner = new ReferenceScanner(extractor, options);
  return [...scanner.push(text), ...scanner.end()];
}
