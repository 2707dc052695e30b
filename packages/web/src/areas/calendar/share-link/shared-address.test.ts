import { expect, test } from 'vitest';
import { embedCode, sharedAddress, viewAddress } from './shared-address.ts';

const origin = 'https://samspel.example';

test('a title cannot break out of the code', () => {
  expect(embedCode(`${origin}/a?b=1&c=2`, '"><script>')).toBe(
    '<iframe src="https://samspel.example/a?b=1&amp;c=2" title="&quot;&gt;&lt;script&gt;" width="100%" height="760" style="border: 0" loading="lazy"></iframe>',
  );
});

test('a uri that is not plain cannot break the address', () => {
  expect(sharedAddress(origin, 'a/../b?c')).toBe('https://samspel.example/app/shared/a%2F..%2Fb%3Fc');
});

test('a view is the address with its template and what differs', () => {
  const view = { template: 'embed', year: 2027, startMonth: 8, month: 0 } as const;
  expect(viewAddress(origin, 'budsjett', view, '2026-11-21')).toBe(
    'https://samspel.example/app/shared/budsjett?template=embed&year=2027&start_month=8',
  );
});
