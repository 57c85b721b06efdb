/**
 * Types of a command as data: arguments, options, help, and the function that runs it. `commander.ts` registers it;
 * options that several commands share are in `options.ts`. Types of options follow from their declarations.
 */

import type { Terminal } from '../output/terminal.js';

/** An argument: its name in help, its meaning, and its values if they are known. */
export type Argument = readonly [name: string, meaning: string, known?: readonly string[]];

/** The types of argument values: a list for `[X...]` and `<X...>`, possibly undefined for `[X]`. */
type ArgumentsOf<Arguments extends readonly Argument[]> = {
  -readonly [I in keyof Arguments]: Arguments[I][0] extends `${string}...${string}`
    ? readonly string[]
    : Arguments[I][0] extends `<${string}`
      ? string
      : string | undefined;
};

/** Details of an option. */
interface Details {
  /** The only allowed values; commander refuses others. */
  readonly choices?: readonly string[];
  /** Known values, for help and shells; the command refuses others and suggests the nearest. */
  readonly known?: readonly string[];
  /** The least and the greatest value of a whole number. */
  readonly range?: readonly [least: number, most: number];
  /** True if it may be given several times; its value is then a list. */
  readonly repeats?: true;
  readonly byDefault?: unknown;
  /** The default, as worded in help. */
  readonly defaultInWords?: string;
  readonly needed?: true;
  /** True if it names one revision, which has a default from the environment. */
  readonly namesOne?: true;
  /** Names of conflicting options, in camel case. */
  readonly excludes?: readonly string[];
}

/** An option: its name in camel case, the type of its value, and whether it always has one. */
export interface Option<
  Name extends string = string,
  Value = unknown,
  Always extends boolean = boolean,
> extends Details {
  readonly flags: string;
  readonly meaning: string;
  /** Type carrier only; no option has this member at run time. */
  readonly types?: { readonly name: Name; readonly value: Value; readonly always: Always };
}

type Long<Flags extends string> = Flags extends `-${string}, --${infer Name}`
  ? FirstWord<Name>
  : Flags extends `--${infer Name}`
    ? FirstWord<Name>
    : never;
type FirstWord<Text extends string> = Text extends `${infer Word} ${string}` ? Word : Text;
type Camel<Text extends string> = Text extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Text;
type NameOf<Flags extends string> = Camel<Long<Flags> extends `no-${infer Name}` ? Name : Long<Flags>>;
type ValueOf<Flags extends string, Given> = Flags extends `${string}<${string}`
  ? Given extends { readonly range: readonly number[] }
    ? number
    : Given extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : Given extends { readonly repeats: true }
        ? readonly string[]
        : string
  : Flags extends `--no-${string}`
    ? boolean
    : true;
type IsAlways<Flags extends string, Given> = Flags extends `--no-${string}`
  ? true
  : Given extends { readonly byDefault: unknown } | { readonly needed: true }
    ? true
    : false;

/** Declares an option. @param flags such as `-j, --jobs <N>`, in commander's notation */
export function option<const Flags extends string, const Given extends Details>(
  flags: Flags,
  meaning: string,
  details?: Given,
): Option<NameOf<Flags>, ValueOf<Flags, Given>, IsAlways<Flags, Given>> {
  return { flags, meaning, ...details };
}

/** The types of option values, by name. */
export type OptionsOf<Options extends readonly Option[]> = {
  readonly [O in Options[number] as O extends Option<infer Name, unknown, true> ? Name : never]: Value<O>;
} & {
  readonly [O in Options[number] as O extends Option<infer Name, unknown, false> ? Name : never]?: Value<O>;
};
type Value<O> = O extends Option<string, infer Of> ? Of : never;

/** Help text of a command, and its action. */
interface Declaration<Run> {
  /** Details, shown after the options. */
  readonly about?: string;
  /** Topics of help that the command refers to, besides those that follow from its options. */
  readonly topics?: readonly string[];
  /** The meanings of exit codes that differ from the common ones. */
  readonly exit?: Readonly<Partial<Record<0 | 1 | 2, string>>>;
  /** Complete command lines, at most three. */
  readonly examples: readonly string[];
  readonly run: Run;
}

/** A command of any arguments and options. */
export interface Command extends Declaration<(...given: readonly unknown[]) => Promise<void>> {
  readonly arguments: readonly Argument[];
  readonly options: readonly Option[];
}

/** Declares a command; `run` receives its arguments one by one, then its options and the terminal. */
export function declareCommand<
  const Arguments extends readonly Argument[],
  const Options extends readonly Option[],
>(
  command: Declaration<
    (...given: [...ArgumentsOf<Arguments>, OptionsOf<Options>, Terminal]) => Promise<void>
  > & { readonly arguments: Arguments; readonly options: Options },
): Command {
  // Commander passes exactly the declared arguments.
  return command as unknown as Command;
}

/** A topic of help: an explanation that several commands share, or that is too long for the help of one. */
export interface Topic {
  readonly summary: string;
  /** The text may list commands by their options. */
  readonly load: () => Promise<{
    readonly text: string | ((commandsWith: (option: string) => string) => string);
  }>;
}

/** The commands of a wing, by name. */
export type WingCommands = Readonly<
  Record<
    string,
    {
      /** Its heading in help. */
      readonly group: string;
      readonly summary: string;
      readonly load: () => Promise<{ readonly command: Command }>;
      /** Its topics of help, by name. */
      readonly topics?: Readonly<Record<string, Topic>>;
    }
  >
>;
