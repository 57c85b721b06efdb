/**
 * The links of an HTML document and its embedded base: 1997 Appendix D, 2003 Appendix D. parse5 reads it within limits:
 * linear time, and memory that only a tag can increase. Attributes with references are those of type %URI in HTML 4.01,
 * which 2003 Appendix D cites, and those of the HTML standard.
 */

import { defaultTreeAdapter, type DefaultTreeAdapterMap, Parser, Token, type TokenHandler } from 'parse5';
import { type FoundLinks, LinkList, type SpelledLink } from './link-list.js';
import { type Cut, linkLimits, type LinkLimits, Stopwatch, tooSlow } from './limits.js';
import { placesIn, ReferenceTokenizer } from './spelling.js';
import { switchIn } from './switches.js';

/** UTF-16 code units read between two checks of the clock. */
const pieceLength = 256 * 1024;

export class LimitedTokenizer extends ReferenceTokenizer {
  /** The reason why the rest is not read. */
  cut: Cut | undefined;

  constructor(
    handler: TokenHandler,
    private readonly limits: LinkLimits,
  ) {
    super(handler);
  }

  /** Reads a document, as far as the limits allow. */
  read(html: string, watch: Stopwatch): void {
    for (let at = 0; at < html.length && this.cut === undefined; at += pieceLength) {
      const end = at + pieceLength;
      watch.time(() => {
        this.write(html.slice(at, end), end >= html.length);
      });
      this.forgetText();
      if (end < html.length) this.lookAt(watch);
    }
  }

  /** Stops reading. @param line the line of the problem, from 1; by default, the start of the tag */
  stop(problem: string, line = this.currentToken?.location?.startLine ?? this.preprocessor.line): void {
    this.cut ??= { line, problem };
    this.pause();
  }

  protected override _createAttr(firstCharacter: string): void {
    super._createAttr(firstCharacter);
    const { attributes } = this.limits;
    const token = this.currentToken;
    const count = token !== null && 'attrs' in token ? token.attrs.length : 0;
    if (count >= attributes) this.stop(`a tag has more than ${attributes} attributes`);
  }

  /** Drops the content of texts and comments, which is not needed and would take sixty bytes a character. */
  private forgetText(): void {
    if (this.currentCharacterToken !== null) this.currentCharacterToken.chars = '';
    if (this.currentToken?.type === Token.TokenType.COMMENT) this.currentToken.data = '';
  }

  private lookAt(watch: Stopwatch): void {
    const token = this.currentToken;
    const { tagLength } = this.limits;
    if (token?.location && token.type !== Token.TokenType.COMMENT) {
      const length = this.preprocessor.offset - token.location.startOffset;
      if (length > tagLength) this.stop(`a tag has more than ${tagLength} characters`);
    }
    if (watch.isOver) this.stop(tooSlow(watch), this.preprocessor.line);
  }
}

/**
 * Reads a document as HTML defines it, including malformed ones: the links of all its tags, even those without a place
 * in a tree. Linear.
 */
export function readHtml(
  text: string,
  limits: LinkLimits = linkLimits,
  watch = new Stopwatch(limits.milliseconds),
): FoundLinks {
  const parser = new LinkParser(text, limits);
  parser.tokenizer.read(text, watch);
  return { base: parser.base, ...parser.list.result(parser.tokenizer.cut) };
}

/** parse5's parser without a tree: elements know their ancestors, and are dropped when they end. */
class LinkParser extends Parser<DefaultTreeAdapterMap> {
  base: string | undefined;
  readonly list: LinkList;
  override tokenizer: LimitedTokenizer;
  private isAfterText = false;

  constructor(
    private readonly text: string,
    private readonly limits: LinkLimits,
  ) {
    super({
      // As for agents without scripting, NOSCRIPT contains links.
      scriptingEnabled: false,
      treeAdapter: {
        ...defaultTreeAdapter,
        appendChild: (parent, node) => {
          // Appendix D: a BASE counts "when present in the HEAD portion of a document".
          const isBase = node.nodeName === 'base' && parent.nodeName === 'head';
          if (isBase && 'attrs' in node) this.base ??= hrefOf(node);
        },
        insertBefore: ignore,
        detachNode: ignore,
      },
    });
    this.list = new LinkList(limits.links);
    this.tokenizer = new LimitedTokenizer(this, limits);
  }

