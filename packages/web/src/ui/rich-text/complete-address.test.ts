import { expect, test } from 'vitest';
import { completeAddress } from './complete-address.ts';

test.each([
  ['ks.no', 'https://ks.no'],
  ['www.ssb.no/kostra', 'https://www.ssb.no/kostra'],
  ['kari@fjordvik.example', 'mailto:kari@fjordvik.example'],
  ['http://fjordvik.example', 'http://fjordvik.example'],
  ['mailto:kari@fjordvik.example', 'mailto:kari@fjordvik.example'],
  ['/calendar/okonomi-7', '/calendar/okonomi-7'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s written as a link is %s', (written, address) => {
  expect(completeAddress(written)).toBe(address);
});
