/** The product's quotations of each document are in grammar/<id>/passages.json, with their context. */
import { existsSync, readFileSync } from 'node:fs';
import { revisions, type RevisionId } from '../generated/registry/ids.js';
import { passagesFrom, quotationsOf } from '../scripts/passages/find-passages.js';
import { findQuoted, type Passages, placeOf, quotedIn, quotedPassages } from '../src/web/data/quotes.js';

/** Quotations in no passage, by document: only excerpts were available, or the words are another document's. */
const notAtHand: Readonly<Partial<Record<RevisionId, readonly string[]>>> = {
  rfc2732: [
    'RFC 2373 §2.2: eight 16-bit pieces',
    'RFC 2373 §2.2: multiple groups of 16-bits of zeros',
    'RFC 2373 §2.2: the decimal values of the four low-order 8-bit pieces of the address',
    'RFC 2373 §2.2: There must be at least one numeral in every field',
  ],
  rfc6874: [
    '2: To provide support for a zone identifier, the existing syntax of IPv6address is retained, and a zone identifier may be added optionally to any literal address.',
    '2: are to be interpreted only in the context of the host at which they originate, since the ZoneID is of local significance only',
    '1: is a host-specific function that varies between operating systems',
    '2: The established rules for textual representation of IPv6 addresses [RFC5952] SHOULD be applied',
    '3: before the URI is used in any protocol or HTML document',
    '3: any risk of misinterpretation',
    '4: MUST NOT allow use of this format except for well-defined usages, such as sending to link-local addresses under prefix fe80::/10',
    '4: MUST remove any ZoneID attached to an outgoing URI, as it has only local significance at the sending host',
  ],
};

const quotations = revisions.flatMap(quotationsOf);

function passagesOf(id: RevisionId): Passages {
  const file = `grammar/${id}/passages.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passages) : {};
}

test.each(revisions)(
  '%s: all that is quoted of it is in the passages of its section, and nothing else is',
  (id) => {
    const passages = passagesOf(id);
    const own = quotations.filter(({ revision }) => revision === id);
    const has = (section: string, passagePart: string): boolean =>
      passages[section]?.some((text) => findQuoted(text, passagePart) >= 0) === true;
    const lost = own.flatMap(({ section, passagePart: passagePart }) =>
      has(section, passagePart) ? [] : `${section}: ${passagePart}`,
    );
    expect([...new Set(lost)]).toEqual(notAtHand[id] ?? []);
    const idle = Object.entries(passages).flatMap(([section, texts]) =>
      texts.filter(
        (text) => !own.some((one) => one.section === section && findQuoted(text, one.passagePart) >= 0),
      ),
    );
    expect(idle).toEqual([]);
  },
);

test('a passage has the sentences before and after, on whatever page they are', () => {
  const printed = `1.  Names

   This is one.  A name is well-
   known.  It has, as "x" has,

Author                                     [Page 1]
\f
RFC 1                       Names

   a dot.  That is all.  Or not.
`;
  const quoted = { revision: 'rfc3986', section: '1', passagePart: "It has, as 'x' has, a dot" } as const;
  expect(passagesFrom(printed, [quoted])).toEqual({
    passages: { 1: ['A name is well-known. It has, as "x" has, a dot. That is all.'] },
    lost: [],
  });
  const other = { ...quoted, passagePart: 'two dots' };
  expect(passagesFrom(printed, [other])).toEqual({ passages: {}, lost: [other] });
});

test('a text without line breaks loses the words that its pages share; headings and definitions begin lines', () => {
  const contents = '1. Names . . . . 1 1.1 Hosts . . . . 1 Author Expires May 1 [Page 1] Draft Names ';
  const filler = 'It is long. '.repeat(1000);
  const printed = `${contents}1. Names ${filler}This is Author Expires May 1 [Page 2] Draft Names it. 1.1 Hosts A host has a name. host = name name = 1*alpha A name has a dot. Author Expires May 1 [Page 3] Draft Names That is all.`;
  const quoted = (section: string, passagePart: string) =>
    ({ revision: 'rfc3986', section, passagePart }) as const;
  expect(
    passagesFrom(printed, [quoted('1', 'This is it'), quoted('1.1', 'host has a'), quoted('1.1', 'a dot')]),
  ).toEqual({
    passages: {
      1: ['It is long. This is it.\n1.1 Hosts'],
      1.1: ['1.1 Hosts\nA host has a name.\nhost = name', 'name = 1*alpha\nA name has a dot. That is all.'],
    },
    lost: [],
  });
});

test.each(revisions)('%s: no passage has the footer or the header of a page', (id) => {
  const furniture = /\[Page \d+\]|Internet-Draft URI|Expires \w+ \d+/i;
  expect(
    Object.values(passagesOf(id))
      .flat()
      .filter((text) => furniture.test(text)),
  ).toEqual([]);
});

test('takes a repeated quotation from the cited section', () => {
  const printed = '1. One\n\nIt is so. Here.\n\n2. Two\n\nIt is so. There.\n';
  const quoted = { revision: 'rfc3986', section: '2', passagePart: 'It is so' } as const;
  expect(passagesFrom(printed, [quoted]).passages).toEqual({ 2: ['2. Two\nIt is so. There.'] });
});

test('marks quotations in their passages, and lists each passage once', () => {
  const passages = ['One is two. Two is three.', 'Four.'];
  expect(quotedPassages(passages, ['two', 'is three', 'five'])).toEqual([
    [
      { text: 'One is ', isQuoted: false },
      { text: 'two', isQuoted: true },
      { text: '. Two ', isQuoted: false },
      { text: 'is three', isQuoted: true },
      { text: '.', isQuoted: false },
    ],
  ]);
});

test('a section of another document is looked up there', () => {
  expect(placeOf('rfc2732', 'RFC 2396 §3.2')).toEqual({ revision: 'rfc2396', section: '3.2' });
  expect(placeOf('rfc2732', 'RFC 2396 Appendix C.2')).toEqual({
    revision: 'rfc2396',
    section: 'Appendix C.2',
  });
  expect(placeOf('rfc2732', 'RFC 2373 §2.2')).toEqual({ revision: 'rfc2732', section: 'RFC 2373 §2.2' });
  expect(quotedIn('It "is not so … in all cases", but "x" "may be".')).toEqual(['is not so', 'in all cases']);
});
