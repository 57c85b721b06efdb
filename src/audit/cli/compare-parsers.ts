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
    terminal.end(found.pairs.every(({ differences }) => differences.length === 0) ? 0 : 1);
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
 * Formats the number of texts that each pair reads with another host, then the pairs with their smallest texts, the
 * worst first.
 */
function betweenBlocks(
  names: readonly string[],
  { cases, pairs }: Between,
  { width, colours }: Pick<Terminal, 'width' | 'colours'>,
): readonly string[] {
  const { bold } = colours;
  const nameOf = (parser: number): string => names[parser] ?? '';
  const hosts = (first: number, second: number): string => {
    const pair = pairs.find((each) => each.first === first && each.second === second);
    if (pair === undefined) return absentSign;
    return grouped(
      pair.differences.find(({ component, bothReport }) => component === 'host' && bothReport)?.count ?? 0,
    );
  };
  const matrix = names
    .slice(0, -1)
    .map((name, first) => cells([name, ...names.slice(1).map((_, i) => hosts(first, i + 1))]));
  const rows = worstFirst(pairs).map(
    ({ first, second, component, count, witness, readings }): readonly Cell[] => [
      ...cells([component, grouped(count)]),
      { lines: [cut(shownText(witness))], exact: true },
      ...readings.map((reading, i) => ({
        lines: [`${nameOf(i === 0 ? first : second)}: ${cut(shown(reading))}`],
      })),
    ],
  );
  const heading = cells([`different hosts in ${grouped(cases)} texts`, ...names.slice(1)], bold);
  return [
    columns([heading, ...matrix], width),
    ...(rows.length === 0
      ? []
      : [columns([cells(['component', 'texts', 'smallest text', 'one', 'other'], bold), ...rows], width)]),
  ];
}

/** A difference between two parsers. */
type Difference = Pick<Pair, 'first' | 'second'> & PairDifference;

function worstFirst(pairs: readonly Pair[]): readonly Difference[] {
  return pairs
    .flatMap(({ differences, first, second }) =>
      differences.map((difference) => ({ first, second, ...difference })),
    )
    .toSorted(
      (a, b) =>
        Number(b.bothReport) - Number(a.bothReport) ||
        authorityNames.indexOf(a.component) - authorityNames.indexOf(b.component) ||
        b.count - a.count,
    );
}

/** Returns a record for each difference. */
function betweenTable(names: readonly string[], { pairs }: Between): Table {
  const rows = worstFirst(pairs).map(({ first, second, component, bothReport, count, witness, readings }) => [
    ...[names[first], names[second], component, bothReport, count, shown(witness)],
    ...readings.map(shown),
  ]);
  const columnNames = ['one', 'other', 'component', 'both tell one', 'texts', 'smallest text'];
  return [[...columnNames, 'as one reads it', 'as the other reads it'], ...rows];
}
