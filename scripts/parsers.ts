/**
 * Before the tests: installs what the adapters need, so that the audits of the tests run real parsers. On Debian, as root, it
 * installs packages; what comes of a registry is kept in the user's cache. Without a network it says what is missing, and
 * the tests do without.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Adapter, adapters } from '../src/audit/adapters.js';
import { prepare, readinessOf, userCache } from '../src/audit/installation.js';

const places = {
  sources: fileURLToPath(new URL('../src/audit/adapters', import.meta.url)),
  cache: userCache(process.env),
};
/** Too large to be installed for a test. */
const onlyWherePresent = ['Java', 'Rust'];
const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

async function aptGet(...args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await promisify(execFile)('apt-get', [...args], { env, timeout: 300_000, maxBuffer: 16 * 1024 * 1024 });
}

/** The first lines of an error. */
function reason(error: unknown): string {
  return String(error instanceof Error ? error.message : error)
    .split('\n')
    .slice(0, 3)
    .join(' ');
}

async function installPackages(): Promise<void> {
  const states = await Promise.all(
    adapters
      .filter(({ language }) => !onlyWherePresent.includes(language))
      .map((each) => readinessOf(each, places)),
  );
  const packages = new Set(
    states.flatMap((state) => (state.state === 'missing' ? state.needs : [])).flatMap(({ debian }) => debian),
  );
  if (packages.size === 0) return;
  if (!canInstall) {
    console.warn(
      `Some parsers of the tests are missing; on Debian: apt-get install ${[...packages].join(' ')}`,
    );
    return;
  }
  try {
    await aptGet('update', '-qq');
    await aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  } catch (error) {
    console.warn(`Some parsers of the tests cannot be installed: ${reason(error)}`);
  }
}

/** Prepares the adapters of a language, one after the other, since some share what they are prepared from. */
async function prepareAll(those: readonly Adapter[]): Promise<void> {
  for (const adapter of those) {
    if ((await readinessOf(adapter, places)).state !== 'unprepared') continue;
    try {
      await prepare(adapter, places);
    } catch (error) {
      console.warn(reason(error));
    }
  }
}

await installPackages();
const languages = [...new Set(adapters.map(({ language }) => language))];
await Promise.all(
  languages.map((language) => prepareAll(adapters.filter((each) => each.language === language))),
);
const states = await Promise.all(adapters.map((each) => readinessOf(each, places)));
const absent = adapters.filter((_, i) => states[i]?.state !== 'ready').map(({ name }) => name);
console.log(
  `${adapters.length - absent.length} of ${adapters.length} parsers can be audited${absent.length > 0 ? `; without ${absent.join(', ')}` : ''}`,
);
