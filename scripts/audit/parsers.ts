/**
 * Runs before the tests: installs the requirements of the adapters, so that the audits of the tests run real parsers.
 * On Debian, as root, it installs packages; downloads from registries are stored in the user's cache. For each parser
 * that is still missing it reports the reason, such as a missing network, and the tests skip it.
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
/** Languages too large to be installed for a test. */
const onlyWherePresent = ['Java', 'Rust'];
const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Returns the reason of a failure: the errors in the output of apt-get, else its first lines. */
function reason(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  const errors = lines.filter((line) => line.startsWith('E: '));
  return (errors.length > 0 ? errors : lines).slice(0, 3).join(' ');
}

/** Runs apt-get. Returns the reason of a failure, if it failed. */
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

/**
 * Installs packages, one by one if they cannot be installed all together. Returns the reasons for those that failed.
 */
async function installPackages(packages: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const install = (...names: readonly string[]): Promise<string | undefined> =>
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...names);
  const problems = new Map<string, string>();
  if (packages.length === 0) return problems;
  // Outdated lists of packages may suffice.
  const outdated = await aptGet('update', '-qq');
  if ((await install(...packages)) === undefined) return problems;
  for (const name of packages) {
    const problem = await install(name);
    if (problem !== undefined)
      problems.set(name, outdated === undefined ? problem : `${problem}; ${outdated}`);
  }
  return problems;
}

/** Prepares the adapters of a language, one after another, since some share prepared files. */
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

/** Returns why a parser cannot be audited; undefined if it can. */
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

/** Reasons why adapters cannot be prepared, by adapter. */
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
