#!/usr/bin/env node
/**
 * Checks the certificates that `uri-revisions prove --certificate DIR` writes, without code of the prover: node
 * check-certificates.mjs DIR. The guide "certificates" has the format, and the proof that a checked certificate implies
 * equal languages. Exit code 0: every rule is proved; 1: a rule is refuted or undecided; 2: a certificate is rejected.
 */
import console from 'node:console';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

const identifierOf = (name) => name.replaceAll('-', '_').replaceAll('+', 'plus');
const isVariant = (identifier) => identifier.includes('__');
const classOf = (classes, unit) => classes.findLast(([first]) => first <= unit)?.[1];
/** Prints a line, with all but printable ASCII escaped, as a certificate may have any name. */
const print = (line) => console.log(line.replace(/[^ -~]/gu, (c) => `\\u{${c.codePointAt(0).toString(16)}}`));
const quoted = (text) => JSON.stringify(text);
const fail = (problem, exitCode = 2) => {
  throw Object.assign(new Error(problem), { exitCode });
};

function remembered(memo, key, make) {
  if (!memo.has(key)) memo.set(key, make());
  return memo.get(key);
}

// Expressions of both grammars are { op, items }: 'seq' and 'alt' of items; 'star', 'not' (a lookahead) and 'rule', the
// same object for each call, of one item; and 'set', of the ranges of UTF-16 code units.
const range = ([from, to]) => (from <= to ? [from, to] : fail('a range ends before it starts'));
const set = (pairs) => ({ op: 'set', items: [], ranges: pairs.map(range) });
const has = ({ ranges }, unit) => ranges.some(([from, to]) => from <= unit && unit <= to);
const list = (op, items) => (items.length === 1 ? items[0] : { op, items });
const seq = (items) => list('seq', items);
const not = (body) => ({ op: 'not', items: [body] });
/** Returns min times the body, then, each in the one before, the options up to max. */
function repeat(min, max, body) {
  if (min > max) fail(`a repetition from ${min} to ${max}`);
  let rest = max === Infinity ? [{ op: 'star', items: [body] }] : [];
  for (let i = min; i < max && max < Infinity; i++) rest = [list('alt', [seq([body, ...rest]), seq([])])];
  return seq([...Array(min).fill(body), ...rest]);
}

const codesOf = (text) => text.split('').map((c) => c.charCodeAt(0));
const exactly = (c) => set(codesOf(c).map((code) => [code, code]));
const anyCase = (c) => exactly(c.toLowerCase() + c.toUpperCase());
/** Peggy lowers the case of the text, so that "k" matches the Kelvin sign. */
const lower = (c) => (/k/i.test(c) ? exactly('kK\u212a') : c > '~' ? fail(`cannot lower ${c}`) : anyCase(c));
const literal = (text, setOf) => seq(text.split('').map(setOf));

/** Reads a string or a number of ABNF (RFC 5234, RFC 7405), in the forms that the prover writes. */
function abnfTerminal(take) {
  const [string, isSensitive, text] = take(/(%s)?"([ !#-~]*)"/y) ?? [];
  if (string !== undefined) return literal(text, isSensitive ? exactly : anyCase);
  const [, numbers] = take(/%x([\dA-F]{1,4}(?:-[\dA-F]{1,4}|(?:\.[\dA-F]{1,4})*))(?![\w.-])/y) ?? [];
  const codes = numbers?.split(/[-.]/).map((number) => parseInt(number, 16));
  return codes && (numbers.includes('-') ? set([codes]) : literal(String.fromCharCode(...codes), exactly));
}

const escapes = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const unescaped = (text) =>
  text.replace(/\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|([^]))/g, (whole, x, u, c) => {
    if (c === undefined) return String.fromCharCode(parseInt(x ?? u, 16));
    return escapes[c] ?? (/\w/.test(c) ? fail(`the PEG: cannot read ${whole}`) : c);
  });

