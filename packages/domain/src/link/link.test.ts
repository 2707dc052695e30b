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
    ['https://ks .no/'],
    ['www.ks.no:port/x'],
    ['kari@ks.no'],
    ['ks.no@lurar.example/'],
    ['https:ks.no'],
    ['\u200bjavascript:alert(1)'],
    ['a.b:alert(1)'],
    [''],
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
    ['www.ks.no?x=1', 'https://www.ks.no?x=1'],
    ['www.ks.no#del', 'https://www.ks.no#del'],
    ['www.ks.no:8080/x', 'https://www.ks.no:8080/x'],
    ['https://ks.no/ein side', 'https://ks.no/ein%20side'],
    ['https://x.no/a b.pdf', 'https://x.no/a%20b.pdf'],
    ['www.ks.no/a\u00a0b', 'https://www.ks.no/a%20b'],
    ['https://ks.no/lang\n  side', 'https://ks.no/lang%20%20side'],
    ['\u200bhttps://ks.no/\u2060side\ufeff ', 'https://ks.no/side'],
    ['http://localhost:3000/x', 'http://localhost:3000/x'],
  ])('of %s, as %s', (written, address) => expect(webAddress(written)).toBe(address));
});
