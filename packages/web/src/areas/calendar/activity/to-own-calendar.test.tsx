import { expect, test } from 'vitest';
import { type Me, MeProvider } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { ToOwnCalendar } from './to-own-calendar.tsx';

test('one link puts the activity, and nothing else, into my own calendar', async () => {
  const page = await onPage(
    <MeProvider value={{ calendarCode: 'abc' } as Me}>
      <ToOwnCalendar id="42" />
    </MeProvider>,
  );
  const link = page.find<HTMLAnchorElement>('a', 'Legg til i kalenderen min');
  const { pathname, search } = new URL(link.href);
  expect(pathname + search).toBe('/api/meta/export?calendarCode=abc&metaId=42');
});
