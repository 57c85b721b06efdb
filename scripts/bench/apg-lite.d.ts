/** Types of apg-lite, which ships none; only the members that the benchmark uses. */
declare module 'apg-lite' {
  export const identifiers: Readonly<
    Record<'ALT' | 'CAT' | 'REP' | 'RNM' | 'TRG' | 'TBS' | 'AND' | 'NOT', number>
  >;

  export class Ast {
    callbacks: Record<string, () => number>;
  }

  export class Parser {
    ast: Ast | undefined;
    parse(grammar: object, start: string, text: string): { readonly success: boolean };
  }
}
