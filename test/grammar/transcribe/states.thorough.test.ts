/** The last resort if no expression is short: the automaton with a rule for each state. */
import { readGrammar } from '../../../src/study/read-grammar.js';
import { bnfOf } from '../../../src/study/index.js';
import { generateParser } from '../../../src/study/index.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { proveTranscription } from '../../../src/grammar/proof/prove-transcription.js';
import { transcribe } from '../../../src/grammar/transcribe/transcribe.js';
import { loaded } from '../emit/compiled.js';
import { quickTest, some } from '../../depth.js';

const window = `late    = "@" letters "."
letters = *letter "a" letter "a" letter "b" 5letter
letter  = %s"a" / %s"b"`;

/** Grammars whose automata give long expressions, and the rules that are written by states. */
const grammars: readonly (readonly [string, string, readonly string[]])[] = [
  ['the last letters', window, ['letters']],
  [
    'alternatives that share much',
    `r0 = *2( "a" ) / *( r1 / "c" )
r1 = ( %x61-62 / r2 ) %x61-62 / ( %x61-62 r2 )
r2 = [%x61-62 %s"ab" / "b"] ( "b" "b" / %s"ab" )`,
    ['r0'],
  ],
  [
    'repetitions of what may be empty',
    `r0 = ( r2 r1 )
r1 = *( r2 "c" / %x61-62 r2 ) *( "c" )
r2 = 1*3( "" "c" / "" ) "a" / 1*3( "b" "b" / "b" "b" ) 1*3( "c" )`,
    ['r1'],
  ],
  [
    'counts within counts',
    `r0 = *2("c")
r1 = *2( r2 "" / r2 ) 1*2( r2 r2 ) / *2( r2 )
r2 = 1*( "b" "b" / %x61-62 ) ( "c" ) / 1*( "b" %s"ab" / %x61-62 ) "a"`,
    ['r1'],
  ],
];

test.each(some(grammars, 1))('%s', (_, text, byStates) => {
  const bnf = bnfOf(readGrammar(text));
  const { rules, failed, peg } = transcribe(bnf);
  expect(failed).toEqual([]);
  const written = rules.filter(({ departures }) =>
    departures.some(
      (one) => one.kind === 'automaton' && one.written === `${one.written.split('__')[0] ?? ''}__state_1`,
    ),
  );
  expect(written.map(({ rule }) => rule)).toEqual(byStates);
  const proofs = [...proveTranscription({ peg: readPeg(peg), bnf })];
  expect(proofs.filter(({ proved }) => !proved)).toEqual([]);
  expect(proofs.filter(({ identifier }) => identifier.includes('__state_'))).toEqual([]);
});

quickTest('states create no nodes, and a parser reads through them', () => {
  const made = generateParser(readGrammar(window));
  if (!('files' in made)) throw new Error('no parser');
  const { parse, accepts } = loaded(made.files);
  const text = '@bbabaabaabab.';
  expect([accepts('@aaaa.'), accepts(text)]).toEqual([false, true]);
  const { children } = parse(text);
  expect(children.map(({ rule, start, end, children: inner }) => [rule, start, end, inner.length])).toEqual([
    ['letters', 1, text.length - 1, 0],
  ]);
});
