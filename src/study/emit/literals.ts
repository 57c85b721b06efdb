/**
 * Strings of the emitted code. While the code is made they stand in it as tokens, so that nothing a document quotes can
 * be taken for code by what looks through it for names.
 */
import { asciiJson } from './letters.js';

/** Begins a token; emitted code is US-ASCII otherwise, and no name holds it. */
const tokenMark = '\uFFFF';

/** Collects the strings of one grammar. */
export class Literals {
  private readonly tokens = new Map<string, string>();

  /** What stands for a string; of equal strings the same. */
  token(text: string): string {
    const token = this.tokens.get(text) ?? `${tokenMark}${String(this.tokens.size)}`;
    this.tokens.set(text, token);
    return token;
  }

  /** The code with its strings: to be called last. */
  written(code: string): string {
    const texts = [...this.tokens.keys()];
    return code.replace(/\uFFFF(\d+)/g, (_, index: string) => asciiJson(texts[Number(index)]));
  }
}
