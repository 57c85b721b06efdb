/** Scripts that complete what is typed, for each shell. */

import type { CompletedCommand, CompletedRules } from './commands.js';

type Script = (
  program: string,
  commands: readonly CompletedCommand[],
  rules: readonly CompletedRules[],
) => string;

/** The scripts by the names of the shells. */
export const scripts = { bash, zsh, fish } satisfies Readonly<Record<string, Script>>;

/** The branches of a `case` on the command and the word before, which bash and zsh write alike. */
function branches(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, options, values }) => {
    const afterOption = options.flatMap((option) =>
      option.values === undefined
        ? []
        : [
            `    ${option.flags.map((flag) => `'${name} ${flag}'`).join('|')}) words='${option.values.join(' ')}'${option.isList ? ' list=1' : ''}${option.isRule ? ' rules=1' : ''} ;;`,
          ],
    );
    const any = [...options.flatMap(({ flags }) => flags), ...values];
    return [...afterOption, `    '${name} '*) words='${any.join(' ')}' ;;`];
  });
  return lines.join('\n');
}

/** The rules of the documents in a line, or else of all, added to the words; bash and zsh write them alike. */
function ruleLines(rules: readonly CompletedRules[]): string {
  const lines = rules.map(({ names, rules }) => {
    const patterns = names.map((name) => `*' ${name} '*`).join('|');
    return `    case "$line" in ${patterns}) words="$words ${rules.join(' ')}" ;; esac`;
  });
  return [...lines, `    if [ -z "$words" ]; then words='${everyRule(rules).join(' ')}'; fi`].join('\n');
}

function everyRule(rules: readonly CompletedRules[]): readonly string[] {
  return [...new Set(rules.flatMap((document) => document.rules))];
}

function bash(
  program: string,
  commands: readonly CompletedCommand[],
  rules: readonly CompletedRules[],
): string {
  const called = functionName(program);
  return `# Completion of ${program} for bash: source this.
${called}() {
  local words='' list='' rules='' typed="\${COMP_WORDS[COMP_CWORD]}" before='' line
  if [ "$COMP_CWORD" -eq 1 ]; then words='${namesOf(commands)}'
  else case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${branches(commands)}
  esac
  fi
  if [ "$rules" ]; then
    line=" \${COMP_WORDS[*]} "
    line="\${line//,/ }"
${ruleLines(rules)}
  fi
  if [ "$list" ]; then
    case "$typed" in *,*) before="\${typed%,*}," ;; esac
  fi
  COMPREPLY=($(compgen -P "$before" -W "$words" -- "\${typed#"$before"}"))
}
complete -o default -F ${called} ${program}
`;
}

function zsh(
  program: string,
  commands: readonly CompletedCommand[],
  rules: readonly CompletedRules[],
): string {
  const called = functionName(program);
  // Of the words that are typed zsh makes an array of the name "words".
  return `#compdef ${program}
# Completion of ${program} for zsh: source this after compinit, or put it into a file _${program} in fpath.
${called}_known() {
  local words='' rules='' line=" \${2//,/ } "
  case "$1" in
${branches(commands)}
  esac
  if [[ -n $rules ]]; then
${ruleLines(rules)}
  fi
  known=(\${=words})
}
${called}() {
  local -a known
  local list=''
  if (( CURRENT == 2 )); then known=(${namesOf(commands)})
  else ${called}_known "$words[2] $words[CURRENT-1]" "$words"
  fi
  if [[ -n $list ]]; then compset -P '*,'; fi
  if (( $#known )); then compadd -- $known; fi
  if (( CURRENT > 2 )); then _files; fi
}
compdef ${called} ${program}
`;
}

function fish(
  program: string,
  commands: readonly CompletedCommand[],
  rules: readonly CompletedRules[],
): string {
  const complete = `complete -c ${program}`;
  const rulesNamed = `_${functionName(program)}_rules`;
  const lines = commands.flatMap(({ name, summary, options, values }) => [
    `${complete} -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...(values.length === 0 ? [] : [`${complete} -n ${seen(name)} -a ${quoted(values.join(' '))}`]),
    ...options.map((option) => {
      const flags = option.flags.map((flag) =>
        flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
      );
      const known = option.values?.join(' ') ?? '';
      const offered = option.isRule
        ? `(${rulesNamed})`
        : option.isList
          ? `(__fish_append , ${known})`
          : known;
      const value = option.values === undefined ? '' : offered === '' ? ' -r' : ` -x -a ${quoted(offered)}`;
      return `${complete} -n ${seen(name)} ${flags.join(' ')}${value} -d ${quoted(brief(option.description))}`;
    }),
  ]);
  const ofDocuments = rules.map(({ names, rules }) => {
    const isNamed = names.map((name) => `string match -q '* ${name} *' -- $line`).join('; or ');
    return `  if ${isNamed}; set -a words ${rules.join(' ')}; end`;
  });
  return `# Completion of ${program} for fish: source this.
function ${rulesNamed}
  set -l line (string replace -a , ' ' -- " "(commandline -opc | string join ' ')" ")
  set -l words
${ofDocuments.join('\n')}
  if not set -q words[1]; set words ${everyRule(rules).join(' ')}; end
  printf '%s\\n' $words
end
${lines.join('\n')}
`;
}

function seen(name: string): string {
  return quoted(`__fish_seen_subcommand_from ${name}`);
}

/** A text as one word of fish. */
function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** What stands before details. */
function brief(description: string): string {
  return description.split(/[:;(]/, 1)[0]?.trim() ?? '';
}

function functionName(program: string): string {
  return `_${program.replaceAll('-', '_')}`;
}

function namesOf(commands: readonly CompletedCommand[]): string {
  return commands.map(({ name }) => name).join(' ');
}
