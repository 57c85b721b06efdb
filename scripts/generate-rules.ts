/** The grammar as typed data: generated/<revision>/rules.ts. */
import peggy from 'peggy';
import { type BnfGrammar, type BnfRule, references } from '../src/grammar/bnf.js';
import { pegIdentifier } from '../src/grammar/peg.js';
import type { GrammarDocument } from '../src/grammar/read-document.js';
import type { RolesFile } from './read-roles.js';

/** The TypeScript module that describes a revision and its rules to the core. */
export function rulesSource(
  grammar: BnfGrammar,
  document: GrammarDocument,
  peg: string,
  roles: RolesFile,
): string {
  const names = grammar.rules.map((rule) => rule.name);
  const pegTexts = pegTextOfRules(peg);
  const { rules } = grammar;
  return (
    `import { grammarOf } from '../../src/syntax/columns.js';\n` +
    `import type { GrammarData } from '../../src/syntax/rule.js';\n\n` +
    `/** The rules of the document, in its spelling and order. */\n` +
    `export type RuleName =\n${names.map((name) => `  | ${JSON.stringify(name)}`).join('\n')};\n\n` +
    `export const grammar: GrammarData<RuleName> = /*#__PURE__*/ grammarOf(${json({
      id: document.id,
      title: document.title,
      date: document.date,
      start: document.start,
      names,
      sections: rules.map((rule) => rule.section),
      roleNames: names.map((name) => roles.rules[name]),
      printed: rules.map((rule) => afterName(rule)),
      corrected: Object.fromEntries(
        rules
          .filter((rule) => rule.corrections.length > 0)
          .map(({ name, corrected, corrections }) => [name, { corrected, corrections }]),
      ),
      peg: names.map((name) => pegTexts.get(pegIdentifier(name))),
      uses: rules.map((rule) => references(rule.expression).map((name) => names.indexOf(name))),
      roles: {
        sources: roles.components,
        neverUndefined: roles.neverUndefined,
        carriers: roles.carriers,
      },
    })});\n`
  );
}

function afterName({ name, printed }: BnfRule): string {
  if (!printed.startsWith(name)) throw new Error(`the printed rule "${name}" does not begin with its name`);
  return printed.slice(name.length);
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Each rule of a .peggy text without its comments; the variants `name__where` after the rule they read. */
function pegTextOfRules(peg: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const rule of peggy.parser.parse(peg).rules) {
    const text = peg.slice(rule.location.start.offset, rule.location.end.offset).trim();
    const identifier = rule.name.replace(/__.*/, '');
    const known = texts.get(identifier);
    texts.set(identifier, known === undefined ? text : `${known}\n${text}`);
  }
  return texts;
}
