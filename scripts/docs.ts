/** The site of the documentation, in dist/docs: README, guides, the reference of the API, and the page. It loads nothing from elsewhere. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = join(root, 'dist/docs');

/** What typedoc writes, and what it should: landmarks, no link inside of a button, a way to the page. */
const repairs: readonly (readonly [RegExp, string])[] = [
  [/<div class="col-content">/, '<div class="col-content" role="main">'],
  [/<div class="col-sidebar">/, '<div class="col-sidebar" role="complementary">'],
  [/<a [^>]*class="tsd-anchor-icon">.*?<\/a>/gs, ''],
  [/<div id="tsd-toolbar-links">/, '<div id="tsd-toolbar-links"><a href="BASEpage/index.html">The page</a>'],
];

function repaired(html: string): string {
  const [, base = ''] = /data-base="([^"]*)"/.exec(html) ?? [];
  return repairs.reduce((text, [from, to]) => text.replace(from, to.replace('BASE', base)), html);
}

execFileSync(process.execPath, [join(root, 'node_modules/typedoc/bin/typedoc')], {
  cwd: root,
  stdio: 'inherit',
});
for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue;
  const file = join(site, name);
  writeFileSync(file, repaired(readFileSync(file, 'utf8')));
}
cpSync(join(root, 'dist/web'), join(site, 'page'), { recursive: true });
