/** The sections of the five documents, as findings, explanations and results cite them. */
import type { RevisionId } from '../generated/registry/ids.js';

export const sections: Readonly<Record<RevisionId, ReadonlySet<string>>> = {
  'url-1993': new Set([
    'Terms',
    'Requirements',
    'Uses of names and addresses',
    'Current practice',
    'Expandability',
    'Relevance',
    'Uniqueness',
    'Readability by people',
    'Structure of names and addresses.',
    'Choices',
    'Recommendations',
    'Full form',
    'Fragment-id',
    'Scheme',
    'Internet protocol parts',
    'Path',
    'Partial form',
    'Encoding prohibited characters',
    'Specific Naming Schemes',
    'HTTP',
    'FTP',
    'News',
    'WAIS',
    'Prospero',
    'Gopher',
    'Telnet, rlogin, tn3270',
    'x500',
    'WHOIS',
    'Network Management Database',
    'Registration of naming schemes',
    'BNF syntax',
    'Security considerations',
    'References',
  ]),
  'url-1995': new Set(['BNF syntax']),
  rfc1738: numbered(
    '1 2 2.1 2.2 2.3 3 3.1 3.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.3 3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 ' +
      '3.4.7 3.4.8 3.4.9 3.5 3.6 3.7 3.8 3.9 3.10 3.11 4 5 6 7',
    'Appendix',
    'References',
  ),
  'url-1997': numbered(
    '1 1.1 1.2 1.3 1.4 2 2.1 2.2 2.3 2.4 2.4.1 2.4.2 2.4.3 3 4 4.1 4.2 4.3 4.3.1 4.3.2 4.3.3 4.4 5 5.1 ' +
      '5.1.1 5.1.2 5.1.3 5.1.4 5.2 6 7',
    ...['A', 'B', 'C', 'C.1', 'C.2', 'D', 'E', 'F', 'F.1', 'F.2', 'F.3', 'F.4'].map((a) => `Appendix ${a}`),
  ),
  'rfc2396bis-01': numbered(
    '1 1.1 1.2 1.3 1.4 1.5 1.6 2 2.1 2.2 2.3 2.4 2.4.1 2.4.2 2.4.3 3 3.1 3.2 3.2.1 3.2.2 3.3 3.4 4 4.1 4.2 ' +
      '4.3 5 5.1 5.1.1 5.1.2 5.1.3 5.1.4 5.2 6 6.1 6.2 6.2.1 6.2.2 6.2.2.1 6.2.2.2 6.2.2.3 6.2.3 6.2.4 6.3 ' +
      '7 7.1 7.2 7.3 7.4 7.5',
    ...['A', 'B', 'C', 'C.1', 'C.2', 'D', 'E', 'F', 'G', 'G.1', 'G.2'].map((a) => `Appendix ${a}`),
  ),
};

function numbered(numbers: string, ...others: readonly string[]): ReadonlySet<string> {
  return new Set([...numbers.split(' '), ...others]);
}
