import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** Receives PostgreSQL notifications until it is closed. */
export type Listener = { close: () => Promise<void> };

/** What handles the payload of a notification, by channel. */
export type Handlers = Readonly<Record<string, (payload: string) => void>>;

/** Milliseconds before the second and each later attempt to connect again; the first is made at once. */
const patience = 1_000;
/** Milliseconds between two queries that prove that the connection still works, and the most that one may take. */
const pulse = { every: 30_000, within: 10_000 };

/**
 * Listens to channels on a connection of its own, and connects again when that is lost: one loop, so never more than one connection.
 * Calls `onReconnect` afterwards, since notifications may have been missed meanwhile.
 * @throws if the first connection cannot be made
 */
export async function listen(
  connectionString: string,
  handlers: Handlers,
  log: FastifyBaseLogger,
  onReconnect: () => void = () => {},
): Promise<Listener> {
  const closing = new AbortController();
  let connection = await open(connectionString, handlers, log);

  const stay = async () => {
    for (;;) {
      await connection.lost;
      if (closing.signal.aborted) return;
      log.warn('the listener lost its connection');
      const found = await openAgain();
      if (!found) return;
      connection = found;
      if (closing.signal.aborted) return;
      log.warn('the listener is back');
      onReconnect();
    }
  };
  const openAgain = async () => {
    for (let attempt = 1; !closing.signal.aborted; attempt += 1) {
      try {
        return await open(connectionString, handlers, log);
      } catch (error) {
        if (attempt === 1) log.warn({ err: error }, 'the listener cannot connect, and goes on trying');
        await sleep(patience, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
    return null;
  };

  const staying = stay();
  return {
    close: async () => {
      closing.abort();
      connection.end();
      await staying;
      connection.end();
    },
  };
}

type Connection = { lost: Promise<void>; end: () => void };

/** Opens one connection that hears the channels. `lost` is fulfilled when it ends, for any reason. If it cannot be opened, nothing is left open. */
async function open(connectionString: string, handlers: Handlers, log: FastifyBaseLogger): Promise<Connection> {
  const client = new pg.Client({
    connectionString,
    application_name: 'samspel listener',
    keepAlive: true,
    connectionTimeoutMillis: pulse.within,
    query_timeout: pulse.within,
  });
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  const end = () => {
    lose();
    void client.end().catch(() => {});
  };
  client.on('notification', ({ channel, payload = '' }) => handlers[channel]?.(payload));
  client.on('error', (error) => log.warn({ err: error }, 'the listener has a problem'));
  client.on('end', () => lose());
  try {
    await client.connect();
    for (const channel of Object.keys(handlers)) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    end();
    throw error;
  }
  const beat = setInterval(() => void client.query('select').catch(end), pulse.every);
  void lost.then(() => clearInterval(beat));
  return { lost, end };
}
