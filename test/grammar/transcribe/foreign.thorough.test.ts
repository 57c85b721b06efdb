/** Grammars of other standards, which the transcription was not tuned to: the repairs that each of them needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { bnfOf, readGrammar } from '../../../src/study/index.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { proveTranscription } from '../../../src/grammar/proof/prove-transcription.js';
import {
  type RepairKind,
  transcribe,
  type Transcription,
} from '../../../src/grammar/transcribe/transcribe.js';
import { isFullDepth } from '../../depth.js';

const folder = `${__dirname}/foreign`;

/** Number of repairs of each kind; none if all rules are copies. */
const needed: Readonly<Record<string, Readonly<Partial<Record<RepairKind, number>>>>> = {
  'abnf-flat': { 'another order': 2 },
  accept: { 'guard by a character': 1 },
  'accept-language': {},
  acct: {},
  'bearer-tokens': {},
  challenges: { 'guard by a character': 1 },
  cookies: { 'another order': 1, 'guard by a character': 3, 'reading for a place': 1 },
  csv: {},
  data: {},
  'decentralized-identifiers': {},
  etags: {},
  'field-values': { 'guard by a character': 1, 'guard by what follows': 1, 'reading for a place': 2 },
  'gedcom-hours': { 'another order': 1 },
  geo: { 'guard by a character': 3 },
  'host-names': { 'guard by a character': 2, 'reading for a place': 1 },
  'http-dates': {},
  'icalendar-durations': { 'another order': 1 },
  'icalendar-lines': { 'another order': 1, 'guard by a character': 1 },
  info: {},
  'ipv6-zones': { 'another order': 2, 'common part first': 1 },
  iris: { 'another order': 1, 'guard by a character': 1 },
  'iso-8601-durations': {
    'another order': 3,
    'guard by a character': 1,
    'guard by how the text goes on': 1,
    'reading for a place': 3,
  },
  'json-numbers': {},
  'json-pointer': {},
  jwt: {},
  'language-ranges': {},
  'language-tags': { 'another order': 2, 'guard by a character': 5, 'reading for a place': 1 },
  ldap: { 'another order': 1 },
  'ldap-names': { 'another order': 2, 'guard by a character': 1 },
  links: {},
  magnets: { 'guard by a character': 1 },
  'mail-addresses': {},
  'mail-dates': {},
  'mail-hosts': { 'guard by a character': 1 },
  mailto: {},
  'media-type-names': {},
  'media-types': {},
  ni: {},
  'oauth-scopes': { 'another order': 1 },
  'odata-system-options': { 'another order': 1, 'guard by a character': 1 },
  origins: { 'another order': 1, 'guard by a character': 1, 'reading for a place': 1 },
  'package-urls': { 'guard by a character': 1, 'reading for a place': 1 },
  ranges: { 'guard by a character': 1 },
  'relative-json-pointer': { 'another order': 1 },
  'request-lines': {},
  sdp: { 'another order': 1, 'guard by a character': 1 },
  'sdp-security': { 'guard by a character': 1 },
  'semantic-versions': {
    'another order': 3,
    'guard by a character': 2,
    'reading for a place': 2,
    'recursion as repetition': 6,
  },
  sip: { 'another order': 2, 'guard by a character': 6 },
  'strict-transport-security': {},
  'structured-fields': { 'another order': 2 },
  syslog: { 'guard by a character': 4 },
  tags: { 'another order': 1, 'guard by a character': 1 },
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
  timestamps: {},
  'transfer-encodings': {},
  'uri-templates': {},
  urns: { 'guard by a character': 1 },
  uuids: {},
  'vcard-dates': { 'another order': 1 },
  'web-socket-extensions': {},
  'web-sockets': {},
};

/** Grammars with recursion that is not in tail position: the cycle, and the number of rules if it is expanded once. */
const recursive: Readonly<Record<string, readonly [cycle: string, rules: number]>> = {
  abnf: ['alternation > concatenation > repetition > element > group > alternation', 37],
  json: ['object > member > value > object', 11],
};

function text(name: string): string {
  return readFileSync(`${folder}/${name}.abnf`, 'utf8');
}

/** Grammars that need various kinds of repair, and take little time. */
const quick = ['field-values', 'gedcom-hours', 'semantic-versions'];

/** Transcribes a grammar. The result is proved; for quick and recursive grammars, its text is proved again. */
function transcribed(name: string, depth?: number): Transcription {
  const bnf = bnfOf(readGrammar(text(name), { file: name, ...(depth !== undefined && { depth }) }));
  const made = transcribe(bnf);
  const peg = readPeg(made.peg);
  expect(peg.rules.length).toBeGreaterThanOrEqual(made.rules.length);
  if (depth !== undefined || quick.includes(name)) {
    const proofs = [...proveTranscription({ peg, bnf })];
    expect(proofs.filter(({ proved }) => !proved)).toEqual([]);
  }
  return made;
}

test('every file is in a table, and names its source', () => {
  const names = readdirSync(folder).flatMap((name) => /^(.*)\.abnf$/.exec(name)?.[1] ?? []);
  expect(names.sort()).toEqual([...Object.keys(needed), ...Object.keys(recursive)].sort());
  for (const name of names)
    expect([name, text(name)]).toEqual([name, expect.stringMatching(/^; .+\n; .+\n\n/)]);
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
  expect(() => readGrammar(text(name), { file: name })).toThrow(cycle);
  const bounded = transcribed(name, 1);
  expect([bounded.failed, bounded.rules.length]).toEqual([[], rules]);
});
