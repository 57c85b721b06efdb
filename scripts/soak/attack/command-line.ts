/**
 * Hostile arguments, standard input, files and PEGs for the built command line; each call has a right answer, a refusal
 * or a limit.
 */
import fc from 'fast-check';
import { commandNames } from '../../../src/cli/commands.js';
import { revision, type Revision, type RevisionId, revisions } from '../../../src/api/index.js';
import { ofFile, programSurface } from './command.js';
import {
  bytes,
  bytesOf,
  document,
  newest,
  references,
  repeated,
  revisionNames,
  ruleNames,
  hostileCharacters,
} from './hostile-strings.js';

const readers = [
  ['check'],
  ['check', '--json'],
  ['check', '--count'],
  ['check', '-j', '2'],
  ['findings'],
  ['findings', '--json'],
  ['explain'],
  ['normalize', '--json'],
  ['find'],
  ['find', '--json'],
  ['resolve', '--base', 'http://a/b/c'],
  ['resolve', '--base', 'http://a/b', '--json'],
  ['links', '--as', 'html', '-'],
  ['links', '--as', 'eml', '-'],
];

const lines = fc.array(references, { maxLength: 8 }).map((texts) => texts.join('\n'));

const stdinCases = fc
  .tuple(fc.constantFrom(...readers), revisionNames, bytesOf(lines))
  .map(([reader, revision, stdin]) => ({ args: [...reader, '-r', revision], stdin }));

const ofMany = (args: readonly string[], unit: string) => (n: number) => ({
  args,
  stdin: bytes(unit.repeat(n)),
});
const check = ['check', '-r', document];

