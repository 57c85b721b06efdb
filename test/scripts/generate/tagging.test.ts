/** Markings of small grammars against the trees of peggy's own generator, of every short text. */
import fc from 'fast-check';
import { determinise } from '../../../scripts/generate/tagging/determinise.js';
import { taggedDfaSource } from '../../../scripts/generate/tagging/tagged-dfa.js';
import type { TaggedAutomaton } from '../../../scripts/generate/tagging/tagged-nfa.js';
import { tagRoles } from '../../../scripts/generate/tagging/tags.js';
import { plainParser } from '../../../scripts/load/plain-parser.js';
import { NonTailRecursionError } from '../../../src/study/bnf/errors.js';
import {
  decodeTaggedDfa,
  type EncodedTaggedDfa,
  runTaggedDfa,
  type TaggedDfa,
} from '../../../src/automaton/tagged-dfa.js';
import { withoutPlace } from '../../../src/study/peg/peg.js';
import { EmptyRepetitionError, LeftRecursionError } from '../../../src/study/peg/check-peg.js';
import { readPeg } from '../../../src/study/peg/read-peg.js';
import { registersOfTree } from '../../../src/tree/tree-registers.js';
import { spansInRegisters } from '../../../src/tree/read-components.js';
import { places, registers } from '../../../src/automaton/registers.js';
import { asideRegister } from '../../../src/tree/role-registers.js';
import {
  type ComponentRole,
  registerRoles,
  repeatedRoles,
  type RoleSource,
} from '../../../src/tree/roles.js';
import { arbitraryPeg } from '../../study/arbitrary-peg.js';
import { textsUpTo } from '../../study/peg-interpreter.js';
import { leftRegisters } from '../../automaton/left-registers.js';

/** The taggedDfa of a grammar's first rule. */
function taggedDfaOf(peg: string, sources: readonly RoleSource[]): TaggedDfa {
  const grammar = readPeg(peg);
  const names = [...new Set(grammar.rules.map(({ name }) => withoutPlace(name)))];
  const source = taggedDfaSource(
    grammar,
    sources,
    { rules: names.map((name) => ({ name })) },
    names[0] ?? '',
  );
  const [, list = ''] = /EncodedTaggedDfa = (\[[^;]*\]);/.exec(source) ?? [];
  return decodeTaggedDfa(JSON.parse(list.replaceAll("'", '"')) as EncodedTaggedDfa);
}

/** Leaves the registers of a text as its tree in the parser of peggy's own generator tells them. Whether it has one. */
function treeMarker(peg: string, sources: readonly RoleSource[]): (text: string) => boolean {
  const rules = readPeg(peg).rules.map(({ name }) => name);
  const names = [...new Set(rules.map(withoutPlace))];
  const parse = plainParser(peg, withoutPlace);
  return (text) => {
    const tree = parse(text, { startRule: rules[0] ?? '' });
    if (tree !== undefined) registersOfTree(tree, text, sources, names);
    return tree !== undefined;
  };
}

/** Sets everything that a text can leave. */
function spoil(): void {
  registers.fill(3);
  places.fill(5);
}

/**
 * Marks every text both ways.
 * @returns how many are derivable, and the roles that were marked
 */
function compare(
  peg: string,
  sources: readonly RoleSource[],
  texts: readonly string[],
): { readonly derivable: number; readonly roles: ReadonlySet<ComponentRole> } {
  const taggedDfa = taggedDfaOf(peg, sources);
  const byTree = treeMarker(peg, sources);
  let derivable = 0;
  const roles = new Set<ComponentRole>();
  for (const text of texts) {
    spoil();
    const expected = byTree(text) ? leftRegisters() : 'rejected';
    if (expected !== 'rejected') {
      derivable += 1;
      for (const role of spansInRegisters().keys()) roles.add(role);
    }
    spoil();
    const byTaggedDfa = runTaggedDfa(taggedDfa, text) ? leftRegisters() : 'rejected';
    if (byTaggedDfa !== expected)
      throw new Error(`${peg}\n${JSON.stringify(text)}: ${byTaggedDfa}, not ${expected}`);
  }
  return { derivable, roles };
}

/** The registers that change in the actions of a taggedDfa. */
function changedRegisters({ actions }: TaggedDfa): ReadonlySet<number> {
  const changed = new Set<number>();
  for (let begin = 0; begin < actions.length; begin += actions[begin] ?? 1) {
    const end = begin + (actions[begin] ?? 0);
    for (let i = begin + 1; i < end; i += 2) changed.add(actions[i] ?? 0);
  }
  return changed;
}

/** The source of a role: the child of the same name. */
function child(role: ComponentRole, place = 'start'): RoleSource {
  return { in: [place], role, rules: [role] };
}

