/** What whole strings are told: all findings of each, in order. */
import fc from 'fast-check';
import { revision, revisions, type RevisionId } from '../../src/index.js';
import { check, type Check } from '../../src/prose/check.js';
import { serverDefects } from '../../src/documents/rfc2396bis-01/server-defects.js';
import { examplesOfKind } from '../load-examples.js';
import { rooms } from '../../generated/registry/rooms.js';
import { readingOf } from '../reading-of.js';

function checkIn(id: RevisionId, text: string, base?: string): Check {
  return check(rooms[id].prose, readingOf(id, text), base === undefined ? undefined : readingOf(id, base));
}

/** Each finding as its id and the text it is about. */
function told(id: RevisionId, text: string, base?: string): string[] {
  return checkIn(id, text, base).findings.map(
    (found) => `${found.id}: ${text.slice(found.span.start, found.span.end)}`,
  );
}

interface Row {
  readonly id: RevisionId;
  readonly text: string;
  readonly base?: string;
  readonly conforming: boolean;
  readonly told: readonly string[];
}

const rows: readonly Row[] = [
  { id: 'url-1993', text: 'http://info.cern.ch./hypertext/WWW/', conforming: true, told: [] },
  {
    id: 'url-1993',
    text: 'telnet://me:pw@host:23',
    conforming: true,
    told: ['interactive-session: telnet://me:pw@host:23', 'user: me:pw', 'password: pw'],
  },
  {
    id: 'url-1993',
    text: 'ftp://me@host:21/pub',
    conforming: true,
    told: ['user: me', 'ftp-host: me@host:21'],
  },
  {
    id: 'url-1993',
    text: 'protocol: aftp host: xxx.yyy.edu path: /pub/doc/README',
    conforming: false,
    told: ['unknown-scheme: protocol', 'space:  ', 'space:  ', 'space:  ', 'space:  ', 'space:  '],
  },
  { id: 'url-1995', text: 'http://host/a b', conforming: true, told: [] },
  {
    id: 'url-1995',
    text: 'http://host/<{a}>',
    conforming: false,
    told: ['punctuation: <', 'national: {', 'national: }', 'punctuation: >'],
  },
  { id: 'rfc1738', text: 'http://www.host.dom/a%20b', conforming: true, told: [] },
  {
    id: 'rfc1738',
    text: 'http://me:pw@host.dom:8080/',
    conforming: false,
    told: [
      'known-scheme: http://me:pw@host.dom:8080/',
      'http-user: me:pw',
      'password: pw',
      'other-port: 8080',
    ],
  },
  {
    id: 'rfc1738',
    text: 'HTTP://host.dom/~me',
    conforming: false,
    told: ['scheme-case: HTTP', 'national: ~'],
  },
  {
    id: 'rfc1738',
    text: 'gopher://host.dom:25/0MAIL%0D%0A%09word',
    conforming: false,
    told: ['other-port: 25', 'gopher-selector: %0D%0A'],
  },
  {
    id: 'rfc1738',
    text: 'gopher://host.dom/1a%09%09+%091%0D%0A+-1%0D%0Ayes%0D%0A.%0D%0A',
    conforming: true,
    told: [],
  },
  {
    id: 'rfc1738',
    text: 'ftp://a@b:c:d@host.dom/',
    conforming: false,
    told: ['known-scheme: ftp://a@b:c:d@host.dom/', 'login-reserved: @', 'login-reserved: :'],
  },
  {
    id: 'rfc1738',
    text: 'ftp://host.dom/a;b/c;type=A',
    conforming: false,
    told: ['known-scheme: ftp://host.dom/a;b/c;type=A', 'ftp-reserved: ;', 'ftp-reserved: ;'],
  },
  { id: 'rfc1738', text: 'ftp://host.dom/c;type=D', conforming: true, told: ['ftp-type-case: D'] },
  { id: 'rfc1738', text: 'news:%0A@host.dom', conforming: true, told: ['encoded-delimiter: %0A'] },
  {
    id: 'rfc1738',
    text: 'http://ds.internic.net/instructions/overview.html#WARNING',
    conforming: false,
    told: ['crosshatch: #', 'fragment: #WARNING'],
  },
  { id: 'url-1997', text: 'http://www.host.dom/~me', conforming: true, told: [] },
  { id: 'url-1997', text: '', conforming: true, told: ['current-document: '] },
  { id: 'url-1997', text: 'http://h.dom?q', conforming: false, told: ['query-after-site: ?'] },
  { id: 'url-1997', text: '//a_b/c', conforming: false, told: ['relative: //a_b/c', 'site-as-path: a_b'] },
  {
    id: 'url-1997',
    text: 'a_b:c',
    conforming: false,
    told: ['relative: a_b:c', 'colon-first-segment: a_b:c'],
  },
  { id: 'url-1997', text: '/a_b:c', base: 'http://h.dom/', conforming: true, told: [] },
  {
    id: 'url-1997',
    text: '%41%42/%2F%0d%0A',
    base: 'http://h.dom/',
    conforming: true,
    told: ['needless-escape: %41%42', 'encoded-delimiter: %0d%0A'],
  },
  {
    id: 'rfc2396bis-01',
    text: 'http://www.example.com&story=breaking_news@10.0.0.1/top_story.htm',
    conforming: true,
    told: ['misleading-userinfo: www.example.com'],
  },
  {
    id: 'rfc2396bis-01',
    text: 'http://WWW.Example.com:80/a/./%7e%2f%E9',
    conforming: true,
    told: [
      'host-case: WWW.Example.com',
      'default-port: 80',
      'dot-segment: .',
      'needless-escape: %7e',
      'escape-case: %7e%2f',
      'utf-8: %7e%2f%E9',
    ],
  },
  {
    id: 'rfc2396bis-01',
    text: 'http://a_b:x/',
    conforming: false,
    told: ['reg-name: a_b:x', 'not-a-server: a_b:x', 'host-character: _', 'port-number: x'],
  },
  {
    id: 'rfc2396bis-01',
    text: 'news://a..b@c@-d./',
    conforming: true,
    told: ['reg-name: a..b@c@-d.', 'second-at: @', 'top-label: -d.', 'label-hyphen: -d'],
  },
  { id: 'rfc2396bis-01', text: 'http://1.2.3.999/', conforming: true, told: ['address-range: 1.2.3.999'] },
  {
    id: 'rfc2396bis-01',
    text: 'http://0x7f.1/',
    conforming: true,
    told: ['rare-address-parts: 0x7f.1', 'rare-address-hex: 0x7f.1'],
  },
  {
    id: 'rfc2396bis-01',
    text: '../../../../g',
    base: 'http://a/b/c/d;p?q',
    conforming: false,
    told: ['surplus-parent: ..', 'surplus-parent: ..'],
  },
  {
    id: 'rfc2396bis-01',
    text: 'http:g',
    base: 'http://a/b',
    conforming: true,
    told: ['same-scheme: http:g'],
  },
  { id: 'rfc2396bis-01', text: 'g', base: 'mailto:a@b', conforming: false, told: ['unsuitable-base: g'] },
  { id: 'rfc2396bis-01', text: 'a:[b]', conforming: true, told: [] },
];

