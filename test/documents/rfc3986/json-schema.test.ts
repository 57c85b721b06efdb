/** JSON Schema's own tests of the formats that it defines by RFC 3986: `uri` is URI, `uri-reference` URI-reference. */
import { revision } from '../../../src/api/index.js';
import { readJsonSchemaTests } from './json-schema-tests.js';

describe.each([
  ['uri', 'URI', 40],
  ['uri-reference', 'URI-reference', 22],
] as const)('%s: %s', (format, start, count) => {
  const rows = readJsonSchemaTests(format).flatMap(([data, description, valid]) =>
    typeof data === 'string' ? [[data, description, valid] as const] : [],
  );

  test('covers every string of the suite', () => {
    expect(rows).toHaveLength(count);
  });

  test.each(rows)('%j: %s', (text, _, valid) => {
    expect(revision('rfc3986').accepts(text, { start })).toBe(valid);
  });
});
