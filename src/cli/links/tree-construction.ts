/**
 * As much of HTML's tree construction as links depend on, token by token: where the HEAD ends, what is text, and what
 * is SVG or MathML. It builds no tree, so that neither depth nor what is left open costs anything.
 */

import { foreignContent, html, type Token, type Tokenizer, TokenizerMode } from 'parse5';

const { NS: namespaces, TAG_ID: tags } = html;

/** What the content of an element is to the tokenizer, if it is text. */
const textModes: ReadonlyMap<number, Tokenizer['state']> = new Map([
  [tags.TITLE, TokenizerMode.RCDATA],
  [tags.TEXTAREA, TokenizerMode.RCDATA],
  [tags.SCRIPT, TokenizerMode.SCRIPT_DATA],
  [tags.PLAINTEXT, TokenizerMode.PLAINTEXT],
  ...[tags.STYLE, tags.IFRAME, tags.XMP, tags.NOEMBED, tags.NOFRAMES, tags.NOSCRIPT].map(
    (tag) => [tag, TokenizerMode.RAWTEXT] as const,
  ),
]);

/** The start tags that leave the HEAD open, or belong to it even after its end, where NOSCRIPT does not. */
const headTags: ReadonlySet<number> = new Set([
  tags.HTML,
  tags.HEAD,
  tags.BASE,
  tags.BASEFONT,
  tags.BGSOUND,
  tags.LINK,
  tags.META,
  tags.NOFRAMES,
  tags.NOSCRIPT,
  tags.SCRIPT,
  tags.STYLE,
  tags.TEMPLATE,
  tags.TITLE,
]);

/** The end tags that open the BODY. */
const bodyEndTags: ReadonlySet<number> = new Set([tags.BODY, tags.HTML, tags.BR]);

export class TreeConstruction {
  private isHeadOpen = true;
  /** Whether the HEAD has its end tag; some elements go into it even so. */
  private hasHeadEnded = false;
  private isText = false;
  /** How many TEMPLATEs are open. */
  private templates = 0;
  /** The namespaces that were entered: foreign ones, and HTML in their integration points. */
  private readonly entered: html.NS[] = [];

  /** Whether an element that begins here is a child of the HEAD. */
  get isInHead(): boolean {
    return this.isHeadOpen && this.templates === 0;
  }

  /** Spells the token as the tree does. Called before `isInHead` is asked. */
  startTag(token: Token.TagToken, tokenizer: Tokenizer): void {
    if (this.isForeign && foreignContent.causesExit(token)) this.leaveForeign();
    if (token.tagID === tags.SVG || token.tagID === tags.MATH) {
      this.isHeadOpen &&= this.templates > 0;
      if (!token.selfClosing) this.enter(token.tagID === tags.SVG ? namespaces.SVG : namespaces.MATHML);
    } else if (this.isForeign) this.foreignStartTag(token);
    else this.htmlStartTag(token, tokenizer);
    tokenizer.inForeignNode = this.isForeign;
  }

  endTag(token: Token.TagToken, tokenizer: Tokenizer): void {
    const { tagID } = token;
    this.isText = false;
    if (this.isForeign) {
      const { namespace } = this;
      const ownTag = namespace === namespaces.SVG ? tags.SVG : tags.MATH;
      if (tagID === ownTag) this.entered.pop();
      else if (tagID === tags.P || tagID === tags.BR) this.leaveForeign();
    } else {
      const around = this.entered.at(-2);
      if (around === namespaces.SVG) foreignContent.adjustTokenSVGTagName(token);
      if (around !== undefined && foreignContent.isIntegrationPoint(token.tagID, around, token.attrs))
        this.entered.pop();
      else if (tagID === tags.TEMPLATE) this.templates = Math.max(0, this.templates - 1);
      else if (tagID === tags.HEAD) this.hasHeadEnded ||= this.isInHead;
      else if (bodyEndTags.has(tagID)) this.isHeadOpen &&= this.templates > 0;
    }
    tokenizer.inForeignNode = this.isForeign;
  }

  /** Characters other than white space. */
  characters(): void {
    if (!this.isText) this.isHeadOpen &&= this.templates > 0;
  }

  private htmlStartTag(token: Token.TagToken, tokenizer: Tokenizer): void {
    if (token.tagID === tags.IMAGE) {
      token.tagID = tags.IMG;
      token.tagName = html.TAG_NAMES.IMG;
    }
    const isHeadTag = headTags.has(token.tagID) && !(this.hasHeadEnded && token.tagID === tags.NOSCRIPT);
    if (!isHeadTag) this.isHeadOpen &&= this.templates > 0;
    if (token.tagID === tags.TEMPLATE) this.templates++;
    const mode = textModes.get(token.tagID);
    if (mode === undefined) return;
    tokenizer.state = mode;
    this.isText = true;
  }

  private foreignStartTag(token: Token.TagToken): void {
    const { namespace } = this;
    if (namespace === namespaces.SVG) foreignContent.adjustTokenSVGTagName(token);
    const isPoint = foreignContent.isIntegrationPoint(token.tagID, namespace, token.attrs);
    foreignContent.adjustTokenXMLAttrs(token);
    if (isPoint && !token.selfClosing) this.enter(namespaces.HTML);
  }

  private get namespace(): html.NS {
    return this.entered.at(-1) ?? namespaces.HTML;
  }

  private get isForeign(): boolean {
    return this.namespace !== namespaces.HTML;
  }

  private enter(namespace: html.NS): void {
    this.entered.push(namespace);
  }

  /** To the integration point or the HTML element around. */
  private leaveForeign(): void {
    while (this.isForeign) this.entered.pop();
  }
}
