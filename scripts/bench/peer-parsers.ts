/** The same grammars in other parser generators: the PEG in ohm-js and apg-lite, the BNF in nearley. */
import { Ast as ApgAst, Parser as ApgParser, identifiers } from 'apg-lite';
import nearley from 'nearley';
import { grammar as ohmGrammar } from 'ohm-js';
import type { BnfExpression, BnfGrammar } from '../../src/study/bnf/bnf.js';
import { lastCodeUnit } from '../../src/base/code-units.js';
import type { PegExpression, PegGrammar } from '../../src/study/peg/peg.js';

/** Parses a text and builds the tree that the library builds, or throws. */
export type PeerParser = (text: string) => unknown;

/** In ohm, a rule whose name begins with a small letter skips no white space. */
const ohmName = (identifier: string): string => `r_${identifier}`;

export function ohmParser(peg: PegGrammar, start: string): PeerParser {
  const rules: string[] = [];
  const options = (body: string, count: number): string =>
    count === 0 ? '""' : `(${body} ${options(body, count - 1)})?`;
  const repeated = (body: string, min: number, max: number | null): string => {
    const required = Array<string>(min).fill(body);
    return `(${[...required, max === null ? `${body}*` : options(body, max - min)].join(' ')})`;
  };
  const write = (e: PegExpression): string => {
    switch (e.type) {
      case 'class':
        return isAny(e) ? 'any' : `(${e.set.map((range) => range.map(quote).join('..')).join(' | ')})`;
      case 'reference':
        return ohmName(e.name);
      case 'sequence':
        return e.items.length === 0 ? '""' : `(${e.items.map(write).join(' ')})`;
      case 'choice':
        return `(${e.alternatives.map(asRule).join(' | ')})`;
      case 'lookahead':
        return `${e.negated ? '~' : '&'}${write(e.body)}`;
      case 'repetition':
        return repeated(`(${write(e.body)})`, e.min, e.max);
    }
  };
  // The alternatives of a choice in ohm must have the same number of parts: each becomes a rule, which is one part.
  const asRule = (e: PegExpression): string => {
    if (e.type === 'reference') return ohmName(e.name);
    const name = `part${String(rules.length)}`;
    const place = rules.push('') - 1;
    rules[place] = `  ${name} = ${write(e)}\n`;
    return name;
  };
  for (const { name, expression } of peg.rules) rules.push(`  ${ohmName(name)} = ${write(expression)}\n`);
  const grammar = ohmGrammar(`Peer {\n${rules.join('')}}\n`);
  return (text) => {
    const match = grammar.match(text, ohmName(start));
    if (match.failed()) throw new Error('no match');
    return match;
  };
}

function isAny(e: Extract<PegExpression, { type: 'class' }>): boolean {
  return e.set[0]?.[0] === 0 && e.set[0][1] === lastCodeUnit;
}

function quote(code: number): string {
  return `"\\u{${code.toString(16)}}"`;
}

interface Opcode {
  readonly type: number;
  children?: number[];
  readonly index?: number;
  readonly min?: number;
  readonly max?: number;
  readonly string?: number[];
}

export function apgParser(peg: PegGrammar, start: string): PeerParser {
  const { ALT, CAT, REP, RNM, TRG, TBS, AND, NOT } = identifiers;
  const indices = new Map(peg.rules.map(({ name }, index) => [name, index]));
  const rules = peg.rules.map(({ name, expression }, index) => {
    const opcodes: Opcode[] = [];
    const add = (opcode: Opcode, parts: readonly PegExpression[] = []): number => {
      const place = opcodes.push(opcode) - 1;
      const children = parts.map(write);
      if (opcode.type === ALT || opcode.type === CAT) opcode.children = children;
      return place;
    };
    const write = (e: PegExpression): number => {
      switch (e.type) {
        case 'class': {
          const ranges = e.set.map(([min, max]): Opcode => ({ type: TRG, min, max }));
          const [only] = ranges;
          if (only !== undefined && ranges.length === 1) return add(only);
          const place = add({ type: ALT });
          Object.assign(opcodes[place] ?? {}, { children: ranges.map((range) => add(range)) });
          return place;
        }
        case 'reference':
          return add({ type: RNM, index: indices.get(e.name) ?? -1 });
        case 'sequence':
          return e.items.length === 0 ? add({ type: TBS, string: [] }) : add({ type: CAT }, e.items);
        case 'choice':
          return add({ type: ALT }, e.alternatives);
        case 'lookahead':
          return add({ type: e.negated ? NOT : AND }, [e.body]);
        case 'repetition':
          return add({ type: REP, min: e.min, max: e.max ?? Infinity }, [e.body]);
      }
    };
    write(expression);
    return { name, lower: name.toLowerCase(), index, isBkr: false, opcodes };
  });
  const grammar = { grammarObject: 'grammarObject', rules, udts: [] };
  return (text) => {
    const parser = new ApgParser();
    const ast = new ApgAst();
    for (const { lower } of rules) ast.callbacks[lower] = () => 0;
    parser.ast = ast;
    if (!parser.parse(grammar, start, text).success) throw new Error('no match');
    return ast;
  };
}

export function nearleyParser(bnf: BnfGrammar, start: string): PeerParser {
  const rules: nearley.ParserRule[] = [];
  let fresh = 0;
  const node = (name: string) => (children: unknown[]) => ({ name, children });
  const symbol = (e: BnfExpression): unknown => {
    switch (e.type) {
      case 'reference':
        return e.name;
      case 'range':
        return { test: (c: string) => c.charCodeAt(0) >= e.from && c.charCodeAt(0) <= e.to };
      case 'literal':
        if (e.text.length === 1) return { literal: e.text };
        return define((name) => [{ name, symbols: Array.from(e.text, (literal) => ({ literal })) }]);
      case 'sequence':
        return define((name) => [{ name, symbols: e.items.map(symbol) }]);
      case 'alternation':
        return define((name) => e.alternatives.map((a) => ({ name, symbols: [symbol(a)] })));
      case 'repetition': {
        const body = symbol(e.body);
        const required = Array<unknown>(e.min).fill(body);
        if (e.max === null) {
          const more = define((name) => [
            { name, symbols: [] },
            { name, symbols: [name, body] },
          ]);
          return define((name) => [{ name, symbols: [...required, more] }]);
        }
        return define((name) =>
          Array.from({ length: (e.max ?? 0) - e.min + 1 }, (_, extra) => ({
            name,
            symbols: [...required, ...Array<unknown>(extra).fill(body)],
          })),
        );
      }
    }
  };
  const define = (
    make: (name: string) => readonly { readonly name: string; readonly symbols: unknown[] }[],
  ): string => {
    const name = `part ${String(fresh++)}`;
    for (const rule of make(name)) rules.push({ ...rule, postprocess: (d: unknown[]) => d });
    return name;
  };
  for (const { name, expression } of bnf.rules) {
    rules.push({ name, symbols: [symbol(expression)], postprocess: node(name) });
  }
  const grammar = nearley.Grammar.fromCompiled({ Lexer: undefined, ParserRules: rules, ParserStart: start });
  return (text) => {
    const parser = new nearley.Parser(grammar);
    parser.feed(text);
    if (parser.results.length === 0) throw new Error('no match');
    return parser.results[0] as unknown;
  };
}