interface Grammar {
  readonly peg: string;
  readonly sources: readonly RoleSource[];
  readonly letters: string;
  /** All texts up to this length are tried. */
  readonly length: number;
}

const swap: Grammar = {
  peg: 'start = user ( any any )* "x" / any user ( any any )* "x"\nuser = [ab]\nany = [ab]',
  sources: [child('user')],
  letters: 'abx',
  length: 7,
};

const grammars: Readonly<Record<string, Grammar>> = {
  'alternatives that only their ends tell apart': {
    peg: 'start = ( user "@" )? host\nuser = [ab]+\nhost = [ab]+',
    sources: [child('user'), child('host')],
    letters: 'ab@',
    length: 7,
  },
  'values that need different registers at once': {
    peg:
      'start = user "." host "x" / host "." user "y" / any user any host "z"\n' +
      'user = [ab]*\nhost = [a.]*\nany = [ab.]',
    sources: [child('user'), child('host')],
    letters: 'ab.xyz',
    length: 5,
  },
  'three readings at once, of three roles': {
    peg:
      'start = user host port "x" / port user host "y" / host port user "z"\n' +
      'user = "a"+\nhost = [ab]*\nport = [abc]*',
    sources: [child('user'), child('host'), child('port')],
    letters: 'abcxyz',
    length: 5,
  },
  'registers that change places': swap,
  'registers that go round': {
    peg:
      'start = user ( any any any )* / any user ( any any any )* / any any user ( any any any )*\n' +
      'user = "a"\nany = [ab]',
    sources: [child('user')],
    letters: 'ab',
    length: 9,
  },
  'the first and the last of several children': {
    peg: 'start = part ( "." part )* ( ":" other )?\npart = [ab]*\nother = "a" part "b" / "b"',
    sources: [
      { in: ['start', 'other'], role: 'path', rules: ['part'] },
      { in: ['start'], role: 'query', rules: ['part', 'other'] },
    ],
    letters: 'ab.:',
    length: 7,
  },
  'a role of a rule and of one within it': {
    peg: 'start = "a"? outer "b"?\nouter = inner "." inner\ninner = [ab]*',
    sources: [
      { in: ['start'], role: 'authority', rules: ['outer'] },
      { in: ['outer'], role: 'host', rules: ['inner'] },
      { in: ['start', 'outer'], role: 'path', rules: ['outer', 'inner'] },
    ],
    letters: 'ab.',
    length: 8,
  },
  'a child that has none of a rule': {
    peg: 'start = "a" site "b"?\nsite = server / [ab]* "." / other\nserver = "b"+ "."\nother = "b"* "a"',
    sources: [
      { in: ['start'], role: 'authority', rules: ['site'], unless: 'server' },
      { in: ['start'], role: 'host', rules: ['site'], unless: 'other' },
      { in: ['start'], role: 'path', rules: ['site'] },
      { in: ['site'], role: 'port', rules: ['other'] },
      { in: ['site'], role: 'user', rules: ['server'] },
    ],
    letters: 'ab.',
    length: 8,
  },
  'literals and what follows them': {
    peg: 'start = "a:" rest / "ab" rest / "b" ( "a" / rest ) / "a"\nrest = [ab]*',
    sources: [
      { in: ['start'], role: 'scheme', literal: 'a' },
      { in: ['start'], role: 'authority', anchor: 'ab' },
      { in: ['start'], role: 'host', anchor: 'a' },
      { in: ['start'], role: 'query', literal: 'b' },
      { in: ['start'], role: 'path', rules: ['rest'] },
    ],
    letters: 'ab:',
    length: 7,
  },
  'an ending, there and elsewhere': {
    peg: 'start = "/"? dir ( "." dir )? "/"?\ndir = "a" [ab/]* / "b"',
    sources: [{ in: ['dir'], role: 'path', ending: '/' }],
    letters: 'ab/.',
    length: 6,
  },
  'an ending that no rule tells from other characters': {
    peg: 'start = dir "a"*\ndir = [/.] [/.]*',
    sources: [{ in: ['dir'], role: 'path', ending: '/' }],
    letters: 'a/.',
    length: 6,
  },
  'several endings, several roles of one': {
    peg: 'start = dir ( "." dir )?\ndir = "a" [ab/]*',
    sources: [
      { in: ['dir'], role: 'path', ending: '/' },
      { in: ['dir'], role: 'query', ending: '/' },
      { in: ['dir', 'start'], role: 'host', ending: 'b' },
    ],
    letters: 'ab/.',
    length: 6,
  },
  'repeated roles': {
    peg: 'start = "a"? field*\nfield = ";" name "=" value\nname = [ab]*\nvalue = [ab]*',
    sources: [
      { in: ['field'], role: 'prosperoFieldName', rules: ['name'] },
      { in: ['field'], role: 'prosperoFieldValue', rules: ['value'] },
    ],
    letters: 'ab;=',
    length: 8,
  },
  'repeated roles that other readings do not have': {
    peg: 'start = "a" field+ "." / path\nfield = ";" name "=" value\nname = [ab]*\nvalue = [ab]*\npath = [ab;=]+',
    sources: [
      { in: ['start'], role: 'path', rules: ['path'] },
      { in: ['field'], role: 'prosperoFieldName', rules: ['name'] },
      { in: ['field'], role: 'prosperoFieldValue', rules: ['value'] },
    ],
    letters: 'ab;=.',
    length: 7,
  },
  'a lookahead in which roles are not marked': {
    peg: 'start = &( user "@" ) any ( &user any )* user? host / !user host\nuser = [ab]+\nany = [a@]\nhost = [ab@]+',
    sources: [child('user'), child('host')],
    letters: 'ab@',
    length: 7,
  },
  'a lookahead that tells readings apart': {
    peg: 'start = auth ( "/" path )?\nauth = server ( &"/" / !. ) / reg\nserver = host ( ":" port )?\nhost = "a"+\nport = "b"*\nreg = [ab:]*\npath = .*',
    sources: [
      { in: ['start'], role: 'authority', rules: ['auth'] },
      { in: ['server'], role: 'host', rules: ['host'] },
      { in: ['server'], role: 'port', rules: ['port'] },
      child('path'),
    ],
    letters: 'ab:/',
    length: 6,
  },
  'kinds of hosts': {
    peg: 'start = "a"? host\nhost = number !"a" / name\nnumber = "b" "b"?\nname = [ab]*',
    sources: [child('host')],
    letters: 'ab',
    length: 9,
  },
  'readings of one rule for several places': {
    peg: 'start = user__first "a" / user "c"?\nuser__first = . &"a"\nuser = "a"* "b"* ',
    sources: [child('user')],
    letters: 'ab',
    length: 6,
  },
  'roles of empty texts': {
    peg: 'start = user? host "a"\nuser = "b"* ""\nhost = ""',
    sources: [child('user'), child('host')],
    letters: 'ab',
    length: 6,
  },
  'a rule that ends with itself': {
    peg: 'start = user list\nlist = host list / "."\nhost = [ab]\nuser = "a"*',
    sources: [child('user'), child('host', 'list')],
    letters: 'ab.',
    length: 7,
  },
  'bounded repetitions': {
    peg: 'start = ( user "." )|..2| host|2..3| "."?\nuser = [ab]\nhost = [ab]',
    sources: [child('user'), child('host')],
    letters: 'ab.',
    length: 8,
  },
  'characters whose code units are letters of tags': {
    peg: 'start = user "@" host / host\nuser = .\nhost = [^@]*',
    sources: [child('user'), child('host')],
    letters: 'a@\uff00\uff03\uffff',
    length: 4,
  },
};

