/**
 * Reads grammar/<id>/roles.json: the roles of rules and the sources of components, checked against the rules of the
 * document and their transcription, so that every source can apply.
 */
import type { DfaTable } from '../../src/core/automaton/dfa-table.js';
import type { BnfGrammar } from '../../src/grammar/bnf/bnf.js';
import { GrammarError, type GrammarFile } from '../../src/grammar/bnf/errors.js';
import { walk } from '../../src/core/automaton/walk.js';
import { minimalAutomaton } from '../../src/grammar/automata/minimal-dfa.js';
import {
  childrenOf,
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  transcriptionsOf,
} from '../../src/grammar/peg/peg.js';
import { offsetOfString, patchedBy, readJson } from '../../src/grammar/bnf/read-document.js';
import { registerRoles, repeatedRoles, type Roles, type RoleSource } from '../../src/core/tree/roles.js';
import { type RuleRole, ruleRoles } from '../../src/core/tree/rule-roles.js';
import { unknownName } from '../../src/core/base/unknown-name.js';
import { grammarFile } from './files.js';
import { loadDocument } from './grammar.js';
import { literalPrefix, tagRoles, UntaggableError } from '../../src/grammar/tagging/tags.js';

/** roles.json. */
export interface RolesFile extends Omit<Roles, 'carriers' | 'whole'> {
  /** The rules that identify the production of a string. */
  readonly carriers: readonly string[];
  readonly rules: Readonly<Partial<Record<string, RuleRole>>>;
}

const roles: readonly string[] = [...registerRoles, ...repeatedRoles];
/** A source has exactly one of these, and `unless` only with the first. */
const kinds = ['rules', 'literal', 'anchor', 'ending'] as const;
const sourceFields: readonly string[] = ['in', 'role', 'unless', ...kinds];

/**
 * Returns the roles.json of a document. That of a patch contains only changes: the roles of its own rules and, of the
 * other fields, those that differ from its base's.
 * @throws GrammarError, MissingFileError
 */
export function rolesSource(revision: string): GrammarFile {
  const own = grammarFile(revision, 'roles.json');
  const base = patchedBy(loadDocument(revision));
  if (base === undefined) return own;
  const based = readJson(rolesSource(base)) as RolesFile;
  const changed = readJson(own) as Partial<RolesFile>;
  const whole = { ...based, ...changed, rules: { ...based.rules, ...changed.rules } };
  return { file: own.file, text: JSON.stringify(whole, null, 2) };
}

/** Reads and checks roles. @throws GrammarError at the first fault */
export function readRoles(source: GrammarFile, grammar: BnfGrammar, peg: PegGrammar): RolesFile {
  const file = readJson(source) as RolesFile;
  requireShape(source, file);
  const { rules, sources, hostKind, neverUndefined, carriers } = file;
  const names = grammar.rules.map(({ name }) => name);
  const requireRule = (name: string, offset: number): void => {
    if (!names.includes(name))
      throw new GrammarError(source, offset, unknownName('rule', name, names).problem);
  };
  const offsetOfHostKind = (name: string): number => offsetAfter(source, '"hostKind"', name);
  for (const name of [...Object.keys(rules), ...carriers]) requireRule(name, offsetOfString(source, name));
  for (const name of names) {
    const role = rules[name];
    if (role === undefined) {
      throw new GrammarError(source, offsetOfString(source, 'rules'), `rule "${name}" has no role`);
    }
    if (Object.hasOwn(ruleRoles, role)) continue;
    const problem = unknownName('role of rules', role, Object.keys(ruleRoles)).problem;
    throw new GrammarError(source, offsetAfter(source, `"${name}"`, role), problem);
  }
  for (const name of hostKind) {
    requireRule(name, offsetOfHostKind(name));
    if (sources.some((given) => given.role === 'host' && 'rules' in given && given.rules.includes(name)))
      continue;
    throw new GrammarError(source, offsetOfHostKind(name), `no source takes rule "${name}" for a host`);
  }
  for (const role of neverUndefined) requireRole(source, role, offsetOfString(source, role));

  const places = placesOfSources(source);
  const offsetIn = (component: RoleSource, value: string): number => {
    const place = places[sources.indexOf(component)] ?? { index: 0, text: '' };
    return place.index + Math.max(0, place.text.lastIndexOf(JSON.stringify(value)));
  };
  for (const component of sources) {
    const offsetOf = (value: string): number => offsetIn(component, value);
    requireOneKind(source, component, offsetOf);
    requireRole(source, component.role, offsetOf(component.role));
    for (const name of namedRules(component)) requireRule(name, offsetOf(name));
    requireApplicable(source, component, offsetOf, grammar, peg);
  }
  try {
    tagRoles(peg, { ...file, carriers: [], whole: {} }, names);
  } catch (error) {
    if (!(error instanceof UntaggableError)) throw error;
    const { asked, source: component, message } = error;
    const offset = component === undefined ? offsetOfHostKind(asked) : offsetIn(component, asked);
    throw new GrammarError(source, offset, message);
  }
  return file;
}

