/** The rules that ABNF predefines (RFC 5234, Appendix B.1), as a PEG. */

import type { StudiedGrammar } from 'uri-revisions-cli/grammar';

const coreRules = String.raw`ALPHA = [A-Za-z]
BIT = [01]
CHAR = [\x01-\x7F]
CR = "\r"
CRLF = CR LF
CTL = [\x00-\x1F\x7F]
DIGIT = [0-9]
DQUOTE = "\""
HEXDIG = [0-9A-F]i
HTAB = "\t"
LF = "\n"
LWSP = ( WSP / CRLF WSP )*
OCTET = [\x00-\xFF]
SP = " "
VCHAR = [!-~]
WSP = SP / HTAB`.split('\n');

/** Returns the PEG of these rules, without those that a grammar defines itself. */
export function corePeg({ bnf }: StudiedGrammar): string {
  const own = bnf.rules.flatMap(({ name, origin }) => (origin === 'core' ? [] : [name]));
  return coreRules.filter((rule) => !own.some((name) => rule.startsWith(`${name} =`))).join('\n');
}
