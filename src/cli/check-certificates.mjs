#!/usr/bin/env node
/**
 * Checks the certificates that `uri-revisions prove --certificate DIR` writes, without code of the prover: node
 * check-certificates.mjs DIR. The guide "certificates" has the format, and the proof that a checked certificate implies
 * equal languages. Exit code 0: every rule is proved; 1: a rule is refuted or undecided; 2: a certificate is rejected.
 */
import console from 'node:console';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const quoted = (text) => JSON.stringify(text);
const lastUnit = 0xffff;
/** Far more than a document needs: recursion that is not regular has no end. */
const maxTerms = 3_000_000;

// Expressions of both grammars: { op: 'set', ranges }, of UTF-16 code units; { op: 'seq' or 'alt', items };
// { op: 'repeat', min, max, body }; { op: 'call', name }; { op: 'look', negated, body }
const set = (ranges) => ({ op: 'set', ranges });
const repeat = (min, max, body) => ({ op: 'repeat', min, max, body });
const list = (op, items) => (items.length === 1 ? items[0] : { op, items });
const seq = (items) => list('seq', items);
const call = (name) => ({ op: 'call', name });
const look = (negated, body) => ({ op: 'look', negated, body });
/** Returns a repetition after its first time, the same object each time. */
const less = (e) => (e.less ??= repeat(Math.max(e.min - 1, 0), e.max && e.max - 1, e.body));
const has = ({ ranges }, unit) => ranges.some(([from, to]) => from <= unit && unit <= to);

const codesOf = (text) => text.split('').map((c) => c.charCodeAt(0));
const exactly = (c) => set(codesOf(c).map((code) => [code, code]));
const anyCase = (c) => exactly(c.toLowerCase() + c.toUpperCase());
/** Peggy lowers the case of the text, so that "k" matches the Kelvin sign. */
const lowered = (c) => exactly(c.toLowerCase() + c.toUpperCase() + (/k/i.test(c) ? '\u212a' : ''));
const literal = (text, setOf) => seq(text.split('').map(setOf));

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
  const unescaped = (whole, x, u, c) => {
    if (c === undefined) return String.fromCharCode(parseInt(x ?? u, 16));
    if (/[\w\s]/.test(c) && escapes[c] === undefined) throw new Error(`the PEG: cannot read ${whole}`);
    return escapes[c] ?? c;
  };
  const plain = (text) => text.replace(/\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|([^]))/g, unescaped);
  const [found, string, ignoresCase] = take(/("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*')(i?)/y) ?? [];
  if (found !== undefined) return literal(plain(string.slice(1, -1)), ignoresCase ? lowered : exactly);
  if (take(/\./y)) return set([[0, lastUnit]]);
  const [inBrackets, negated, members] = take(/\[(\^?)((?:\\[^]|[^\]\\])*)\](?![iu])/y) ?? [];
  if (inBrackets === undefined) return undefined;
  const pairs = members.matchAll(/(\\x..|\\u....|\\[^]|[^\\])(?:-(\\x..|\\u....|\\[^]|[^\\]))?/gi);
  const some = set(Array.from(pairs, ([, a, b = a]) => [plain(a).charCodeAt(0), plain(b).charCodeAt(0)]));
  return negated ? seq([look(true, some), set([[0, lastUnit]])]) : some;
}

