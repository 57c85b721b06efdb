/** The clauses of the URL Standard that its grammar was transcribed from, recorded by hash. */
import { existsSync, readFileSync } from 'node:fs';
import { revisions } from '../../generated/registry/ids.js';
import { changedClauses, type Clauses, clausesOf } from '../../scripts/passages/clauses.js';

// From "URL writing" of the URL Standard (copyright WHATWG, CC BY 4.0; BSD-3-Clause in source code).
const standard = `<h3 id=url-writing>URL writing</h3>

<p>An <dfn export>absolute-URL string</dfn> must be one of the following:

<ul class=brief>
 <li><p>a <a>URL-scheme string</a> that is an <a>ASCII case-insensitive</a> match for a
</ul>

<p>any optionally followed by U+003F (?) and a <a>URL-query string</a>.

<p>A <dfn export oldids=syntax-url-scheme>URL-scheme string</dfn> must be one <a>ASCII alpha</a>,
followed by zero or more of <a>ASCII alphanumeric</a>, U+002B (+), U+002D (-), and U+002E (.).

<h3 id=host-writing>Host writing</h3>

<p>A <dfn id="valid-domain-string">valid <em>domain</em> string</dfn> is a <a>domain</a>.
`;

const grammar = `; #absolute-url-string: two cases
absolute-URL-string = URL-scheme-string ":" rest
; #url-scheme-string
URL-scheme-string = ALPHA *scheme-code-point
; #url-scheme-string, the other characters; #valid-domain-string
scheme-code-point = ALPHA / "#a"
`;

const clauses = clausesOf(standard, grammar);

function changesIn(edit: (source: string) => string): readonly string[] {
  return changedClauses(clauses, clausesOf(edit(standard), grammar), grammar);
}

test('an unchanged clause, also with other line breaks, is not reported', () => {
  expect(Object.keys(clauses)).toEqual([
    '#absolute-url-string',
    '#url-scheme-string',
    '#valid-domain-string',
  ]);
  expect(changesIn((source) => source)).toEqual([]);
  expect(changesIn((source) => source.replaceAll('</a>,\nfollowed', '</a>, followed'))).toEqual([]);
});

test.each([
  [
    'a word in its first paragraph',
    'must be one <a>',
    'must be two <a>',
    '#url-scheme-string printed.bnf:3 printed.bnf:5: changed',
  ],
  [
    'a word in its last paragraph',
    'any optionally',
    'optionally',
    '#absolute-url-string printed.bnf:1: changed',
  ],
  [
    'its name',
    '>URL-scheme string</dfn>',
    '>URL-scheme</dfn>',
    '#url-scheme-string printed.bnf:3 printed.bnf:5: not in the standard',
  ],
  [
    'its id',
    'id="valid-domain-string"',
    'id=valid-domain',
    '#valid-domain-string printed.bnf:5: not in the standard',
  ],
])('a change of %s is reported with the lines of the grammar', (_, from, to, line) => {
  expect(standard.split(from)).toHaveLength(2);
  expect(changesIn((source) => source.replace(from, to))).toEqual([line]);
});

test('a change after the next heading is not its own', () => {
  expect(changesIn((source) => source.replace('<a>domain</a>', '<a>host</a>'))).toEqual([
    '#valid-domain-string printed.bnf:5: changed',
  ]);
  expect(changesIn((source) => source.replace('>Host writing<', '>Hosts<'))).toEqual([]);
});

test('a comment names a clause that is not recorded, and none names a recorded one', () => {
  const edited = grammar.replace('; #absolute-url-string: two cases', '; #url-units');
  expect(changedClauses(clauses, clausesOf(standard, edited), edited)).toEqual([
    '#absolute-url-string: no comment names it',
    '#url-units printed.bnf:1: not in the standard',
  ]);
});

const withClauses = revisions.filter((id) => existsSync(`grammar/${id}/clauses.json`));

test('the living standard has its clauses recorded', () => {
  expect(withClauses).toEqual(['whatwg-2026-07']);
});

test.each(withClauses)('%s: every clause that the comments of its grammar name is recorded', (id) => {
  const recorded = JSON.parse(readFileSync(`grammar/${id}/clauses.json`, 'utf8')) as Clauses;
  const named = Object.keys(clausesOf('', readFileSync(`grammar/${id}/printed.bnf`, 'utf8')));
  expect(Object.keys(recorded)).toEqual(named);
  expect(Object.values(recorded).filter((hash) => !/^[0-9a-f]{64}$/.test(hash))).toEqual([]);
});
