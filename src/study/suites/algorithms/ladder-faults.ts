/**
 * The faults of a ladder of normalization: a step is left out, wholly or of some texts, stands at another level or in another
 * place, does not reach a part, does not see something; something is done that the document does not say.
 */
import { escapeOf } from '../../../base/character.js';
import type { NormalizationStep } from '../../../reference/normalize.js';
import { removeDotSegments } from '../../../reference/resolve/dot-segments.js';
import { laterPorts } from '../../../reference/schemes/default-ports.js';
import { joined, type PartName, partNames, type Parts, partsOf } from './parts.js';
import type { Formed, Rungs } from './rungs.js';

/** One mistake. */
export interface LadderFault {
  readonly kind: string;
  readonly name: string;
  /** What comes of a text at a level; undefined where it is refused. */
  readonly form: (formed: Formed) => string | undefined;
}

const hasNoHost = ({ host }: Parts): boolean => host === undefined;

/** Which texts an implementation may not have thought of. */
const overlooked: readonly (readonly [name: string, isMet: (parts: Parts) => boolean])[] = [
  ...partNames
    .filter((name) => name !== 'path' && name !== 'scheme' && name !== 'host')
    .map((name) => [`beside a ${name}`, (parts: Parts) => parts[name] !== undefined] as const),
  ['without a scheme', ({ scheme }) => scheme === undefined],
  ['without an authority', hasNoHost],
  ['behind an authority', (parts) => !hasNoHost(parts)],
  ['behind "http:"', ({ scheme }) => scheme?.toLowerCase() === 'http'],
  ['behind other schemes than "http:"', ({ scheme }) => scheme !== undefined && !/^http$/i.test(scheme)],
  ['of an empty path', ({ path }) => path === ''],
  ['of a path', ({ path }) => path !== ''],
  ['of a host in brackets', ({ host = '' }) => host.startsWith('[')],
  ['of a host of digits and dots', ({ host = '' }) => /^[0-9.]+$/.test(host)],
];

/** The faults of one step. */
function faultsOfStep(rungs: Rungs, step: NormalizationStep): readonly LadderFault[] {
  const { levels, steps } = rungs;
  const told = `"${step.subject}" (${step.section})`;
  const [below, above] = [-1, 1].map((by) => levels[levels.indexOf(step.level) + by]);
  const others = steps.filter((one) => one !== step);
  // Where no step changes a text, none does in another order.
  const elsewhere =
    (moved: readonly NormalizationStep[]) =>
    (formed: Formed): string | undefined =>
      formed.isChanged && rungs.isTaken(step, formed.level)
        ? formed.by(moved.filter((one) => rungs.isTaken(one, formed.level)))
        : formed.form;
  return [
    { kind: 'step', name: `${told} is left out`, form: (formed) => formed.without(step) },
    ...(below === undefined
      ? []
      : [
          {
            kind: 'level',
            name: `${told} is done at the level ${below}`,
            form: (formed: Formed) =>
              formed.level === below
                ? formed.by(steps.filter((one) => one === step || rungs.isTaken(one, below)))
                : formed.form,
          },
        ]),
    ...(above === undefined
      ? []
      : [
          {
            kind: 'level',
            name: `${told} is not done below the level ${above}`,
            form: (formed: Formed) => (formed.level === step.level ? formed.without(step) : formed.form),
          },
        ]),
    { kind: 'order', name: `${told} comes first`, form: elsewhere([step, ...others]) },
    { kind: 'order', name: `${told} comes last`, form: elsewhere([...others, step]) },
    ...partNames.map((part) => ({
      kind: 'part',
      name: `${told} leaves the ${part} as it is`,
      form: (formed: Formed) => withPartOf(formed.form, part, formed.without(step)),
    })),
    ...overlooked.map(([where, isMet]) => ({
      kind: 'condition',
      name: `${told} is left out ${where}`,
      form: (formed: Formed) => (isMet(formed.parts) ? formed.without(step) : formed.form),
    })),
  ];
}

/** A form in which one part is that of another. */
function withPartOf(form: string | undefined, part: PartName, other: string | undefined): string | undefined {
  if (form === undefined || other === undefined || form === other) return form;
  return joined({ ...partsOf(form), [part]: partsOf(other)[part] });
}

/** At the ends of the runs of letters and digits, every mark, and what is no character of a reference. */
const characters = Array.from('\0 !"#$%&\'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~\x7F\x80');
const marks = Array.from("-._~!$&'()*+,;=:@");

function escaped(character: string): string {
  return escapeOf(character.charCodeAt(0));
}

