/** The references of all measurements: varied, realistic, and the same for the same seed. */

const words =
  'index docs rfc news about images archive data list users lib search page wiki History Guide static assets main ' +
  'report pub www historical compression-faq part1 README Weather California draft overview instructions';
const names =
  'w3 example ietf cern ics.uci math.uio internic melvyl.ucop quake.think nnsc isi merit mit eff nasa';
const schemes = 'http http http http ftp ftp https gopher wais telnet';

/** Strings of which about half are to be rejected. */
export interface Corpus {
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
}

/** Returns a linear congruential generator (Numerical Recipes) of numbers from 0 to below 1. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns the corpus of a seed: `size` references and as many with a character that no revision allows. */
export function makeCorpus(seed: number, size = 3000): Corpus {
  const random = generator(seed);
  const pick = (list: string): string => {
    const choices = list.split(' ');
    return choices[Math.floor(random() * choices.length)] ?? '';
  };
  const maybe = (chance: number, text: () => string): string => (random() < chance ? text() : '');
  const number = (below: number): string => String(Math.floor(random() * below));
  const host = (): string =>
    random() < 0.05
      ? `${number(256)}.${number(256)}.${number(256)}.${number(256)}`
      : `${pick('www ftp docs mail info archive')}.${pick(names)}.${pick('org com edu ch gov')}`;
  const segment = (): string =>
    pick(words) + maybe(0.12, () => `%20${pick(words)}`) + maybe(0.1, () => number(999));
  const reference = (): string => {
    const scheme = pick(schemes);
    const path = Array.from({ length: 1 + Math.floor(random() * 4) }, segment).join('/');
    return (
      `${scheme}://${host()}${maybe(0.12, () => `:${String(80 + Math.floor(random() * 9000))}`)}` +
      (scheme === 'gopher' ? `/0${path}` : `/${path}`) +
      maybe(0.4, () => pick('.html .txt .ps .tar.Z')) +
      maybe(scheme === 'http' ? 0.3 : 0, () => `?${pick(words)}+${pick(words)}`)
    );
  };
  const accepted = Array.from({ length: size }, () => flat(reference()));
  const rejected = accepted.map((text) => {
    const place = Math.floor((0.5 + random() / 2) * text.length);
    return flat(text.slice(0, place) + pick('< > " { ^ \u00e9') + text.slice(place));
  });
  return { accepted, rejected };
}

/** Returns the lines of a file: accepted and rejected references alternate, and start over at their end. */
export function linesOf({ accepted, rejected }: Corpus, count: number): string {
  const lines = accepted.flatMap((text, i) => [`${text}\n`, `${rejected[i] ?? ''}\n`]);
  const all = lines.join('').repeat(Math.floor(count / lines.length));
  return all + lines.slice(0, count % lines.length).join('');
}

/** Returns the same text in one piece: V8 stores concatenated strings as trees until they are read. */
function flat(text: string): string {
  return Buffer.from(text).toString();
}
