/** Gopher+ strings and what a Gopher client sends: RFC 1738 §3.4.2 to §3.4.9. */

import type { OctetString } from './octets.js';
import type { GopherPlus } from './parts.js';

/** What a decoded Gopher+ string asks for. */
export function gopherPlus(string: OctetString): GopherPlus {
  const first = string.charAt(0);
  const rest = string.slice(1);
  if (string === '+') return { form: 'default-view' };
  if (string === '?') return { form: 'electronic-form' };
  if (first === '!' || first === '$') {
    const of = first === '!' ? 'item' : 'directory';
    return { form: 'attributes', of, names: rest === '' ? [] : rest.split(' ') };
  }
  const values = first === '+' ? formValues(rest) : undefined;
  if (values !== undefined) return { form: 'form-data', values };
  if (first === '+' && /^[^ \t\r\n]+(?: [^ \t\r\n]+)?$/.test(rest)) {
    const [view = '', language] = rest.split(' ');
    return { form: 'view', view, language };
  }
  return { form: 'other' };
}

/** §3.4.9: TAB 1 CRLF, "+-1" CRLF, a line for each value, "." CRLF. */
function formValues(rest: OctetString): readonly OctetString[] | undefined {
  const [head = '', mark, ...lines] = rest.split('\r\n');
  if (head !== '\t1' || mark !== '+-1') return undefined;
  return lines.at(-1) === '' && lines.at(-2) === '.' ? lines.slice(0, -2) : undefined;
}

/** The selector, then TAB and search, then TAB and Gopher+ string; form data follows the selector at once. */
export function gopherRequest(
  selector: OctetString,
  search: OctetString | undefined,
  string: OctetString | undefined,
): OctetString {
  const fields = [selector, search, string].filter((field) => field !== undefined);
  const isForm = string !== undefined && gopherPlus(string).form === 'form-data';
  if (isForm && search === '') fields.splice(1, 1);
  return fields.join('\t');
}
