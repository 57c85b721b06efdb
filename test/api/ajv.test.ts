/** The Ajv plugin, run in Ajv. */
import { compileFunction } from 'node:vm';
import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { readJsonSchemaTests } from '../documents/rfc3986/json-schema-tests.js';
import uriRevisions, { formats } from '../../src/api/ajv.js';

const ajv = uriRevisions(new Ajv({ allErrors: true, strictTypes: false }));

describe.each(['uri', 'uri-reference', 'iri', 'iri-reference', 'uri-template'])(
  "JSON Schema's own tests of the format %s",
  (format) => {
    const validate = ajv.compile({ format });

    test.each(readJsonSchemaTests(format))('%j: %s', (data, _, valid) => {
      expect(validate(data)).toBe(valid);
    });
  },
);

describe("JSON Schema's own tests of the format hostname", () => {
  const validate = ajv.compile({ format: 'hostname' });
  const rows = readJsonSchemaTests('hostname');
  const isEncoded = (data: unknown): boolean => typeof data === 'string' && /xn--/i.test(data);

  test.each(rows.filter(([data]) => !isEncoded(data)))('%j: %s', (data, _, valid) => {
    expect(validate(data)).toBe(valid);
  });

  test('RFC 1123 derives every label in Punycode, which RFC 5891 judges', () => {
    for (const [data] of rows.filter(([data]) => isEncoded(data))) expect(validate(data)).toBe(true);
  });

  // RFC 1034 §3.1: 255 octets, with a length before each label and the empty root.
  test.each([
    ['a.'.repeat(126) + 'a', true],
    ['a.'.repeat(126) + 'ab', false],
    ['a'.repeat(63), true],
    ['a'.repeat(64), false],
  ])('a name of %j', (name, valid) => {
    expect(validate(name)).toBe(valid);
  });
});

const schemas: readonly (readonly [schema: unknown, text: unknown, valid: boolean])[] = [
  // RFC 1738 §5: a label does not end with a hyphen, but a text that is no httpurl may be an otherurl.
  ['rfc1738', 'http://-a-/', true],
  [{ revision: 'rfc1738', start: 'httpurl' }, 'http://-a-/', false],
  ['rfc1738', 'http://a/ ', false],
  ['rfc1738', 5, true],
  [{ revision: 'rfc3986', start: 'host' }, 'a', true],
  [{ revision: 'rfc3986', start: 'host' }, 'a/', false],
  [{ revision: 'rfc3986', start: 'URI' }, '/a', false],
  // RFC 3986 §3.2.2: the scheme http has no empty host.
  ['rfc3986', 'http:a', true],
  [{ revision: 'rfc3986', conforming: true }, 'http:a', false],
  [{ revision: 'rfc3986', start: 'URI', conforming: true }, 'http://a/', true],
];

test.each(schemas)('uriRevision %j of %j: %s', (uriRevision, data, valid) => {
  expect(ajv.validate({ uriRevision }, data)).toBe(valid);
});

test('an error reports the offset, the section and the text to write', () => {
  const validate = ajv.compile({ properties: { link: { uriRevision: 'rfc3986' } } });
  expect(validate({ link: 'http://h/a b' })).toBe(false);
  expect(validate.errors).toEqual([
    {
      keyword: 'uriRevision',
      instancePath: '/link',
      schemaPath: '#/properties/link/uriRevision',
      message:
        'not derivable from URI-reference of rfc3986: in the path, " " is not allowed at offset 10, inside segment (section 3.3)',
      params: {
        revision: 'rfc3986',
        start: 'URI-reference',
        offset: 10,
        section: '3.3',
        advice: ['As data, write %20.'],
      },
    },
  ]);
  expect(validate({ link: 'http://h/' })).toBe(true);
});

test.each<[unknown, RegExp]>([
  ['rfc3996', /no revision is called "rfc3996"; did you mean "rfc3986"\?/],
  [{ start: 'URI' }, /the name of a revision must be a string, not undefined/],
  [
    { revision: 'rfc3986', strat: 'URI' },
    /no option of uriRevision is called "strat"; did you mean "start"\?/,
  ],
  [{ revison: 'rfc3986' }, /no option of uriRevision is called "revison"; did you mean "revision"\?/],
  [{ revision: 'rfc3986', conforming: 'yes' }, /conforming must be true or false/],
  [{ $data: '1/document' }, /uriRevision does not support \$data: name the document in the schema/],
  [5, /uriRevision value must be string,object|keyword must be string,object|must be \["string","object"\]/],
  [{ revision: 'rfc3986', start: 'hots' }, /no rule of rfc3986 is called "hots"; did you mean "host"/],
  [{ revision: 'rfc3986', start: 'host', conforming: true }, /whole references, not to host/],
])('a schema with %j does not compile', (uriRevision, message) => {
  expect(() => ajv.compile({ uriRevision })).toThrow(message);
});

test('applied twice, it does nothing the second time', () => {
  const twice = uriRevisions(uriRevisions(new Ajv()));
  expect(twice.validate({ type: 'string', uriRevision: 'rfc3986' }, 'a b')).toBe(false);
});

test('with $data on, a reference in place of a document does not compile', () => {
  const link = { type: 'string', uriRevision: { $data: '1/document' } };
  const schema = { type: 'object', properties: { link } };
  expect(() => uriRevisions(new Ajv({ $data: true })).compile(schema)).toThrow('does not support $data');
});

test.each([null, undefined, {}, 'ajv', [], Ajv])('%p is rejected as not an Ajv instance', (given) => {
  expect(() => uriRevisions(given as never)).toThrow(TypeError);
  expect(() => uriRevisions(given as never)).toThrow(
    /^uri-revisions\/ajv: the argument must be an instance of Ajv, as in plugin\(new Ajv\(\)\), (?:not |which has addFormat)/,
  );
});

describe('code that Ajv writes', () => {
  const writing = uriRevisions(
    new Ajv({ code: { source: true, formats: _`require('uri-revisions/ajv').formats` } }),
  );

  test.each(Object.keys(formats))('finds the format %s in the package', (format) => {
    const code = standaloneCode.default(writing, writing.compile({ type: 'string', format }));
    const written: { exports: unknown } = { exports: undefined };
    const find = (name: string): unknown => {
      expect(name).toBe('uri-revisions/ajv');
      return { formats };
    };
    const run = compileFunction(code, ['module', 'require']) as (...given: readonly unknown[]) => void;
    run(written, find);
    const validate = written.exports as (data: unknown) => boolean;
    const valid = format === 'hostname' ? 'h' : 'http://h/';
    expect([valid, 'http://h/a b', 5].map((data) => validate(data))).toEqual([true, false, false]);
  });

  test('rejects the keyword: Ajv cannot serialize it', () => {
    const validate = writing.compile({ type: 'string', uriRevision: 'rfc3986' });
    expect(() => standaloneCode.default(writing, validate)).toThrow(/keyword0|"code" for keyword/);
  });
});
