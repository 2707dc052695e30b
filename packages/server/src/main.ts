import { pino } from 'pino';
import { startEmbeddedPostgres } from './core/database/embedded/embedded.ts';
import { checkOwnPostgres } from './core/database/embedded/own-postgres.ts';
import { readSettings, type Settings } from './core/settings.ts';
import { prepareInstallation } from './prepare-installation.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { farewell, sayPin, welcome } from './terminal.ts';

/** Starts Samspel as the environment says; ends with one sentence where it cannot. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel }, pino.destination(2));
  const opening = openPostgres(settings);
  let server: RunningServer | undefined;
  const isStopping = onStop(async () => {
    if (server) await server.close();
    else log.level = 'silent'; // what is half started loses its database now, and nobody needs to read of it
    await (await opening).stop();
  });
  const { connectionString, stop } = await opening;
  try {
    server = await startServer({ settings, connectionString, log, prepare: prepareInstallation, onPin: sayPin });
  } catch (error) {
    if (isStopping()) return;
    await stop();
    throw error;
  }
  if (!isStopping()) welcome(settings);
}

/** Does work once when the operator stops Samspel, then ends; also while it still starts, so that no database is left running. */
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

/** What the operator reads: the sentence of an error that was foreseen, else all of it. */
function sentenceOf(error: unknown): string {
  const { name, code, message, stack } = error as Error & { code?: string };
  if (code === 'EADDRINUSE')
    return 'The port is taken by another program: stop it, or choose another with PORT=3001 npm start.';
  if (code === 'EACCES')
    return 'The port may not be opened by this user: choose one above 1023 with PORT=3000 npm start.';
  return name === 'Error' || name === 'TypeError' ? (stack ?? message) : message;
}