function requireShape(source: GrammarFile, file: unknown): void {
  const fields: Partial<Record<string, unknown>> =
    typeof file === 'object' && file !== null ? { ...file } : {};
  for (const list of ['sources', 'hostKind', 'neverUndefined', 'carriers']) {
    if (Array.isArray(fields[list])) continue;
    throw new GrammarError(source, offsetOfString(source, list), `"${list}" is missing or no list`);
  }
  if (typeof fields.rules === 'object' && fields.rules !== null) return;
  throw new GrammarError(source, offsetOfString(source, 'rules'), '"rules" is missing or no object');
}

function offsetAfter({ text }: GrammarFile, before: string, value: string): number {
  return Math.max(0, text.indexOf(JSON.stringify(value), text.indexOf(before)));
}

function requireOneKind(
  source: GrammarFile,
  component: RoleSource,
  offsetOf: (value: string) => number,
): void {
  for (const field of Object.keys(component)) {
    if (sourceFields.includes(field)) continue;
    throw new GrammarError(source, offsetOf(field), unknownName('field', field, sourceFields).problem);
  }
  const given = kinds.filter((kind) => kind in component);
  if (given.length !== 1 || !Array.isArray(component.in)) {
    throw new GrammarError(source, offsetOf('role'), `a source has "in" and one of ${kinds.join(', ')}`);
  }
}

function requireRole(source: GrammarFile, role: string, offset: number): void {
  if (!roles.includes(role)) throw new GrammarError(source, offset, unknownName('role', role, roles).problem);
}

function namedRules(component: RoleSource): readonly string[] {
  if (!('rules' in component)) return component.in;
  return [...component.in, ...component.rules, ...(component.unless === undefined ? [] : [component.unless])];
}

/** Checks that every rule of a source can give it its role. */
function requireApplicable(
  source: GrammarFile,
  component: RoleSource,
  offsetOf: (value: string) => number,
  grammar: BnfGrammar,
  peg: PegGrammar,
): void {
  for (const rule of component.in) {
    if ('rules' in component) {
      const children = childrenOf(peg, rule);
      if (component.rules.some((name) => children.has(pegIdentifier(name)))) continue;
      const problem = `rule "${rule}" uses none of ${component.rules.join(', ')}`;
      throw new GrammarError(source, offsetOf(rule), problem);
    }
    if ('ending' in component) {
      const problem = endingProblem(minimalAutomaton(grammar, rule), component.ending);
      if (problem === undefined) continue;
      throw new GrammarError(source, offsetOf(component.ending), `rule "${rule}" derives ${problem}`);
    }
    const literal = 'literal' in component ? component.literal : component.anchor;
    if (alternativesOf(peg, rule).some((e) => literalPrefix(e).startsWith(literal))) continue;
    const problem = `no alternative of rule "${rule}" begins with this in grammar.peggy`;
    throw new GrammarError(source, offsetOf(literal), problem);
  }
  if (!('rules' in component) || component.unless === undefined) return;
  const unless = pegIdentifier(component.unless);
  if (component.rules.some((rule) => childrenOf(peg, rule).has(unless))) return;
  const problem = `none of ${component.rules.join(', ')} uses rule "${component.unless}"`;
  throw new GrammarError(source, offsetOf(component.unless), problem);
}

function alternativesOf(peg: PegGrammar, rule: string): readonly PegExpression[] {
  return transcriptionsOf(peg, rule).flatMap((e) => (e.type === 'choice' ? e.alternatives : [e]));
}

/** Returns why an ending cannot define a role: it is tried from every reachable state. */
function endingProblem(automaton: DfaTable, ending: string): string | undefined {
  // At the end of such a node the registers cannot determine which rule the character before it belongs to.
  if (automaton.accepting(automaton.initial)) return 'the empty string, which has no ending';
  const reached = new Set([automaton.initial]);
  for (const state of reached) {
    for (let c = 0; c < automaton.classCount; c++) reached.add(automaton.step(state, c));
  }
  const canEnd = [...reached].some((from) => {
    const { offset, state } = walk(automaton, ending, from);
    return offset === ending.length && automaton.accepting(state);
  });
  return canEnd ? undefined : 'nothing that ends with this';
}

/** Returns the position of each source: the objects of "sources", which contain no further braces. */
function placesOfSources({
  text,
}: GrammarFile): readonly { readonly index: number; readonly text: string }[] {
  const from = text.indexOf('"sources"');
  return [...text.slice(from).matchAll(/\{[^{}]*\}/g)].map(({ 0: object, index }) => ({
    index: from + index,
    text: object,
  }));
}
