/** The tagged DFAs of small grammars, compared with trees, on every short text. */
import type { TaggedDfa } from '../../../src/core/automaton/tagged-dfa.js';
import { spareRegister } from '../../../src/core/tree/role-registers.js';
import type { RoleSource } from '../../../src/core/tree/roles.js';
import { textsUpTo } from '../../study/peg-interpreter.js';
import { child, compare, rolesOf, taggedDfaOf } from './compare.js';

/** Returns the registers that the actions of a tagged DFA change. */
function changedRegisters({ actions }: TaggedDfa): ReadonlySet<number> {
  const changed = new Set<number>();
  for (let begin = 0; begin < actions.length; begin += actions[begin] ?? 1) {
    const end = begin + (actions[begin] ?? 0);
    for (let i = begin + 1; i < end; i += 2) changed.add(actions[i] ?? 0);
  }
  return changed;
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
  'several children of which some have one of a rule': {
    peg: 'start = part ( "." part )*\npart = mark [ab]* / [ab]+\nmark = "-"',
    sources: [{ in: ['start'], role: 'path', rules: ['part'], unless: 'mark' }],
    letters: 'a-.',
    length: 7,
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
  'a literal that no set has, but a child': {
    peg: 'start = [ab] rest "." / "c" rest "." / rest\nrest = [abc]*',
    sources: [
      { in: ['start'], role: 'scheme', literal: 'c' },
      { in: ['start'], role: 'path', rules: ['rest'] },
    ],
    letters: 'abc.',
    length: 6,
  },
  'a literal, which one alternative has after a child that is never empty': {
    peg: 'start = dir ( ";" rest )? / ";" rest / "."?\ndir = [ab]+\nrest = [ab]*',
    sources: [
      { in: ['start'], role: 'path', literal: ';' },
      { in: ['start'], role: 'path', rules: ['dir', 'rest'] },
    ],
    letters: 'ab;.',
    length: 6,
  },
  'an ending, there and elsewhere': {
    peg: 'start = "/"? dir ( "." dir )? "/"?\ndir = "a" [ab/]* / "b"',
    sources: [{ in: ['dir'], role: 'path', ending: '/' }],
    letters: 'ab/.',
    length: 6,
  },
  'an ending that no rule distinguishes from other characters': {
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
  'a lookahead that distinguishes readings': {
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
  'several hosts, and one without a child': {
    peg: 'start = host ( "." host )*\nhost = number / name / "c"\nnumber = "b"+ !"a"\nname = [ab]*',
    sources: [child('host')],
    letters: 'abc.',
    length: 6,
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

describe('a tagged DFA', () => {
  test.each(Object.entries(grammars))('of %s', (_, { peg, sources, letters, length }) => {
    const { derivable, roles } = compare(peg, rolesOf(...sources), textsUpTo(length, letters));
    expect(derivable).toBeGreaterThan(3);
    expect(roles).toEqual(new Set(sources.map(({ role }) => role)));
  });

  test('of a rule that derives nothing accepts nothing', () => {
    const { derivable } = compare('start = user !""\nuser = "a"', rolesOf(child('user')), textsUpTo(3, 'ab'));
    expect(derivable).toBe(0);
  });

  test('has no registers without roles', () => {
    const { derivable, roles } = compare('start = "a"*', rolesOf(), textsUpTo(3, 'ab'));
    expect([derivable, roles]).toEqual([4, new Set()]);
  });

  test('uses the spare register only to swap registers', () => {
    const users = (grammar: Grammar | undefined): ReadonlySet<number> =>
      changedRegisters(taggedDfaOf(grammar?.peg ?? '', rolesOf(...(grammar?.sources ?? []))));
    expect(users(swap)).toContain(spareRegister);
    const first = users(grammars['alternatives that only their ends tell apart']);
    expect(first.size).toBeGreaterThan(2);
    expect(first).not.toContain(spareRegister);
  });
});
