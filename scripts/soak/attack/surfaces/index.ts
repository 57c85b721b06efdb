/** All surfaces: where input from anybody comes in. */
import { surface as answers } from './answers.js';
import { surface as api } from './api.js';
import { surface as args } from './arguments.js';
import { surface as bnf } from './bnf.js';
import { surface as files } from './files.js';
import { surface as html } from './html.js';
import { surface as http } from './http.js';
import { surface as mime } from './mime.js';
import { surface as peg } from './peg.js';
import { surface as permalinks } from './permalinks.js';
import { surface as stdin } from './stdin.js';
import type { Budget, Outcome, Surface } from '../attack.js';
import { attack, knownAttacks } from '../attack.js';

/** A surface whatever its inputs are. */
export interface Target {
  readonly name: string;
  readonly attack: (budget: Budget) => Promise<Outcome>;
  /** What was too much once, and what grows: an attack each. */
  readonly known: () => readonly (() => Promise<Outcome>)[];
}

const target = <Input>(surface: Surface<Input>): Target => ({
  name: surface.name,
  attack: (budget) => attack(surface, budget),
  known: () => knownAttacks(surface),
});

export const targets: readonly Target[] = [
  target(args),
  target(stdin),
  target(answers),
  target(files),
  target(peg),
  target(bnf),
  target(html),
  target(mime),
  target(http),
  target(permalinks),
  target(api),
];
