/**
 * Parsing expressions → JavaScript functions. A rule becomes up to three: `s_` scans and returns the end, `k_` also
 * collects the child nodes, `m_` also marks the roles. All take the text and a place, and return the end or -1.
 */
import type { CodeUnitSet } from '../../src/grammar/code-units.js';
import { type PegClass, type PegExpression, pegParts, type PegReference } from '../../src/grammar/peg.js';
import { hostKindMark, placesMark } from '../../src/syntax/parser.js';
import { commonRoles, type ComponentRole, repeatedRoles } from '../../src/syntax/roles.js';
import type { CharacterSets } from './character-sets.js';
import { type Mark, marksOf, type RoleTable } from './roles.js';

export type Mode = 'scan' | 'children' | 'marks';

/** What emission needs to know of the grammar around a rule. */
export interface Surroundings {
  readonly sets: CharacterSets;
  readonly roles: RoleTable;
  /** The rule that an identifier transcribes, as an identifier without variant. */
  readonly base: (identifier: string) => string;
  /** The place of a rule among the rules of the document. */
  readonly index: (identifier: string) => number;
  /** The characters that an expression must begin with, or undefined where that is not plain to see. */
  readonly first: (expression: PegExpression) => CodeUnitSet | undefined;
  /** The marks that can be set when a rule is entered. */
  readonly marksBefore: (rule: string) => ReadonlySet<Mark>;
  /** The expression of a rule as it is run in a mode. */
  readonly expression: (rule: string, mode: Mode) => PegExpression;
}

/** More marks than these are unset by a call. */
const fewMarks = 6;

/** Emits one rule in one mode. */
export class RuleEmitter {
  private labels = 0;
  private readonly touched = new Map<string, ReadonlySet<Mark>>();
  private before: ReadonlyMap<PegExpression, ReadonlySet<Mark>> | undefined;

  constructor(
    private readonly rule: string,
    private readonly mode: Mode,
    private readonly around: Surroundings,
  ) {}

  emit(): string {
    const expression = this.around.expression(this.rule, this.mode);
    const body = this.statements(expression, 'return -1;', this.mode);
    const prefix = { scan: 's', children: 'k', marks: 'm' }[this.mode];
    const parameters = this.mode === 'children' ? 't, p, k' : 't, p';
    const literals = this.ownLiterals(expression);
    const start = /\bb\b/.test(body + literals) ? 'const b = p;\n' : '';
    return `function ${prefix}_${this.rule}(${parameters}) {\n${start}${body}${literals}return p;\n}\n`;
  }

  /** Statements that move p past what the expression matches, or run `fail` with p anywhere. */
  private statements(e: PegExpression, fail: string, mode: Mode): string {
    switch (e.type) {
      case 'class':
        return `if (!(${this.around.sets.test(e.set, 'p')})) ${fail}\np++;\n`;
      case 'reference':
        return this.reference(e, fail, mode);
      case 'sequence':
        return this.sequence(e.items, fail, mode);
      case 'choice':
        return this.choice(e.alternatives, fail, mode);
      case 'repetition':
        return this.repetition(e, fail, mode);
      case 'lookahead':
        return this.lookahead(e, fail);
    }
  }

  private reference(e: PegReference, fail: string, mode: Mode): string {
    const { name } = e;
    const character = mode === 'children' ? this.characterNode(name) : undefined;
    if (character !== undefined) return `if (!(${character.test})) ${fail}\n${character.add}`;
    if (mode === 'children') return `if ((p = add(k, r_${name}, t, p)) < 0) ${fail}\n`;
    const relevant = mode === 'marks' && this.around.roles.relevant.has(name);
    const call = `if ((p = ${relevant ? 'm' : 's'}_${name}(t, p)) < 0) ${fail}\n`;
    const marks = mode === 'marks' ? this.childMarks(name, this.canBeSet(e)) : '';
    if (!marks.includes('q')) return call + marks;
    const [q, block] = this.label('q');
    return `const ${q} = p;\n${call}${marks.replaceAll(/\bq\b/g, block)}`;
  }

  /** A rule of one character: whether it matches is one test, without a call. */
  private characterNode(name: string): { readonly test: string; readonly add: string } | undefined {
    const simple = this.around.expression(name, 'scan');
    if (simple.type !== 'class') return undefined;
    return {
      test: this.around.sets.test(simple.set, 'p'),
      add: `k.push(new ParsedNode(r_${name}, t, p, ++p));\n`,
    };
  }

