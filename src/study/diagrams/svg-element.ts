/** Elements of SVG as text. Whatever comes from elsewhere is escaped here. */
import { visible } from '../../core/base/visible.js';

/** An element. Attribute values are escaped; the content must be markup already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content = '',
): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return content === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${content}</${name}>`;
}

/** Text as content or attribute value. What XML cannot hold, and what cannot be seen, is spelled out. */
export function escapeXml(text: string): string {
  return visible(text.replace(/[\t\r\n]+/g, ' ')).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
