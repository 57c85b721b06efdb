/** The grammar as typed data: generated/<id>/rules.ts and texts.ts. */
import peggy from 'peggy';
import type { BnfGrammar, BnfRule } from '../../src/study/bnf/bnf.js';
import { nodesSource } from '../../src/study/emit/nodes-source.js';
import { type PegGrammar, pegIdentifier, withoutPlace } from '../../src/study/peg/peg.js';
import type { GrammarDocument } from '../../src/study/bnf/read-document.js';
import type { RolesFile } from '../load/roles.js';
import { namedRules } from './sources.js';

/** The TypeScript module that describes a revision and its rules to the core. */
export function rulesSource(
  grammar: BnfGrammar,
  peg: PegGrammar,
  { id, title, date, start }: GrammarDocument,
  { rules: ruleRoles, ...roles }: RolesFile,
): string {
  const { rules } = grammar;
  const names = rules.map((rule) => rule.name);
  return (
    `import type { RuleNode } from '../../src/tree/node.js';\n` +
    `import type { GrammarData } from '../../src/tree/rule.js';\n\n` +
    nodesSource(namedRules(grammar), peg) +
    `export const grammar: GrammarData<RuleName, ${JSON.stringify(start)}> = ${json({
      id,
      title,
      date,
      start,
      names,
      sections: rules.map((rule) => rule.section),
      ruleRoles: names.map((name) => ruleRoles[name]),
      roles,
    })};\n`
  );
}

/** The TypeScript module that holds the rules as they are printed, corrected and transcribed. */
export function textsSource(
  { rules }: BnfGrammar,
  peg: string,
  { borrowed }: Pick<GrammarDocument, 'borrowed'>,
): string {
  const pegTexts = pegTextOfRules(peg);
  return (
    `import type { RuleTexts } from '../../src/tree/rule.js';\n\n` +
    `export const texts: RuleTexts = ${json({
      printed: rules.map((rule) => rule.printed.slice(printedName(rule).length)),
      printedNames: Object.fromEntries(
        rules.filter((rule) => rule.name !== printedName(rule)).map((rule) => [rule.name, printedName(rule)]),
      ),
      sources: borrowed?.sources,
      corrected: Object.fromEntries(
        rules
          .filter((rule) => rule.corrections.length > 0)
          .map(({ name, corrected, corrections }) => [name, { corrected, corrections }]),
      ),
      peg: rules.map(({ name }) => pegTexts.get(pegIdentifier(name))),
      origins: Object.fromEntries(
        rules.filter(({ origin }) => origin !== 'document').map(({ name, origin }) => [name, origin]),
      ),
    })};\n`
  );
}

function printedName({ name, printed, renames }: BnfRule): string {
  const [found = name] = [...(renames ?? [])].find(([, other]) => other === name) ?? [];
  if (!printed.startsWith(found)) throw new Error(`the printed rule "${found}" does not begin with its name`);
  return found;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Each rule of a .peggy text without its comments; the variants `name__where` after the rule they read. */
function pegTextOfRules(peg: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const rule of peggy.parser.parse(peg).rules) {
    const text = peg.slice(rule.location.start.offset, rule.location.end.offset).trim();
    const identifier = withoutPlace(rule.name);
    const known = texts.get(identifier);
    texts.set(identifier, known === undefined ? text : `${known}\n${text}`);
  }
  return texts;
}
