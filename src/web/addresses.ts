/** The addresses of the page with the parts of all wings. */

import { wings } from '../../generated/wings/page-addresses.js';
import { Addresses } from './frame/address.js';

export const addresses = new Addresses(wings);
