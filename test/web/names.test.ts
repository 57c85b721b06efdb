/** The names of documents and of places on the page. */
import { revisions } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import { onPage } from '../../src/web/data/messages.js';
import { nameOf, placeAt, shortNameOf, theNameOf, yearOf } from '../../src/web/data/names.js';

test('each document has a unique name with its year', () => {
  for (const id of revisions) {
    expect(nameOf(id)).toContain(yearOf(id));
    expect(nameOf(id)).toContain(about(id).short);
    expect(nameOf(id)).toContain(shortNameOf(id));
    expect(theNameOf(id)).toContain(nameOf(id));
  }
  expect(new Set(revisions.map(nameOf)).size).toBe(revisions.length);
  expect(new Set(revisions.map(shortNameOf)).size).toBe(revisions.length);
});

test('a message of the library has the names of the page, and places from 1; what it quotes is unchanged', () => {
  const message = '"rfc1738 at offset 3" at offset 10: rfc2396, url-1993, rfc2396bis-01, not xrfc1738';
  expect(onPage(message)).toBe(
    `"rfc1738 at offset 3" at ${placeAt(10)}: ${['rfc2396', 'url-1993', 'rfc2396bis-01'].map((id) => theNameOf(id as 'rfc2396')).join(', ')}, not xrfc1738`,
  );
  expect(placeAt(10)).toContain('11');
});
