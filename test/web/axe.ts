/** axe-core on the page, and the tested views: one of every part, and other states. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** The code of a set: dec-octet of RFC 3986, with the starting point `dec_octet = DIGIT`. */
const set =
  'uri-set.xvrb19.WyJPY3RldHMiLHRydWUsMSxbWyJyZmMzOTg2IiwiZGVjLW9jdGV0IiwiZGVjX29jdGV0ID0gRElHSVQiXV1d';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

type View = readonly [name: string, fragment: string, ready: string];

/** Each part once. */
export const partViews: readonly View[] = [
  ['compare', '#1/compare?text=http://user@www.w3.org:80/a/b?c%23d', '.strip'],
  ['tree', '#1/tree?revision=url-1997&text=http://u@w3.org/a%3Fb%23c', '.icicle'],
  ['rules side by side', '#1/grammars?left=url-1997&right=rfc2396bis-01&rule=host', '.railroad'],
  ['workshop', '#1/workshop?exercise=host&step=3', '.events'],
  ['classroom', '#1/classroom', '.make-set'],
  ['quiz', '#1/quiz?level=hard&question=2', '.asked'],
  ['resolve', '#1/resolve?base=http://a/b/c/d;p?q&reference=g?y/../x', '.step-columns section'],
  ['audits', '#1/audits', '.matrix'],
  ['census', '#1/census', '.openers'],
  ['migration', '#1/migration?left=rfc2732&right=rfc2396', '.group'],
  ['a bad link', '#1/census?nothing=1', '.notice'],
];

/** Other states of the parts. */
export const otherViews: readonly View[] = [
  ['compare, refused by some documents', '#1/compare?text=http://h/~j%20x&revisions=seeds,today', '.refusal'],
  [
    'tree of a corrected rule',
    '#1/tree?revision=url-1993&text=http://h/abc&node=xpalphas@9-12',
    '.corrections',
  ],
  ['other derivations', '#1/tree?revision=url-1997&text=//g&other=1', '.icicles.two'],
  ['alphabets', '#1/grammars?page=alphabet&role=segment', '.alphabet'],
  ['errata', '#1/grammars?page=errata&revision=url-1993', '.corrected'],
  ['trees that diverge', '#1/tree?revision=rfc2396bis-01&text=h&start=authority&other=1', '.divergence'],
  ['timeline', '#1/grammars?page=timeline', '.timeline'],
  [
    'workshop, equal',
    '#1/workshop?exercise=void-path&peg=path%20=%20xpalphas%20(%20%22/%22%20path%20)?%20/%20void',
    '.proof.equal',
  ],
  ['workshop, own strings', '#1/workshop?exercise=names&traced=1', '.tried'],
  ['workshop, a fault', '#1/workshop?exercise=octet&peg=dec_octet%20=%20DIGT', '.fault'],
  ['your grammar', '#1/workshop?exercise=own&against=host', '.relation'],
  ['a set', `#1/classroom?set=${set}`, '.result .to-copy'],
  ['a part alone', '#1/workshop?exercise=octet&embed=1', '.proof.different'],
  ['quiz, answered', '#1/quiz?level=hard&question=2&answer=url-1995,rfc1738', '.strip'],
  ['quiz, guided', '#1/quiz?level=guided&question=8&answer=rfc1738', '.prompt'],
  ['audits, a parser', '#1/audits?parser=node-url', '.hosts'],
];

/** The rules of axe-core about colours. */
export const ofColours: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the current view without opening anything: axe-core, by all its rules or by some, finds nothing, and nothing
 * overflows.
 */
export async function isAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: readonly Violation[] }>(
    `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } }, ...(rules && { runOnly: rules }) })})`,
  );
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])]),
  ).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
}
