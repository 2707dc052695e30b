import { expect, onTestFinished, test, vi } from 'vitest';
import { onPage } from '../../../../core/testing/page.tsx';
import { restServer } from '../../../../core/testing/rest-server.ts';
import { SharedPage } from './shared-page.tsx';

vi.mock('../../../../core/time/use-today.ts', () => ({ useToday: () => '2026-11-26' }));

const yearOf = (year: number) => ({
  ...{ title: 'Skuleåret', organization: 'Fjordvik kommune', lastUpdated: '2026-11-20', color: '#1f6f8b', year },
  ...{ startMonth: 1, hasTimeline: false, from: `${year}-01-01`, to: `${year}-12-31`, rings: [], activities: [] },
});
const asked = (year: number) => `/shared/abc?year=${year}&start_month=1`;

test('a year that cannot be read keeps whose it is, and says so in the place of the year, with the way to other years', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const server = restServer({ [asked(2026)]: () => yearOf(2026) });
  const first = { template: 'calendar', year: 2026, startMonth: 1, month: 0 } as const;
  const page = await onPage(<SharedPage uri="abc" first={first} locale="nn" />);
  await expect.poll(() => page.names('h1')).toEqual(['Skuleåret']);
  await page.press('button', 'Vis 2027');
  await expect.poll(() => page.text()).toContain('Fekk ikkje henta årshjulet');
  expect(page.names('h1')).toEqual(['Skuleåret']);
  expect(page.text()).not.toContain('Ingen aktivitetar');
  await page.press('button', 'Vis 2026');
  await expect.poll(() => page.text()).toContain('Ingen aktivitetar i 2026');
  await page.press('button', 'Vis 2027');
  await expect.poll(() => page.text()).toContain('Fekk ikkje henta årshjulet');
  server.answer({ [asked(2027)]: () => yearOf(2027) });
  await page.press('button', 'Prøv igjen');
  await expect.poll(() => page.text()).toContain('Ingen aktivitetar i 2027');
});

test('without any year to show it says so as the title of the page', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  restServer({});
  const first = { template: 'calendar', year: 2026, startMonth: 1, month: 0 } as const;
  const page = await onPage(<SharedPage uri="abc" first={first} locale="nn" />);
  await expect.poll(() => page.names('h1')).toEqual(['Fekk ikkje henta årshjulet']);
});
