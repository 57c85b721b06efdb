/**
 * Laws of `fix` and of the advice in refusals, for any document and any text, and the search for a text that breaks one.
 * The test of advice runs the same laws over fewer texts.
 */
import {
  EscapeError,
  type Fix,
  revision,
  type Revision,
  type RevisionId,
  revisions,
  UnsupportedOperationError,
} from '../../../src/api/index.js';
import { delimitedAuthority } from '../../../src/core/base/authority.js';
import { prescribed } from '../../../src/core/reading/error-message.js';
import { referenceRoles } from '../../../src/core/tree/rule-roles.js';
import { Random } from '../../../src/study/sampling/random.js';
import { type Search, itemOfSeed } from '../soak.js';
import { Routes } from './routes.js';
import { randomReferences } from './searches.js';

/** Pieces of texts in which a document prescribes, forbids or leaves open something. */
export const pieces: readonly string[] = [
  ...Array.from('aA1.-_~:/?#[]@!$&\'()*+,;=%|<>"\\^{} ü€'),
  '%20',
  '%2F',
  'http://',
  '//',
  '/../',
  '://',
  'ftp://h/',
  'news:',
];

/** Laws for the texts of one document, without a base and with one of each kind. */
export class Properties {
  private readonly laws: readonly Laws[];

  constructor(id: RevisionId) {
    const document: Revision = revision(id);
    const kinds = document.startsByBase ?? [];
    const starts = document.rules
      .filter(({ name, role }) => referenceRoles.includes(role) && kinds.every(({ start }) => start !== name))
      .map(({ name }) => name);
    this.laws = [
      new Laws(document, starts),
      ...kinds.map(({ base, start }) => new Laws(document, [start], base, start)),
    ];
  }

  /** Returns the law that a text breaks, in words; undefined if it breaks none. */
  broken(text: string): string | undefined {
    for (const laws of this.laws) {
      const broken = laws.broken(text);
      if (broken !== undefined) return laws.base === undefined ? broken : `${laws.base}: ${broken}`;
    }
    return undefined;
  }
}

/** Laws for the texts with one kind of base. */
class Laws {
  private readonly isSplitting: boolean;

  /** @param starts the rules whose advice is that of this base */
  constructor(
    private readonly document: Revision,
    private readonly starts: readonly string[],
    readonly base?: string,
    private readonly start = document.start,
  ) {
    this.isSplitting = isSplitting(document);
  }

  /** Returns the law that a text breaks, in words; undefined if it breaks none. */
  broken(text: string): string | undefined {
    const outcome = this.outcome(text);
    if (outcome instanceof EscapeError && !text.startsWith(outcome.found, outcome.offset))
      return 'a refusal names what is at its offset';
    const fix = outcome instanceof EscapeError ? undefined : outcome;
    return (
      this.ofFix(text, fix) ??
      this.ofAdvice(text, fix) ??
      this.ofAdviceAtPlace(text) ??
      this.ofAllAdvice(text, fix)
    );
  }

  private outcome(text: string): Fix | EscapeError {
    try {
      return this.document.fix(text, { base: this.base });
    } catch (error) {
      if (error instanceof EscapeError) return error;
      throw error;
    }
  }

  private ofFix(text: string, fix: Fix | undefined): string | undefined {
    const { document, start } = this;
    const fixed = fix?.text;
    if (document.accepts(text, { start }) && document.check(text, { start }).conforming && fixed !== text)
      return 'a conforming text is left as it is';
    if (fix === undefined || fixed === undefined) return undefined;
    if (!document.accepts(fixed, { start })) return 'what is fixed is derivable';
    const again = this.outcome(fixed);
    if (again instanceof EscapeError || again.text !== fixed) return 'fixing twice is fixing once';
    if (fixed === text) return undefined;
    if (!document.check(fixed, { start }).conforming) return 'a fix writes nothing that the prose forbids';
    if (fixed.includes('#') !== text.includes('#')) return 'a fragment stays, and none arises';
    const { fragment, query } = document.components(fixed, { start });
    if (fragment !== undefined && !text.includes('#')) return 'no fragment arises';
    if (query !== undefined && !text.includes('?')) return 'no query arises';
    if (changesHost(text, fix)) return 'no backslash that may be a slash before the path is encoded';
    return this.isSplitAlike(text, fix) ? undefined : 'what the document splits stays the same, decoded';
  }

  /** Tests whether the document's split of two texts has the same components, decoded; true where it has no split. */
  private isSplitAlike(text: string, { text: fixed, changes }: Fix): boolean {
    const { document } = this;
    if (!this.isSplitting) return true;
    // Before a first segment with a colon, "./" is written because the split finds a scheme there.
    if (changes.some(({ found }) => found === '')) return true;
    const splits = [text, fixed].map((one) => document.compareSplit(one).split);
    const decoded = splits.map(({ scheme, authority, path, query, fragment }) =>
      JSON.stringify([scheme, authority, path, query, fragment].map((one) => one && decodedOctets(one))),
    );
    return decoded[0] === decoded[1];
  }

