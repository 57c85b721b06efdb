/** Parsers of grammars that are no document's: they compile, and agree with the study's automata. */
import { readFileSync } from 'node:fs';
import { descendants } from '../../../src/core/tree/node.js';
import { accepts, walk } from '../../../src/core/automaton/walk.js';
import { NotDerivableError } from '../../../src/core/runtime/index.js';
import { generateParser, type GeneratedParserFiles } from '../../../src/grammar/emit/generate-parser.js';
import {
  type Automaton,
  countStrings,
  generateParser as publicCall,
  type ReadGrammarOptions,
  readGrammar,
  sampleNearMisses,
  sampleStrings,
  type StudiedGrammar,
  wMethodSuite,
} from '../../../src/study/index.js';
import { complaints, loaded } from './compiled.js';
import { isFullDepth, longTest, quickTest } from '../../depth.js';

function foreign(name: string): string {
  return readFileSync(`${__dirname}/../../../grammar/shelf/${name}.abnf`, 'utf8');
}

/** Names that are words of JavaScript, members of every object, or equal as identifiers. */
const hostile = `start = class constructor default toString a--b a-b a- hasOwnProperty proto t p k add at
class = "c" / "cd"
constructor = 1*DIGIT
default = *"z"
toString = "q" / "qq"
a--b = "1"
a-b = "2" / "23"
a- = "4" start-2 / "5"
start-2 = "s"
hasOwnProperty = valueOf / "h"
valueOf = %s"Vo"
proto = 1*3( "x" / "xy" )
t = "t" / "{" / "}"
p = "p" / "\`" / "\\" / "'" / %x0A / "*/"
k = *( "k" / "$" "{" )
add = "a" / s-k / k-s
s-k = "j"
k-s = "i"
at = "t" / rule / parse / grammar
rule = "r"
parse = "pa"
grammar = "g"
`;

interface Case {
  readonly text: string;
  readonly options?: ReadGrammarOptions;
  /** Lengths of the words and near misses of a rule. */
  readonly lengths?: readonly number[];
}

const cases: Readonly<Record<string, Case>> = {
  'RFC 3339 §5.6': { text: foreign('date-time'), lengths: [20, 27] },
  'Semantic Versioning 2.0.0': { text: foreign('semver') },
  'RFC 5646 §2.1': { text: foreign('language-tag') },
  'GEDCOM 7.0.11 §2.4': { text: foreign('gedcom-time') },
  'hostile names': { text: hostile, lengths: [22, 25] },
  'JSON, two deep': { text: foreign('json').replaceAll('10FFFF', '7F'), options: { depth: 2 } },
  'RFC 8288 §3': { text: foreign('link-field'), lengths: [5, 9] },
  'characters beyond U+FFFF': {
    text: 'a = 1*( b / c ) %x10FFFF\nb = %x1F600-20000\nc = "e" / %xE9 / %x4E00-9FFF',
  },
  'rules that call themselves': { text: 'list = item [ "," list ]\nitem = "x" / "y" item' },
  'a rule that derives nothing but the empty string': { text: 'b = a "x" / a\na = ""' },
  'rules of a document': {
    text: 'address = "[" IPv4address "]"',
    options: { from: [{ revision: 'rfc3986', rule: 'IPv4address' }] },
    lengths: [2, 9, 11],
  },
};

function never(): never {
  throw new Error('no such grammar');
}

function generated(grammar: StudiedGrammar, prefer: 'first' | 'longest' = 'first'): GeneratedParserFiles {
  const made = generateParser(grammar, { generator: 'test 1.0', prefer });
  if ('failed' in made) throw new Error(JSON.stringify(made.failed));
  return made;
}

/** Returns words of a rule and near misses. */
function texts(grammar: StudiedGrammar, rule: string, lengths: readonly number[]): readonly string[] {
  const of = { revision: grammar, rule };
  const drawn = lengths.flatMap((length) => {
    if (countStrings(of, length).at(-1)?.count === 0n) return [];
    const options = { length, count: 12, seed: length };
    return [...sampleStrings(of, options), ...sampleNearMisses(of, options).map(({ text }) => text)];
  });
  return ['', '\u00e9', '\ud800', '\u{1f600}\u{10ffff}', '\u4e2d', ...drawn];
}

/** Returns the wrong nodes of a tree. */
function wrongNodes(
  tree: ReturnType<ReturnType<typeof loaded>['parse']>,
  text: string,
  grammar: StudiedGrammar,
): readonly unknown[] {
  return [...descendants(tree)].filter(({ rule, start, end, children }) => {
    const edges = [start, ...children.flatMap((child) => [child.start, child.end]), end];
    const ordered = edges.every((edge, i) => i === 0 || edge >= (edges[i - 1] ?? 0));
    return !ordered || !accepts(grammar.automaton(rule), text.slice(start, end));
  });
}

