/** Part 9 in the browser: a summary that is opened, dropped or pasted is drawn; any other file is reported. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { CensusSummary } from '../../../src/census/index.js';
import { census as answerTo } from '../../../src/census/page/worker.js';
import { longTest, quickTest as test } from '../../depth.js';
import { act, copied as copy, describeVisit, tabTo, textOf } from '../../web/page.js';

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
    .locator('.opener input')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

const table = (page: Page, kind: string): Locator =>
  page.locator('table.kinds').filter({ has: page.locator('thead th:first-child', { hasText: kind }) });

/** Drops or pastes a text, with the events of the browser. */
async function insert(page: Page, by: 'drop' | 'paste', text: string): Promise<void> {
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
  test('lines to try are there again after another part and after a new visit', async () => {
    const page = await visit().open('#1/census');
    const lines = page.locator('.field textarea');
    await lines.fill('http://a/\nb c');
    await page.goto(`${visit().address}#1/compare`);
    await page.locator('.readings').waitFor();
    await page.goBack();
    await lines.waitFor();
    expect(await lines.inputValue()).toBe('http://a/\nb c');
    await page.reload();
    await page.locator('table.shares').waitFor();
    expect(await lines.inputValue()).toBe('http://a/\nb c');
    await lines.fill('');
    await page.reload();
    expect(await lines.inputValue()).toBe('');
  });

  longTest('by keyboard: draws the example with its tables, and links an example to Compare', async () => {
    const page = await visit().open('#1/census');
    await tabTo(page, '.openers button');
    await page.keyboard.press('Enter');
    await page.locator('svg.census').waitFor();
    expect(await textOf(page, '.summary')).toContain(example.lines.toLocaleString('en'));
    expect(await page.locator('svg.census circle').count()).toBeGreaterThan(example.revisions.length);
    const derived = page.locator('.kinds').first();
    const most = example.masks.toSorted((a, b) => b.lines - a.lines)[0];
    expect(await derived.locator('tbody tr').first().innerText()).toContain(
      (most?.lines ?? 0).toLocaleString('en'),
    );
    await derived.locator('tbody a').first().click();
    await page.locator('.strips[aria-busy="false"]').waitFor();
  });

  test('escapes markup in a summary and states its counts', async () => {
    const page = await visit().open('#1/census', { width: 390, height: 844 });
    await opened(page, '<b>.json', JSON.stringify(small));
    await page.locator('.kinds').first().waitFor();
    expect(await textOf(page, '.summary')).toMatch(/^<b>.json: 1,000 /);
    expect(await page.locator('main img, main script, main style, [onerror]').count()).toBe(0);
    const rows = page.locator('.kinds').first().locator('tbody tr');
    expect(await rows.count()).toBe(3);
    expect(await rows.first().innerText()).toContain('99.7');
    expect(await rows.first().innerText()).toContain('a\\u{A}b');
    // The empty string is labelled as empty.
    expect(await rows.nth(1).locator('.examples code i').count()).toBe(1);
    expect(await rows.nth(2).innerText()).toContain('base64');
    expect(await table(page, 'reason').locator('tbody tr th').innerText()).toMatch(/^space ./);
    const schemes = table(page, 'scheme').locator('tbody tr');
    expect(await schemes.count()).toBe(25);
    await act(page, 'show-all');
    expect(await schemes.count()).toBe(31);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  });

  test('lines that are pasted into their field are counted in the page', async () => {
    const page = await visit().open('#1/census');
    await page.locator('.census-part textarea').fill('http://h/~joe\n<b>\n');
    const rows = page.locator('table.kinds tbody tr');
    await rows.nth(1).waitFor();
    expect(await rows.locator('.examples').allInnerTexts()).toEqual(['<b>', 'http://h/~joe']);
    expect(await rows.nth(1).locator('th').innerText()).not.toContain('1993');
    await insert(page, 'paste', JSON.stringify(small));
    await page.locator('.summary', { hasText: '1,000' }).waitFor();
  });

  test('a summary can be dropped or pasted, and its chart copied as a standalone SVG', async () => {
    const page = await visit().open('#1/census');
    await insert(page, 'drop', JSON.stringify(small));
    await page.locator('.summary', { hasText: 'dropped.json: 1,000' }).waitFor();
    await insert(page, 'paste', JSON.stringify(example));
    await page.locator('.summary', { hasText: '10,000,000' }).waitFor();
    expect(await copy(page, 'svg')).toMatch(/^<svg [^]*<style>/);
  });

  test.each<readonly [name: string, content: string | Buffer]>([
    ['empty.json', ''],
    ['urls.txt', 'http://a/\nhttp://b/\n'],
    ['package.json', '{"name":"x"}'],
    ['photo.png', Buffer.from([0x89, 0x50, 0, 0xff, 0xfe])],
  ])('reports that %s is not a summary', async (name, content) => {
    const page = await visit().open('#1/census');
    await opened(page, name, content);
    const notice = page.locator('[data-message="census.refused"]');
    await notice.waitFor();
    const answer = answerTo(content.toString());
    expect(await notice.innerText()).toContain(name);
    expect(await notice.innerText()).toContain(answer.kind === 'refused' ? answer.problem : '?');
    expect(await notice.innerText()).toContain('uri-revisions census FILE');
    await opened(page, 'good.json', JSON.stringify(small));
    await page.locator('svg.census').waitFor();
    expect(await notice.count()).toBe(0);
  });
});
