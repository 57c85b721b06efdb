/** RFC 2732: what RFC 2396 tells of the components, and the address in brackets (§2). */

import { genericExplainer } from '../../reference/explain-generic.js';
import { type Explainer, ifPresent, quoted } from '../../reference/explain.js';
import { terms } from '../rfc2396/explain.js';

/** In the terms of RFC 2396, which knows no host in brackets. */
export const baseExplainer: Explainer = genericExplainer({
  ...terms,
  hosts: { ...terms.hosts, ipv6reference: '' },
});

/** What is added to that. */
export const tellAddress: Explainer['tellGeneral'] = (reading) => {
  const [host, address] = ['ipv6reference', 'IPv6address'].map((rule) => {
    const [node] = reading.nodes(rule);
    return node && reading.of(node);
  });
  return [
    ['3', ifPresent(host, (text) => `The host is ${quoted(text)}, an address in brackets.`)],
    ['2', ifPresent(address, (text) => `The brackets enclose the literal IPv6 address ${quoted(text)}.`)],
  ];
};
