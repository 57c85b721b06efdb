/** The node types that generated/<id>/rules.ts states: agreement with trees, and type-checking. */
import { readFileSync } from 'node:fs';
import { generatedGrammars } from '../../../generated/registry/grammars.js';
import { revisions } from '../../../generated/registry/ids.js';
import { language, type Nodes, revision, type RuleName } from '../../../generated/url-1997/index.js';
import type { Language, ParseResult } from '../../../src/core/language.js';
import type { Revision } from '../../../src/core/revision.js';
import { grammarOf } from '../../../src/study/grammars.js';
import { coveringWords } from '../../../src/study/sampling/cover.js';
import { descendants, type SyntaxNode } from '../../../src/core/tree/node.js';
import { exampleTexts } from '../../example-texts.js';

/** Returns each rule with a rule of its children, as stated in the file. */
function statedChildren(id: string): readonly string[] {
  const text = readFileSync(`generated/${id}/rules.ts`, 'utf8');
  const types = [...text.matchAll(/^ {2}"(.*)": RuleNode<Nodes, "\1", (.*)>;$/gm)];
  return types.flatMap(([, rule = '', children = '']) =>
    [...children.matchAll(/"(.*?)"/g)].map(([, child = '']) => `${rule} > ${child}`),
  );
}

/** 1997 §4.4: a reference is parsed as if it is a generic-URL, which derives all that an opaque-URL does. */
const neverRead = 'absoluteURL > opaque-URL';

test.each(revisions)(
  'in trees of %s children are of the rules that types state, and of all of these',
  (id) => {
    const { grammar, parse } = generatedGrammars[id];
    const stated = statedChildren(id).filter((children) => children !== neverRead);
    const seen = new Set<string>();
    const see = (text: string, startRule: string): void => {
      const tree = parse(text, { startRule });
      for (const { rule, children } of tree === undefined ? [] : descendants(tree)) {
        for (const child of children) seen.add(`${rule} > ${child.rule}`);
      }
    };
    for (const text of exampleTexts) see(text, grammar.start);
    for (const rule of grammar.names) {
      if (stated.every((children) => !children.startsWith(`${rule} >`) || seen.has(children))) continue;
      for (const { text } of coveringWords(grammarOf(id).bnf, rule)) see(text, rule);
    }
    expect([...seen].sort()).toEqual([...stated].sort());
  },
);

type IfSame<A, B> = [A, B] extends [B, A] ? unknown : never;

/** Compiles only if the type of a value is the stated one: `expectType<T>()(value)`. */
function expectType<Expected>() {
  return <Actual>(value: Actual & IfSame<Expected, Actual>): void => {
    expect(value).toBeDefined();
  };
}

describe('TypeScript', () => {
  const hostport = language.parse('w3.org:80', { start: 'hostport' });
  const [first] = hostport.children;

  test('gives a start rule its own node, and without one that of the reference rule', () => {
    expectType<Nodes['hostport']>()(hostport);
    expectType<'hostport'>()(hostport.rule);
    expectType<Nodes['URL-reference']>()(language.parse('a'));
    expectType<'URL-reference'>()(revision.parse('a').rule);
    expectType<'URL-reference'>()(revision.start);
    expectType<ParseResult<Nodes['site']>>()(revision.safeParse('a', { start: 'site' }));
  });

  test('gives a rule known only at run time any node', () => {
    const [{ name } = { name: language.start }] = language.rules;
    expectType<Nodes[RuleName]>()(language.parse('a', { start: name }));
  });

  test('narrows the children by the rule', () => {
    expectType<Nodes['host'] | Nodes['port'] | undefined>()(first);
    if (first?.rule !== 'host') throw new Error('no host');
    expectType<readonly (Nodes['hostname'] | Nodes['hostnumber'])[]>()(first.children);
    expectType<readonly never[]>()(language.parse('1', { start: 'digit' }).children);
  });

  test('rejects an unknown rule', () => {
    // @ts-expect-error: the name of a start rule is misspelt
    expect(() => language.parse('a', { start: 'hostprt' })).toThrow('did you mean "hostport"');
    // @ts-expect-error: no child of a hostport is of rule path
    expect(hostport.children.some(({ rule }) => rule === 'path')).toBe(false);
    // @ts-expect-error: this is not its type
    expectType<Nodes['host']>()(hostport);
  });

  test('accepts every document as one with unknown rules', () => {
    const languages: readonly Language[] = [language, revision];
    const revisionsOfAny: readonly Revision[] = [revision];
    for (const any of [...languages, ...revisionsOfAny]) {
      expectType<SyntaxNode>()(any.parse('a', { start: any.start }));
    }
  });
});
