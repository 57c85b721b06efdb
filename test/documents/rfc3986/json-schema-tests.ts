/** JSON Schema's own tests of its formats, copied to json-schema/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Group {
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

/** Returns the tests of a format: the text, its description, and its validity. */
export function readJsonSchemaTests(
  format: string,
): readonly (readonly [data: unknown, description: string, valid: boolean])[] {
  const file = join(__dirname, 'json-schema', `${format}.json`);
  const groups = JSON.parse(readFileSync(file, 'utf8')) as readonly Group[];
  return groups
    .flatMap(({ tests }) => tests)
    .map(({ data, description, valid }) => [data, description, valid] as const);
}
