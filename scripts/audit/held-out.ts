/** Texts that learning does not ask about, by which what was learnt is held against the parser. */
import type { Learnt } from '../../src/audit/index.js';
import { mixedTexts } from '../../src/audit/learning/mixed-texts.js';
import type { Automaton } from '../../src/automaton/automaton.js';
import { accepts } from '../../src/automaton/walk.js';
import { contains } from '../../src/base/code-units.js';
import type { Verdicts } from './beside.js';

const size = { count: 20_000, seed: 1 };
/** Of so many of them there is one more that begins with a name in Punycode, of which learning asks about few. */
const punycode = 2000;
/** Those of US-ASCII, and some beyond it. */
const units = [...Array.from({ length: 0x80 }, (_, unit) => unit), 0xe9, 0x4e2d, 0xd83d, 0xde00];

/** The texts, without the prefix. */
export function heldOutTexts(): ReadonlySet<string> {
  const mixed = [...mixedTexts({ ...size, asked: units })];
  return new Set([...mixed, ...mixed.slice(0, punycode).map((text) => `xn--${text}`)]);
}

/** How many texts were held out. */
export interface HeldOut {
  readonly texts: number;
  /** Of how many of them what was learnt says otherwise than the parser. */
  readonly wrong: number;
}

/** Texts with characters that learning could not ask about are left out, and those that the parser gave no answer to. */
export function heldOutOf(
  automaton: Automaton,
  unasked: Learnt['assumptions']['unasked'],
  held: Iterable<string>,
  verdicts: Verdicts,
): HeldOut {
  const isAsked = (text: string): boolean => {
    for (let i = 0; i < text.length; i++) if (contains(unasked, text.charCodeAt(i))) return false;
    return true;
  };
  const answered = [...held].filter((text) => verdicts.has(text) && isAsked(text));
  const wrong = answered.filter((text) => accepts(automaton, text) !== verdicts.get(text));
  return { texts: answered.length, wrong: wrong.length };
}
