import { expect, test } from 'vitest';
import { feedClientOf } from './feed.ts';

test.each([
  ['Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17029; Pro)', 'OUTLOOK'],
  ['MacOutlook/16.80.0.0 (Intel Mac OS X 14.1)', 'OUTLOOK'],
  ['Microsoft.Exchange/15.20', 'OUTLOOK'],
  ['Google-Calendar-Importer', 'GOOGLE'],
  ['iOS/17.1 (21B74) dataaccessd/1.0', 'APPLE'],
  ['macOS/14.1 (23B74) CalendarAgent/1001', 'APPLE'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:115.0) Gecko/20100101 Thunderbird/115.5.0', 'THUNDERBIRD'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120 Safari/537.36', 'OTHER'],
  ['', 'OTHER'],
  [undefined, 'OTHER'],
] as const)('%s is %s', (userAgent, client) => {
  expect(feedClientOf(userAgent)).toBe(client);
});
