/**
 * Documents as Standard Schemas, by the interface's own types, and in libraries that accept or provide such schemas.
 */
import * as v from 'valibot';
import { z } from 'zod';
import type { RevisionId } from '../../src/api/index.js';
import { uri, type UriSchema } from '../../src/api/standard-schema.js';

test('a string that is derivable is the value', () => {
  expect(uri('rfc3986')['~standard']).toMatchObject({ version: 1, vendor: 'uri-revisions' });
  expect(uri('rfc3986')['~standard'].validate('http://h/')).toEqual({ value: 'http://h/' });
});

test('a rule that the document does not have does not compile', () => {
  // @ts-expect-error: no rule is called so
  expect(() => uri('rfc3986', { start: 'nope' })).toThrow('no rule of rfc3986 is called "nope"');
  // @ts-expect-error: a rule of another document
  expect(() => uri('rfc3986', { start: 'httpurl' })).toThrow('no rule of rfc3986');
  const anyOf = (id: RevisionId, start: string): UriSchema => uri(id, { start });
  expect(anyOf('rfc3986', 'host')['~standard'].validate('h')).toEqual({ value: 'h' });
});

test.each<[string, UriSchema, unknown, string]>([
  [
    'not derivable',
    uri('rfc3986'),
    'http://h/a b',
    'not derivable from URI-reference of rfc3986: in the path, " " is not allowed at offset 10, inside segment (section 3.3). As data, write %20.',
  ],
  ['no string', uri('rfc3986'), 5, 'not a string'],
  [
    'not from that rule',
    uri('rfc3986', { start: 'URI' }),
    '/a',
    'not derivable from URI of rfc3986: in the scheme, "/" is not allowed at offset 0, inside scheme (section 3.1). No scheme: a URI begins with one, such as "https:".',
  ],
])('%s', (_, schema, value, message) => {
  const { issues = [] } = schema['~standard'].validate(value);
  expect(issues).toHaveLength(1);
  expect(issues[0]?.message).toContain(message);
});

const inZod = (schema: UriSchema): z.ZodType<string> =>
  z.string().superRefine((text, context) => {
    for (const { message } of schema['~standard'].validate(text).issues ?? [])
      context.addIssue({ code: 'custom', message });
  });

const inValibot = (schema: UriSchema): v.GenericSchema<string> =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const { message } of schema['~standard'].validate(dataset.value).issues ?? [])
        addIssue({ message });
    }),
  );

test('in zod', () => {
  const schema = z.object({ link: inZod(uri('rfc3986')) });
  expect(schema.safeParse({ link: 'http://h/' }).success).toBe(true);
  expect(schema.safeParse({ link: 'http://h/ ' }).error?.issues[0]).toMatchObject({ path: ['link'] });
});

test('in valibot', () => {
  const schema = v.object({ link: inValibot(uri('rfc3986')) });
  expect(v.safeParse(schema, { link: 'http://h/' }).success).toBe(true);
  expect(v.safeParse(schema, { link: 'http://h/ ' }).issues?.[0].message).toMatch(/is not allowed/);
});
