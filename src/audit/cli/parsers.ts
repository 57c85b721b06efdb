/** The parsers that `audit` can run: by the name of an adapter, or by a command. */
import { join } from 'node:path';
import {
  type Adapter,
  adapters,
  AdapterError,
  type Command,
  type Parser,
  type Places,
  PreparationError,
  prepare,
  readinessOf,
  startParser,
  userCache,
} from '../index.js';
import { unknownName } from '../../core/base/unknown-name.js';
import { Misuse } from '../../cli/output/errors.js';
import { type Form, show } from '../../cli/output/table.js';
import type { Terminal } from '../../cli/output/terminal.js';

const names = adapters.map(({ name }) => name);

/** Returns an adapter by name. @throws UnknownNameError */
export function adapterNamed(name: string): Adapter {
  const found = adapters.find((adapter) => adapter.name === name);
  if (found === undefined) throw unknownName('adapter', name, names);
  return found;
}

/** Returns the places of adapters on this machine. @param cache a folder for prepared files; the user's by default */
export function placesOf(terminal: Terminal, cache: string | undefined): Places {
  return {
    sources: join(terminal.packageFolder, 'src/audit/adapters'),
    cache: cache ?? userCache(terminal.environment),
  };
}

/** Starts the parser of an adapter. @throws UnknownNameError; Misuse if it cannot run here */
export async function startAdapter(
  name: string,
  places: Places,
  timeout: number,
  terminal: Terminal,
): Promise<Parser> {
  const adapter = adapterNamed(name);
  const readiness = await readinessOf(adapter, places);
  if (readiness.state === 'unprepared') {
    throw new Misuse(`${name} must be prepared first: uri-revisions audit --install ${name}`);
  }
  if (readiness.state === 'missing') throw new Misuse(`${name} cannot run here: ${missing(readiness.needs)}`);
  return started(readiness.command, timeout, terminal);
}

/** Starts the parser of a command. @throws Misuse */
export async function started(command: Command, timeout: number, terminal: Terminal): Promise<Parser> {
  if (typeof command === 'string' && command.trim() === '') throw new Misuse('--command names no program');
  return adapterTrouble(() =>
    startParser(command, {
      timeout,
      onUnexplained: (problem) => {
        terminal.say(`note: ${problem}`);
      },
    }),
  );
}

/** Runs work on adapters. @throws Misuse if one of them fails */
export async function adapterTrouble<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AdapterError || error instanceof PreparationError
      ? new Misuse(error.message)
      : error;
  }
}

function missing(needs: readonly { readonly what: string; readonly debian: readonly string[] }[]): string {
  const words = needs.map(({ what, debian }) => `${what} (Debian: apt-get install ${debian.join(' ')})`);
  return `needs ${words.join(' and ')}`;
}

/** Carries out `--list`. */
export async function listAdapters(places: Places, form: Form, terminal: Terminal): Promise<void> {
  const states = await Promise.all(adapters.map((adapter) => readinessOf(adapter, places)));
  const listed = adapters.map(({ name, language, parser }, i) => {
    const readiness = states[i] ?? { state: 'unprepared' };
    return {
      name,
      language,
      parser,
      state: readiness.state,
      missing: 'needs' in readiness ? readiness.needs : [],
    };
  });
  const objects = listed.map(({ missing, ...adapter }) => ({
    ...adapter,
    missing: missing.map(({ what, debian }) => ({ what, debian })),
  }));
  const heading = ['adapter', 'language', 'parser', 'runs here'];
  const rows = listed.map(({ name, language, parser, state, missing: needs }) => [
    ...[name, language, parser],
    state === 'ready' ? 'yes' : state === 'unprepared' ? `after --install ${name}` : `no: ${missing(needs)}`,
  ]);
  await show(form, { objects, table: () => [heading, ...rows] }, terminal);
}

/**
 * Carries out `--install`: prepares adapters one after another; by default, all that can be. @throws UnknownNameError,
 * Misuse
 */
export async function installAdapters(
  asked: readonly string[],
  places: Places,
  terminal: Terminal,
): Promise<void> {
  const all = asked.length === 0;
  for (const adapter of all ? adapters : asked.map(adapterNamed)) {
    const readiness = await readinessOf(adapter, places);
    if (readiness.state === 'missing') {
      if (all) continue;
      terminal.say(`error: ${adapter.name}: ${missing(readiness.needs)}`);
      terminal.end(2);
      continue;
    }
    if (readiness.state === 'unprepared') {
      terminal.say(`preparing ${adapter.name} in ${places.cache}`);
      await adapterTrouble(() => prepare(adapter, places));
    }
    await terminal.print(`${adapter.name} is ready\n`);
  }
}
