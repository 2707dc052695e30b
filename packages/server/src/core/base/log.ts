import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { version } from './version.ts';

/**
 * Opens the log for the operators, who may not read what people wrote: an error of the database is logged with what went wrong and
 * where, but with no value of a row.
 */
export const openLog = (level: string, destination: DestinationStream): Logger =>
  pino(
    { level, base: { pid: process.pid, hostname: hostname(), version }, serializers: { err: errorWithoutValues } },
    destination,
  );

/** PostgreSQL puts values into the messages of these errors: `invalid input syntax for type date: "…"`. */
const dataException = /^22/;

/** Returns an error as it is logged. PostgreSQL's `detail`, `where` and the like hold whole rows ("Failing row contains …"). */
function errorWithoutValues(error: Error & Partial<Record<string, string>>): object {
  const { code, severity, constraint, table, column, routine } = error;
  if (!(error instanceof Error) || !code || !severity) return stdSerializers.err(error);
  const message = dataException.test(code) ? 'a value that does not fit' : error.message;
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return { type: 'DatabaseError', message, code, constraint, table, column, routine, stack };
}
