/** The drawing of a summary: well-formed, described, and with all text of the summary escaped. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { censusChart } from '../../src/census/chart.js';
import type { CensusSummary } from '../../src/study/census-summary.js';
import { call } from '../cli/captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-chart-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function summaryOf(text: string, ...argv: readonly string[]): Promise<CensusSummary> {
  const { stdout } = await call(['census', ...argv], { stdin: [text] });
  return JSON.parse(stdout) as CensusSummary;
}

/** Returns the elements of a well-formed drawing. */
function elementsIn(svg: string): readonly string[] {
  const open: string[] = [];
  const elements: string[] = [];
  for (const [, slash, name = '', end] of svg.matchAll(/<(\/?)([a-z]+)(?: [a-zA-Z:-]+="[^"<>]*")*(\/?)>/g)) {
    if (slash === '/') expect(open.pop()).toBe(name);
    else elements.push(name);
    if (slash === '' && end === '') open.push(name);
  }
  expect(open).toEqual([]);
  return elements;
}

test('each revision has its share, each group its marks, its share and an example', async () => {
  const svg = censusChart(await summaryOf('a\na b\nhttp://[::1]/\nb\n', '-r', 'rfc2396,rfc3986'));
  expect(svg).toContain(
    '<desc id="census-description">Census of 4 lines by 2 revisions, form reference. Derivable: rfc2396 50.0 %, rfc3986 75.0 %.</desc>',
  );
  expect(svg).toContain('aria-labelledby="census-title census-description"');
  expect(svg).toContain('<title>rfc2396, rfc3986: 2 lines</title>');
  expect(svg).toContain('<title>no revision: 1 line</title>');
  expect(svg).toContain('<title>rfc3986: 1 line</title>');
  expect(svg).toContain('prefers-color-scheme:dark');
  const elements = elementsIn(svg);
  expect(elements.filter((name) => name === 'circle')).toHaveLength(2 * 3);
});

const hostile = '</text><script>alert(1)</script>"\'&\u202e\u0000';

test('escapes markup in a summary', async () => {
  const plain = await summaryOf('a\n', '-r', 'today');
  const summary: CensusSummary = {
    ...plain,
    revisions: [hostile],
    derivable: { [hostile]: 1 },
    masks: [{ mask: 1, lines: 1, examples: [{ text: hostile }, { base64: hostile }] }],
  };
  const { code, stdout } = await call(['census', 'chart', file('hostile.json', JSON.stringify(summary))]);
  expect(code).toBe(0);
  expect(new Set(elementsIn(stdout))).toEqual(
    new Set(['svg', 'title', 'desc', 'style', 'rect', 'text', 'circle', 'g']),
  );
  expect(stdout).not.toMatch(/[\u202e\0]|alert\(1\)<\/script/);
  const base64 = { ...summary, masks: [{ mask: 1, lines: 1, examples: [{ base64: hostile }] }] };
  expect(elementsIn(censusChart(base64))).not.toContain('script');
});

test('draws summaries without lines, and with more groups than fit', async () => {
  expect(censusChart(await summaryOf('', '-r', 'today'))).toContain('rfc3986 –');
  const plain = await summaryOf('a\n', '-r', 'all');
  const masks = Array.from({ length: 50 }, (_, mask) => ({ mask, lines: 1000 - mask, examples: [] }));
  const svg = censusChart({ ...plain, masks, lines: 100_000_000 });
  expect(svg).toContain('>30 more<');
  expect(svg).toContain('&#60; 0.1 %');
});

test('draws several summaries merged, and rejects other data', async () => {
  const part = file('part.json', JSON.stringify(await summaryOf('a\n', '-r', 'today')));
  const { stdout } = await call(['census', 'chart', part, part]);
  expect(stdout).toContain('Census of 2 lines by 1 revision<');
  for (const argv of [[], [file('no.json', 'x')], [folder], [part, '--out', 'tsv']]) {
    const { code, stdout: nothing } = await call(['census', 'chart', ...argv]);
    expect([code, nothing]).toEqual([2, '']);
  }
});
