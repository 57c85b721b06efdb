/** The rules of RFC 3986 by their names in RFC 3987 §2.2, for expectations that hold in both. */

/** The rules "that are the same as those in [RFC3986]". */
const same =
  /^(?:scheme|port|IP-literal|IPvFuture|IPv6address|h16|ls32|IPv4address|dec-octet|pct-encoded|unreserved|reserved|(?:gen|sub)-delims)$/;

/** "If the non-terminal contains 'URI', this has been changed to 'IRI'. Otherwise, an 'i' has been prefixed." */
export function ownRule(rule: string): string {
  if (same.test(rule)) return rule;
  return rule.includes('URI') ? rule.replace('URI', 'IRI') : `i${rule}`;
}

/** Returns a table by rule with the names of RFC 3987. */
export function ownRules<Value>(table: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(table).map(([rule, value]) => [ownRule(rule), value]));
}
