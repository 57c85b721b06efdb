/** The reference of the notation of PEGs: each form can be read as a PEG. */
import { interpret, readPeg } from 'uri-revisions-cli/grammar';
import { notation } from '../../../src/classroom/page/peg-notation.js';

const rules = 'e = "a"\nf = "b"';

test.each(notation.map(([form]) => form))('%s is read', (form) => {
  const rule = form.startsWith('name') ? form : `name = ${form}`;
  expect(readPeg(`${rule}\n${rules}`).rules.map(({ name }) => name)).toContain('name');
});

test.each([
  ['e f', 'ab', true],
  ['e / e f', 'ab', false],
  ['e*', 'aaa', true],
  ['e* e', 'aaa', false],
  ['&e f', 'b', false],
  ['!e f', 'b', true],
  ["'AB'i", 'ab', true],
  ['[^/?#]', 'a', true],
  ['e !.', 'a', true],
  ['e|2|', 'aa', true],
  ['e|1..3|', 'aaaa', false],
  ['e|2..|', 'a', false],
  ['e|..3|', '', true],
  ['e // f', 'a', true],
])('%s on %j: %s', (form, text, isAccepted) => {
  const end = interpret(readPeg(`name = ${form}\n${rules}`), 'name', text, 1000);
  expect(end === text.length).toBe(isAccepted);
});
