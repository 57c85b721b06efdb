/**
 * `npm run fuzz [-- REV… --strings N --seed N --extra-states N --whole]`: runs the generated parsers, the automata, the
 * interpreter of grammar.peggy and peggy's own parser on the same strings. First the W-method's suite of every rule, the partial one unless
 * --whole is given; then every character in every state; then random strings. Where the reference rule derives a
 * string of the suites, and in as many random ones that it derives, the tagged DFA and the tree must see the same
 * roles. Figures on stdout; exit 1 with the string at the first disagreement.
 */
import { parseArgs } from 'node:util';
import { characterSuite, type ConformanceTest, wMethodSuite } from '../src/study/proof/w-method.js';
import { type RevisionId, revisions } from '../generated/registry/ids.js';
import { knownName } from '../src/base/unknown-name.js';
import { randomReferences, randomStrings } from './fuzz/random-strings.js';
import { agree, Routes, type Verdicts } from './fuzz/routes.js';

/** The routes do not agree about a string. */
class Disagreement extends Error {
  override readonly name = 'Disagreement';
  /** @param says what each route says of the text, by its name */
  constructor(revision: RevisionId, rule: string, text: string, says: Readonly<Record<string, string>>) {
    const ways = Object.entries(says).map(([way, what]) => `${way} ${what}`);
    super(`${revision} ${rule} ${JSON.stringify(text)}: ${ways.join('; ')}`);
  }
}

function main(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      strings: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      'extra-states': { type: 'string', default: '1' },
      whole: { type: 'boolean', default: false },
    },
  });
  const strings = count('strings', values.strings);
  const seed = count('seed', values.seed);
  const extraStates = count('extra-states', values['extra-states']);
  const partial = !values.whole;
  const chosen =
    positionals.length === 0 ? revisions : positionals.map((name) => knownName('revision', name, revisions));
  for (const revision of chosen) {
    const routes = new Routes(revision);
    const suite = `W-method${partial ? ', partial' : ''}, extra states ${extraStates}`;
    report(revision, suite, () =>
      runSuites(routes, (rule) => wMethodSuite(routes.automaton(rule), { extraStates, partial })),
    );
    report(revision, 'every character, every state', () =>
      runSuites(routes, (rule) => characterSuite(routes.automaton(rule))),
    );
    report(revision, `random, seed ${seed}`, () => runRandom(routes, strings, seed));
    report(revision, `roles in random, seed ${seed}`, () => runRoles(routes, strings, seed));
  }
}

/** How many strings were tried, and how many of them are derivable. */
interface Figures {
  readonly strings: number;
  readonly derivable: number;
}

function runSuites(routes: Routes, suite: (rule: string) => Iterable<ConformanceTest>): Figures {
  let strings = 0;
  let derivable = 0;
  for (const rule of routes.rules) {
    for (const { text, accepted } of suite(rule)) {
      const parser = routes.parses(rule, text);
      if (parser !== accepted)
        throw new Disagreement(routes.revision, rule, text, inWords({ parser, automaton: accepted }));
      strings += 1;
      if (!accepted) continue;
      derivable += 1;
      if (rule === routes.start) requireSameRoles(routes, text);
    }
  }
  return { strings, derivable };
}

function runRandom(routes: Routes, count: number, seed: number): Figures {
  let strings = 0;
  let derivable = 0;
  for (const { rule, text } of randomStrings(routes, seed)) {
    if (strings === count) break;
    const verdicts = routes.verdicts(rule, text);
    if (!agree(verdicts)) throw new Disagreement(routes.revision, rule, text, inWords(verdicts));
    strings += 1;
    if (verdicts.automaton) derivable += 1;
  }
  return { strings, derivable };
}

/** Compares the roles in as many derivable strings as `count` says. */
function runRoles(routes: Routes, count: number, seed: number): Figures {
  let strings = 0;
  let derivable = 0;
  for (const text of randomReferences(routes, seed)) {
    if (derivable === count) break;
    strings += 1;
    if (!routes.accepts(routes.start, text)) continue;
    requireSameRoles(routes, text);
    derivable += 1;
  }
  return { strings, derivable };
}

/** @throws Disagreement */
function requireSameRoles(routes: Routes, text: string): void {
  const seen = routes.differentRoles(text);
  if (seen !== undefined) throw new Disagreement(routes.revision, routes.start, text, { ...seen });
}

function inWords(verdicts: Partial<Verdicts>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(verdicts).map(([route, accepts]) => [route, accepts ? 'accepts' : 'rejects']),
  );
}

function report(revision: RevisionId, what: string, run: () => Figures): void {
  const start = performance.now();
  const { strings, derivable } = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const [all, those] = [strings, derivable].map((figure) => figure.toLocaleString('en').padStart(10));
  const figures = `${all} strings, ${those} derivable`;
  process.stdout.write(
    `${revision.padEnd(13)} ${what.padEnd(34)} ${figures}, all routes agree, ${seconds} s\n`,
  );
}

function count(option: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new RangeError(`--${option} takes a whole number, not "${text}"`);
  return Number(text);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
  process.exitCode = error instanceof Disagreement ? 1 : 2;
}
