/** The page's answers about one character are those of the documents' automata, within US-ASCII and beyond. */
import { revision, revisions } from 'uri-revisions';
import { alphabets } from 'uri-revisions-cli/grammar';
import { mainRoles } from '../../src/web/data/words.js';
import { characterRules } from '../../src/web/worker/character-rules.js';

const inPaths = ['~', 'é', '😀', '\u{200B}', '\u{E000}', '\u{FFFE}', '\u{10FFFF}', '\uD83D'];

test.each(inPaths)('names %j in the documents that derive it in a path, and in no other', (character) => {
  const deriving = revisions.filter((id) => revision(id).accepts(`http://h/${character}`));
  const found = characterRules(character);
  expect(found.map(({ revision: id }) => id)).toEqual(revisions);
  const inPath = found.filter(({ roles }) => ['path', 'segment'].some((role) => roles.includes(role)));
  expect(inPath.map(({ revision: id }) => id)).toEqual(deriving);
});

test('names the rules for single characters, also where a character takes two code units', () => {
  for (const character of ['é', '😀', '\u{200B}']) {
    const rulesOf = new Map(characterRules(character).map(({ revision: id, rules }) => [id, rules]));
    expect(rulesOf.get('rfc3987')).toEqual(['iunreserved', 'ucschar']);
    expect(rulesOf.get('whatwg-2026-07')).toEqual(
      expect.arrayContaining(['URL-code-point', 'other-code-point', 'code-point-beyond-ASCII']),
    );
    expect(rulesOf.get('rfc3986')).toEqual([]);
  }
});

test('a rule is listed exactly if it derives the character and no string of another length', () => {
  for (const { revision: id, rules } of characterRules('A')) {
    const { accepts } = revision(id);
    for (const rule of rules) {
      for (const text of ['', 'AA', 'A1', '%41'])
        expect([rule, accepts(text, { start: rule })]).toEqual([rule, false]);
    }
  }
});

test('the roles of a character of US-ASCII are those of the alphabets', () => {
  const known = alphabets(mainRoles);
  for (const character of 'A~% :[\x7F') {
    for (const { revision: id, roles } of characterRules(character)) {
      const expected = known
        .filter(({ revision: of, raw }) => of === id && raw.includes(character))
        .map(({ role }) => role);
      expect([character, id, roles]).toEqual([character, id, expected]);
    }
  }
});
