/** The groups of a document's regular expression match its components, in JavaScript's engine. */
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { revision } from '../../../src/api/index.js';
import { grammarOf } from '../../../src/study/grammars.js';
import { coveringStrings, regexOf } from '../../../src/study/index.js';
import { isFullDepth } from '../../depth.js';

/** Roles in which an engine differs from the reading, with the reason. */
const apart: Readonly<Partial<Record<RevisionId, readonly string[]>>> = {
  // Names may contain their terminators: an engine takes as much as possible, the reading stops at the first
  // terminator.
  'url-1993': ['scheme', 'path', 'host', 'port', 'user'],
  'url-1995': ['scheme', 'path', 'host', 'port', 'user', 'password'],
  // §3.8 and §3.4: the slash at the end of a URL of telnet or gopher.
  rfc1738: ['path'],
};

/** Separators of the components of references. */
const put = ['', 'a', '1', '.', '-', '/', '//', ':', ':1', '@', '@a', '?', '+a', '#', '%00', ';a'];

function textsOf(id: RevisionId): readonly string[] {
  const short = coveringStrings({ revision: id, rule: grammarOf(id).start })
    .map(({ text }) => text)
    .filter(({ length }) => length < 24);
  const more = short.flatMap((text) =>
    Array.from({ length: text.length + 1 }, (_, at) =>
      put.map((one) => text.slice(0, at) + one + text.slice(at)),
    ),
  );
  return [...new Set(['', 'http://a//b/c/d;p?q#f', 'file:///', ...more.flat()])];
}

test.each(isFullDepth ? revisions : (['rfc2396'] as const))('of %s', (id) => {
  const { text: regex, groups } = regexOf(id, { dialect: 'javascript' });
  const compiled = new RegExp(regex.slice(1, -1));
  const document = revision(id);
  const names = [...new Set(groups.map(({ of }) => of))];
  const wrong = new Map<string, string>();
  let read = 0;
  for (const text of textsOf(id)) {
    const found = compiled.exec(text)?.groups;
    expect(found !== undefined).toBe(document.accepts(text));
    if (found === undefined) continue;
    const given = new Map<string, unknown>(Object.entries(document.components(text)));
    read++;
    for (const of of names.filter((name) => given.has(name))) {
      const held = groups.flatMap((group) => (group.of === of ? (found[group.name] ?? []) : []));
      const isSame =
        given.get(of) === undefined ? held.length === 0 : held.length === 1 && held[0] === given.get(of);
      if (!isSame && !wrong.has(of)) wrong.set(of, `${text}: ${JSON.stringify([given.get(of), ...held])}`);
    }
  }
  expect(read).toBeGreaterThan(100);
  const allowed = apart[id] ?? [];
  expect([...wrong].filter(([of]) => !allowed.includes(of))).toEqual([]);
  expect(allowed.filter((of) => !wrong.has(of))).toEqual([]);
});
