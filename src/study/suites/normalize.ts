/**
 * The purposes `normalize` and `equivalent`: texts and levels that distinguish every step of a document's normalizing
 * from its neighbours. The faults: a step is omitted, is at another level or place, does not reach a component, or is
 * superfluous.
 */
import { rooms } from '../../../generated/registry/rooms.js';
import { escapeOf } from '../../core/base/character.js';
import { UriSyntaxError } from '../../core/reading/error.js';
import { removeDotSegments } from '../../core/reference/dot-segments.js';
import { UnsupportedOperationError } from '../../core/reference/error.js';
import {
  type Level,
  type Normalization,
  type NormalizationChange,
  type NormalizationStep,
  type Ladder,
  normalize,
} from '../../core/reference/normalize.js';
import { laterPorts } from '../../core/reference/schemes/default-ports.js';
import { recompose, split } from '../../core/reference/split.js';
import type { Revision } from '../../core/revision.js';
import { type DecidingStep, emptyPathToSlash, type Tested } from './algorithm.js';

/** A text, and the level of its normal form: by default the highest of the document. */
export interface NormalizeQuestion {
  readonly text: string;
  readonly level?: Level;
}

/** The result: the normal form, or `refused` if the text is not derivable. */
export type NormalizeAnswer =
  { readonly result: 'normal-form'; readonly form: string } | { readonly result: 'refused' };

function answerOf(form: string | undefined): NormalizeAnswer {
  return form === undefined ? { result: 'refused' } : { result: 'normal-form', form };
}

/** The subject `normalize`. */
export const normalizing: Tested<NormalizeQuestion, NormalizeAnswer> = {
  check: checkLevels,
  subject(document) {
    const forms = new LevelForms(document, false);
    return {
      algorithm: 'normalize',
      questions: normalizeTexts.flatMap((text) => document.levels.map((level) => ({ text, level }))),
      answer({ text, level }) {
        try {
          return answerOf(document.normalize(text, level).text);
        } catch (error) {
          if (error instanceof UriSyntaxError) return answerOf(undefined);
          throw error;
        }
      },
      steps: ({ text, level }) => forms.at(text, level).stepsByLevel,
      faults: ladderFaults(forms).map(({ kind, name, form }) => ({
        kind,
        name,
        answer({ text, level }, right) {
          const wrong = form(forms.at(text, level));
          const isRight = wrong === (right.result === 'normal-form' ? right.form : undefined);
          return isRight ? right : answerOf(wrong);
        },
      })),
    };
  },
};

/** Two texts, and the level up to which they are compared: by default the highest of the document. */
export interface EquivalentQuestion {
  readonly text: string;
  readonly other: string;
  readonly level?: Level;
}

/** The result; a text that is not derivable is refused. */
export interface EquivalentAnswer {
  readonly result: 'equivalent' | 'different' | 'refused';
}

/** Number of texts of each fault that are paired, and number of texts on which it is tried. */
const textsOfFault = 2;
const tries = 50;

/**
 * Returns, for each fault, the shortest texts that it forms wrongly, paired with the wrong form and with the right one.
 */
function questionsOf(levelForms: LevelForms, faults: readonly LadderFault[]): readonly EquivalentQuestion[] {
  const texts = [...normalizeTexts].sort((a, b) => a.length - b.length);
  const found = new Map<string, EquivalentQuestion>();
  for (const { form } of faults) {
    let [paired, tried] = [0, 0];
    for (const text of texts) {
      if (paired >= textsOfFault || tried >= tries) break;
      const questions = levelForms.levels.flatMap((level) => {
        const formed = levelForms.at(text, level);
        const wrong = form(formed);
        if (wrong === formed.form) return [];
        return [formed.form ?? text, wrong ?? text].map((other) => ({ text, other, level }));
      });
      const distinguishing = questions.filter((question) => {
        const pairs = pairsOf(levelForms, question);
        return verdict(pairs, form) !== verdict(pairs, (formed) => formed.form);
      });
      for (const question of distinguishing) found.set(JSON.stringify(question), question);
      paired += Math.min(distinguishing.length, 1);
      tried += Math.min(questions.length, 1);
    }
  }
  return [...found.values()];
}

