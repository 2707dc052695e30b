import type { BrowserContext } from 'playwright-core';
import { samspel } from './samspel.ts';

/** The address at which Samspel is served under https, for what browsers and Teams do only there. */
export const secureAddress = 'https://samspel.example';

/**
 * Lets a browser reach the Samspel of this file under https, as a proxy in front of it does; its `BASE_URL` must match. Live frames are not passed
 * on.
 */
export async function underHttps(context: BrowserContext): Promise<void> {
  await context.route(`${secureAddress}/**`, async (route) => {
    const request = route.request();
    const answer = await fetch(request.url().replace(secureAddress, samspel().url), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postDataBuffer() as BodyInit | null,
      redirect: 'manual',
    });
    const { 'set-cookie': _, 'content-encoding': __, ...headers } = Object.fromEntries(answer.headers);
    await route.fulfill({
      status: answer.status,
      headers: { ...headers, 'set-cookie': answer.headers.getSetCookie().join('\n') },
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}