  private ofAdvice(text: string, fix: Fix | undefined): string | undefined {
    const { document } = this;
    for (const start of this.starts) {
      const result = document.safeParse(text, { start });
      if (result.ok) continue;
      const { error } = result;
      const { escaped, offset } = error;
      // Remarks on a broken port and on a tolerated reading advise nothing.
      const advised = prescribed(error).filter(
        (sentence) => !/is not a port|^The document reads it as /.test(sentence),
      );
      if (fix === undefined && advised.length > 0) return `${start}: what fix refuses has no advice`;
      if (escaped === undefined) continue;
      const change = fix?.changes.find((one) => one.offset === offset && one.found !== '');
      if (change?.written !== escaped) return `${start}: advice is the change that fix makes there`;
    }
    return undefined;
  }

  /** Advice of the default rule alone: another one may stop elsewhere, and has what `fix` does there. */
  private ofAdviceAtPlace(text: string): string | undefined {
    const { document, start } = this;
    const result = document.safeParse(text, { start });
    if (result.ok || result.error.escaped === undefined) return undefined;
    const { escaped, offset, found = '' } = result.error;
    const written = text.slice(0, offset) + escaped + text.slice(offset + found.length);
    const next = document.safeParse(written, { start });
    if (next.ok || next.error.offset >= offset + escaped.length) return undefined;
    return 'what is advised is accepted at its place';
  }

  /** Applies the advice of one refusal after the other, which must lead where `fix` leads. */
  private ofAllAdvice(text: string, fix: Fix | undefined): string | undefined {
    const { document, start } = this;
    if (fix === undefined) return undefined;
    let advised = fix.changes
      .filter(({ found }) => found === '')
      .reduce((all, { written }) => written + all, text);
    for (let steps = 0; steps <= text.length; steps++) {
      const result = document.safeParse(advised, { start });
      if (result.ok) {
        const again = this.outcome(advised);
        const isSame = !(again instanceof EscapeError) && again.text === fix.text;
        return isSame ? undefined : 'all advice, then fix, gives what fix gives at once';
      }
      const { escaped, strayPercent, offset, found = '' } = result.error;
      const [at, replaced, written] =
        strayPercent === undefined ? [offset, found, escaped] : [strayPercent, '%', '%25'];
      if (written === undefined) break;
      advised = advised.slice(0, at) + written + advised.slice(at + replaced.length);
    }
    return 'all advice of a text that fix repairs makes it derivable';
  }
}

/** Tests whether the backslashes that a fix encodes decide the authority of a text that is read with slashes for them. */
function changesHost(text: string, { changes }: Fix): boolean {
  const encoded = changes
    .filter(({ found }) => found === '\\')
    .reduceRight((all, { offset, written }) => all.slice(0, offset) + written + all.slice(offset + 1), text);
  const [was, is] = [text, encoded].map((one) => delimitedAuthority(one.replaceAll('\\', '/'))?.text);
  return was !== is;
}

/** Tests whether a document also splits references without its grammar. */
function isSplitting(document: Revision): boolean {
  try {
    document.compareSplit('');
    return true;
  } catch (error) {
    if (error instanceof UnsupportedOperationError) return false;
    throw error;
  }
}

/** Octets of a component after decoding its escapes, in UTF-8; a stray "%" stands for itself. */
function decodedOctets(component: string): string {
  return Buffer.from(component)
    .toString('latin1')
    .replaceAll(/%([\dA-Fa-f]{2})/g, (_, octet: string) => String.fromCharCode(Number.parseInt(octet, 16)));
}

/** Texts of a round, half of them words of the grammar and their neighbours, half random pieces. */
const texts = 10_000;
/** Number of rounds that give every document 100,000 texts of each half. */
const roundsPerDocument = 20;
const maxFindings = 3;

/** Searches every document for texts that break a law. */
export const propertySearch: Search = {
  name: 'laws',
  purpose: 'fix and the advice of refusals agree, change nothing that delimits, and write nothing forbidden',
  all: revisions.length * roundsPerDocument,
  run(seed) {
    const [id] = itemOfSeed(revisions, seed);
    const known = new Properties(id);
    const random = new Random(seed);
    const near = randomReferences(new Routes(id), seed);
    const findings: string[] = [];
    for (let i = 0; i < texts; i++) {
      const length = random.next() % 13;
      const text =
        i % 2 === 0
          ? near.next().value
          : Array.from({ length }, () => pieces[random.next() % pieces.length]).join('');
      const broken = known.broken(text);
      if (broken !== undefined) findings.push(`${id} ${JSON.stringify(text)}: ${broken}`);
    }
    return { cases: texts, findings: findings.slice(0, maxFindings) };
  },
};
