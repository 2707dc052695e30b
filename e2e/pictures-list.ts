import type { Page } from 'playwright-core';

/** A picture of a page: what it is called, how wide the window is in pixels, and what is done before it is taken. */
export interface Picture {
  name: string;
  width: 1440 | 768 | 360;
  theme: 'light' | 'dark';
  /** Below /app; what its address is made of can be asked for. */
  path: string | ((ask: Ask) => Promise<string>);
  doing?: (page: Page) => Promise<unknown>;
}

type Ask = <Data>(query: string) => Promise<Data>;

const myYear = '/annual-cycle/my';
const wheel = async (ask: Ask): Promise<string> => {
  const { allCalendars } = await ask<{ allCalendars: { nodes: { uri: string; title: string }[] } }>(
    '{ allCalendars(limit: 20) { nodes { uri title } } }',
  );
  return `/calendar/${allCalendars.nodes.find(({ title }) => title.startsWith('Økonomi'))!.uri}`;
};
const month = (page: Page, name: RegExp) => page.getByRole('gridcell', { name }).first().click();
const firstActivity = async (page: Page) => {
  await page.locator('[data-ticked] button[data-activity]').first().click();
  await page.getByRole('dialog').or(page.getByRole('complementary')).first().waitFor();
};
const words = (text: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(text);
  await page.getByRole('option').first().waitFor();
};

/** The pictures of `docs/pictures`, in the order of their page. */
export const pictures: readonly Picture[] = [
  { name: 'home', width: 1440, theme: 'light', path: '/home' },
  { name: 'home', width: 1440, theme: 'dark', path: '/home' },
  { name: 'home', width: 360, theme: 'light', path: '/home' },
  { name: 'my-year', width: 1440, theme: 'light', path: `${myYear}?view=wheel` },
  { name: 'my-year', width: 1440, theme: 'dark', path: `${myYear}?view=wheel` },
  { name: 'my-year', width: 768, theme: 'light', path: `${myYear}?view=wheel` },
  { name: 'my-year-list', width: 360, theme: 'dark', path: `${myYear}?view=list` },
  { name: 'my-year-months', width: 1440, theme: 'light', path: `${myYear}?view=months` },
  { name: 'my-year-timeline', width: 1440, theme: 'light', path: `${myYear}?view=timeline` },
  { name: 'my-year-table', width: 768, theme: 'dark', path: `${myYear}?view=table` },
  { name: 'wheel', width: 1440, theme: 'light', path: async (ask) => `${await wheel(ask)}?view=wheel` },
  {
    ...{ name: 'month-opened', width: 1440, theme: 'dark' },
    path: async (ask) => `${await wheel(ask)}?view=wheel`,
    doing: (page) => month(page, /^desember, /i),
  },
  { name: 'activity', width: 1440, theme: 'light', path: `${myYear}?view=list`, doing: firstActivity },
  { name: 'activity', width: 360, theme: 'light', path: `${myYear}?view=list`, doing: firstActivity },
  { name: 'municipality', width: 1440, theme: 'light', path: '/municipality?view=wheel&group=unit' },
  { name: 'on-paper', width: 1440, theme: 'light', path: '/municipality/print/2026/1?group=unit' },
  { name: 'presented', width: 1440, theme: 'dark', path: '/municipality/present/2026/1?group=unit' },
  { name: 'explore', width: 1440, theme: 'light', path: '/calendar' },
  {
    name: 'new-wheel',
    width: 768,
    theme: 'light',
    path: async (ask) => `/person/${await me(ask)}/annual-cycle/create`,
  },
  { name: 'topic', width: 1440, theme: 'light', path: topic },
  { name: 'forum', width: 360, theme: 'light', path: '/forum' },
  { name: 'discussion', width: 1440, theme: 'light', path: discussion },
  { name: 'grants', width: 1440, theme: 'light', path: '/action-value' },
  { name: 'search', width: 1440, theme: 'dark', path: '/home', doing: words('budsjett') },
];

async function me(ask: Ask): Promise<string> {
  return (await ask<{ me: { id: string } }>('{ me { id } }')).me.id;
}

/** A topic that many follow. */
async function topic(ask: Ask): Promise<string> {
  const { allTopics } = await ask<{ allTopics: { nodes: { uri: string; followers: number }[] } }>(
    '{ allTopics { nodes { uri followers } } }',
  );
  return `/topic/${allTopics.nodes.toSorted((a, b) => b.followers - a.followers)[0]!.uri}`;
}

/** The discussion that has most answers. */
async function discussion(ask: Ask): Promise<string> {
  const { allDiscussions } = await ask<{ allDiscussions: { nodes: { uri: string; answerCount: number }[] } }>(
    '{ allDiscussions(limit: 20) { nodes { uri answerCount } } }',
  );
  const most = allDiscussions.nodes.toSorted((a, b) => b.answerCount - a.answerCount)[0]!;
  return `/forum/public/${most.uri}`;
}
