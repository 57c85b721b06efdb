/** An audit as Markdown and SARIF, and without the known classes of a baseline. */
import {
  type Audit,
  auditMarkdown,
  auditSarif,
  baselineOf,
  withoutBaseline,
  readBaseline,
} from '../../src/audit/audit.js';

const verdicts = {
  agreed: 5,
  accepted: 2,
  refused: 0,
  different: 0,
  design: 0,
  error: 0,
  crash: 1,
  'time-out': 0,
};
const components = { scheme: 0, userinfo: 0, host: 0, port: 0, path: 0, query: 0, fragment: 0 };
const found: Audit = {
  parser: { protocol: 1, name: 'a<b>|c', version: '1', cannot: [], changes: [] },
  cases: 8,
  documents: [
    {
      revision: 'rfc3986',
      verdicts,
      components,
      classes: [
        {
          ...{ key: 'accepted: path: space', verdict: 'accepted', role: 'path', character: 'space' },
          ...{ section: '3.3', count: 2, witness: '</code>|`\n ' },
        },
        { key: 'crash', verdict: 'crash', count: 1, witness: '', message: 'out of <b>\u001B[31m luck' },
      ],
    },
  ],
};

test('Markdown tables escape all texts', () => {
  const text = auditMarkdown(found);
  expect(text).toContain('# a&#60;b&#62;&#124;c 1\n\n| 8 strings | rfc3986 |\n| --- | --- |\n| agreed | 5 |');
  expect(text).toContain(
    '| 2 | accepted&#58; path&#58; space | 3.3 | <code>&#60;&#47;code&#62;&#124;&#96;&#92;u&#123;A&#125; </code> |  |',
  );
  expect(text).toContain(
    '| 1 | crash |  | <code>ε</code> | out of &#60;b&#62;&#92;u&#123;1B&#125;&#91;31m luck |',
  );
});

test('SARIF has a rule and a result for each class', () => {
  const { version, runs } = auditSarif(found, 'a b.json') as {
    readonly version: string;
    readonly runs: readonly {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly results: readonly object[];
    }[];
  };
  expect(version).toBe('2.1.0');
  expect(runs[0]?.tool.driver.rules.map(({ id }) => id)).toEqual([
    'rfc3986/accepted: path: space',
    'rfc3986/crash',
  ]);
  expect(runs[0]?.results).toMatchObject([
    {
      ruleId: 'rfc3986/accepted: path: space',
      level: 'warning',
      message: {
        text: 'a<b>|c 1, rfc3986 §3.3: accepted: path: space, for example "</code>|`\\u{A} " (2 strings)',
      },
      locations: [{ physicalLocation: { artifactLocation: { uri: 'a%20b.json' } } }],
    },
    {
      ruleId: 'rfc3986/crash',
      level: 'error',
      message: { text: 'a<b>|c 1, rfc3986: crash, for example "" (1 strings): out of <b>\\u{1B}[31m luck' },
    },
  ]);
});

test.each([
  ['a#b?c d.txt', 'a%23b%3Fc%20d.txt'],
  ['/a/%/\uD800', 'file:///a/%25/%EF%BF%BD'],
])('SARIF shows its results at the file %s', (file, uri) => {
  const { runs } = auditSarif(found, file) as {
    readonly runs: readonly { readonly results: readonly object[] }[];
  };
  expect(runs[0]?.results[0]).toMatchObject({
    locations: [{ physicalLocation: { artifactLocation: { uri } } }],
  });
});

test('SARIF has results without a place where there is no file', () => {
  const { runs } = auditSarif(found) as { readonly runs: readonly { readonly results: readonly object[] }[] };
  expect(runs[0]?.results[0]).not.toHaveProperty('locations');
});

describe('a baseline', () => {
  test('contains all classes of an audit and removes all of them', () => {
    const baseline = readBaseline(JSON.stringify(baselineOf(found)));
    expect(baseline).toEqual({ rfc3986: ['accepted: path: space', 'crash'] });
    expect(withoutBaseline(baseline, found).documents[0]).toMatchObject({ verdicts, classes: [] });
  });

  test('keeps unknown classes', () => {
    const left = (baseline: object): unknown =>
      withoutBaseline(readBaseline(JSON.stringify(baseline)), found).documents[0]?.classes.map(
        ({ key }) => key,
      );
    expect(left({})).toEqual(['accepted: path: space', 'crash']);
    expect(left({ rfc3986: ['crash', 'fixed since'] })).toEqual(['accepted: path: space']);
    expect(left({ rfc1738: ['crash'] })).toEqual(['accepted: path: space', 'crash']);
  });

  test('may begin with a byte order mark, and is keyed by revision', () => {
    expect(readBaseline('\uFEFF{"rfc3986":["crash"]}')).toEqual({ rfc3986: ['crash'] });
    expect(() => readBaseline('{"rfc3968":[]}')).toThrow(
      'no revision is called "rfc3968"; did you mean "rfc3986"?',
    );
  });

  test.each(['', '[]', 'null', '{"rfc3986":{}}', '{"rfc3986":[1]}'])('%s is not a baseline', (text) => {
    expect(() => readBaseline(text)).toThrow(/^a baseline must be /);
  });
});
