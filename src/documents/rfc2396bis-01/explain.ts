/** The terms and sections in which 2003 speaks of what the components of a URI are. */

import { genericExplainer } from '../../reference/explain-generic.js';

export const explainer = genericExplainer({
  identifier: 'URI',
  authority: 'authority',
  user: 'user information',
  sections: {
    currentDocument: '4.2',
    scheme: '3.1',
    schemesElsewhere: '1',
    relative: '5',
    authority: '3.2',
    server: '3.2.2',
    path: '3.3',
    query: '3.4',
    fragment: '4.1',
  },
  hosts: { hostname: 'a domain name', IPv4address: 'an IPv4 address', IPv6reference: 'an IPv6 literal' },
  opaque: { rule: 'opaque-part', section: '3' },
  noServer: 'The authority is no server; what a name of a registry means is specific to the scheme.',
});