/** Grammars that take long to transcribe, or have many rules. */
const slow = ['Semantic Versioning 2.0.0', 'RFC 5646 §2.1', 'JSON, two deep', 'RFC 8288 §3'];
const tried = Object.entries(cases).filter(([name]) => isFullDepth || !slow.includes(name));

const parsers = tried.map(([name, { text, options, lengths = [1, 2, 3, 5, 8] }]) => {
  const read = (): StudiedGrammar => readGrammar(text, { file: 'my.abnf', ...options });
  const grammar = read();
  return { name, read, grammar, made: generated(grammar), lengths };
});

/** Returns code that compiles only if the parser's types know the rules and their children. */
function use({ grammar: { start, rules }, made }: (typeof parsers)[number]): string {
  const [first, last] = [rules.at(0), made.rules.at(-1)?.name].map((name) => JSON.stringify(name));
  const reference = JSON.stringify(start);
  return `import { accepts, type Nodes, parse, type RuleName, safeParse } from './index.js';
export const tree: Nodes[${reference}] = parse('');
export const rule: ${reference} = tree.rule;
export const children: readonly RuleName[] = tree.children.map((child) => child.rule);
export const verdict: boolean = accepts('', { start: ${first} });
const result = safeParse('', { start: ${last} });
export const known: ${last} | number = result.ok ? result.tree.rule : result.error.offset;
// @ts-expect-error -- no rule is called so
accepts('', { start: 'no such rule' });
`;
}

longTest('all compile in strict mode, with types that know the rules', () => {
  const folders = parsers.map((parser, i) => {
    return [String(i), new Map([...parser.made.files, ['use.ts', use(parser)]])] as const;
  });
  expect(complaints(new Map(folders))).toEqual([]);
});

quickTest('the same grammar gives the same files', () => {
  for (const { read, made } of parsers.slice(0, 2)) expect(generated(read()).files).toEqual(made.files);
});