describe('a taggedDfa', () => {
  test.each(Object.entries(grammars))('of %s', (_, { peg, sources, letters, length }) => {
    const { derivable, roles } = compare(peg, sources, textsUpTo(length, letters));
    expect(derivable).toBeGreaterThan(3);
    expect(roles).toEqual(new Set(sources.map(({ role }) => role)));
  });

  test('of a rule that derives nothing accepts nothing', () => {
    const { derivable } = compare('start = user !""\nuser = "a"', [child('user')], textsUpTo(3, 'ab'));
    expect(derivable).toBe(0);
  });

  test('without roles registers nothing', () => {
    const { derivable, roles } = compare('start = "a"*', [], textsUpTo(3, 'ab'));
    expect([derivable, roles]).toEqual([4, new Set()]);
  });

  test('puts a value aside where registers change places, and nowhere else', () => {
    const users = (grammar: Grammar | undefined): ReadonlySet<number> =>
      changedRegisters(taggedDfaOf(grammar?.peg ?? '', grammar?.sources ?? []));
    expect(users(swap)).toContain(asideRegister);
    const first = users(grammars['alternatives that only their ends tell apart']);
    expect(first.size).toBeGreaterThan(2);
    expect(first).not.toContain(asideRegister);
  });

  test('of random grammars with random roles', () => {
    const figures = { refused: 0, grammars: 0, derivable: 0, marked: 0 };
    fc.assert(
      fc.property(arbitraryGrammar, ({ peg, sources }) => {
        try {
          taggedDfaOf(peg, sources);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          figures.refused += 1;
          return;
        }
        const { derivable, roles } = compare(peg, sources, textsUpTo(5, 'abc'));
        figures.grammars += 1;
        figures.derivable += derivable;
        figures.marked += roles.size;
      }),
      { seed: 2000, numRuns: 600 },
    );
    expect(figures.grammars).toBeGreaterThan(300);
    expect(figures.derivable).toBeGreaterThan(10_000);
    expect(figures.marked).toBeGreaterThan(300);
  });
});

