import { describe, expect, it } from 'vitest';
import { webAddress } from './link.ts';

describe('an address is refused', () => {
  it.each([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    [' java\tscript:alert(1)'],
    ['data:text/html,hei'],
    ['mailto:kari@fjordvik.example'],
    ['ftp://ks.no'],
    ['/calendar/1'],
    ['//ks.no'],
    ['https://'],
    ['https://ks.no/ein side'],
    ['https://ks.no@lurar.example/'],
    ['https://kari:pin@ks.no/'],
    ['rutine'],
    ['localhost:3000'],
  ])('of %s', (written) => expect(webAddress(written)).toBeUndefined());
});

describe('an address is kept', () => {
  it.each([
    ['https://www.ks.no/side?a=1#her', 'https://www.ks.no/side?a=1#her'],
    ['HTTP://KS.no', 'HTTP://KS.no'],
    ['www.ks.no/side', 'https://www.ks.no/side'],
    ['rådhuset.no', 'https://rådhuset.no'],
  ])('of %s, as %s', (written, address) => expect(webAddress(written)).toBe(address));
});
