/** The sizes in the guides match the measured ones. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, gzippedSize, kilobyte, runtime } from '../../scripts/size/bundles.js';
import { generateParser, readGrammar } from '../../src/study/index.js';
import { root } from './packed.js';

const guides = ['api', 'parsers']
  .map((name) => readFileSync(join(root, `src/guides/${name}.md`), 'utf8'))
  .join('')
  .replaceAll('\n', ' ');

/** Returns the numbers in a sentence of the guides. */
function statedNumbers(sentence: RegExp): readonly number[] {
  const [, ...numbers] = sentence.exec(guides) ?? [];
  return numbers.map(Number);
}

test('the size of the runtime of generated parsers', async () => {
  expect(statedNumbers(/imports only `uri-revisions\/runtime` \((\d+) kB\)/)).toEqual([
    Math.ceil((await gzippedSize(runtime.source, root)) / kilobyte),
  ]);
});

test('the budgets of bundles', () => {
  const { language, compare, accepts, wideAccepts, verdicts } = budgets;
  const sentence =
    /one document takes at most ([\d.]+) kB, all with `compare` (\d+) kB, `accepts` alone (\d+) kB \(([\d.]+) kB for IRIs and WHATWG URLs\), all verdicts (\d+) kB/;
  expect(statedNumbers(sentence)).toEqual([language, compare, accepts, wideAccepts, verdicts]);
});

test('the sizes of two generated parsers, as files and bundled with the runtime', async () => {
  const sizes = await Promise.all(
    ['date-time', 'language-tag'].map(async (name) => {
      const text = readFileSync(join(root, `grammar/shelf/${name}.abnf`), 'utf8');
      const made = generateParser(readGrammar(text));
      if ('failed' in made) throw new Error(`${name} is not generated`);
      const { files } = made;
      const folder = mkdtempSync(join(root, 'dist/sizes-'));
      try {
        for (const [file, content] of files) writeFileSync(join(folder, file), content);
        const bytes = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0);
        const gzipped = await gzippedSize(`export * from './index.js';`, folder);
        return [bytes, gzipped].map((size) => Math.round(size / kilobyte));
      } finally {
        rmSync(folder, { recursive: true });
      }
    }),
  );
  const [[dates, datesGzipped] = [], [tags, tagsGzipped] = []] = sizes;
  const sentence =
    /parsers take (\d+) kB for RFC 3339 dates and (\d+) kB for RFC 5646 tags; bundled with the runtime and gzipped, (\d+) and (\d+) kB/;
  expect(statedNumbers(sentence)).toEqual([dates, tags, datesGzipped, tagsGzipped]);
});
