/** Strings that attempt injection, by kind, and the effects that they must not have on the page. */
import type { Page } from 'playwright-core';
import { addresses } from '../../src/web/addresses.js';
import { typedFor } from '../../src/web/frame/escapes.js';
import type { Visit } from './page.js';

type Hostile = readonly [name: string, text: string];

/** One of each kind: markup, an address that is code, a direction, invisible characters, noncharacters. */
export const representatives: readonly Hostile[] = [
  ['a script after the end of a textarea', '</textarea><script>alert(1)</script>'],
  ['a handler out of an attribute', '"><svg onload=alert(1)>'],
  ['a javascript: URL', 'javascript:alert(1)'],
  ['right to left', 'http://\u202e/gro.3w.www\u2066\u202d'],
  ['controls and separators', '\u0000\u0007\u001b[31m\u0085\u2028\u2029\r\n\t'],
  ['lone surrogates', 'http://h/\ud800\udfff\udc00'],
];

/** The others of their kinds. */
export const otherHostileStrings: readonly Hostile[] = [
  ['a script', '<script>alert(1)</script>'],
  ['an image that fails', '<img src=x onerror=alert(1)>'],
  ['a handler out of a single-quoted attribute', "' onmouseover='alert(1)"],
  ['the end of a style', '</style><style>*{display:none}</style>'],
  ['a comment', '<!-- --><!--'],
  ['a javascript: URL in disguise', ' java\tscript:alert(1)//'],
  ['a data: URL', 'data:text/html,<script>alert(1)</script>'],
  ['entities', '&lt;b&gt;&#x3c;script&#62;&amp;'],
  ['a template', '${alert(1)}{{constructor.constructor("alert(1)")()}}'],
  ['letters of a script that runs to the left', 'http://\u05d0\u05d1\u05d2/\u0627\u0628?\u05d0=1'],
  ['zero-width characters', 'ht\u200btp://w\u200d3.o\ufeffrg/\u2060'],
  ['marks piled on one letter', `http://a${'\u0301\u0334\u20dd'.repeat(300)}/`],
  ['keys of objects', '__proto__'],
  ['invisible characters, 160 kB as they are shown', '\u200b'.repeat(20_000)],
  ['100 kB without a break', `http://h/${'a'.repeat(100_000)}`],
  ['100 kB of slashes and dots', '../'.repeat(33_334)],
];

const places = {
  compare: '.strips[aria-busy="false"]',
  tree: '.icicle, .refusal',
  resolve: '.results',
} as const;

/** Checks that nothing ran, and that nothing overflows to the right. */
export async function isUnharmed(page: Page): Promise<void> {
  const [tooWide, scripts, harm] = await page.evaluate<readonly [number, number, number]>(`[
    document.documentElement.scrollWidth - innerWidth,
    document.scripts.length,
    document.querySelectorAll('#page :is(script, img, iframe, style), [onerror], [onload]').length,
  ]`);
  expect(tooWide).toBeLessThanOrEqual(0);
  expect([scripts, harm]).toEqual([1, 0]);
}

/** Opens a permalink that contains the string, in a part that shows it. */
export async function openWith(visit: Visit, part: keyof typeof places, text: string): Promise<Page> {
  const typedText = typedFor(text);
  const view = { ...addresses.initial, part, text: typedText, reference: typedText, base: 'http://h/' };
  const page = await visit.open(addresses.of(view), { width: 400, height: 800 });
  await page.locator(places[part]).first().waitFor();
  return page;
}

/** Pastes the string into the field of Compare. */
export async function pasteInto(page: Page, text: string): Promise<void> {
  await page.evaluate(`(() => {
    const field = document.querySelector('textarea');
    field.focus();
    field.select();
    const data = new DataTransfer();
    data.setData('text/plain', ${JSON.stringify(text)});
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (field.dispatchEvent(paste)) document.execCommand('insertText', false, ${JSON.stringify(text)});
  })()`);
  await page.locator('.read-as', { hasText: text.length.toLocaleString('en') }).waitFor();
  await page.locator('.strips[aria-busy="false"]').waitFor();
}
