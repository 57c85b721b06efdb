/** parse5's tokenizer of HTML within limits: linear time, and memory that only a tag can grow. */

import { Token, type TokenHandler, Tokenizer } from 'parse5';
import { type Cut, type LinkLimits, type Stopwatch, tooSlow } from './limits.js';

/** UTF-16 code units that are read between two looks at the clock. */
const pieceLength = 256 * 1024;

export class LimitedTokenizer extends Tokenizer {
  /** Why the rest is not read. */
  cut: Cut | undefined;

  constructor(
    handler: TokenHandler,
    private readonly limits: LinkLimits,
  ) {
    super({ sourceCodeLocationInfo: true }, handler);
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

  /** Reads no further. @param line where the problem is, from 1; by default, where the tag begins */
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

  /** A reference of more digits than a number can hold comes as no number; the standard has U+FFFD for what is no character. */
  protected override _flushCodePointConsumedAsCharacterReference(codePoint: number): void {
    super._flushCodePointConsumedAsCharacterReference(Number.isNaN(codePoint) ? 0xfffd : codePoint);
  }

  /** What a text or a comment says is of no use, and would take sixty bytes a character. */
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
