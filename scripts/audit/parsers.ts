/**
 * Before the tests: installs what the adapters need, so that the audits of the tests run real parsers. On Debian, as root, it
 * installs packages; what comes of a registry is kept in the user's cache. Of each parser that is not there in the end it says
 * why, as where there is no network, and the tests do without.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Adapter, adapters } from '../../src/audit/adapters.js';
import { prepare, type Readiness, readinessOf } from '../../src/audit/installation.js';
import { userCache } from '../../src/cli/output/user-cache.js';

const places = {
  sources: fileURLToPath(new URL('../../src/audit/adapters', import.meta.url)),
  cache: userCache(process.env),
};
/** Too large to be installed for a test. */
const onlyWherePresent = ['Java', 'Rust'];
const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** What went wrong: the errors among what apt-get wrote, else the first lines. */
function reason(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  const errors = lines.filter((line) => line.startsWith('E: '));
  return (errors.length > 0 ? errors : lines).slice(0, 3).join(' ');
}

/** Runs apt-get. Returns what went wrong, if anything did. */
async function aptGet(...args: readonly string[]): Promise<string | undefined> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeout: 300_000, maxBuffer: 16 * 1024 * 1024 };
  try {
    await promisify(execFile)('apt-get', [...args], options);
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

/** Installs packages, one by one if they cannot be all together. Returns why those are not there that are not. */
async function installPackages(packages: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const install = (...names: readonly string[]): Promise<string | undefined> =>
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...names);
  const problems = new Map<string, string>();
  if (packages.length === 0) return problems;
  // Old lists of packages may do.
  const outdated = await aptGet('update', '-qq');
  if ((await install(...packages)) === undefined) return problems;
  for (const name of packages) {
    const problem = await install(name);
    if (problem !== undefined)
      problems.set(name, outdated === undefined ? problem : `${problem}; ${outdated}`);
  }
  return problems;
}

/** Prepares the adapters of a language, one after the other, since some share what they are prepared from. */
async function prepareAll(those: readonly Adapter[]): Promise<void> {
  for (const adapter of those) {
    if ((await readinessOf(adapter, places)).state !== 'unprepared') continue;
    try {
      await prepare(adapter, places);
    } catch (error) {
      unprepared.set(adapter.name, reason(error));
    }
  }
}

/** Why a parser cannot be audited; undefined where it can. */
function problemOf({ name }: Adapter, readiness: Readiness): string | undefined {
  if (readiness.state === 'ready') return undefined;
  if (readiness.state === 'unprepared') return unprepared.get(name) ?? 'it is not prepared';
  return readiness.needs
    .map(({ what, debian }) => {
      const why = debian.flatMap((one) => uninstalled.get(one) ?? []);
      return [`there is no ${what} (Debian: ${debian.join(' ')})`, ...why].join(': ');
    })
    .join('; ');
}

async function missingPackages(): Promise<readonly string[]> {
  const installable = adapters.filter(({ language }) => !onlyWherePresent.includes(language));
  const states = await Promise.all(installable.map((each) => readinessOf(each, places)));
  const needs = states.flatMap((state) => (state.state === 'missing' ? state.needs : []));
  return [...new Set(needs.flatMap(({ debian }) => debian))];
}

/** By adapters, why they cannot be prepared. */
const unprepared = new Map<string, string>();
const uninstalled = canInstall ? await installPackages(await missingPackages()) : new Map<string, string>();
const languages = [...new Set(adapters.map(({ language }) => language))];
await Promise.all(
  languages.map((language) => prepareAll(adapters.filter((each) => each.language === language))),
);
let ready = 0;
for (const adapter of adapters) {
  const problem = problemOf(adapter, await readinessOf(adapter, places));
  if (problem === undefined) ready += 1;
  else console.warn(`The tests do without ${adapter.name}: ${problem}`);
}
console.log(`${ready} of ${adapters.length} parsers can be audited`);
