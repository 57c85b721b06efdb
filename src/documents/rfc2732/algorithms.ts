/** RFC 2732: the algorithms of RFC 2396, and what "[" and "]" change in them (§3). */

import type { ReferenceAlgorithms } from '../../reference/algorithms.js';
import { algorithmsOfBase } from '../../reference/of-base.js';
import { type Resolver, resultNotDerivable } from '../../reference/resolve/resolve.js';
import { references as rfc2396 } from '../rfc2396/algorithms.js';
import { baseExplainer, tellAddress } from './explain.js';

const base = algorithmsOfBase({ ...rfc2396, explainer: baseExplainer }, 'rfc2732', 'RFC 2396');
const { query, fragment } = rfc2396.escape.roles;

/** An opaque_part may hold brackets, which no path may: without its scheme, such a reference resolves to what is no URI. */
const resolver: Resolver = {
  options: base.resolver.options,
  resolve(reader, reference, context, options) {
    const result = base.resolver.resolve(reader, reference, context, options);
    if (result.kind !== 'absolute' || !/[[\]]/.test(result.text) || reader.accepts(result.text))
      return result;
    throw resultNotDerivable(reader, reference, context, result.text, 'RFC 2396 §5.2');
  },
};

export const references: ReferenceAlgorithms = {
  ...base,
  resolver,
  escape: {
    ...base.escape,
    roles: {
      ...base.escape.roles,
      ...(query && {
        query: { ...query, section: '3', raw: `${query.raw}[]`, reserved: `${query.reserved ?? ''}[]` },
      }),
      ...(fragment && { fragment: { ...fragment, section: '3', raw: `${fragment.raw}[]`, reserved: '[]' } }),
    },
  },
  explainer: {
    ...base.explainer,
    tellGeneral: (reading, parts) => [
      ...base.explainer.tellGeneral(reading, parts),
      ...tellAddress(reading, parts),
    ],
  },
};
