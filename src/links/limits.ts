/** Limits on reading a file, so that none exhausts memory or time, and the report of what was not read. */

/** Limits of one file, and of the documents in it. */
export interface LinkLimits {
  /** Bytes of the file. */
  readonly fileSize: number;
  /** Bytes of the header of a message part. */
  readonly headerSize: number;
  /** Parts of a message, itself included. */
  readonly parts: number;
  /** Nesting depth of parts. */
  readonly depth: number;
  /** Nesting depth of HTML elements, as in browsers: the parser may search all open elements at each tag. */
  readonly elements: number;
  /** Attributes of a tag: the tokenizer compares each with those before it. */
  readonly attributes: number;
  /** UTF-16 code units of a tag. */
  readonly tagLength: number;
  /** Limits of Markdown, JSON and YAML, which are read into trees. */
  readonly parsed: {
    /** UTF-16 code units of a document. */
    readonly size: number;
    /** Lines and brackets of paragraphs of Markdown, each squared. */
    readonly steps: number;
    /** Nesting depth of lists and maps in YAML; of quotations and list items around a paragraph in Markdown. */
    readonly depth: number;
    /** Lines and marks of a block of Markdown, each of which takes thousands of bytes. */
    readonly marks: number;
    /** Nodes of YAML; the targets of aliases count once for each alias. */
    readonly aliased: number;
  };
  /** References of a document. */
  readonly links: number;
  /** UTF-16 code units of bases and of references, once for each document that resolves one against the other. */
  readonly resolved: number;
  /** UTF-16 code units that `--fix` reads again to find the responsible link if the result is not read as intended. */
  readonly reread: number;
  /** Time for reading a document and resolving its links, without waiting for the reader of the output. */
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

/** An exceeded limit and its place; nothing after it is read. */
export interface Cut {
  /** The message part with the document. */
  readonly part?: string | undefined;
  /** Line in the document, from 1. */
  readonly line?: number | undefined;
  /** A clause: `a tag has more than 256 attributes`. */
  readonly problem: string;
}

/** Sums up the durations of work. */
export class Stopwatch {
  private spent = 0;

  /** @param limit in milliseconds */
  constructor(readonly limit: number) {}

  get isOver(): boolean {
    return this.spent >= this.limit;
  }

  /** Runs and times a piece of work. */
  time<T>(work: () => T): T {
    const start = performance.now();
    try {
      return work();
    } finally {
      this.spent += performance.now() - start;
    }
  }
}

/** Returns the problem of a document whose bases and references are too long to be resolved. */
export function beyondResolved({ resolved }: LinkLimits): string {
  return `resolving its links needs more than ${resolved} characters of bases and references`;
}

/** Returns the problem of a document that takes too long, as a clause. */
export function tooSlow({ limit }: Stopwatch): string {
  return `reading its links takes longer than ${limit} ms`;
}

/** States that a file is longer than its limit in characters. */
export function tooLong(size: number): string {
  return `it has more than ${size} characters`;
}