/** The two texts of a question at each level up to the requested one, the highest first. */
type Pairs = readonly (readonly [TextForm, TextForm])[];

function pairsOf(levelForms: LevelForms, { text, other, level = levelForms.top }: EquivalentQuestion): Pairs {
  const known = levelForms.levels.slice(0, levelForms.levels.indexOf(level) + 1).reverse();
  return known.map((at) => [levelForms.at(text, at), levelForms.at(other, at)]);
}

/** Compares two texts: equivalent if some level up to the requested one has the same form for both. */
function verdict(pairs: Pairs, form: LadderFault['form']): EquivalentAnswer['result'] {
  for (const [i, [formed, other]] of pairs.entries()) {
    const [a, b] = [form(formed), form(other)];
    if (i === 0 && (a === undefined || b === undefined)) return 'refused';
    // A text that is refused at a lower level is compared unchanged.
    if ((a ?? formed.text) === (b ?? other.text)) return 'equivalent';
  }
  return 'different';
}

/** The subject `equivalent`. */
export const comparing: Tested<EquivalentQuestion, EquivalentAnswer> = {
  check: checkLevels,
  subject(document) {
    const forms = new LevelForms(document, true);
    const faults = ladderFaults(forms);
    // Every fault answers every question: lookups are cached.
    const known = new WeakMap<EquivalentQuestion, Pairs>();
    const pairsOnce = (question: EquivalentQuestion): Pairs => {
      const pairs = known.get(question) ?? pairsOf(forms, question);
      known.set(question, pairs);
      return pairs;
    };
    return {
      algorithm: 'equivalent',
      questions: questionsOf(forms, faults),
      answer({ text, other, level }) {
        try {
          return { result: document.equivalent(text, other, { level }).equal ? 'equivalent' : 'different' };
        } catch (error) {
          if (error instanceof UriSyntaxError) return { result: 'refused' };
          throw error;
        }
      },
      steps: ({ text, other, level }) => [text, other].flatMap((one) => forms.at(one, level).stepsByLevel),
      faults: faults.map(({ kind, name, form }) => ({
        kind,
        name,
        answer(question, right) {
          const result = verdict(pairsOnce(question), form);
          return result === right.result ? right : { result };
        },
      })),
    };
  },
};

/** Splits a text at white space. */
function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Returns all concatenations: every text of the first list before every text of the second. */
function products(first: readonly string[], second: readonly string[]): readonly string[] {
  return first.flatMap((before) => second.map((after) => before + after));
}

const schemes = words('http HTTP https ftp Ftp file gopher nntp telnet wais prospero ldap ws wss x X');

const authorities = [
  '',
  ...words(`a A A.b a%41 %61 %7e a. localhost LOCALHOST 1.2.3.4 %31.2.3.4 1.2.3.4: 1.2.3.4:08
    [::A] [::a]:80 [::a]: [::a]:08 [v1.A] [fe80::a%25En1] [fe80::a%25%45n%7e]
    u@a U@A U%41:%7e@A:080 u:p@A:8080 @a u@a: u@a:80 a: A: a:80 A:80 a:8080 a:080 a:00 :80
    a:443 a:21 a:70 a:119 a:23 a:210 a:389 a:1525`),
];

const paths = [
  '',
  ...words(`/ /b /B //b /b//c /b/ /b; /b;C /1 /1b /b:80 /b@C /.b /..b /~
    /%62 /%7e /%7E /%2f /%2d%2D /%2e /%2E%2e/b /b/%2e%2e/c /%41/%62 /%2541 /%252f /%252F /%zz
    /. /.. /./b /../b /b/../c /b/. /b/.. /b/./c /b/../../c /../../b /b//../c /b/c/../..`),
];
const tails = words('? ?Q ?%71 ?%7e%2f ?%2B%2b+ ?/../q ?q?:80 # #F #%66 #%7e #/./f ?q#f ?Q#F ?# ;#');

