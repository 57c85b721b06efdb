/**
 * Resolves by the rules of 1993 "Partial form". The document has no grammar for partial forms: only its prose defines
 * them, and only the result can be checked against the BNF.
 */

import { quoted, ResolutionError } from '../../core/reference/error.js';
import {
  absoluteForm,
  defineResolver,
  resultNotDerivable,
  componentsText,
  type AbsoluteForm,
  type Recorder,
} from '../../core/reference/resolve.js';
import { remembering, recordFragment } from '../../core/reference/resolve-base.js';
import { removed, type DotSegmentRemoval } from '../../core/reference/dot-segment-steps.js';
import { removeDotSegments, withoutLastSegment } from '../../core/reference/dot-segments.js';
import { isFullForm } from '../../core/reference/full-form.js';
import { split } from '../../core/reference/split.js';

const section = 'Partial form';

/**
 * Resolver of 1993 "Partial form". The search part and the fragment-id are not path elements: dots in them stay. These
 * rules do not define the current document; an empty reference is an empty relative path.
 */
export const resolver = defineResolver(section, [], (reader, text, base, _, record) => {
  if (isFullForm(text)) {
    record?.('full form', 'a colon before any slash: the whole absolute locator is given');
    reader.components(text);
    return { kind: 'absolute', text, components: split(text) };
  }
  record?.('full form', 'no colon before any slash: a partial form');
  const context = readContext(reader, base, text);
  const { scheme, authority, path: contextPath } = context;
  recordFragment(context, 'Fragment-id', record);
  const partial = split(text);
  const { path, query } = partial;
  // "A void fragment-id with or without the hash sign means that the URL refers to the whole object" (Fragment-id).
  const fragment = partial.fragment === '' ? undefined : partial.fragment;
  record?.('scheme', `the same, omitted: ${componentsText(partial, 'host part')}`);
  const finish = (site: string | undefined, whole: string): AbsoluteForm => {
    const target = { scheme, authority: site, path: whole, query, fragment };
    const result = absoluteForm(target, 'result', record);
    if (!reader.accepts(result.text)) throw resultNotDerivable(reader, text, base, result.text, section);
    return result;
  };

  const given = partial.authority !== undefined;
  record?.('host and port', given ? 'given, and all the rest' : 'the same, omitted');
  if (given) return finish(partial.authority, path);

  const absolute = path.startsWith('/');
  record?.('leading slash', absolute ? 'present: the path is absolute' : 'absent: a relative path');
  return finish(authority, absolute ? path : merge(contextPath, path, record));
});

/** Reads the context, which must be a full form that the grammar derives. */
const readContext = remembering((reader, base, reference) => {
  const problem = !isFullForm(base)
    ? 'base-relative'
    : reader.accepts(base)
      ? undefined
      : 'base-not-derivable';
  if (problem === undefined) return split(base);
  const message = `The context ${quoted(base)} is not a full form that ${reader.id} derives; a partial form needs a full context`;
  throw new ResolutionError({ revision: reader.id, problem, reference, base, section, message });
});

/** Applies the last two rules; step by step if they are recorded. */
function merge(context: string, partial: string, record: Recorder | undefined): string {
  const kept = withoutLastSegment(context);
  const appended = kept + partial;
  record?.('last part', 'removed, the partial URL appended in its place', context, appended);
  return removed(removal, appended, record);
}

/**
 * Removes elements: "All occurrences of "/xxx/.." or "/." are recursively removed, where xxx, ".." and "." are complete
 * path elements"; xxx is neither of the other two. The part before the first slash is not an element; an element goes
 * with the slash before it. Linear.
 */
export function removeElements(path: string): string {
  const slash = path.indexOf('/');
  if (slash < 0) return path;
  const rest = removeDotSegments(path, slash + 1);
  const isLastRemoved = (path.endsWith('/.') || path.endsWith('/..')) && rest.endsWith('/');
  return isLastRemoved ? rest.slice(0, -1) : rest;
}

const removal: DotSegmentRemoval = {
  remove: removeElements,
  steps: [['recursive removal', removeElements]],
};
