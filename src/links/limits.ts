/** What is read of a file at most, so that none takes a run's memory or time, and what is told of the rest. */

/** Limits of one file, and of the documents in it. */
export interface LinkLimits {
  /** Bytes of the file. */
  readonly fileSize: number;
  /** Bytes of the header of a part of a message. */
  readonly headerSize: number;
  /** Parts of a message, itself included. */
  readonly parts: number;
  /** Parts around a part. */
  readonly depth: number;
  /** Elements of HTML around one, as in browsers: the parser may look through all of them at each tag. */
  readonly elements: number;
  /** Attributes of a tag: the tokenizer compares each with those before it. */
  readonly attributes: number;
  /** UTF-16 code units of a tag. */
  readonly tagLength: number;
  /** Of Markdown, JSON and YAML, which are held as trees. */
  readonly parsed: {
    /** UTF-16 code units of a document. */
    readonly size: number;
    /** Lines and brackets of paragraphs of Markdown, each squared. */
    readonly steps: number;
    /** Lists and maps around one of YAML; quotations and items of lists around a paragraph of Markdown. */
    readonly depth: number;
    /** Lines and marks of a block of Markdown, each of which takes thousands of bytes. */
    readonly marks: number;
    /** Nodes of YAML, those that aliases stand for once for each alias. */
    readonly aliased: number;
  };
  /** References of a document. */
  readonly links: number;
  /** UTF-16 code units of bases and of references, once for each document that resolves one against the other. */
  readonly resolved: number;
  /** UTF-16 code units that `--fix` reads again to find out which link is to blame, if they are not read as is meant. */
  readonly reread: number;
  /** What reading a document and resolving its links may take, waiting for who reads the output not counted. */
  readonly milliseconds: number;
}

export const linkLimits: LinkLimits = {
  fileSize: 16 * 2 ** 20,
  headerSize: 128 * 2 ** 10,
  parts: 1000,
  depth: 100,
  elements: 512,
  attributes: 256,
  tagLength: 4 * 2 ** 20,
  parsed: { size: 4 * 2 ** 20, steps: 4e8, depth: 200, marks: 1e5, aliased: 4e6 },
  links: 100_000,
  resolved: 256 * 2 ** 20,
  reread: 32 * 2 ** 20,
  milliseconds: 30_000,
};

/** What goes beyond a limit, and where; nothing after it is read. */
export interface Cut {
  /** The part of the message that the document is. */
  readonly part?: string | undefined;
  /** In the document, from 1. */
  readonly line?: number | undefined;
  /** A clause: `a tag has more than 256 attributes`. */
  readonly problem: string;
}

/** Adds up how long pieces of work take. */
export class Stopwatch {
  private spent = 0;

  /** @param limit in milliseconds */
  constructor(readonly limit: number) {}

  get isOver(): boolean {
    return this.spent >= this.limit;
  }

  /** Does a piece of the work. */
  time<T>(work: () => T): T {
    const start = performance.now();
    try {
      return work();
    } finally {
      this.spent += performance.now() - start;
    }
  }
}

/** The problem of a document that takes too long, as a clause. */
export function tooSlow({ limit }: Stopwatch): string {
  return `reading its links takes longer than ${limit} ms`;
}
