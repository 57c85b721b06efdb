/**
 * Resolving by the rules of 1993 "Partial form". The document has no grammar for partial forms: what it
 * says of them is all there is, and only the result can be checked against the BNF.
 */

import { quoted, ResolutionError } from './error.js';
import { recompose } from './recompose.js';
import { refuseChoices, tell, traced, type Recorder, type Resolution, type Resolver } from './resolve.js';
import { withoutLastSegment } from './resolve-segments.js';
import { split, type MainComponents } from './split.js';

const section = 'Partial form';

/**
 * 1993 "Partial form". The search part and the fragment-id are no path elements: dots in them stay. The
 * current document is unknown to these rules; an empty reference is an empty relative path.
 */
export const resolve1993: Resolver = (reader, reference, base, options = {}) => {
  refuseChoices(reader, section, options);
  return traced(section, options, (record): Resolution => {
    if (isFullForm(reference)) {
      record?.('full form', 'a colon before any slash: the whole absolute locator is given');
      reader.components(reference);
      return { kind: 'absolute', text: reference, components: split(reference) };
    }
    record?.('full form', 'no colon before any slash: a partial form');
    const fail = (
      problem: 'base-not-derivable' | 'base-relative' | 'result-not-derivable',
      text: string,
    ): never => {
      const message =
        problem === 'result-not-derivable'
          ? `${quoted(reference)} resolves to ${quoted(text)}, which ${reader.id} does not derive`
          : `The context ${quoted(text)} is not a full form that ${reader.id} derives; partial forms need one`;
      throw new ResolutionError(reader.id, problem, reference, base, section, message);
    };
    if (!isFullForm(base)) fail('base-relative', base);
    if (!reader.accepts(base)) fail('base-not-derivable', base);
    const context = split(base);
    const partial = split(reference);
    record?.('scheme', `the same, omitted: ${tell(partial, 'host part')}`);
    const finish = (components: MainComponents): Resolution => {
      const text = recompose(components);
      record?.('result', `"${text}"`);
      if (!reader.accepts(text)) fail('result-not-derivable', text);
      return { kind: 'absolute', text, components };
    };

    const given = partial.authority !== undefined;
    record?.('host and port', given ? 'given, and all the rest' : 'the same, omitted');
    if (given) return finish({ ...partial, scheme: context.scheme });

    const { scheme, authority } = context;
    const absolute = partial.path.startsWith('/');
    record?.('leading slash', absolute ? 'present: the path is absolute' : 'absent: a relative path');
    if (absolute) return finish({ ...partial, scheme, authority });
    return finish({ ...partial, scheme, authority, path: merge(context.path, partial.path, record) });
  });
};

/** "A full form must have a colon and that colon must occur before any slash characters"; a fragment-id follows the URL. */
function isFullForm(text: string): boolean {
  return text.charAt(text.search(/[:/#]/)) === ':';
}

/** The last two rules; step by step if they are recorded. */
function merge(context: string, partial: string, record: Recorder | undefined): string {
  const kept = withoutLastSegment(context);
  const appended = kept + partial;
  if (record === undefined) return removeElements(appended);
  record('last part', 'removed, the partial URL appended in its place', context, appended);
  const removed = removeElementsByRule(appended);
  record('recursive removal', removed === appended ? 'nothing to remove' : 'removed', appended, removed);
  return removed;
}

/**
 * "All occurrences of "/xxx/.." or "/." are recursively removed, where xxx, ".." and "." are complete path
 * elements", to the letter; xxx is neither of the other two. Quadratic time at worst.
 */
export function removeElementsByRule(path: string): string {
  let before;
  do {
    before = path;
    path = before.replace(/\/(?:\.|(?!\.\.?\/)[^/]*\/\.\.)(?=\/|$)/, '');
  } while (path !== before);
  return path;
}

/** The same in linear time, with a stack of elements. What precedes the first slash follows none, so it stays. */
export function removeElements(path: string): string {
  const [first = '', ...elements] = path.split('/');
  const kept: string[] = [];
  for (const element of elements) {
    const above = kept.at(-1);
    if (element === '.') continue;
    if (element === '..' && above !== undefined && above !== '..') kept.pop();
    else kept.push(element);
  }
  return [first, ...kept].join('/');
}
