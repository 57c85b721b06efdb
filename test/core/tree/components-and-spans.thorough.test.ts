/** Components and spans are one reading: the same roles, from every start rule, with the same text. */
import { type Components, revision, type Revision, revisions } from '../../../src/api/index.js';
import { coveringStrings } from '../../../src/study/index.js';
import { isFullDepth } from '../../depth.js';

/** Returns the roles of components, with their texts. */
function rolesIn({ specific, ...common }: Components): Record<string, unknown> {
  const { prosperoFields, ...single } = specific ?? {};
  return {
    ...common,
    hostKind: undefined,
    ...single,
    prosperoFieldName: prosperoFields?.map(({ name }) => name),
    prosperoFieldValue: prosperoFields?.map(({ value }) => value),
  };
}

describe.each(isFullDepth ? revisions : (['rfc1808'] as const))('%s', (id) => {
  const document = revision(id);

  const expectAgreement = (text: string, start: string): void => {
    const spans = document.spans(text, { start });
    const texts = [...spans].map(([role, places]): [string, unknown] => {
      const parts = places.map((place) => text.slice(place.start, place.end));
      return [role, role.startsWith('prosperoField') ? parts : parts[0]];
    });
    const roles = rolesIn(document.components(text, { start }));
    expect({ text, start, ...Object.fromEntries(texts) }).toEqual({ text, start, ...roles });
  };

  test('from every rule, for strings that use every alternative', () => {
    for (const { name } of document.rules) {
      for (const { text } of coveringStrings({ revision: id, rule: name })) expectAgreement(text, name);
    }
  });
});

test.each([
  ['url-1997', '//g', 'URL-reference', 3],
  ['url-1997', 'x://g', 'absoluteURL', 5],
  ['url-1997', 'Content-Location:', 'Content-Location', 17],
  ['rfc2396bis-01', '//g?q', 'URI-reference', 3],
  ['rfc2396bis-01', '?q#f', 'URI-reference', 0],
  ['rfc2396bis-01', '#f', 'URI-reference', 0],
] as const)(
  '%s, §5.2: %s, from %s, has an empty path at %i, which is never undefined',
  (id, text, start, at) => {
    const document: Revision = revision(id);
    expect(document.components(text, { start }).path).toBe('');
    expect(document.spans(text, { start }).get('path')).toEqual([{ start: at, end: at }]);
  },
);
