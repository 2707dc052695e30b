import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { untilQuiet } from '../quiet.ts';
import { looksFor } from '../turns.ts';

/** What each page asks the server for when somebody goes there: one request, with all that the page shows at first. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Begins to note the queries that a page sends, by the request in which they travel. */
function requestsOf(page: Page): { take: () => string[][] } {
  let sent: string[][] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !/\/api\/graphql(\/together)?$/.test(request.url())) return;
    const { calls, ...alone } = request.postDataJSON() as {
      operationName: string;
      calls?: { operationName: string }[];
    };
    const names = (calls ?? [alone as { operationName: string }]).map(({ operationName }) => operationName);
    if (!names.every((name) => changes.test(name))) sent.push(names);
  });
  return {
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}
/** Notes that somebody was here are changes, which travel alone. */
const changes = /^Visit/;

describe.each(looksFor(5))('in $locale, $theme', (look) => {
  it('Kari goes to a list, a thing and its parts: each comes in one request', async () => {
    const { page, ...kari } = await visit(browser, look, { width: 1_440 });
    await signIn({ page, ...kari }, 'kari@fjordvik.example');
    const { wheels, discussions, topics, grants } = await ask<Record<string, { nodes: { uri: string }[] }>>(
      page,
      `{ wheels: allCalendars(limit: 1) { nodes { uri } } discussions: allDiscussions(limit: 1) { nodes { uri } }
         topics: allTopics { nodes { uri } } grants: allActionValues { nodes { uri } } }`,
    );
    const [wheel, discussion, topic, grant] = [wheels, discussions, topics, grants].map((list) => list!.nodes[0]!.uri);
    const addresses = [
      '/home',
      '/calendar',
      `/calendar/${wheel}`,
      `/forum/public/${discussion}`,
      `/topic/${topic}`,
      `/action-value/${grant}`,
    ];
    const requests = requestsOf(page);
    const several: Record<string, string[][]> = {};
    for (const address of addresses) {
      await page.goto(`/app${address}`);
      await untilQuiet(page);
      const sent = requests.take().filter((names) => !aroundEveryPage(names));
      if (sent.length !== 1) several[address] = sent;
    }
    expect(several).toEqual({});
    await kari.context.close();
  });
});

/**
 * What is not of one page: who is signed in; what the bell counts, once the live channel is open; the service areas, which the browser keeps for a day; and
 * towards the end of a year what the next one lacks.
 */
const aroundEveryPage = (names: readonly string[]) =>
  ['Me', 'NewNotifications', 'KostraChoices', 'RolloverMissing'].includes(names.join());