/** Specifics of schemes that have a form of their own, and references without a scheme. */
const others = words(`
  mailto:A@B mailto:%61@b MAILTO:a@B mailto:a@B,C@D mailto:a mailto:a%40B mailto:%41@B?S=%41 mailto:? mailto:a@B#f
  news:A@B news:%41@b news:a.b news:%3B@b nntp://a/b/%31 urn:A:B URN:a mid:A@B cid:%41
  x:A x:%41 x:%7e x:%2F x:/.. x:../b x:b/../c x:. x:./b x:/b/../c x:/.//b x:/b/..//c X:B x: x%41:b
  file:/b file:///b file:/B file:b file://localhost/b file://LOCALHOST/b file://localhost FILE://localhost/
  file://a/b file:////b x://localhost/b file:/b?q file:/b#f file://localhost/b?q file://localhost/b#f
  gopher://a/1 gopher://A/1 gopher://a/ gopher://a/0 gopher://a:70/1 gopher://a/1%3F gopher://a/0%2F%3f
  telnet://a/ telnet://u@a:23/ ftp://a/%3A;type=a ftp://a/b;type=A ftp://%3A@a/ ftp://%3B%3f:%26%3d@a
  http://a/%3A%40?%26%3d http://a/b; http://a/; http://a/;? http://a/?# http://a%2fb/ http://a/http://B:80/..
  prospero://a/%3F;b=%3F prospero://a/b;%3F=%41 prospero://a/%3d%26;b=%3a wais://a/%41?%42
  HTTP:b http: http:/b http:B b B A b/../c ../%7e ./b %7E ?Q #%66 //A //A:80/%7e/../b a:b@C %41:b`);

/** Texts that no document, or few documents, derive. */
const broken = [
  'http://a b',
  ...words('% http://a/%4 http://[ < http://A/" HTTP://a/% \u00e4 1: http://a:b/'),
];

/** Escapes of every octet of US-ASCII and of one beyond. */
const escapes = Array.from({ length: 129 }, (_, code) => `%${code.toString(16).padStart(2, '0')}`);
const marks = Array.from("-._~!$&'()*+,;=:@");

const bases = words('http://a x://A x://A:80 HTTP://U@a:80 //a x: ftp://a file:// gopher://a');
const addresses = words('http://1.2.3.4:80 http://[::A]:080');

/** Texts of schemes that have characters and ports of their own, with hosts and ports of every kind. */
const ofSchemes = products(
  words(`ftp://u@a:22/ ftp://1.2.3.4/ http://a:08/ http://1.2.3.4/ gopher://a:71/ gopher://1.2.3.4/
    prospero://a:15/ prospero://1.2.3.4/ telnet://1.2.3.4/`),
  ['', ...words('%3A %3A?q 0%3A 1 b%3A;c%3A=%3F')],
);

/** All texts, without duplicates. */
const normalizeTexts: readonly string[] = [
  ...new Set([
    ...products(products(schemes, ['://']), authorities),
    ...products(products(['http://', 'x://', 'ftp://'], authorities), ['/B']),
    ...products(products(['http://'], authorities), ['?', '#f']),
    ...products([...bases, ...addresses, ''], paths),
    ...products(
      products(words('http://a HTTP://A:80 x: x://a'), ['', ...words('/ /b b /.. /%7e /%41/../b')]),
      tails,
    ),
    ...products(words('/ b /.. /%7e'), tails),
    ...products(addresses, tails),
    ...products(
      ['', ...words('http://a/ http://a/? http://a/# x: ftp://a/')],
      [escapes.join(''), marks.join('')],
    ),
    ...products(['http://a/', 'x:'], [...escapes, ...marks]),
    ...ofSchemes,
    ...others,
    ...broken,
  ]),
];

/**
 * Checks that a document normalizes. @throws UnsupportedOperationError if it has no rules for any level above `string`
 */
function checkLevels({ id, levels }: Revision): void {
  if (levels.length > 1) return;
  const message = `${id} does not define normalization: its only level is "string", at which every string is its own normal form`;
  throw new UnsupportedOperationError(id, 'normalize', undefined, message);
}

