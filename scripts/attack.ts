/**
 * `npm run attack [-- --minutes N --seed N --surface NAME --path P]`: hostile input, made at random, for each surface of
 * the last build, until the time is used. Every call must end in a right answer, an error that says what and where, or a
 * limit that is documented; one that does not is shrunk and printed as a command. Figures on stdout; exit 1 with findings.
 */
import { parseArgs } from 'node:util';
import { knownName } from '../src/base/unknown-name.js';
import { targets } from './attack/surfaces/index.js';

const options = {
  minutes: { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
  surface: { type: 'string' },
  path: { type: 'string' },
} as const;

async function main(): Promise<void> {
  const { minutes, seed, surface, path } = parseArgs({ options }).values;
  const names = targets.map(({ name }) => name);
  const chosen =
    surface === undefined
      ? targets
      : targets.filter(({ name }) => name === knownName('surface', surface, names));
  const milliseconds = (positive('minutes', minutes) * 60_000) / chosen.length;
  for (const { name, attack } of chosen) {
    const start = Date.now();
    const { tried, findings } = await attack({
      seed: positive('seed', seed),
      runs: Number.MAX_SAFE_INTEGER,
      milliseconds,
      thorough: path === undefined,
      ...(path !== undefined && { path }),
    });
    const taken = ((Date.now() - start) / 60_000).toFixed(1);
    console.log(
      `${name.padEnd(12)} ${String(tried).padStart(8)} tried, ${findings.length} findings, ${taken} min`,
    );
    for (const { problem, command, path } of findings) {
      const again =
        path === undefined ? '' : `\n  npm run attack -- --surface ${name} --seed ${seed} --path ${path}`;
      console.log(`  ${problem}\n  ${command}${again}`);
      process.exitCode = 1;
    }
  }
}

function positive(option: string, text: string): number {
  if (!/^\d{1,9}(?:\.\d+)?$/.test(text)) throw new RangeError(`--${option} takes a number, not "${text}"`);
  return Number(text);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof RangeError ? `error: ${error.message}` : error);
  process.exitCode = 2;
}
