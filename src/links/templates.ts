/** What stands where a reference may and is none that can be changed: what another tool fills in, paths of Windows, scripts. */

/** The syntaxes that tools fill in, with an expression that finds one in a reference. Each is linear. */
const templates: readonly (readonly [name: string, expression: RegExp])[] = [
  ['Jinja, Liquid, Mustache or Handlebars', /\{[{%#]/],
  ['ERB, EJS, JSP or PHP', /<[%?]/],
  // Markdown takes the brackets of a destination off.
  ['ERB, EJS, JSP or PHP', /^%.*%$|^\?.*\?$/s],
  ['a template string of JavaScript', /\$\{/],
  ['RFC 6570 or a server of OpenAPI', /\{[^{}]*\}/],
  ['a merge tag of Mailchimp', /\*\|[^|]*\|\*/],
  ['AMPscript', /%%[\w-]+%%/],
  ['a field in brackets', /\[[A-Z][A-Z0-9_]*\]/],
  // A segment alone: in a query, brackets hold names of data.
  ['a field in brackets', /(?:^|\/)\[+[\w.-]+\]+(?![^/?#])/],
  ['a field in guillemets', /[«‹][^«»‹›]*[»›]/],
  ['a name in angle brackets', /<[^<>]*>/],
  // With Python's names and POSIX's numbers; an escape is none.
  ['printf or strftime', /%(?![0-9A-Fa-f]{2})(?:\(\w+\)|\d+\$)?[-+#]*\d*(?:\.\d+)?[@A-Za-z]/],
];

/** What else a reference is none of: how it begins, and what it is. */
const others: readonly (readonly [begin: RegExp, what: string])[] = [
  [/^(?:[A-Za-z]:|\\)\\/, 'it is a path of Windows, in which a backslash is no data'],
  [/^javascript:/i, 'it is a script'],
];

/** Why nothing is to be advised for a refused reference, as a clause; undefined of what is a reference. Linear. */
export function noReference(text: string): string | undefined {
  const other = others.find(([begin]) => begin.test(text));
  if (other !== undefined) return other[1];
  const template = templates.find(([, expression]) => expression.test(text));
  return template && `it may be filled in from a template (${template[0]})`;
}
