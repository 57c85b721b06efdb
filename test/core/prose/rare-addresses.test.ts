/** The rare IPv4 address formats of rfc2396bis-01 §7.3. */
import { rareAddress } from '../../../src/core/prose/rare-addresses.js';

test.each([
  ['127.1', '127.0.0.1', ['parts']],
  ['128.5.258', '128.5.1.2', ['parts']],
  ['2130706433', '127.0.0.1', ['parts']],
  ['4294967295', '255.255.255.255', ['parts']],
  ['0', '0.0.0.0', ['parts']],
  ['0177.0.0.1', '127.0.0.1', ['octal']],
  ['1.2.3.04', '1.2.3.4', ['octal']],
  ['0x7f.0.0.1', '127.0.0.1', ['hex']],
  ['0X7F000001', '127.0.0.1', ['parts', 'hex']],
  ['017.0x7f.1', '15.127.0.1', ['parts', 'octal', 'hex']],
] as const)('%s is taken for %s', (host, address, forms) => {
  expect(rareAddress(host)).toEqual({ address, forms });
});

test.each([
  ['1.2.3.4', 'the common form'],
  ['0.0.0.0', 'the common form'],
  ['4294967296', 'more than 32 bits'],
  ['256.1', 'more than an octet before the last part'],
  ['1.16777216', 'more than 24 bits after one part'],
  ['1.2.3.256', 'more than an octet'],
  ['1.2.3.4.5', 'five parts'],
  ['08.1', 'no octal digit'],
  ['0x', 'no digit'],
  ['1..2', 'an empty part'],
  ['1.2.', 'an empty last part'],
  ['a.1', 'a letter'],
  ['', 'nothing'],
])('%s is not read as an address: %s', (host) => {
  expect(rareAddress(host)).toBeUndefined();
});