test.each(rows)('$id: $text', ({ id, text, base, conforming, told: expected }) => {
  const sorted = (lines: readonly string[]): string[] => [...lines].sort();
  expect(sorted(told(id, text, base))).toEqual(sorted(expected));
  expect(checkIn(id, text, base).conforming).toBe(conforming);
});

test('no string that a document gives as an example violates it, but for the #WARNING of RFC 1738', () => {
  const violating = revisions.flatMap((id) =>
    examplesOfKind(id, 'valid')
      .filter(({ start, each }) => start === undefined && each !== true)
      .filter(({ text }) => checkIn(id, text).findings.some(({ level }) => level === 'violation'))
      .map(({ text }) => text),
  );
  expect(violating).toEqual(['http://ds.internic.net/instructions/overview.html#WARNING']);
});

test('a password is told where only reg-name derives the authority', () => {
  expect(told('rfc2396bis-01', 'http://u:secret@a_b/')).toContain('password: secret');
  expect(told('rfc2396bis-01', 'http://u@a_b:1/').join()).not.toContain('password');
});

test('findings come in the order of the text', () => {
  for (const { id, text, base } of rows) {
    const starts = checkIn(id, text, base).findings.map(({ span }) => span.start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  }
});

describe.each(revisions)('%s', (id) => {
  const characters = fc.constantFrom(
    ...'aA1x-_.~:@/?#;=%[]<>" \\\u00E9'.split(''),
    'http:',
    '//',
    '%0D',
    '..',
  );

  test('any string whatever can be checked, and its spans lie in it', () => {
    fc.assert(
      fc.property(
        fc.array(characters).map((parts) => parts.join('')),
        (text) => {
          const { derivable, findings } = checkIn(id, text, 'http://a/b/c');
          expect(derivable).toBe(revision(id).accepts(text));
          for (const { span } of findings) {
            expect(0 <= span.start && span.start <= span.end && span.end <= text.length).toBe(true);
          }
        },
      ),
      { seed: 1738, numRuns: 500 },
    );
  });
});

test('every authority that only reg-name derives has a defect as a server, and a server has none', () => {
  const authority = fc
    .array(fc.constantFrom(...'aA19-_.:@%'.split(''), 'aa', '..', '1.2.3.4', 'a'.repeat(63)), {
      minLength: 1,
    })
    .map((parts) => parts.join(''));
  const { accepts } = revision('rfc2396bis-01');
  fc.assert(
    fc.property(authority, (text) => {
      fc.pre(accepts(text, { start: 'authority' }));
      expect(serverDefects(text).length === 0).toBe(accepts(text, { start: 'server' }));
    }),
    { seed: 2396, numRuns: 3000 },
  );
});