  override onStartTag(token: Token.TagToken): void {
    this.isAfterText = false;
    // Spells the token as the tree does.
    super.onStartTag(token);
    const { elements } = this.limits;
    // For formatting elements, includes those to be reopened.
    const { length } = this.activeFormattingElements.entries;
    if (Math.max(this.openElements.stackTop, length) > elements)
      this.tokenizer.stop(`its elements are nested more than ${elements} deep`, token.location?.startLine);
    for (const link of linksOf(token, this.text)) {
      const problem = this.list.add(link);
      if (problem === undefined) continue;
      this.tokenizer.stop(problem, link.line);
      return;
    }
  }

  override onEndTag(token: Token.TagToken): void {
    this.isAfterText = false;
    super.onEndTag(token);
  }

  /** Only the first text between two tags may open the BODY; in a table, the parser would buffer all of it. */
  override onCharacter(token: Token.CharacterToken): void {
    if (!this.isAfterText) super.onCharacter(token);
    this.isAfterText = true;
  }

  override onComment({ location }: Token.CommentToken): void {
    // The content of the token may be dropped.
    if (location === null || !this.text.startsWith(commentMark, location.startOffset)) return;
    const content = this.text.slice(location.startOffset + commentMark.length, location.endOffset);
    this.list.switches.push(...switchIn(content, { line: location.endLine, column: location.endCol }));
  }

  override onWhitespaceCharacter = ignore;
  override onDoctype = ignore;
  override _insertCharacters = ignore;
}

const commentMark = '<!--';

function ignore(): void {
  // It contains no links.
}

function hrefOf({ attrs }: Pick<Token.TagToken, 'attrs'>): string | undefined {
  const href = attrs.find(({ name }) => name === 'href');
  return href && trimmed(href.value).reference;
}

function* linksOf({ tagName, attrs, location }: Token.TagToken, text: string): Generator<SpelledLink> {
  for (const attribute of attrs) {
    const { prefix, name, value } = attribute;
    const place = location?.attrs?.[prefix === undefined ? name : `${prefix}:${name}`];
    let spelledAt: SpelledAt | undefined;
    for (const { reference, offset } of referencesIn(attribute, tagName, attrs)) {
      spelledAt ??= spellingOf(text.slice(place?.startOffset, place?.endOffset), value);
      const start = spelledAt(offset);
      const end = spelledAt(offset + reference.length);
      const from = place?.startOffset ?? 0;
      yield {
        reference,
        element: tagName,
        attribute: name,
        line: place?.startLine ?? 1,
        column: place?.startCol ?? 1,
        spelled:
          start === undefined || end === undefined
            ? undefined
            : { start: from + start, end: from + end, spelling: 'html' },
      };
    }
  }
}

/** Maps an offset in the value of an attribute to its offset in the attribute's source. */
type SpelledAt = (offset: number) => number | undefined;

