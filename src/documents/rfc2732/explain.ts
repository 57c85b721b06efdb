/** RFC 2732: what RFC 2396 tells of the components, and the address in brackets (§2). */

import { genericExplainer } from '../../reference/explain-generic.js';
import { type Explainer, ifPresent, quoted } from '../../reference/explain.js';
import { terms } from '../rfc2396/explain.js';

/** In the terms of RFC 2396, which has no words for a host in brackets. */
export const baseExplainer: Explainer = genericExplainer({
  ...terms,
  hosts: { ...terms.hosts, ipv6reference: 'an address in brackets' },
});

/** What is added to that. */
export const tellAddress: Explainer['tellGeneral'] = (reading) => {
  const [address] = reading.nodes('IPv6address');
  const text = address && reading.of(address);
  return [
    ['2', ifPresent(text, (literal) => `The brackets enclose the literal IPv6 address ${quoted(literal)}.`)],
  ];
};
