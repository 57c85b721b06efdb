/**
 * Resolves by RFC 1808 §4, steps 1 to 7, on the split of §2.4. Parameters are not part of the path there, so dots and
 * slashes in them stay. An empty query or fragment is the same as none, and is omitted.
 */

import {
  absoluteForm,
  defineResolver,
  type Recorder,
  type Resolution,
} from '../../core/reference/resolve.js';
import { absoluteBase, type Parse, recordFragment } from '../../core/reference/resolve-base.js';
import { withoutLastSegment } from '../../core/reference/dot-segments.js';
import { removalInSteps, removed } from '../../core/reference/dot-segment-steps.js';
import type { MainComponents } from '../../core/reference/split.js';
import { parameters, splitInSteps, withParameters } from './split.js';

/** Step 2: a text that the grammar derives is parsed "as described in Section 2.4". */
const parse: Parse = (reader, text) => {
  reader.components(text);
  return splitInSteps(text);
};

const removal = removalInSteps('6a', '6b', '6c', '6d');
const readBase = absoluteBase('3', parse);

/**
 * Resolver of RFC 1808 §4. Without `validating` it behaves like "some older parsers", and ignores a scheme that is the
 * base's (§5.2).
 */
export const resolver = defineResolver('4', ['validating'], (reader, text, base, options, record) => {
  const whole = parse(reader, text);
  record?.('1', base === '' ? 'the base URL is unknown' : 'the base URL is established');
  record?.('2', componentsText(whole));
  const { scheme } = whole;
  const isRepeated =
    options.validating === false &&
    scheme !== undefined &&
    reader.accepts(base) &&
    splitInSteps(base).scheme?.toLowerCase() === scheme.toLowerCase();
  if (isRepeated) record?.('5.2', `older parsers: scheme "${scheme}", which is the base's, is ignored`);
  const embedded = isRepeated ? text.slice(scheme.length + 1) : text;

  if (scheme !== undefined && !isRepeated) {
    record?.('2a', 'not entirely empty');
    record?.('2b', `starts with the scheme "${scheme}": an absolute URL`);
    return { kind: 'absolute', text, components: whole };
  }
  const inherited = readBase(reader, base, text);
  if (embedded === '') {
    record?.('2a', 'entirely empty: it inherits the entire base URL');
    return { kind: 'absolute', text: base, components: inherited };
  }
  record?.('2a', 'not entirely empty');
  record?.('2b', 'does not start with a scheme name');
  recordFragment(inherited, '2.4.1', record);
  record?.('2c', `scheme inherited: "${String(inherited.scheme)}"`);
  return transform({ ...whole, scheme: inherited.scheme }, inherited, record);
});

/** Applies steps 3 to 7 to an embedded URL that has its scheme. */
function transform(embedded: MainComponents, base: MainComponents, record: Recorder | undefined): Resolution {
  const recombined = (changes: Partial<MainComponents>): Resolution =>
    absoluteForm({ ...embedded, ...changes }, '7', record);

  if (embedded.authority) {
    record?.('3', `<net_loc> "${embedded.authority}": skip to step 7`);
    return recombined({});
  }
  const { authority } = base;
  record?.('3', authority === undefined ? 'no <net_loc> to inherit' : `<net_loc> inherited: "${authority}"`);

  if (embedded.path.startsWith('/')) {
    record?.('4', 'the path is preceded by a slash: skip to step 7');
    return recombined({ authority });
  }
  record?.('4', 'the path is not preceded by a slash');

  const [path, params] = parameters(embedded.path);
  const [basePath, baseParams] = parameters(base.path);
  if (path !== '') {
    record?.('5', 'the path is not empty');
    return recombined({ authority, path: withParameters(merge(basePath, path, record), params) });
  }
  record?.('5', `the path is empty: "${basePath}" is inherited`);
  if (params !== undefined) {
    record?.('5a', `<params> "${params}": skip to step 7`);
    return recombined({ authority, path: withParameters(basePath, params) });
  }
  record?.('5a', baseParams === undefined ? 'no <params> to inherit' : `<params> inherited: "${baseParams}"`);
  if (embedded.query !== undefined) {
    record?.('5b', `<query> "${embedded.query}": skip to step 7`);
    return recombined({ authority, path: base.path });
  }
  const { query } = base;
  record?.('5b', query === undefined ? 'no <query> to inherit' : `<query> inherited: "${query}"`);
  return recombined({ authority, path: base.path, query });
}

/** Applies step 6; step by step if it is recorded. */
function merge(basePath: string, path: string, record: Recorder | undefined): string {
  const appended = withoutLastSegment(basePath) + path;
  record?.('6', 'the path replaces the last segment', basePath, appended);
  return removed(removal, appended, record);
}

/** Writes all six components of §2.1; an undefined one differs from an empty one. */
function componentsText(components: MainComponents): string {
  const [path, params] = parameters(components.path);
  const { scheme, authority, query, fragment } = components;
  const parts = { scheme, net_loc: authority, path, params, query, fragment };
  return Object.entries(parts)
    .map(([name, value]) => `${name} ${value === undefined ? 'undefined' : `"${value}"`}`)
    .join(', ');
}
