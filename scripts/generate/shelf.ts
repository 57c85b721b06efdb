/**
 * Generates generated/shelf from grammar/shelf: the names, the grammars, and the automata of those that JSON Schema has
 * a format for. A file begins with comments such as "; title: …", which grammar/shelf/README.md explains.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { encodeAutomaton, literal, quote } from '../../src/grammar/emit/encode-automaton.js';
import { minimalAutomaton } from '../../src/grammar/automata/minimal-dfa.js';
import { readGrammar } from '../../src/study/read-grammar.js';
import { knownName } from '../../src/core/base/unknown-name.js';
import { revisions } from '../../generated/registry/ids.js';
import { GrammarError } from '../../src/grammar/bnf/errors.js';

const folder = 'grammar/shelf';
const origin = `// Generated from ${folder}. Do not edit.\n\n`;

/** Members of a file's head, in their order. */
const members = ['title', 'source', 'left out', 'schemes', 'formats', 'from'] as const;

interface Shelved {
  readonly name: string;
  readonly text: string;
  readonly head: Readonly<Partial<Record<(typeof members)[number], string>>>;
}

/** Returns the files of the shelf by name. @throws GrammarError if a head lacks its title or source */
function shelved(): readonly Shelved[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.abnf'));
  return files.sort().map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const [headText = '', ...body] = text.split('\n\n');
    const head: Partial<Record<(typeof members)[number], string>> = {};
    for (const [, member = '', value = ''] of headText.matchAll(/^; ([a-z ]+): (.+)$/gm))
      head[knownName('member of a shelf file', member, members)] = value;
    if (head.title === undefined || head.source === undefined || body.length === 0)
      throw new GrammarError(
        { file: `${folder}/${file}`, text },
        0,
        'a grammar of the shelf begins with "; title: …", "; source: …" and an empty line',
      );
    return { name: file.replace(/\.abnf$/, ''), text: body.join('\n\n'), head };
  });
}

/** Splits a list such as "ws ws-URI, wss wss-URI" at its commas. */
function listOf(text: string | undefined): readonly string[] {
  return text?.split(',').map((item) => item.trim()) ?? [];
}

/** Returns the start rule of each scheme. */
function schemesOf({ head }: Shelved): readonly (readonly [scheme: string, rule: string])[] {
  return listOf(head.schemes).map((item) => item.split(' ') as unknown as readonly [string, string]);
}

/** Returns the rules of documents that a grammar uses. */
function borrowedOf({ head }: Shelved) {
  return listOf(head.from).map((item) => {
    const [revision, rule = ''] = item.split(':');
    return { revision: knownName('revision', revision, revisions), rule };
  });
}

/** Returns the modules, by their path from the root. @throws GrammarError, UnknownNameError */
export function shelfSources(): ReadonlyMap<string, string> {
  const all = shelved();
  const names = all.flatMap((one) => {
    const schemes = schemesOf(one).map(([scheme]) => scheme);
    return [one.name, ...schemes].map((name) => [name, one.name] as const);
  });
  const entries = all.map((one) => ({
    name: one.name,
    title: one.head.title,
    source: one.head.source,
    ...(one.head['left out'] !== undefined && { leftOut: one.head['left out'] }),
    schemes: Object.fromEntries(schemesOf(one)),
    ...(one.head.formats !== undefined && { formats: listOf(one.head.formats) }),
    from: borrowedOf(one),
    text: one.text,
  }));
  const formats = all.flatMap((one) =>
    listOf(one.head.formats).map((format) => {
      const { bnf, start } = readGrammar(one.text, { file: one.name, from: borrowedOf(one) });
      return `  ${quote(format)}: ${literal(encodeAutomaton(minimalAutomaton(bnf, start)))},\n`;
    }),
  );
  const sources = {
    names: `/** The file of each name: its own, and the schemes that it describes. */\nexport const shelfNames: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(names), undefined, 2)};\n`,
    grammars: `${interfaceSource}export const shelf: readonly ShelfGrammar[] = ${JSON.stringify(entries, undefined, 2)};\n`,
    formats: `import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';\n\n/** The automata of the formats of JSON Schema. */\nexport const formats = {\n${formats.join('')}} as const satisfies Readonly<Record<string, EncodedAutomaton>>;\n`,
  };
  return new Map(
    Object.entries(sources).map(([name, source]) => [`generated/shelf/${name}.ts`, origin + source]),
  );
}

const interfaceSource = `import type { RevisionId } from '../registry/ids.js';

/** A grammar of the shelf, which is no document of the lineage. */
export interface ShelfGrammar {
  readonly name: string;
  readonly title: string;
  /** The document and its sections. */
  readonly source: string;
  /** Rules or forms of the source that it lacks; absent if it is whole. */
  readonly leftOut?: string;
  /** The start rule for each URI scheme that it describes. */
  readonly schemes: Readonly<Record<string, string>>;
  /** The formats of JSON Schema that its start rule describes. */
  readonly formats?: readonly string[];
  /** Rules of documents that it uses. */
  readonly from: readonly { readonly revision: RevisionId; readonly rule: string }[];
  /** Its ABNF. */
  readonly text: string;
}

`;
