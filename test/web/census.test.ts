/** Part 8 in the browser: a summary that is opened, dropped or pasted is drawn; what is none is told. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { CensusSummary } from '../../src/study/index.js';
import { describeVisit, tabTo } from './page.js';

const { summary: example } = JSON.parse(readFileSync('generated/census.json', 'utf8')) as {
  readonly summary: CensusSummary;
};

const hostile = '</text><img src=x onerror=alert(1)>\u202e';

const small: CensusSummary = {
  census: 3,
  version: '9.9.9',
  table: 'ab',
  form: 'reference',
  revisions: ['rfc2396', hostile],
  reading: { by: 'rfc3986', of: ['scheme'] },
  records: { kind: 'strings', cr: 'left out', bom: 'kept' },
  lines: 1000,
  bytes: 9,
  derivable: { rfc2396: 997, [hostile]: 999 },
  masks: [
    { mask: 0, lines: 1, examples: [{ base64: hostile }] },
    { mask: 2, lines: 2, examples: [{ text: hostile }, { text: '' }] },
    { mask: 3, lines: 997, examples: [{ text: 'a\nb' }] },
  ],
  reasons: [{ reason: 'space', lines: 1, examples: [{ text: 'a b' }] }],
  schemes: Array.from({ length: 30 }, (_, i) => ({ scheme: `s${i}`, lines: 30 - i })),
  otherSchemes: 5,
};

async function opened(page: Page, name: string, text: string | Buffer): Promise<void> {
  await page
    .getByLabel('Summary')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Drops or pastes, as the browser would have it. */
async function brought(page: Page, by: 'drop' | 'paste', text: string): Promise<void> {
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    const how = { bubbles: true, cancelable: true };
    if (${JSON.stringify(by)} === 'drop') {
      data.items.add(new File([${JSON.stringify(text)}], 'dropped.json'));
      document.body.dispatchEvent(new DragEvent('dragover', { ...how, dataTransfer: data }));
      document.body.dispatchEvent(new DragEvent('drop', { ...how, dataTransfer: data }));
    } else {
      data.setData('text/plain', ${JSON.stringify(text)});
      document.body.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData: data }));
    }
  })()`);
}

describeVisit('Census', (visit) => {
  test('by keyboard: the example is drawn, its tables are there, and an example leads to Compare', async () => {
    const page = await visit().open('#1/census');
    await page.getByText('What the documents say of all lines').waitFor();
    await tabTo(page, '.openers button');
    await page.keyboard.press('Enter');
    await page.locator('svg.census').waitFor();
    expect(await page.locator('.summary').innerText()).toContain('10,000,000 lines');
    expect(await page.locator('svg.census circle').count()).toBeGreaterThan(example.revisions.length);
    const derived = page.locator('.kinds').first();
    const most = example.masks.toSorted((a, b) => b.lines - a.lines)[0];
    expect(await derived.locator('tbody tr').first().innerText()).toContain(
      (most?.lines ?? 0).toLocaleString('en'),
    );
    await derived.locator('tbody a').first().click();
    await page.locator('.strips[aria-busy="false"]').waitFor();
  });

  test('nothing of a summary is markup; what is counted is told', async () => {
    const page = await visit().open('#1/census', { viewport: { width: 390, height: 844 } });
    await opened(page, '<b>.json', JSON.stringify(small));
    await page.locator('.kinds').first().waitFor();
    expect(await page.locator('.summary').innerText()).toMatch(/^<b>.json: 1,000 lines/);
    expect(await page.locator('main img, main script, main style, [onerror]').count()).toBe(0);
    const rows = page.locator('.kinds').first().locator('tbody tr');
    expect(await rows.count()).toBe(3);
    expect(await rows.first().innerText()).toContain('99.7');
    expect(await rows.first().innerText()).toContain('a\\u{A}b');
    expect(await rows.nth(1).innerText()).toContain('the empty string');
    expect(await rows.nth(2).innerText()).toContain('base64');
    expect(await page.getByText('there is a space').count()).toBe(1);
    const schemes = page.getByRole('table', { name: 'Lines by scheme' });
    expect(await schemes.locator('tbody tr').count()).toBe(25);
    await page.getByRole('button', { name: 'Show all 31' }).click();
    expect(await schemes.locator('tbody tr').count()).toBe(31);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  });

  test('lines that are pasted into their field are counted in the page', async () => {
    const page = await visit().open('#1/census');
    await page.getByLabel('A reference in each line').fill('http://h/~joe\n<b>\n');
    await page.locator('.summary', { hasText: '2 lines' }).waitFor();
    const rows = page
      .getByRole('table', { name: 'Lines by the documents that derive them' })
      .locator('tbody tr');
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^none[^]*<b>/),
      expect.stringContaining('http://h/~joe'),
    ]);
    await brought(page, 'paste', JSON.stringify(small));
    await page.getByText('what was pasted: 1,000 lines').waitFor();
  });

  test('it may be dropped and pasted, and copied as a drawing that stands on its own', async () => {
    const page = await visit().open('#1/census');
    await page.getByRole('button', { name: 'Show an example' }).waitFor();
    await brought(page, 'drop', JSON.stringify(small));
    await page.getByText('dropped.json: 1,000 lines').waitFor();
    await brought(page, 'paste', JSON.stringify(example));
    await page.getByText('what was pasted: 10,000,000 lines').waitFor();
    await page.getByRole('button', { name: 'SVG' }).click();
    await page.getByText('SVG copied.').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^<svg [^]*<style>/);
  });

  test.each<readonly [name: string, content: string | Buffer, problem: string]>([
    ['empty.json', '', 'there is nothing in it'],
    ['urls.txt', 'http://a/\nhttp://b/\n', 'line 1, column 1 is not JSON'],
    ['package.json', '{"name":"x"}', 'has no "census", "revisions", "lines", "masks"'],
    ['photo.png', Buffer.from([0x89, 0x50, 0, 0xff, 0xfe]), 'line 1, column 1 is not JSON'],
  ])('%s is told to be no summary', async (name, content, problem) => {
    const page = await visit().open('#1/census');
    await opened(page, name, content);
    const told = page.locator('main .notice');
    await told.waitFor();
    expect(await told.innerText()).toContain(`${name} is no summary of a census`);
    expect(await told.innerText()).toContain(problem);
    expect(await told.innerText()).toContain('uri-revisions census FILE > summary.json');
    await opened(page, 'good.json', JSON.stringify(small));
    await page.locator('svg.census').waitFor();
    expect(await told.count()).toBe(0);
  });
});
