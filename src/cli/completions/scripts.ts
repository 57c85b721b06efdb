/** Scripts that complete what is typed, for each shell. */

import type { CompletedCommand } from './commands.js';

type Script = (program: string, commands: readonly CompletedCommand[]) => string;

/** The scripts by the names of the shells. */
export const scripts = { bash, zsh, fish } satisfies Readonly<Record<string, Script>>;

/** The branches of a `case` on the command and the word before, which bash and zsh write alike. */
function branches(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, options, values }) => {
    const afterOption = options.flatMap((option) =>
      option.values === undefined
        ? []
        : [
            `    ${option.flags.map((flag) => `'${name} ${flag}'`).join('|')}) words='${option.values.join(' ')}'${option.isList ? ' list=1' : ''} ;;`,
          ],
    );
    const any = [...options.flatMap(({ flags }) => flags), ...values];
    return [...afterOption, `    '${name} '*) words='${any.join(' ')}' ;;`];
  });
  return lines.join('\n');
}

function bash(program: string, commands: readonly CompletedCommand[]): string {
  const called = functionName(program);
  return `# Completion of ${program} for bash: source this.
${called}() {
  local words='' list='' typed="\${COMP_WORDS[COMP_CWORD]}" before=''
  if [ "$COMP_CWORD" -eq 1 ]; then words='${namesOf(commands)}'
  else case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${branches(commands)}
  esac
  fi
  if [ "$list" ]; then
    case "$typed" in *,*) before="\${typed%,*}," ;; esac
  fi
  COMPREPLY=($(compgen -P "$before" -W "$words" -- "\${typed#"$before"}"))
}
complete -o default -F ${called} ${program}
`;
}

function zsh(program: string, commands: readonly CompletedCommand[]): string {
  const called = functionName(program);
  // Of the words that are typed zsh makes an array of the name "words".
  return `#compdef ${program}
# Completion of ${program} for zsh: source this after compinit, or put it into a file _${program} in fpath.
${called}_known() {
  local words=''
  case "$1" in
${branches(commands)}
  esac
  known=(\${=words})
}
${called}() {
  local -a known
  local list=''
  if (( CURRENT == 2 )); then known=(${namesOf(commands)})
  else ${called}_known "$words[2] $words[CURRENT-1]"
  fi
  if [[ -n $list ]]; then compset -P '*,'; fi
  if (( $#known )); then compadd -- $known; fi
  if (( CURRENT > 2 )); then _files; fi
}
compdef ${called} ${program}
`;
}

function fish(program: string, commands: readonly CompletedCommand[]): string {
  const complete = `complete -c ${program}`;
  const lines = commands.flatMap(({ name, summary, options, values }) => [
    `${complete} -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...(values.length === 0 ? [] : [`${complete} -n ${seen(name)} -a ${quoted(values.join(' '))}`]),
    ...options.map((option) => {
      const flags = option.flags.map((flag) =>
        flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
      );
      const known = option.values?.join(' ') ?? '';
      const offered = option.isList ? `(__fish_append , ${known})` : known;
      const value = option.values === undefined ? '' : known === '' ? ' -r' : ` -x -a ${quoted(offered)}`;
      return `${complete} -n ${seen(name)} ${flags.join(' ')}${value} -d ${quoted(brief(option.description))}`;
    }),
  ]);
  return `# Completion of ${program} for fish: source this.\n${lines.join('\n')}\n`;
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
