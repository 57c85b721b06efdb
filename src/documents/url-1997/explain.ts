/** The terms and sections in which 1997 speaks of what the components of a URL are. */

import { genericExplainer } from '../../reference/explain-generic.js';

export const explainer = genericExplainer({
  identifier: 'URL',
  authority: 'site',
  user: 'user name',
  sections: {
    currentDocument: '3',
    scheme: '4.1',
    schemesElsewhere: '1',
    relative: '5',
    authority: '4.3.1',
    server: '4.3.1',
    path: '4.3.2',
    query: '4.3.3',
    fragment: '3',
  },
  hosts: { hostname: 'a domain name', hostnumber: 'an IPv4 address' },
  opaque: { rule: 'opaque-URL', section: '4.2' },
  noServer: 'The site has no host.',
});
