/** The answers of commands to hostile lines: each is what the library says of that line alone, whatever came before it. */
import fc from 'fast-check';
import { revision, type Revision, type RevisionId, revisions } from '../../../../src/index.js';
import { programSurface } from '../command.js';
import { bytes, references } from '../hostile.js';

const base = 'http://a/b/c/d;p?q';

/** What a command adds to its JSON, by the library. */
const answers: Readonly<Record<string, (document: Revision, text: string) => object>> = {
  check: (document, text) => ({ derivable: document.accepts(text) }),
  findings(document, text) {
    const { derivable, conforming, findings } = document.check(text);
    return { derivable, conforming, findings };
  },
  explain: (document, text) => document.explain(text),
  normalize(document, text) {
    const { text: normalized, level, changes } = document.normalize(text);
    return { normalized, level, changes };
  },
  resolve: (document, text) => ({ result: document.resolve(text, base) }),
  parse: (document, text) => ({
    derivable: true,
    production: document.production(text),
    components: document.components(text),
  }),
};
/** It takes one text, as its argument. */
const ofOneText = 'parse';

function answerTo(command: string, id: RevisionId, text: string): object {
  try {
    return answers[command]?.(revision(id), text) ?? {};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { error: { name: error.name, message: error.message } };
  }
}

/** A line without its end, of UTF-8. */
const line = references.map((text) =>
  Buffer.from(text.slice(0, 5000).replace(/[\r\n\ufeff]/g, '')).toString(),
);

const cases = fc
  .tuple(
    fc.constantFrom(...Object.keys(answers)),
    fc.constantFrom(...revisions),
    fc.array(line, { minLength: 1, maxLength: 20, size: 'max' }),
  )
  .map(([command, id, lines]) => {
    const args = [command, '-r', id, '--json'];
    if (command === ofOneText) return { args: [...args, '--', (lines[0] ?? '').replaceAll('\0', '')] };
    return {
      args: command === 'resolve' ? [...args, '--base', base] : args,
      stdin: bytes(lines.map((text) => `${text}\n`).join('')),
    };
  });

export const surface = programSurface({
  name: 'answers',
  cases,
  seeds: () =>
    Object.keys(answers)
      .filter((command) => command !== ofOneText)
      .map((command) => ({
        args: [command, '-r', revisions[0], '--json', ...(command === 'resolve' ? ['--base', base] : [])],
        stdin: bytes(`http://h/${'a/'.repeat(10_000)}\n\nhttp://h/%7E\n`),
      })),
  check({ args, stdin }, { stdout, stderr }) {
    const [command = '', , id] = args;
    const asked =
      stdin === undefined ? args.slice(-1) : Buffer.from(stdin).toString().split('\n').slice(0, -1);
    const told = String(stdout).split('\n').slice(0, -1);
    if (told.length === 0 && String(stderr).includes('has no ')) return undefined;
    if (told.length !== asked.length) return `${told.length} answers to ${asked.length} lines`;
    const wrong = asked.findIndex(
      (text, i) => !agrees(told[i] ?? '', answerTo(command, id as RevisionId, text)),
    );
    return wrong < 0 ? undefined : `the answer to line ${wrong + 1} is not that of the library`;
  },
});

/** Whether an object in JSON has all of these members. */
function agrees(told: string, expected: object): boolean {
  const [got, wanted] = [told, JSON.stringify(expected)].map(
    (json) => JSON.parse(json) as Readonly<Record<string, unknown>>,
  );
  return got !== undefined && wanted !== undefined && covers(got, wanted);
}

function covers(got: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return Object.is(got, wanted);
  if (typeof got !== 'object' || got === null) return false;
  if (Array.isArray(wanted) && (!Array.isArray(got) || got.length !== wanted.length)) return false;
  return Object.entries(wanted).every(([name, member]) => covers(Reflect.get(got, name), member));
}
