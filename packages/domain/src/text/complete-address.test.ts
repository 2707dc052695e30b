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

test.each([
  ['ks.no:8080/x', 'https://ks.no:8080/x'],
  ['ks.no?x=1', 'https://ks.no?x=1'],
  ['https://x.no/a b.pdf', 'https://x.no/a%20b.pdf'],
  ['\u200bwww.ks.no\u00a0', 'https://www.ks.no'],
  ['', ''],
])('%j written as a link is %s', (written, address) => {
  expect(completeAddress(written)).toBe(address);
});
