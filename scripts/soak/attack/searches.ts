/** Searches that give hostile input to the build. */

import { type Search, itemOfSeed } from '../soak.js';
import { attack, type Budget, type Finding, knownAttacks, type Outcome, type Surface } from './attack.js';
import {
  answersSurface,
  argumentsSurface,
  filesSurface,
  pegSurface,
  pipesSurface,
  stdinSurface,
} from './command-line.js';
import { apiSurface, bnfSurface, permalinksSurface } from './probe-surfaces.js';
import { dataSurface, htmlSurface, markdownSurface, memberSurface, mimeSurface } from './links.js';
import { httpSurface } from './http.js';

/** A surface with its input type erased. */
interface Target {
  readonly name: string;
  readonly attack: (budget: Budget) => Promise<Outcome>;
  /** Returns an attack for each input that exceeded a limit once, and for each growing family. */
  readonly known: () => readonly (() => Promise<Outcome>)[];
}

const target = <Input>(surface: Surface<Input>): Target => ({
  name: surface.name,
  attack: (budget) => attack(surface, budget),
  known: () => knownAttacks(surface),
});

export const targets: readonly Target[] = [
  target(argumentsSurface),
  target(stdinSurface),
  target(answersSurface),
  target(filesSurface),
  target(pegSurface),
  target(bnfSurface),
  target(htmlSurface),
  target(mimeSurface),
  target(markdownSurface),
  target(dataSurface),
  target(memberSurface),
  target(httpSurface),
  target(permalinksSurface),
  target(apiSurface),
  target(pipesSurface),
];

/** Number of random inputs of a round, and the time in milliseconds for them and their shrinking. */
const budget = { runs: 10, milliseconds: 25_000 };

export const attackRandom: Search = {
  name: 'attack',
  purpose:
    'hostile input to every surface ends in a right answer, an error that says what and where, or a limit',
  async run(seed) {
    const [target] = itemOfSeed(targets, seed);
    const { tried, findings } = await target.attack({ ...budget, seed });
    return { cases: tried, findings: findings.map(inWords(target.name)) };
  },
};

const known = targets.flatMap(({ name, known }) => known().map((attack) => ({ name, attack })));

export const attackKnown: Search = {
  name: 'attack-known',
  purpose:
    'inputs that were too much once have an answer, and inputs that grow cost no more than in proportion',
  all: known.length,
  async run(seed) {
    const [{ name, attack }] = itemOfSeed(known, seed);
    const { tried, findings } = await attack();
    return { cases: tried, findings: findings.map(inWords(name)) };
  },
};

const inWords =
  (surface: string) =>
  ({ problem, command }: Finding): string =>
    `${surface}: ${problem}\n${command}`;