describe.each(parsers)('$name', ({ grammar, made, lengths }) => {
  const parser = loaded(made.files);

  test('accepts the same as the automaton of each rule, and reports where others fail', () => {
    const wrong: unknown[] = [];
    let trees = 0;
    let refused = 0;
    for (const { name: rule } of made.rules) {
      const automaton: Automaton = grammar.automaton(rule);
      for (const one of texts(grammar, rule, lengths)) {
        const known = accepts(automaton, one);
        const result = parser.safeParse(one, { start: rule });
        if (parser.accepts(one, { start: rule }) !== known || result.ok !== known) wrong.push([rule, one]);
        if (result.ok) {
          trees++;
          const { tree } = result;
          if (tree.rule !== rule || tree.start !== 0 || tree.end !== one.length)
            wrong.push([rule, one, tree]);
          wrong.push(...wrongNodes(tree, one, grammar));
        } else {
          refused++;
          const { error } = result;
          const { offset } = walk(automaton, one);
          const isInPair =
            /[\uD800-\uDBFF]$/.test(one.slice(0, offset)) && /^[\uDC00-\uDFFF]/.test(one.slice(offset));
          if (error.offset !== offset - Number(isInPair)) wrong.push([rule, one, error.offset]);
          if (!accepts(automaton, one.slice(0, error.offset) + error.completion))
            wrong.push([rule, one, error]);
          if (error.nearest.some((near) => !accepts(automaton, near))) wrong.push([rule, one, error.nearest]);
          if (!error.message.startsWith(`not derivable from ${rule} of my.abnf`)) wrong.push(error.message);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(trees, refused)).toBeGreaterThan(2);
  });
});

test.each(isFullDepth ? ['RFC 3339 §5.6', 'GEDCOM 7.0.11 §2.4', 'JSON, two deep'] : ['GEDCOM 7.0.11 §2.4'])(
  '%s: a suite that no automaton of as many states passes but that of the rule',
  (name) => {
    const { grammar, made } = parsers.find((parser) => parser.name === name) ?? parsers[0] ?? never();
    const parser = loaded(made.files);
    const suite = [...wMethodSuite(grammar.automaton(grammar.start), { extraStates: 0 })];
    const wrong = suite.filter(({ text, accepted }) => {
      return parser.accepts(text) !== accepted || parser.safeParse(text).ok !== accepted;
    });
    expect([wrong, suite.length > 10]).toEqual([[], true]);
  },
);

quickTest('lists the rules whose guards may read to the end of the text', () => {
  const lookingAhead = (text: string): readonly string[] =>
    generated(readGrammar(text, { file: 'my.abnf' })).lookingAhead;
  expect(lookingAhead('s = *( *"aab" "ab" / "bab" ) *( "aba" / "bb" )')).toEqual(['s']);
  expect(lookingAhead(foreign('date-time'))).toEqual([]);
  expect(lookingAhead('s = *( "a" / "b" ) "a"')).toEqual([]);
});

quickTest('the call of the package writes the same', () => {
  const grammar = readGrammar('a = 1*( "x" / "y" ) "x"', { file: 'my.abnf' });
  const files = publicCall(grammar);
  expect('files' in files && files.files.get('index.ts')).toMatch(
    /^[^]*\n\/\/ Generated by uri-revisions from my\.abnf;/,
  );
  const named = publicCall(grammar, { generator: 'x\nprocess.exit()' });
  expect('files' in named && /^process/m.test(named.files.get('index.ts') ?? '')).toBe(false);
  expect(() => publicCall({} as never)).toThrow(TypeError);
});

quickTest('returns the preferred tree of an ambiguous text', () => {
  const ruleOfX = (prefer: 'first' | 'longest'): unknown => {
    const grammar = readGrammar('s = short / long\nshort = 1*"x"\nlong = 1*( "x" / "y" )', {
      file: 'my.abnf',
    });
    return loaded(generated(grammar, prefer).files)
      .parse('xx')
      .children.map(({ rule }) => rule);
  };
  expect([ruleOfX('first'), ruleOfX('longest')]).toEqual([['short'], ['long']]);
});

quickTest('a failure reports the found and expected characters and the rule', () => {
  const { files } = generated(
    readGrammar(foreign('date-time'), { file: 'rfc3339.abnf', start: 'date-time' }),
  );
  const { parse } = loaded(files);
  const failure = (text: string): unknown => {
    try {
      return parse(text);
    } catch (error) {
      return error;
    }
  };
  const error = failure('2024-02-29 10:00:00Z');
  expect(error).toBeInstanceOf(NotDerivableError);
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'NotDerivableError',
    message: [
      'not derivable from date-time of rfc3339.abnf: " " is not allowed at offset 10, inside date-time',
      '2024-02-29 10:00:00Z',
      '          ^',
      'Allowed here: "T" or "t".',
      'Did you mean "2024-02-29t10:00:00Z"?',
    ].join('\n'),
    grammar: 'rfc3339.abnf',
    start: 'date-time',
    offset: 10,
    found: ' ',
    expected: ['"T"', '"t"'],
    characters: 'Tt',
    open: ['date-time'],
    rule: 'date-time',
    completion: expect.any(String) as unknown,
    nearest: ['2024-02-29t10:00:00Z'],
  });
  expect(failure('2024-02-')).toMatchObject({ offset: 8, found: undefined, rule: 'date-mday' });
});

quickTest('rejects invalid arguments', () => {
  const parser = loaded(generated(readGrammar('a = "x"\nb = "y"', { file: 'my.abnf' })).files);
  expect(() => parser.accepts(1 as never)).toThrow(TypeError);
  expect(() => parser.accepts('x', { start: 'constructor' })).toThrow(
    'no rule of my.abnf is called "constructor"',
  );
  expect(() => parser.parse('x', { begin: 'a' } as never)).toThrow('no option of my.abnf is called "begin"');
});

quickTest('nodes of copies for a depth are named by the rule', () => {
  const grammar = readGrammar('list = "(" *( item / list ) ")"\nitem = "x"', { file: 'l.abnf', depth: 2 });
  const { files, rules } = generated(grammar);
  expect(rules.map(({ name }) => name)).toEqual(['list', 'item']);
  const { accepts: isList, parse } = loaded(files);
  expect(parse('(x(x))').children.map(({ rule }) => rule)).toEqual(['item', 'list']);
  expect(['(((x)))', '((((x))))'].map((text) => isList(text))).toEqual([true, false]);
  expect(files.get('index.ts')).toContain(
    '// Incomplete: the recursion of list is expanded to a depth of 2; deeper nesting is not derivable here.',
  );
});

longTest('names a rule that cannot be transcribed, and omits it if it is not needed', () => {
  const beyond = readFileSync(`${__dirname}/../transcribe/not-transcribable.abnf`, 'utf8');
  const grammar = readGrammar(beyond, { file: 'not-transcribable.abnf', start: 'late' });
  expect(generateParser(grammar, { generator: 'test', prefer: 'first' })).toEqual({
    failed: expect.arrayContaining([
      { rule: 'letters', reason: expect.stringContaining('the last resort') as unknown },
      { rule: 'late', reason: 'it uses a rule that is not transcribed' },
    ]) as unknown,
  });
});
