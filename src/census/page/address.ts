/** What the address of the page holds of censuses: the part alone, since a file is no part of a link. */

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
