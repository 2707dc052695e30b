import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import { NotifyChoices } from './notify-choices.tsx';

vi.mock('../../core/person/me.tsx', () => ({
  useMe: () => ({
    id: '1',
    settings: { sendDailyNotificationMail: true, notifyChanged: true, allowContactViaEmail: false },
  }),
}));

/** Shows my choices on a server that saves none of them. */
async function choosing() {
  const { words } = told();
  const asked = serverWith({ SaveSettings: refuse('unavailable') });
  const page = await onPage(<NotifyChoices />);
  return { page, words, asked };
}

test.each([
  ['how often mails come', 'Aldri', 'Kunne ikkje lagre vala for varsel.'],
  [
    'what I am notified of',
    'Endringar i det eg følgjer, har laga eller er ansvarleg for',
    'Kunne ikkje lagre vala for varsel.',
  ],
  ['how I may be contacted', 'På e-post', 'Kunne ikkje lagre valet «På e-post» for kontakt.'],
])('a choice of %s that is not saved is said, with the reason, and undone', async (_, label, said) => {
  const { page, words, asked } = await choosing();
  const choice = () => page.find<HTMLInputElement>('input', label).checked;
  const before = choice();
  await page.press('input', label);
  expect(asked).toHaveLength(1);
  expect(words).toEqual([`error: ${said} Nei`]);
  expect(choice()).toBe(before);
});