/** An attribute up to its value, and the quotation mark. */
const beforeValue = /^[^\t\n\f\r =][^\t\n\f\r =]*[\t\n\f\r ]*=[\t\n\f\r ]*(["']?)/;

function spellingOf(attribute: string, value: string): SpelledAt {
  const [before, mark = ''] = beforeValue.exec(attribute) ?? [];
  if (before === undefined) return () => undefined;
  const raw = attribute.slice(before.length, attribute.length - mark.length);
  if (raw === value) return (offset) => before.length + offset;
  const places = placesIn(raw, value, 'html')?.map((place) => before.length + place);
  return (offset) => places?.[offset];
}

interface ReferenceAttribute {
  readonly elements: readonly string[];
  readonly read: (value: string) => Iterable<AttributeReference>;
}

/** A reference in the value of an attribute, without surrounding ASCII white space, which is not part of it. */
export interface AttributeReference {
  readonly reference: string;
  /** Offset in the value, in UTF-16 code units from 0. */
  readonly offset: number;
}

/**
 * Trims a value. "Strip leading and trailing ASCII whitespace" (Infra Standard, 4.7): JavaScript's trim strips other
 * white space too.
 */
function trimmed(value: string, from = 0): AttributeReference {
  let [start, end] = [0, value.length];
  while (start < end && asciiWhitespace.includes(value.charAt(start))) start++;
  while (start < end && asciiWhitespace.includes(value.charAt(end - 1))) end--;
  return { reference: value.slice(start, end), offset: from + start };
}

const asciiWhitespace = '\t\n\f\r ';

function one(...elements: readonly string[]): ReferenceAttribute {
  return { elements, read: (value) => [trimmed(value)] };
}

/** An attribute with a set of space-separated tokens. */
function many(...elements: readonly string[]): ReferenceAttribute {
  return { elements, read: tokensIn };
}

/** An attribute with image candidate strings. */
function images(...elements: readonly string[]): ReferenceAttribute {
  return { elements, read: imagesIn };
}

/** Elements of SVG with href (SVG 2, "Linking", and SVG 1.1, "xlink:href"), spelled as HTML's parser does. */
const svgElements =
  'animate animateMotion animateTransform feImage filter image linearGradient mpath pattern radialGradient script set textPath use'.split(
    ' ',
  );

/** By name; names of HTML in lower case. */
export const referenceAttributes: Readonly<Record<string, ReferenceAttribute>> = {
  action: one('form'),
  archive: many('object'),
  background: one('body', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'),
  cite: one('blockquote', 'del', 'ins', 'q'),
  classid: one('object'),
  codebase: one('applet', 'object'),
  data: one('object'),
  formaction: one('button', 'input'),
  href: one('a', 'area', 'base', 'link', ...svgElements),
  imagesrcset: images('link'),
  longdesc: one('frame', 'iframe', 'img'),
  manifest: one('html'),
  ping: many('a', 'area'),
  poster: one('video'),
  profile: one('head'),
  src: one('audio', 'embed', 'frame', 'iframe', 'img', 'input', 'script', 'source', 'track', 'video'),
  srcset: images('img', 'source'),
  usemap: one('img', 'input', 'object'),
};

/** An attribute of an element. */
export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Yields the references in an attribute. Linear, and lazy. */
export function referencesIn(
  { name, value }: Attribute,
  element: string,
  attributes: readonly Attribute[],
): Iterable<AttributeReference> {
  if (element === 'meta' && name === 'content') return isRefresh(attributes) ? refreshIn(value) : [];
  const isXlink = name === 'xlink:href' && (element === 'a' || svgElements.includes(element));
  const key = isXlink ? 'href' : name;
  const known = Object.hasOwn(referenceAttributes, key) ? referenceAttributes[key] : undefined;
  return known?.elements.includes(element) ? known.read(value) : [];
}

function isRefresh(attributes: readonly Attribute[]): boolean {
  return attributes.some(({ name, value }) => name === 'http-equiv' && value.toLowerCase() === 'refresh');
}

/** A time, then the target: group 1. */
const refresh = /^[\t\n\f\r ]*[\d.]+(?:[\t\n\f\r ]*[;,]|(?=[\t\n\f\r ]))[\t\n\f\r ]*([^\t\n\f\r ].*)$/s;

/** Returns the reference of a refresh (HTML, "shared declarative refresh steps"), if it names one. */
function refreshIn(value: string): readonly AttributeReference[] {
  const named = refresh.exec(value)?.[1];
  if (named === undefined) return [];
  const target = named.replace(/^url[\t\n\f\r ]*=[\t\n\f\r ]*/i, '');
  const from = value.length - target.length;
  const quoted = /^(["'])(.*?)(?:\1|$)/s.exec(target);
  return [quoted === null ? trimmed(target, from) : trimmed(quoted[2] ?? '', from + 1)];
}

function* tokensIn(value: string): Generator<AttributeReference> {
  for (const { 0: reference, index } of value.matchAll(/[^\t\n\f\r ]+/g)) {
    yield { reference, offset: index };
  }
}

/** Yields the references of image candidates (HTML, "parse a srcset attribute"), whatever their descriptors. */
function* imagesIn(value: string): Generator<AttributeReference> {
  const next = /[\t\n\f\r ,]*([^\t\n\f\r ,][^\t\n\f\r ]*)/y;
  for (let match = next.exec(value); match !== null; match = next.exec(value)) {
    const [, token = ''] = match;
    let length = token.length;
    while (token[length - 1] === ',') length--;
    yield { reference: token.slice(0, length), offset: next.lastIndex - token.length };
    // A trailing comma ends a candidate without descriptors.
    if (length === token.length) next.lastIndex = endOfCandidate(value, next.lastIndex);
  }
}

/** Returns the end of a candidate's descriptors: a comma outside of parentheses. */
function endOfCandidate(value: string, from: number): number {
  for (let at = from; at < value.length; at++) {
    if (value[at] === ',') return at;
    if (value[at] !== '(') continue;
    at = value.indexOf(')', at);
    if (at === -1) break;
  }
  return value.length;
}