  private sequence(items: readonly PegExpression[], fail: string, mode: Mode): string {
    let code = '';
    for (let i = 0; i < items.length;) {
      const run: string[] = [];
      for (let item = items[i]; item?.type === 'class'; item = items[++i]) {
        run.push(this.around.sets.test(item.set, run.length === 0 ? 'p' : `p + ${String(run.length)}`));
      }
      if (run.length > 0)
        code += `if (!(${run.join(' && ')})) ${fail}\n${run.length === 1 ? 'p++' : `p += ${String(run.length)}`};\n`;
      const item = items[i++];
      if (item !== undefined) code += this.statements(item, fail, mode);
    }
    return code;
  }

  private choice(alternatives: readonly PegExpression[], fail: string, mode: Mode): string {
    const [done] = this.label('c');
    const [m] = this.label('p');
    let code = '';
    alternatives.forEach((alternative, i) => {
      const marked = this.literalMarks(alternative);
      const character =
        mode === 'children' && alternative.type === 'reference'
          ? this.characterNode(alternative.name)
          : undefined;
      if (character !== undefined && i < alternatives.length - 1) {
        code += `if (${character.test}) {\n${character.add}break ${done};\n}\n`;
      } else if (i === alternatives.length - 1) {
        code += this.statements(alternative, fail, mode) + marked;
      } else if (alternative.type === 'class' && marked === '') {
        code += `if (${this.around.sets.test(alternative.set, 'p')}) { p++; break ${done}; }\n`;
      } else {
        const [next] = this.label('a');
        const body = this.statements(alternative, `break ${next};`, mode);
        const { save, restore } = this.backtracking(alternative, mode);
        const attempt = `${save}${next}: {\n${body}${marked}break ${done};\n}\np = ${m};\n${restore}`;
        const first = alternative.type === 'reference' ? this.around.first(alternative) : undefined;
        code += first === undefined ? attempt : `if (${this.around.sets.test(first, 'p')}) {\n${attempt}}\n`;
      }
    });
    const place = code.includes(`p = ${m};`) ? `const ${m} = p;\n` : '';
    return `${done}: {\n${place}${code}}\n`;
  }

  private repetition(e: Extract<PegExpression, { type: 'repetition' }>, fail: string, mode: Mode): string {
    const { min, max, body } = e;
    const one = this.statements(body, fail, mode);
    const required = min <= 1 ? one.repeat(min) : this.times(min, one);
    if (max === min) return required;
    if (body.type === 'class') {
      const test = this.around.sets.test(body.set, 'p');
      if (max === null) return `${required}while (${test}) p++;\n`;
      const [count] = this.label('i');
      return `${required}for (let ${count} = ${String(max - min)}; ${count} > 0 && ${test}; ${count}--) p++;\n`;
    }
    const [next] = this.label('n');
    const [m] = this.label('p');
    const { save, restore } = this.backtracking(body, mode);
    const [run, rest] = max === null ? withoutSet(body) : [undefined, body];
    const runs = run === undefined ? '' : `while (${this.around.sets.test(run.set, 'p')}) p++;\n`;
    const more = this.statements(rest, `break ${next};`, mode);
    const attempt = (again: string): string =>
      `const ${m} = p;\n${save}${next}: {\n${more}${again}\n}\np = ${m};\n${restore}`;
    if (max === null) return `${required}for (;;) {\n${runs}${attempt('continue;')}break;\n}\n`;
    if (max - min === 1) {
      const [done] = this.label('o');
      return `${required}${done}: {\n${attempt(`break ${done};`)}}\n`;
    }
    const [i] = this.label('i');
    const loop = `for (let ${i} = ${String(max - min)}; ${i} > 0; ${i}--) {\n${attempt('continue;')}break;\n}\n`;
    return required + loop;
  }

  private times(count: number, code: string): string {
    const [i] = this.label('i');
    return `for (let ${i} = ${String(count)}; ${i} > 0; ${i}--) {\n${code}}\n`;
  }

