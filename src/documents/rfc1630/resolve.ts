/**
 * Resolves by the rules of RFC 1630 "Partial (relative) form". Its BNF has no partial forms, and does not even derive
 * the context of its own examples, whose scheme is magic. So only the rules on slashes, dots and the colon apply.
 */

import { quoted, ResolutionError } from '../../core/reference/error.js';
import { type DotSegmentRemoval, removed } from '../../core/reference/dot-segment-steps.js';
import { withoutLastSegment } from '../../core/reference/dot-segments.js';
import { isFullForm } from '../../core/reference/full-form.js';
import { type AbsoluteForm, defineResolver, type Recorder } from '../../core/reference/resolve.js';
import { split } from '../../core/reference/split.js';

const section = 'Partial (relative) form';

/**
 * Matches the text before the search part and the fragment-id. These are not part of the path: slashes and dots in them
 * mean nothing, and the context has neither part.
 */
const beforeSearch = /^[^?#]*/;

/**
 * Resolver of RFC 1630 "Partial (relative) form". These rules do not define the current document; an empty reference is
 * an empty partial URI.
 */
export const resolver = defineResolver(section, [], (reader, text, base, _, record) => {
  const finish = (result: string): AbsoluteForm => {
    record?.(
      'result',
      `${quoted(result)}${reader.accepts(result) ? '' : ', which the BNF of URLs does not derive'}`,
    );
    return { kind: 'absolute', text: result, components: split(result) };
  };
  const fail = (problem: 'base-relative' | 'base-opaque', message: string): never => {
    throw new ResolutionError({ revision: reader.id, problem, reference: text, base, section, message });
  };

  if (isFullForm(text)) {
    record?.('absolute form', 'a colon before any slash: the whole absolute URI is given');
    return finish(text);
  }
  record?.('absolute form', 'no colon before any slash: a partial form');
  if (!isFullForm(base)) {
    return fail(
      'base-relative',
      `The context ${quoted(base)} is not an absolute form; partial forms need one`,
    );
  }
  const [context = ''] = beforeSearch.exec(base) ?? [];
  const colon = context.indexOf(':') + 1;
  record?.('scheme', `the same, omitted: ${quoted(context.slice(0, colon))}`);

  const [slashes = ''] = /^\/*/.exec(text) ?? [];
  const run = slashes.length === 1 ? 'one slash' : `${String(slashes.length)} slashes`;
  record?.('slashes', slashes === '' ? 'none at the start' : `${run} at the start`);
  if (slashes === '') return finish(context.slice(0, colon) + merge(context.slice(colon), text, record));

  const end = firstRun(context, slashes.length);
  if (end === undefined) {
    const what = `The context ${quoted(base)} has no run of ${run} without a longer one to the right of it`;
    return fail('base-opaque', `${what}, where the partial form ${quoted(text)} could begin`);
  }
  const first = slashRuns(context).find(([found]) => found.length === slashes.length)?.index;
  const byExample =
    first === end
      ? ''
      : `; the document's example of "/g" goes to the first such run, whatever stands to the right of it: ${quoted(context.slice(0, first))}`;
  record?.(
    'prepended',
    `everything up to the first run of ${run} with no longer run to the right of it: ${quoted(context.slice(0, end))}${byExample}`,
  );
  return finish(context.slice(0, end) + text);
});

/**
 * Returns the start of "the first occurrence of exactly the same number of consecutive slashes which has no greater
 * number of consecutive slashes anywhere to the right of it". Taken literally: in magic://a/b/c//d/e/f that of one
 * slash is the one after "d", although the document's example resolves "/g" to magic://a/g.
 */
function firstRun(context: string, count: number): number | undefined {
  const runs = slashRuns(context);
  const longer = runs.findLastIndex(([run]) => run.length > count);
  return runs.slice(longer + 1).find(([run]) => run.length === count)?.index;
}

function slashRuns(context: string): readonly RegExpExecArray[] {
  return [...context.matchAll(/\/+/g)];
}

/** Applies the last two rules; step by step if they are recorded. */
function merge(context: string, text: string, record: Recorder | undefined): string {
  const [partial = ''] = beforeSearch.exec(text) ?? [];
  const appended = withoutLastSegment(context) + partial;
  record?.('last part', 'removed, the partial URI appended in its place', context, appended);
  return removed(removal, appended, record) + text.slice(partial.length);
}

/**
 * Removes elements: "All occurrences of "xxx/../" or "/." are recursively removed, where xxx, ".." and "." are complete
 * path elements", the leftmost first; xxx is neither of the other two, and may be void. An element goes with the slash
 * after it, but "." with the one before it, if there is one. Linear.
 */
export function removeElements(path: string): string {
  const elements = path.split('/');
  const last = elements.length - 1;
  const kept: string[] = [];
  elements.forEach((element, i) => {
    const before = kept.at(-1);
    if (element === '.' && before !== undefined) return;
    const hasElement = before !== undefined && before !== '.' && before !== '..';
    if (element === '..' && i < last && hasElement) kept.pop();
    else kept.push(element);
  });
  return kept.join('/');
}

const removal: DotSegmentRemoval = {
  remove: removeElements,
  steps: [['recursive removal', removeElements]],
};