/** The steps of a document by level, with unique subjects: `port`, `port 2` …; and the forms that they give. */
export class LevelForms {
  readonly levels: readonly Level[];
  readonly top: Level;
  readonly steps: readonly NormalizationStep[];
  /** The steps and, for a ladder to the normal form, the steps that only compare. */
  readonly all: readonly NormalizationStep[];
  private readonly ladder: Ladder;
  private readonly stepsByLevel: ReadonlyMap<Level, readonly NormalizationStep[]>;
  private readonly known = new Map<Level, Map<string, TextForm>>();

  /** @param comparing true for the forms that are compared, which may go beyond the normal ones */
  constructor(
    private readonly document: Revision,
    comparing: boolean,
  ) {
    this.levels = document.levels;
    this.top = document.levels.at(-1) ?? 'string';
    this.ladder = rooms[document.id].references.normalization;
    this.all = withUniqueSubjects(this.ladder.comparing);
    this.steps = this.all.filter((step) => comparing || !step.onlyCompares);
    this.stepsByLevel = new Map(
      this.levels.map((level) => [level, this.steps.filter((step) => this.isApplied(step, level))]),
    );
  }

  /** Returns the form of a text at a level, the highest by default. */
  at(text: string, level = this.top): TextForm {
    const known = this.known.get(level) ?? new Map<string, TextForm>();
    this.known.set(level, known);
    let formed = known.get(text);
    if (formed === undefined) known.set(text, (formed = new TextForm(this, text, level)));
    return formed;
  }

  /** Returns the steps taken at a level. */
  upTo(level: Level): readonly NormalizationStep[] {
    return this.stepsByLevel.get(level) ?? [];
  }

  /** Tests whether a step is taken at a level. */
  isApplied(step: NormalizationStep, level: Level): boolean {
    return this.levels.indexOf(step.level) <= this.levels.indexOf(level);
  }

  /** Applies other steps, up to a level; undefined if the text is refused. */
  run(text: string, level: Level, steps: readonly NormalizationStep[]): Normalization | undefined {
    const levels = this.levels.slice(0, this.levels.indexOf(level) + 1);
    try {
      return normalize(this.document, { ...this.ladder, levels, steps, comparing: steps }, text);
    } catch (error) {
      if (error instanceof UriSyntaxError) return undefined;
      throw error;
    }
  }
}

/** A text at a level. */
export class TextForm {
  /** Undefined if the text is refused. */
  readonly form: string | undefined;
  readonly parts: Parts;
  /** The components of the form. */
  readonly formParts: Parts;
  private readonly changes: readonly NormalizationChange[];
  private readonly lacking = new Map<NormalizationStep, string | undefined>();

  constructor(
    readonly levelForms: LevelForms,
    readonly text: string,
    readonly level: Level,
  ) {
    const found = levelForms.run(text, level, this.steps);
    this.form = found?.text;
    this.changes = found?.changes ?? [];
    this.parts = partsOf(text);
    this.formParts = this.form === undefined || this.form === text ? this.parts : partsOf(this.form);
  }

  /** The steps taken at the level. */
  get steps(): readonly NormalizationStep[] {
    return this.levelForms.upTo(this.level);
  }

  /** True if some step changed something. */
  get isChanged(): boolean {
    return this.changes.length > 0;
  }

  /** Returns the form without one step. A step that changed nothing changes nothing when omitted. */
  without(step: NormalizationStep): string | undefined {
    if (!this.changes.some(({ subject }) => subject === step.subject)) return this.form;
    if (!this.lacking.has(step)) {
      this.lacking.set(step, this.by(this.steps.filter((one) => one !== step)));
    }
    return this.lacking.get(step);
  }

  /** Returns the form by other steps. */
  by(steps: readonly NormalizationStep[]): string | undefined {
    return this.levelForms.run(this.text, this.level, steps)?.text;
  }

  /** The steps that changed something, or one entry if none did. */
  get stepsByLevel(): readonly DecidingStep[] {
    if (this.form === undefined) return [{ step: 'not-derivable', section: '' }];
    if (!this.isChanged) return [{ step: 'none', section: '' }];
    return this.changes.map(({ subject, section }) => ({ step: subject, section }));
  }
}