export const stdinSurface = programSurface({
  name: 'stdin',
  // If nothing is found, the exit code says so.
  isDue: ({ args: [command = ''], stdin = [] }) => !['links', 'find'].includes(command) && stdin.length > 0,
  cases: stdinCases,
  seeds: () => [
    { args: check, stdin: new Uint8Array(70_000_000) },
    { args: [...check, '--json'], stdin: Buffer.alloc(100_000_000, 'a') },
    { args: [...check, '--count'], stdin: Buffer.alloc(300_000_000) },
    { args: ['findings', '-r', document], stdin: bytes(`http://${'a@'.repeat(4_000_000)}`) },
    { args: ['findings', '-r', document], stdin: bytes('\nhttp://h/ '.repeat(3)) },
  ],
  growing: {
    'one line of check': ofMany(check, 'http://a@'),
    'many lines of check': ofMany(check, 'http://h/\n'),
    'many lines of findings': ofMany(['findings', '-r', document], 'http://a@h/%41\n'),
    'one line of find': ofMany(['find', '-r', document], 'http://h/'),
    'references in find': ofMany(['find', '-r', document], '<URL:http://h/-\n'),
    'one line of normalize': ofMany(['normalize', '-r', newest], '/../%41'),
  },
  check({ args, stdin = new Uint8Array() }, { code, stdout }) {
    if (!args.includes('--json') || code === 2) return undefined;
    const answers = String(stdout).split('\n').slice(0, -1);
    const broken = answers.find((answer) => !isJson(answer));
    if (broken !== undefined) return `a line that is no JSON: ${broken.slice(0, 80)}`;
    const asked = Buffer.from(stdin).toString('latin1').replace(/\n$/, '').split('\n').length;
    const isEach = args[0] === 'check' && stdin.length > 0;
    return isEach && asked !== answers.length ? `${answers.length} verdicts for ${asked} lines` : undefined;
  },
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const base = 'http://a/b/c/d;p?q';

/** The library's equivalents of a command's JSON members. */
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
/** A command that accepts one text, as its argument. */
const ofOneText = 'parse';

function answerTo(command: string, id: RevisionId, text: string): object {
  try {
    return answers[command]?.(revision(id), text) ?? {};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { error: { name: error.name, message: error.message } };
  }
}

/** A line of UTF-8 without its end. */
const answersLine = references.map((text) =>
  Buffer.from(text.slice(0, 5000).replace(/[\r\n\ufeff]/g, '')).toString(),
);

const answersCases = fc
  .tuple(
    fc.constantFrom(...Object.keys(answers)),
    fc.constantFrom(...revisions),
    fc.array(answersLine, { minLength: 1, maxLength: 20, size: 'max' }),
  )
  .map(([command, id, lines]) => {
    const args = [command, '-r', id, '--json'];
    if (command === ofOneText) return { args: [...args, '--', (lines[0] ?? '').replaceAll('\0', '')] };
    return {
      args: command === 'resolve' ? [...args, '--base', base] : args,
      stdin: bytes(lines.map((text) => `${text}\n`).join('')),
    };
  });

export const answersSurface = programSurface({
  name: 'answers',
  cases: answersCases,
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
    const printed = String(stdout).split('\n').slice(0, -1);
    if (printed.length === 0 && String(stderr).includes('has no ')) return undefined;
    if (printed.length !== asked.length) return `${printed.length} answers to ${asked.length} lines`;
    const wrong = asked.findIndex(
      (text, i) => !agrees(printed[i] ?? '', answerTo(command, id as RevisionId, text)),
    );
    return wrong < 0 ? undefined : `the answer to line ${wrong + 1} is not that of the library`;
  },
});

/** Tests whether an object in JSON has all of these members. */
function agrees(printed: string, expected: object): boolean {
  const [got, wanted] = [printed, JSON.stringify(expected)].map(
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

const odd = [
  '.',
  '..',
  '/dev/null',
  '/proc/self/mem',
  '/root/none',
  '/',
  'no-such-file',
  '',
  'a/b',
  'x'.repeat(300),
];
const names = fc.oneof(
  fc.constantFrom('a.txt', 'b.html', 'c.eml', 'd e', '-r', '--help'),
  fc
    .constantFrom(...hostileCharacters.filter((character) => character !== '\0'))
    .map((character) => Buffer.from(`s${character}.txt`).toString()),
);
const filesCommands = [
  ['check', '--file', '-r', document],
  ['find', '-r', document],
  ['findings', '-r', document, '--file'],
  ['links'],
  ['links', '--as', 'eml'],
  ['prove', document, 'port', '--peg'],
];

const filesCases = fc
  .tuple(
    fc.constantFrom(...filesCommands),
    fc.uniqueArray(fc.tuple(names, bytesOf(references)), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    }),
    fc.array(fc.constantFrom(...odd), { maxLength: 2 }),
  )
  .map(([command, made, others]) => ({
    args: [
      ...command,
      ...(command.includes('--peg')
        ? [made[0]?.[0] ?? '']
        : ['--', ...made.map(([name]) => name), ...others]),
    ],
    files: Object.fromEntries(made),
    stdin: new Uint8Array(),
  }));

export const filesSurface = programSurface({
  name: 'files',
  isDue: () => false,
  cases: filesCases,
  seeds: () => [
    {
      args: ['check', '--file', '-r', document, '--', '.', 'a.txt'],
      files: { 'a.txt': bytes('http://h/\n') },
    },
    { args: ['links', 'none.html', 'a.html'], files: { 'a.html': bytes('<a href=x>') } },
    {
      args: ['links', 'a.html'],
      files: { 'a.html': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<a href=x>', 'utf16le')]) },
    },
  ],
});

const piped = 'pipe';
const pipeCommands = [
  ['check', '--file', '-r', document],
  ['check', '--in', 'csv', '-r', document],
  ['findings', '-r', document, '--file'],
  ['normalize', '-r', document, '--file'],
  ['find', '-r', document],
  ['clean', '--file'],
  ['fix', '--file'],
  ['links', '--check', '--as', 'html'],
  ['links', '--fix', '--as', 'md'],
  ['links', '--as', 'eml'],
  ['prove', document, 'port', '--peg'],
  ['abnf'],
];

/** Commands that print a row for every line. */
const printing: readonly unknown[] = ['check', 'findings', 'clean'];

export const pipesSurface = programSurface({
  name: 'pipes and full disks',
  isDue: () => false,
  cases: fc
    .tuple(fc.constantFrom(...pipeCommands), bytesOf(references), fc.boolean())
    .map(([command, bytes, full]) => ({ args: [...command, piped], pipes: { [piped]: bytes }, full })),
  seeds: () =>
    [false, true].flatMap((full) =>
      pipeCommands.map((command) => ({
        args: [...command, piped],
        pipes: { [piped]: bytes('http://h/a b\n'.repeat(20_000)) },
        full,
      })),
    ),
  check({ args: [command = ''], pipes = {}, full }, { code, stderr }) {
    if (/ESPIPE|illegal seek/i.test(String(stderr))) return 'a pipe is not read';
    const isDue = full === true && printing.includes(command) && pipes[piped]?.length !== 0;
    return isDue && code !== 2 ? `exit code ${code} although the output is lost` : undefined;
  },
});

const pegPieces = [
  'port',
  'a',
  'b',
  'host',
  '=',
  '<-',
  '/',
  '(',
  ')',
  '*',
  '+',
  '?',
  '&',
  '!',
  '"a"',
  "'b'",
  '"\\u0000"',
  '"',
  "'",
  '[a-z]',
  '[^',
  '[',
  ']',
  '.',
  '\n',
  ' ',
  ';',
  '{',
  '}',
  '{}',
  '//',
  '/*',
  '*/',
  '"a"i',
  '$',
  ':',
  '@',
  '|2..3|',
  '\nport = ',
  '\na = ',
  '\nb = ',
  'digit',
  '[0-9]',
];
const loose = fc.array(
  repeated(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...pegPieces) },
      { weight: 1, arbitrary: fc.constantFrom(...hostileCharacters) },
    ),
    400,
  ),
  { maxLength: 15 },
);

