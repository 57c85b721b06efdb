/** The addr-spec of RFC 822, in lexical symbols (RFC 822 §3.1.4): white space and comments separate atoms. */

/** RFC 822 §3.3: an atom, a quoted string, a domain literal, white space, or any other character. */
const symbol =
  /(?<a>[^\0-\x20\x7f-\uffff()<>@,;:\\".[\]]+)|(?<q>"(?:[^"\\\r\x80-\uffff]|\r\n[ \t]|\\[\0-\x7f])*")|(?<l>\[(?:[^[\]\\\r\x80-\uffff]|\r\n[ \t]|\\[\0-\x7f])*\])|(?<space>(?:\r\n)?[ \t])|[^]/y;
const kinds = ['a', 'q', 'l', 'space'];
/** A piece of a comment. Comments nest. */
const inComment = /[^()\\\r\x80-\uffff]+|\r\n[ \t]|\\[\0-\x7f]|[()]/y;

/**
 * Returns a letter for each symbol outside comments: a for an atom, q for a quoted string, l for a domain literal;
 * other characters as they are. Undefined if a comment is wrong or does not end.
 */
function symbolsOf(address: string): string | undefined {
  let symbols = '';
  let depth = 0;
  for (let at = 0; at < address.length;) {
    const expression = depth === 0 ? symbol : inComment;
    expression.lastIndex = at;
    const found = expression.exec(address);
    if (found === null) return undefined;
    const [text] = found;
    at += text.length;
    if (text === '(') depth++;
    else if (depth > 0) depth -= text === ')' ? 1 : 0;
    else {
      const kind = kinds.find((name) => found.groups?.[name] !== undefined) ?? text;
      if (kind !== 'space') symbols += kind;
    }
  }
  return depth === 0 ? symbols : undefined;
}

/** Tests whether a text is an addr-spec of RFC 822 §6.1. Linear in the text. */
export function isAddrSpec(address: string): boolean {
  return /^[aq](?:\.[aq])*@[al](?:\.[al])*$/.test(symbolsOf(address) ?? '');
}