/** What is not seen, all of it or from the second on: another text stands for it while the steps are taken. */
const unseen: readonly (readonly [name: string, pattern: RegExp, mask: string, from?: number])[] = [
  ...characters.map(
    (one) => [`${escaped(one)} stays as it is`, new RegExp(escaped(one), 'gi'), '%FF'] as const,
  ),
  ['every escape but the first stays as it is', /%[0-9A-F]{2}/gi, '%FF', 1],
  ['escapes with a small letter stay as they are', /%(?:[a-f].|.[a-f])/g, '%FF'],
  ['segments "." stay', /(?<=\/)\.(?=[/?#]|$)/g, 'zz'],
  ['segments ".." stay', /(?<=\/)\.\.(?=[/?#]|$)/g, 'zz'],
  ['a final "." stays', /(?<=\/)\.(?=[?#]|$)/g, 'zz'],
  ['a final ".." stays', /(?<=\/)\.\.(?=[?#]|$)/g, 'zz'],
  ['every segment ".." but the first stays', /(?<=\/)\.\.(?=[/?#]|$)/g, 'zz', 1],
  ...[...laterPorts].map(
    ([scheme, { port }]) =>
      [
        `the default port of ${scheme} is not known`,
        new RegExp(`(?<=^${scheme}://[^/?#]*:)0*${port}(?=[/?#]|$)`, 'gi'),
        '59999',
      ] as const,
  ),
];

function hidden(formed: Formed, pattern: RegExp, mask: string, from = 0): string | undefined {
  const { text, form, rungs, steps } = formed;
  const found: string[] = [];
  let place = 0;
  const masked = text.replace(pattern, (match) => {
    if (place++ < from) return match;
    found.push(match);
    return mask;
  });
  if (found.length === 0 || form === undefined || text.includes(mask)) return form;
  const pieces = rungs.run(masked, steps)?.text.split(mask);
  if (pieces?.length !== found.length + 1) return form;
  return pieces.map((piece, i) => piece + (found[i] ?? '')).join('');
}

function lower(text: string): string {
  return text.replace(/(?<!%.?)[A-Z]/g, (letter) => letter.toLowerCase());
}

const escapes = /%[0-9A-F]{2}/gi;

/** What is done to a form, too: the form, and its parts. */
type Excess = readonly [name: string, change: (form: string, parts: Parts) => string];

/** A part that is there is changed. */
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

/** Something is replaced in the whole form. */
function everywhere(about: string, pattern: RegExp, by: string | ((match: string) => string)): Excess {
  return [about, (form) => form.replace(pattern, by as string)];
}

const withoutEmpty = (part: string): string | undefined => part || undefined;

const excess: readonly Excess[] = [
  ...partNames.map((name) => ofPart(name, `the ${name} is in small letters`, lower)),
  everywhere('the digits of escapes are small letters', escapes, (one) => one.toLowerCase()),
  everywhere('the digits of escapes are capitals', escapes, (one) => one.toUpperCase()),
  ...characters.map((one) =>
    everywhere(`${escaped(one)} is unescaped`, new RegExp(escaped(one), 'gi'), () => one),
  ),
  ...marks.map((one) =>
    ofPart('path', `"${one}" in the path is escaped`, (path) => path.replaceAll(one, escaped(one))),
  ),
  ofPart('path', 'dot segments are removed', (path) => removeDotSegments(path)),
  ofPart('path', '".." at the root is removed', (path) => path.replace(/^(\/\.\.)+(?=\/)/, '')),
  ofPart('path', 'empty segments are dropped', (path) => path.replace(/\/{2,}/g, '/')),
  ofPart('path', 'a final slash is dropped', (path) => path.replace(/(?<=.)\/$/, '')),
  ofPart('path', 'a path of a slash is dropped', (path) => path.replace(/^\/$/, '')),
  [
    'an empty path behind an authority becomes a slash',
    (form, parts) => (parts.path === '' && !hasNoHost(parts) ? joined({ ...parts, path: '/' }) : form),
  ],
  [
    'an empty path behind a scheme alone becomes a slash',
    (form, parts) =>
      parts.path === '' && hasNoHost(parts) && parts.scheme !== undefined
        ? joined({ ...parts, path: '/' })
        : form,
  ],
  ...[80, 443, 21].map((port) =>
    ofPart('port', `the port ${port} is left out of every scheme`, (is) =>
      is === String(port) ? undefined : is,
    ),
  ),
  ofPart('port', 'zeros before a port are left out', (port) => port.replace(/^0+(?=.)/, '')),
  ...(['port', 'user information', 'query', 'fragment'] as const).flatMap((name) => [
    ofPart(name, `an empty ${name} is left out`, withoutEmpty),
    ofPart(name, `every ${name} is left out`, () => undefined),
  ]),
  ofPart('host', 'a final dot of the host is left out', (host) => host.replace(/\.$/, '')),
  ofPart('host', '"localhost" is left out of every scheme', (host) => host.replace(/^localhost$/, '')),
];

/** All of them. */
export function ladderFaults(rungs: Rungs): readonly LadderFault[] {
  const { top, steps, all } = rungs;
  return [
    ...steps.flatMap((step) => faultsOfStep(rungs, step)),
    ...all
      .filter((step) => !steps.includes(step))
      .map((step) => ({
        kind: 'excess',
        name: `"${step.subject}" (${step.section}), which only compares, is done to the form`,
        form: (formed: Formed) =>
          formed.level === top
            ? formed.by(all.filter((one) => one === step || steps.includes(one)))
            : formed.form,
      })),
    ...unseen.map(([name, pattern, mask, from]) => ({
      kind: 'unseen',
      name,
      form: (formed: Formed) => hidden(formed, pattern, mask, from),
    })),
    ...excess.map(([name, change]) => ({
      kind: 'excess',
      name,
      form: ({ form, formParts, level }: Formed) =>
        form === undefined || level !== top ? form : change(form, formParts),
    })),
    {
      kind: 'refusal',
      name: 'what is not derivable is given back as it is',
      form: ({ form, text }) => form ?? text,
    },
  ];
}
