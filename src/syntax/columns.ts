/** The rules of a grammar by columns, as generated/<revision>/rules.ts writes them in few bytes, and back to rows. */

import type { GrammarData } from './rule.js';

/** GrammarData with a list for each member of its rules. */
export type GrammarColumns<Name extends string> = Omit<GrammarData<Name>, 'rules'> & {
  readonly names: readonly Name[];
  readonly sections: readonly string[];
  readonly roleNames: readonly string[];
  /** What follows the name in the printed rule. */
  readonly printed: readonly string[];
  readonly peg: readonly string[];
  /** For each rule the indices of those it refers to. */
  readonly uses: readonly (readonly number[])[];
  /** By the name of a rule that corrections touch. */
  readonly corrected: Readonly<
    Record<string, Pick<Required<GrammarData['rules'][number]>, 'corrected' | 'corrections'>>
  >;
};

/** The rules of a grammar as rows. */
export function grammarOf<Name extends string>(columns: GrammarColumns<Name>): GrammarData<Name> {
  const { names, sections, roleNames, printed, peg, uses, corrected, ...rest } = columns;
  return {
    ...rest,
    rules: names.map((name, i) => ({
      name,
      section: sections[i] ?? '',
      role: roleNames[i] ?? '',
      printed: name + (printed[i] ?? ''),
      ...corrected[name],
      peg: peg[i] ?? '',
      uses: uses[i] ?? [],
    })),
  };
}
