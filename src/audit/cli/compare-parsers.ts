/** `--between`: comparison of parsers with each other, as tables for people and as CSV. */
import {
  authorityNames,
  type Between,
  between,
  hostCases,
  type Pair,
  type PairDifference,
  type Parser,
  type Places,
} from '../index.js';
import { visible } from '../../core/base/visible.js';
import { Misuse } from '../../cli/output/errors.js';
import { textsIn } from './cases.js';
import { adapterTrouble, startAdapter, started } from './parsers.js';
import { type Cell, cells, columns } from '../../cli/output/columns.js';
import { absentSign, cut, shown, shownText } from '../../cli/output/signs.js';
import { type Form, show, type Table } from '../../cli/output/table.js';
import { grouped } from '../../study/formatting/format-text.js';
import type { Terminal } from '../../cli/output/terminal.js';

interface Options extends Form {
  readonly command?: readonly string[];
  readonly cases?: string;
  readonly timeout: number;
}

/** Compares parsers: adapters by name, then commands. @throws UnknownNameError, Misuse, Unreadable */
export async function compareParsers(
  names: readonly string[],
  options: Options,
  places: Places,
  terminal: Terminal,
): Promise<void> {
  const { command: commands = [], timeout } = options;
  if (names.length + commands.length < 2) {
    throw new Misuse('--between expects two or more adapters, by name or by --command');
  }
  const texts: string[] = [];
  if (options.cases === undefined) texts.push(...hostCases());
  else for await (const text of textsIn(options.cases, terminal)) texts.push(text);
  const parsers: Parser[] = [];
  try {
    for (const name of names) parsers.push(await startAdapter(name, places, timeout, terminal));
    for (const command of commands) parsers.push(await started(command, timeout, terminal));
    const found = await adapterTrouble(() => between(parsers, texts));
    const called = namesOf(names, parsers);
    const text = (): string => betweenBlocks(called, found, terminal).join('\n');
    await show(options, { objects: [found], table: () => betweenTable(called, found), text }, terminal);
    terminal.end(rowsOf(found).length === 0 ? 0 : 1);
  } finally {
    await Promise.all(parsers.map((parser) => parser.close()));
  }
}

/**
 * Chooses names of parsers: the names of ready adapters, otherwise the declared names; equal names get the version, and
 * a number if that is not enough.
 */
function namesOf(adapters: readonly string[], parsers: readonly Parser[]): readonly string[] {
  const short = parsers.map(({ declaration }, i) => adapters[i] ?? visible(declaration.name));
  const long = short.map((name, i) =>
    short.indexOf(name) === short.lastIndexOf(name)
      ? name
      : `${name} ${visible(parsers[i]?.declaration.version ?? '')}`,
  );
  return long.map((name, i) => {
    const before = long.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/**
 * Formats the number of texts that each pair reads with different hosts, the number that only one of a pair accepts,
 * and the differences with their smallest texts, the worst first.
 */
function betweenBlocks(
  names: readonly string[],
  found: Between,
  { width, colours }: Pick<Terminal, 'width' | 'colours'>,
): readonly string[] {
  const { bold } = colours;
  const matrix = (title: string, countIn: (pair: Pair) => number): string => {
    const cell = (first: number, second: number): string => {
      const pair = found.pairs.find((each) => each.first === first && each.second === second);
      return pair === undefined ? absentSign : grouped(countIn(pair));
    };
    const rows = names
      .slice(0, -1)
      .map((name, first) => cells([name, ...names.slice(1).map((_, i) => cell(first, i + 1))]));
    return columns([cells([title, ...names.slice(1)], bold), ...rows], width);
  };
  const rows = rowsOf(found).map(({ first, second, component, count, witness, answers }): readonly Cell[] => [
    ...cells([component, grouped(count)]),
    { lines: [cut(shownText(witness))], exact: true },
    ...answers.map((answer, i) => ({
      lines: [`${names[i === 0 ? first : second] ?? ''}: ${cut(answer)}`],
    })),
  ]);
  const heading = cells(['difference', 'strings', 'smallest string', 'one', 'other'], bold);
  return [
    matrix(`different hosts in ${grouped(found.cases)} strings`, ({ differences }) =>
      sum(differences.filter(({ component, bothReport }) => component === 'host' && bothReport)),
    ),
    matrix('accepted by one only', ({ acceptance }) => sum(acceptance)),
    ...(rows.length === 0 ? [] : [columns([heading, ...rows], width)]),
  ];
}

const sum = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((total, { count }) => total + count, 0);

/** A difference between two parsers, with the answer of each. */
interface Row extends Pick<Pair, 'first' | 'second'> {
  readonly component: PairDifference['component'] | 'acceptance';
  readonly bothReport: boolean;
  readonly count: number;
  readonly witness: string;
  readonly answers: readonly string[];
}

/** Returns all differences: components that both parsers report, then acceptance, then components that one reports. */
function rowsOf({ pairs }: Between): readonly Row[] {
  const kinds: readonly Row['component'][] = [...authorityNames, 'acceptance'];
  return pairs
    .flatMap(({ first, second, acceptance, differences }): readonly Row[] => [
      ...acceptance.map(({ acceptedBy, host, count, witness }) => {
        const answerOf = (parser: number): string =>
          parser === acceptedBy ? `accepts, host ${shown(host)}` : 'rejects';
        const answers = [first, second].map(answerOf);
        return { first, second, component: 'acceptance' as const, bothReport: true, count, witness, answers };
      }),
      ...differences.map(({ readings, ...difference }) => ({
        ...{ first, second, ...difference },
        answers: readings.map(shown),
      })),
    ])
    .toSorted(
      (a, b) =>
        Number(b.bothReport) - Number(a.bothReport) ||
        kinds.indexOf(a.component) - kinds.indexOf(b.component) ||
        b.count - a.count,
    );
}

/** Returns a record for each difference. */
function betweenTable(names: readonly string[], found: Between): Table {
  const rows = rowsOf(found).map(({ first, second, component, bothReport, count, witness, answers }) => [
    ...[names[first], names[second], component, bothReport, count, shown(witness)],
    ...answers,
  ]);
  const columnNames = ['one', 'other', 'difference', 'both report it', 'strings', 'smallest string'];
  return [[...columnNames, 'answer of one', "the other's answer"], ...rows];
}
