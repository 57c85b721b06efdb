/** Texts of issues for the maintainers of a parser: one for each class in which it differs from a document, in Markdown. */
import { visible } from '../core/base/visible.js';
import type { Revision } from '../core/revision.js';
import { codeSpan, sentence } from '../study/formatting/markdown.js';
import type { Adapter } from './adapters.js';
import type { DocumentAudit } from './audit.js';
import { outcomesOf } from './classes.js';
import { isDisagreement, type ProtocolComponents, protocolComponents } from './judge.js';
import { type Answer, componentNames, type Failure, isAccepted, type Parser } from './protocol.js';

/** Longer texts are no issue that a person would read. */
const maxTextLength = 200;

/**
 * Returns the texts of issues, the classes in the order of the audit. Asks the parser again about the smallest text of each.
 * @param adapter the adapter that shows how to reproduce a reading; none for a parser of your own
 * @param most maximum number of classes
 */
export async function issueReport(
  parser: Parser,
  document: Revision,
  { classes }: DocumentAudit,
  most: number,
  adapter?: Adapter,
): Promise<string> {
  const { name, version } = parser.declaration;
  const all = classes.filter(({ verdict }) => isDisagreement(verdict));
  const found = all.filter(({ witness }) => witness.length <= maxTextLength).slice(0, most);
  const outcomes = await outcomesOf(
    parser,
    found.map(({ witness }) => witness),
  );
  const issues = found.flatMap(({ key, section, witness }, i) => {
    const answer = outcomes[i]?.answer;
    if (answer === undefined) return [];
    return [
      `## ${sentence(key)}`,
      `- Text: ${codeSpan(visible(witness))}`,
      `- Expected: ${expected(document, witness, section)}`,
      `- Observed in ${sentence(`${name} ${version}`)}: ${observed(answer)}`,
      ...(adapter?.claim === undefined ? [] : [reproduction(adapter, adapter.claim.program, witness)]),
    ].join('\n');
  });
  const rest = all.length - found.length;
  return `${[
    `# ${sentence(`${name} ${version}`)} and ${nameOf(document)}`,
    `${sentence(document.title)}. Of ${all.length} classes of differences, ${rest === 0 ? 'all' : found.length} are shown; each has a locally shortest text.`,
    ...issues,
  ].join('\n\n')}\n`;
}

/** Returns `RFC 3986` for an RFC, and any other document's id. */
const nameOf = ({ id }: Revision): string => id.replace(/^rfc(?=\d)/, 'RFC ');

/** States what the document makes of a text. */
function expected(document: Revision, text: string, section = ''): string {
  const result = document.safeParse(text);
  if (!result.ok) return `refused; ${sentence(result.error.message.split('\n')[0] ?? '')}.`;
  return `accepted (${nameOf(document)}${section === '' ? '' : `, section ${section}`}); ${reading(protocolComponents(document.components(text)))}.`;
}

function observed(answer: Answer | Failure): string {
  if (isAccepted(answer)) return ['accepted', reading(answer)].filter((part) => part !== '').join('; ') + '.';
  if ('thrown' in answer) return `an undocumented error: ${sentence(answer.thrown)}`;
  if ('message' in answer) return `${answer.failure}: ${sentence(answer.message)}`;
  return 'refused.';
}

/** Lists the components that are there; a validator reports none. */
function reading(components: Partial<ProtocolComponents>): string {
  const parts = componentNames.flatMap((name) => {
    const value = components[name];
    if (value === undefined) return [];
    return [value === '' ? `empty ${name}` : `${name} ${codeSpan(visible(value))}`];
  });
  return parts.join(', ');
}

/** Formats a program that reads a text; a refusal ends it with an error. */
function reproduction({ language }: Adapter, program: string, text: string): string {
  const fence = language.toLowerCase();
  return `\n~~~${fence}\n${program.replace('{text}', () => literal(language, text))}\n~~~`;
}

/** Writes a text as a literal of a language, in printing US-ASCII. */
export function literal(language: string, text: string): string {
  const { escaped, escape } = languages[language] ?? generic;
  const written = Array.from(text, (character) => {
    if (escaped.test(character)) return `\\${character}`;
    return /^[ -~]$/.test(character) ? character : escape(character.codePointAt(0) ?? 0);
  });
  return `"${written.join('')}"`;
}

interface Literals {
  /** Printing characters that need a backslash. */
  readonly escaped: RegExp;
  readonly escape: (codePoint: number) => string;
}

const hex = (codePoint: number, length = 1): string => codePoint.toString(16).padStart(length, '0');
const octal = (octet: number): string => `\\${octet.toString(8).padStart(3, '0')}`;
const octetsOf = (codePoint: number): Uint8Array => new TextEncoder().encode(String.fromCodePoint(codePoint));

const generic: Literals = { escaped: /^["\\]$/, escape: (codePoint) => `\\u{${hex(codePoint)}}` };

const languages: Readonly<Record<string, Literals>> = {
  C: { ...generic, escape: (codePoint) => Array.from(octetsOf(codePoint), octal).join('') },
  Go: { ...generic, escape: (codePoint) => `\\U${hex(codePoint, 8)}` },
  // Java reads its escapes with "u" before it reads strings: one for a line end would end the string.
  Java: {
    ...generic,
    escape: (codePoint) =>
      codePoint < 0x80
        ? octal(codePoint)
        : Array.from(
            { length: codePoint > 0xffff ? 2 : 1 },
            (_, i) => `\\u${hex(String.fromCodePoint(codePoint).charCodeAt(i), 4)}`,
          ).join(''),
  },
  PHP: { ...generic, escaped: /^["\\$]$/ },
  Perl: { escaped: /^["\\$@]$/, escape: (codePoint) => `\\x{${hex(codePoint)}}` },
  Python: { ...generic, escape: (codePoint) => `\\U${hex(codePoint, 8)}` },
  Ruby: { ...generic, escaped: /^["\\#]$/ },
};
