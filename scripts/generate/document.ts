/**
 * Generates the files of one document in generated/<id>: its parser, by peggy with the plugin of src/grammar/emit, its
 * automata, its expressions, its rules and texts; and generated/notation. Checks that grammar.peggy transcribes the
 * rules of the BNF.
 */
import peggy from 'peggy';
import { placeIn } from '../../src/core/base/text-place.js';
import { rulesReaching } from '../../src/core/tree/reaching.js';
import type { Roles } from '../../src/core/tree/roles.js';
import type { RuleTexts } from '../../src/core/tree/rule.js';
import { minimalAutomaton } from '../../src/grammar/automata/minimal-dfa.js';
import type { BnfExpression, BnfGrammar, BnfRule } from '../../src/grammar/bnf/bnf.js';
import type { EncodedBnf, EncodedExpression, EncodedReading } from '../../src/grammar/bnf/encoded-bnf.js';
import { GrammarError, type GrammarFile } from '../../src/grammar/bnf/errors.js';
import type { GrammarDocument } from '../../src/grammar/bnf/read-document.js';
import type { PrintedReading } from '../../src/grammar/bnf/read-printed.js';
import { block, code, type Code, constantModule } from '../../src/grammar/emit/code.js';
import { automatonSource, encodeAutomaton, literal, quote } from '../../src/grammar/emit/encode-automaton.js';
import type { Letters } from '../../src/grammar/emit/letters.js';
import { nodesSource } from '../../src/grammar/emit/runtime.js';
import { parserSource as sourceOf } from '../../src/grammar/emit/parser-source.js';
import { pluginOf } from '../../src/grammar/emit/peggy-plugin.js';
import type { NamedRule, Runtime } from '../../src/grammar/emit/runtime.js';
import {
  childRules,
  type PegGrammar,
  pegIdentifier,
  type PegRule,
  textOfRule,
  withoutPlace,
} from '../../src/grammar/peg/peg.js';
import { proveTranscription } from '../../src/grammar/proof/prove-transcription.js';
import { formatCounterexamples, formatVerdict } from '../../src/study/formatting/format-proof.js';
import { constantIn } from '../load/constant.js';
import { readFile } from '../load/files.js';
import { withPlace } from '../load/grammar.js';
import type { RolesFile } from '../load/roles.js';

/** Returns the rules of a document, as grammar.peggy names them. */
function namedRules({ rules }: BnfGrammar): readonly NamedRule[] {
  return rules.map(({ name }) => ({ name, identifier: pegIdentifier(name) }));
}

export const sources: Runtime = {
  node: '../../src/core/tree/node.js',
  parser: '../../src/core/tree/parser.js',
  automaton: '../../src/core/automaton/dfa-table.js',
  bnf: '../../src/core/automaton/compact-bnf.js',
};

/** The module of the letters of a grammar that mentions more than US-ASCII. */
export const alphabetModule = '../../src/core/reading/alphabet.js';

/**
 * Returns the module with the automaton of the first rule whose role is `absolute`; without such a rule, one that
 * accepts nothing.
 */
export function absoluteSource(grammar: BnfGrammar, startRule: string, roles: RolesFile['rules']): string {
  const absolute = grammar.rules.find(({ name }) => roles[name] === 'absolute')?.name;
  if (absolute === startRule) return `export { automaton } from './automaton.js';\n`;
  if (absolute !== undefined) return automatonSource(grammar, absolute, sources);
  const nothing = "[1, 1, 0, 1, '', '']";
  const type = ['EncodedAutomaton', sources.automaton] as const;
  return constantModule('automaton', type, nothing, 'No rule is for absolute forms.');
}

/** Returns the module with the automata of all rules, to be decoded one by one. */
export function automataSource(grammar: BnfGrammar): string {
  const entries = grammar.rules.map(({ name }) => {
    return `  ${quote(name)}: ${literal(encodeAutomaton(minimalAutomaton(grammar, name)))},\n`;
  });
  return (
    `import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';\n` +
    `import type { RuleName } from './rules.js';\n\n` +
    `/** The minimal automaton of every rule, for decodeAutomaton. */\n` +
    `export const automata: Readonly<Record<RuleName, EncodedAutomaton>> = {\n${entries.join('')}};\n`
  );
}

/** Returns the TypeScript module of the expressions, for decodeBnf and decodePrinted. */
export function expressionsSource(grammar: BnfGrammar, printed: readonly PrintedReading[]): string {
  const { rules, printed: readings } = encodeBnf(grammar, printed);
  const rows = (all: readonly unknown[]): Code =>
    block(
      all.map((row) => `${JSON.stringify(row)},`),
      '[]',
    );
  return constantModule(
    'expressions',
    ['EncodedBnf', '../../src/grammar/bnf/encoded-bnf.js'],
    block([code`rules: ${rows(rules)},`, code`printed: ${rows(readings)},`]),
    'The expressions of the rules in their order, and of corrected rules as printed; for decodeBnf.',
  );
}

