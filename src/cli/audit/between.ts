/** `--between`: parsers beside each other, as tables. */
import {
  authorityNames,
  type Between,
  between,
  hostCases,
  type Parser,
  type Places,
} from '../../audit/index.js';
import { Misuse } from '../errors.js';
import { blocksOn } from '../output/blocks.js';
import { textsIn } from './cases.js';
import { adapterTrouble, startAdapter } from './parsers.js';
import { type Cell, cells, columns } from '../output/columns.js';
import { absentSign, cut, shown } from '../output/signs.js';
import { grouped } from '../output/grouped.js';
import type { Terminal } from '../output/terminal.js';

interface Options {
  readonly cases?: string;
  readonly timeout: number;
  readonly json?: true;
}

/** Compares parsers and tells it. @throws UnknownNameError, Misuse, Unreadable */
export async function compareParsers(
  names: readonly string[],
  options: Options,
  places: Places,
  terminal: Terminal,
): Promise<void> {
  if (names.length < 2) throw new Misuse('--between takes the names of two adapters or more');
  const texts: string[] = [];
  if (options.cases === undefined) texts.push(...hostCases());
  else for await (const text of textsIn(options.cases, terminal)) texts.push(text);
  const parsers: Parser[] = [];
  try {
    for (const name of names) parsers.push(await startAdapter(name, places, options.timeout, terminal));
    const found = await adapterTrouble(() => between(parsers, texts));
    if (options.json) await terminal.printJson(found);
    else await blocksOn(terminal)(betweenBlocks(names, found, terminal));
    terminal.end(found.pairs.every(({ differences }) => differences.length === 0) ? 0 : 1);
  } finally {
    await Promise.all(parsers.map((parser) => parser.close()));
  }
}

/** How many texts each pair reads with another host, then the pairs with their smallest texts, the worst first. */
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
    return grouped.format(
      pair.differences.find(({ component, isTwofold }) => component === 'host' && isTwofold)?.count ?? 0,
    );
  };
  const matrix = names
    .slice(0, -1)
    .map((name, first) => cells([name, ...names.slice(1).map((_, i) => hosts(first, i + 1))]));
  const worst = pairs
    .flatMap(({ differences, ...pair }) => differences.map((difference) => ({ ...pair, ...difference })))
    .toSorted(
      (a, b) =>
        Number(b.isTwofold) - Number(a.isTwofold) ||
        authorityNames.indexOf(a.component) - authorityNames.indexOf(b.component) ||
        b.count - a.count,
    );
  const rows = worst.map(({ first, second, component, count, witness, readings }): readonly Cell[] => [
    ...cells([component, grouped.format(count)]),
    { lines: [cut(shown(witness))], exact: true },
    ...readings.map((reading, i) => ({
      lines: [`${nameOf(i === 0 ? first : second)}: ${cut(shown(reading))}`],
    })),
  ]);
  const heading = cells([`another host in ${grouped.format(cases)} texts`, ...names.slice(1)], bold);
  return [
    columns([heading, ...matrix], width),
    ...(rows.length === 0
      ? []
      : [columns([cells(['component', 'texts', 'smallest text', 'one', 'other'], bold), ...rows], width)]),
  ];
}
