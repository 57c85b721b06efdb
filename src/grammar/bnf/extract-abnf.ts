/**
 * Finds the ABNF in the plain text of an RFC (RFC 7994; before, RFC 2223 §3): blocks that begin like a rule and can be
 * read as one. Page furniture, prose and examples are omitted. An example is a rule that is unrelated to the others,
 * and that is not in a list of rules with a related one.
 */
import type { TextPlace } from '../../core/base/text-place.js';
import { unknownName } from '../../core/base/unknown-name.js';
import { type BnfExpression, references } from './bnf.js';
import { folded, readRule, type RuleParser } from './read-rules.js';
import { GrammarError, wording } from './errors.js';

/** An extracted rule with its lines, from 1. */
export interface ExtractedRule {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** The number of its section, or the letter of its appendix; empty before the first. */
  readonly section: string;
}

/** A block that looks like a rule and was not extracted, with the reason. */
export interface OmittedBlock extends ExtractedRule {
  readonly reason:
    'no ABNF' | 'printed again' | 'printed otherwise elsewhere' | 'neither uses a rule nor is used';
  /** Place and problem in the text that keep its first paragraph from being ABNF. */
  readonly fault?: (TextPlace & { readonly problem: string }) | undefined;
  /** True if extracted rules use its name, which no extracted rule has. */
  readonly isMissing?: true | undefined;
}

/** The ABNF of a text. */
export interface ExtractedAbnf {
  /** The rules, from the first column, with a line feed after each line. */
  readonly abnf: string;
  readonly extracted: readonly ExtractedRule[];
  readonly omitted: readonly OmittedBlock[];
}

interface Line {
  readonly number: number;
  readonly indent: number;
  readonly text: string;
  /** True if an empty line precedes it, ignoring page furniture. */
  readonly followsBlankLine: boolean;
  readonly section: string;
}

interface Candidate extends ExtractedRule {
  readonly text: string;
  readonly expression: BnfExpression;
}

/** A rule of a list of rules, between which nothing else is printed. */
interface Listed extends Candidate {
  readonly list: number;
}

const footer = /\[Page \d+\]\s*$/;
const header = /^(?:RFC \d+|Internet-Draft|INTERNET-DRAFT)\s.*\d{4}\s*$/;
const ruleStart = /^([A-Za-z][A-Za-z0-9-]*)[ \t]*=\/?(?:[ \t]|$)/;

