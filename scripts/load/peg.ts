/** Reads a revision's transcription from grammar/, with peggy. */
import peggy from 'peggy';
import { GrammarError, type GrammarFile } from '../../src/grammar/bnf/errors.js';
import { patchedBy } from '../../src/grammar/bnf/read-document.js';
import { type PegGrammar, textOfRule, withoutPlace } from '../../src/grammar/peg/peg.js';
import { rulesOfPeggy } from '../../src/grammar/peg/peggy-ast.js';
import { grammarFile } from './files.js';
import { loadDocument, withPlace } from './grammar.js';

/**
 * Returns the text of grammar/<id>/grammar.peggy; for a patch, followed by the unchanged rules of its base.
 * @throws GrammarError, MissingFileError
 */
export function pegText(revision: string): string {
  return loadTranscription(revision).source.text;
}

/** Returns its rules as parsing expressions. @throws GrammarError, MissingFileError */
export function loadPeg(revision: string): PegGrammar {
  return loadTranscription(revision).peg;
}

/**
 * Returns the file and its rules; a patch includes the unchanged rules of its base. @throws GrammarError,
 * MissingFileError
 */
export function loadTranscription(revision: string): { source: GrammarFile; peg: PegGrammar } {
  const own = grammarFile(revision, 'grammar.peggy');
  const base = patchedBy(loadDocument(revision));
  if (base === undefined) return { source: own, peg: read(own) };
  const { rules } = withPlace(own, () => peggy.parser.parse(own.text, { reservedWords: [] }));
  const defined = new Set(rules.map(({ name }) => withoutPlace(name)));
  const { peg } = loadTranscription(base);
  const kept = peg.rules
    .filter(({ name }) => !defined.has(withoutPlace(name)))
    .map((rule) => textOfRule(peg, rule));
  const source = { file: own.file, text: [own.text, ...kept].join('\n') };
  return { source, peg: read(source) };
}

/** Returns the rules of a file that peggy has read and checked. */
function read(source: GrammarFile): PegGrammar {
  const { file, text } = source;
  const grammar = withPlace(source, () =>
    peggy.generate(text, { output: 'ast', grammarSource: file, plugins: [checks] }),
  );
  const rules = rulesOfPeggy(grammar, (expression, { start }) => {
    throw new GrammarError(source, start.offset, `the proof does not cover ${expression}`);
  });
  return { text, rules };
}

/** Peggy plugin that only runs checks. The compiler finds a missing rule (scripts/generate/document.ts). */
const checks: peggy.Plugin = {
  use({ passes }) {
    passes.check = passes.check.filter(({ name }) => name !== 'reportUndefinedRules');
    Object.assign(passes, { transform: [], semantic: [], generate: [] });
  },
};
