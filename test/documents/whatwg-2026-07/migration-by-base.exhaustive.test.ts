/** The migration from RFC 3986 for each kind of base: every class has a reason and says what both documents derive. */
import fc from 'fast-check';
import { studiedRules } from '../../../generated/registry/studied-rules.js';
import { revision } from '../../../src/api/index.js';
import { type Migration, migrate, sampleNearMisses, sampleStrings } from '../../../src/study/index.js';
import { labelledByBase } from '../../../src/study/migrate-by-base.js';

const documents = ['rfc3986', 'whatwg-2026-07'] as const;

/** By kind of base, the strings whose class only that kind has, with the reasons in the standard. */
const reasons: readonly (readonly [
  base: string,
  start: string,
  Readonly<Record<string, readonly string[]>>,
])[] = [
  [
    'opaque',
    'valid-URL-string-opaque',
    { '': ['#relative-url-with-fragment-string'], '#\u00e9': ['#url-code-points'] },
  ],
  [
    'file',
    'valid-URL-string-file',
    { ':': ['#path-relative-scheme-less-url-string'], '//:': ['#scheme-relative-file-url-string'] },
  ],
  [
    'other',
    'valid-URL-string-other',
    { ':': ['#path-relative-scheme-less-url-string'], '//:': ['#opaque-host-and-port-string'] },
  ],
  [
    'special',
    'valid-URL-string-special',
    {
      ':': ['#path-relative-scheme-less-url-string'],
      '//': ['#valid-host-string'],
      '//#': ['#scheme-relative-special-url-string'],
    },
  ],
];

const evidenceIn = ({ classes }: Migration): unknown[] =>
  classes.flatMap(({ evidence }) => evidence.map((one) => one.evidence));

/** The evidence of the classes of all kinds of base. */
const found: unknown[] = [];

describe.each(reasons)('%s', (base, start, reasonsOf) => {
  const { migration, labelling } = labelledByBase(...documents, base);
  found.push(...evidenceIn(migration));
  const starts = { before: 'URI-reference', after: start };
  const derives = (text: string): readonly boolean[] => [
    revision('rfc3986').accepts(text),
    revision('whatwg-2026-07').accepts(text, { start: start as 'valid-URL-string' }),
  ];
  const kindOf = (text: string): string | undefined => migration.classes[labelling.numberOf(text) - 1]?.kind;

  test('names the start rules', () => {
    expect(migration.starts).toEqual(starts);
  });

  test('every class has a reason in the words of the standard', () => {
    expect(
      migration.classes.filter(({ evidence }) => !evidence.some((one) => one.evidence.class === 'intended')),
    ).toEqual([]);
    for (const [text, sections] of Object.entries(reasonsOf)) {
      const { evidence = [] } = migration.classes[labelling.numberOf(text) - 1] ?? {};
      const said = evidence.map((one) => one.evidence.class === 'intended' && one.evidence.section);
      expect([text, said]).toEqual([text, sections]);
    }
  });

  test('each class has its shortest string', () => {
    for (const { number, text, kind } of migration.classes) {
      expect(labelling.numberOf(text)).toBe(number);
      expect([text, ...derives(text)]).toEqual([text, kind !== 'added', kind !== 'removed']);
    }
  });

  test('strings are labelled as both documents derive and read them', () => {
    const rules = [
      { revision: documents[0], rule: starts.before },
      { revision: documents[1], rule: start },
    ] as const;
    const texts = rules.flatMap((of) => [
      ...[4, 9, 14].flatMap((length) => sampleStrings(of, { length, count: 100, seed: 1 })),
      ...sampleNearMisses(of, { length: 9, count: 150, seed: 2 }).map(({ text }) => text),
    ]);
    for (const text of texts) {
      const [was, is] = derives(text);
      if (was === is) expect([text, kindOf(text) ?? 'reread']).toEqual([text, 'reread']);
      else expect([text, kindOf(text)]).toEqual([text, was ? 'removed' : 'added']);
      if (!was || !is) continue;
      const [old, now] = rules.map((rule) => {
        const { hostKind, ...others } = revision(rule.revision).components(text, {
          start: rule.rule as never,
        });
        return {
          ...others,
          hostKind: revision(rule.revision).rules.find(({ name }) => name === hostKind)?.role,
        };
      });
      expect([text, kindOf(text) === 'reread']).toEqual([text, JSON.stringify(old) !== JSON.stringify(now)]);
    }
  });

  test('the class of any string agrees with both verdicts', () => {
    const character = fc.constantFrom(...Array.from('ahtpws0:/?#@[]%.!<\u00e9 '));
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 12 }), (text) => {
        const [was, is] = derives(text);
        const kind = kindOf(text);
        return was === is
          ? kind === undefined || (kind === 'reread' && was)
          : kind === (was ? 'removed' : 'added');
      }),
      { numRuns: 5000, seed: 1 },
    );
  });
});

test('every statement of the standard about changed strings is attached to some class, by some base or by none', () => {
  found.push(...evidenceIn(migrate(...documents)));
  for (const { strings = [], evidence } of studiedRules['whatwg-2026-07'].differences.classed) {
    if (strings.length > 0) expect(found).toContainEqual(evidence);
  }
});
