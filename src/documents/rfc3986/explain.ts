/** The terms and sections in which RFC 3986 speaks of what the components of a URI are. */

import { genericExplainer } from '../../reference/explain-generic.js';
import { laterPorts } from '../../reference/schemes/default-ports.js';

export const explainer = genericExplainer({
  identifier: 'URI',
  authority: 'authority',
  user: 'user information',
  sections: {
    currentDocument: '4.4',
    scheme: '3.1',
    schemesElsewhere: '1',
    relative: '4.2',
    authority: '3.2',
    server: '3.2.1',
    host: '3.2.2',
    port: '3.2.3',
    path: '3.3',
    query: '3.4',
    fragment: '3.5',
  },
  ports: laterPorts,
  hosts: {
    'reg-name': 'a registered name',
    IPv4address: 'an IPv4 address',
    'IP-literal': 'an IP literal',
  },
});
