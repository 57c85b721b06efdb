/** `transcribe`: converts a BNF to a PEG, with every rule proved and a reason for each repair. */

import { declareCommand } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOfRule, preferenceOption, isGrammar } from '../input/grammar-options.js';
import { bnfOf, formatDepartures, transcribe } from '../../study/index.js';
import { visible } from '../../core/base/visible.js';
import { rulesAtFault } from '../documents/grammar-file.js';
import { transcribed, studiedLanguage, studiedRule } from '../documents/studies.js';

const about = `In a PEG copied from a BNF, "/" commits and "*" does not backtrack, so the copy
may accept other strings. A rule is copied if the copy is right, and repaired
otherwise: by another order of alternatives, left factoring, a lookahead ("&" or
"!") for one character or for the following rule, or a rule variant
"rule__in_other" for one context. If no simple repair exists, the expression is
rewritten from its automaton, without the names of its rules. The last resort,
"automaton", is a larger expression, or one rule "rule__state_1" per state.

The PEG is proved rule by rule, as in "prove". Rules that could not be proved or
read, or exceed a limit, are omitted with the rules that use them, and listed
with the reason. Standard error lists each departure from the copy: the rule,
its kind, and a shortest string that makes it necessary. The document's own
transcription (see "grammar") differs: it follows the words of the document.`;

export const command = declareCommand({
  arguments: [
    ['<REV>', 'the revision'],
    ['[RULE]', 'the rule, with those that it uses (default: all)'],
  ],
  options: [preferenceOption, ...grammarOfRule, shared.json],
  about,
  topics: ['limits'],
  exit: { 1: 'at least one rule could not be transcribed or proved' },
  examples: [
    'uri-revisions transcribe rfc3986 IPv6address',
    'uri-revisions transcribe rfc1738 --prefer longest',
    `printf 'hour = DIGIT / "1" DIGIT' | uri-revisions transcribe --abnf -`,
  ],
  run: async (name, ruleName, options, terminal) => {
    const { prefer, json } = options;
    const rule = ruleName ?? options.start;
    const asked = isGrammar(name)
      ? await studiedLanguage(name, rule, options, terminal)
      : await studiedRule(name, rule);
    const bnf = bnfOf(asked.revision);
    const made = transcribed(() =>
      transcribe(bnf, {
        prefer,
        ...(rule !== undefined && { rule: asked.rule }),
        progress: (done) => {
          terminal.status(`${visible(bnf.revision)}: ${done}`);
        },
      }),
    );
    terminal.clearStatus();
    const atFault = rule === undefined ? rulesAtFault(asked.revision) : [];
    const missing = [...made.reasons.map((one) => ({ rule: one.rule, why: one.reason })), ...atFault];
    if (json) {
      for (const one of [...made.rules, ...missing])
        await terminal.printJson({ revision: bnf.revision, ...one });
    } else await terminal.print(made.peg);
    terminal.say(...formatDepartures(made).trimEnd().split('\n'));
    terminal.say(...atFault.map(({ rule: name, reason }) => `not transcribed: ${name}: ${reason}`));
    if (missing.length > 0) terminal.end(1);
  },
});
