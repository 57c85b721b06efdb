/** Validates JSON against a part of the schema of suites. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { caseSchema } from '../../../src/study/index.js';

const validator = new Ajv2020({ strict: true }).addSchema(caseSchema);

/** Returns `valid`, or the errors. */
export function afterSchema(part: string, value: unknown): unknown {
  const { $id } = caseSchema;
  return validator.validate({ $ref: `${$id}${part}` }, value) ? 'valid' : validator.errors;
}
