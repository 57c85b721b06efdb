#!/usr/bin/env node
/**
 * Checks the certificates that `uri-revisions prove --certificate DIR` writes, without code of the prover: node
 * check-certificates.mjs DIR. The guide "certificates" has the format, and the proof that a checked certificate implies
 * equal languages. Exit code 0: every rule is proved; 1: a rule is refuted or undecided; 2: a certificate is rejected.
 */
import console from 'node:console';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const lastUnit = 0xffff;
/** Far more than a document needs: recursion that is not regular has no end. */
const maxTerms = 3_000_000;

// Expressions of both grammars: { op: 'set', ranges }, of UTF-16 code units; { op: 'seq' or 'alt', items };
// { op: 'repeat', min, max, body }; { op: 'call', name }; { op: 'look', negated, body }
const set = (ranges) => ({ op: 'set', ranges });
const repeat = (min, max, body) => ({ op: 'repeat', min, max, body });
const list = (op, items) => (items.length === 1 ? items[0] : { op, items });
const call = (name) => ({ op: 'call', name });
const look = (negated, body) => ({ op: 'look', negated, body });
/** Returns a repetition after its first time, the same object each time. */
const less = (e) => (e.less ??= repeat(Math.max(e.min - 1, 0), e.max && e.max - 1, e.body));
const has = ({ ranges }, unit) => ranges.some(([from, to]) => from <= unit && unit <= to);

const exactly = (c) => [[c.charCodeAt(0), c.charCodeAt(0)]];
const anyCase = (c) => [...exactly(c.toLowerCase()), ...exactly(c.toUpperCase())];
/** Peggy lowers the case of the text, so that "k" matches the Kelvin sign. */
const lowered = (c) => [...anyCase(c), ...(/k/i.test(c) ? exactly('\u212a') : [])];
const literal = (text, rangesOf) =>
  list(
    'seq',
    Array.from(text.split(''), (c) => set(rangesOf(c))),
  );

/** Reads a string or a number of ABNF (RFC 5234, RFC 7405). */
function abnfTerminal(take) {
  const [string, kind, text] = take(/(%s|%i)?"([^"]*)"/iy) ?? [];
  if (string !== undefined) return literal(text, /s/i.test(kind) ? exactly : anyCase);
  const [, digits] = take(/%x([\dA-F]{1,4}(?:-[\dA-F]{1,4}|(?:\.[\dA-F]{1,4})*))(?![\w.-])/iy) ?? [];
  const codes = digits?.split(/[-.]/).map((code) => parseInt(code, 16));
  return codes && (digits.includes('-') ? set([codes]) : literal(String.fromCharCode(...codes), exactly));
}

