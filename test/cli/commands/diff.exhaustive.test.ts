/** `diff`. */
import { diffPrinted } from '../../../src/study/index.js';
import { revision, type RevisionId, revisions } from '../../../src/index.js';
import { call, jsonIn, linesIn } from '../captured.js';
import { accepts, expectNarrow, expectWitnesses, type ToldComparison, unshown } from '../witness.js';

interface ToldDiff {
  readonly before: RevisionId;
  readonly after: RevisionId;
  readonly rules: readonly ToldRule[];
}

type ToldRule =
  | {
      readonly change: string;
      readonly before: string;
      readonly after: string;
      readonly comparison: ToldComparison;
    }
  | { readonly change: string; readonly rule: string; readonly example?: string };

const pairs = revisions.flatMap((before, i) =>
  revisions.slice(i + 1).map((after) => [before, after] as const),
);

describe.each(pairs)('%s %s', (before, after) => {
  test('every witness of --json is what it is said to be, and every rule is told once', async () => {
    const { code, stdout, stderr } = await call(['diff', before, after, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [told] = jsonIn(stdout) as readonly ToldDiff[];
    expect(told).toMatchObject({ before, after });
    const rules = told?.rules ?? [];
    const seen: { readonly old: string[]; readonly now: string[] } = { old: [], now: [] };
    for (const rule of rules) {
      if ('comparison' in rule) {
        expectWitnesses(
          rule.comparison,
          { revision: before, rule: rule.before },
          { revision: after, rule: rule.after },
        );
        seen.old.push(rule.before);
        seen.now.push(rule.after);
        continue;
      }
      const isAdded = rule.change === 'added';
      (isAdded ? seen.now : seen.old).push(rule.rule);
      const where = { revision: isAdded ? after : before, rule: rule.rule };
      if (rule.example !== undefined) expect([rule, accepts(rule.example, where)]).toEqual([rule, true]);
    }
    const names = (id: RevisionId): readonly string[] =>
      revision(id)
        .rules.map(({ name }) => name)
        .sort();
    expect([seen.old.sort(), seen.now.sort()]).toEqual([names(before), names(after)]);
  });

  test('so are the strings that people read, in 80 columns', async () => {
    const { code, stdout, stderr } = await call(['diff', before, after]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expectNarrow(stdout);
    for (const { rule, sign, texts } of shownWitnesses(stdout)) {
      const [old = '', now = old] = rule.split(' → ');
      for (const text of texts) {
        const verdicts = [
          accepts(text, { revision: before, rule: old }),
          accepts(text, { revision: after, rule: now }),
        ];
        expect([rule, text, ...verdicts]).toEqual([rule, text, sign === '−', sign === '+']);
      }
    }
  });
});

interface ShownWitnesses {
  /** `path`, or `abs_path → abs-path`. */
  readonly rule: string;
  readonly sign: string;
  /** But those that are cut. */
  readonly texts: readonly string[];
}

function shownWitnesses(stdout: string): readonly ShownWitnesses[] {
  let rule = '';
  const found: ShownWitnesses[] = [];
  for (const line of linesIn(stdout)) {
    rule = /^ {2}(\S.*) \(.*\)$/.exec(line)?.[1] ?? rule;
    const [, sign, list] = /^ {4}([−+]) (.*)$/.exec(line) ?? [];
    if (sign !== undefined && list !== undefined)
      found.push({ rule, sign, texts: list.split(/ {3}/).flatMap(texts) });
  }
  return found;
}

/** One string, or what characters stand for themselves alone: `a-z - .`. */
function texts(shown: string): readonly string[] {
  return shown.split(' ').flatMap((word) => {
    const [, from, to] = /^([a-zA-Z0-9])-([a-zA-Z0-9])$/.exec(word) ?? [];
    if (from !== undefined && to !== undefined && shown !== word) return [from, to];
    const text = unshown(word);
    return text === undefined || /^(\(\d+|characters\))$/.test(word) ? [] : [text];
  });
}

test('the summary counts the rules, and the strings that people read are there', async () => {
  const { stdout } = await call(['diff', 'url-1997', 'rfc2396bis-01']);
  expect(linesIn(stdout)[0]).toBe(
    'url-1997 → rfc2396bis-01: 35 rules kept, 16 of them renamed, 12 added, 8 dropped',
  );
  expect(stdout).toContain('  scheme (scheme)\n    − + - . 0-9\n      other wording\n');
  expect(stdout).toContain('  rel_path → rel-path (relative path)\n    − ε ');
  expect(shownWitnesses(stdout).flatMap((shown) => shown.texts).length).toBeGreaterThan(50);
});

test('of neighbours every difference has its class and its evidence, in text and in JSON', async () => {
  const [told] = jsonIn(
    (await call(['diff', 'url-1997', 'rfc2396', '--json'])).stdout,
  ) as readonly ToldDiff[];
  const scheme = told?.rules.find((rule) => 'after' in rule && rule.after === 'scheme');
  const quote =
    'The syntax for URI scheme has been changed to require that all schemes begin with an alpha character.';
  expect(scheme).toMatchObject({ evidence: [{ class: 'intended', section: 'G.2', quote }] });
  const { stdout } = await call(['diff', 'url-1997', 'rfc2396']);
  expect(stdout).toMatch(
    /^ {2}scheme \(scheme\)\n {4}− .+\n {6}other wording\n {6}intended \[(\d+)\]\n[^]*^ {2}\[\1\] intended, section G\.2: “The syntax for URI scheme has /m,
  );
  expect((await call(['diff', 'url-1997', 'rfc3986'])).stdout).not.toContain('intended');
});

describe('--printed', () => {
  test.each(revisions)('%s: a string that came or went did so', async (id) => {
    const { code, stdout } = await call(['diff', id, '--printed', '--json']);
    expect(code).toBe(0);
    const [told] = jsonIn(stdout);
    const library = diffPrinted(id);
    expect(told).toEqual(JSON.parse(JSON.stringify(library)));
    expect(library.corrections.length).toBe(
      revision(id).rules.reduce((sum, { corrections }) => sum + corrections.length, 0),
    );
    for (const effect of library.corrections) {
      if (!effect.readable) continue;
      for (const [rule, comparison] of [
        [effect.correction.rule, effect.rule],
        [library.start, effect.start],
      ] as const) {
        const verdicts = (all: readonly { readonly text: string }[]): readonly boolean[] =>
          all.map(({ text }) => accepts(text, { revision: id, rule }));
        expect(verdicts(comparison.onlyFirst)).toEqual(comparison.onlyFirst.map(() => false));
        expect(verdicts(comparison.onlySecond)).toEqual(comparison.onlySecond.map(() => true));
      }
    }
  });

  test('says what was read as what, and what came of it', async () => {
    const { stdout } = await call(['diff', 'url-1995', '--printed']);
    expectNarrow(stdout);
    expect(stdout).toContain('safe: \\_ read as _\n  safe: changed\n    − \\_\n    + _\n');
  });

  test('a grammar without corrections', async () => {
    expect((await call(['diff', 'url-1997', '--printed'])).stdout).toBe('url-1997: nothing was corrected\n');
  });
});

test('--witnesses bounds the strings of each kind', async () => {
  const { stdout } = await call(['diff', 'url-1997', 'rfc2396bis-01', '--json', '--witnesses', '1']);
  const [told] = jsonIn(stdout) as readonly ToldDiff[];
  const counts = told?.rules.flatMap((rule) =>
    'comparison' in rule ? [rule.comparison.onlyFirst.length] : [],
  );
  expect(Math.max(...(counts ?? []))).toBe(1);
});

test('of a patch, the rules that it brings come first', async () => {
  const { stdout } = await call(['diff', 'rfc2396', 'rfc2732']);
  expect(linesIn(stdout).slice(0, 6)).toEqual([
    'rfc2396 → rfc2732: 44 rules kept, 0 of them renamed, 6 added, 0 dropped',
    '',
    'brought by rfc2732, which is a patch',
    '  host   IPv4address   reserved   unwise   ipv6reference   IPv6address   hexpart',
    '  hexseq   hex4',
    '',
  ]);
  expect((await call(['diff', 'rfc2732', 'rfc2396'])).stdout).not.toContain('brought');
});
