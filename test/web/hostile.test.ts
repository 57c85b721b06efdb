/** Strings that would like to be more than strings: as input and in permalinks they run nothing and break no layout. */
import type { Page } from 'playwright-core';
import { addressOf, initialView, type Part } from '../../src/web/address.js';
import { typedFor } from '../../src/web/escapes.js';
import { describeVisit } from './page.js';

const hostile: readonly (readonly [name: string, text: string])[] = [
  ['a script', '<script>alert(1)</script>'],
  ['an image that fails', '<img src=x onerror=alert(1)>'],
  ['a handler out of an attribute', '"><svg onload=alert(1)>'],
  ['a handler out of a single-quoted attribute', "' onmouseover='alert(1)"],
  ['the end of a textarea', '</textarea><script>alert(1)</script>'],
  ['the end of a style', '</style><style>*{display:none}</style>'],
  ['a comment', '<!-- --><!--'],
  ['a javascript: URL', 'javascript:alert(1)'],
  ['a javascript: URL in disguise', ' java\tscript:alert(1)//'],
  ['a data: URL', 'data:text/html,<script>alert(1)</script>'],
  ['entities', '&lt;b&gt;&#x3c;script&#62;&amp;'],
  ['a template', '${alert(1)}{{constructor.constructor("alert(1)")()}}'],
  ['right to left', 'http://\u202e/gro.3w.www\u2066\u202d'],
  ['letters of a script that runs to the left', 'http://\u05d0\u05d1\u05d2/\u0627\u0628?\u05d0=1'],
  ['zero-width characters', 'ht\u200btp://w\u200d3.o\ufeffrg/\u2060'],
  ['marks piled on one letter', `http://a${'\u0301\u0334\u20dd'.repeat(300)}/`],
  ['controls and separators', '\u0000\u0007\u001b[31m\u0085\u2028\u2029\r\n\t'],
  ['lone surrogates', 'http://h/\ud800\udfff\udc00'],
  ['keys of objects', '__proto__'],
  ['100 kB without a break', `http://h/${'a'.repeat(100_000)}`],
  ['100 kB of slashes and dots', '../'.repeat(33_334)],
  ['100 kB of invisible characters', '\u200b'.repeat(100_000)],
];

const places: Readonly<Record<Extract<Part, 'compare' | 'tree' | 'resolve'>, string>> = {
  compare: '.strips[aria-busy="false"]',
  tree: '.icicle, .refusal',
  resolve: '.results',
};

/** Whether something ran, and whether anything sticks out to the right. */
async function isUnharmed(page: Page): Promise<void> {
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
  ).toBeLessThanOrEqual(0);
  expect(await page.locator('script').count()).toBe(1);
  expect(
    await page.locator('#page script, #page img, #page iframe, #page style, [onerror], [onload]').count(),
  ).toBe(0);
}

describeVisit('hostile strings', (visit) => {
  let shared: Page | undefined;
  const narrowPage = async (): Promise<Page> =>
    (shared ??= await visit().open('', { viewport: { width: 400, height: 800 } }));

  test.each(hostile)('in a permalink: %s', async (_name, text) => {
    const page = await narrowPage();
    const typedText = typedFor(text);
    for (const part of ['compare', 'tree', 'resolve'] as const) {
      const view = { ...initialView, part, text: typedText, reference: typedText, base: 'http://h/' };
      await page.goto(visit().address + addressOf(view));
      if (part === 'compare') await page.reload();
      await page.locator(places[part]).first().waitFor();
      await isUnharmed(page);
    }
  });

  test.each(hostile)('pasted: %s', async (_name, text) => {
    const page = await narrowPage();
    await page.goto(`${visit().address}#1/compare?text=before`);
    await page.locator('.strips[aria-busy="false"]').waitFor();
    await page.evaluate(`(() => {
      const field = document.querySelector('textarea');
      field.focus();
      field.select();
      const data = new DataTransfer();
      data.setData('text/plain', ${JSON.stringify(text)});
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      if (field.dispatchEvent(paste)) document.execCommand('insertText', false, ${JSON.stringify(text)});
    })()`);
    // Offsets count UTF-16 code units; of US-ASCII that is characters.
    const unit = Array.from(text).every((character) => character <= '\x7f')
      ? 'characters'
      : 'UTF-16 code units';
    await page.locator('.read-as', { hasText: `${text.length.toLocaleString('en')} ${unit}` }).waitFor();
    await page.locator('.strips[aria-busy="false"]').waitFor();
    await isUnharmed(page);
  });

  test.each([
    ['a bad version', '#99/compare?text=x'],
    ['markup for a part', '#1/<script>alert(1)</script>'],
    ['markup for a field', '#1/compare?<b>=1&text=%E0%A4%A'],
    ['a prototype for a part', '#1/__proto__?constructor=1'],
    ['a node that is none', '#1/tree?text=http://h/&node=%3Cb%3E@1-2'],
    ['a step beyond all', '#1/workshop?exercise=labels&step=999999'],
  ])('a bad link says so or shows the default: %s', async (_name, fragment) => {
    const page = await visit().open(fragment);
    await isUnharmed(page);
    expect(await page.locator('main h1').count()).toBe(1);
  });
});
