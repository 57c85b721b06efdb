/** Every part in light and dark, wide and narrow: axe-core finds nothing, and nothing sticks out. */
import { readFileSync } from 'node:fs';
import { namedSets } from 'uri-revisions';
import { exerciseSetCode } from 'uri-revisions-cli/grammar';
import { describeVisit } from './page.js';

const set = exerciseSetCode({
  title: 'Octets',
  hints: true,
  seed: 1,
  exercises: [{ revision: namedSets.today[0], rule: 'dec-octet', peg: 'dec_octet = DIGIT' }],
});

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const views: readonly (readonly [name: string, fragment: string, ready: string])[] = [
  ['compare', '#1/compare?text=http://user@www.w3.org:80/a/b?c%23d', '.strip'],
  ['compare, refused', '#1/compare?text=http://h/~j%20x', '.refusal'],
  ['compare, some documents', '#1/compare?text=//h&revisions=seeds,today', '.strip'],
  ['tree', '#1/tree?revision=url-1997&text=http://u@w3.org/a%3Fb%23c', '.icicle'],
  [
    'tree of a corrected rule',
    '#1/tree?revision=url-1993&text=http://h/abc&node=xpalphas@9-12',
    '.corrections',
  ],
  ['other derivations', '#1/tree?revision=url-1997&text=//g&other=1', '.icicles.two'],
  ['rules side by side', '#1/grammars?left=url-1997&right=rfc2396bis-01&rule=host', '.railroad'],
  ['alphabets', '#1/grammars?page=alphabet', '.alphabet'],
  ['errata', '#1/grammars?page=errata&revision=url-1993', '.corrected'],
  ['trees that part', '#1/tree?revision=rfc2396bis-01&text=h&start=authority&other=1', '.parting'],
  ['timeline', '#1/grammars?page=timeline', '.timeline'],
  ['workshop', '#1/workshop?exercise=host&step=3', '.events'],
  [
    'workshop, equal',
    '#1/workshop?exercise=void-path&peg=path%20=%20xpalphas%20(%20%22/%22%20path%20)?%20/%20void',
    '.proof.equal',
  ],
  ['workshop, own strings', '#1/workshop?exercise=names&traced=1', '.tried'],
  ['workshop, a fault', '#1/workshop?exercise=octet&peg=dec_octet%20=%20DIGT', '.fault'],
  ['your grammar', '#1/workshop?exercise=own', '.relation'],
  ['classroom', '#1/classroom', '.make-set'],
  ['a set', `#1/classroom?set=${set}`, '.result .to-copy'],
  ['a part alone', '#1/workshop?exercise=octet&embed=1', '.proof.different'],
  ['quiz', '#1/quiz?level=hard&question=2', '.asked'],
  ['quiz, answered', '#1/quiz?level=hard&question=2&answer=url-1995,rfc1738', '.strip'],
  ['quiz, guided', '#1/quiz?level=guided&question=8&answer=rfc1738', '.prompt'],
  ['resolve', '#1/resolve?base=http://a/b/c/d;p?q&reference=g?y/../x', '.step.decides'],
  ['audits', '#1/audits', '.matrix'],
  ['audits, a parser', '#1/audits?parser=node-url', '.hosts'],
  ['census', '#1/census', '.openers'],
  ['migration', '#1/migration?left=rfc2396&right=rfc3986', '.group'],
  ['a bad link', '#7/nothing', '.notice'],
];

describeVisit('accessibility', (visit) => {
  test.each(views)('%s', async (_name, fragment, ready) => {
    const page = await visit().open(fragment);
    await page.locator(ready).first().waitFor();
    await page.evaluate(axe);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1600]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await page.evaluate<{ violations: readonly Violation[] }>(
          'axe.run(document, { resultTypes: ["violations"] })',
        );
        const told = violations.map(({ id, nodes }) => [
          `${id}, ${colorScheme}, ${width} px`,
          nodes.map(({ html, failureSummary }) => [html, failureSummary]),
        ]);
        expect(told).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      }
    }
    await page.context().close();
  });
});
