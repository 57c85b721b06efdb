/** The names of documents and of places on the page. */
import { revisions } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import { nameOf, placeAt, shortNameOf, theNameOf, theShortNameOf, yearOf } from '../../src/web/data/names.js';

test('each document has a unique name with its year', () => {
  for (const id of revisions) {
    expect(nameOf(id)).toContain(yearOf(id));
    expect(nameOf(id)).toContain(about(id).short);
    expect(nameOf(id)).toContain(shortNameOf(id));
    expect(theNameOf(id)).toContain(nameOf(id));
    expect(theShortNameOf(id)).toContain(shortNameOf(id));
  }
  expect(new Set(revisions.map(nameOf)).size).toBe(revisions.length);
  expect(new Set(revisions.map(shortNameOf)).size).toBe(revisions.length);
});

test('places are counted from 1', () => {
  expect(placeAt(10)).toBe('offset 10');
});
