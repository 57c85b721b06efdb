/** What is known of a parser and one string: from the record of the audit, or from the browser, whose URL is asked. */

import { type AuditedParser, audit, otherHosts } from './audit.js';

export interface Said {
  readonly accepts: boolean;
  /** Undefined where it is not told. */
  readonly host: string | undefined;
  /** A sentence. */
  readonly how: string;
}

/** What the browser's own parser makes of a text that stands alone. */
export function browserReading(text: string): Pick<Said, 'accepts' | 'host'> {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  return { accepts: parsed !== undefined, host: parsed?.hostname };
}

/**
 * What the record says of a text: that it was put to the parser, or that it follows from how the parser's language relates
 * to that of a document. Undefined where it says nothing.
 * @param derivable the documents that derive the text
 */
export function recordOf(
  parser: AuditedParser,
  text: string,
  derivable: ReadonlySet<string>,
): Said | undefined {
  const asked = 'It was asked, when it was audited.';
  const read = otherHosts(parser).find(({ witness }) => witness === text);
  if (read !== undefined) return { accepts: true, host: read.ours, how: asked };
  if (!text.startsWith(audit.prefix)) return undefined;
  const rest = text.slice(audit.prefix.length);
  const besides = [...parser.documents, ...parser.parsers].filter(({ isBorneOut }) => isBorneOut);
  if (besides.some(({ onlyThis }) => onlyThis === rest))
    return { accepts: true, host: undefined, how: asked };
  if (besides.some(({ onlyOther }) => onlyOther === rest)) {
    return { accepts: false, host: undefined, how: asked };
  }
  // What was not asked about is taken for refused, and says nothing.
  if (!/^[!-~]*$/.test(rest)) return undefined;
  for (const { to, relation } of parser.documents) {
    const isDerivable = derivable.has(to);
    if (relation === 'equal' || relation === (isDerivable ? 'superset' : 'subset'))
      return { accepts: isDerivable, host: undefined, how: surmised(parser, to, relation) };
  }
  return undefined;
}

function surmised({ learnt }: AuditedParser, to: string, relation: keyof typeof ways): string {
  const isGuess = 'stopped' in learnt;
  return `${isGuess ? 'A guess. ' : ''}It follows from what was learnt: it ${ways[relation]} ${to} derives.`;
}

const ways = { equal: 'accepts what', superset: 'accepts all that', subset: 'accepts nothing but what' };
