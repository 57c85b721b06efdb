/**
 * Texts that occur instead of references and must not be changed: placeholders of other tools, paths of Windows,
 * scripts.
 */

const inBrackets = 'a field in brackets';

/** The placeholder syntaxes of tools, each with an expression that finds one in a reference. Each is linear. */
const templates: readonly (readonly [name: string, expression: RegExp])[] = [
  ['Jinja, Liquid, Mustache or Handlebars', /\{[{%#]/],
  ['ERB, EJS, JSP or PHP', /<[%?]/],
  // Markdown removes the brackets of a destination.
  ['ERB, EJS, JSP or PHP', /^%.*%$|^\?.*\?$/s],
  ['Template Toolkit', /\[%/],
  ['FreeMarker', /[[<]\/?[#@]|\[=/],
  ['a JavaScript template string', /\$\{/],
  ['Make or a shell', /\$\(/],
  ['Swift', /\\\(/],
  ['reStructuredText', /^\|[^|]+\|$/],
  ['RFC 6570 or an OpenAPI server', /\{[^{}]*\}/],
  ['a Mailchimp merge tag', /\*\|[^|]*\|\*/],
  ['AMPscript', /%%[\w-]+%%/],
  [inBrackets, /\[[A-Z][A-Z0-9_]*\]/],
  // Only as a whole segment: in a query, brackets contain names of data.
  [inBrackets, /(?:^|\/)\[+[\w.-]+\]+(?![^/?#])/],
  ['a field in guillemets', /[«‹][^«»‹›]*[»›]/],
  ['a name in angle brackets', /<(?![A-Za-z][A-Za-z0-9+.-]*:)[^<>]*>/],
  // As in (<YOUR URL>).
  ['words in capitals', /^[A-Z]+(?: [A-Z]+)+$/],
  // With Python's names and POSIX's numbers; an escape does not match.
  ['printf or strftime', /%(?![0-9A-Fa-f]{2})(?:\(\w+\)|\d+\$)?[-+#]*\d*(?:\.\d+)?[@A-Za-z]/],
];

/** Other texts that are no references: their beginning, and a description. */
const otherPatterns: readonly (readonly [begin: RegExp, what: string])[] = [
  [/^(?:[A-Za-z]:|\\)\\/, 'it is a Windows path, in which a backslash is a separator'],
  [/^javascript:/i, 'it is a script'],
];

/** Returns the tool that may fill in a refused reference from a template; undefined if none. Linear. */
export function templateOf(text: string): string | undefined {
  return templates.find(([, expression]) => expression.test(text))?.[0];
}

/**
 * Returns the reason why there is no advice for a refused reference, as a clause; undefined for a reference. Linear.
 */
export function noReference(text: string): string | undefined {
  const other = otherPatterns.find(([begin]) => begin.test(text));
  if (other !== undefined) return other[1];
  const template = templateOf(text);
  return template && `it may be filled in from a template (${template})`;
}