/** A well-formed expression. */
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('[0-9]', '"a"', 'port', 'a', 'b', 'c', '.', '""', '[^a]'),
    fc.array(tie('expression'), { minLength: 1, maxLength: 4 }).map((items) => items.join(' ')),
    fc.array(tie('expression'), { minLength: 1, maxLength: 4 }).map((items) => `(${items.join(' / ')})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('*', '+', '?', '|1..61|'))
      .map(([body, sign]) => `(${body})${sign}`),
    fc.tuple(fc.constantFrom('!', '&'), tie('expression')).map(([sign, body]) => `${sign}(${body})`),
  ),
}));
const sound = fc
  .array(expression, { minLength: 1, maxLength: 4 })
  .map((bodies) => bodies.map((body, i) => `${'port a b c'.split(' ')[i]} = ${body}\n`).join(''));

const pegCases = fc
  .tuple(
    bytesOf(
      fc.oneof(
        loose.map((parts) => `port = ${parts.join('')}`),
        sound,
      ),
    ),
    fc.boolean(),
  )
  .map(([text, json]) => ({
    args: ['prove', document, 'port', '--peg', 'own.peggy', ...(json ? ['--json'] : [])],
    files: { 'own.peggy': text },
  }));

const prove = ofFile('own.peggy', 'prove', document, 'port', '--peg', 'own.peggy');
const rules = (count: number, body: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `r${i} = ${body(i)}\n`).join('');

export const pegSurface = programSurface({
  name: 'peg',
  cases: pegCases,
  // The proof takes up to 30 s, and says so.
  limits: { seconds: 40 },
  seeds: () => [
    prove(`port = ${'('.repeat(13)}"a"${')'.repeat(13)}`),
    prove(`port = ${'('.repeat(5000)}"a"${')'.repeat(5000)}`),
    prove(`port = r0\n${rules(1000, (i) => `"a" r${(i + 1) % 1000} / "b"`)}`),
    prove(`port = r0\n${rules(4000, (i) => (i === 3999 ? '"a"' : `r${i + 1}`))}`),
    prove(`port = r0\n${rules(500, (i) => (i === 499 ? '"a"' : `"a" r${i + 1} / "b" r${i + 1}`))}`),
    prove('nothing = "a"\n'),
    prove('port = "a"\nport = [0-9]*\n'),
    prove(`port = ${'!'.repeat(20_000)}"a"`),
    prove(`port = ${'"a" / '.repeat(10_000)}"b"`),
    prove(`port = "${'a'.repeat(99_000)}"`),
  ],
  growing: {
    'alternatives of a choice': (n) => prove(`port = ${'"a"/'.repeat(Math.min(n, 24_000))}"b"`),
    'a literal': (n) => prove(`port = "${'a'.repeat(Math.min(n, 90_000))}"`),
    'a text that ends nowhere': (n) => prove(`port = "${'a'.repeat(n)}`),
  },
});

