/** The arguments of the command line: any command, any options, any text; one URL on standard input. */
import fc from 'fast-check';
import { commandNames } from '../../../../src/cli/commands.js';
import { programSurface } from '../command.js';
import { document, references, revisionNames, ruleNames, strange } from '../hostile.js';

/**
 * Without `serve`, which does not end, `audit`, which runs the commands that it is given, and the studies of all documents,
 * which take long whatever they are given.
 */
const commands = commandNames.filter(
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
        fc.constantFrom('', '-1', '0', '1e9', '99999999999999999999', 'NaN', '0x10', ...strange),
        references,
      ),
    ),
  )
  .map((parts) => parts.map(withoutNul));

/** An argument is what UTF-8 can hold, without NUL. */
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

const cases = fc
  .tuple(
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...commands, 'help') },
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

export const surface = programSurface({
  name: 'arguments',
  cases,
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
