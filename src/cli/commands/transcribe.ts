/** `transcribe`: converts a BNF to a PEG, with every rule proved and a reason for each repair. */

import { declareCommand } from '../input/command.js';
import { shared } from '../input/options.js';
import {
  grammarOfRule,
  preferenceOption,
  aboutGrammars,
  aboutPreference,
  isGrammarFile,
} from '../input/grammar-options.js';
import { bnfOf, formatDepartures, transcribe } from '../../study/index.js';
import { visible } from '../../core/base/visible.js';
import { rulesAtFault } from '../documents/grammar-file.js';
import { transcribed, studiedLanguage, studiedRule } from '../documents/studies.js';

const about = `A BNF copied into a PEG accepts other strings: "/" commits, and "*" gives
nothing back. Here each rule is its copy where that is right, and is repaired
where it is not: alternatives in another order, a common part first, a guard
("&" or "!") by a character, by a few, or by what follows, or a reading
"rule__in_other" of a rule for one place. Where none of these is enough, an
expression is written anew from its automaton, without the names of the rules
in it: as a deterministic one, which gives nothing back, or as the last resort
("automaton"), as one that is larger, or a rule "rule__state_1" for each of its
states. What is printed is proved, rule by rule, as by "uri-revisions prove". A
rule that could not be proved, is beyond a limit or could not be read is left
out with those that use it, and named with the reason; the exit code is then 1.
The PEG that it makes is not the document's transcription ("grammar"), whose
readings follow the words of the document.

The table on stderr has for each departure from the copy the rule, the kind, and
a shortest text that made it necessary: from the place of the departure on, with
what may follow there.

${aboutPreference}

${aboutGrammars}`;

export const command = declareCommand({
  arguments: [
    ['<REV>', 'the revision'],
    ['[RULE]', 'the rule, with those that it uses; all by default'],
  ],
  options: [preferenceOption, ...grammarOfRule, shared.json],
  about,
  exit: { 0: 'every rule is transcribed and proved', 1: 'at least one is not' },
  examples: [
    'uri-revisions transcribe rfc3986 IPv6address',
    'uri-revisions transcribe rfc1738 --prefer longest',
    `printf 'hour = DIGIT / "1" DIGIT' | uri-revisions transcribe --abnf -`,
    "uri-revisions transcribe rfc2396 --json | jq -c 'select(.departures != [])'",
  ],
  run: async (name, ruleName, options, terminal) => {
    const { prefer, json } = options;
    const rule = ruleName ?? options.start;
    const asked = isGrammarFile(name)
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
    terminal.say(...atFault.map(({ rule: name, why }) => `not transcribed: ${name}: ${why}`));
    if (missing.length > 0) terminal.end(1);
  },
});
