/** The address of the page for censuses: only the part, since a link cannot contain a file. */

import type { WingAddress } from '../../web/frame/address.js';

declare module '../../web/frame/address.js' {
  interface Parts {
    readonly census: PartAddress;
  }
}

export const address: WingAddress = {
  fields: {},
  parts: { census: { place: 90, title: 'Census', shown: [] } },
};
