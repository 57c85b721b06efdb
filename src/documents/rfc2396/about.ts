/** Remarks about RFC 2396, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';
import { labelReason } from '../../core/reasons.js';

export const about: About = {
  name: 'RFC 2396',
  short: 'RFC 2396',
  address: 'https://www.rfc-editor.org/rfc/rfc2396',
  summary:
    'One generic syntax for all URIs. It replaces the syntaxes of RFC 1738 and RFC 1808. Hierarchical and opaque parts no longer overlap, and an authority may be a registered name.',
  changes: [
    {
      sentence: 'A scheme must begin with a letter (Appendix G.2).',
      text: '1x:y',
      before: true,
      after: false,
    },
    {
      sentence: 'The first segment of a relative path must not contain a colon (§5).',
      text: 'a_b:c',
      before: true,
      after: false,
    },
    { sentence: 'A scheme alone is not a URI.', text: 'http:', before: true, after: false },
    {
      sentence: 'A query alone is not a reference, although Appendix C.1 resolves it.',
      text: '?y',
      before: true,
      after: false,
    },
    {
      sentence: 'A query may follow the authority; in the 1997 draft, this was a path.',
      text: 'http://h?q',
      before: true,
      after: true,
    },
    {
      sentence: 'An authority that is not a server may be a registered name (§3.2.1).',
      text: 'http://a_b/',
      before: true,
      after: true,
    },
  ],
  policy: {
    section: '4.3',
    quote:
      'The greedy algorithm is used for disambiguation: the left-most matching rule soaks up as much of the URI reference string as it is capable of matching. In other words, the authority component wins.',
    reading: 'It prefers an authority to a path, and a server to a registered name.',
  },
  exercises: [
    {
      id: 'final-dot',
      title: 'A final dot',
      level: 3,
      rule: 'hostname',
      naive: 'hostname = ( domainlabel "." )* toplabel "."?',
      task: 'A name may end in a dot. “w3.org.” is complete: no domain is appended.',
      hints: [
        'The repetition matches every label that has a dot after it. What is left for toplabel?',
        'Repeat only if another label begins directly after the dot (&alphanum).',
      ],
    },
    {
      id: 'authority',
      title: 'A server, or a name',
      level: 3,
      rule: 'authority',
      naive: 'authority = server / reg_name',
      task: 'Any server with a host is also a reg_name. Try the server first, but accept it only as the whole authority.',
      hints: [
        'A server can be empty, and an empty server always matches.',
        'Accept a server only if the authority ends after it: at "/", "?", "#", or the end of the text (!.).',
      ],
    },
  ],
};

export const remarks: Remarks = {
  step: ({ derivable, only, underivable, states }) => [
    `The rules that overlapped are separated. A relative path begins with a non-empty segment without a colon, and the query belongs to the reference, not to the path. The part after a scheme is a \`hier_part\` if it begins with a slash, else an \`opaque_part\`. ` +
      `So ${only('a_b:c', { before: 'URL-reference' }, 'URI-reference')}, ${only('a:', { before: 'URL-reference' }, 'URI-reference')} and ${only('?y', { before: 'URL-reference' }, 'URI-reference')} are lost. The last is an accident: Appendix C.1 still resolves it, and the 2003 draft derives it again. ` +
      `A scheme must begin with a letter, as Appendix G.2 says, so ${only('0:', { before: 'URL-reference' }, 'URI-reference')} is lost, too. No reference is new; the automaton has ${states('URI-reference')} states.`,
    `The readings improve. ${only('//h?', 'relativeURI', { before: 'net_path' })} was a path; in RFC 2396 it is a \`net_path\`, ${derivable('//h', 'net_path')}, and a query. ` +
      `An authority that is not a server can be a \`reg_name\`, such as ${only('a_b', 'authority', { before: 'site' })}, so it never becomes a path. ` +
      `A server is wider, too: ${only('a.', 'host', { before: 'host' })} ends in a dot, and the colon of ${only('u:', 'userinfo', { before: 'user' })} does not separate a password. IPv6 addresses are still missing: ${underivable('[::1]', 'authority')}.`,
  ],
  alphabet: ({ only }) => [
    `In RFC 2396 ${only('$', 'reserved', { before: 'reserved' })} and ${only(',', 'reserved', { before: 'reserved' })} become reserved. They are allowed in the same places as before, but escaping them changes the meaning of a URI.`,
  ],
  ambiguity: ({ derivable, unambiguous }) => [
    `Two ambiguities of 1997 remain in RFC 2396: \`//\` opens an authority or an \`abs_path\`, and a non-empty \`server\` such as ${derivable('a', 'server', 'reg_name')} is also a \`reg_name\`. The parts of both have ${unambiguous('server')}: ${derivable('1.2.3.4', 'host')} is not a \`hostname\`, because a \`toplabel\` begins with a letter.`,
  ],
  drawn: [['URI-reference', '//a']],
  naive: {
    authority: '`server` can be empty, so it always matches, and `reg_name` is never tried.',
    hostname: '`*( domainlabel "." )` matches the last label with its final `.`, and does not give it back.',
    domainlabel: labelReason,
    toplabel: labelReason,
  },
};
