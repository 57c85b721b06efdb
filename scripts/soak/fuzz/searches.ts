/**
 * The searches that run the generated parsers, the automata and the interpreter of grammar.peggy on the same strings,
 * and compare the roles that the tagged DFA and the tree see in what the reference rule derives.
 */
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { grammarOf } from '../../../src/study/grammars.js';
import { characterSuite, wMethodSuite } from '../../../src/study/proof/w-method.js';
import { type Search, turn } from '../search.js';
import { randomReferences, randomStrings } from './random-strings.js';
import { agree, Routes } from './routes.js';

/** Random strings of a round, and as many for the roles. */
const strings = 50_000;
/** A round tries one in so many strings of a rule's suites. */
const laps = 32;

/** Findings of a round that are kept: one fault shows in many strings. */
const most = 3;

const made = new Map<RevisionId, Routes>();

/** The routes of a revision, made once. */
function routesOf(revision: RevisionId): Routes {
  const routes = made.get(revision) ?? new Routes(revision);
  made.set(revision, routes);
  return routes;
}

/** Random strings. @param find the routes of a revision */
export function fuzz(find = routesOf, count = strings): Search {
  return {
    name: 'fuzz',
    purpose: 'parser, automaton and interpreter accept the same random strings, and see the same roles',
    run(seed) {
      const [revision] = turn(revisions, seed);
      const routes = find(revision);
      const findings: string[] = [];
      const [any, references] = [randomStrings(routes, seed), randomReferences(routes, seed)];
      for (let i = 0; i < count; i++) {
        const { rule, text } = any.next().value;
        const verdicts = routes.verdicts(rule, text);
        if (!agree(verdicts)) findings.push(disagreement(revision, rule, text, verdicts));
        const reference = references.next().value;
        const seen = routes.accepts(routes.start, reference) ? routes.differentRoles(reference) : undefined;
        if (seen !== undefined) findings.push(disagreement(revision, routes.start, reference, seen));
      }
      return { cases: 2 * count, findings: findings.slice(0, most) };
    },
  };
}

const rules = revisions.flatMap((revision) => grammarOf(revision).rules.map((rule) => ({ revision, rule })));

/** The W-method's suites, and every character in every state, of every rule. */
export const conformance: Search = {
  name: 'conformance',
  purpose: 'parsers pass the partial W-method suite for one extra state, and every character in every state',
  all: rules.length * laps,
  run(seed) {
    const [{ revision, rule }, lap] = turn(rules, seed);
    const routes = routesOf(revision);
    const automaton = routes.automaton(rule);
    const findings: string[] = [];
    let place = 0;
    let cases = 0;
    for (const suite of [
      wMethodSuite(automaton, { extraStates: 1, partial: true }),
      characterSuite(automaton),
    ]) {
      for (const { text, accepted } of suite) {
        if (place++ % laps !== lap % laps) continue;
        cases += 1;
        const parser = routes.parses(rule, text);
        if (parser !== accepted)
          findings.push(disagreement(revision, rule, text, { parser, automaton: accepted }));
        const seen = parser && accepted && rule === routes.start ? routes.differentRoles(text) : undefined;
        if (seen !== undefined) findings.push(disagreement(revision, rule, text, seen));
      }
    }
    return { cases, findings: findings.slice(0, most) };
  },
};

function disagreement(revision: RevisionId, rule: string, text: string, says: object): string {
  return `${revision} ${rule} ${JSON.stringify(text)}: ${JSON.stringify(says)}`;
}