  /** Lookahead makes no nodes and no marks. */
  private lookahead(e: Extract<PegExpression, { type: 'lookahead' }>, fail: string): string {
    if (e.body.type === 'class') {
      const test = this.around.sets.test(e.body.set, 'p');
      return `if (${e.negated ? test : `!(${test})`}) ${fail}\n`;
    }
    const [m] = this.label('p');
    if (!e.negated) return `const ${m} = p;\n${this.statements(e.body, fail, 'scan')}p = ${m};\n`;
    const [no] = this.label('l');
    const body = this.statements(e.body, `break ${no};`, 'scan');
    return `const ${m} = p;\n${no}: {\n${body}${fail}\n}\np = ${m};\n`;
  }

  /** What must be undone where an expression fails after it made nodes or marks. */
  private backtracking(e: PegExpression, mode: Mode): { readonly save: string; readonly restore: string } {
    if (mode === 'children' && e.type === 'sequence') {
      const [n] = this.label('k');
      return { save: `const ${n} = k.length;\n`, restore: `k.length = ${n};\n` };
    }
    if (mode === 'marks') return this.unmarking(e);
    return { save: '', restore: '' };
  }

  /** Marks that were set before get their value back; the others are unset again. */
  private unmarking(e: PegExpression): { readonly save: string; readonly restore: string } {
    const touched = [...this.touchedMarks(e)].sort((a, b) => a - b);
    const before = this.marksBefore().get(e) ?? new Set(touched);
    if (before.size === 0 && touched.length > fewMarks) return { save: '', restore: 'clearMarks();\n' };
    let [save, restore] = ['', ''];
    for (const mark of touched) {
      const place = `S[${String(mark)}]`;
      if (before.has(mark)) {
        const [name] = this.label('s');
        save += `const ${name} = ${place};\n`;
        restore += `${place} = ${name};\n`;
      } else {
        restore += `${place} = ${mark === placesMark ? '0' : '-1'};\n`;
      }
    }
    return { save, restore };
  }

  /** For each part of the rule's expression the marks that can be set when it is tried. */
  marksBefore(): ReadonlyMap<PegExpression, ReadonlySet<Mark>> {
    if (this.before !== undefined) return this.before;
    const marks = new Map<PegExpression, ReadonlySet<Mark>>();
    const visit = (e: PegExpression, before: ReadonlySet<Mark>): void => {
      marks.set(e, before);
      if (e.type === 'choice') for (const alternative of e.alternatives) visit(alternative, before);
      if (e.type === 'repetition') {
        visit(e.body, e.max === 1 ? before : new Set([...before, ...this.touchedMarks(e.body)]));
      }
      if (e.type !== 'sequence') return;
      let soFar = before;
      for (const item of e.items) {
        visit(item, soFar);
        soFar = new Set([...soFar, ...this.touchedMarks(item)]);
      }
    };
    visit(this.around.expression(this.rule, this.mode), this.around.marksBefore(this.rule));
    return (this.before = marks);
  }

  /** The marks that an expression can set before it fails or succeeds. */
  private touchedMarks(e: PegExpression): ReadonlySet<Mark> {
    if (e.type === 'lookahead') return new Set();
    if (e.type !== 'reference') {
      return new Set([...pegParts(e).flatMap((part) => [...this.touchedMarks(part)])]);
    }
    const marks = new Set<Mark>(numbers(this.childMarks(e.name)));
    if (this.around.roles.relevant.has(e.name)) {
      for (const mark of this.touchedByRule(e.name)) marks.add(mark);
    }
    return marks;
  }

  private touchedByRule(name: string): ReadonlySet<Mark> {
    const known = this.touched.get(name);
    if (known !== undefined) return known;
    const inner = new RuleEmitter(name, 'marks', this.around);
    const expression = this.around.expression(name, 'marks');
    const marks = new Set([
      ...inner.touchedMarks(expression),
      ...numbers(inner.ownLiterals(expression)),
      ...(expression.type === 'choice' ? expression.alternatives : []).flatMap((a) =>
        numbers(inner.literalMarks(a)),
      ),
    ]);
    this.touched.set(name, marks);
    return marks;
  }

  /** Whether a mark can be set after a child was read, by what came before or by the child itself. */
  private canBeSet(e: PegReference): (mark: Mark) => boolean {
    const before = this.marksBefore().get(e);
    const touched = this.around.roles.relevant.has(e.name) ? this.touchedByRule(e.name) : new Set();
    return (mark) => before === undefined || before.has(mark) || touched.has(mark);
  }

