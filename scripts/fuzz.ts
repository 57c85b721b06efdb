/**
 * `npm run fuzz [-- REV… --strings N --seed N --extra-states N --whole]`: puts the generated parsers, the automata and the
 * interpreter of grammar.peggy to the same strings. First the W-method's suite of every rule, the partial one unless
 * the whole is asked for; then every character in every state; then random strings. Figures on stdout; exit 1 with the string at the first disagreement.
 */
import { parseArgs } from 'node:util';
import { characterSuite, type ConformanceTest, wMethodSuite } from '../src/grammar/w-method.js';
import { type RevisionId, revisions } from '../src/revisions.js';
import { unknownName } from '../src/syntax/unknown-name.js';
import { randomStrings } from './fuzz/random-strings.js';
import { agree, Routes, type Verdicts } from './fuzz/routes.js';

/** The routes do not agree about a string. */
class Disagreement extends Error {
  override readonly name = 'Disagreement';
  constructor(revision: RevisionId, rule: string, text: string, verdicts: Partial<Verdicts>) {
    const says = Object.entries(verdicts).map(
      ([route, accepts]) => `${route} ${accepts ? 'accepts' : 'rejects'}`,
    );
    super(`${revision} ${rule} ${JSON.stringify(text)}: ${says.join(', ')}`);
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
  const chosen = positionals.length === 0 ? revisions : positionals.map(revisionNamed);
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
        throw new Disagreement(routes.revision, rule, text, { parser, automaton: accepted });
      strings += 1;
      if (accepted) derivable += 1;
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
    if (!agree(verdicts)) throw new Disagreement(routes.revision, rule, text, verdicts);
    strings += 1;
    if (verdicts.automaton) derivable += 1;
  }
  return { strings, derivable };
}

function report(revision: RevisionId, what: string, run: () => Figures): void {
  const start = performance.now();
  const { strings, derivable } = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const share = strings === 0 ? 0 : Math.round((100 * derivable) / strings);
  const figures = `${strings.toLocaleString('en').padStart(11)} strings, ${share}% derivable`;
  process.stdout.write(
    `${revision.padEnd(13)} ${what.padEnd(34)} ${figures}, all routes agree, ${seconds} s\n`,
  );
}

function revisionNamed(name: string): RevisionId {
  const found = revisions.find((id) => id === name);
  if (found === undefined) throw unknownName('revision', name, revisions);
  return found;
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
