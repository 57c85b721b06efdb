/** Standard input of the commands that read lines or running text: every line has its verdict, whatever the others are. */
import fc from 'fast-check';
import { programSurface } from '../command.js';
import { bytes, bytesOf, document, newest, references, revisionNames } from '../hostile.js';

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

const cases = fc
  .tuple(fc.constantFrom(...readers), revisionNames, bytesOf(lines))
  .map(([reader, revision, stdin]) => ({ args: [...reader, '-r', revision], stdin }));

const ofMany = (args: readonly string[], unit: string) => (n: number) => ({
  args,
  stdin: bytes(unit.repeat(n)),
});
const check = ['check', '-r', document];

export const surface = programSurface({
  name: 'stdin',
  // Where nothing is found, the exit code says so.
  isDue: ({ args: [command = ''], stdin = [] }) => !['links', 'find'].includes(command) && stdin.length > 0,
  cases,
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