/** Matches the heading of a section, from the first column: `3.2.  Host`, `Appendix A.  ABNF`. */
const heading = /^(?:Appendix )?(\d+(?:\.\d+)*|[A-Z](?:\.\d+)*(?=[.:]))[.:]?\s+[A-Za-z"]/;

/** By rule name, the section to extract it from. */
export type ChosenSections = Readonly<Record<string, string>>;

/**
 * Extracts the rules of a text. A rule that is printed several times is taken from the chosen section, or else from its
 * last print.
 * @param parse reads one rule of ABNF
 * @throws UnknownNameError if that section does not have the rule
 */
export function extractAbnf(text: string, parse: RuleParser, choose: ChosenSections = {}): ExtractedAbnf {
  const lines = printedLines(text);
  const found: Listed[] = [];
  const left: OmittedBlock[] = [];
  let list = 0;
  for (let at = 0; at < lines.length;) {
    const block = blockAt(lines, at);
    if (block === undefined) {
      if (lines[at]?.text.startsWith(';') !== true) list += 1;
      at += 1;
      continue;
    }
    const rule = readBlock(block, parse);
    if ('reason' in rule) left.push(rule);
    else found.push({ ...rule, list });
    while ((lines[at]?.number ?? Infinity) <= rule.to) at += 1;
  }
  const last = new Map(found.map((rule) => [folded(rule.name), rule]));
  const chosen = new Set<Listed>();
  for (const [name, section] of Object.entries(choose)) {
    const all = found.filter((rule) => folded(rule.name) === folded(name));
    const known = found.map((rule) => rule.name);
    if (all.length === 0) throw unknownName('rule of the text', name, known);
    const wanted = all.findLast((rule) => rule.section === section);
    const sections = all.map((rule) => rule.section);
    if (wanted === undefined) throw unknownName(`section with a rule "${name}"`, section, sections);
    last.set(folded(name), wanted);
    chosen.add(wanted);
  }
  const worded = ({ expression }: Candidate): string => wording(expression, folded);
  const used = new Set(found.flatMap(({ expression }) => references(expression).map(folded)));
  const isAlone = ({ name, expression }: Listed): boolean =>
    !used.has(folded(name)) && !references(expression).some((other) => last.has(folded(other)));
  const known = new Set(
    found.flatMap((rule) => (last.get(folded(rule.name)) === rule && !isAlone(rule) ? [rule.list] : [])),
  );
  const taken = found.filter((rule) => {
    const { name, from, to, section } = rule;
    const kept = last.get(folded(name));
    const why =
      kept !== undefined && kept !== rule
        ? worded(kept) === worded(rule)
          ? 'printed again'
          : 'printed otherwise elsewhere'
        : found.length > 1 && isAlone(rule) && !known.has(rule.list) && !chosen.has(rule)
          ? 'neither uses a rule nor is used'
          : undefined;
    if (why !== undefined) left.push({ name, from, to, section, reason: why });
    return why === undefined;
  });
  return {
    abnf: taken.map((rule) => rule.text).join(''),
    extracted: taken.map(({ name, from, to, section }) => ({ name, from, to, section })),
    omitted: left
      .map((rule): OmittedBlock => {
        const key = folded(rule.name);
        return used.has(key) && !last.has(key) ? { ...rule, isMissing: true } : rule;
      })
      .sort((a, b) => a.from - b.from),
  };
}

/** Returns the lines of the text without page furniture. */
function printedLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let apart = true;
  let furniture = false;
  let section = '';
  for (const [i, raw] of text.split(/\r\n|[\n\r]/).entries()) {
    const line = raw.replaceAll('\f', '').trimEnd();
    if (footer.test(line) || (furniture && header.test(line))) furniture = true;
    else if (line === '') apart ||= !furniture;
    else {
      const indent = line.search(/\S/);
      if (!ruleStart.test(line)) section = heading.exec(line)?.[1] ?? section;
      lines.push({ number: i + 1, indent, text: line.slice(indent), followsBlankLine: apart, section });
      apart = false;
      furniture = false;
    }
  }
  return lines;
}

/** Returns a line that begins like a rule, with the more deeply indented lines after it. */
function blockAt(lines: readonly Line[], at: number): readonly Line[] | undefined {
  const first = lines[at];
  if (first === undefined || !ruleStart.test(first.text)) return undefined;
  let end = at + 1;
  while ((lines[end]?.indent ?? 0) > first.indent) end += 1;
  return lines.slice(at, end);
}

/** Reads the rule of a block, from as many of its paragraphs as possible. */
function readBlock(block: readonly Line[], parse: RuleParser): Candidate | OmittedBlock {
  const [first] = block;
  const name = ruleStart.exec(first?.text ?? '')?.[1] ?? '';
  const { number: from = 0, section = '' } = first ?? {};
  let fault: OmittedBlock['fault'];
  const ends = block.flatMap(({ followsBlankLine }, i) => (followsBlankLine && i > 0 ? [i] : []));
  for (const end of [...ends, block.length].reverse().slice(0, 8)) {
    const lines = block.slice(0, end);
    const text = lines
      .map((line) => `${' '.repeat(line.indent - (first?.indent ?? 0))}${line.text}\n`)
      .join('');
    const span = { start: 0, end: text.length };
    try {
      const { expression } = readRule(
        { file: { file: '', text }, name, text, span },
        'document',
        section,
        [],
        (one) => parse(one, { ignoreCase: true }),
      );
      return { name, from, to: lines.at(-1)?.number ?? from, section, text, expression };
    } catch (error) {
      // Tries again with fewer paragraphs.
      if (!(error instanceof GrammarError)) continue;
      const { line, column, problem } = error;
      const number = lines[line - 1]?.number ?? from;
      fault = { line: number, column: column + (first?.indent ?? 0), problem };
    }
  }
  return { name, from, to: from, section, reason: 'no ABNF', fault };
}