function withUniqueSubjects(steps: readonly NormalizationStep[]): readonly NormalizationStep[] {
  const counts = new Map<string, number>();
  return steps.map((step) => {
    const count = (counts.get(step.subject) ?? 0) + 1;
    counts.set(step.subject, count);
    return count === 1 ? step : { ...step, subject: `${step.subject} ${count}` };
  });
}

export const partNames = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'] as const;

export type PartName = (typeof partNames)[number];

/** Absent parts are undefined. */
export type Parts = Readonly<Record<PartName, string | undefined>>;

/** Splits any text into parts, without verification. */
export function partsOf(text: string): Parts {
  const { scheme, authority, path, query, fragment } = split(text);
  const server = authority?.slice(authority.lastIndexOf('@') + 1);
  const user = server === authority ? undefined : authority?.slice(0, -1 - (server?.length ?? 0));
  const port = server?.includes(':')
    ? /^[0-9]*$/.exec(server.slice(server.lastIndexOf(':') + 1))?.[0]
    : undefined;
  return {
    scheme,
    userinfo: user,
    host: port === undefined ? server : server?.slice(0, -1 - port.length),
    port,
    path,
    query,
    fragment,
  };
}

/** Joins parts to a text. */
export function joined(parts: Parts): string {
  const { scheme, host, port, path = '', query, fragment, userinfo: user } = parts;
  const authority =
    host === undefined
      ? undefined
      : `${user === undefined ? '' : `${user}@`}${host}${port === undefined ? '' : `:${port}`}`;
  return recompose({ scheme, authority, path, query, fragment });
}

/** One mistake. */
interface LadderFault {
  readonly kind: string;
  readonly name: string;
  /** Returns the form of a text at a level; undefined if it is refused. */
  readonly form: (formed: TextForm) => string | undefined;
}

const hasNoHost = ({ host }: Parts): boolean => host === undefined;

/** Kinds of texts that an implementation may have overlooked. */
const overlooked: readonly (readonly [name: string, isMet: (parts: Parts) => boolean])[] = [
  ...partNames
    .filter((name) => name !== 'path' && name !== 'scheme' && name !== 'host')
    .map((name) => [`with a ${name}`, (parts: Parts) => parts[name] !== undefined] as const),
  ['without a scheme', ({ scheme }) => scheme === undefined],
  ['without an authority', hasNoHost],
  ['after an authority', (parts) => !hasNoHost(parts)],
  ['after "http:"', ({ scheme }) => scheme?.toLowerCase() === 'http'],
  ['for schemes other than "http:"', ({ scheme }) => scheme !== undefined && !/^http$/i.test(scheme)],
  ['for an empty path', ({ path }) => path === ''],
  ['for a nonempty path', ({ path }) => path !== ''],
  ['for a host in brackets', ({ host = '' }) => host.startsWith('[')],
  ['for a host of digits and dots', ({ host = '' }) => /^[0-9.]+$/.test(host)],
];

