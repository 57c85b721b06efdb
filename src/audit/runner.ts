/**
 * Runs an adapter as a parser: texts are asked about in a window, so that it never waits for the next. A text on which
 * it crashes, hangs or violates the protocol is found by asking again, one by one, about the unanswered ones.
 * Misbehaviour that occurs only once is not attributed to the text.
 */
import {
  aBound,
  aCount,
  aFunction,
  aString,
  type Check,
  knownOptions,
  listOf,
  type OptionChecks,
  recordOf,
} from '../core/base/arguments.js';
import { brand } from '../core/base/brand.js';
import { quoted } from '../core/base/visible.js';
import { AdapterProcess, type Command } from './adapter-process.js';
import {
  type Answer,
  type Declaration,
  type Failure,
  type Outcome,
  type Parser,
  ProtocolError,
  questionLine,
  readAnswer,
  readDeclaration,
} from './protocol.js';

/** The name of a function's parser, with its inabilities and changes. */
export type Described = Pick<Declaration, 'name'> & Partial<Declaration>;

/**
 * Returns a parser that calls a function. An error thrown by the function is a crash; if throwing is how it rejects,
 * the function must catch it.
 */
export function inProcess(described: Described, parse: (text: string) => Answer): Parser {
  recordOf({ name: aString })(described, 'inProcess: the declaration');
  aFunction(parse, 'inProcess: the parser');
  const outcomeOf = (text: string): Outcome => ({ text, answer: answerOf(parse, text) });
  return {
    declaration: { protocol: 1, version: '0', cannot: [], changes: [], ...described },
    async *ask(texts) {
      // Iteration that awaits takes several times as long.
      if (Symbol.iterator in texts) for (const text of texts) yield outcomeOf(text);
      else for await (const text of texts) yield outcomeOf(text);
    },
    close: () => Promise.resolve(),
  };
}

function answerOf(parse: (text: string) => Answer, text: string): Answer {
  try {
    return parse(text);
  } catch (error) {
    return { thrown: String(error) };
  }
}

/** The current state of a source: a text, the end, or nothing yet. */
type Pulled = { readonly text: string } | 'end' | 'nothing yet';

class TextSource {
  private readonly sync: Iterator<string> | undefined;
  private readonly async: AsyncIterator<string> | undefined;
  /** The pending request to an asynchronous source, and its result. */
  private asked: Promise<void> | undefined;
  private came: IteratorResult<string, unknown> | undefined;
  private failed: { readonly error: unknown } | undefined;

  constructor(texts: Iterable<string> | AsyncIterable<string>) {
    if (Symbol.iterator in texts) this.sync = texts[Symbol.iterator]();
    else this.async = texts[Symbol.asyncIterator]();
  }

  /** Returns the next text, if available. @throws errors of the source */
  take(): Pulled {
    if (this.sync !== undefined) return pulled(this.sync.next());
    this.ask();
    if (this.failed !== undefined) throw this.failed.error;
    if (this.came === undefined) return 'nothing yet';
    const { came } = this;
    if (came.done !== true) this.asked = this.came = undefined;
    return pulled(came);
  }

  /** Waits for a text, or the end. */
  async wait(): Promise<void> {
    this.ask();
    await this.asked;
  }

  /** Closes the source. */
  async close(): Promise<void> {
    this.sync?.return?.();
    await this.async?.return?.();
  }

  private ask(): void {
    this.asked ??= this.async?.next().then(
      (came) => {
        this.came = came;
      },
      (error: unknown) => {
        this.failed = { error };
      },
    );
  }
}

function pulled(result: IteratorResult<string, unknown>): Pulled {
  return result.done === true ? 'end' : { text: result.value };
}

/** Options of running an adapter. */
export interface RunOptions {
  /** Time limit in milliseconds for the answer to a text; 5,000 by default. */
  readonly timeout?: number;
  /** Time limit in milliseconds for the first line; 30,000 by default. */
  readonly startTimeout?: number;
  /** Number of texts asked about ahead of the answer; 256 by default. */
  readonly window?: number;
  /** Maximum number of restarts; 1,000 by default. A time-out counts as ten. */
  readonly restarts?: number;
  /** Called with a sentence about misbehaviour that no single text reproduces; at most twice. */
  readonly onUnexplained?: (problem: string) => void;
}

