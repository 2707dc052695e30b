import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerOptions, WebSocketServer } from 'ws';
import type { Services } from '../base/services.ts';
import { KeptRows } from '../database/kept-rows.ts';
import { listen } from '../database/listen.ts';
import { type Notice, noticeChannel } from '../events/emit.ts';
import { type PersonalNotice, personalChannel } from '../events/push-to-people.ts';
import { endRaw } from '../rest/raw-answer.ts';
import { Channels } from './channels.ts';
import { closeCodes, serveConnection } from './connection.ts';
import { closeOutlived, closeSignIn, signInEndedChannel } from './ended-sign-ins.ts';
import { heartbeatOf } from './heartbeat.ts';
import { publish, publishToPeople } from './publish.ts';
import { judgeUpgrade } from './upgrade.ts';

/** Bytes of the largest frame that a browser may send. */
const maxPayload = 1_024;
/** Milliseconds between two checks that clients still answer; a client that misses one is cut off. */
const everyBeat = 30_000;
/** Milliseconds that a browser has to close its side after our close frame; then it is cut off. */
const closeTimeout = 2_000;
/** The same when this process ends. */
const farewell = 500;

/**
 * Serves `/api/live` on a listening HTTP server. Changes made by any process on the database reach the browsers of this one.
 * @param heartbeat milliseconds between two checks of which clients still answer and whose sign-in has ended
 */
export async function serveLive(
  server: Server,
  services: Services,
  connectionString: string,
  heartbeat = everyBeat,
): Promise<{ close: () => Promise<void> }> {
  const channels = new Channels();
  const options: ServerOptions & { closeTimeout: number } = { noServer: true, maxPayload, closeTimeout };
  const sockets = new WebSocketServer(options);
  sockets.on('error', (error) => services.log.error({ err: error }, 'the live channel has a problem'));
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy()); // nothing else handles its errors until it is a socket
    const status = judgeUpgrade(request, services.settings);
    if (status !== 101) return endRaw(stream, status);
    sockets.handleUpgrade(request, stream, head, (socket) => serveConnection(services, channels, socket));
  });

  let queue = Promise.resolve();
  const { standbys, keptRows } = services;
  const hear = (payload: string) => {
    const notice = JSON.parse(payload) as Notice;
    if (notice.endsRights) standbys?.forgetBefore();
    const canBeRead = standbys?.haveReplayed(); // whoever is told reads at once
    queue = queue
      .then(() => canBeRead)
      .then(() => publish(services, channels, notice))
      .catch((error) => services.log.error({ err: error }, 'a live frame could not be sent'));
  };
  const handlers = {
    [noticeChannel]: hear,
    [personalChannel]: async (payload: string) => {
      await standbys?.haveReplayed();
      publishToPeople(channels, JSON.parse(payload) as PersonalNotice);
    },
    [KeptRows.channel]: () => keptRows?.forget(),
    [signInEndedChannel]: (payload: string) => closeSignIn(channels, Number(payload)),
  };
  // It is unknown what the listener missed while it was away, so every page has to connect again and reload its data.
  const restart = () => {
    standbys?.forgetBefore();
    keptRows?.forget();
    for (const socket of sockets.clients) socket.close(closeCodes.restart);
  };
  const listener = await listen(connectionString, handlers, services.log, restart);
  keptRows?.forget(); // it may have changed before it was listened to
  const beat = heartbeatOf(sockets.clients);
  const pulse = setInterval(() => {
    beat();
    closeOutlived(channels, services.now());
  }, heartbeat);

  return {
    close: async () => {
      clearInterval(pulse);
      await listener.close();
      restart();
      const closed = new Promise((resolve) => sockets.close(resolve));
      await Promise.race([closed, sleep(farewell)]);
      for (const socket of sockets.clients) socket.terminate();
      await queue;
    },
  };
}
