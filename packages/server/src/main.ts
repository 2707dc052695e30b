import { pino } from 'pino';
import { startEmbeddedPostgres } from './core/database/embedded/embedded.ts';
import { checkOwnPostgres } from './core/database/embedded/own-postgres.ts';
import { readSettings, type Settings } from './core/settings.ts';
import { prepareInstallation } from './prepare-installation.ts';
import { startServer } from './start-server.ts';
import { farewell, sayPin, welcome } from './terminal.ts';

/** Starts Samspel as the environment says; ends with one sentence where it cannot. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openPostgres(settings);
  const server = await startServer({
    settings,
    connectionString: database.connectionString,
    log: pino({ level: settings.logLevel }, pino.destination(2)) as never,
    prepare: prepareInstallation,
    onPin: sayPin,
  }).catch(async (error) => {
    await database.stop();
    throw error;
  });
  welcome(settings);
  const stop = async () => {
    farewell();
    await server.close();
    await database.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
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
