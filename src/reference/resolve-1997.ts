/** Resolving by 1997 §5.2, steps 1 to 7: the query stays in the buffer while dot segments are removed. */

import { recompose } from './recompose.js';
import {
  baseComponents,
  refuseChoices,
  tell,
  traced,
  type Recorder,
  type Resolution,
  type Resolver,
} from './resolve.js';
import { removeDotSegments, withoutLastSegment } from './resolve-segments.js';
import { removalSteps } from './resolve-steps.js';
import { mainComponents, type MainComponents } from './split.js';

const section = '5.2';

/** 1997 §5.2. A base without a path leaves nothing between its site and the reference: `http://a` + `g` is `http://ag`. */
export const resolve1997: Resolver = (reader, text, base, options = {}) => {
  refuseChoices(reader, section, options);
  return traced(section, options, (record): Resolution => {
    const reference = mainComponents(reader.components(text));
    const { scheme, authority, path, query, fragment } = reference;
    record?.('1', tell(reference, 'site'));

    if (path === '' && scheme === undefined && authority === undefined && query === undefined) {
      record?.('2', 'a reference to the current document');
      return { kind: 'current-document', fragment };
    }
    record?.('2', 'not a reference to the current document');

    if (scheme !== undefined) {
      record?.('3', `scheme "${scheme}": an absolute URL`);
      return { kind: 'absolute', text, components: reference };
    }
    const inherited = baseComponents(reader, text, base, '5');
    const target = { ...reference, scheme: inherited.scheme };
    record?.('3', `scheme inherited: "${String(target.scheme)}"`);
    const finish = (components: MainComponents): Resolution => {
      const result = recompose(components);
      record?.('7', `recombined: "${result}"`);
      return { kind: 'absolute', text: result, components };
    };

    if (authority !== undefined) {
      record?.('4', `site "${authority}": a network-path`);
      return finish(target);
    }
    target.authority = inherited.authority;
    record?.(
      '4',
      target.authority === undefined ? 'no site to inherit' : `site inherited: "${target.authority}"`,
    );

    if (path.startsWith('/')) {
      record?.('5', 'the path begins with a slash: an absolute-path');
      return finish(target);
    }
    record?.('5', 'the path begins with no slash');

    const buffer = merge(inherited.path, path, query, record);
    const mark = buffer.indexOf('?');
    target.query = mark < 0 ? undefined : buffer.slice(mark + 1);
    record?.('6h', `query ${target.query === undefined ? 'undefined' : `"${target.query}"`}`);
    target.path = mark < 0 ? buffer : buffer.slice(0, mark);
    record?.('6i', `path "${target.path}"`);
    return finish(target);
  });
};

/** Steps 6a to 6g; step by step if they are recorded. */
function merge(
  basePath: string,
  path: string,
  query: string | undefined,
  record: Recorder | undefined,
): string {
  const copied = withoutLastSegment(basePath);
  const appended = copied + path;
  const asked = query === undefined ? appended : `${appended}?${query}`;
  if (record === undefined) return removeDotSegments(asked);
  record('6a', 'all but the last segment of the base path is copied', '', copied);
  record('6b', 'the path is appended', copied, appended);
  record(
    '6c',
    query === undefined ? 'no query to append' : '"?" and the query are appended',
    appended,
    asked,
  );
  return removalSteps.reduce((before, remove, i) => {
    const after = remove(before);
    record(`6${'defg'.charAt(i)}`, after === before ? 'nothing to remove' : 'removed', before, after);
    return after;
  }, asked);
}