/** Reads a literal or a class of peggy. */
function pegTerminal(take) {
  const any = set([[0, 0xffff]]);
  const [string, , text, ignoresCase] = take(/(["'])((?:\\.|(?!\1|\\).)*)\1(i?)/y) ?? [];
  if (string !== undefined) return literal(unescaped(text), ignoresCase ? lower : exactly);
  if (take(/\./y)) return any;
  const [, negated, members] = take(/\[(\^?)((?:\\.|(?![\]\\\ud800-\udfff]).)+)\](?![iu])/y) ?? [];
  const pairs = members?.matchAll(/(\\x..|\\u....|\\.|.)(?:-(\\x..|\\u....|\\.|.))?/g) ?? [];
  const some = set(Array.from(pairs, ([, a, b = a]) => [a, b].map((c) => unescaped(c).charCodeAt(0))));
  return members && (negated ? seq([not(some), any]) : some);
}

/** Reads a grammar, in ABNF or as a PEG, and returns its rules by their names in the document. */
function readGrammar(notation, text) {
  const isPeg = notation === 'the PEG';
  const blank = isPeg ? /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*/ : /^(?:\s|;.*)*/;
  if (!isPeg && /\r(?!\n)|[^\t\n\r -~]/.test(text))
    fail('the ABNF: a control character, or one beyond ASCII');
  const originals = new Map(isPeg ? [] : [...text.matchAll(/^; (\S+) is (\S+)$/gm)].map((m) => m.slice(1)));
  const rules = new Map();
  const ruleOf = (name) => remembered(rules, originals.get(name) ?? name, () => ({ op: 'rule', items: [] }));
  let rest = text.replace(blank, '');
  const take = (pattern) => {
    const found = pattern.exec(rest) ?? undefined;
    if (found) rest = rest.slice(found[0].length).replace(blank, '');
    return found;
  };
  const place = () => `${notation}, line ${text.slice(0, text.length - rest.length).split('\n').length}`;
  const need = (found) => found ?? fail(`${place()}: cannot read ${quoted(rest.slice(0, 20))}`);
  const choice = (end) => {
    const alternatives = [[item()]];
    while (!take(end)) {
      if (take(/\//y)) alternatives.push([]);
      alternatives.at(-1).push(item());
    }
    return list('alt', alternatives.map(seq));
  };
  const primary = () => {
    if (take(/\(/y)) return choice(/\)/y);
    if (!isPeg && take(/\[/y)) return repeat(0, 1, choice(/\]/y));
    const [name] = take(/[A-Z_][\w-]*/iy) ?? [];
    return name === undefined ? need(isPeg ? pegTerminal(take) : abnfTerminal(take)) : ruleOf(name);
  };
  const item = () => {
    const before = take(isPeg ? /[!&]/y : /(\d*)\*(\d*)|(\d+)/y);
    const body = primary();
    const times = isPeg ? take(/\|(\d*)\.\.([1-9]\d*|)\||\|([1-9]\d*)\||[?*+]/y) : before;
    const [sign, least = '', most = '', exact] = times ?? ['', '1', '1'];
    const [min, max] = [exact ?? (sign === '+' ? '1' : least), exact ?? (sign === '?' ? '1' : most)];
    const whole = repeat(Number(min), Number(max || Infinity), body);
    return isPeg && before ? { '!': not(whole), '&': not(not(whole)) }[before[0]] : whole;
  };
  while (rest !== '') {
    const [, name] = need(take(/([A-Z_][\w-]*)\s*=/iy));
    if (ruleOf(name).items.push(choice(/(?=[A-Z_][\w-]*\s*=|$)|;/iy)) > 1) fail(`${name} has two rules`);
  }
  for (const [name, { items }] of rules) if (items.length === 0) fail(`no rule is called ${name}`);
  return rules;
}

/** The terms of no text and of all texts, and what stands in a row for the term of the row. */
const [never, always, itself] = [0, 1, -1];

/**
 * Languages as terms, one number for the same parts. A leaf is a row: the term after each letter, a class of code units;
 * after the cut, where a rule's consumption ends, and which lookahead does not see; and `always` or `never` at the end of
 * the text. A decision tests a loop, a language that its own computation asks for: one term in it, one outside.
 */
function languagesOver(letters, isPeg) {
  const rowOf = (next, cut, end) => [...letters.map(next), cut, end];
  const terms = [never, always].map((end) => ({ row: rowOf(() => itself, itself, end) }));
  const [loops, numbers, conditionals, matches] = [[], new Map(), new Map(), new Map()];
  const term = (key, parts) => remembered(numbers, key, () => terms.push(parts) - 1);
  const leaf = (row) => {
    const end = row.at(-1);
    return row.every((next) => next === itself || next === end) ? end : term(`${row}`, { row });
  };
  const decide = (loop, yes, no) => (yes === no ? yes : term(`${loop}?${yes}:${no}`, { loop, yes, no }));
  /** Returns the texts of a that satisfy the condition, and those of b that do not. */
  const ifElse = (condition, a, b) => {
    if (condition <= always) return condition === always ? a : b;
    if (a === b) return a;
    if (a === always && b === never) return condition;
    return remembered(conditionals, `${condition}?${a}:${b}`, () => {
      const parts = [condition, a, b];
      const loop = Math.max(...parts.map((part) => terms[part].loop ?? -1));
      if (loop < 0) return leaf(ifElseByColumn(parts));
      const side = (key) => parts.map((part) => (terms[part].loop === loop ? terms[part][key] : part));
      return decide(loop, ifElse(...side('yes')), ifElse(...side('no')));
    });
  };
  const ifElseByColumn = (parts) => {
    const rows = parts.map(rowAt);
    const isItself = (i) => rows.every((row) => row[i] === itself);
    return rows[0].map((_, i) => (isItself(i) ? itself : ifElse(...parts.map((part) => after(part, i)))));
  };
  const rowOfDecision = ({ loop, yes, no }) => ifElseByColumn([loops[loop].body, yes, no]);
  const rowAt = (a) => (terms[a].row ??= rowOfDecision(terms[a]));
  const after = (a, column) => (rowAt(a).at(column) === itself ? a : rowAt(a).at(column));
  /** Returns the texts of which e matches a beginning and leaves a text of k; `ahead` where nothing is consumed. */
  const match = (e, k, ahead) => {
    const known = remembered(matches, e, () => new Map());
    const found = remembered(known, `${k} ${ahead}`, () => ({}));
    if (found.isOpen) found.term ??= decide(loops.push(found) - 1, always, never);
    if (found.term !== undefined) return found.term;
    found.isOpen = true;
    found.body = matchOf(e, k, ahead);
    return (found.term ??= found.body);
  };
  const matchOf = (e, k, ahead) => {
    const { op, items } = e;
    const unless = (e, k) => ifElse(match(e, always, true), never, k);
    // A PEG tries the second only where the first fails.
    const either = (e, k, second) => ifElse(match(e, k, ahead), always, isPeg ? unless(e, second) : second);
    if (op === 'set') return leaf(rowOf((unit) => (has(e, unit) ? k : never), ahead ? itself : never, never));
    if (op === 'alt') return items.reduceRight((second, item) => either(item, k, second), never);
    if (op === 'not') return unless(items[0], k);
    if (op === 'star') return k === always ? k : either(items[0], match(e, k, ahead), k);
    return items.reduceRight((rest, item) => match(item, rest, ahead), k);
  };
  const of = (rule) => match(rule, leaf(rowOf(() => never, always, never)), false);
  return { of, after, cut: (a) => after(a, -2), hasEmpty: (a) => after(a, -1) === always };
}

/** Returns whether e may match the empty text. It rejects grammars that are not well-formed (Ford 2004). */
function mayBeEmpty(e) {
  const { op, items, isOpen, isEmpty } = e;
  if (isOpen) fail('left recursion, or a repetition of what may match the empty text');
  if (isEmpty !== undefined) return isEmpty;
  e.isOpen = true;
  // Of a sequence, it asks the items that may start where the sequence does. A repetition follows its item.
  const hasEmpty = op === 'seq' ? items.every(mayBeEmpty) : items.filter(mayBeEmpty).length > 0;
  if (op === 'star' && hasEmpty) mayBeEmpty(e);
  e.isOpen = false;
  return (e.isEmpty = hasEmpty || op === 'star' || op === 'not');
}

/** Returns a code unit of each class that the sets of expressions and an automaton distinguish. */
function lettersOf(expressions, classes) {
  const edges = expressions.flatMap(({ ranges = [] }) => ranges.flatMap(([from, to]) => [from, to + 1]));
  const starts = new Set([0, ...edges, ...classes.map(([first]) => Number(first))]);
  return [...starts].filter((unit) => unit <= 0xffff);
}

/** Yields each position that a text leads to from the first one, with such a text in quotation marks. */
function* positions(first, letters, step) {
  const found = new Map([[`${first}`, [first, '']]]);
  for (const [position, text] of found.values()) {
    yield [position, quoted(text)];
    for (const [i, unit] of letters.entries()) {
      const next = step(position, i);
      if (!found.has(`${next}`)) found.set(`${next}`, [next, text + String.fromCharCode(unit)]);
    }
  }
}

/** Compares both grammars with the automaton after each text. */
function checkProof([rule, pegRule, ...parts], isVariant, { classes, accepting, next }) {
  const letters = lettersOf(parts, classes);
  const [bnf, peg] = [languagesOver(letters, false), languagesOver(letters, true)];
  const columns = letters.map((unit) => classOf(classes, unit));
  const step = ([a, b, q], i) => [bnf.after(a, i), peg.after(b, i), Number(next[q]?.[columns[i]] ?? -1)];
  for (const [[a, b, state], text] of positions([bnf.of(rule), peg.of(pegRule), 0], letters, step)) {
    const [derives, isAccepted] = [bnf.hasEmpty(bnf.cut(a)), accepting.includes(state)];
    if (derives !== isAccepted) fail(`${text}: only the ${derives ? 'BNF' : 'automaton'} accepts it`);
    if (isAccepted && !isVariant && !peg.hasEmpty(peg.cut(b))) fail(`${text}: the PEG rejects it`);
    for (const [rest, more] of isAccepted ? [] : positions(peg.cut(b), letters, peg.after))
      if (peg.hasEmpty(rest)) fail(`the PEG consumes ${text}, which the automaton rejects, before ${more}`);
  }
}

/** Checks a text on which the grammars differ. */
function checkCounterexample([rule, pegRule], isVariant, { text }) {
  const codes = codesOf(text);
  const [bnf, peg] = [languagesOver(codes, false), languagesOver(codes, true)];
  const read = ({ after }, a, part) => part.reduce((b, code) => after(b, codes.indexOf(code)), a);
  const isDifference = (end) => {
    const [start, rest] = [codes.slice(0, end), codes.slice(end)];
    const derives = bnf.hasEmpty(bnf.cut(read(bnf, bnf.of(rule), start)));
    const consumes = peg.hasEmpty(read(peg, peg.cut(read(peg, peg.of(pegRule), start)), rest));
    return derives ? !consumes && !isVariant && end === codes.length : consumes;
  };
  if ([...codes.keys(), codes.length].some(isDifference)) fail(`refuted by ${quoted(text)}`, 1);
  fail('it refutes nothing');
}

/** Checks that a claim proves its rule. */
function checkClaim(bnf, peg, claimed, claim) {
  const { identifier, rule, undecided, counterexample, automaton } = claim;
  if (!claimed.delete(identifier)) fail('no rule, or a second claim');
  const named = [...bnf.keys()].find((name) => identifierOf(name) === identifier.replace(/__.*/, ''));
  if (named !== rule) fail(`it transcribes ${named}, not ${rule}`);
  if (rule === undefined) fail('not in the BNF', 1);
  if (undecided !== undefined) fail(`undecided: ${undecided}`, 1);
  const reached = new Set([bnf.get(rule), peg.get(identifier) ?? fail('not in the PEG')]);
  for (const e of reached) for (const item of e.items) reached.add(item);
  for (const e of reached) mayBeEmpty(e);
  if (counterexample) checkCounterexample([...reached], isVariant(identifier), counterexample);
  checkProof([...reached], isVariant(identifier), automaton);
}

/** Reports why a check fails, and returns whether it succeeds. */
function attempt(subject, check) {
  try {
    check();
    return true;
  } catch ({ message, exitCode = 2 }) {
    print(`${subject}: ${exitCode === 2 ? 'rejected: ' : ''}${message}`);
    process.exitCode = Math.max(process.exitCode ?? 0, exitCode);
    return false;
  }
}

function checkCertificate(path, name) {
  const read = (ending) => readFileSync(`${path}.${ending}`, 'utf8');
  const [bnf, peg] = [readGrammar('the ABNF', read('abnf')), readGrammar('the PEG', read('peggy'))];
  const { format, rules } = JSON.parse(read('json'));
  if (format !== 1) fail(`format ${format} is not 1`);
  const named = [...bnf.keys()].map(identifierOf);
  const misnamed = named.find((identifier, i) => isVariant(identifier) || named.indexOf(identifier) < i);
  if (misnamed !== undefined) fail(`the ABNF: ${misnamed} would be two rules, or a variant`);
  const claimed = new Set([...named, ...peg.keys()].filter((identifier) => !/__state_\d+$/.test(identifier)));
  if (claimed.size === 0) fail('the grammars are empty');
  const proves = (one) => attempt(`${name} ${one.identifier}`, () => checkClaim(bnf, peg, claimed, one));
  print(`${name}: ${rules.filter(proves).length} rules proved`);
  if (claimed.size > 0) fail(`no claim about ${[...claimed].join(', ')}`);
}

const [folder = '.', ...others] = process.argv.slice(2);
attempt(folder, () => {
  if (others.length > 0) fail('name one folder only');
  const names = readdirSync(folder).flatMap((file) => /^([^]*)\.(?:json|abnf|peggy)$/.exec(file)?.[1] ?? []);
  if (names.length === 0) fail('it has no certificate, *.json');
  for (const name of new Set(names)) attempt(name, () => checkCertificate(`${folder}/${name}`, name));
});
