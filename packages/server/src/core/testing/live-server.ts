import { serveLive } from '../live/live.ts';
import type { LiveServer } from './live-client.ts';
import type { World } from './world.ts';

/** Serves a test's world on a port of its own, with its live channel, for `openLive`. */
export async function serveWorld(
  { app, services, databaseUrl }: World,
  heartbeat?: number,
): Promise<LiveServer & { close: () => Promise<void> }> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const live = await serveLive(app.server, services, databaseUrl, heartbeat);
  return { url: address, close: live.close };
}
