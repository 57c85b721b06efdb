/** `diagram`. */
import { pegText, readPeg } from '../../../src/study/index.js';
import { revision, revisions } from '../../../src/api/index.js';
import { some } from '../../depth.js';
import { call, linesIn } from '../captured.js';

/** Checks for one SVG element with balanced tags, without a script or external resources. */
function expectSvg(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*>.*<\/svg>\n$/s);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /<script|<image|\son\w+=|href=|url\(|@import/,
  );
  const open: string[] = [];
  for (const [tag, end, name, selfClosing] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (end === '/') expect([tag, open.pop()]).toEqual([tag, name]);
    else if (selfClosing !== '/') open.push(name ?? '');
  }
  expect(open).toEqual([]);
}

test.each(some(revisions, 2))('every rule of %s, from its BNF and from its PEG', async (id) => {
  for (const { name } of some(revision(id).rules, 15)) {
    for (const [options, source] of [
      [[], 'BNF'],
      [['--peg'], 'PEG'],
    ] as const) {
      const { code, stdout, stderr } = await call(['diagram', id, name, ...options]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expectSvg(stdout);
      expect(stdout).toContain(`>${name} of ${id}, from its ${source}</title>`);
    }
  }
});

test('--peg draws the variants for particular places too', async () => {
  const variants = readPeg(pegText('url-1993')).rules.filter(({ name }) => name.includes('__'));
  expect(variants.length).toBeGreaterThan(3);
  for (const { name } of variants) {
    expectSvg((await call(['diagram', 'url-1993', name, '--peg'])).stdout);
  }
});

test('--dot is the minimal automaton', async () => {
  const { code, stdout } = await call('diagram rfc1738 scheme --dot');
  expect(code).toBe(0);
  const lines = linesIn(stdout);
  expect(lines[0]).toBe('digraph "scheme of rfc1738" {');
  expect(lines.slice(-5)).toEqual([
    '  0 [shape=circle];',
    '  1 [shape=doublecircle];',
    '  0 -> 1 [label="+ - . 0–9 a–z"];',
    '  1 -> 1 [label="+ - . 0–9 a–z"];',
    '}',
  ]);
});
