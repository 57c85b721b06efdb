/** SVG elements as text. This file escapes all untrusted text. */
import { visible } from '../../core/base/visible.js';

/** Returns an element. Attribute values are escaped; the content must already be markup. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content = '',
): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return content === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${content}</${name}>`;
}

/**
 * Escapes text for content or an attribute value. Spells out invisible characters and those that XML cannot contain.
 */
export function escapeXml(text: string): string {
  return visible(text.replace(/[\t\r\n]+/g, ' ')).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
