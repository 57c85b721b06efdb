/** Each string on which RFC 3986 and the standard differ has a reason in the words of the standard. */
import { formatMigration } from '../../../src/study/formatting/format-migration.js';
import { labelled, migrate } from '../../../src/study/migrate.js';

const { migration, labelling } = labelled('rfc3986', 'whatwg-2026-07');

/** The sections that give reasons why a string changes; undefined if it does not change. */
function sectionsFor(text: string): readonly string[] | undefined {
  const found = migration.classes[labelling.numberOf(text) - 1];
  return (
    found &&
    labelling
      .partWith(found, text)
      .evidence.map(({ evidence }) => (evidence.class === 'intended' ? evidence.section : evidence.class))
  );
}

test('a reason for each class', () => {
  const unsaid = migration.classes.filter(({ evidence }) => evidence.length === 0);
  expect(unsaid.map(({ text }) => text)).toEqual([]);
});

test.each<[section: string, texts: readonly string[]]>([
  ['#relative-url-string', ['', 'foo', 'f', 'h', '/', '//h/', '?', '#', '1/b:', 'a/b:c', 'http']],
  ['#absolute-url-string', ['http:', 'http:foo', 'ws:#', 'file:foo', 'http:?']],
  [
    '#scheme-relative-special-url-string',
    ['http:/', 'http:/h', 'http:///h', 'ws://?', 'http://:80/', 'ws://1:80'],
  ],
  ['#scheme-relative-file-url-string', ['file:/', 'file:/c', 'file://:', 'file://h:80/', 'file:/#']],
  ['#opaque-host-and-port-string', ['a://:', 'a://:80/']],
  ['#valid-host-string', ['ws://', 'http://-h/', 'http://_h/', 'http://%41/', 'http://./', 'http://[v1.a]/']],
  [
    '#valid-domain',
    [
      'http://a_b/',
      'http://h-/',
      'http://a..b/',
      'http://h./',
      'http://ab--c/',
      'http://1.2.3/',
      'http://1.2.3.4.5',
      'http://256.1.1.1/',
      'http://01.2.3.4?',
      'http://0x1f#',
      'http://h%41/',
      'http://xn--/',
      'file://1.2.3/',
      'http://1=/',
    ],
  ],
  ['#valid-opaque-host-string', ['a://[v1.a]']],
  ['#valid-ipv6-piece-string', ['a://[::00]', 'a://[01::]/', 'http://[::0001]/', 'file://[1:02::]/']],
  ['#url-port-string', ['a://h:65536', 'http://h:99999/']],
  ['#url-writing', ['http://u@h/', 'a://u:p@h', 'a://@', 'ws://@h', 'file://u@h/']],
  ['#url-code-points', ['http://h/\u00e9', 'a:?\u00e9', 'a:#\u00e9', 'a://\u00e9', 'http://\u00e9/']],
])('%s is the reason', (section, texts) => {
  expect(texts.map((text) => [text, sectionsFor(text)])).toEqual(texts.map((text) => [text, [section]]));
});

test('"<" before a combining character is a domain, by two clauses', () => {
  for (const text of ['http://<\u0338/', 'ws://a>\u0338'])
    expect([text, sectionsFor(text)]).toEqual([text, ['#url-code-points', '#valid-domain']]);
});

test('where a document stops at characters beyond US-ASCII, they are named, and no empty escape', () => {
  const shown = formatMigration(migrate('whatwg-2026-07', 'rfc3986'));
  expect(shown).toMatch(/a:\\u\{A0\}\n +at characters %xA0–D[7B]FF %xE000–FDCF %xFDF0–FFFD in the path\n/);
  expect(shown).toMatch(
    /a:\/\/\\u\{A0\}\n +at characters? (?:< > and )?%xA0–D[7B]FF %xE000–FDCF %xFDF0–FFFD in the host\n/,
  );
  expect(shown).not.toMatch(/as data, write +\(/);
});
