/**
 * `npm run learn -- FOLDER`: learns the 204 ad hoc parsers of the PANINI benchmark (Schröder and Cito, OOPSLA 2025; its
 * folder benchmarks/oopsla25/subjects) as black boxes, all in one configuration, and compares each with its golden
 * expression. Writes generated/learning.md. Needs Python; fetches nothing.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  learnParser,
  learntGrammar,
  type Parser,
  protocolVersion,
  relationsOf,
} from '../../src/audit/index.js';
import { mixedTexts } from '../../src/audit/learning/mixed-texts.js';
import { accepts } from '../../src/core/automaton/walk.js';
import { readRegex } from '../../src/study/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A learnt subject, and how it differs from its golden expression. */
interface Outcome {
  readonly subject: string;
  readonly golden: string;
  readonly queries: number;
  readonly seconds: number;
  /** The shortest texts that only one of the two accepts, with the answer of the program itself. */
  readonly differences: readonly { readonly text: string; readonly accepted: boolean }[];
  /** Number of texts, of these and of others that were not asked about, on which the learnt automaton is wrong. */
  readonly wrong: number;
}

type Ask = (parser: string, texts: readonly string[]) => Promise<readonly boolean[]>;

/** Python strings have no surrogates that are worth a question: a parser sees a pair as one character. */
const hasSurrogate = (text: string): boolean => /[\uD800-\uDFFF]/.test(text);

function parserOf(subject: string, ask: Ask): Parser {
  return {
    declaration: { protocol: protocolVersion, name: subject, version: '2025', cannot: [], changes: [] },
    async *ask(texts) {
      const all: string[] = [];
      for await (const text of texts) all.push(text);
      const answers = (
        await ask(
          subject,
          all.filter((text) => !hasSurrogate(text)),
        )
      ).values();
      for (const text of all) {
        const answer = hasSurrogate(text)
          ? { error: 'surrogates are not asked about' }
          : { ok: answers.next().value === true };
        yield { text, answer };
      }
    },
    close: () => Promise.resolve(),
  };
}

const heldOut = [...mixedTexts({ count: 1000, seed: 99, asked: Array.from({ length: 128 }, (_, i) => i) })];

async function outcomeOf(folder: string, subject: string, ask: Ask): Promise<Outcome> {
  const golden = readFileSync(join(folder, `${subject}.regex`), 'utf8').replace(/\n$/, '');
  const start = performance.now();
  const learnt = await learnParser(parserOf(subject, ask));
  const seconds = (performance.now() - start) / 1000;
  const { automaton, queries } = learnt;
  const grammar = learntGrammar(automaton, subject, { prefix: '', unasked: learnt.assumptions.unasked });
  const [relation] = relationsOf(grammar, [readRegex(`^(?:${golden})$`, { flags: 's' })]);
  const { onlyFirst = [], onlySecond = [] } = relation?.comparison ?? {};
  const texts = [...onlyFirst, ...onlySecond].map(({ text }) => text);
  const asked = [...texts, ...heldOut];
  const answers = await ask(subject, asked);
  return {
    subject,
    golden,
    queries,
    seconds,
    differences: texts.map((text, i) => ({ text, accepted: answers[i] === true })),
    wrong: asked.filter((text, i) => accepts(automaton, text) !== answers[i]).length,
  };
}

function page(outcomes: readonly Outcome[]): string {
  const queries = outcomes.map((one) => one.queries).sort((a, b) => a - b);
  const exact = outcomes.filter(({ wrong }) => wrong === 0);
  const faulty = exact.filter(({ differences }) => differences.length > 0);
  const slowest = Math.max(...outcomes.map(({ seconds }) => seconds));
  const number = (n = 0): string => n.toLocaleString('en-US');
  const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
  return `# Learning ad hoc parsers as black boxes

The ${outcomes.length} Python parsers of the PANINI benchmark (Schröder and Cito, OOPSLA 2025, MIT), each learnt by \`learnParser\` with
no options: no samples, no source, one configuration. \`npm run learn -- FOLDER\` writes this page.

- Learnt without a known error: **${exact.length}** of ${outcomes.length}. ${exact.length - faulty.length} are proved equal to their golden expression. For the
  others, each of the shortest strings on either side was put to the program, which agrees with what was learnt.
- Each was also asked about ${number(heldOut.length)} other random texts; the number of wrong answers is ${outcomes.reduce((sum, { wrong }) => sum + wrong, 0)}.
- Questions: median ${number(queries[queries.length >> 1])}, at most ${number(queries.at(-1))}. Slowest: ${slowest < 5 ? 'less than 5 s' : 'more than 5 s'}.

For comparison, as published: PANINI, which reads the source, is exact on 175, LearnLib's TTT on 27.

## Golden expressions that are not the language of their program

| subject | golden expression | string | the program |
| --- | --- | --- | --- |
${faulty
  .flatMap(({ subject, golden, differences: [first] }) =>
    first === undefined
      ? []
      : [
          `| ${subject} | ${code(golden)} | ${code(JSON.stringify(first.text))} | ${first.accepted ? 'accepts' : 'refuses'} it |`,
        ],
  )
  .join('\n')}
`;
}

async function main(folder = ''): Promise<void> {
  const subjects = existsSync(folder)
    ? readdirSync(folder).flatMap((name) => /^(\d+\w*)\.py$/.exec(name)?.[1] ?? [])
    : [];
  if (subjects.length === 0) throw new Error(`there are no subjects in "${folder}"`);
  const python = spawn('python3', [join(root, 'scripts/audit/ask.py'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  const ask: Ask = async (parser, texts) => {
    python.stdin.write(`${JSON.stringify({ parser, texts })}\n`);
    const line = await lines.next();
    if (line.done === true) throw new Error(`Python ended at ${parser}`);
    return JSON.parse(line.value) as readonly boolean[];
  };
  const outcomes: Outcome[] = [];
  for (const subject of subjects) outcomes.push(await outcomeOf(folder, subject, ask));
  python.stdin.end();
  writeFileSync(join(root, 'generated/learning.md'), page(outcomes));
}

await main(process.argv[2]);
