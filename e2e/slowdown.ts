import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** How many times slower than the machine the pages of journeys run (`JOURNEY_SLOWDOWN`), so that what a journey reads too early shows. */
const slowdown = Number(process.env.JOURNEY_SLOWDOWN ?? 1);

const clients = new WeakMap<Page, CDPSession>();

const setRate = async (client: CDPSession | undefined, rate: number): Promise<void> => {
  await client?.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Slows every page of a context as long as it is open, as a slow machine would. */
export function slowPages(context: BrowserContext): void {
  if (slowdown === 1) return;
  context.on('page', async (page) => {
    // A window that opens and closes at once needs no slowing.
    const client = await context.newCDPSession(page).catch(() => undefined);
    if (!client) return;
    clients.set(page, client);
    await setRate(client, slowdown).catch(() => undefined);
  });
}

/** Does something at the machine's own speed, such as checking a page, which no person waits for. */
export async function atFullSpeed(page: Page, work: () => Promise<void>): Promise<void> {
  await setRate(clients.get(page), 1);
  await work();
  await setRate(clients.get(page), slowdown);
}
