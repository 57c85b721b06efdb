/** The coloured stretches of a string: they cover it, and each is the component of its colour. */
import { type Components, revision, revisions } from 'uri-revisions';
import { gallery } from '../../src/web/data/examples.js';
import { typed } from '../../src/web/frame/escapes.js';
import { pieces } from '../../src/web/worker/pieces.js';

const strings = [
  ...gallery.flatMap(({ examples }) => examples.map(({ text }) => typed(text))),
  'prospero://h/a%00%00b;c=d#e',
  'http://u:p@h:1/a?b#c',
  '//?#',
  'a:',
];

const derivable = revisions.flatMap((id) =>
  strings.filter((text) => revision(id).accepts(text)).map((text) => [id, text] as const),
);

test.each(derivable)('%s, %j', (id, text) => {
  const document = revision(id);
  const components: Partial<Record<string, unknown>> = {
    ...(document.components(text) satisfies Components),
  };
  const cut = pieces(text, document.spans(text));
  expect(cut.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  for (const { start, end, role } of cut) {
    if (role !== undefined) expect([role, components[role]]).toEqual([role, text.slice(start, end)]);
  }
});

test('every lesson has a string that some revision derives and another does not, or cuts otherwise', () => {
  for (const { title, examples } of gallery) {
    const isTelling = examples.some(({ text }) => {
      const verdicts = revisions.map((id) => {
        const document = revision(id);
        return document.accepts(typed(text)) ? JSON.stringify(document.components(typed(text))) : 'refused';
      });
      return new Set(verdicts).size > 1;
    });
    expect([title, isTelling]).toEqual([title, true]);
  }
});

test('of each string under "RFC 3986 or WHATWG?", exactly one of the two derives it: the one not named', () => {
  const [{ title, examples } = { title: '', examples: [] }] = gallery;
  expect(title).toBe('RFC 3986 or WHATWG?');
  for (const { text, lesson } of examples) {
    const derives = (['rfc3986', 'whatwg-2026-07'] as const).map((id) => revision(id).accepts(typed(text)));
    expect([text, ...derives]).toEqual([
      text,
      lesson.startsWith('WHATWG: '),
      lesson.startsWith('RFC 3986: '),
    ]);
  }
});
