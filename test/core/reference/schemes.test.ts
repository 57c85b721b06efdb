/** Meanings of the components of URLs of known schemes: RFC 1738 §3, and 1993 and 1995 where they differ. */
import { type RevisionId, revisions } from '../../../src/api/index.js';
import { octetsOf, showOctets } from '../../../src/core/reference/schemes/octets.js';
import type { SchemeParts } from '../../../src/core/reference/schemes/parts.js';
import { schemeParts } from '../../../src/core/reference/schemes/read.js';
import { defaultPorts } from '../../../src/core/reference/schemes/default-ports.js';
import { expected } from '../../documents/expected.js';
import { examplesOfKind } from '../../load-examples.js';
import { readingOf } from '../../reading-of.js';
import { algorithmsOf } from './algorithms-of.js';

function partsIn(id: RevisionId, text: string): SchemeParts | undefined {
  return schemeParts(algorithmsOf(id).explainer.schemes, readingOf(id, text));
}

describe.each(revisions)('%s', (id) => {
  for (const { section, text, parts } of expected(id, 'parts')) {
    test(`${section}: ${text}`, () => {
      if (parts === undefined) expect(partsIn(id, text)).toBeUndefined();
      else expect(partsIn(id, text)).toMatchObject(parts);
    });
  }
});

test('the default ports are those that RFC 1738 states', () => {
  const stated = examplesOfKind('rfc1738', 'denotes').filter(({ start }) => start === 'port');
  expect(stated).toHaveLength(defaultPorts.size);
  for (const { scheme = '', text, section } of stated) {
    expect(defaultPorts.get(scheme)).toEqual({ port: Number(text), document: 'RFC 1738', section });
  }
});

test('the commands of each typecode are those that RFC 1738 states', () => {
  const stated = examplesOfKind('rfc1738', 'denotes').filter(({ commands }) => commands !== undefined);
  expect(stated.length).toBeGreaterThan(0);
  for (const { start, text, commands } of stated) {
    const url = start === 'ftptype' ? `ftp://h/<name>;type=${text}`.replace(/[<>]/g, '') : text;
    const parts = partsIn('rfc1738', url);
    const given = parts?.scheme === 'ftp' ? (parts.commands ?? []) : [];
    const shown = given.map(({ verb, argument }) => `${verb} ${argument}`);
    expect(shown).toEqual(commands?.map((command) => command.replace('<name>', 'name')));
  }
});

test('octets are unescaped once', () => {
  expect(octetsOf('%2541%00%fF~')).toBe('%41\x00\xff~');
});

test('octets that are not graphic US-ASCII are shown escaped', () => {
  expect(showOctets('a b\r\n\x1b[\x7f\x80\xff"\\')).toBe('"a b\\x0D\\x0A\\x1B[\\x7F\\x80\\xFF\\"\\\\"');
});