  /** Marks that a rule makes of a child that was just read from q to p. */
  private childMarks(child: string, canBeSet: (mark: Mark) => boolean = () => true): string {
    let code = '';
    if (this.around.base(this.rule) === 'host') {
      code += `S[${String(hostKindMark)}] = ${String(this.around.index(child))};\n`;
    }
    const own = this.around.roles.unlessMark(child);
    if (own !== undefined) code += `S[${String(own)}] = 0;\n`;
    for (const source of this.around.roles.childSources(this.rule, child)) {
      const marking = isRepeated(source.role)
        ? `schemeMarks[0] = 1;\nplaces[S[${String(placesMark)}]++] = q; places[S[${String(placesMark)}]++] = p;\n`
        : roleMarks(source.role, 'q', 'p', canBeSet);
      const unless = this.around.roles.conditionOf(source);
      code += unless === undefined ? marking : `if (S[${String(unless)}] < 0) {\n${marking}}\n`;
    }
    return code;
  }

  /** Marks of literals that the whole rule begins or ends with. */
  private ownLiterals(expression: PegExpression): string {
    const beginning = expression.type === 'choice' ? '' : this.literalMarks(expression);
    return this.mode === 'marks' ? beginning + this.endingMarks() : '';
  }

  private endingMarks(): string {
    return this.around.roles
      .literalSources(this.rule)
      .flatMap((source) => ('ending' in source ? [source] : []))
      .map(({ role, ending }) => {
        const isLast = `t.startsWith(${JSON.stringify(ending)}, p - ${String(ending.length)})`;
        return `if (${isLast}) {\n${roleMarks(role, 'p', 'p')}}\n`;
      })
      .join('');
  }

  /** Marks of the literal that an expression, the rule's own or an alternative of it, begins with. */
  private literalMarks(expression: PegExpression): string {
    if (this.mode !== 'marks') return '';
    const prefix = literalPrefix(expression);
    let code = '';
    for (const source of this.around.roles.literalSources(this.rule)) {
      if ('ending' in source) continue;
      const literal = 'literal' in source ? source.literal : source.anchor;
      if (!prefix.startsWith(literal)) continue;
      const end = `b + ${String(literal.length)}`;
      code += roleMarks(source.role, 'literal' in source ? 'b' : end, end);
    }
    return code;
  }

  /** A new name of a kind, and the name alone. */
  private label(kind: string): readonly [string, string] {
    const name = `${kind}${String(this.labels++)}`;
    return [name, name];
  }
}

/** A choice whose first alternative is a set: the set, which a loop takes in one go, and the other alternatives. */
function withoutSet(e: PegExpression): readonly [PegClass | undefined, PegExpression] {
  if (e.type !== 'choice') return [undefined, e];
  const [set, only, ...others] = e.alternatives;
  if (set?.type !== 'class' || only === undefined) return [undefined, e];
  return [set, others.length === 0 ? only : { ...e, alternatives: [only, ...others] }];
}

/** A role reaches from the first to the last place that gives it. */
function roleMarks(
  role: ComponentRole,
  start: string,
  end: string,
  canBeSet: (mark: Mark) => boolean = () => true,
): string {
  const fromScheme = commonRoles.some((common) => common === role) ? '' : 'schemeMarks[0] = 1;\n';
  const [begin, close] = marksOf(role);
  const [first, last] = [`S[${String(begin)}]`, `S[${String(close)}]`];
  if (!canBeSet(begin)) return fromScheme + `${first} = ${start};\n${last} = ${end};\n`;
  return (
    fromScheme +
    `if (${first} < 0 || ${first} > ${start}) ${first} = ${start};\n` +
    `if (${last} < ${end}) ${last} = ${end};\n`
  );
}

function isRepeated(role: ComponentRole): boolean {
  return repeatedRoles.some((repeated) => repeated === role);
}

/** The marks that emitted code mentions. */
function numbers(code: string): readonly Mark[] {
  return [...code.matchAll(/S\[(\d+)\]/g)].map(([, mark]) => Number(mark));
}

/** The characters that an expression begins with, as far as they are single. */
function literalPrefix(e: PegExpression): string {
  if (e.type === 'class') {
    const [range, more] = e.set;
    return range !== undefined && more === undefined && range[0] === range[1]
      ? String.fromCharCode(range[0])
      : '';
  }
  if (e.type !== 'sequence') return '';
  let prefix = '';
  for (const item of e.items) {
    const part = literalPrefix(item);
    prefix += part;
    if (item.type !== 'class' && item.type !== 'sequence') break;
    if (part === '') break;
  }
  return prefix;
}
