import { describe, expect, it } from 'vitest';
import { email } from '../account/account.input.ts';
import { updateOrganizationInput } from '../admin/organization.input.ts';
import { makeSharableInput, sharedYearInput } from '../calendar/share-link.input.ts';
import { createLinkInput } from '../link/link.input.ts';
import { seenValue } from '../text/invisible.ts';
import { readWrittenTime } from '../time/clock-time.ts';
import { clockTime, colour, day } from './values.ts';

/** Characters that come along with a copy, and that nobody sees. */
const unseen = [
  '\u200b',
  '\u00a0',
  '\ufeff',
  '\u200e',
  '\u202a',
  '\u2060',
  '\u00ad',
  '\u2009',
  '\u3000',
  '\t',
  '\u2066',
  '\ufe0f',
];

const domains = (given: string) => updateOrganizationInput.parse({ id: 1, version: 1, domains: [given] }).domains;
const fields: [what: string, read: (given: string) => unknown, written: string, read: unknown][] = [
  ['an e-mail address', (given) => email.parse(given), 'Kari@fjordvik.example', 'kari@fjordvik.example'],
  ['a domain', domains, '@fjordvik.example', ['fjordvik.example']],
  ['the uri of a share link', (uri) => makeSharableInput.parse({ id: 1, uri }).uri, 'budsjett-2027', 'budsjett-2027'],
  ['a followed share link', (uri) => sharedYearInput.parse({ uri }).uri, 'budsjett-2027', 'budsjett-2027'],
  ['a year', (year) => sharedYearInput.parse({ uri: 'x', year }).year, '2027', 2027],
  [
    'the address of a link',
    (href) => createLinkInput.parse({ meta: 1, label: 'KS', href }).href,
    'www.ks.no',
    'https://www.ks.no',
  ],
  ['a day', (given) => day.parse(given), '2027-03-01', '2027-03-01'],
  ['a time', (given) => clockTime.parse(given), '09:00', '09:00'],
  ['a written time', readWrittenTime, 'kl. 9.30', '09:30'],
  ['a colour', (given) => colour.parse(given), '#1F6F8B', '#1f6f8b'],
];

describe.each(fields)('%s', (_what, read, written, meant) => {
  it('is read whatever unseen characters stand around it', () => {
    for (const sign of unseen) expect([sign, read(`${sign}${written}${sign} `)]).toEqual([sign, meant]);
  });

  it('is read whatever unseen characters stand within it', () => {
    for (const sign of ['\u200b', '\u00ad', '\u2060', '\ufeff'])
      expect([sign, read(`${written.slice(0, 2)}${sign}${written.slice(2)}`)]).toEqual([sign, meant]);
  });
});

it('what is seen stays as it is', () => {
  expect(seenValue(' Ås\u200b kommune, 1½ «a/b» 🎄 ')).toBe('Ås kommune, 1½ «a/b» 🎄');
});