/** Returns the faults of one step. */
function faultsOfStep(levelForms: LevelForms, step: NormalizationStep): readonly LadderFault[] {
  const { levels, steps } = levelForms;
  const stepName = `"${step.subject}" (${step.section})`;
  const [below, above] = [-1, 1].map((by) => levels[levels.indexOf(step.level) + by]);
  const others = steps.filter((one) => one !== step);
  // If no step changes a text, none does in another order.
  const elsewhere =
    (moved: readonly NormalizationStep[]) =>
    (formed: TextForm): string | undefined =>
      formed.isChanged && levelForms.isApplied(step, formed.level)
        ? formed.by(moved.filter((one) => levelForms.isApplied(one, formed.level)))
        : formed.form;
  return [
    { kind: 'step', name: `${stepName} is omitted`, form: (formed) => formed.without(step) },
    ...(below === undefined
      ? []
      : [
          {
            kind: 'level',
            name: `${stepName} is performed at the level ${below}`,
            form: (formed: TextForm) =>
              formed.level === below
                ? formed.by(steps.filter((one) => one === step || levelForms.isApplied(one, below)))
                : formed.form,
          },
        ]),
    ...(above === undefined
      ? []
      : [
          {
            kind: 'level',
            name: `${stepName} is not performed below the level ${above}`,
            form: (formed: TextForm) => (formed.level === step.level ? formed.without(step) : formed.form),
          },
        ]),
    { kind: 'order', name: `${stepName} is performed first`, form: elsewhere([step, ...others]) },
    { kind: 'order', name: `${stepName} is performed last`, form: elsewhere([...others, step]) },
    ...partNames.map((part) => ({
      kind: 'part',
      name: `${stepName} leaves the ${part} unchanged`,
      form: (formed: TextForm) => withPartOf(formed.form, part, formed.without(step)),
    })),
    ...overlooked.map(([where, isMet]) => ({
      kind: 'condition',
      name: `${stepName} is omitted ${where}`,
      form: (formed: TextForm) => (isMet(formed.parts) ? formed.without(step) : formed.form),
    })),
  ];
}

/** Returns a form with one part replaced by that of another form. */
function withPartOf(form: string | undefined, part: PartName, other: string | undefined): string | undefined {
  if (form === undefined || other === undefined || form === other) return form;
  return joined({ ...partsOf(form), [part]: partsOf(other)[part] });
}

/** Characters at the ends of the runs of letters and digits, every mark, and characters outside of references. */
const characters = Array.from('\0 !"#$%&\'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~\x7F\x80');

function escaped(character: string): string {
  return escapeOf(character.charCodeAt(0));
}

/**
 * Characters that a fault overlooks, all occurrences or those from the second on: a mask replaces them while the steps
 * are taken.
 */