/** Reads a grammar: its rules, and the key of each by its name in the document. */
function readGrammar(text, isPeg) {
  let at = 0;
  const blank = isPeg ? /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y : /(?:\s|;.*)*/y;
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text) ?? undefined;
    if (found) at = blank.lastIndex = pattern.lastIndex;
    if (found && blank.test(text)) at = blank.lastIndex;
    return found;
  };
  const need = (found) => {
    if (found !== undefined) return found;
    const line = text.slice(0, at).split('\n').length;
    throw new Error(
      `${isPeg ? 'the PEG' : 'the ABNF'}, line ${line}: cannot read ${quoted(text.slice(at, at + 20))}`,
    );
  };
  const sequence = () => {
    const items = [need(item())];
    for (let next = item(); next; next = item()) items.push(next);
    return seq(items);
  };
  const choice = (end) => {
    const alternatives = [sequence()];
    while (take(/\//y)) alternatives.push(sequence());
    need(take(end));
    return list('alt', alternatives);
  };
  const primary = () => {
    if (take(/\(/y)) return choice(/\)/y);
    if (!isPeg && take(/\[/y)) return repeat(0, 1, choice(/\]/y));
    const [name] = take(/[A-Z_][\w-]*(?![\w-]|\s*=)/iy) ?? [];
    if (name === undefined) return isPeg ? pegTerminal(take) : abnfTerminal(take);
    return call(isPeg ? name : name.toLowerCase());
  };
  const repeated = (body, [sign, exact, least = '', most = ''] = []) => {
    const [min, max] = [exact ?? (sign === '+' ? 1 : least), exact ?? (sign === '?' ? 1 : most)];
    return sign === undefined ? body : repeat(Number(min), max === '' ? null : Number(max), body);
  };
  const item = () => {
    const before = take(isPeg ? /[!&]/y : /(\d+)(?!\d*\*)|(\d*)\*(\d*)/y);
    const body = before ? need(primary()) : primary();
    if (!isPeg || !body) return body && repeated(body, before);
    const whole = repeated(body, take(/\|(\d+)\||\|(\d*)\.\.(\d*)\||[?*+]/y));
    return before ? look(before[0] === '!', whole) : whole;
  };
  const [rules, names] = [new Map(), new Map()];
  const renamed = new Map(Array.from(text.matchAll(/^; (\S+) is (\S+)$/gm), ([, is, was]) => [is, was]));
  for (take(/(?:)/y); at < text.length;) {
    const [, name] = need(take(/([A-Z_][\w-]*)\s*=/iy));
    const key = isPeg ? name : name.toLowerCase();
    names.set((isPeg ? undefined : renamed.get(name)) ?? name, key);
    if (rules.size === rules.set(key, choice(/;?/y)).size) throw new Error(`two rules are called ${key}`);
  }
  return { rules, names, isPeg };
}

/** Returns all expressions that a rule reaches, its own first: a call of itself if it is recursive. */
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
const resolved = (next, own) => (next === itself ? own : next);

/**
 * Languages as terms, one number for the same parts. A leaf is a row: the term after each letter, which stands for a
 * class of code units; after the cut, where a rule's consumption ends, and which lookahead does not see; and `always` or
 * `never` at the end of the text. A decision tests a loop, a language given by an equation: one term in it, one outside.
 */
function languagesOver(letters) {
  const rowOf = (other, cut, end) => [...letters.map(() => other), cut, end];
  const terms = [never, always].map((end) => ({ row: rowOf(itself, itself, end) }));
  const loops = [];
  const [numbers, negations, matches] = [new Map(), new Map(), [new Map(), new Map()]];
  const remembered = (memo, key, make) => {
    let value = memo.get(key);
    if (value === undefined) memo.set(key, (value = make()));
    return value;
  };
  const term = (key, parts) => {
    if (terms.length > maxTerms) throw new Error('too many states: is the recursion regular?');
    return remembered(numbers, key, () => terms.push(parts) - 1);
  };
  const leaf = (row) => {
    const end = row.at(-1);
    return row.every((next) => next === itself || next === end) ? end : term(`${row}`, { row });
  };
  const decide = (loop, yes, no) => (yes === no ? yes : term(`${loop}?${yes}:${no}`, { loop, yes, no }));
  const newLoop = (equation) => decide(loops.push({ equation }) - 1, always, never);
  const not = (a) => (a <= always ? always - a : remembered(negations, a, () => complement(terms[a])));
  const complement = ({ loop, yes, no, row }) => {
    if (loop !== undefined) return decide(loop, not(yes), not(no));
    return leaf(row.map((next) => (next === itself ? itself : not(next))));
  };
  /** Returns a conjunction, which `never` decides, or a disjunction, which `always` decides. */
  const combination = (decisive) => {
    const known = [];
    const combine = (a, b) => {
      if (a > b) return combine(b, a);
      if (a <= always) return a === decisive ? a : b;
      if (a === b) return a;
      const others = (known[a] ??= new Map());
      if (!others.has(b)) others.set(b, compute(a, b, terms[a], terms[b]));
      return others.get(b);
    };
    const compute = (a, b, one, other) => {
      const loop = Math.max(one.loop ?? -1, other.loop ?? -1);
      const side = (key) => combine(one.loop === loop ? one[key] : a, other.loop === loop ? other[key] : b);
      if (loop >= 0) return decide(loop, side('yes'), side('no'));
      const after = (next, i) => combine(resolved(next, a), resolved(other.row[i], b));
      const isItself = (next, i) => next === itself && other.row[i] === itself;
      return leaf(one.row.map((next, i) => (isItself(next, i) ? itself : after(next, i))));
    };
    return combine;
  };
  const [and, or] = [combination(never), combination(always)];
  const ifElse = (condition, a, b) => or(and(condition, a), and(not(condition), b));
  const rowAt = (a) => {
    const { row, loop, yes, no, isOpen } = terms[a];
    if (row) return row;
    if (isOpen) throw new Error('left recursion, or a repetition of the empty text');
    terms[a].isOpen = true;
    loops[loop].body ??= loops[loop].equation();
    const rows = [loops[loop].body, yes, no].map(rowAt);
    const own = [decide(loop, always, never), yes, no];
    const after = (i) => ifElse(...rows.map((row, j) => resolved(row[i], own[j])));
    const isItself = (i) => rows.every((row) => row[i] === itself);
    return (terms[a].row = rows[0].map((_, i) => (isItself(i) ? itself : after(i))));
  };
  const after = (a, column) => resolved(rowAt(a).at(column), a);
  /** Returns the texts of which e matches a beginning and leaves a text of k; `ahead` where nothing is consumed. */
  const match = (grammar, e, k, ahead = false) => {
    const known = remembered(matches[Number(ahead)], e, () => new Map());
    return remembered(known, k, () => matchOf(grammar, e, k, ahead));
  };
  const matchOf = (grammar, e, k, ahead) => {
    const { op, items, body, min, max } = e;
    const part = (e, k) => match(grammar, e, k, ahead);
    const unless = (e, k) => ifElse(match(grammar, e, always, true), never, k);
    // A PEG tries the second only where the first fails.
    const either = (e, k, second) => ifElse(part(e, k), always, grammar.isPeg ? unless(e, second) : second);
    const column = (unit) => (has(e, unit) ? k : never);
    if (op === 'set') return leaf([...letters.map(column), ahead ? itself : never, never]);
    if (op === 'seq') return items.reduceRight((rest, item) => part(item, rest), k);
    if (op === 'alt') return items.reduceRight((second, item) => either(item, k, second), never);
    if (op === 'look') return e.negated ? unless(body, k) : unless(look(true, body), k);
    if (op === 'call') {
      const called = reached(grammar, e.name);
      const isRecursive = called.some(({ op, name }) => op === 'call' && name === e.name);
      return isRecursive ? newLoop(() => part(called[0], k)) : part(called[0], k);
    }
    if (max === 0 || (min === 0 && max === null && k === always)) return k;
    if (min > 0) return part(body, part(less(e), k));
    if (max !== null) return either(body, part(less(e), k), k);
    const loop = newLoop(() => either(body, loop, k));
    return loop;
  };
  const [end, rest] = [leaf(rowOf(never, never, always)), leaf(rowOf(never, always, never))];
  const hasEmpty = (a) => after(a, -1) === always;
  return { letters, match, after, cut: (a) => after(a, -2), hasEmpty, end, rest };
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
function walk({ letters, after }, start, { classes, next }, problemOf) {
  const pairs = [[start, 0, '']];
  const seen = new Set();
  const columns = letters.map((unit) => [String.fromCharCode(unit), classOf(classes, unit)]);
  for (const [term, state, text] of pairs) {
    const problem = problemOf(term, state, text);
    if (problem) throw new Error(problem);
    for (const [i, [letter, c]] of columns.entries()) {
      // Only states from 0 have rows, and accept.
      const pair = [after(term, i), state >= 0 ? Number(next[state]?.[c]) : -1];
      if (pair[0] === never && !(pair[1] >= 0)) continue;
      if (seen.size < seen.add(`${pair}`).size) pairs.push([...pair, text + letter]);
    }
  }
}

function checkProof(bnf, peg, rule, { identifier, automaton }) {
  const sets = [...reached(bnf, rule), ...reached(peg, identifier)].filter(({ op }) => op === 'set');
  const languages = languagesOver(lettersOf(sets, automaton));
  const { match, cut, hasEmpty, end, rest } = languages;
  const accepting = new Set(automaton.accepting.filter((state) => state >= 0));
  walk(languages, match(bnf, call(rule), end), automaton, (term, state, text) => {
    if (hasEmpty(term) === accepting.has(state)) return undefined;
    return `${quoted(text)}: the BNF ${hasEmpty(term) ? 'derives' : 'does not derive'} it, unlike the automaton`;
  });
  walk(languages, match(peg, call(identifier), rest), automaton, (term, state, text) => {
    const isMissing = !identifier.includes('__') && !hasEmpty(cut(term));
    if (accepting.has(state)) return isMissing && `${quoted(text)}: the PEG rejects it, unlike the automaton`;
    const nowhere = { classes: [], next: [] };
    const problem = `the PEG consumes ${quoted(text)}, which the automaton rejects, before`;
    return walk(languages, cut(term), nowhere, (a, _, more) => hasEmpty(a) && `${problem} ${quoted(more)}`);
  });
}

/** Checks a text on which the grammars differ, with derivations: trees of [rule, start, end, children]. */
function checkCounterexample(bnf, peg, rule, { identifier, counterexample }) {
  const { text, peg: matched, bnf: derived } = counterexample;
  const codes = codesOf(text);
  const { letters, match, after, cut, hasEmpty, end, rest } = languagesOver([...new Set(codes)]);
  const step = (a, code) => after(a, letters.indexOf(code));
  const read = (term, from, to) => codes.slice(from, to).reduce(step, term);
  const derives = (key, from, to) => hasEmpty(read(match(bnf, call(key), end), from, to));
  const consumes = (key, from, to) => hasEmpty(read(cut(read(match(peg, call(key), rest), from, to)), to));
  const check = (grammar, holds, [name, from, to, parts], least, most) => {
    if (!(least <= from && to <= most && holds(grammar.names.get(name), from, to)))
      throw new Error(`${name} does not match from ${from} to ${to}`);
    parts.forEach((part, i) => check(grammar, holds, part, parts[i - 1]?.[2] ?? from, to));
  };
  if (matched) check(peg, consumes, matched, 0, text.length);
  if (derived) check(bnf, derives, derived, 0, text.length);
  const isOf = (tree, grammar, key) => tree && grammar.names.get(tree[0]) === key && tree[1] === 0;
  const consumed = isOf(matched, peg, identifier) ? matched[2] : undefined;
  const fails = !matched && !hasEmpty(read(match(peg, call(identifier), always, true)));
  const isWhole = isOf(derived, bnf, rule) && derived[2] === text.length;
  const isMissed = isWhole && !identifier.includes('__') && (fails || consumed < text.length);
  if (!isMissed && !(consumed >= 0 && !derives(rule, 0, consumed))) throw new Error('it refutes nothing');
  return `refuted by ${quoted(text)}`;
}

const identifierOf = (name) => name.replaceAll('-', '_').replaceAll('+', 'plus');

/** Checks a claim, and returns what is not proved. */
function check(bnf, peg, claim) {
  const { identifier, rule, undecided, counterexample } = claim;
  const named = [...bnf.names.keys()].find((name) => identifierOf(name) === identifier.replace(/__.*/, ''));
  if (named !== rule) throw new Error(`it transcribes ${named}, not ${rule}`);
  if (rule === undefined) return 'not in the BNF';
  if (undecided !== undefined) return `undecided: ${undecided}`;
  if (counterexample) return checkCounterexample(bnf, peg, bnf.names.get(rule), claim);
  checkProof(bnf, peg, bnf.names.get(rule), claim);
  return '';
}

/** Checks a certificate, reports it, and returns the exit code. */
function checkFile(folder, name) {
  const read = (kind) => readFileSync(join(folder, `${name}.${kind}`), 'utf8');
  let [proved, code] = [0, 0];
  const attempt = (subject, check) => {
    try {
      const verdict = check();
      if (verdict) console.log(`${subject}: ${verdict}`);
      if (verdict) code = Math.max(code, 1);
    } catch (error) {
      console.log(`${subject}: rejected: ${error.message}`);
      code = 2;
    }
  };
  attempt(name, () => {
    const [bnf, peg] = [readGrammar(read('abnf'), false), readGrammar(read('peggy'), true)];
    const { format, rules } = JSON.parse(read('json'));
    if (format !== 1) throw new Error(`format ${format} is not 1`);
    const identifiers = [...[...bnf.names.keys()].map(identifierOf), ...peg.rules.keys()];
    const claimed = new Set(identifiers.filter((identifier) => !/__state_\d+$/.test(identifier)));
    for (const claim of rules) {
      attempt(`${name} ${claim.identifier}`, () => {
        if (!claimed.delete(claim.identifier)) throw new Error('no rule, or a second claim');
        const verdict = check(bnf, peg, claim);
        proved += Number(verdict === '');
        return verdict;
      });
    }
    if (claimed.size > 0) throw new Error(`no claim about ${[...claimed].join(', ')}`);
  });
  console.log(`${name}: ${proved} rules proved`);
  return code;
}

const [folder = '.'] = process.argv.slice(2);
const isFolder = existsSync(join(folder, '.'));
const files = isFolder ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
if (files.length === 0) console.error(`${folder} has no certificate, *.json`);
const codes = files.map((file) => checkFile(folder, file.slice(0, -5)));
process.exitCode = Math.max(...codes, files.length === 0 ? 2 : 0);