/** The rules `start` and `other` of a random grammar as children of one more rule, and of each other. */
const arbitraryGrammar = fc
  .record({
    peg: arbitraryPeg,
    top: fc.constantFrom(
      'start',
      'start other',
      'start / other',
      '( start "b" )? other',
      'other? start',
      '( start "c" / other ) .*',
      '. start / start',
    ),
    sources: fc.array(
      fc.record({
        place: fc.constantFrom('top', 'start'),
        role: fc.constantFrom(...registerRoles.slice(0, 11)),
        rules: fc.subarray(['start', 'other'], { minLength: 1 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    repeated: fc.option(fc.constantFrom(...repeatedRoles), { freq: 3 }),
  })
  .map(({ peg, top, sources, repeated }) => ({
    // What `$` matches is text, which has no nodes.
    peg: `top = ${top}\n${peg.replaceAll('$(', '(').replace('\nother =', '\nother = item\nitem =')}`,
    sources: [
      ...sources.map(({ place, role, rules }): RoleSource => ({ in: [place], role, rules })),
      ...(repeated === null ? [] : [{ in: ['other'], role: repeated, rules: ['item'] }]),
    ],
  }));

/** Grammars that no parser can be made of, and those whose repeated roles would need several lists. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof EmptyRepetitionError ||
    error instanceof LeftRecursionError ||
    error instanceof NonTailRecursionError ||
    (error instanceof Error && error.message === 'repeated roles are counted in two ways at once')
  );
}

describe('what cannot be marked is refused:', () => {
  /** Over one class of characters and two tags. */
  const automaton = (
    next: readonly (readonly number[])[],
    accepting: readonly number[],
  ): TaggedAutomaton => ({
    classCount: 1,
    classOf: () => 0,
    next: [[0, 0, 0], ...next],
    accepting: [false, ...next.map((_, i) => accepting.includes(i + 1))],
  });

  test('an automaton by which a text has two taggings', () => {
    const taggings = 'a text has two taggings';
    // Two tags to one state; to two states and one character to one; with and without a tag at the end; round and round.
    const [toOne, toTwo] = [
      [
        [0, 2, 2],
        [3, 0, 0],
        [0, 0, 0],
      ],
      [
        [0, 2, 3],
        [4, 0, 0],
        [4, 0, 0],
        [0, 0, 0],
      ],
    ];
    expect(() => determinise(automaton(toOne, [3]))).toThrow(taggings);
    expect(() => determinise(automaton(toTwo, [4]))).toThrow(taggings);
    expect(() =>
      determinise(
        automaton(
          [
            [0, 2, 0],
            [0, 0, 0],
          ],
          [1, 2],
        ),
      ),
    ).toThrow(taggings);
    expect(() =>
      determinise(
        automaton(
          [
            [2, 1, 0],
            [0, 0, 0],
          ],
          [2],
        ),
      ),
    ).toThrow(taggings);
  });

  test('and one by which each has one is not', () => {
    const one = [
      [2, 3, 0],
      [0, 0, 0],
      [0, 0, 4],
      [0, 0, 0],
    ];
    const subsets = determinise(automaton(one, [4]));
    expect(subsets.length).toBe(2);
    expect(subsets[0]?.end).toEqual({ from: 0, tags: [0, 1] });
  });

  test('an ending of two characters', () => {
    const source: RoleSource = { in: ['start'], role: 'path', ending: '//' };
    expect(() => tagRoles(readPeg('start = "a//"'), [source], ['start'])).toThrow(
      'the ending "//" of path is not one character',
    );
  });

  test('repeated roles that are counted in two ways at once', () => {
    const peg = 'start = name* "." / "a" name* ":"\nname = [ab]';
    expect(() => taggedDfaOf(peg, [{ in: ['start'], role: 'prosperoFieldName', rules: ['name'] }])).toThrow(
      'repeated roles are counted in two ways at once',
    );
  });

  test('more readings at once than there are registers', () => {
    const any = (count: number): string => 'any '.repeat(count);
    const readings = Array.from(
      { length: 30 },
      (_, i) => `${any(i)}user ${any(29 - i)}"${String.fromCharCode(0x23 + i)}"`,
    );
    const peg = `start = ${readings.join(' / ')}\nuser = [a]\nany = [a]`;
    expect(() => taggedDfaOf(peg, [child('user')])).toThrow(/start takes \d+ registers, more than/);
  });

  test('an alternative that may or may not have the rule that excludes it', () => {
    const source: RoleSource = { in: ['start'], role: 'path', rules: ['site'], unless: 'port' };
    const peg = 'start = site\nsite = "a" port? / "b"\nport = "c"';
    expect(() => taggedDfaOf(peg, [source])).toThrow('may have a "port" or none');
  });
});
