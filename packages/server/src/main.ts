import { type Logger, pino } from 'pino';
import { checkPort } from './check-port.ts';
import { openLog } from './core/base/log.ts';
import type { Services } from './core/base/services.ts';
import { readSettings, type Settings } from './core/base/settings.ts';
import { startEmbeddedPostgres } from './core/database/embedded/embedded.ts';
import { checkOwnPostgres } from './core/database/embedded/own-postgres.ts';
import { prepareInstallation } from './prepare-installation.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { farewell, sayPin, warningsOf, welcome } from './terminal.ts';

/** Starts Samspel with the settings of the environment. Throws if it cannot start; the operator then reads one sentence. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel, pino.destination(2));
  endOnFault(log);
  const opening = openPostgres(settings);
  let server: RunningServer | undefined;
  const isStopping = onStop(async () => {
    await server?.close();
    log.level = 'silent'; // what is half started or half closed loses its database now, which nobody needs to read about
    await (await opening).stop();
  });
  const { connectionString, stop } = await opening;
  try {
    await checkPort(settings);
    const prepare = (services: Services) => prepareInstallation(services, (line) => console.log(line));
    server = await startServer({ settings, connectionString, log, prepare, onPin: sayPin });
  } catch (error) {
    if (isStopping()) return;
    await stop();
    throw error;
  }
  if (isStopping()) return;
  welcome(settings);
  for (const warning of warningsOf(settings)) log.warn(warning);
  process.send?.('ready');
}

/**
 * Ends this process after an unexpected fault, since nobody knows what it left half done. The supervisor then starts the next process, which
 * takes over the embedded database.
 */
function endOnFault(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'a fault that nobody foresaw: this process ends');
    process.exit(faultCode);
  });
}

/** The exit code after an unexpected fault. */
const faultCode = 70;

/** Does some work once when the operator stops Samspel, then exits; also during the start, so that no database is left running. */
function onStop(work: () => Promise<void>): () => boolean {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    farewell();
    await work().catch(() => {});
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop); // the supervisor is gone
  return () => isStopping;
}

async function openPostgres({ databaseUrl, dataDir }: Settings) {
  if (!databaseUrl) return startEmbeddedPostgres({ dataDir, log: (line) => console.log(line) });
  await checkOwnPostgres(databaseUrl);
  return { connectionString: databaseUrl, stop: async () => {} };
}

main().catch((error) => {
  console.error(sentenceOf(error));
  process.exit(1);
});

/** Returns what the operator reads: one sentence for an expected error, else the whole stack. */
function sentenceOf(error: unknown): string {
  const { name, code, message, stack, port = 0 } = error as Error & { code?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1} npm start.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user: choose one above 1023 with PORT=3000 npm start.`;
  }
  return name === 'Error' || name === 'TypeError' ? (stack ?? message) : message;
}
