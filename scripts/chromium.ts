/**
 * Runs before the tests: ensures that the browser for the tests of the page is available; on Debian it installs the
 * package.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';

if (!existsSync(browser)) {
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!canInstall) {
    console.error(
      `The tests of the page need Chromium at ${browser}: install the package chromium, or name another in CHROMIUM.`,
    );
    process.exit(1);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env,
  });
}