const unseen: readonly (readonly [name: string, pattern: RegExp, mask: string, from?: number])[] = [
  ...characters.map(
    (one) => [`${escaped(one)} stays unchanged`, new RegExp(escaped(one), 'gi'), '%FF'] as const,
  ),
  ['every escape except the first stays unchanged', /%[0-9A-F]{2}/gi, '%FF', 1],
  ['escapes with a lowercase letter stay unchanged', /%(?:[a-f].|.[a-f])/g, '%FF'],
  ['segments "." stay', /(?<=\/)\.(?=[/?#]|$)/g, 'zz'],
  ['segments ".." stay', /(?<=\/)\.\.(?=[/?#]|$)/g, 'zz'],
  ['a final "." stays', /(?<=\/)\.(?=[?#]|$)/g, 'zz'],
  ['a final ".." stays', /(?<=\/)\.\.(?=[?#]|$)/g, 'zz'],
  ['every segment ".." except the first stays', /(?<=\/)\.\.(?=[/?#]|$)/g, 'zz', 1],
  ...[...laterPorts].map(
    ([scheme, { port }]) =>
      [
        `the default port of ${scheme} is unknown`,
        new RegExp(`(?<=^${scheme}://[^/?#]*:)0*${port}(?=[/?#]|$)`, 'gi'),
        '59999',
      ] as const,
  ),
];

function hidden(formed: TextForm, pattern: RegExp, mask: string, from = 0): string | undefined {
  const { text, form, levelForms, steps } = formed;
  const found: string[] = [];
  let place = 0;
  const masked = text.replace(pattern, (match) => {
    if (place++ < from) return match;
    found.push(match);
    return mask;
  });
  if (found.length === 0 || form === undefined || text.includes(mask)) return form;
  const pieces = levelForms.run(masked, formed.level, steps)?.text.split(mask);
  if (pieces?.length !== found.length + 1) return form;
  return pieces.map((piece, i) => piece + (found[i] ?? '')).join('');
}

function lower(text: string): string {
  return text.replace(/(?<!%.?)[A-Z]/g, (letter) => letter.toLowerCase());
}

const anEscape = /%[0-9A-F]{2}/gi;

/** A superfluous change of a form, given the form and its parts. */
type Excess = readonly [name: string, change: (form: string, parts: Parts) => string];

/** Changes a part that is present. */
function ofPart(name: PartName, about: string, change: (part: string) => string | undefined): Excess {
  return [
    about,
    (form, parts) => {
      const part = parts[name];
      if (part === undefined) return form;
      const other = change(part);
      return other === part ? form : joined({ ...parts, [name]: other });
    },
  ];
}

/** Replaces a pattern in the whole form. */
function everywhere(about: string, pattern: RegExp, by: string | ((match: string) => string)): Excess {
  return [about, (form) => form.replace(pattern, by as string)];
}

const withoutEmpty = (part: string): string | undefined => part || undefined;

const excess: readonly Excess[] = [
  ...partNames.map((name) => ofPart(name, `the ${name} is converted to lowercase`, lower)),
  everywhere('the digits of escapes become lowercase', anEscape, (one) => one.toLowerCase()),
  everywhere('the digits of escapes become uppercase', anEscape, (one) => one.toUpperCase()),
  ...characters.map((one) =>
    everywhere(`${escaped(one)} is unescaped`, new RegExp(escaped(one), 'gi'), () => one),
  ),
  ...marks.map((one) =>
    ofPart('path', `"${one}" in the path is escaped`, (path) => path.replaceAll(one, escaped(one))),
  ),
  ofPart('path', 'dot segments are removed', (path) => removeDotSegments(path)),
  ofPart('path', '".." at the root is removed', (path) => path.replace(/^(\/\.\.)+(?=\/)/, '')),
  ofPart('path', 'empty segments are removed', (path) => path.replace(/\/{2,}/g, '/')),
  ofPart('path', 'a final slash is removed', (path) => path.replace(/(?<=.)\/$/, '')),
  ofPart('path', 'the path "/" is removed', (path) => path.replace(/^\/$/, '')),
  [
    emptyPathToSlash,
    (form, parts) => (parts.path === '' && !hasNoHost(parts) ? joined({ ...parts, path: '/' }) : form),
  ],
  [
    'an empty path after a scheme without an authority becomes a slash',
    (form, parts) =>
      parts.path === '' && hasNoHost(parts) && parts.scheme !== undefined
        ? joined({ ...parts, path: '/' })
        : form,
  ],
  ...[80, 443, 21].map((port) =>
    ofPart('port', `the port ${port} is omitted for every scheme`, (is) =>
      is === String(port) ? undefined : is,
    ),
  ),
  ofPart('port', 'zeros before a port are omitted', (port) => port.replace(/^0+(?=.)/, '')),
  ...(['port', 'userinfo', 'query', 'fragment'] as const).flatMap((name) => [
    ofPart(name, `an empty ${name} is omitted`, withoutEmpty),
    ofPart(name, `every ${name} is omitted`, () => undefined),
  ]),
  ofPart('host', 'a final dot of the host is omitted', (host) => host.replace(/\.$/, '')),
  ofPart('host', '"localhost" is omitted for every scheme', (host) => host.replace(/^localhost$/, '')),
];

/** Returns all faults of a ladder. */
function ladderFaults(levelForms: LevelForms): readonly LadderFault[] {
  const { top, steps, all } = levelForms;
  return [
    ...steps.flatMap((step) => faultsOfStep(levelForms, step)),
    ...all
      .filter((step) => !steps.includes(step))
      .map((step) => ({
        kind: 'excess',
        name: `the comparison step "${step.subject}" (${step.section}) changes the normal form`,
        form: (formed: TextForm) =>
          formed.level === top
            ? formed.by(all.filter((one) => one === step || steps.includes(one)))
            : formed.form,
      })),
    ...unseen.map(([name, pattern, mask, from]) => ({
      kind: 'unseen',
      name,
      form: (formed: TextForm) => hidden(formed, pattern, mask, from),
    })),
    ...excess.map(([name, change]) => ({
      kind: 'excess',
      name,
      form: ({ form, formParts, level }: TextForm) =>
        form === undefined || level !== top ? form : change(form, formParts),
    })),
    {
      kind: 'refusal',
      name: 'an underivable string is returned unchanged',
      form: ({ form, text }) => form ?? text,
    },
  ];
}
