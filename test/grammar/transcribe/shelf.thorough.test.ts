/** The grammars of the shelf, which the transcription was not tuned to: the repairs that each of them needs. */
import { bnfOf, shelf, shelfGrammar } from '../../../src/study/index.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { proveTranscription } from '../../../src/grammar/proof/prove-transcription.js';
import {
  type RepairKind,
  transcribe,
  type Transcription,
} from '../../../src/grammar/transcribe/transcribe.js';
import { isFullDepth } from '../../depth.js';

/** Number of repairs of each kind; none if all rules are copies. */
const needed: Readonly<Record<string, Readonly<Partial<Record<RepairKind, number>>>>> = {
  'abnf-flat': { 'another order': 2 },
  accept: { 'guard by a character': 1 },
  'accept-language': {},
  acct: { 'another order': 1, 'common part first': 1, 'guard by a character': 1 },
  'bearer-token': {},
  challenge: { 'guard by a character': 1 },
  cookie: { 'another order': 1, 'guard by a character': 3, 'reading for a place': 1 },
  csv: {},
  data: {},
  did: {},
  etag: {},
  'field-line': { 'guard by a character': 1, 'guard by what follows': 1, 'reading for a place': 2 },
  'gedcom-time': { 'another order': 1 },
  file: { 'another order': 1, 'common part first': 1, 'guard by a character': 2 },
  geo: { 'guard by a character': 3 },
  'host-name': { 'guard by a character': 2, 'reading for a place': 1 },
  http: { 'another order': 1, 'common part first': 1, 'guard by a character': 1 },
  'http-date': {},
  'icalendar-duration': { 'another order': 1 },
  'icalendar-line': { 'another order': 1, 'guard by a character': 1 },
  info: {},
  'iso-8601-period': {
    'another order': 3,
    'guard by a character': 1,
    'guard by how the text goes on': 1,
    'reading for a place': 3,
  },
  'json-scalar': {},
  'json-pointer': {},
  jwt: {},
  'language-range': {},
  'language-tag': { 'another order': 2, 'guard by a character': 5, 'reading for a place': 1 },
  'ldap-attribute': { 'another order': 1 },
  'ldap-name': { 'another order': 2, 'guard by a character': 1 },
  'link-field': {},
  magnet: { 'guard by a character': 1 },
  'addr-spec': {},
  'mail-date': {},
  mailbox: { 'guard by a character': 1 },
  mailto: {
    'another order': 1,
    'guard by a character': 5,
    'guard by what follows': 1,
    'reading for a place': 2,
  },
  'media-type-name': {},
  'media-type': {},
  ni: { 'another order': 1, 'common part first': 1, 'guard by a character': 1 },
  news: { 'another order': 3, 'guard by a character': 2 },
  oauth: { 'another order': 1 },
  'odata-query': { 'another order': 1, 'guard by a character': 1 },
  origin: { 'another order': 1, 'guard by a character': 1, 'reading for a place': 1 },
  purl: { 'guard by a character': 1, 'reading for a place': 1 },
  range: { 'guard by a character': 1 },
  'relative-json-pointer': { 'another order': 1 },
  'start-line': {},
  sdp: { 'another order': 1, 'guard by a character': 1 },
  'sdp-crypto': { 'guard by a character': 1 },
  semver: {
    'another order': 3,
    'guard by a character': 2,
    'reading for a place': 2,
    'recursion as repetition': 6,
  },
  sip: { 'another order': 2, 'guard by a character': 6 },
  'strict-transport-security': {},
  'structured-field': { 'another order': 2 },
  'syslog-header': { 'guard by a character': 4 },
  tag: { 'another order': 1, 'guard by a character': 1 },
  // "isub" may consume all the parameters after it, also the mandatory one of a local number.
  tel: {
    'another order': 4,
    'empty turns left out': 3,
    'guard by a character': 9,
    'guard by how the text goes on': 2,
    'guard by what follows': 1,
    'reading for a place': 5,
  },
  'tel-digits': { 'another order': 2, 'guard by a character': 5 },
  'date-time': {},
  chunk: {},
  'uri-template': {},
  urn: { 'guard by a character': 1 },
  uuid: {},
  'vcard-date': { 'another order': 1 },
  'websocket-extensions': {},
  'whatwg-url-parser': { 'another order': 13, 'recursion as repetition': 10 },
  ws: { 'another order': 1, 'common part first': 1, 'guard by a character': 1 },
};

/** Grammars with recursion that is not in tail position: the cycle, and the number of rules if it is expanded once. */
const recursive: Readonly<Record<string, readonly [cycle: string, rules: number]>> = {
  abnf: ['alternation > concatenation > repetition > element > group > alternation', 37],
  json: ['object > member > value > object', 11],
};

/** Derives what whatwg-2026-07 does, but for the rules that test/study/whatwg-2026-02.test.ts lists. */
const alike = 'whatwg-2026-02';

/** Grammars that need various kinds of repair, and take little time. */
const quick = ['field-line', 'gedcom-time', 'semver'];

/** Transcribes a grammar. The result is proved; for quick and recursive grammars, its text is proved again. */
function transcribed(name: string, depth?: number): Transcription {
  const bnf = bnfOf(shelfGrammar(name, { depth }));
  const made = transcribe(bnf);
  const peg = readPeg(made.peg);
  expect(peg.rules.length).toBeGreaterThanOrEqual(made.rules.length);
  if (depth !== undefined || quick.includes(name)) {
    const proofs = [...proveTranscription({ peg, bnf })];
    expect(proofs.filter(({ proved }) => !proved)).toEqual([]);
  }
  return made;
}

test('every grammar of the shelf is in a table', () => {
  const names = shelf.map(({ name }) => name);
  expect(names.sort()).toEqual([...Object.keys(needed), ...Object.keys(recursive), alike].sort());
});

test.each(Object.entries(needed).filter(([name]) => isFullDepth || quick.includes(name)))(
  '%s',
  (name, repairs) => {
    const { failed, rules } = transcribed(name);
    const found: Partial<Record<RepairKind, number>> = {};
    for (const { kind } of rules.flatMap(({ departures }) => departures))
      found[kind] = (found[kind] ?? 0) + 1;
    expect([failed, found]).toEqual([[], repairs]);
  },
);

test.each(Object.entries(recursive).slice(isFullDepth ? 0 : 1))('%s is recursive', (name, [cycle, rules]) => {
  expect(() => shelfGrammar(name)).toThrow(cycle);
  const bounded = transcribed(name, 1);
  expect([bounded.failed, bounded.rules.length]).toEqual([[], rules]);
});
