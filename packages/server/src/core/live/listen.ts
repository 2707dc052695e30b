import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** Hears PostgreSQL notifications until it is closed. */
export type Listener = { close: () => Promise<void> };

const patience = 1_000;

/**
 * Listens to channels on a connection of its own, and connects again when it is lost; `onReconnect` says that something may have
 * been missed meanwhile. The first connection is waited for.
 */
export async function listen(
  connectionString: string,
  handlers: Readonly<Record<string, (payload: string) => void>>,
  log: FastifyBaseLogger,
  onReconnect: () => void = () => {},
): Promise<Listener> {
  let client: pg.Client;
  let isClosed = false;

  const connect = async () => {
    client = new pg.Client({ connectionString, application_name: 'samspel listener', keepAlive: true });
    client.on('notification', ({ channel, payload = '' }) => handlers[channel]?.(payload));
    client.on('error', (error) => log.warn({ err: error }, 'the listener lost its connection'));
    client.on('end', () => void (isClosed || again()));
    await client.connect();
    for (const channel of Object.keys(handlers)) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };

  const again = async () => {
    while (!isClosed) {
      await new Promise((resolve) => setTimeout(resolve, patience));
      try {
        await connect();
        return onReconnect();
      } catch (error) {
        log.warn({ err: error }, 'the listener cannot connect yet');
      }
    }
  };

  await connect();
  return {
    close: async () => {
      isClosed = true;
      await client.end().catch(() => {});
    },
  };
}