/** Thrown if an adapter cannot be started, or if continuing makes no sense. */
export class AdapterError extends Error {
  declare readonly name: 'AdapterError';

  /** @param command the adapter's command */
  constructor(
    problem: string,
    readonly command: Command,
  ) {
    super(`the adapter ${problem}`);
  }

  static {
    brand(this, 'AdapterError');
  }
}

/** Number of restarts that a time-out counts as, since it takes longer. */
const timeoutWeight = 10;
/** Time in milliseconds to exit after the end of input. */
const exitTimeout = 1000;
/** Maximum number of failures or protocol violations before the first valid answer. */
const maxAttempts = 16;
/** Maximum number of unexplained problems; after that, unless the adapter just ended, it is no longer asked. */
const maxUnexplainedProblems = 2;
/** Maximum number of code units asked about together. */
const widest = 512 * 1024;

const runOptions: OptionChecks<RunOptions> = {
  timeout: aBound,
  startTimeout: aBound,
  window: aCount,
  restarts: aCount,
  onUnexplained: aFunction,
};

const aCommand: Check = (value, what) => {
  if (typeof value === 'string') return;
  listOf(aString)(value, what);
  if ((value as readonly string[]).length === 0) throw new TypeError(`${what} must name a program`);
};

/** Starts an adapter. @throws AdapterError if it does not run, or its declaration violates the protocol */
export async function startParser(command: Command, options?: RunOptions): Promise<Parser> {
  aCommand(command, 'startParser: the command');
  const known = knownOptions('startParser', runOptions, options);
  const { process, declaration } = await started(command, known);
  return new Runner(command, known, process, declaration);
}

interface Started {
  readonly process: AdapterProcess;
  readonly declaration: Declaration;
}

async function started(command: Command, options: RunOptions): Promise<Started> {
  const { startTimeout = 30_000 } = options;
  const process = new AdapterProcess(command);
  const isThere = await process.wait(startTimeout);
  const line = process.take();
  try {
    if (line !== undefined) return { process, declaration: readDeclaration(line) };
  } catch (error) {
    process.kill();
    throw error instanceof ProtocolError
      ? new AdapterError(`sent no valid declaration: ${error.message}`, command)
      : error;
  }
  const why = isThere ? (process.ended ?? '') : `wrote no line in ${startTimeout} ms`;
  process.kill();
  throw new AdapterError(`does not start: it ${why}`, command);
}

/** Texts asked about together, and the answers: to each text, then to the control. */
interface Block {
  readonly texts: readonly string[];
  readonly answers: Answer[];
}

/** The reason why a block is not answered. */
interface Problem {
  readonly kind: Failure['failure'] | 'protocol';
  /** The adapter's action, to follow "it". */
  readonly message: string;
}

/**
 * The control follows each block. Its known answer shows that each text before it got one line; otherwise a line too
 * many or too few would shift all later answers to other texts. It is the first of a pair that the parser
 * distinguishes.
 */
const controls = [
  ['control-1://host-1/path-1', 'control-2://host-2/path-2'],
  ['http://host-1/path-1', 'http://host-2/path-2'],
] as const;

interface Control {
  readonly text: string;
  readonly answer: string;
}

const miscounted = 'wrote too few or too many lines';

/** Number of times the control is asked about to check that its answer is constant. */
const maxControlQueries = 32;

/** States that all answers of an adapter are invalid because of a problem. */
function untrusted(problem: string): string {
  return `${problem}, so none of its answers can be trusted`;
}

class Runner implements Parser {
  private restarted = 0;
  /** True once an answer followed the protocol. */
  private hasAnswered = false;
  private attempts = 0;
  private unexplained = 0;
  /** True until the first question. */
  private isFresh = true;
  private isClosed = false;
  private hasLearnt = false;
  /** Undefined if the parser distinguishes no pair. */
  private control: Control | undefined;
  private readonly timeout: number;
  private readonly window: number;
  private readonly restarts: number;

  constructor(
    private readonly command: Command,
    private readonly options: RunOptions,
    private process: AdapterProcess,
    readonly declaration: Declaration,
  ) {
    this.timeout = options.timeout ?? 5000;
    this.window = options.window ?? 256;
    this.restarts = options.restarts ?? 1000;
  }

