/** Whether JSON is after a part of the schema of suites. */
import { createRequire } from 'node:module';
import { caseSchema } from '../../../src/study/index.js';

interface Validator {
  addSchema(schema: object): this;
  validate(schema: object, value: unknown): boolean;
  readonly errors?: unknown;
}
const near = createRequire(require.resolve('ajv-formats'));
const { default: Ajv } = near('ajv/dist/2020') as { default: new (options: object) => Validator };
const validator = new Ajv({ strict: true }).addSchema(caseSchema);

/** `valid`, or what is wrong. */
export function afterSchema(part: string, value: unknown): unknown {
  const { $id } = caseSchema;
  return validator.validate({ $ref: `${$id}${part}` }, value) ? 'valid' : validator.errors;
}
