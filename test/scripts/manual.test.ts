/** The manual page: what groff sets of it says what help says, word by word. */
import { spawnSync } from 'node:child_process';
import { manual } from '../../scripts/build/manual.js';
import { commandNames } from '../../src/cli/commands.js';
import { call } from '../cli/captured.js';

let page = '';

beforeAll(async () => {
  page = await manual('1.2.3');
});

test('every character stands for itself: none makes a request, an escape or another glyph', () => {
  const request = /^\.(TH|SH|SS|TP|PP|RS|RE|EX|EE|br|nh|nr HY 0|ad l)( ".*)?$/;
  expect(page.split('\n').filter((line) => /^[.']/.test(line) && !request.test(line))).toEqual([]);
  expect(page).toMatch(/^[\n -~]*$/);
  const escapes = page.match(/\\(\[u[0-9A-F]{4,5}\]|\(..|f.|.)/g) ?? [];
  const known = /^\\(\[u[0-9A-F]{4,5}\]|\((aq|dq|ga|ha|ti)|f[BR]|[-e&])$/;
  expect(escapes.filter((escape) => !known.test(escape))).toEqual([]);
  expect(page.replace(/\\(\[u\w+\]|\(..|f.|.)|^\.[A-Z]\w .*$/gm, '')).not.toMatch(/[-'"`^~\\]/);
});

describe('set by groff', () => {
  let isHere = true;
  let set = '';

  beforeAll(() => {
    const { error, stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', '-P-cbou'], {
      input: page,
      encoding: 'utf8',
    });
    isHere = error === undefined;
    if (isHere) {
      expect(stderr).toBe('');
      set = stdout;
    } else process.stderr.write('groff is not installed: how the manual page is set was not tried\n');
  });

  /** The words of a part, from the line that begins so to the next heading. */
  const wordsFrom = (begin: string): readonly string[] => {
    const part = set.slice(set.indexOf(`\n${begin}`) + 1);
    const end = /\n {0,3}\S/.exec(part)?.index ?? part.length;
    return part.slice(0, end).split(/\s+/).filter(Boolean);
  };

  test.each(commandNames)('%s has the words of its help, in their order', async (name) => {
    if (!isHere) return;
    const help = (await call(['help', name])).stdout.split(/\s+/).filter(Boolean);
    const headings = ['Usage:', 'Arguments:', 'Options:'];
    expect(wordsFrom(`   uri-revisions ${name} `)).toEqual(help.filter((word) => !headings.includes(word)));
  });

  test('it names the version, the exit codes, and what of its surroundings counts', () => {
    if (!isHere) return;
    expect(set).toMatch(/uri-revisions 1\.2\.3 +URI-REVISIONS\(1\)\n$/);
    for (const heading of ['EXIT STATUS', 'ENVIRONMENT', 'FILES', 'EXAMPLES']) {
      expect(wordsFrom(heading).length).toBeGreaterThan(5);
    }
  });
});