  async *ask(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Outcome> {
    const intake = new TextSource(texts);
    /** Requested blocks, in order; the next is sent while one is being answered. */
    let blocks: Block[] = [];
    try {
      await this.learnControl();
      for (;;) {
        let next = this.nextBlock(intake);
        while (typeof next !== 'string') {
          if (blocks.length === 0) await this.ready();
          this.write(next.texts);
          blocks.push(next);
          next = blocks.length < 2 ? this.nextBlock(intake) : 'nothing yet';
        }
        const [block] = blocks;
        if (block !== undefined) {
          const problem = await this.settle(block);
          const unanswered = blocks.flatMap(({ texts }) => texts);
          blocks = problem === undefined ? blocks.slice(1) : [];
          yield* problem === undefined ? outcomesOf(block) : this.oneByOne(unanswered, problem);
        } else if (next === 'end') {
          this.checkSurplus();
          return;
        } else await intake.wait();
      }
    } finally {
      try {
        for (const block of blocks) if ((await this.settle(block)) !== undefined) this.process.kill();
      } finally {
        await intake.close();
      }
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.process.close(exitTimeout);
    this.checkSurplus();
  }

  /**
   * Learns the answer to the control, once.
   * @throws AdapterError if it shows that there are two lines for a text, or none before the next is asked about
   */
  private async learnControl(): Promise<void> {
    if (this.hasLearnt) return;
    this.hasLearnt = true;
    const [alone = '', ...others] = controls.flatMap(([first, second]) => [first, second, first]);
    const answers: Answer[] = [];
    for (const texts of [[alone], others]) {
      const block: Block = { texts, answers: [] };
      this.write(texts);
      const problem = await this.settle(block);
      answers.push(...block.answers);
      if (problem === undefined) continue;
      this.process.kill();
      if (problem.kind === 'time-out' && answers.length === 0) {
        throw new AdapterError(
          `${problem.message}, and has never answered; does it flush each line?`,
          this.command,
        );
      }
      // Problems with it are found with the texts.
      break;
    }
    for (const [i, [text]] of controls.entries()) {
      const [first = '', second, third] = answers.slice(3 * i).map(spelled);
      if (i === 0 && first === second && second !== third) throw this.surplus(first);
      if (first === third && first !== second) this.control ??= { text, answer: first };
    }
  }

  /** Prepares for a block: the adapter runs, and has written nothing unrequested. */
  private async ready(): Promise<void> {
    this.checkSurplus();
    if (this.process.ended !== undefined) await this.restart(this.process.ended);
  }

  /** Returns the available texts, up to the size of a block. */
  private nextBlock(intake: TextSource): Block | 'end' | 'nothing yet' {
    const texts: string[] = [];
    let width = 0;
    while (texts.length < this.window / 2 && width < widest) {
      const pulled = intake.take();
      if (typeof pulled !== 'string') {
        texts.push(pulled.text);
        width += pulled.text.length;
      } else if (texts.length === 0) return pulled;
      else break;
    }
    return { texts, answers: [] };
  }

  private write(texts: readonly string[]): void {
    const control = this.control === undefined ? [] : [this.control.text];
    this.process.write([...texts, ...control].map(questionLine));
    this.isFresh = false;
  }

  /** Waits until a block is answered. @returns the problem, if there is one */
  private async settle({ texts, answers }: Block): Promise<Problem | undefined> {
    const { control } = this;
    const count = texts.length + (control === undefined ? 0 : 1);
    while (answers.length < count) {
      if (this.process.waiting === 0 && !(await this.process.wait(this.timeout))) {
        return { kind: 'time-out', message: `did not answer in ${this.timeout} ms` };
      }
      const line = this.process.take();
      if (line === undefined) {
        const message = this.process.ended ?? 'ended';
        this.countAttempt(`fails on every string: it ${message}`);
        return { kind: 'crash', message };
      }
      try {
        answers.push(readAnswer(line));
        this.hasAnswered = true;
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error;
        const message = `broke the protocol: ${error.message}`;
        this.countAttempt(message);
        if (!error.isObject) return { kind: 'protocol', message };
        answers.push({ error: message });
      }
    }
    const last = answers[texts.length];
    return control === undefined || last === undefined || spelled(last) === control.answer
      ? undefined
      : { kind: 'protocol', message: miscounted };
  }

  /** Asks about the control alone, several times. @throws AdapterError if an answer differs from the first */
  private async requireSteady(): Promise<void> {
    await this.restart(miscounted, 0);
    for (let times = 0; times < maxControlQueries && this.process.ended === undefined; times++) {
      this.write([]);
      const problem = await this.settle({ texts: [], answers: [] });
      if (problem?.message !== miscounted) continue;
      this.process.kill();
      const message = `answers ${quoted(this.control?.text ?? '', 60)} in different ways`;
      throw new AdapterError(untrusted(message), this.command);
    }
    this.process.kill();
  }

  /**
   * Counts a failed attempt, unless the adapter was stopped here. @throws AdapterError if there were too many without
   * any answer
   */
  private countAttempt(problem: string): void {
    if (this.hasAnswered || this.process.wasStopped || ++this.attempts < maxAttempts) return;
    this.process.kill();
    throw new AdapterError(problem, this.command);
  }

  /** Restarts the adapter, and asks it about each text alone. @param before its earlier problem */
  private async *oneByOne(texts: readonly string[], before: Problem): AsyncGenerator<Outcome> {
    this.process.kill();
    if (before.message === miscounted) await this.requireSteady();
    let isExplained = false;
    for (const text of texts) {
      if (this.process.ended !== undefined) await this.restart(before.message);
      const answer = await this.steadily(text);
      isExplained ||= 'failure' in answer || 'error' in answer;
      yield { text, answer };
    }
    if (!isExplained) this.noteUnexplained(before);
  }

  /** Returns the outcome of a text asked about alone; a failure must be reproducible in a fresh process. */
  private async steadily(text: string): Promise<Answer | Failure> {
    const { isFresh } = this;
    const { answer, problem } = await this.alone(text);
    if (problem === undefined) return answer;
    if (!isFresh) {
      await this.restart(problem.message, 0);
      const again = await this.alone(text);
      if (again.problem === undefined) {
        this.noteUnexplained(problem);
        return again.answer;
      }
    }
    if (problem.kind === 'time-out') this.restarted += timeoutWeight - 1;
    return answer;
  }

  /** Reports an unexplained problem. @throws AdapterError if its answers cannot be trusted */
  private noteUnexplained({ kind, message }: Problem): void {
    const problem = `${message}; no single string causes this`;
    const isOften = ++this.unexplained > maxUnexplainedProblems;
    if (this.control === undefined || (isOften && kind !== 'crash')) {
      this.process.kill();
      throw new AdapterError(untrusted(problem), this.command);
    }
    if (!isOften) this.options.onUnexplained?.(`the adapter ${problem}`);
  }

  /** Returns the answer to a single text. After a problem the adapter is not running. */
  private async alone(
    text: string,
  ): Promise<{ readonly answer: Answer | Failure; readonly problem: Problem | undefined }> {
    const block: Block = { texts: [text], answers: [] };
    this.write(block.texts);
    const found = await this.settle(block);
    const [answer] = block.answers;
    if (found === undefined && answer !== undefined && this.process.waiting === 0) {
      return { answer, problem: undefined };
    }
    this.process.kill();
    const problem = found ?? { kind: 'protocol', message: 'wrote more than one line for one string' };
    const { kind, message } = problem;
    return { problem, answer: kind === 'protocol' ? { error: message } : { failure: kind, message } };
  }

  /** Restarts the adapter. @param cost number of restarts that it counts as */
  private async restart(why: string, cost = 1): Promise<void> {
    this.process.kill();
    if (this.isClosed) throw new AdapterError('is closed', this.command);
    if (cost > 0 && this.restarted >= this.restarts) {
      throw new AdapterError(`has failed too often; in the end it ${why}`, this.command);
    }
    this.restarted += cost;
    const { process } = await started(this.command, this.options);
    this.process = process;
    this.isFresh = true;
  }

  /** Checks for surplus lines. @throws AdapterError if there are answers without a question */
  private checkSurplus(): void {
    const line = this.process.take();
    if (line !== undefined && !this.process.wasStopped) throw this.surplus(line);
  }

  private surplus(line: string): AdapterError {
    this.process.kill();
    const problem = untrusted('answers more often than it is asked');
    return new AdapterError(`${problem}: ${quoted(line, 60)}`, this.command);
  }
}

function* outcomesOf({ texts, answers }: Block): Generator<Outcome> {
  for (const [i, text] of texts.entries()) yield { text, answer: answers[i] ?? { ok: false } };
}

/** Returns a canonical form, in which equal answers are equal strings. */
function spelled(answer: Answer): string {
  return JSON.stringify(Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : 1)));
}