/** Encodes the input of decodeBnf and decodePrinted. */
function encodeBnf(grammar: BnfGrammar, printed: readonly PrintedReading[]): EncodedBnf {
  return {
    rules: grammar.rules.map(({ expression, span }) => [encodeExpression(expression), span.start, span.end]),
    printed: printed.map((reading): EncodedReading => {
      const { correction } = reading;
      const rule = grammar.rules.find(({ name }) => name === correction.rule);
      const index = rule?.corrections.findIndex((other) => other.printed === correction.printed) ?? -1;
      return [
        correction.rule,
        index,
        reading.readable ? encodeExpression(reading.expression) : reading.problem,
      ];
    }),
  };
}

function encodeExpression(e: BnfExpression): EncodedExpression {
  const { start, end } = e.span;
  switch (e.type) {
    case 'literal':
      return ['l', e.text, e.ignoreCase, start, end];
    case 'range':
      return ['c', e.from, e.to, start, end];
    case 'reference':
      return ['r', e.name, start, end];
    case 'sequence':
      return ['s', e.items.map(encodeExpression), start, end];
    case 'alternation':
      return ['a', e.alternatives.map(encodeExpression), start, end];
    case 'repetition':
      return ['t', e.min, e.max, encodeExpression(e.body), start, end];
  }
}

/**
 * Returns the files of the notations of these names, by their path from the root. @throws GrammarError,
 * MissingFileError
 */
export function notationFiles(names: readonly string[]): ReadonlyMap<string, string> {
  const core = readFile('grammar/notation/core-rules.bnf', 'the core rules of ABNF');
  return new Map([
    ...names.map((name): [string, string] => [`generated/notation/${name}.ts`, notationSource(name)]),
    [
      'generated/notation/core-rules.ts',
      `// Generated from ${core.file}. Do not edit.\n\nexport const coreRules = ${JSON.stringify(core.text)};\n`,
    ],
  ]);
}

function notationSource(name: string): string {
  const source = readFile(`grammar/notation/${name}.peggy`, 'the grammar of one rule in that notation');
  const code = withPlace(source, () =>
    peggy.generate(source.text, { grammarSource: source.file, output: 'source', format: 'es' }),
  );
  return `// Generated from ${source.file}. Do not edit.\n// @ts-nocheck\n${code}`;
}

/** The members of roles.json that define components. */
type ReadRoles = Pick<Roles, 'sources' | 'hostKind'>;

/**
 * Returns the TypeScript module of a typed parser: every rule is a start rule and a node.
 * @param source grammar.peggy
 * @throws GrammarError if peggy's checks find a fault
 */
export function parserSource(
  grammar: BnfGrammar,
  source: GrammarFile,
  roles: ReadRoles,
  letters: Letters,
): string {
  const plugin = pluginOf((rules) =>
    sourceOf({ rules }, namedRules(grammar), openedRules(rules, roles), sources, letters),
  );
  return withPlace(source, () =>
    peggy.generate(source.text, {
      output: 'source',
      grammarSource: source.file,
      allowedStartRules: ['*'],
      plugins: [plugin],
    }),
  );
}

/**
 * Returns the peggy identifiers of the rules that define roles, and of those from which one of them can be reached:
 * their nodes are created eagerly, as callers will request them.
 */
function openedRules(rules: readonly PegRule[], { sources: read, hostKind }: ReadRoles): ReadonlySet<string> {
  const withRoles = new Set([...hostKind, ...read.flatMap((source) => source.in)].map(pegIdentifier));
  return rulesReaching(
    rules.map(({ name, expression }) => ({ name, uses: childRules(expression) })),
    rules.map(({ name }) => name).filter((name) => withRoles.has(withoutPlace(name))),
  );
}

/**
 * Checks that a transcription has all rules of the BNF, no others, in the document's order; readings `name__where` may
 * be anywhere. @throws GrammarError at the first fault
 */
export function checkTranscription(grammar: BnfGrammar, source: GrammarFile, peg: PegGrammar): void {
  const names = new Set(grammar.rules.map(({ name }) => pegIdentifier(name)));
  for (const { name, span } of peg.rules) {
    if (names.has(withoutPlace(name))) continue;
    throw new GrammarError(source, span.start, `"${name}" transcribes no rule of ${grammar.revision}`);
  }
  const transcribed = peg.rules.filter(({ name }) => name === withoutPlace(name));
  // In a patch, the rules of its own grammar.peggy come first.
  const isPatch = grammar.rules.some(({ origin }) => origin === 'base');
  grammar.rules.forEach(({ name }, i) => {
    const identifier = pegIdentifier(name);
    const found = isPatch ? transcribed.find((rule) => rule.name === identifier) : transcribed[i];
    if (found?.name === identifier) return;
    const problem = transcribed.some((other) => other.name === identifier)
      ? `the document has rule "${name}" here`
      : `rule "${name}" is missing: the document has it here`;
    throw new GrammarError(source, found?.span.start ?? source.text.trimEnd().length, problem);
  });
}

