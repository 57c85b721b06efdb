/** Algorithms of RFC 2732: those of RFC 2396, with the changes for "[" and "]" (§3). */

import type { ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { algorithmsOfBase } from '../../core/reference/of-base.js';
import { type Resolver, resultNotDerivable } from '../../core/reference/resolve.js';
import { references as rfc2396, terms } from '../rfc2396/algorithms.js';
import { genericExplainer } from '../../core/reference/explain-generic.js';
import { type Explainer, ifPresent, quoted } from '../../core/reference/explain.js';

/** Explains in the terms of RFC 2396, which has no host in brackets. */
const baseExplainer: Explainer = genericExplainer({
  ...terms,
  hosts: { ...terms.hosts, ipv6reference: '' },
});

/** Explains the host in brackets in addition. */
const explainAddress: Explainer['explainGeneral'] = (reading) => {
  const [host, address] = ['ipv6reference', 'IPv6address'].map((rule) => {
    const [node] = reading.nodes(rule);
    return node && reading.of(node);
  });
  return [
    ['3', ifPresent(host, (text) => `The host is ${quoted(text)}, an address in brackets.`)],
    ['2', ifPresent(address, (text) => `The brackets enclose the literal IPv6 address ${quoted(text)}.`)],
  ];
};

const base = algorithmsOfBase({ ...rfc2396, explainer: baseExplainer }, 'rfc2732', 'RFC 2396');
const { query, fragment } = rfc2396.escape.roles;

/**
 * An opaque_part may contain brackets, which no path may: without its scheme, such a reference resolves to a text that
 * is not a URI.
 */
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
        query: { ...query, section: '3', reserved: `${query.reserved ?? ''}[]` },
      }),
      ...(fragment && { fragment: { ...fragment, section: '3', reserved: '[]' } }),
    },
  },
  explainer: {
    ...base.explainer,
    explainGeneral: (reading, parts) => [
      ...base.explainer.explainGeneral(reading, parts),
      ...explainAddress(reading, parts),
    ],
  },
};
