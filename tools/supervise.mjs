// Keeps the server alive: starts it again if it ends without being asked to.
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds before the server is started again, by how often it ended in the last five minutes. */
const pauses = [0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000];
const memory = 300_000;

/**
 * Runs the server until it is stopped or ends normally, and returns its exit code. A server that has served and then ends otherwise is started again;
 * one that never served has said why, and its code is returned.
 * @param start starts the server as a child process that sends `ready` when it serves
 * @param stopping aborted when the server is to stop; the one who aborts it stops the server too
 * @param say gets one line when the server is started again
 */
export async function supervise(start, stopping, say = console.error) {
  let hasServed = false;
  let ends = [];
  for (;;) {
    const server = start();
    server.once('message', () => {
      hasServed = true;
    });
    const { code, signal } = await endOf(server);
    if (stopping.aborted || code === 0 || !hasServed) return code ?? (stopping.aborted ? 0 : 1);
    ends = [...ends.filter((moment) => moment > Date.now() - memory), Date.now()];
    const pause = pauses[Math.min(ends.length, pauses.length) - 1];
    say(
      `  Samspel ended by itself (${signal ?? `code ${code}`}) and is started again${pause > 0 ? ` in ${pause / 1_000} s` : ''}.`,
    );
    await sleep(pause, undefined, { signal: stopping }).catch(() => {});
    if (stopping.aborted) return 0;
  }
}

const endOf = (server) =>
  new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code, signal) => resolve({ code, signal }));
  });
