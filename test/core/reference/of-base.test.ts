/** Citations in algorithms that a patch takes over from its base name the base: none looks like the patch's own. */
import { rooms } from '../../../generated/registry/rooms.js';
import { loadDocument } from '../../../scripts/load/grammar.js';
import { type Resolution, revision, type RevisionId, revisions } from '../../../src/api/index.js';
import { noAlgorithms, type ReferenceAlgorithms } from '../../../src/core/reference/algorithms.js';
import { algorithmsOfBase } from '../../../src/core/reference/of-base.js';
import { defineResolver } from '../../../src/core/reference/resolve.js';
import { ResolutionError } from '../../../src/core/reference/error.js';
import { split } from '../../../src/core/reference/split.js';
import { errorOf } from './error-of.js';

const reader = revision('rfc2396');

/** A base with statements everywhere. */
const base: ReferenceAlgorithms = {
  ...noAlgorithms('rfc2396', '2', 'none'),
  splitting: { section: 'B', name: 'The split', split: split },
  resolver: defineResolver('5.2', ['surplus'], (_, reference, context, { surplus }, record): Resolution => {
    record?.('1', 'done');
    record?.('2', 'done elsewhere', undefined, undefined, 'C.1');
    if (surplus === 'refuse') return { kind: 'refused', section: '5.2', surplus: 1 };
    if (context !== '') return { kind: 'current-document', fragment: undefined };
    throw new ResolutionError({
      revision: 'rfc2396',
      problem: 'base-relative',
      reference,
      base: context,
      section: '5',
      message: `"(5)" has no base (5)`,
    });
  }),
  escape: {
    ...rooms.rfc2396.references.escape,
    roles: { port: { rule: 'port', section: '3.2' } },
  },
  explainer: {
    schemes: {},
    explainScheme: () => [],
    explainGeneral: () => [
      ['4', 'It is.'],
      ['5', undefined],
    ],
  },
  normalization: rooms.rfc2396.references.normalization,
  base: { absoluteRule: 'absoluteURI', sections: { content: '5.1.1' }, fallback: 'none' },
  extraction: { section: 'Appendix E', abbreviatedSection: undefined },
};
const patch = algorithmsOfBase(base, 'rfc2732', 'RFC 1');

test('its data', () => {
  expect(patch.splitting).toMatchObject({ section: 'RFC 1 §B', name: 'The split of RFC 1' });
  expect(patch.escape).toMatchObject({
    revision: 'rfc2732',
    section: 'RFC 1 §2.4',
    charsetSection: 'RFC 1 §2.1',
    roles: { port: { section: 'RFC 1 §3.2' } },
  });
  expect(patch.base?.sections).toEqual({ content: 'RFC 1 §5.1.1' });
  expect(patch.extraction).toEqual({
    section: 'RFC 1 Appendix E',
    abbreviatedSection: undefined,
  });
  expect(patch.normalization.comparing.map(({ section }) => section)).toEqual(
    base.normalization.comparing.map(({ section }) => `RFC 1 §${section}`),
  );
  expect(patch.normalization.levels).toEqual(base.normalization.levels);
});

test('its explanations', () => {
  expect(patch.explainer.explainGeneral({} as never, undefined)).toEqual([
    ['RFC 1 §4', 'It is.'],
    ['RFC 1 §5', undefined],
  ]);
});

test('its resolution', () => {
  const { options, resolve } = patch.resolver;
  expect(options).toEqual(['surplus', 'trace']);
  expect(resolve(reader, 'g', 'x')).toEqual({ kind: 'current-document', fragment: undefined });
  expect(resolve(reader, 'g', 'x', { trace: true }).trace).toEqual([
    { step: '1', section: 'RFC 1 §5.2', outcome: 'done' },
    { step: '2', section: 'RFC 1 §C.1', outcome: 'done elsewhere' },
  ]);
  expect(resolve(reader, 'g', 'x', { surplus: 'refuse' })).toEqual({
    kind: 'refused',
    section: 'RFC 1 §5.2',
    surplus: 1,
  });
  expect(errorOf(() => resolve(reader, 'g', ''))).toMatchObject({
    name: 'ResolutionError',
    section: 'RFC 1 §5',
    message: '"(5)" has no base (RFC 1 §5)',
  });
  const refused = errorOf(() => resolve(reader, 'g', 'x', { validating: false }));
  expect(refused).toMatchObject({ name: 'UnsupportedOperationError', section: 'RFC 1 §5.2' });
  expect(String(refused)).toMatch('for resolving (RFC 1 §5.2); it supports');
});

const patches = revisions.flatMap((id): (readonly [RevisionId, string])[] => {
  const { base } = loadDocument(id);
  return base === undefined ? [] : [[id, base.name]];
});

test.each(patches)('%s: inherits a step, a finding and a rule of %s', (id, name) => {
  const { rules, resolve, check } = revision(id);
  const { trace = [] } = resolve('../g', 'http://a/b/c', { trace: true });
  for (const { section } of trace) expect(section).toMatch(`${name} `);
  expect(check('http://h.dom:80/').findings.map(({ section }) => section)).toEqual([
    expect.stringContaining(name),
  ]);
  for (const { origin, section } of rules) if (origin === 'base') expect(section).toMatch(/^RFC \d+ §/);
});
