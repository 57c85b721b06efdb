/** A long string that nearly all documents derive, of a given number of path segments, and the geometry of a page of it. */
import type { Page } from 'playwright-core';

export function longText(segments: number): string {
  return `http://www.example.com/${'abc-def_~ghi/%7Ejkl;p=1/'.repeat(segments / 2)}?${'key=value&'.repeat(segments / 2)}#frag`;
}

/** Returns the height of the page in pixels. */
export function heightOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollHeight');
}

/** Returns the number of pixels by which the page is wider than its window. */
export function surplusWidthOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}
