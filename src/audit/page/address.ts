/** The address fields of the page for audits. */

import { type Field, text } from '../../web/frame/fields.js';
import type { WingAddress } from '../../web/frame/address.js';

declare module '../../web/frame/address.js' {
  interface Fields {
    /** The displayed parser, by the name of its adapter; empty for all of them. */
    readonly parser: Field<string>;
    /** The string that parsers are asked about; empty for none. */
    readonly asked: Field<string>;
    /** The hosts of an allowlist, separated by spaces; empty for none. */
    readonly allow: Field<string>;
  }
  interface Parts {
    readonly audits: PartAddress;
  }
}

export const address: WingAddress = {
  fields: { parser: { ...text(''), isTopic: true }, asked: { ...text(''), isString: true }, allow: text('') },
  parts: { audits: { place: 80, title: 'Audits', shown: ['parser', 'asked', 'allow'] } },
};
