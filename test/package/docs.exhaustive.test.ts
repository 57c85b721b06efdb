/**
 * The output of `npm run docs`: complete, every link has a target, nothing external is requested, and axe finds no
 * violation.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { output, root, tools } from './packed.js';

const site = join(root, 'dist/docs');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Options of axe; a dark page differs in its colours alone. */
const asked = {
  light: `rules: { 'heading-order': { enabled: false } }`,
  dark: `runOnly: { type: 'rule', values: ['color-contrast'] }`,
} as const;

beforeAll(async () => {
  // A warning, for example of a public type that names a private one, gives an exit status other than 0.
  await output(join(tools, 'tsx'), ['scripts/docs.ts'], root);
}, 300_000);

test('every link leads to a file, and to a place in it', () => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const html = new Map(pages.map((file) => [file, readFileSync(join(site, file), 'utf8')]));
  const places = new Map(
    [...html].map(([file, text]) => [
      file,
      new Set([...text.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id)),
    ]),
  );
  const dead = [...html].flatMap(([file, text]) =>
    [...text.matchAll(/(?:href|src)="(?!https?:|data:|#")([^"#]*)(?:#([^"]+))?"/g)]
      .filter(([, path = '', place]) => {
        const target = path === '' ? file : join(dirname(file), decodeURIComponent(path));
        const ids = places.get(target);
        if (place !== undefined && ids !== undefined) return !ids.has(decodeURIComponent(place));
        return !existsSync(join(site, target));
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});

test('axe finds no violation, and no external request is made', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) foreign.push(request.url());
  });
  const found: unknown[] = [];
  // One of each kind of page; the teaching page itself has tests of its own.
  for (const file of ['index', 'modules/uri-revisions', 'interfaces/uri-revisions.Revision']) {
    await page.goto(pathToFileURL(join(site, `${file}.html`)).href);
    await page.evaluate(axe);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Typedoc's tree has links in its disclosure controls, and its headings skip levels.
      const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
        `axe.run({ exclude: '.tsd-navigation' }, { resultTypes: ['violations'], ${asked[colorScheme]} })`,
      );
      found.push(
        ...violations.map(({ id, nodes }) => [file, colorScheme, id, nodes.map(({ html }) => html)]),
      );
    }
  }
  await browser.close();
  expect(found).toEqual([]);
  expect(foreign).toEqual([]);
}, 120_000);
