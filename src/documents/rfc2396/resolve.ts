/**
 * Resolves by RFC 2396 §5.2, steps 1 to 7, with the choices that the section leaves: ignoring the scheme of the base
 * before a relative reference (step 3), and the treatment of surplus `..` segments (step 6g).
 */

import type { Reader } from '../../core/reference/reader.js';
import {
  absoluteForm,
  checkSurplus,
  defineResolver,
  isCurrentDocument,
  componentsText,
  type Recorder,
  type Resolution,
  type ResolveOptions,
} from '../../core/reference/resolve.js';
import { absoluteBase, isOpaque, parseReading, recordFragment } from '../../core/reference/resolve-base.js';
import { withoutLastSegment, withoutSurplus } from '../../core/reference/dot-segments.js';
import { removalInSteps, removed } from '../../core/reference/dot-segment-steps.js';
import { defaultPorts } from '../../core/reference/schemes/default-ports.js';
import { split, type MainComponents } from '../../core/reference/split.js';

const section = '5.2';
const removal = removalInSteps('6c', '6d', '6e', '6f');
// §5: a base must fit "within the <hier_part> syntax"; a path that does not begin with a slash is an opaque_part.
const readBase = absoluteBase('5', parseReading, isOpaque);

/**
 * Resolver of RFC 2396 §5.2. A base without a path leaves nothing between its authority and the reference: `http://a` +
 * `g` is `http://ag`.
 */
export const resolver = defineResolver(
  section,
  ['validating', 'surplus'],
  (reader, text, base, options, record) => {
    checkSurplus(options);
    let reference = parse(reader, text);
    record?.('1', componentsText(reference, 'authority'));
    if (text.startsWith('?')) {
      record?.('1', 'not a URI-reference by the BNF; split by Appendix B', undefined, undefined, 'C.1');
    }

    if (isCurrentDocument(reference)) {
      record?.('2', 'a reference to the current document');
      return { kind: 'current-document', fragment: reference.fragment };
    }
    record?.('2', 'not a reference to the current document');

    if (reference.scheme !== undefined) {
      if (options.validating !== false || !repeatsScheme(reader, reference, base)) {
        record?.('3', `scheme "${reference.scheme}": an absolute URI`);
        return { kind: 'absolute', text, components: reference };
      }
      // The grammar read the text after the scheme as an opaque_part; Appendix B reads it as a relative reference.
      reference = { ...split(text), scheme: undefined };
      record?.(
        '3',
        `the scheme, that of the base, is removed; by Appendix B, ${componentsText(reference, 'authority')}`,
      );
    }
    const inherited = readBase(reader, base, text);
    recordFragment(inherited, '4', record);
    record?.('3', `scheme inherited: "${String(inherited.scheme)}"`);
    const { scheme } = inherited;

    if (reference.authority !== undefined) {
      record?.('4', `authority "${reference.authority}": a network-path`);
      return absoluteForm({ ...reference, scheme }, '7', record);
    }
    const { authority } = inherited;
    record?.(
      '4',
      authority === undefined ? 'no authority to inherit' : `authority inherited: "${authority}"`,
    );

    if (reference.path.startsWith('/')) {
      record?.('5', 'the path begins with a slash: an absolute-path');
      return absoluteForm({ ...reference, scheme, authority }, '7', record);
    }
    record?.('5', 'the path does not begin with a slash: a relative-path');
    return merged({ ...reference, scheme, authority }, inherited.path, options, record);
  },
);

/** Applies steps 6 and 7. The target has the path of the reference. */
function merged(
  target: MainComponents,
  basePath: string,
  { surplus = 'keep' }: ResolveOptions,
  record: Recorder | undefined,
): Resolution {
  const copied = withoutLastSegment(basePath);
  const appended = copied + target.path;
  record?.('6a', 'all but the last segment of the base path is copied', '', copied);
  record?.('6b', 'the path is appended', copied, appended);
  const buffer = removed(removal, appended, record);
  const { count, rest } = withoutSurplus(buffer);
  const path = surplus === 'remove' ? rest : buffer;
  record?.(
    '6g',
    count === 0 ? 'no ".." at the beginning' : `${count} ".." in error; to ${surplus}`,
    buffer,
    path,
  );
  if (surplus === 'refuse' && count > 0) return { kind: 'refused', section, surplus: count };
  record?.('6h', `path "${path}"`);
  return absoluteForm({ ...target, path }, '7', record);
}

/**
 * Applies step 1: parses by the reading, and a reference that is only a query by Appendix B. No relativeURI derives
 * one, yet it has the components that step 2 asks for, and Appendix C.1 resolves "?y".
 */
function parse(reader: Reader, text: string): MainComponents {
  return text.startsWith('?') && reader.accepts(`.${text}`) ? split(text) : parseReading(reader, text);
}

/**
 * Step 3: tests whether the reference has the scheme of the base, which is "known to always use the <hier_part>
 * syntax": of the schemes of RFC 1738 §3, those whose form begins with "//".
 */
function repeatsScheme(reader: Reader, { scheme }: MainComponents, base: string): boolean {
  const known = scheme?.toLowerCase() ?? '';
  if (!defaultPorts.has(known) && known !== 'file') return false;
  if (!reader.accepts(base)) return false;
  const components = parseReading(reader, base);
  return components.scheme?.toLowerCase() === known && !isOpaque(components);
}
