/** JSON Schema's own tests of the formats that it defines by a document: `uri` by RFC 3986, `iri` by RFC 3987. */
import { revision } from '../../../src/api/index.js';
import { readJsonSchemaTests } from './json-schema-tests.js';

describe.each([
  ['uri', 'rfc3986', 'URI', 40],
  ['uri-reference', 'rfc3986', 'URI-reference', 22],
  ['iri', 'rfc3987', 'IRI', 18],
  ['iri-reference', 'rfc3987', 'IRI-reference', 7],
] as const)('%s by %s: %s', (format, id, start, count) => {
  const rows = readJsonSchemaTests(format).flatMap(([data, description, valid]) =>
    typeof data === 'string' ? [[data, description, valid] as const] : [],
  );

  test('covers every string of the suite', () => {
    expect(rows).toHaveLength(count);
  });

  test.each(rows)('%j: %s', (text, _, valid) => {
    expect(revision(id).accepts(text, { start: start as never })).toBe(valid);
  });
});
