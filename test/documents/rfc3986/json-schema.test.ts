/** JSON Schema's own tests of the formats that it defines by RFC 3986: `uri` is URI, `uri-reference` URI-reference. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { revision } from '../../../src/index.js';

interface Group {
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

const read = (format: string): readonly (readonly [string, string, boolean])[] => {
  const file = join(__dirname, 'json-schema', `${format}.json`);
  const groups = JSON.parse(readFileSync(file, 'utf8')) as readonly Group[];
  return groups
    .flatMap(({ tests }) => tests)
    .flatMap(({ description, data, valid }) =>
      typeof data === 'string' ? [[data, description, valid] as const] : [],
    );
};

describe.each([
  ['uri', 'URI', 40],
  ['uri-reference', 'URI-reference', 22],
] as const)('%s: %s', (format, start, count) => {
  const rows = read(format);

  test('every string is there', () => {
    expect(rows).toHaveLength(count);
  });

  test.each(rows)('%j: %s', (text, _, valid) => {
    expect(revision('rfc3986').accepts(text, { start })).toBe(valid);
  });
});