/** Reads a literal or a class of peggy. */
function pegTerminal(take) {
  const escapes = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' };
  const plain = (text) =>
    text.replace(/\\(?:x([\dA-F]{2})|u([\dA-F]{4})|([^]))/gi, (_, x, u, c) =>
      c ? (escapes[c] ?? c) : String.fromCharCode(parseInt(x ?? u, 16)),
    );
  const [quoted, string, ignoresCase] = take(/("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*')(i?)/y) ?? [];
  if (quoted !== undefined) return literal(plain(string.slice(1, -1)), ignoresCase ? lowered : exactly);
  if (take(/\./y)) return set([[0, lastUnit]]);
  const [inBrackets, negated, members] = take(/\[(\^?)((?:\\[^]|[^\]\\])*)\](?![iu])/y) ?? [];
  if (inBrackets === undefined) return undefined;
  const pairs = members.matchAll(/(\\x..|\\u....|\\[^]|[^\\])(?:-(\\x..|\\u....|\\[^]|[^\\]))?/gi);
  const some = set(Array.from(pairs, ([, a, b = a]) => [plain(a).charCodeAt(0), plain(b).charCodeAt(0)]));
  return negated ? list('seq', [look(true, some), set([[0, lastUnit]])]) : some;
}

/** Reads a grammar: its rules, and the key of each by its name in the document. */
function readGrammar(text, isPeg) {
  let at = 0;
  const blank = isPeg ? /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y : /(?:\s|;.*)*/y;
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = blank.lastIndex = pattern.lastIndex;
    if (found && blank.test(text)) at = blank.lastIndex;
    return found ?? undefined;
  };
  const need = (found) => {
    if (found !== undefined) return found;
    const place = `line ${text.slice(0, at).split('\n').length} of the ${isPeg ? 'PEG' : 'ABNF'}`;
    throw new Error(`${place}: cannot read ${JSON.stringify(text.slice(at, at + 20))}`);
  };
  const choice = (end) => {
    const alternatives = [];
    do {
      const items = [need(item())];
      for (let next = item(); next; next = item()) items.push(next);
      alternatives.push(list('seq', items));
    } while (take(/\//y));
    if (end) need(take(end));
    return list('alt', alternatives);
  };
  const primary = () => {
    if (take(/\(/y)) return choice(/\)/y);
    if (!isPeg && take(/\[/y)) return repeat(0, 1, choice(/\]/y));
    const [name] = take(/[A-Z_][\w-]*(?![\w-]|\s*=)/iy) ?? [];
    if (name === undefined) return isPeg ? pegTerminal(take) : abnfTerminal(take);
    return call(isPeg ? name : name.toLowerCase());
  };
  const times = isPeg ? /\|(\d+)\||\|(\d*)\.\.(\d*)\||[?*+]/y : /(\d+)(?!\d*\*)|(\d*)\*(\d*)/y;
  const item = () => {
    const sign = isPeg ? take(/[!&]/y)?.[0] : undefined;
    const before = isPeg ? undefined : take(times);
    const body = sign || before ? need(primary()) : primary();
    const [suffix, exact, least = '', most = ''] = (isPeg ? body && take(times) : before) ?? [];
    const min = Number(exact ?? (suffix === '+' ? 1 : least));
    const max = exact ?? (suffix === '?' ? 1 : most);
    const repeated = suffix === undefined ? body : repeat(min, max === '' ? null : Number(max), body);
    return sign ? look(sign === '!', repeated) : repeated;
  };
  const [rules, names] = [new Map(), new Map()];
  const renamed = new Map(
    isPeg ? [] : Array.from(text.matchAll(/^; (\S+) is (\S+)$/gm), (found) => found.slice(1)),
  );
  for (take(/(?:)/y); at < text.length; take(/;/y)) {
    const [, name] = need(take(/([A-Z_][\w-]*)\s*=/iy));
    const key = isPeg ? name : name.toLowerCase();
    names.set(renamed.get(name) ?? name, key);
    if (rules.size === rules.set(key, choice()).size) throw new Error(`two rules are called ${key}`);
  }
  return { rules, names, isPeg };
}

/** Returns all expressions that a rule reaches: a call of itself if it is recursive. */
function reached({ rules }, rule) {
  const found = new Set([call(rule)]);
  for (const { op, name, items = [], body = rules.get(name) } of found) {
    if (op === 'call' && body === undefined) throw new Error(`no rule is called ${name}`);
    for (const part of body ? [body] : items) found.add(part);
  }
  return [...found].slice(1);
}

const never = 0;
const always = 1;
/** Stands in a row for the term of the row. */
const itself = -1;

/**
 * Languages as terms, one number for the same parts. A leaf has the empty text or not, and a row: the term after each
 * letter, which stands for a class of code units. The last column is the cut, where a rule's consumption ends; lookahead
 * does not see it. A decision tests a loop, a language given by an equation: one term for the texts in it, one outside.
 */
class Languages {
  terms = [];
  numbers = new Map();
  loops = [];
  nands = new Map();
  matches = [new Map(), new Map()];

  constructor(letters) {
    this.letters = letters;
    this.blank = Array(letters.length + 1).fill(never);
    for (const empty of [false, true]) this.term(`${empty}`, { empty, row: this.blank.map(() => itself) });
    this.end = this.leaf(true, this.blank);
    this.cutOff = this.leaf(false, this.blank.with(-1, always));
  }

  term(key, term) {
    if (this.terms.length > maxTerms) throw new Error('too many states: is the recursion regular?');
    if (!this.numbers.has(key)) this.numbers.set(key, this.terms.push(term) - 1);
    return this.numbers.get(key);
  }

  leaf(empty, row) {
    const isConstant = row.every((next) => next === itself || next === Number(empty));
    return isConstant ? Number(empty) : this.term(`${empty} ${row}`, { empty, row });
  }

  decide(loop, inside, outside) {
    return inside === outside ? inside : this.term(`${loop} ${inside} ${outside}`, { loop, inside, outside });
  }

  /** Returns the texts that are not in both languages. */
  nand(a, b) {
    if (a > b) return this.nand(b, a);
    if (a === never) return always;
    if (a === always) return b === always ? never : this.nand(b, b);
    const key = a * 2 ** 26 + b;
    if (!this.nands.has(key)) this.nands.set(key, this.nandOf(a, b, this.terms[a], this.terms[b]));
    return this.nands.get(key);
  }

  nandOf(a, b, one, other) {
    const loop = Math.max(one.loop ?? -1, other.loop ?? -1);
    const side = (name) =>
      this.nand(one.loop === loop ? one[name] : a, other.loop === loop ? other[name] : b);
    if (loop >= 0) return this.decide(loop, side('inside'), side('outside'));
    const row = one.row.map((next, i) => {
      const second = other.row[i];
      if (next === itself && second === itself) return itself;
      return this.nand(next === itself ? a : next, second === itself ? b : second);
    });
    return this.leaf(!(one.empty && other.empty), row);
  }

  ifElse(condition, a, b) {
    return this.nand(this.nand(condition, a), this.nand(this.nand(condition, condition), b));
  }

  /** Returns a term with its row, and whether it has the empty text. */
  open(a) {
    const term = this.terms[a];
    if (term.row) return term;
    if (term.isOpen) throw new Error('left recursion, or a repetition of the empty text');
    term.isOpen = true;
    const loop = this.loops[term.loop];
    const numbers = [(loop.body ??= loop.equation()), term.inside, term.outside];
    const parts = numbers.map((part) => this.open(part));
    numbers[0] = this.decide(term.loop, always, never);
    term.row = this.blank.map((_, i) => {
      if (parts.every(({ row }) => row[i] === itself)) return itself;
      return this.ifElse(...parts.map(({ row }, j) => (row[i] === itself ? numbers[j] : row[i])));
    });
    term.empty = parts[0].empty ? parts[1].empty : parts[2].empty;
    return term;
  }

  after(a, column) {
    const next = this.open(a).row.at(column);
    return next === itself ? a : next;
  }

  /** Returns the texts of which e matches a beginning and leaves a text of k; `ahead` where nothing is consumed. */
  match(grammar, e, k, ahead = false) {
    const known = this.matches[Number(ahead)];
    if (!known.has(e)) known.set(e, new Map());
    if (!known.get(e).has(k)) known.get(e).set(k, this.matchOf(grammar, e, k, ahead));
    return known.get(e).get(k);
  }

  matchOf(grammar, e, k, ahead) {
    const { op, items, body, min, max, name } = e;
    const match = (e, k) => this.match(grammar, e, k, ahead);
    const onlyIf = (isWanted, e, k) => {
      const matched = this.match(grammar, e, always, true);
      return isWanted ? this.ifElse(matched, k, never) : this.ifElse(matched, never, k);
    };
    const either = (e, k, second) =>
      this.ifElse(match(e, k), always, grammar.isPeg ? onlyIf(false, e, second) : second);
    const loop = (equation) => this.decide(this.loops.push({ equation }) - 1, always, never);
    if (op === 'set') {
      const row = this.letters.map((unit) => (has(e, unit) ? k : never));
      return this.leaf(false, [...row, ahead ? itself : never]);
    }
    if (op === 'seq') return items.reduceRight((rest, item) => match(item, rest), k);
    if (op === 'alt') return items.reduceRight((second, item) => either(item, k, second), never);
    if (op === 'look') return onlyIf(!e.negated, body, k);
    if (op === 'call') {
      const called = reached(grammar, name);
      const isRecursive = called.some((other) => other.op === 'call' && other.name === name);
      return isRecursive ? loop(() => match(called[0], k)) : match(called[0], k);
    }
    if (max === 0 || (min === 0 && max === null && k === always)) return k;
    if (min > 0) return match(body, match(less(e), k));
    if (max !== null) return either(body, match(less(e), k), k);
    const repeated = loop(() => either(body, repeated, k));
    return repeated;
  }
}

const classOf = (classes, unit) => classes.findLast(([first]) => first <= unit)?.[1];

/** Returns a code unit of each class that sets and an automaton distinguish. */
function lettersOf(sets, { classes }) {
  const distinct = [...new Map(sets.map((one) => [`${one.ranges}`, one])).values()];
  const edges = distinct.flatMap(({ ranges }) => ranges.flatMap(([from, to]) => [from, to + 1]));
  const starts = [0, ...edges, ...classes.map(([first]) => Number(first))].filter((unit) => unit <= lastUnit);
  const signature = (unit) => `${classOf(classes, unit)} ${distinct.map((one) => Number(has(one, unit)))}`;
  return [...new Map(starts.map((unit) => [signature(unit), unit])).values()];
}

/** Throws the first problem of a pair of a term and a state that the same text leads to. */
function walk(languages, start, { classes, next }, problemOf) {
  const pairs = [[start, 0, '']];
  const seen = new Set();
  const letters = languages.letters.map((unit) => [String.fromCharCode(unit), classOf(classes, unit)]);
  for (const [term, state, text] of pairs) {
    const problem = problemOf(term, state, text);
    if (problem) throw new Error(problem);
    for (const [i, [letter, c]] of letters.entries()) {
      // A state that is missing is not a number, and has no next one.
      const pair = [languages.after(term, i), Number(next[state]?.[c])];
      if (seen.size < seen.add(`${pair}`).size) pairs.push([...pair, text + letter]);
    }
  }
}

function checkProof(bnf, peg, rule, { identifier, automaton }) {
  const sets = [...reached(bnf, rule), ...reached(peg, identifier)].filter(({ op }) => op === 'set');
  const languages = new Languages(lettersOf(sets, automaton));
  const accepting = new Set(automaton.accepting);
  const isEmpty = (term) => languages.open(term).empty;
  walk(languages, languages.match(bnf, call(rule), languages.end), automaton, (term, state, text) =>
    isEmpty(term) === accepting.has(state)
      ? ''
      : `the BNF and the automaton disagree on ${JSON.stringify(text)}`,
  );
  walk(
    languages,
    languages.match(peg, call(identifier), languages.cutOff),
    automaton,
    (term, state, text) => {
      const rest = languages.after(term, -1);
      const quoted = JSON.stringify(text);
      if (accepting.has(state)) {
        const isMissed = !identifier.includes('__') && !isEmpty(rest);
        return isMissed ? `the automaton accepts ${quoted}, the PEG rejects it` : '';
      }
      walk(languages, rest, { classes: [], next: [] }, (term, _, after) =>
        isEmpty(term)
          ? `the PEG consumes ${quoted} before ${JSON.stringify(after)}, the automaton rejects it`
          : '',
      );
      return '';
    },
  );
}

/** Checks a text on which both grammars differ, with their derivations: trees of [rule, start, end, children]. */
function checkCounterexample(bnf, peg, rule, { identifier, counterexample }) {
  const { text } = counterexample;
  const codes = text.split('').map((c) => c.charCodeAt(0));
  const languages = new Languages([...new Set(codes)]);
  const read = (term, from, to) =>
    codes
      .slice(from, to)
      .reduce((term, unit) => languages.after(term, languages.letters.indexOf(unit)), term);
  const derives = (key, from, to) =>
    languages.open(read(languages.match(bnf, call(key), languages.end), from, to)).empty;
  const consumes = (key, from, to) => {
    const rest = languages.after(read(languages.match(peg, call(key), languages.cutOff), from, to), -1);
    return languages.open(read(rest, to)).empty;
  };
  const succeeds = languages.open(read(languages.match(peg, call(identifier), always, true))).empty;
  const isTree = ([name, from, to, parts], grammar, holds) =>
    holds(grammar.names.get(name), from, to) &&
    parts.every(([, start, end], i) => (parts[i - 1]?.[2] ?? from) <= start && end <= to) &&
    parts.every((part) => isTree(part, grammar, holds));
  const isWhole = (tree, key, grammar, end) =>
    grammar.names.get(tree[0]) === key && tree[1] === 0 && tree[2] === end;
  const { peg: one, bnf: other } = counterexample;
  if (one ? !(isWhole(one, identifier, peg, one[2]) && isTree(one, peg, consumes)) : succeeds)
    throw new Error('the PEG does not match as its derivation shows');
  if (other && !(isWhole(other, rule, bnf, text.length) && isTree(other, bnf, derives)))
    throw new Error('the BNF does not derive as its derivation shows');
  const isRefuted = other ? one?.[2] !== text.length : one && !derives(rule, 0, one[2]);
  if (!isRefuted) throw new Error('the counterexample refutes nothing');
}

const identifierOf = (name) => name.replaceAll('-', '_').replaceAll('+', 'plus');

/** Checks a claim, and returns it in words. */
function check(bnf, peg, claim) {
  const { identifier, rule, undecided, counterexample } = claim;
  const named = [...bnf.names.keys()].find((name) => identifierOf(name) === identifier.replace(/__.*/, ''));
  if (named !== rule) throw new Error(`it transcribes ${named}, not ${rule}`);
  if (rule === undefined) return 'not in the BNF';
  if (undecided !== undefined) return 'undecided';
  (counterexample ? checkCounterexample : checkProof)(bnf, peg, bnf.names.get(rule), claim);
  return counterexample ? 'refuted' : identifier.includes('__') ? 'variant' : 'equal';
}

/** Checks and reports one certificate, and returns the exit code. */
function checkFile(folder, name) {
  const read = (kind) => readFileSync(join(folder, `${name}.${kind}`), 'utf8');
  const counts = new Map();
  const codes = [0];
  const attempt = (subject, claim) => {
    try {
      const verdict = claim();
      if (verdict) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      if (!verdict || verdict === 'equal' || verdict === 'variant') return;
      console.log(`${subject}: ${verdict}`);
      codes.push(1);
    } catch (error) {
      console.log(`${subject}: rejected: ${error.message}`);
      codes.push(2);
    }
  };
  attempt(name, () => {
    const [bnf, peg] = [readGrammar(read('abnf'), false), readGrammar(read('peggy'), true)];
    const { format, rules } = JSON.parse(read('json'));
    if (format !== 1) throw new Error(`format ${format} is not 1`);
    const open = new Set([...bnf.names.keys()].map(identifierOf));
    for (const identifier of peg.rules.keys()) if (!/__state_\d+$/.test(identifier)) open.add(identifier);
    for (const claim of rules) {
      attempt(`${name} ${claim.identifier}`, () => {
        if (!open.delete(claim.identifier)) throw new Error('no rule, or a second claim');
        return check(bnf, peg, claim);
      });
    }
    if (open.size > 0) throw new Error(`no claim about ${[...open].join(', ')}`);
  });
  console.log(`${name}: ${Array.from(counts, ([verdict, count]) => `${count} ${verdict}`).join(', ')}`);
  return Math.max(...codes);
}

const [folder = '.'] = process.argv.slice(2);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
if (files.length === 0) console.error(`${folder} has no certificate, *.json`);
process.exitCode = Math.max(
  ...files.map((file) => checkFile(folder, file.slice(0, -5))),
  files.length ? 0 : 2,
);