/** Returns an error for each unproved rule, at its place, with the shortest counterexample. */
export function refutedRules(source: GrammarFile, peg: PegGrammar, bnf: BnfGrammar): readonly GrammarError[] {
  return [...proveTranscription({ bnf, peg })]
    .filter(({ proved }) => !proved)
    .map((proof) => {
      const offset = peg.rules.find(({ name }) => name === proof.identifier)?.span.start ?? 0;
      const why = formatCounterexamples(proof).join('; ');
      return new GrammarError(source, offset, `rule "${proof.identifier}" ${formatVerdict(proof)}: ${why}`);
    });
}

/**
 * Returns a line for each edited rule.
 * @param generated the text of generated/<id>/texts.ts
 */
export function editedRules({ file }: GrammarFile, peg: PegGrammar, generated: string): readonly string[] {
  const known = (constantIn(generated, 'texts') as RuleTexts).peg.map((text) => `\n${text}\n`);
  return peg.rules
    .filter((rule) => !known.some((text) => text.includes(`\n${textOfRule(peg, rule)}\n`)))
    .map(({ name, span }) => {
      const { line } = placeIn(peg.text, span.start);
      return `${file}:${String(line)}: rule "${name}" is not the one generated from`;
    });
}

/** Returns the TypeScript module that describes a revision and its rules to the core. */
export function rulesSource(
  grammar: BnfGrammar,
  peg: PegGrammar,
  { id, title, date, start, startsByBase }: GrammarDocument,
  roles: Roles,
): string {
  const { rules } = grammar;
  const names = rules.map((rule) => rule.name);
  return (
    `import type { RuleNode } from '../../src/core/tree/node.js';\n` +
    `import type { GrammarData } from '../../src/core/tree/rule.js';\n\n` +
    nodesSource(namedRules(grammar), peg) +
    `export const grammar: GrammarData<RuleName, ${JSON.stringify(start)}> = ${json({
      id,
      title,
      date,
      start,
      startsByBase,
      names,
      sections: rules.map((rule) => rule.section),
      roles,
    })};\n`
  );
}

/** Returns the TypeScript module with the printed, corrected and transcribed rules. */
export function textsSource(
  { rules }: BnfGrammar,
  peg: PegGrammar,
  { borrowed, isProse }: Pick<GrammarDocument, 'borrowed' | 'isProse'>,
  roles: RolesFile['rules'],
): string {
  const pegTexts = pegTextOfRules(peg);
  return constantModule(
    'texts',
    ['RuleTexts', '../../src/core/tree/rule.js'],
    json({
      roles: rules.map(({ name }) => roles[name]),
      printed: rules.map((rule) => rule.printed.slice(printedName(rule).length)),
      printedNames: Object.fromEntries(
        rules.filter((rule) => rule.name !== printedName(rule)).map((rule) => [rule.name, printedName(rule)]),
      ),
      sources: isProse === true ? proseOf(rules) : borrowed?.sources,
      corrected: Object.fromEntries(
        rules
          .filter((rule) => rule.corrections.length > 0)
          .map(({ name, corrected, corrections }) => [name, { corrected, corrections }]),
      ),
      peg: rules.map(({ name }) => pegTexts.get(pegIdentifier(name))),
      origins: Object.fromEntries(
        rules.filter(({ origin }) => origin !== 'document').map(({ name, origin }) => [name, origin]),
      ),
    }),
  );
}

/** Returns the place in the prose that each rule is transcribed from. */
function proseOf(rules: readonly BnfRule[]): Readonly<Record<string, string>> {
  const own = rules.filter(({ origin }) => origin === 'prose');
  return Object.fromEntries(own.map(({ name, section }) => [name, `the definition at ${section}`]));
}

function printedName({ name, printed, renames }: BnfRule): string {
  const [found = name] = [...(renames ?? [])].find(([, other]) => other === name) ?? [];
  if (!printed.startsWith(found)) throw new Error(`the printed rule "${found}" does not begin with its name`);
  return found;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Returns the text of each rule without its comments; the variants `name__where` follow the rule they read. */
function pegTextOfRules(peg: PegGrammar): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const rule of peg.rules) {
    const text = textOfRule(peg, rule);
    const identifier = withoutPlace(rule.name);
    const known = texts.get(identifier);
    texts.set(identifier, known === undefined ? text : `${known}\n${text}`);
  }
  return texts;
}
