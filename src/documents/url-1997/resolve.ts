/** Resolves by 1997 §5.2, steps 1 to 7: the query stays in the buffer while dot segments are removed. */

import type { Reader } from '../../core/reference/reader.js';
import {
  absoluteForm,
  defineResolver,
  isCurrentDocument,
  componentsText,
  type Recorder,
  type Resolution,
} from '../../core/reference/resolve.js';
import { absoluteBase, parseReading, recordFragment } from '../../core/reference/resolve-base.js';
import { withoutLastSegment } from '../../core/reference/dot-segments.js';
import { removalInSteps, removed } from '../../core/reference/dot-segment-steps.js';
import { split, type MainComponents } from '../../core/reference/split.js';

const section = '5.2';
const removal = removalInSteps('6d', '6e', '6f', '6g');
const readBase = absoluteBase('5', parse);

/**
 * Resolver of 1997 §5.2. A base without a path leaves nothing between its site and the reference: `http://a` + `g` is
 * `http://ag`.
 */
export const resolver = defineResolver(section, [], (reader, text, base, _, record) => {
  const reference = parse(reader, text);
  const { scheme, authority, path, query, fragment } = reference;
  record?.('1', componentsText(reference, 'site'));
  recordSite(reference, reader, text, record);

  if (isCurrentDocument(reference)) {
    record?.('2', 'a reference to the current document');
    return { kind: 'current-document', fragment };
  }
  record?.('2', 'not a reference to the current document');

  if (scheme !== undefined) {
    record?.('3', `scheme "${scheme}": an absolute URL`);
    return { kind: 'absolute', text, components: reference };
  }
  const inherited = readBase(reader, base, text);
  recordFragment(inherited, '3', record);
  recordSite(inherited, reader, base, record);
  record?.('3', `scheme inherited: "${String(inherited.scheme)}"`);

  if (authority !== undefined) {
    record?.('4', `site "${authority}": a network-path`);
    return recombined({ scheme: inherited.scheme, authority, path, query, fragment }, record);
  }
  const site = inherited.authority;
  record?.('4', site === undefined ? 'no site to inherit' : `site inherited: "${site}"`);

  if (path.startsWith('/')) {
    record?.('5', 'the path begins with a slash: an absolute-path');
    return recombined({ scheme: inherited.scheme, authority: site, path, query, fragment }, record);
  }
  record?.('5', 'the path does not begin with a slash');

  const buffer = merge(inherited.path, path, query, record);
  const mark = buffer.indexOf('?');
  const target = {
    scheme: inherited.scheme,
    authority: site,
    path: mark < 0 ? buffer : buffer.slice(0, mark),
    query: mark < 0 ? undefined : buffer.slice(mark + 1),
    fragment,
  };
  record?.('6h', `query ${target.query === undefined ? 'undefined' : `"${target.query}"`}`);
  record?.('6i', `path "${target.path}"`);
  return recombined(target, record);
});

function recombined(target: MainComponents, record: Recorder | undefined): Resolution {
  return absoluteForm(target, '7', record);
}

/**
 * Parses base and reference. §5.2 has them "parsed into the four main components as described in Section 4.4": "the
 * site component wins", Appendix B is the "test oracle", and only then are the components "parsed … to verify their
 * validity". The BNF reads a path if the text after "//" is not a site (`http://a_b/`), or is a site with a query
 * (`http://a?q`).
 */
function parse(reader: Reader, text: string): MainComponents {
  const reading = parseReading(reader, text);
  if (reading.authority !== undefined || !text.includes('//')) return reading;
  const parsed = split(text);
  return parsed.authority !== undefined && parsed.scheme === reading.scheme ? parsed : reading;
}

/** Records the site if the components are not those of the reading. */
function recordSite(
  { authority }: MainComponents,
  reader: Reader,
  text: string,
  record: Recorder | undefined,
): void {
  if (record === undefined || authority === reader.components(text).authority) return;
  const isSite = reader.components(`//${authority ?? ''}`).authority !== undefined;
  const instead = isSite ? 'which the BNF reads' : 'which is not a valid site, so the BNF reads it';
  record('4.4', `"the site component wins": "${authority ?? ''}", ${instead} as part of a path`);
}

/** Applies steps 6a to 6g; step by step if they are recorded. */
function merge(
  basePath: string,
  path: string,
  query: string | undefined,
  record: Recorder | undefined,
): string {
  const copied = withoutLastSegment(basePath);
  const appended = copied + path;
  const asked = query === undefined ? appended : `${appended}?${query}`;
  record?.('6a', 'all but the last segment of the base path is copied', '', copied);
  record?.('6b', 'the path is appended', copied, appended);
  record?.(
    '6c',
    query === undefined ? 'no query to append' : '"?" and the query are appended',
    appended,
    asked,
  );
  return removed(removal, asked, record);
}