/**
 * All commands except `serve`, which does not end, `audit`, which runs the commands that it is given, and the studies
 * of all documents, which take long for any input.
 */
const argumentsCommands = commandNames.filter(
  (name) => !['serve', 'audit', 'prove', 'matrix', 'ambiguity', 'alphabet'].includes(name),
);

const option = fc
  .oneof(
    revisionNames.map((name) => ['-r', name]),
    ruleNames.map((name) => ['--start', name]),
    fc.constantFrom(
      ['--json'],
      ['--all'],
      ['--text'],
      ['--file'],
      ['--trace'],
      ['--csv'],
      ['--in', 'csv'],
      ['--out', 'csv'],
      ['--peg'],
      ['--dot'],
      ['--count'],
      ['--decode'],
      ['--printed'],
      ['--cover'],
      ['--near-miss'],
      ['--abbreviated'],
      ['--characters'],
      ['--help'],
      ['--version'],
      ['--'],
      ['-'],
      ['--by', 'rule'],
      ['--level', 'case'],
      ['--surplus', 'keep'],
      ['--schemes', 'http,'],
      ['--charset', 'latin1'],
      ['--to', '20'],
      ['--component', 'path'],
      ['--seed', '1'],
      ['--length', '5'],
      ['--most', '3'],
      ['--jobs', '2'],
      ['--witnesses', '1'],
    ),
    fc.tuple(
      fc.constantFrom(
        '--length',
        '--count',
        '--seed',
        '--to',
        '--most',
        '--jobs',
        '--witnesses',
        '--base',
        '--start',
        '-r',
        '--nonsense',
      ),
      fc.oneof(
        fc.constantFrom('', '-1', '0', '1e9', '99999999999999999999', 'NaN', '0x10', ...hostileCharacters),
        references,
      ),
    ),
  )
  .map((parts) => parts.map(withoutNul));

/** Reduces a text to a valid argument: UTF-8, without NUL. */
function withoutNul(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString();
}

const operand = fc
  .oneof(
    references.map((text) => text.slice(0, 20_000)),
    revisionNames,
    ruleNames,
  )
  .map(withoutNul);

const argumentsCases = fc
  .tuple(
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...argumentsCommands, 'help') },
      { weight: 1, arbitrary: operand },
    ),
    fc.array(
      fc.oneof(
        option,
        operand.map((text) => [text]),
      ),
      { maxLength: 6 },
    ),
  )
  .map(([command, rest]) => ({ args: [command, ...rest.flat()], stdin: Buffer.from('http://h/\n') }));

export const argumentsSurface = programSurface({
  name: 'arguments',
  cases: argumentsCases,
  seeds: () => [
    { args: ['help', 'bogus'] },
    { args: ['findings', `http://${'a@'.repeat(50_000)}`, '-r', document] },
    { args: ['sample', document, '--length', '10000', '--count', '1000000'] },
    { args: ['parse', 'http://h/\u0301', '-r', document] },
    { args: ['prove', '--peg', '/dev/zero', document] },
    { args: ['links', '/dev/zero'] },
  ],
  growing: Object.fromEntries(
    ['check --text', 'findings', 'explain', 'normalize', 'parse', 'resolve --base http://a/b', 'compare'].map(
      (command) => [
        command,
        (n) => ({
          args: [
            ...command.split(' '),
            ...(command === 'compare' ? [] : ['-r', document]),
            '--',
            `http://h/${'a/'.repeat(Math.min(n, 60_000))}`,
          ],
        }),
      ],
    ),
  ),
});
